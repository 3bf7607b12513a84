//! The ground of a Tobit board: earth, lines and numbers. Drawn once; nothing in it changes during a game.

use super::geometry::{Geometry, reading_order};
use crate::app::boards::grain::Grain;
use std::fmt::Write;
use yew::{Html, Properties, component, html};

#[derive(Properties, PartialEq, Clone, Debug)]
pub(super) struct TobitGroundProps {
    pub(super) geometry: Geometry,
}

#[component]
pub(super) fn TobitGround(props: &TobitGroundProps) -> Html {
    let geometry = props.geometry;
    let (width, height) = geometry.extent();
    let (lines, ends) = (lines(geometry), ends(geometry));
    html! {
        <g class="tobit-ground" aria-hidden="true">
            <defs>
                <radialGradient id="tobit-earth" cx="0.5" cy="0.46" r="0.78">
                    <stop class="tobit-ground__near" offset="0.25" />
                    <stop class="tobit-ground__far" offset="1" />
                </radialGradient>
            </defs>
            <rect class="tobit-ground__rim" width={width.to_string()} height={height.to_string()} rx="26" />
            <rect class="tobit-ground__earth" x="5" y="5" width={(width - 10).to_string()}
                height={(height - 10).to_string()} rx="22" fill="url(#tobit-earth)" />
            <path class="tobit-ground__grit" d={grit(width, height, 17, 210, 1)} />
            <path class="tobit-ground__grit tobit-ground__grit--light" d={grit(width, height, 91, 150, 2)} />
            <path class="tobit-ground__scrape" d={scrapes(width, height)} />
            <path class="tobit-ground__edge" transform="translate(0.6 2.4)" d={lines.clone()} />
            <path class="tobit-ground__edge tobit-ground__edge--end" transform="translate(0.6 2.4)" d={ends.clone()} />
            <path class="tobit-ground__groove" d={lines.clone()} />
            <path class="tobit-ground__depth" transform="translate(0 -1)" d={lines} />
            <path class="tobit-ground__groove tobit-ground__groove--end" d={ends.clone()} />
            <path class="tobit-ground__depth tobit-ground__depth--end" transform="translate(0 -2.2)" d={ends} />
            { for reading_order(geometry.grid, geometry.facing).into_iter().map(|point| {
                let (x, y) = geometry.centre(point);
                html! {
                    <text class="tobit-ground__number" x={(x + 35).to_string()} y={(y - 29).to_string()}>
                        { point.number() }
                    </text>
                }
            }) }
        </g>
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
