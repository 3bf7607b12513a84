//! The drawing of a Tobit scene: the ground, the last move, the pieces, and above them one button a point.
//!
//! ```text
//! g.tobit-ground                       once
//! g.tobit-last                         line of the last move
//! g.tobit-pieces > g[translate] > g.is-sliding.from-right-1 > g > g.tobit-piece
//! g.tobit-points > g[translate] > g.spot[role=button][aria-label][data-spot] > circle.spot__hit, mark, rect.spot__focus
//! ```

use super::geometry::{Geometry, PITCH};
use super::ground::Ground;
use super::scene::{Arrival, Mark, PointScene, TobitScene};
use crate::app::boards::Mode;
use crate::app::boards::svg::{
    Drawn, circle, element, frame, group, group_at, group_lifted, layer, liftable, path, rect, silent_group,
    spot, still, translate,
};
use crate::games::tobit::{Piece, Point};
use yew::virtual_dom::Key;
use yew::{Html, html};

/// Less than half the distance of two points, so that a dead zone lies between them.
const HIT: i32 = PITCH * 44 / 100;

/// The rings around a piece.
const RING: i32 = 40;

/// The inside of the board's `<svg>`.
pub(super) fn draw(scene: &TobitScene) -> Html {
    let geometry = scene.geometry;
    let fading = scene
        .fading
        .map(|(point, fading)| standing(geometry, point, fading, scene.points.len(), Stand::Fading));
    let points = scene.points.iter().enumerate().map(|(at, point)| {
        let point = point.clone();
        still(Some(usize::from(point.point.number())), PointDrawing { geometry, mode: scene.mode, at, point })
    });
    html! {
        <>
            { still(None, Ground(geometry)) }
            { last_move(geometry, &scene.last) }
            { chosen(scene) }
            { silent_group("tobit-pieces", fading.into_iter().chain(pieces(scene)).collect()) }
            { group("tobit-points", points.collect()) }
        </>
    }
}

/// The pieces, one that moves above the others.
fn pieces(scene: &TobitScene) -> impl Iterator<Item = Html> {
    let points = scene.points.iter().enumerate();
    let (moving, still): (Vec<_>, Vec<_>) = points.partition(|(_, point)| point.arrival.is_some());
    still.into_iter().chain(moving).filter_map(|(at, point)| {
        let stand = match point.arrival {
            Some(arrival) => Stand::Arriving(arrival),
            None if point.mark == Some(Mark::Chosen) => Stand::Held,
            None => Stand::Still,
        };
        Some(standing(scene.geometry, point.point, point.piece?, at, stand))
    })
}

#[derive(Clone, Copy)]
enum Stand {
    Still,
    Held,
    Arriving(Arrival),
    Fading,
}

fn standing(geometry: Geometry, point: Point, what: Piece, at: usize, stand: Stand) -> Html {
    let place = translate(geometry.centre(point));
    let (motion, key) = match stand {
        Stand::Still | Stand::Held => (String::new(), 0),
        Stand::Arriving(Arrival::Slide(right, down)) => (offset("is-sliding", right, down), 1),
        Stand::Arriving(Arrival::Jump(right, down)) => (offset("is-jumping", right, down), 2),
        Stand::Arriving(Arrival::Promotion) => ("is-promoted".to_string(), 3),
        Stand::Fading => ("is-fading".to_string(), 4),
    };
    let mut standing = if motion.is_empty() {
        let class = if matches!(stand, Stand::Held) { "tobit-stand is-held" } else { "tobit-stand" };
        group_lifted(class, place, at, vec![still(None, what)])
    } else {
        // The style sheet moves by the distance across the board; along the board that is stretched to the rise.
        let stretch = |of: i32, to: i32| [" scale(1 ", &thousandths(of, to), ")"].concat();
        let (out, back) = (stretch(geometry.rise, PITCH), stretch(PITCH, geometry.rise));
        let inner = group_at("tobit-stand", back, vec![still(None, what)]);
        group_at("tobit-stand", place + &out, vec![group(motion, vec![inner.into()])])
    };
    let numbers = [usize::from(point.number()), what.side.index(), key];
    standing.key = Some(Key::from(numbers.into_iter().fold(0, |key, number| key * 10 + number)));
    standing.into()
}

/// A quotient near 1 with three decimals.
fn thousandths(of: i32, to: i32) -> String {
    let thousandths = (of * 1000 + to / 2) / to;
    let fraction = (1000 + thousandths % 1000).to_string();
    [&(thousandths / 1000).to_string(), ".", &fraction[1..]].concat()
}

/// A motion as classes: over how many places it came, and from which side. The style sheet knows the lengths.
fn offset(motion: &'static str, right: i32, down: i32) -> String {
    let mut classes = motion.to_string();
    for (places, after, before) in
        [(right, " from-left-", " from-right-"), (down, " from-above-", " from-below-")]
    {
        if places != 0 {
            classes += if places > 0 { after } else { before };
            classes += &places.abs().to_string();
        }
    }
    classes
}

fn last_move(geometry: Geometry, points: &[Point]) -> Html {
    let Some(&start) = points.first() else { return Html::default() };
    let mut line = String::new();
    for (at, &point) in points.iter().enumerate() {
        let (x, y) = geometry.centre(point);
        line += if at == 0 { "M" } else { "L" };
        line += &[x.to_string(), y.to_string()].join(" ");
    }
    let start = circle("tobit-last__start", geometry.centre(start), 13);
    silent_group("tobit-last", vec![path("tobit-last__line", line), start])
}

/// The light bed of the chosen point, below its piece.
fn chosen(scene: &TobitScene) -> Html {
    let chosen = scene.points.iter().find(|point| point.mark == Some(Mark::Chosen));
    chosen
        .map_or_else(Html::default, |point| circle("tobit-chosen", scene.geometry.centre(point.point), RING))
}

/// A point in its place, above the pieces.
#[derive(PartialEq)]
struct PointDrawing {
    geometry: Geometry,
    mode: Mode,
    at: usize,
    point: PointScene,
}

impl Drawn for PointDrawing {
    fn draw(&self) -> Html {
        let PointDrawing { geometry, mode, at, ref point } = *self;
        let place = translate(geometry.centre(point.point));
        let marks = match point.mark {
            None => vec![],
            Some(Mark::Chosen) => vec![circle("mark mark--chosen", (0, 0), RING)],
            Some(Mark::Must) => vec![broken_ring()],
            Some(Mark::Reachable) => {
                vec![
                    circle("mark mark--reachable-rim", (0, 0), 17),
                    circle("mark mark--reachable", (0, 0), 15),
                ]
            }
            Some(Mark::Movable) => vec![circle("mark mark--movable", (-29, 25), 8)],
        };
        if mode == Mode::Picture {
            return group_at("tobit-point", place, marks).into();
        }
        let possible = if point.mark.is_some_and(Mark::is_possible) { " is-possible" } else { "" };
        let class = ["spot tobit-point", possible, liftable(point.is_liftable)].concat();
        let focus = |class| rect(class, (-45, -45), (90, 90), 14);
        let parts = vec![circle("spot__hit", (0, 0), HIT), layer(marks), frame(point.is_stop, focus)];
        let button = spot(class.into(), at, point.name.clone().into(), point.is_stop, parts);
        group_at("tobit-place", place, vec![button.into()]).into()
    }
}

/// A ring in four pieces: its outline counts 60, whatever its radius.
fn broken_ring() -> Html {
    let values = vec!["mark mark--must".into(), RING.to_string().into(), "60".into()];
    element("circle", &["class", "r", "pathLength"], values).into()
}
