//! The clock of a game: what the players have agreed on, and what is left of it. Pure: time comes in as milliseconds since
//! some moment of the page's choice, and never runs backwards.
//!
//! The clock stands until the first move has been made: nobody loses time while looking for the board. When a flag has
//! fallen is decided by the time that an event brings with it, before the event itself: a move that comes at the very
//! instant at which nothing is left comes too late.

use crate::rules::Side;
use std::fmt;

/// Milliseconds since a moment that the page has chosen.
pub type Moment = u64;

/// The longest time that can be agreed on, in seconds: a day.
const LONGEST: u32 = 86_400;

/// A pause between two signs of life after which the device has slept, in milliseconds. A hidden tab is woken once a minute;
/// a shorter pause is time in which a player could think, and counts.
pub const SLEEP: u64 = 90_000;

/// How the time of a game is divided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TimeControl {
    /// Seconds for the game, or for each move with [`Bonus::PerMove`].
    pub base: u32,
    /// What a move brings.
    pub bonus: Bonus,
}

/// What a move brings, in seconds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bonus {
    /// Nothing: sudden death (K6.5, K7.1).
    Nothing,
    /// This much after every move (Fischer).
    Increment(u32),
    /// The clock waits this long before it runs (the American delay).
    Delay(u32),
    /// What the move has taken, up to this much, is given back after it (Bronstein).
    Refund(u32),
    /// Every move has the whole time.
    PerMove,
}

impl TimeControl {
    /// Reads `600` (sudden death), `300+3` (increment), `300d3` (delay), `300b3` (Bronstein) or `30m` (for each move); all
    /// in seconds, the first at least 1 and at most a day.
    pub fn parse(text: &str) -> Option<TimeControl> {
        let number = |text: &str| {
            let is_plain = (1..=5).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse::<u32>().ok().filter(|seconds| is_plain && *seconds <= LONGEST)
        };
        let split = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
        let (base, rest) = text.split_at(split);
        let base = number(base).filter(|seconds| *seconds > 0)?;
        let more = |rest: &str| number(rest).filter(|seconds| *seconds > 0);
        let bonus = match rest.as_bytes().first() {
            None => Bonus::Nothing,
            Some(b'm') if rest.len() == 1 => Bonus::PerMove,
            Some(b'+') => Bonus::Increment(more(&rest[1..])?),
            Some(b'd') => Bonus::Delay(more(&rest[1..])?),
            Some(b'b') => Bonus::Refund(more(&rest[1..])?),
            Some(_) => return None,
        };
        Some(TimeControl { base, bonus })
    }

    /// What is left when so little is left that it is said, in milliseconds: a tenth, from ten seconds to a minute, and never
    /// more than half.
    fn low(self) -> u64 {
        let base = u64::from(self.base) * 1_000;
        (base / 10).clamp(LAST_SECONDS, 60_000).min(base / 2)
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let base = self.base;
        match self.bonus {
            Bonus::Nothing => write!(f, "{base}"),
            Bonus::Increment(more) => write!(f, "{base}+{more}"),
            Bonus::Delay(more) => write!(f, "{base}d{more}"),
            Bonus::Refund(more) => write!(f, "{base}b{more}"),
            Bonus::PerMove => write!(f, "{base}m"),
        }
    }
}

/// From here on the clock shows tenths, and every second counts, in milliseconds.
const LAST_SECONDS: u64 = 10_000;

/// How pressing the time is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pressure {
    /// There is enough.
    Calm,
    /// There is little.
    Low,
    /// The last ten seconds.
    Last,
    /// There is nothing left.
    Fallen,
}

/// What a clock shows for one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// What is left, in milliseconds.
    pub left: u64,
    /// How pressing that is.
    pub pressure: Pressure,
    /// Whether it runs.
    pub going: Going,
}

/// Whether a clock runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Going {
    /// It runs down.
    Runs,
    /// It stands.
    Stands,
}

/// The two clocks of a game. One side's runs, or none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    control: TimeControl,
    /// What each side had at the beginning of the present move, in milliseconds.
    left: [u64; 2],
    /// What the present move has taken before `since`.
    spent: u64,
    /// Since when it runs.
    since: Option<Moment>,
    /// What each side had before every move, for taking back; the moves before the clock was begun have none.
    before: Vec<(usize, [u64; 2])>,
}

