//! Why a text is no position of Tobit (T7.2).

use super::Point;
use crate::rules::Side;
use std::fmt;

/// Why a text is no position. `at` is a byte offset: of the offending piece, or of what cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TobitPositionError {
    /// The text does not follow the form.
    Syntax {
        /// Where.
        at: usize,
    },
    /// The board has no point of that number.
    OffBoard {
        /// Where.
        at: usize,
        /// The number written.
        number: u32,
    },
    /// Two pieces stand on one point.
    TwoOnOnePoint {
        /// Where the second one is named.
        at: usize,
        /// The point.
        point: Point,
    },
    /// A man stands where it would have become a tobit (T5.1).
    ManOnFarRow {
        /// Where.
        at: usize,
        /// The point.
        point: Point,
        /// Whose man it is.
        side: Side,
    },
    /// A side has more pieces than it starts with (T2.1).
    TooManyPieces {
        /// Where the first piece too many is named.
        at: usize,
        /// The piece too many.
        point: Point,
        /// Whose it is.
        side: Side,
        /// How many are allowed.
        most: u8,
    },
}

impl TobitPositionError {
    /// The byte offset of the offending piece or of what cannot be read.
    pub const fn at(&self) -> usize {
        match *self {
            Self::Syntax { at }
            | Self::OffBoard { at, .. }
            | Self::TwoOnOnePoint { at, .. }
            | Self::ManOnFarRow { at, .. }
            | Self::TooManyPieces { at, .. } => at,
        }
    }
}

impl fmt::Display for TobitPositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax { .. } => f.write_str("no position text")?,
            Self::OffBoard { number, .. } => write!(f, "the board has no point {number}")?,
            Self::TwoOnOnePoint { point, .. } => write!(f, "two pieces on {point}")?,
            Self::ManOnFarRow { point, side, .. } => {
                write!(f, "a {side} man on {point}, where it would be a tobit")?;
            }
            Self::TooManyPieces { point, side, most, .. } => {
                write!(f, "{side} has more than {most} pieces with the one on {point}")?;
            }
        }
        write!(f, " at byte {}", self.at())
    }
}
