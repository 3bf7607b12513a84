//! Widgets that know no game, one a file; each gets plain data and callbacks.

mod action_button;
mod board;
mod choice;
mod frame;
mod icon;
mod live_region;
mod move_list;
mod player_bar;

pub use action_button::{ActionButton, ActionButtonProps};
pub use board::{BoardView, BoardViewProps};
pub use choice::{Answer, Choice, ChoiceProps};
pub use frame::{Frame, FrameProps};
pub use icon::Icon;
pub use live_region::{LiveRegion, LiveRegionProps};
pub use move_list::{MoveList, MoveListProps};
pub use player_bar::{PlayerBar, PlayerBarProps, Turn};
