//! Tobit: Khakas draughts on a grid of lines. Clauses T1-T7 of `docs/rules-tobit.md`.

mod bits;
mod capture;
mod grid;
mod judge;
mod move_text;
mod moves;
mod notation;
mod outlook;
mod pieces;
mod position;
mod position_error;
mod position_text;
mod refusal;
mod scan;
mod steps;
mod variant;
mod words;

pub use grid::{Grid, Point};
pub use moves::TobitMove;
pub use pieces::{Piece, Pieces, Rank};
pub use position::Tobit;
pub use position_error::TobitPositionError;
pub use refusal::TobitRefusal;
pub use steps::TobitStep;
pub use variant::{TobitReach, TobitVariant};
