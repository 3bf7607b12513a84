//! The drawing of a Toguz Korgool scene: the plank, the upper row, the two treasuries, the lower row.
//!
//! ```text
//! g.toguz-ground                                  once
//! g.spot.toguz-pit[role=button][aria-label][data-spot]  rect.spot__hit, heap or tuz, marks, rect.spot__focus
//! g.toguz-treasury[role=img][aria-label]          name, stones by tens, count
//! g.toguz-writings                                number, count and preview of every pit
//! ```
//!
//! What is written stands beside the buttons and not in them: a bare "4 9" inside a button named `White pit 4, 9 stones`
//! would be read as its label (WCAG 2.5.3).

use super::geometry::{Area, Geometry, Row};
use super::ground::ground;
use super::heap::{heap, hoard};
use super::scene::{Effect, PitEvent, PitMark, PitScene, ToguzPreview, ToguzScene, Trail, TreasuryScene};
use crate::app::boards::Mode;
use crate::app::boards::svg::{
    circle, element, group, group_lifted, liftable, path, path_moved, rect, spot, still, translate, words,
};
use crate::games::toguz::Direction;
use yew::virtual_dom::Key;
use yew::{AttrValue, Html, html};

/// The inside of the board's `<svg>`.
pub(super) fn draw(scene: &ToguzScene) -> Html {
    let ToguzScene { geometry, seat, mode, .. } = *scene;
    let direction = seat.direction();
    let of = vec![geometry.extent().0, geometry.height, i32::from(direction == Direction::Clockwise)];
    let half = scene.pits.len() / 2;
    let row = |from: usize| {
        let pits = scene.pits.iter().enumerate().skip(from).take(half);
        let place = |pit: &PitScene| seat.place(pit.pit);
        group("toguz-row", pits.map(|(at, pit)| draw_pit(geometry, mode, place(pit), at, pit)).collect())
    };
    let writings = scene.pits.iter().flat_map(|pit| writings(geometry, seat.place(pit.pit), pit)).collect();
    let treasuries = Row::ALL.into_iter().zip(&scene.treasuries);
    let treasuries = treasuries.map(|(row, treasury)| draw_treasury(geometry, row, mode, treasury));
    html! {
        <>
            { still(of, move || ground(geometry, direction)) }
            { row(0) }
            { group("toguz-treasuries", treasuries.collect()) }
            { row(half) }
            { group("toguz-writings", writings) }
        </>
    }
}

fn draw_pit(geometry: Geometry, mode: Mode, (row, column): (Row, u8), at: usize, pit: &PitScene) -> Html {
    let key = Some(Key::from(pit.pit.index()));
    let contents = contents(geometry, (row, column), at, pit);
    if mode == Mode::Picture {
        let mut picture = element("g", &["class"], vec!["toguz-pit".into()]);
        picture.add_children(contents);
        picture.key = key;
        return picture.into();
    }
    let cell = geometry.cell(row, column);
    let possible = if pit.mark == Some(PitMark::Movable) { " is-possible" } else { "" };
    let class = ["spot toguz-pit", possible, liftable(pit.is_liftable)].concat();
    let focus = |class| outline(class, cell, -1, 12);
    let mut parts = vec![capsule("spot__hit", cell, 0)];
    parts.extend(contents);
    parts.extend(["spot__focus spot__focus--under", "spot__focus"].map(focus));
    let mut button = spot(class.into(), at, pit.name.clone().into(), pit.is_stop, parts);
    button.key = key;
    button.into()
}

fn contents(geometry: Geometry, (row, column): (Row, u8), at: usize, pit: &PitScene) -> Vec<Html> {
    let area = geometry.pit(row, column);
    let (x, y) = area.centre();
    let new = u8::from(pit.event == Some(PitEvent::Falls));
    let lying = if pit.tuz.is_some() { tuz_sign(area) } else { heap(area, pit.stones, new) };
    let inside = ghost(row, area, pit.event).into_iter().chain([lying]).collect();
    let class = match pit.mark {
        Some(PitMark::Chosen) => "toguz-pit__inside is-held",
        _ => "toguz-pit__inside",
    };
    let mut contents = vec![group_lifted(class, translate((x, y)), at, inside).into()];
    contents.extend(trail(area, pit.trail));
    contents.extend(pit.mark.map(|mark| match mark {
        PitMark::Movable => {
            circle("mark mark--movable", (x, geometry.number_line(row)), geometry.pick(16, 20))
        }
        PitMark::Chosen => capsule("mark mark--chosen", area, 4),
        PitMark::Must => capsule("mark mark--must", area, 4),
    }));
    contents
}

