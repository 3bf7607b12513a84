//! Why a move is refused.

use super::Pit;
use crate::rules::{Outcome, Side};
use std::fmt;

/// Why a word is no legal move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToguzRefusal {
    /// The game is over (K6).
    GameOver(Outcome),
    /// A move is one pit.
    NotOnePit {
        /// How many were touched.
        touched: usize,
    },
    /// A tuz cannot be played from (K5.3).
    IsTuz {
        /// The pit.
        pit: Pit,
        /// Whose tuz it is.
        owner: Side,
    },
    /// The pit is in the opponent's row (K3.1).
    NotYourPit {
        /// The pit.
        pit: Pit,
    },
    /// The pit has no stones (K3.1).
    EmptyPit {
        /// The pit.
        pit: Pit,
    },
}

impl fmt::Display for ToguzRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ToguzRefusal::GameOver(outcome) => write!(f, "the game is over: {outcome}"),
            ToguzRefusal::NotOnePit { touched } => write!(f, "a move is one pit, not {touched}"),
            ToguzRefusal::IsTuz { pit, owner } => write!(f, "{pit} is the tuz of {owner}"),
            ToguzRefusal::NotYourPit { pit } => write!(f, "{pit} is in the opponent's row"),
            ToguzRefusal::EmptyPit { pit } => write!(f, "{pit} is empty"),
        }
    }
}
