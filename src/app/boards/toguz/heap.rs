//! Stones: two columns in a pit, so that 1 to 14 are counted at a glance, and tens in a treasury.

use super::geometry::{Area, Geometry};
use crate::app::boards::svg::{Drawn, Pair, element, group, number};
use yew::virtual_dom::Key;
use yew::{AttrValue, Html};

/// So many stones of a pit lie side by side; more lie on top of them and the number speaks.
const SIDE_BY_SIDE: u8 = 14;
/// So many stones are drawn on top.
const ON_TOP: u8 = 6;
/// The places on top of a full heap, between its rows, in half rows from the middle.
const MIDDLE_OUT: [i32; ON_TOP as usize] = [1, -1, 3, -3, 5, -5];
/// Ten stones lying close: hundredths of a radius to the right and down.
const TEN: [(i32, i32); 10] = [
    (-100, 0),
    (100, 0),
    (0, -173),
    (0, 173),
    (-200, -173),
    (200, 173),
    (-200, 173),
    (200, -173),
    (-300, 0),
    (300, 0),
];

/// The stones of a pit about its centre. `new` of them, the last ones, have just fallen.
#[derive(PartialEq)]
pub(super) struct Heap {
    pub(super) area: Area,
    pub(super) count: u8,
    pub(super) new: u8,
}

impl Drawn for Heap {
    fn draw(&self) -> Html {
        let Heap { area, count, new } = *self;
        let room = area.height - 22;
        let radius = (room / 11).min(area.width * 20 / 100);
        let lying = i32::from(count.min(SIDE_BY_SIDE));
        let gaps = ((lying + 1) / 2 - 1).max(1);
        // A high heap closes up so that it stays within the pit.
        let row = ((room - 2 * radius) / gaps).min(radius * 205 / 100);
        let shown = count.min(SIDE_BY_SIDE + ON_TOP);
        let top = -(lying + 1) / 2 * row / 2 + row / 2;
        let stones = (0..shown).map(|index| {
            let place = i32::from(index);
            let (x, y) = match index.checked_sub(SIDE_BY_SIDE) {
                Some(above) => (0, MIDDLE_OUT[usize::from(above)] * row / 2),
                None if index % 2 == 0 && place + 1 == lying => (0, top + place / 2 * row),
                None => ((place % 2 * 2 - 1) * (radius + 1), top + place / 2 * row),
            };
            let (x, y) = (x + sway(index, 5), y + sway(index, 3));
            let is_new = index + new >= shown;
            let key = usize::from(index) * 200 + usize::from(if is_new { count } else { 0 });
            stone(key, (x, y), radius, index, is_new)
        });
        group("heap", stones.collect())
    }
}

/// The stones of a treasury, ten by ten. `new` of them, the last ones, have just come.
#[derive(PartialEq)]
pub(super) struct Hoard {
    pub(super) geometry: Geometry,
    pub(super) area: Area,
    pub(super) count: u8,
    pub(super) new: u8,
}

impl Drawn for Hoard {
    fn draw(&self) -> Html {
        let Hoard { geometry, area, count, new } = *self;
        let (columns, rows) = (geometry.pick(9, 5), geometry.pick(1, 2));
        let pitch = area.width / columns;
        let radius = pitch * 100 / 905;
        let shown = i32::from(count).min(columns * rows * 10);
        let stones = (0..shown).map(|index| {
            let (group, (right, down)) = (index / 10, TEN[(index % 10) as usize]);
            let (column, row) = (group / rows, group % rows);
            let x = area.x + pitch * column + pitch / 2 + right * radius / 100;
            // Up to ten lie in the middle of the treasury, however many rows it has.
            let rows = if count <= 10 { 1 } else { rows };
            let y = area.y + area.height * (2 * row + 1) / (2 * rows) + down * radius / 100;
            let is_new = index + i32::from(new) >= shown;
            stone(index as usize * 2 + usize::from(is_new), (x, y), radius, index as u8, is_new)
        });
        group("heap", stones.collect())
    }
}

/// One stone. A stone that is new is another element than the one that will lie there.
fn stone(key: usize, (x, y): Pair, radius: i32, index: u8, is_new: bool) -> Html {
    let class = if is_new { "stone is-falling" } else { "stone" };
    let values = vec![class.into(), AttrValue::from(tint(index)), number(x), number(y), number(radius)];
    let mut stone = element("circle", &["class", "fill", "cx", "cy", "r"], values);
    stone.key = Some(Key::from(key));
    stone.into()
}

/// No two stones lie exactly alike.
fn sway(index: u8, turn: u8) -> i32 {
    i32::from(index.wrapping_mul(turn) % 3) - 1
}

/// Three tints of one stone: gradients that the ground defines.
fn tint(index: u8) -> &'static str {
    ["url(#toguz-stone-pale)", "url(#toguz-stone-warm)", "url(#toguz-stone-dim)"]
        [usize::from(index.wrapping_mul(7) % 11 % 3)]
}