impl Clock {
    /// A clock that stands, with the whole time on both sides.
    pub fn new(control: TimeControl) -> Clock {
        Clock::resume(control, [u64::from(control.base) * 1_000; 2], 0)
    }

    /// A clock that stands as it was left: what each side had at the beginning of the present move, and what that has taken.
    pub fn resume(control: TimeControl, left: [u64; 2], spent: u64) -> Clock {
        Clock { control, left, spent, since: None, before: Vec::new() }
    }

    /// What was agreed on.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// What each side had at the beginning of the present move, in milliseconds.
    pub fn at_move(&self) -> [u64; 2] {
        self.left
    }

    /// What the present move has taken, in milliseconds.
    pub fn spent(&self, now: Moment) -> u64 {
        self.spent + self.since.map_or(0, |since| now.saturating_sub(since))
    }

    /// Whether it runs.
    pub fn runs(&self) -> bool {
        self.since.is_some()
    }

    /// What `side` has left at this moment, when `turn` is to move.
    pub fn left(&self, side: Side, turn: Side, now: Moment) -> u64 {
        let left = self.left[side.index()];
        if side != turn {
            return left;
        }
        let spent = self.spent(now);
        left.saturating_sub(match self.control.bonus {
            Bonus::Delay(delay) => spent.saturating_sub(millis(delay)),
            _ => spent,
        })
    }

    /// What is shown for `side`.
    pub fn face(&self, side: Side, turn: Side, now: Moment) -> Face {
        let left = self.left(side, turn, now);
        let pressure = match left {
            0 => Pressure::Fallen,
            _ if left <= LAST_SECONDS.min(self.control.low()) => Pressure::Last,
            _ if left <= self.control.low() => Pressure::Low,
            _ => Pressure::Calm,
        };
        let going = if side == turn && self.runs() { Going::Runs } else { Going::Stands };
        Face { left, pressure, going }
    }

    /// In how many milliseconds what is shown changes, or the time is to be told all the same; `None` while it stands.
    pub fn changes_in(&self, turn: Side, now: Moment) -> Option<u64> {
        self.since?;
        let left = self.left(turn, turn, now);
        let waits = match self.control.bonus {
            Bonus::Delay(delay) => millis(delay).saturating_sub(self.spent(now)),
            _ => 0,
        };
        let unit = if left <= LAST_SECONDS { 100 } else { 1_000 };
        // What is left is shown rounded down: it changes a millisecond after it is round.
        let change = waits + (left % unit + 1).min(left.max(1));
        // A sign of life comes in between: a longer pause would be taken for a sleep.
        Some(change.min(SLEEP / 2))
    }

    /// Runs from now on.
    pub(super) fn run(&mut self, now: Moment) {
        self.since.get_or_insert(now);
    }

    /// Stands from now on.
    pub(super) fn stand(&mut self, now: Moment) {
        self.spent = self.spent(now);
        self.since = None;
    }

    /// The side to move has made the move of this ply. A move before the clock runs costs and brings nothing.
    pub(super) fn moved(&mut self, ply: usize, side: Side, now: Moment) {
        self.before.push((ply, self.left));
        let spent = self.spent(now);
        let counts = self.runs() || spent > 0;
        let left = self.left(side, side, now);
        let own = &mut self.left[side.index()];
        *own = match self.control.bonus {
            Bonus::PerMove => millis(self.control.base),
            Bonus::Increment(more) if counts => left + millis(more),
            Bonus::Refund(most) => left + spent.min(millis(most)),
            Bonus::Nothing | Bonus::Increment(_) | Bonus::Delay(_) => left,
        };
        self.spent = 0;
        self.since = self.since.map(|_| now);
    }

    /// The game was taken back to this ply: the side to move has what it had before it.
    pub(super) fn taken_back(&mut self, ply: usize, now: Moment) {
        while let Some(&(at, left)) = self.before.last().filter(|(at, _)| *at >= ply) {
            self.before.pop();
            self.left = left;
            if at == ply {
                break;
            }
        }
        self.spent = 0;
        self.since = self.since.map(|_| now);
    }
}

fn millis(seconds: u32) -> u64 {
    u64::from(seconds) * 1_000
}
