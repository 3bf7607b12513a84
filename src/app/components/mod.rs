//! Widgets that know no game, one a file.

pub mod board;

pub use board::{BoardView, BoardViewProps};
