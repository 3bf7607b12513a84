//! How a game ended and why.

use super::Side;
use std::fmt;

/// The result of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// One side has won.
    Win {
        /// The winner.
        side: Side,
        /// What ended the game.
        reason: Reason,
    },
    /// Nobody has won.
    Draw {
        /// What ended the game.
        reason: Reason,
    },
}

impl Outcome {
    /// The winner, or `None` for a draw.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Outcome::Win { side, .. } => Some(side),
            Outcome::Draw { .. } => None,
        }
    }

    /// What ended the game.
    pub const fn reason(self) -> Reason {
        match self {
            Outcome::Win { reason, .. } | Outcome::Draw { reason } => reason,
        }
    }
}

impl Outcome {
    /// Reads what is displayed: `white no-pieces`, `draw repetition`.
    pub fn from_name(text: &str) -> Option<Outcome> {
        let (who, reason) = text.split_once(' ')?;
        let reason = Reason::from_name(reason)?;
        match who {
            "draw" => Some(Outcome::Draw { reason }),
            _ => Side::from_name(who).map(|side| Outcome::Win { side, reason }),
        }
    }
}

impl fmt::Display for Outcome {
    /// `white no-pieces`, `draw repetition`: the winner or `draw`, then the reason.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let who = self.winner().map_or("draw", Side::as_str);
        write!(f, "{who} {}", self.reason().as_str())
    }
}

/// What ended a game. The names are about the side that lost, or about both in a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The side to move has no piece left (T6.1).
    NoPieces,
    /// The side to move has pieces and no legal move (T6.1).
    NoMoves,
    /// One side holds more than half of the stones (K6.1).
    Majority,
    /// The side to move has no stone in its row; the rest went to the other side (K6.2).
    EmptyRow,
    /// Both sides hold exactly half of the stones (K6.1).
    Halves,
    /// The same position with the same side to move for the third time (T6.3, K6.4).
    Repetition,
    /// The players agreed on a draw (T6.3, K6.5).
    Agreement,
    /// A player resigned (T6.2, K6.5).
    Resignation,
    /// A player's time ran out (K6.5).
    Time,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Reason; 9] = [
        Reason::NoPieces,
        Reason::NoMoves,
        Reason::Majority,
        Reason::EmptyRow,
        Reason::Halves,
        Reason::Repetition,
        Reason::Agreement,
        Reason::Resignation,
        Reason::Time,
    ];

    /// The name in records and on the console.
    pub const fn as_str(self) -> &'static str {
        match self {
            Reason::NoPieces => "no-pieces",
            Reason::NoMoves => "no-moves",
            Reason::Majority => "majority",
            Reason::EmptyRow => "empty-row",
            Reason::Halves => "halves",
            Reason::Repetition => "repetition",
            Reason::Agreement => "agreement",
            Reason::Resignation => "resignation",
            Reason::Time => "time",
        }
    }

    /// Reads what [`Reason::as_str`] writes.
    pub fn from_name(name: &str) -> Option<Reason> {
        Reason::ALL.into_iter().find(|reason| reason.as_str() == name)
    }
}
