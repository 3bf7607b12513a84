//! The drawing of a Toguz Korgool scene: the plank, the upper row, the two treasuries, the lower row.
//!
//! ```text
//! g.toguz-ground                                  once
//! g.spot.toguz-pit[role=button][aria-label]       rect.spot__hit, heap or tuz, count, number, marks, rect.spot__focus
//! g.toguz-treasury[role=img][aria-label]          name, stones by tens, count
//! ```

use super::geometry::{Area, Geometry, Row};
use super::ground::ToguzGround;
use super::heap::{heap, hoard};
use super::scene::{Effect, PitEvent, PitMark, PitScene, ToguzPreview, ToguzScene, Trail, TreasuryScene};
use crate::app::boards::{Mode, SpotEvents};
use crate::games::toguz::Pit;
use yew::{Html, Properties, classes, component, html};

/// The inside of the board's `<svg>`.
pub(super) fn draw(scene: &ToguzScene, events: &SpotEvents<Pit>) -> Html {
    let ToguzScene { geometry, seat, mode, .. } = *scene;
    let pit = |pit: &PitScene| {
        let (row, column) = seat.place(pit.pit);
        html! {
            <PitView key={pit.pit.index()} {geometry} {row} {column} {mode} pit={pit.clone()} events={events.clone()} />
        }
    };
    let (upper, lower) = scene.pits.split_at(scene.pits.len() / 2);
    let treasuries = Row::ALL.into_iter().zip(&scene.treasuries);
    html! {
        <>
            <ToguzGround {geometry} direction={seat.direction()} />
            <g class="toguz-row">{ for upper.iter().map(pit) }</g>
            { for treasuries.map(|(row, treasury)| draw_treasury(geometry, row, mode, treasury)) }
            <g class="toguz-row">{ for lower.iter().map(pit) }</g>
        </>
    }
}

#[derive(Properties, PartialEq, Clone, Debug)]
struct PitViewProps {
    geometry: Geometry,
    row: Row,
    column: u8,
    mode: Mode,
    pit: PitScene,
    events: SpotEvents<Pit>,
}

/// One pit; drawn again only when something about it changes.
#[component]
fn PitView(props: &PitViewProps) -> Html {
    let PitViewProps { geometry, row, column, mode, pit, events } = props;
    let (geometry, row) = (*geometry, *row);
    let contents = contents(geometry, row, *column, pit);
    if *mode == Mode::Picture {
        return html! { <g class="toguz-pit">{ contents }</g> };
    }
    let cell = geometry.cell(row, *column);
    let spot = pit.pit;
    let (touch, focus) = (events.touch.clone(), events.focus.clone());
    let (enter, leave) = (events.hover.clone(), events.hover.clone());
    let class = classes!("spot", "toguz-pit", (pit.mark == Some(PitMark::Movable)).then_some("is-possible"));
    html! {
        <g {class} role="button" tabindex={if pit.is_stop { "0" } else { "-1" }} aria-label={pit.name.clone()}
            onclick={move |_| touch.emit(spot)} onfocusin={move |_| focus.emit(spot)}
            onpointerenter={move |_| enter.emit(Some(spot))} onpointerleave={move |_| leave.emit(None)}>
            { capsule("spot__hit", cell, 0) }
            { contents }
            { boxed("spot__focus spot__focus--under", cell) }
            { boxed("spot__focus", cell) }
        </g>
    }
}

fn contents(geometry: Geometry, row: Row, column: u8, pit: &PitScene) -> Html {
    let area = geometry.pit(row, column);
    let (x, y) = area.centre();
    let print = geometry.print_class();
    let centre = format!("translate({x} {y})");
    let new = u8::from(pit.event == Some(PitEvent::Falls));
    let (count_y, number_y) = (geometry.count_line(row).to_string(), geometry.number_line(row).to_string());
    let movable = pit.mark == Some(PitMark::Movable);
    html! {
        <>
            <g transform={centre.clone()}>
                { ghost(row, area, pit.event) }
                if pit.tuz.is_some() { { tuz_sign(area) } } else { { heap(area, pit.stones, new) } }
            </g>
            { trail(area, pit.trail) }
            { mark(area, pit.mark) }
            if movable {
                <circle class="mark mark--movable" cx={x.to_string()} cy={number_y.clone()} r={geometry.pick(16, 20).to_string()} />
            }
            <text class={classes!("toguz-pit__number", print, movable.then_some("is-movable"))} x={x.to_string()} y={number_y}>
                { pit.pit.number() }
            </text>
            <text class={classes!("toguz-pit__count", print, (pit.stones == 0).then_some("is-empty"))} x={x.to_string()} y={count_y}>
                if let Some(tuz) = pit.tuz { { tuz } } else { { pit.stones } }
            </text>
            if let Some(preview) = pit.preview { <g transform={centre}>{ foretold(geometry, preview) }</g> }
        </>
    }
}

