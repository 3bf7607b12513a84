//! The messages.

use crate::games::GameId;
use serde::{Deserialize, Serialize};

/// Numbers a request; the answers carry the same number.
pub type JobId = u32;

/// From the page to the engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToEngine {
    /// Asks for the engine's build; the first message of a page.
    Hello {
        /// The page's own [build_name](super::build_name()).
        build: String,
    },
    /// Asks for a move or a word on a draw, or has the engine think ahead. Ends the job before it, unless it cannot be
    /// asked: then it is answered by an error and the job before it goes on.
    Go(Go),
    /// Ends a job; answered by [`FromEngine::Stopped`] when that job is the present one, else not at all.
    Stop {
        /// The job to end.
        job: JobId,
    },
}

/// A question about a game in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Go {
    /// The number of the question.
    pub job: JobId,
    /// [`GameId::as_str`].
    pub game: String,
    /// The variant as [`Notation::write_variant`](crate::rules::Notation::write_variant) writes it.
    pub variant: Vec<(String, String)>,
    /// The position text of the start, when it is not the usual one.
    pub start: Option<String>,
    /// The moves played from there, in any form that is read in play.
    pub moves: Vec<String>,
    /// The engine's strength, 1-8.
    pub level: u8,
    /// What varies the engine's play: the same seed gives the same moves.
    pub seed: u64,
    /// What is asked.
    pub ask: Ask,
    /// Whether the book may answer.
    pub book: BookUse,
}

/// Whether the opening book is asked before a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BookUse {
    /// By levels that know it.
    Known,
    /// Never: the engine thinks from the first move on.
    Off,
}

/// What a [`Go`] asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// A move for the side to move.
    Move,
    /// Whether the engine agrees to a draw; it may play either side.
    Draw,
    /// What the opponent is going to do: the engine thinks on the opponent's time, at the highest level alone. It is
    /// answered like `Move`, with the move expected; the next question of the same game, options and level begins with
    /// what was found, so that its answer depends on how long that was.
    Ponder,
}

/// From the engine to the page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromEngine {
    /// The engine's build.
    Hello {
        /// The engine's own [build_name](super::build_name()).
        build: String,
    },
    /// A depth is finished.
    Info(Found),
    /// The engine's move. `line[0]` is the move; `line` has at least one.
    Best(Found),
    /// The engine's word on a draw.
    Draw {
        /// The job answered.
        job: JobId,
        /// Whether it agrees.
        accepted: bool,
    },
    /// The job was ended before it had an answer.
    Stopped {
        /// The job ended.
        job: JobId,
    },
    /// A message could not be read, or a question could not be answered.
    Error {
        /// The job, when the message has one.
        job: Option<JobId>,
        /// Why, for logs.
        why: String,
    },
    /// Like `Best`, from a side that sees no hope: a level that has been told so at several moves gives the game up.
    Hopeless(Found),
}

/// Whether the engine, asked for a move, saw hope for its side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hope {
    /// It did: [`FromEngine::Best`].
    Left,
    /// It did not: [`FromEngine::Hopeless`].
    Gone,
}

/// What the engine has found so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Found {
    /// The job answered.
    pub job: JobId,
    /// How many plies deep the search has looked.
    pub depth: u8,
    /// The value for the side to move.
    pub score: ScoreText,
    /// How many positions were visited.
    pub nodes: u64,
    /// The expected moves, as [`Notation::write_move_bare`](crate::rules::Notation::write_move_bare) writes them.
    pub line: Vec<String>,
}

/// A score as people may be told it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScoreText {
    /// A judgement in hundredths of a man or of a stone.
    About(i32),
    /// A certain win in so many plies.
    Win(u16),
    /// A certain loss in so many plies.
    Loss(u16),
}

impl FromEngine {
    /// The job that the message belongs to.
    pub fn job(&self) -> Option<JobId> {
        match self {
            FromEngine::Hello { .. } => None,
            FromEngine::Info(found) | FromEngine::Best(found) | FromEngine::Hopeless(found) => {
                Some(found.job)
            }
            FromEngine::Draw { job, .. } | FromEngine::Stopped { job } => Some(*job),
            FromEngine::Error { job, .. } => *job,
        }
    }
}

impl Go {
    /// The game asked about.
    pub fn game_id(&self) -> Option<GameId> {
        GameId::from_name(&self.game)
    }
}
