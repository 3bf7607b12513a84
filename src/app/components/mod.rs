//! Widgets that know no game, one a file; each gets plain data and callbacks.
//!
//! Most are plain functions: a component of its own costs kilobytes of the first load, so only what keeps a state is one.

mod board;
mod button;
mod choice;
mod clock_face;
mod frame;
mod icon;
mod language;
mod live_region;
mod move_list;
mod notices;
mod pager;
mod player_bar;
mod win_bar;

pub use board::{Board, Pen};
pub use button::{Access, Weight, button};
pub use choice::{Question, choice};
pub use clock_face::{ClockFace, clock_face, digits};
pub use frame::frame;
pub use icon::Icon;
pub use language::language_missing;
pub use live_region::live_region;
pub use move_list::move_list;
pub use notices::notices;
pub use pager::pager;
pub use player_bar::{Place, Player, Turn, player_bar};
pub use win_bar::win_bar;
