//! The visible consequences of a move, stone by stone.

use super::Pit;
use crate::rules::Side;

/// One visible consequence of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToguzStep {
    /// All stones of a pit are taken in hand (K3.1).
    Lift {
        /// The pit emptied.
        pit: Pit,
        /// How many stones, 1-162.
        count: u8,
    },
    /// One stone from the hand falls into a pit (K3.1, K3.2).
    Sow {
        /// The pit it falls into.
        pit: Pit,
    },
    /// One stone from the hand falls into a tuz and goes to its owner's treasury (K5.3).
    SowIntoTuz {
        /// The tuz.
        pit: Pit,
        /// Whose treasury it goes to.
        owner: Side,
    },
    /// An even pit goes to the mover's treasury (K4.1).
    Capture {
        /// The pit emptied.
        pit: Pit,
        /// How many stones.
        count: u8,
        /// The mover.
        by: Side,
    },
    /// Three stones go to the mover's treasury and the pit becomes the mover's tuz (K5.1).
    MakeTuz {
        /// The new tuz.
        pit: Pit,
        /// The mover.
        by: Side,
    },
    /// The player to move has no stone: all that is left goes to the other (K6.2). Shown after the move; the position
    /// itself keeps these stones on the board.
    Sweep {
        /// How many stones.
        count: u8,
        /// Who gets them.
        to: Side,
    },
}
