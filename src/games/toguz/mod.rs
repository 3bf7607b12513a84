//! Toguz Korgool: sowing on two rows of nine pits. Clauses K1-K8 of `docs/rules-toguz.md`.

mod notation;
mod pit;
mod position;
mod refusal;
mod sheet;
mod sowing;
mod steps;
mod stones;
mod variant;

pub use notation::ToguzPositionError;
pub use pit::Pit;
pub use position::Toguz;
pub use refusal::ToguzRefusal;
pub use steps::ToguzStep;
pub use stones::Stones;
pub use variant::{Direction, ToguzVariant};
