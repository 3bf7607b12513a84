//! The plank of a Toguz Korgool board: grain, hollows, the arrows of the sowing. Drawn once; it never changes during a game.

use super::geometry::{Area, Geometry, Row};
use crate::app::boards::grain::Grain;
use crate::app::boards::svg::{Drawn, path, path_moved, rect, rect_filled, rect_lined, silent_group, stop};
use crate::games::toguz::Direction;
use std::fmt::Write;
use yew::{Html, html};

/// The plank of a board.
#[derive(PartialEq)]
pub(super) struct Ground {
    pub(super) geometry: Geometry,
    pub(super) direction: Direction,
}

impl Drawn for Ground {
    fn draw(&self) -> Html {
        let Ground { geometry, direction } = *self;
        let (width, height) = geometry.extent();
        let mut ground = vec![
            gradients(),
            rect("toguz-ground__rim", (0, 0), (width, height), 34),
            rect_filled("toguz-ground__wood", (4, 4), (width - 8, height - 10), 30, "url(#toguz-wood)"),
            path("toguz-ground__grain", grain(width, height, 3, 7)),
            path("toguz-ground__grain toguz-ground__grain--broad", grain(width, height, 29, 23)),
            path("toguz-ground__grain toguz-ground__grain--light", grain(width, height, 57, 15)),
            rect("toguz-ground__frame", (11, 11), (width - 22, height - 24), 24),
        ];
        for row in Row::ALL {
            let pits = (0..9).map(|column| geometry.pit(row, column));
            ground.extend(pits.chain([geometry.treasury(row)]).flat_map(hollow));
        }
        ground.extend(arrows(geometry, direction));
        silent_group("toguz-ground", ground)
    }
}

fn gradients() -> Html {
    html! {
        <defs>
            <linearGradient id="toguz-wood" x1="0" x2="0" y1="0" y2="1">
                { stop("toguz-ground__near", "0") }
                { stop("toguz-ground__far", "1") }
            </linearGradient>
            <linearGradient id="toguz-hollow" x1="0" x2="0" y1="0" y2="1">
                { stop("toguz-ground__deep", "0") }
                { stop("toguz-ground__floor", "0.75") }
            </linearGradient>
            <linearGradient id="toguz-lip" x1="0" x2="0" y1="0" y2="1">
                { stop("toguz-ground__lip toguz-ground__lip--dark", "0.45") }
                { stop("toguz-ground__lip", "1") }
            </linearGradient>
            { for ["pale", "warm", "dim"].map(|tint| html! {
                <radialGradient id={["toguz-stone-", tint].concat()} cx="0.36" cy="0.3" r="0.8">
                    { stop("toguz-ground__stone-light", "0") }
                    <stop class={["toguz-ground__", tint].concat()} offset="0.5" />
                    { stop("toguz-ground__stone-shade", "1") }
                </radialGradient>
            }) }
        </defs>
    }
}

/// A hollow with round ends: the light falls from above, so that its lower lip shines.
fn hollow(area: Area) -> [Html; 3] {
    let round = area.width.min(area.height) / 2;
    let grown =
        |by: i32| ((area.x - by, area.y - by), (area.width + 2 * by, area.height + 2 * by), round + by);
    let ((edge, edge_size, edge_round), (depth, depth_size, depth_round)) = (grown(2), grown(-2));
    let (corner, size, _) = grown(0);
    [
        rect_lined("toguz-ground__edge", edge, edge_size, edge_round, "url(#toguz-lip)"),
        rect_filled("toguz-ground__hollow", corner, size, round, "url(#toguz-hollow)"),
        rect("toguz-ground__depth", depth, depth_size, depth_round),
    ]
}

/// Which way the stones go, at both ends of the treasuries.
fn arrows(geometry: Geometry, direction: Direction) -> [Html; 2] {
    let upper = geometry.treasury(Row::Upper);
    let (width, height) = geometry.extent();
    let (reach, away) = (upper.height - 2, geometry.pick(24, 22));
    let (turn, head, tail) = (reach - 20, reach + 9, reach - 9);
    let arrow =
        format!("M-10 {reach}Q8 {reach} 8 {turn}V-{turn}Q8-{reach}-10-{reach}M2-{head}L-11-{reach}L2-{tail}");
    let mirror = match direction {
        Direction::Anticlockwise => "",
        Direction::Clockwise => " scale(1 -1)",
    };
    let (left, right, middle) = (upper.x - away, width - upper.x + away, height / 2);
    [
        path_moved("toguz-ground__arrow", format!("translate({right} {middle}){mirror}"), arrow.clone()),
        path_moved("toguz-ground__arrow", format!("translate({left} {middle}) rotate(180){mirror}"), arrow),
    ]
}

/// Long lines of the grain along the board, `apart` units from one to the next.
fn grain(width: i32, height: i32, seed: u32, apart: i32) -> String {
    let mut grain = Grain::new(seed);
    let mut path = String::new();
    let mut y = 14;
    while y < height - 16 {
        let start = grain.between(8, width / 3);
        let end = grain.between(width / 2, width - 8);
        let third = (end - start) / 3;
        let (a, b, c) = (grain.between(-5, 5), grain.between(-5, 5), grain.between(-3, 3));
        let _ = write!(path, "M{start} {y}c{third} {a} {} {b} {} {c}", 2 * third, end - start);
        y += grain.between(apart / 2, apart * 3 / 2);
    }
    path
}
