//! The visible consequences of a move.

use super::{Piece, Point};

/// One visible consequence of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TobitStep {
    /// A piece moves along a line without capturing (T3).
    Slide {
        /// Where it stood.
        from: Point,
        /// Where it stands now.
        to: Point,
    },
    /// A piece jumps over an enemy piece (T4.1).
    Jump {
        /// Where it stood.
        from: Point,
        /// The point jumped over.
        over: Point,
        /// Where it landed.
        to: Point,
    },
    /// A jumped piece leaves the board (T4.5).
    Remove {
        /// Where it stood.
        point: Point,
        /// What it was.
        piece: Piece,
    },
    /// A man becomes a tobit (T5.1).
    Promote {
        /// Where it stands.
        point: Point,
    },
}