/// The number of a pit, the count of its stones, and what is foretold of it.
fn writings(geometry: Geometry, (row, column): (Row, u8), pit: &PitScene) -> Vec<Html> {
    let (x, y) = geometry.pit(row, column).centre();
    let movable = if pit.mark == Some(PitMark::Movable) { " is-movable" } else { "" };
    let lower = if row == Row::Lower { " is-lower" } else { "" };
    let empty = if pit.stones == 0 { " is-empty" } else { "" };
    let count = pit.tuz.map_or_else(|| AttrValue::from(pit.stones.to_string()), AttrValue::from);
    let mut writings = vec![
        words(
            print(geometry, "toguz-pit__number", &[lower, movable].concat()),
            (x, geometry.number_line(row)),
            pit.pit.number().to_string(),
        ),
        words(print(geometry, "toguz-pit__count", empty), (x, geometry.count_line(row)), count),
    ];
    writings.extend(pit.preview.map(|preview| foretold(preview, (x, y))));
    writings
}

/// The class of something written, with the size of print and a state.
fn print(geometry: Geometry, class: &'static str, state: &str) -> String {
    [class, geometry.print_class(), state].concat()
}

/// The stones that leave the pit in the step being shown.
fn ghost(row: Row, area: Area, event: Option<PitEvent>) -> Option<Html> {
    let (count, class) = match (event?, row) {
        (PitEvent::Leaves(count), Row::Upper) => (count, "is-leaving-down"),
        (PitEvent::Leaves(count), Row::Lower) => (count, "is-leaving-up"),
        (PitEvent::Lifted(count), _) => (count, "is-lifted"),
        (PitEvent::Falls, _) => return None,
    };
    Some(group(class, vec![heap(area, count, 0)]))
}

/// An inlaid sign of bone: a lozenge about a point.
fn tuz_sign(area: Area) -> Html {
    let (wide, high) = (area.width * 32 / 100, (area.width * 46 / 100).min(area.height * 36 / 100));
    let lozenge = format!("M0-{high}L{wide} 0L0 {high}L-{wide} 0Z");
    let sign = vec![
        path("tuz__bed", lozenge.clone()),
        path("tuz__sign", lozenge),
        circle("tuz__point", (0, 0), area.width / 11),
    ];
    group("tuz", sign)
}

fn trail(area: Area, trail: Option<Trail>) -> Vec<Html> {
    let start = |out| capsule("trail trail--start", area, out);
    let landing = || capsule("trail trail--landing", area, 6);
    match trail {
        None => vec![],
        Some(Trail::Start) => vec![start(6)],
        Some(Trail::Landing) => vec![landing()],
        Some(Trail::Round) => vec![start(12), landing()],
    }
}

/// The landing of the previewed move: a disc with the count; in a ring when the stones are won.
fn foretold(preview: ToguzPreview, centre: (i32, i32)) -> Html {
    let (x, y) = centre;
    let mut parts = vec![circle("preview__disc", centre, 25)];
    match preview.effect {
        Effect::Rests => {}
        Effect::Captures => parts.push(circle("preview__ring", centre, 31)),
        // As the sign that will be laid in.
        Effect::MakesTuz => {
            parts.push(path_moved("preview__ring", translate(centre), "M0-46L33 0L0 46L-33 0Z"));
        }
    }
    if preview.gain > 0 {
        parts.push(words("preview__gain", (x, y + 58), ["+", &preview.gain.to_string()].concat()));
    }
    if preview.holds > 0 {
        parts.push(words("preview__count", centre, preview.holds.to_string()));
    }
    group("preview", parts)
}

fn draw_treasury(geometry: Geometry, row: Row, mode: Mode, treasury: &TreasuryScene) -> Html {
    let area = geometry.treasury(row);
    let (_, middle) = area.centre();
    let (left, right) = (area.x + 26, area.x + area.width - 25);
    let class = AttrValue::from("toguz-treasury");
    let mut drawn = match mode {
        Mode::Play => {
            let values = vec![class, "img".into(), treasury.name.clone().into()];
            element("g", &["class", "role", "aria-label"], values)
        }
        Mode::Picture => element("g", &["class"], vec![class]),
    };
    drawn.add_children([
        words(print(geometry, "toguz-treasury__name", ""), (left, middle), treasury.label.clone()),
        hoard(geometry, geometry.treasury_stones(row), treasury.stones, treasury.gained),
        words(print(geometry, "toguz-treasury__count", ""), (right, middle), treasury.stones.to_string()),
    ]);
    drawn.key = Some(Key::from(treasury.side.index()));
    drawn.into()
}

/// An outline with round ends, `out` units outside an area.
fn capsule(class: &'static str, area: Area, out: i32) -> Html {
    outline(class, area, out, area.width / 2 + out)
}

fn outline(class: &'static str, area: Area, out: i32, round: i32) -> Html {
    let (corner, size) = ((area.x - out, area.y - out), (area.width + 2 * out, area.height + 2 * out));
    rect(class, corner, size, round)
}
