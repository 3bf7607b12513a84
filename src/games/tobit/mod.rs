//! Tobit: Khakas draughts on a grid of lines. Clauses T1-T7 of `docs/rules-tobit.md`.

mod capture;
mod grid;
mod moves;
mod notation;
mod pieces;
mod position;
mod refusal;
mod steps;
mod variant;

pub use grid::{Grid, Point};
pub use moves::TobitMove;
pub use notation::TobitPositionError;
pub use pieces::{Piece, Pieces, Rank};
pub use position::Tobit;
pub use refusal::TobitRefusal;
pub use steps::TobitStep;
pub use variant::{TobitReach, TobitVariant};
