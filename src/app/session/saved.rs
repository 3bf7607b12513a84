//! A game as text for storage: the link grammar with three fields more, in a versioned envelope.
//!
//! `utys-game 1 <ply> <seed> <facing> <ending> <query> end`: the query holds start, moves, options and players, and is read by the
//! same reader as a link; `ply` says how many of the moves belong to the setup.

use super::{Players, Session, Setup, link};
use crate::app::boards::{GameUi, Motion};
use crate::rules::{Notation, Outcome, Reason, Record, Side};
use std::fmt;

/// What the envelope begins with.
const NAME: &str = "utys-game";
/// The version of the envelope.
const VERSION: &str = "1";
/// What the envelope ends with: a text that was cut off lacks it, and might else be read as a shorter game.
const CLOSE: &str = " end";
/// Stands for an ending that the players have not agreed on.
const OPEN: &str = "-";

/// A game taken out of storage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saved<P: Notation> {
    /// What it was begun with.
    pub setup: Setup<P>,
    /// What was played.
    pub record: Record<P>,
    /// The side at the bottom of the board.
    pub facing: Side,
}

/// Why a stored text is no game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SavedError {
    /// It is no envelope of this version.
    Envelope,
    /// The game in it cannot be read.
    Game,
}

impl fmt::Display for SavedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SavedError::Envelope => "no stored game of this version",
            SavedError::Game => "the stored game cannot be read",
        })
    }
}

/// Writes a session.
pub fn write<P: GameUi>(session: &Session<P>) -> String {
    let seed = match session.setup.players {
        Players::Two => 0,
        Players::Computer { seed, .. } => seed,
    };
    let opening = session.setup.opening.len().to_string();
    let ending = session.record.ending();
    let ending = ending.map_or_else(|| OPEN.to_owned(), |outcome| outcome.to_string().replace(' ', "+"));
    let query = link::write(&session.setup, &session.record);
    [NAME, VERSION, &opening, &seed.to_string(), session.facing.as_str(), &ending, &query].join(" ") + CLOSE
}

/// Reads what [`write()`] wrote.
///
/// # Errors
/// The text is no such envelope, or the game in it breaks the rules.
pub fn read<P: Notation>(text: &str) -> Result<Saved<P>, SavedError> {
    let text = text.strip_suffix(CLOSE).ok_or(SavedError::Envelope)?;
    let mut parts = text.splitn(7, ' ');
    let mut part = || parts.next().ok_or(SavedError::Envelope);
    if part()? != NAME || part()? != VERSION {
        return Err(SavedError::Envelope);
    }
    let opening: usize = part()?.parse().map_err(|_| SavedError::Envelope)?;
    let seed = part()?.parse().map_err(|_| SavedError::Envelope)?;
    let facing = Side::from_name(part()?).ok_or(SavedError::Envelope)?;
    let ending = read_ending(part()?)?;
    let link = link::read::<P>(part()?, seed).map_err(|_| SavedError::Game)?;
    let mut setup = link.setup.ok_or(SavedError::Game)?;
    let mut record = setup.record();
    if let Some(outcome) = ending {
        record.end(outcome).map_err(|_| SavedError::Game)?;
    }
    if opening > setup.opening.len() {
        return Err(SavedError::Envelope);
    }
    setup.opening.truncate(opening);
    Ok(Saved { setup, record, facing })
}

fn read_ending(text: &str) -> Result<Option<Outcome>, SavedError> {
    if text == OPEN {
        return Ok(None);
    }
    let (who, reason) = text.split_once('+').ok_or(SavedError::Envelope)?;
    let reason = Reason::from_name(reason).ok_or(SavedError::Envelope)?;
    match who {
        "draw" => Ok(Some(Outcome::Draw { reason })),
        _ => Side::from_name(who).map(|side| Some(Outcome::Win { side, reason })).ok_or(SavedError::Envelope),
    }
}

impl<P: GameUi> Saved<P> {
    /// Takes the game up again.
    pub fn session(self, motion: Motion) -> Session<P> {
        let mut session = Session::resume(self.setup, self.record, motion);
        session.facing = self.facing;
        session
    }
}
