//! A game as text for storage: the link grammar with some fields more, in a versioned envelope.
//!
//! `utys-game 2 <ply> <seed> <facing> <ending> <state> <query> end`: the query holds start, moves, options, players and terms,
//! and is read by the same reader as a link; `ply` says how many of the moves belong to the setup; `state` holds what else
//! passes while a game is played, as fields like those of a query, or `-`. Version 1 had no `state`.

use super::{Attempt, Clock, Players, Session, Setup, link};
use crate::app::boards::{GameUi, Motion};
use crate::app::route;
use crate::rules::{Notation, Outcome, Record, Side};
use std::fmt;

/// What the envelope begins with.
const NAME: &str = "utys-game";
/// The version of the envelope.
const VERSION: &str = "2";
/// The version before, which is still read.
const EARLIER: &str = "1";
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
    /// The clock, which stands.
    pub clock: Option<Clock>,
    /// What was refused on a wooden board.
    pub attempts: Vec<Attempt>,
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
    let (seed, state) = (seed.to_string(), write_state(session));
    [NAME, VERSION, &opening, &seed, session.facing.as_str(), &ending, &state, &query].join(" ") + CLOSE
}

/// What passes while a game is played. The time of a move that is being thought about is written in steps: storage need not
/// hear every second.
fn write_state<P: GameUi>(session: &Session<P>) -> String {
    let mut fields = Vec::new();
    if let Some(clock) = &session.clock {
        let [white, black] = clock.at_move();
        let spent = clock.spent(session.now) / TIME_STEP * TIME_STEP;
        fields.push(format!("left={white},{black},{spent}"));
    }
    if !session.attempts.is_empty() {
        let attempt = |attempt: &Attempt| {
            let places = attempt.places.iter().map(usize::to_string).collect::<Vec<_>>();
            [attempt.ply.to_string(), places.join(".")].join(":")
        };
        fields.push(["tries=", &session.attempts.iter().map(attempt).collect::<Vec<_>>().join(",")].concat());
    }
    if fields.is_empty() { OPEN.to_owned() } else { fields.join("&") }
}

/// How exactly the time of an unfinished move is kept, in milliseconds.
const TIME_STEP: u64 = 5_000;

/// Reads what [`write()`] wrote.
///
/// # Errors
/// The text is no such envelope, or the game in it breaks the rules.
pub fn read<P: Notation>(text: &str) -> Result<Saved<P>, SavedError> {
    let text = text.strip_suffix(CLOSE).ok_or(SavedError::Envelope)?;
    let (name, rest) = text.split_once(' ').ok_or(SavedError::Envelope)?;
    let (version, rest) = rest.split_once(' ').ok_or(SavedError::Envelope)?;
    if name != NAME || ![VERSION, EARLIER].contains(&version) {
        return Err(SavedError::Envelope);
    }
    let mut parts = rest.splitn(if version == EARLIER { 5 } else { 6 }, ' ');
    let mut part = || parts.next().ok_or(SavedError::Envelope);
    let opening: usize = part()?.parse().map_err(|_| SavedError::Envelope)?;
    let seed = part()?.parse().map_err(|_| SavedError::Envelope)?;
    let facing = Side::from_name(part()?).ok_or(SavedError::Envelope)?;
    let ending = read_ending(part()?)?;
    let state = if version == EARLIER { OPEN } else { part()? };
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
    let clock = setup.terms.time.map(Clock::new);
    let mut saved = Saved { setup, record, facing, clock, attempts: Vec::new() };
    saved.read_state(state)?;
    Ok(saved)
}

fn read_ending(text: &str) -> Result<Option<Outcome>, SavedError> {
    if text == OPEN {
        return Ok(None);
    }
    Outcome::from_name(&text.replace('+', " ")).map(Some).ok_or(SavedError::Envelope)
}

fn read_attempt(text: &str) -> Option<Attempt> {
    let (ply, places) = text.split_once(':')?;
    let places = places.split('.').map(|place| place.parse().ok()).collect::<Option<_>>()?;
    Some(Attempt { ply: ply.parse().ok()?, places })
}

impl<P: Notation> Saved<P> {
    fn read_state(&mut self, state: &str) -> Result<(), SavedError> {
        for field in route::fields(state) {
            if let ("left", Some(time)) = (field.name, self.setup.terms.time) {
                let mut times =
                    field.raw.split(',').map(|time| time.parse().ok().map(|time: u64| time.min(LONGEST)));
                let mut time_left = || times.next().flatten().ok_or(SavedError::Game);
                self.clock = Some(Clock::resume(time, [time_left()?, time_left()?], time_left()?));
            }
            if field.name == "tries" {
                let tries = field.raw.split(',').map(read_attempt).collect::<Option<Vec<_>>>();
                self.attempts = tries.ok_or(SavedError::Game)?;
            }
        }
        Ok(())
    }
}

/// The longest time that a clock goes on with, in milliseconds: two days. Increments add up to more.
const LONGEST: u64 = 172_800_000;

impl<P: GameUi> Saved<P> {
    /// Takes the game up again. A clock that has run stands until the players go on.
    pub fn session(self, motion: Motion) -> Session<P> {
        let mut session = Session::resume(self.setup, self.record, motion);
        session.facing = self.facing;
        session.clock = self.clock;
        session.attempts = self.attempts;
        if session.can_pause() {
            session.halt();
        }
        session.settle();
        session
    }
}
