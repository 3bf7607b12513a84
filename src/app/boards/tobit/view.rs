//! The drawing of a Tobit scene: the ground, the last move, the pieces, and above them one button a point.
//!
//! ```text
//! g.tobit-ground                       once
//! g.tobit-last                         line of the last move
//! g.tobit-pieces > g[translate] > g.is-sliding.from-right-1 > g > g.tobit-piece
//! g.tobit-points > g.tobit-point[role=button][aria-label] > circle.__hit, mark, rect.focus-ring
//! ```

use super::geometry::{Geometry, PITCH};
use super::ground::TobitGround;
use super::piece::piece;
use super::scene::{Arrival, Mark, PointScene, TobitScene};
use crate::app::boards::{Mode, SpotEvents};
use crate::games::tobit::{Piece, Point};
use std::fmt::Write;
use yew::{Classes, Html, classes, html};

/// Less than half the distance of two points, so that a dead zone lies between them.
const HIT: i32 = PITCH * 44 / 100;

/// The rings around a piece.
const RING: i32 = 40;

/// The inside of the board's `<svg>`.
pub(super) fn draw(scene: &TobitScene, events: &SpotEvents<Point>) -> Html {
    let geometry = scene.geometry;
    html! {
        <>
            <TobitGround {geometry} />
            { last_move(geometry, &scene.last) }
            { chosen(scene) }
            <g class="tobit-pieces" aria-hidden="true">
                { for scene.fading.map(|(point, fading)| standing(geometry, point, fading, Stand::Fading)) }
                { for pieces(scene) }
            </g>
            <g class="tobit-points">
                { for scene.points.iter().map(|point| button(scene, point, events)) }
            </g>
        </>
    }
}

/// The pieces, one that moves above the others.
fn pieces(scene: &TobitScene) -> impl Iterator<Item = Html> {
    let (moving, still): (Vec<_>, Vec<_>) = scene.points.iter().partition(|point| point.arrival.is_some());
    still.into_iter().chain(moving).filter_map(|point| {
        let stand = point.arrival.map_or(Stand::Still, Stand::Arriving);
        Some(standing(scene.geometry, point.point, point.piece?, stand))
    })
}

#[derive(Clone, Copy)]
enum Stand {
    Still,
    Arriving(Arrival),
    Fading,
}

fn standing(geometry: Geometry, point: Point, what: Piece, stand: Stand) -> Html {
    let (x, y) = geometry.centre(point);
    let transform = format!("translate({x} {y})");
    let (motion, key) = match stand {
        Stand::Still => {
            let key = format!("{point}-{}", what.side);
            return html! { <g {key} {transform}>{ piece(what) }</g> };
        }
        Stand::Arriving(Arrival::Slide(right, down)) => (offset("is-sliding", right, down), "slid"),
        Stand::Arriving(Arrival::Jump(right, down)) => (offset("is-jumping", right, down), "jumped"),
        Stand::Arriving(Arrival::Promotion) => (classes!("is-promoted"), "promoted"),
        Stand::Fading => (classes!("is-fading"), "faded"),
    };
    // The style sheet moves by the distance across the board; along the board that is stretched to the rise.
    let stretch = f64::from(geometry.rise) / f64::from(PITCH);
    html! {
        <g key={format!("{point}-{}-{key}", what.side)} transform={format!("{transform} scale(1 {stretch:.4})")}>
            <g class={motion}><g transform={format!("scale(1 {:.4})", stretch.recip())}>{ piece(what) }</g></g>
        </g>
    }
}

/// A motion as classes: over how many places it came, and from which side. The style sheet knows the lengths.
fn offset(motion: &'static str, right: i32, down: i32) -> Classes {
    let mut classes = classes!(motion);
    if right != 0 {
        classes.push(format!("from-{}-{}", if right > 0 { "left" } else { "right" }, right.abs()));
    }
    if down != 0 {
        classes.push(format!("from-{}-{}", if down > 0 { "above" } else { "below" }, down.abs()));
    }
    classes
}

fn last_move(geometry: Geometry, points: &[Point]) -> Html {
    let Some(&start) = points.first() else { return Html::default() };
    let (x, y) = geometry.centre(start);
    let mut path = format!("M{x} {y}");
    for &point in &points[1..] {
        let (x, y) = geometry.centre(point);
        let _ = write!(path, "L{x} {y}");
    }
    html! {
        <g class="tobit-last" aria-hidden="true">
            <path class="tobit-last__line" d={path} />
            <circle class="tobit-last__start" cx={x.to_string()} cy={y.to_string()} r="13" />
        </g>
    }
}

/// The light bed of the chosen point, below its piece.
fn chosen(scene: &TobitScene) -> Html {
    let chosen = scene.points.iter().find(|point| point.mark == Some(Mark::Chosen));
    chosen.map_or_else(Html::default, |point| {
        let (x, y) = scene.geometry.centre(point.point);
        let (cx, cy, r) = (x.to_string(), y.to_string(), RING.to_string());
        html! { <circle class="tobit-chosen" {cx} {cy} {r} /> }
    })
}

fn button(scene: &TobitScene, point: &PointScene, events: &SpotEvents<Point>) -> Html {
    let (x, y) = scene.geometry.centre(point.point);
    let transform = format!("translate({x} {y})");
    let mark = match point.mark {
        None => Html::default(),
        Some(Mark::Chosen) => html! { <circle class="mark mark--chosen" r={RING.to_string()} /> },
        Some(Mark::Must) => html! { <circle class="mark mark--must" r={RING.to_string()} pathLength="60" /> },
        Some(Mark::Reachable) => html! {
            <>
                <circle class="mark mark--reachable-rim" r="17.5" />
                <circle class="mark mark--reachable" r="15" />
            </>
        },
        Some(Mark::Movable) => html! { <circle class="mark mark--movable" cx="-29" cy="25" r="7.5" /> },
    };
    if scene.mode == Mode::Picture {
        return html! { <g key={point.point.number()} {transform}>{ mark }</g> };
    }
    let spot = point.point;
    let (touch, focus) = (events.touch.clone(), events.focus.clone());
    let (enter, leave) = (events.hover.clone(), events.hover.clone());
    html! {
        <g key={spot.number()} class={classes!("spot", "tobit-point", point.mark.is_some_and(Mark::is_possible).then_some("is-possible"))}
            {transform} role="button" tabindex={if point.is_stop { "0" } else { "-1" }} aria-label={point.name.clone()}
            onclick={move |_| touch.emit(spot)} onfocusin={move |_| focus.emit(spot)}
            onpointerenter={move |_| enter.emit(Some(spot))} onpointerleave={move |_| leave.emit(None)}>
            <circle class="spot__hit" r={HIT.to_string()} />
            { mark }
            <rect class="spot__focus spot__focus--under" x="-45" y="-45" width="90" height="90" rx="14" />
            <rect class="spot__focus" x="-45" y="-45" width="90" height="90" rx="14" />
        </g>
    }
}
