//! The vocabulary that every game shares, and the trait it implements.
//!
//! Knows no game, no browser, no serde, no clock and no text for people.
#![warn(missing_docs)]

mod game_text;
mod input;
mod notation;
mod outcome;
mod perft;
mod position;
mod record;
mod side;

pub use game_text::{
    Comment, GameReading, GameText, GameTextError, GameTextProblem, GameTextWarning, Line, Place, Tags,
    TextMove, WarningKind,
};
pub use input::{Candidates, Touch};
pub use notation::{MoveReading, MoveTextError, Notation, Slip, VariantError};
pub use outcome::{Outcome, Reason};
pub use perft::perft;
pub use position::{PlayError, Position, Word};
pub use record::{Ply, Record, RecordError};
pub use side::Side;
