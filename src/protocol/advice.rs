//! What the coach says: typed reasons, which the page turns into sentences.

use super::JobId;
use serde::{Deserialize, Serialize};

/// From the coach to the page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FromCoach {
    /// The coach's build.
    Hello {
        /// Its own [`build_name`](super::build_name).
        build: String,
    },
    /// What it has found.
    Advice(Advice),
    /// The message could not be read, or the question cannot be answered.
    Error {
        /// The job, when the message has one.
        job: Option<JobId>,
    },
}

/// What the coach has found in a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Advice {
    /// The job answered.
    pub job: JobId,
    /// The expected result for the side to move, per mille.
    pub chance: u16,
    /// The best lines, best first, as [`Notation::write_move_bare`](crate::rules::Notation::write_move_bare) writes their moves.
    pub lines: Vec<Vec<String>>,
    /// Why the best move is best, the weightiest reason first; at least one.
    pub why: Vec<Why>,
    /// What the other side would play if nothing were done; `None` when that would cost little.
    pub threat: Option<Menace>,
}

/// A threat: a move in the position in which nothing has been done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Menace {
    /// The position, with the other side to move.
    pub position: String,
    /// The move.
    pub first: String,
}

/// What can be won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Goods {
    /// Men of Tobit.
    Men,
    /// Tobits.
    Tobits,
    /// Stones of Toguz Korgool.
    Stones,
}

impl Goods {
    /// The name in the texts.
    pub const fn as_str(self) -> &'static str {
        match self {
            Goods::Men => "men",
            Goods::Tobits => "tobits",
            Goods::Stones => "stones",
        }
    }
}

/// What is won, with numbers of at least 1.
pub type Prize = Vec<(Goods, u8)>;

/// What a move does in one game alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Deed {
    /// A man becomes a tobit (T5.1).
    Promotes,
    /// A pit becomes a tuz (K5.1).
    MakesTuz,
    /// The mover holds more than half of the stones (K6.1).
    Majority,
}

impl Deed {
    /// The name in the texts.
    pub const fn as_str(self) -> &'static str {
        match self {
            Deed::Promotes => "promotes",
            Deed::MakesTuz => "tuz",
            Deed::Majority => "majority",
        }
    }
}

/// A reason for a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Why {
    /// No other move is legal.
    OnlyLegal,
    /// No other move is sure to win.
    OnlyWins,
    /// Every other move loses.
    OnlySaves,
    /// Every other move is clearly worse.
    OnlyKeeps,
    /// It wins the game in so many own moves.
    EndsTheGame {
        /// How many.
        moves: u16,
    },
    /// It does what is of this game alone.
    Does(Deed),
    /// It wins this and nothing is taken back.
    Wins(Prize),
    /// The other side wins this, and every other move is worse still.
    Loses(Prize),
    /// It wins something and gives something back.
    GivesBack {
        /// What it wins.
        won: Prize,
        /// What it gives back.
        lost: Prize,
    },
    /// It lets the other side win something and wins something for it.
    Offers {
        /// What is given.
        lost: Prize,
        /// What it wins.
        won: Prize,
    },
    /// The other side threatened to win this.
    Meets(Prize),
    /// Nothing is won or lost: it is the best preparation.
    Quiet,
}
