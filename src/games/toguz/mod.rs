//! Toguz Korgool: sowing on two rows of nine pits. Clauses K1-K8 of `docs/rules-toguz.md`.

mod heaps;
mod notation;
mod pit;
mod position;
mod position_text;
mod refusal;
mod sheet;
mod sowing;
mod steps;
mod stones;
mod variant;
mod vector;

pub use pit::Pit;
pub use position::Toguz;
pub use position_text::{ToguzExpected, ToguzPositionError};
pub use refusal::ToguzRefusal;
pub use sheet::{SheetError, read_sheet, write_diagram};
pub use sowing::Effect;
pub use steps::ToguzStep;
pub use stones::Stones;
pub use variant::{Direction, ToguzVariant};
