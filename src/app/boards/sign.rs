//! Signs above a board, the same for every game: what was taken, threats, hints, moves that wait, and what a person draws.
//!
//! Each kind has a layer and a shape of its own, so that it is told apart without its colour. Knows no game: a sign is a way over
//! middles of spots.

use super::svg::{Pair, circle, path, path_moved, silent_group, translate};
use std::fmt::Write;
use yew::Html;

/// A sign: from spot to spot, or on one spot.
#[derive(Clone, PartialEq, Debug)]
pub struct Sign {
    /// What it says.
    pub kind: SignKind,
    /// The middles of its spots, in units of the drawing.
    pub way: Vec<(i32, i32)>,
}

/// What a sign says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SignKind {
    /// Something was taken here: a small cross.
    Taken,
    /// A move that has begun: a line so far.
    Begun,
    /// The other side threatens this: a toothed ring.
    Threat,
    /// Recommended: a broad arrow or a double ring.
    Hint,
    /// Chosen before its turn: a dashed arrow.
    Premove,
    /// Waits to be confirmed: a dotted arrow.
    Waiting,
    /// Drawn by the person: a slender arrow or a wide ring.
    Drawn,
}

impl SignKind {
    /// Every kind, from the lowest layer to the highest.
    pub const ALL: [SignKind; 7] = [
        SignKind::Taken,
        SignKind::Begun,
        SignKind::Threat,
        SignKind::Hint,
        SignKind::Premove,
        SignKind::Waiting,
        SignKind::Drawn,
    ];

    /// The class of its layer.
    const fn class(self) -> &'static str {
        match self {
            SignKind::Taken => "signs signs--taken",
            SignKind::Begun => "signs signs--begun",
            SignKind::Threat => "signs signs--threat",
            SignKind::Hint => "signs signs--hint",
            SignKind::Premove => "signs signs--premove",
            SignKind::Waiting => "signs signs--waiting",
            SignKind::Drawn => "signs signs--drawn",
        }
    }
}

/// The layers of the signs; `radius` is that of a ring around what lies on a spot.
pub fn draw_signs(signs: &[Sign], radius: i32) -> Html {
    let layers = SignKind::ALL.into_iter().filter_map(|kind| {
        let of_kind: Vec<_> = signs.iter().filter(|sign| sign.kind == kind).collect();
        (!of_kind.is_empty()).then(|| {
            silent_group(kind.class(), of_kind.into_iter().flat_map(|sign| shapes(sign, radius)).collect())
        })
    });
    layers.collect()
}

fn shapes(sign: &Sign, radius: i32) -> Vec<Html> {
    match (sign.kind, sign.way.as_slice()) {
        (_, []) => Vec::new(),
        (SignKind::Taken, way) => way.iter().map(|&at| cross(at)).collect(),
        (SignKind::Threat, way) => way.iter().flat_map(|&at| ring(at, radius + 6)).collect(),
        (SignKind::Begun, way) => twice("sign__line", &line(way)),
        (SignKind::Drawn, &[at]) => ring(at, radius + 8),
        (_, &[at]) => ring(at, radius).into_iter().chain(ring(at, radius - 9)).collect(),
        (_, way) => arrow(way),
    }
}

fn cross(at: Pair) -> Html {
    path_moved("sign__line", translate(at), "M-11-11L11 11M-11 11L11-11")
}

/// A ring upon its own halo.
fn ring(at: Pair, radius: i32) -> Vec<Html> {
    ["sign__line sign__halo", "sign__line"].map(|class| circle(class, at, radius)).into()
}

/// A line upon its own halo, so that it stands out from whatever it crosses.
fn twice(class: &'static str, d: &str) -> Vec<Html> {
    vec![path("sign__line sign__halo", d.to_owned()), path(class, d.to_owned())]
}

fn line(way: &[Pair]) -> String {
    let mut d = String::new();
    for (at, (x, y)) in way.iter().enumerate() {
        let _ = write!(d, "{}{x} {y}", if at == 0 { "M" } else { "L" });
    }
    d
}

/// A line with a head, whose point stands a little before the middle of the last spot.
fn arrow(way: &[Pair]) -> Vec<Html> {
    let [.., before, (x, y)] = *way else { return Vec::new() };
    let (right, down) = (f64::from(x - before.0), f64::from(y - before.1));
    let length = right.hypot(down).max(1.0);
    let (right, down) = (right / length, down / length);
    // The head: 34 long, 30 wide.
    let back = |along: f64, aside: f64| {
        let along = along.min(length - 1.0);
        let place =
            (f64::from(x) - along * right - aside * down, f64::from(y) - along * down + aside * right);
        (place.0.round() as i32, place.1.round() as i32)
    };
    let (tip, neck, left, other) = (back(6.0, 0.0), back(36.0, 0.0), back(40.0, 16.0), back(40.0, -16.0));
    let mut shaft = way.to_vec();
    if let Some(last) = shaft.last_mut() {
        *last = neck;
    }
    let head = line(&[tip, left, other]) + "Z";
    let mut shapes = twice("sign__line", &line(&shaft));
    shapes.push(path("sign__head", head));
    shapes
}
