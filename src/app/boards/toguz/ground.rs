//! The plank of a Toguz Korgool board: grain, hollows, the arrows of the sowing. Drawn once; it never changes during a game.

use super::geometry::{Area, Geometry, Row};
use crate::app::boards::grain::Grain;
use crate::games::toguz::Direction;
use std::fmt::Write;
use yew::{Html, Properties, component, html};

#[derive(Properties, PartialEq, Clone, Debug)]
pub(super) struct ToguzGroundProps {
    pub(super) geometry: Geometry,
    pub(super) direction: Direction,
}

#[component]
pub(super) fn ToguzGround(props: &ToguzGroundProps) -> Html {
    let ToguzGroundProps { geometry, direction } = *props;
    let (width, height) = geometry.extent();
    let pits = Row::ALL.into_iter().flat_map(|row| (0..9).map(move |column| geometry.pit(row, column)));
    html! {
        <g class="toguz-ground" aria-hidden="true">
            <defs>
                <linearGradient id="toguz-wood" x1="0" x2="0" y1="0" y2="1">
                    <stop class="toguz-ground__near" offset="0" />
                    <stop class="toguz-ground__far" offset="1" />
                </linearGradient>
                <linearGradient id="toguz-hollow" x1="0" x2="0" y1="0" y2="1">
                    <stop class="toguz-ground__deep" offset="0" />
                    <stop class="toguz-ground__floor" offset="0.75" />
                </linearGradient>
                <linearGradient id="toguz-lip" x1="0" x2="0" y1="0" y2="1">
                    <stop class="toguz-ground__lip" offset="0.45" stop-opacity="0" />
                    <stop class="toguz-ground__lip" offset="1" stop-opacity="0.9" />
                </linearGradient>
                { for ["pale", "warm", "dim"].map(|tint| html! {
                    <radialGradient id={format!("toguz-stone-{tint}")} cx="0.36" cy="0.3" r="0.8">
                        <stop class={format!("toguz-ground__{tint}-light")} offset="0" />
                        <stop class={format!("toguz-ground__{tint}")} offset="0.5" />
                        <stop class="toguz-ground__stone-shade" offset="1" />
                    </radialGradient>
                }) }
            </defs>
            <rect class="toguz-ground__rim" width={width.to_string()} height={height.to_string()} rx="34" />
            <rect class="toguz-ground__wood" x="4" y="4" width={(width - 8).to_string()}
                height={(height - 10).to_string()} rx="30" fill="url(#toguz-wood)" />
            <path class="toguz-ground__grain" d={grain(width, height, 3, 7)} />
            <path class="toguz-ground__grain toguz-ground__grain--broad" d={grain(width, height, 29, 23)} />
            <path class="toguz-ground__grain toguz-ground__grain--light" d={grain(width, height, 57, 15)} />
            <rect class="toguz-ground__frame" x="11" y="11" width={(width - 22).to_string()}
                height={(height - 24).to_string()} rx="24" />
            { for pits.chain(Row::ALL.map(|row| geometry.treasury(row))).map(hollow) }
            { arrows(geometry, direction) }
        </g>
    }
}

/// A hollow with round ends: the light falls from above, so that its lower lip shines.
fn hollow(area: Area) -> Html {
    let round = area.width.min(area.height) / 2;
    let grown = |by: i32| Area {
        x: area.x - by,
        y: area.y - by,
        width: area.width + 2 * by,
        height: area.height + 2 * by,
    };
    let rect = |class: &'static str,
                area: Area,
                by: i32,
                fill: Option<&'static str>,
                stroke: Option<&'static str>| {
        html! {
            <rect {class} x={area.x.to_string()} y={area.y.to_string()} width={area.width.to_string()}
                height={area.height.to_string()} rx={(round + by).to_string()} {fill} {stroke} />
        }
    };
    html! {
        <>
            { rect("toguz-ground__edge", grown(2), 2, None, Some("url(#toguz-lip)")) }
            { rect("toguz-ground__hollow", area, 0, Some("url(#toguz-hollow)"), None) }
            { rect("toguz-ground__depth", grown(-2), -2, None, None) }
        </>
    }
}

/// Which way the stones go, at both ends of the treasuries.
fn arrows(geometry: Geometry, direction: Direction) -> Html {
    let upper = geometry.treasury(Row::Upper);
    let (width, height) = geometry.extent();
    let (reach, away) = (upper.height - 2, geometry.pick(24, 22));
    let arrow = format!(
        "M-10 {reach}Q8 {reach} 8 {}V-{}Q8-{reach}-10-{reach}M2-{}L-11-{reach}L2-{}",
        reach - 20,
        reach - 20,
        reach + 9,
        reach - 9
    );
    let mirror = match direction {
        Direction::Anticlockwise => "",
        Direction::Clockwise => " scale(1 -1)",
    };
    let (left, right, middle) = (upper.x - away, width - upper.x + away, height / 2);
    html! {
        <>
            <path class="toguz-ground__arrow" transform={format!("translate({right} {middle}){mirror}")} d={arrow.clone()} />
            <path class="toguz-ground__arrow" transform={format!("translate({left} {middle}) rotate(180){mirror}")} d={arrow} />
        </>
    }
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
