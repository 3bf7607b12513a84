//! What a game is begun with: options, start, players, terms.

use super::Terms;
use crate::ai::Level;
use crate::rules::{Position, Record, Side, Word};

/// The computer's strength where nobody named one: somebody who has just learnt the moves wins now and then.
pub const USUAL_LEVEL: Level = Level::ALL[2];

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Players {
    /// Two people on one device.
    Two,
    /// A person against the computer.
    Computer {
        /// The person's side.
        person: Side,
        /// The computer's strength.
        level: Level,
        /// What varies the computer's play.
        seed: u64,
    },
}

impl Players {
    /// Whether a person moves for `side`.
    pub fn is_person(self, side: Side) -> bool {
        match self {
            Players::Two => true,
            Players::Computer { person, .. } => person == side,
        }
    }

    /// The strength of the computer; `None` without one.
    pub fn level(self) -> Option<Level> {
        match self {
            Players::Two => None,
            Players::Computer { level, .. } => Some(level),
        }
    }

    /// The side that sits at the bottom of the board at first.
    pub fn facing(self) -> Side {
        match self {
            Players::Two => Side::White,
            Players::Computer { person, .. } => person,
        }
    }

    /// `white`, `black` or `both`, as links write it.
    pub fn as_str(self) -> &'static str {
        match self {
            Players::Two => "both",
            Players::Computer { person, .. } => person.as_str(),
        }
    }
}

/// Everything that [`Session::new`](super::Session::new) needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup<P: Position> {
    /// The options of the game.
    pub variant: P::Variant,
    /// The position before the first move; `None` for the usual one.
    pub start: Option<P>,
    /// Moves that are already played; checked when the setup was read.
    pub opening: Vec<Word<P>>,
    /// Who plays.
    pub players: Players,
    /// What else was agreed on.
    pub terms: Terms,
}

impl<P: Position> Setup<P> {
    /// The usual start of a game.
    pub fn new(variant: P::Variant, players: Players) -> Self {
        Setup { variant, start: None, opening: Vec::new(), players, terms: Terms::default() }
    }

    /// The record with the opening played, as far as the rules allow it.
    pub fn record(&self) -> Record<P> {
        let start = self.start.clone().unwrap_or_else(|| P::start(self.variant));
        let mut record = Record::from_position(self.variant, start);
        for word in &self.opening {
            if record.play(word).is_err() {
                break;
            }
        }
        record
    }
}
