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
use super::ground::Ground;
use super::heap::{Heap, Hoard};
use super::scene::{Effect, PitEvent, PitMark, PitScene, ToguzPreview, ToguzScene, Trail, TreasuryScene};
use crate::app::boards::Mode;
use crate::app::boards::svg::{
    Drawn, circle, element, frame, group, group_lifted, layer, liftable, path, path_moved, rect, spot, still,
    translate, words,
};
use yew::virtual_dom::Key;
use yew::{AttrValue, Html, html};

/// The inside of the board's `<svg>`.
pub(super) fn draw(scene: &ToguzScene) -> Html {
    let ToguzScene { geometry, seat, mode, .. } = *scene;
    let direction = seat.direction();
    let half = scene.pits.len() / 2;
    let pit = |(at, pit): (usize, &PitScene)| {
        let (row, column) = seat.place(pit.pit);
        let pit = pit.clone();
        still(Some(pit.pit.index()), PitDrawing { geometry, mode, row, column, at, pit })
    };
    let row = |from: usize| {
        group("toguz-row", scene.pits.iter().enumerate().skip(from).take(half).map(pit).collect())
    };
    let writings = scene.pits.iter().map(|pit| {
        let (row, column) = seat.place(pit.pit);
        let is_movable = pit.mark == Some(PitMark::Movable);
        let PitScene { stones, tuz, preview, .. } = *pit;
        let number = pit.pit.number();
        still(None, Writing { geometry, row, column, number, stones, tuz, is_movable, preview })
    });
    let treasuries = Row::ALL.into_iter().zip(&scene.treasuries);
    let treasuries = treasuries.map(|(row, treasury)| draw_treasury(geometry, row, mode, treasury));
    html! {
        <>
            { still(None, Ground { geometry, direction }) }
            { row(0) }
            { group("toguz-treasuries", treasuries.collect()) }
            { row(half) }
            { group("toguz-writings", writings.collect()) }
        </>
    }
}

/// A pit in its place.
#[derive(PartialEq)]
struct PitDrawing {
    geometry: Geometry,
    mode: Mode,
    row: Row,
    column: u8,
    at: usize,
    pit: PitScene,
}

impl Drawn for PitDrawing {
    fn draw(&self) -> Html {
        let PitDrawing { geometry, mode, row, column, at, ref pit } = *self;
        let contents = contents(geometry, (row, column), at, pit);
        if mode == Mode::Picture {
            return group("toguz-pit", contents);
        }
        let cell = geometry.cell(row, column);
        let possible = if pit.mark == Some(PitMark::Movable) { " is-possible" } else { "" };
        let class = ["spot toguz-pit", possible, liftable(pit.is_liftable)].concat();
        let focus = |class| outline(class, cell, -1, 12);
        let hit = capsule("spot__hit", cell, 0);
        let parts = vec![hit, layer(contents), frame(pit.is_stop, focus)];
        spot(class.into(), at, pit.name.clone().into(), pit.is_stop, parts).into()
    }
}

fn contents(geometry: Geometry, (row, column): (Row, u8), at: usize, pit: &PitScene) -> Vec<Html> {
    let area = geometry.pit(row, column);
    let (x, y) = area.centre();
    let new = u8::from(pit.event == Some(PitEvent::Falls));
    // While stones are sown one pit changes at a time, and its heap alone is drawn anew.
    let heap = |count, new| still(None, Heap { area, count, new });
    let lying = if pit.tuz.is_some() { tuz_sign(area) } else { heap(pit.stones, new) };
    let ghost = ghost(row, pit.event).map(|(count, class)| group(class, vec![heap(count, 0)]));
    let inside = ghost.into_iter().chain([lying]).collect();
    let class = match pit.mark {
        Some(PitMark::Chosen) => "toguz-pit__inside is-held",
        _ => "toguz-pit__inside",
    };
    let mark = pit.mark.map(|mark| match mark {
        PitMark::Movable => {
            circle("mark mark--movable", (x, geometry.number_line(row)), geometry.pick(16, 20))
        }
        PitMark::Chosen => capsule("mark mark--chosen", area, 4),
        PitMark::Must => capsule("mark mark--must", area, 4),
    });
    let stones = group_lifted(class, translate((x, y)), at, inside).into();
    vec![stones, layer(trail(area, pit.trail)), layer(mark)]
}

/// The number of a pit, the count of its stones, and what is foretold of it.
#[derive(PartialEq)]
struct Writing {
    geometry: Geometry,
    row: Row,
    column: u8,
    number: u8,
    stones: u8,
    tuz: Option<&'static str>,
    is_movable: bool,
    preview: Option<ToguzPreview>,
}

impl Drawn for Writing {
    fn draw(&self) -> Html {
        let Writing { geometry, row, .. } = *self;
        let (x, y) = geometry.pit(row, self.column).centre();
        let movable = if self.is_movable { " is-movable" } else { "" };
        let lower = if row == Row::Lower { " is-lower" } else { "" };
        let empty = if self.stones == 0 { " is-empty" } else { "" };
        let count = self.tuz.map_or_else(|| AttrValue::from(self.stones.to_string()), AttrValue::from);
        let number = words(
            print(geometry, "toguz-pit__number", &[lower, movable].concat()),
            (x, geometry.number_line(row)),
            self.number.to_string(),
        );
        let count = words(print(geometry, "toguz-pit__count", empty), (x, geometry.count_line(row)), count);
        let foretold = self.preview.map(|preview| foretold(preview, (x, y)));
        html! { <>{ number }{ count }{ for foretold }</> }
    }
}

/// The class of something written, with the size of print and a state.
fn print(geometry: Geometry, class: &'static str, state: &str) -> String {
    [class, geometry.print_class(), state].concat()
}

/// The stones that leave the pit in the step being shown, and the class of how they do.
fn ghost(row: Row, event: Option<PitEvent>) -> Option<(u8, &'static str)> {
    match (event?, row) {
        (PitEvent::Leaves(count), Row::Upper) => Some((count, "is-leaving-down")),
        (PitEvent::Leaves(count), Row::Lower) => Some((count, "is-leaving-up")),
        (PitEvent::Lifted(count), _) => Some((count, "is-lifted")),
        (PitEvent::Falls, _) => None,
    }
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
        still(
            None,
            Hoard {
                geometry,
                area: geometry.treasury_stones(row),
                count: treasury.stones,
                new: treasury.gained,
            },
        ),
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