/// The stones that leave the pit in the step being shown.
fn ghost(row: Row, area: Area, event: Option<PitEvent>) -> Html {
    let (count, class) = match (event, row) {
        (Some(PitEvent::Leaves(count)), Row::Upper) => (count, "is-leaving-down"),
        (Some(PitEvent::Leaves(count)), Row::Lower) => (count, "is-leaving-up"),
        (Some(PitEvent::Lifted(count)), _) => (count, "is-lifted"),
        (Some(PitEvent::Falls) | None, _) => return Html::default(),
    };
    html! { <g key={class} {class}>{ heap(area, count, 0) }</g> }
}

/// An inlaid sign of bone: a lozenge about a point.
fn tuz_sign(area: Area) -> Html {
    let (wide, high) = (area.width * 32 / 100, (area.width * 46 / 100).min(area.height * 36 / 100));
    let lozenge = format!("M0-{high}L{wide} 0L0 {high}L-{wide} 0Z");
    html! {
        <g class="tuz">
            <path class="tuz__bed" d={lozenge.clone()} />
            <path class="tuz__sign" d={lozenge} />
            <circle class="tuz__point" r={(area.width / 11).to_string()} />
        </g>
    }
}

fn trail(area: Area, trail: Option<Trail>) -> Html {
    let start = || capsule("trail trail--start", area, 6);
    let landing = || capsule("trail trail--landing", area, 6);
    match trail {
        None => Html::default(),
        Some(Trail::Start) => start(),
        Some(Trail::Landing) => landing(),
        Some(Trail::Round) => html! { <>{ capsule("trail trail--start", area, 12) }{ landing() }</> },
    }
}

fn mark(area: Area, mark: Option<PitMark>) -> Html {
    match mark {
        None | Some(PitMark::Movable) => Html::default(),
        Some(PitMark::Chosen) => capsule("mark mark--chosen", area, 4),
        Some(PitMark::Must) => capsule("mark mark--must", area, 4),
    }
}

/// The landing of the previewed move: a disc with the count; in a ring when the stones are won.
fn foretold(geometry: Geometry, preview: ToguzPreview) -> Html {
    let radius = geometry.pick(25, 25);
    let won = preview.effect != Effect::Rests;
    html! {
        <g class="preview">
            if won { <circle class="preview__ring" r={(radius + 6).to_string()} /> }
            <circle class="preview__disc" r={radius.to_string()} />
            if preview.holds > 0 { <text class="preview__count">{ preview.holds }</text> }
        </g>
    }
}

fn draw_treasury(geometry: Geometry, row: Row, mode: Mode, treasury: &TreasuryScene) -> Html {
    let area = geometry.treasury(row);
    let (_, middle) = area.centre();
    let print = geometry.print_class();
    let right = area.x + area.width - geometry.pick(24, 26);
    let (role, label) = match mode {
        Mode::Play => (Some("img"), Some(treasury.name.clone())),
        Mode::Picture => (None, None),
    };
    html! {
        <g key={treasury.side.as_str()} class="toguz-treasury" {role} aria-label={label}>
            <text class={classes!("toguz-treasury__name", print)} x={(area.x + geometry.pick(26, 26)).to_string()} y={middle.to_string()}>
                { treasury.label.clone() }
            </text>
            { hoard(geometry, geometry.treasury_stones(row), treasury.stones, treasury.gained) }
            <text class={classes!("toguz-treasury__count", print)} x={right.to_string()} y={middle.to_string()}>
                { treasury.stones }
            </text>
        </g>
    }
}

/// An outline with round ends, `out` units outside an area.
fn capsule(class: &'static str, area: Area, out: i32) -> Html {
    outline(class, area, out, area.width / 2 + out)
}

fn boxed(class: &'static str, area: Area) -> Html {
    outline(class, area, -1, 12)
}

fn outline(class: &'static str, area: Area, out: i32, round: i32) -> Html {
    html! {
        <rect {class} x={(area.x - out).to_string()} y={(area.y - out).to_string()} width={(area.width + 2 * out).to_string()}
            height={(area.height + 2 * out).to_string()} rx={round.to_string()} />
    }
}
