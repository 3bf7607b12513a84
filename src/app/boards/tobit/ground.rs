//! The ground of a Tobit board: earth, lines and numbers. Drawn once; nothing in it changes during a game.

use super::geometry::{Geometry, reading_order};
use crate::app::boards::grain::Grain;
use crate::app::boards::svg::{Drawn, path, path_moved, rect, rect_filled, silent_group, stop, words};
use std::fmt::Write;
use yew::{Html, html};

/// The ground of a board.
#[derive(PartialEq)]
pub(super) struct Ground(pub(super) Geometry);

impl Drawn for Ground {
    fn draw(&self) -> Html {
        let Ground(geometry) = *self;
        let (width, height) = geometry.extent();
        let (lines, ends) = (lines(geometry), ends(geometry));
        let earth = html! {
            <defs>
                <radialGradient id="tobit-earth" cx="0.5" cy="0.46" r="0.78">
                    { stop("tobit-ground__near", "0.25") }
                    { stop("tobit-ground__far", "1") }
                </radialGradient>
            </defs>
        };
        let mut ground = vec![
            earth,
            rect("tobit-ground__rim", (0, 0), (width, height), 26),
            rect_filled("tobit-ground__earth", (5, 5), (width - 10, height - 10), 22, "url(#tobit-earth)"),
            path("tobit-ground__grit", grit(width, height, 17, 210, 1)),
            path("tobit-ground__grit tobit-ground__grit--light", grit(width, height, 91, 150, 2)),
            path("tobit-ground__scrape", scrapes(width, height)),
            path_moved("tobit-ground__edge", "translate(0.6 2.4)", lines.clone()),
            path_moved("tobit-ground__edge tobit-ground__edge--end", "translate(0.6 2.4)", ends.clone()),
            path("tobit-ground__groove", lines.clone()),
            path_moved("tobit-ground__depth", "translate(0 -1)", lines),
            path("tobit-ground__groove tobit-ground__groove--end", ends.clone()),
            path_moved("tobit-ground__depth tobit-ground__depth--end", "translate(0 -2.2)", ends),
        ];
        for point in reading_order(geometry.grid, geometry.facing) {
            let (x, y) = geometry.centre(point);
            let number = point.number().to_string();
            ground.push(words(
                "tobit-ground__number tobit-ground__number--by",
                (x + 35, y - 29),
                number.clone(),
            ));
            ground.push(words("tobit-ground__number tobit-ground__number--on", (x, y), number));
        }
        silent_group("tobit-ground", ground)
    }
}

/// All nine lines as one path.
fn lines(geometry: Geometry) -> String {
    let columns = geometry.grid.columns();
    let mut path = String::new();
    for column in 1..=columns {
        let ((x, top), (_, bottom)) = (geometry.at(0, column), geometry.at(5, column));
        let _ = write!(path, "M{x} {top}V{bottom}");
    }
    for row in 1..=4 {
        let ((left, y), (right, _)) = (geometry.at(row, 0), geometry.at(row, columns + 1));
        let _ = write!(path, "M{left} {y}H{right}");
    }
    path
}

/// The round ends of the lines: a path of points, drawn with a wide round stroke.
fn ends(geometry: Geometry) -> String {
    let mut path = String::new();
    for point in geometry.grid.all().filter(|&point| geometry.grid.is_line_end(point)) {
        let (x, y) = geometry.centre(point);
        let _ = write!(path, "M{x} {y}h0");
    }
    path
}

/// Small stones in the earth.
fn grit(width: i32, height: i32, seed: u32, count: u32, length: i32) -> String {
    let mut grain = Grain::new(seed);
    let mut path = String::new();
    for _ in 0..count {
        let (x, y) = (grain.between(16, width - 16), grain.between(16, height - 16));
        let _ = write!(path, "M{x} {y}h{}", grain.between(0, length));
    }
    path
}

/// Long faint scrapes, as of a hand that smoothed the earth.
fn scrapes(width: i32, height: i32) -> String {
    let mut grain = Grain::new(5);
    let mut path = String::new();
    for _ in 0..46 {
        let (x, y) = (grain.between(20, width - 150), grain.between(20, height - 20));
        let (length, bow) = (grain.between(40, 130), grain.between(-7, 7));
        let _ = write!(path, "M{x} {y}q{} {bow} {length} {}", length / 2, grain.between(-3, 3));
    }
    path
}
