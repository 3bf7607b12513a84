//! One game in progress: a pure reducer over a record, the spots touched, the players and what is being shown.
//!
//! Actions go in, the next state comes out; the platform's hooks watch the state for what it wants: a question for the
//! engine, the next frame, a text to store. The truth is the record alone; the picture only follows it. Knows no browser.

mod action;
mod ahead;
mod clock;
mod drag;
mod hint;
mod judge;
pub mod link;
mod look;
mod motion;
mod notice;
mod question;
mod reduce;
pub mod saved;
mod setup;
mod terms;
mod time;
mod view;
mod why;

pub use action::{Action, Sharing, Verdict};
pub use clock::{Bonus, Clock, Face, Going, Moment, Pressure, SLEEP, TimeControl};
pub use hint::HintStage;
pub use judge::Attempt;
pub use look::Leaf;
pub use motion::Tick;
pub use notice::{Notice, Trouble, result};
pub use question::Question;
pub use setup::{Players, Setup, USUAL_LEVEL};
pub use terms::{Duty, Help, LONGEST_NAME, Seating, Takebacks, TermError, Terms, Ui};

use crate::app::boards::{Cue, Frame, GameUi, Motion};
use crate::app::settings::Settings;
use crate::protocol::{Hope, JobId};
use crate::rules::{Candidates, Outcome, Record, Side, Word};

/// A game in progress or just finished.
#[derive(Clone, PartialEq, Debug)]
pub struct Session<P: GameUi> {
    setup: Setup<P>,
    record: Record<P>,
    candidates: Candidates<P>,
    facing: Side,
    touched: Word<P>,
    /// The spot whose contents are carried by a pointer.
    held: Option<P::Spot>,
    must: Vec<P::Spot>,
    cursor: P::Spot,
    /// The spot that is looked at, by pointer or by keyboard.
    hover: Option<P::Spot>,
    motion: Motion,
    /// How many plies have been shown to their end.
    shown: usize,
    /// How many frames of the ply after them have been shown.
    frame: usize,
    frames: Vec<Frame<P>>,
    question: Option<Question>,
    last_job: JobId,
    /// Whether the open question has taken as long as it should seem to take.
    is_paced: bool,
    /// An answer that came sooner.
    early: Option<(String, Hope)>,
    /// At how many own moves on end the computer has seen no hope.
    hopeless: u8,
    offer: Option<Side>,
    /// The ply at which a draw was last offered: once a move is enough.
    offered_at: Option<usize>,
    trouble: Option<Trouble>,
    said: Vec<(u32, Notice<P>)>,
    says: u32,
    /// The time of the last event.
    now: Moment,
    clock: Option<Clock>,
    is_halted: bool,
    /// How many games have followed the first.
    games: u32,
    settings: Settings,
    /// The word that waits to be confirmed.
    waiting: Option<Word<P>>,
    /// What was touched before its turn.
    premove: Vec<P::Spot>,
    /// After how many moves the position is that is looked at, when it is an earlier one.
    looking: Option<usize>,
    coaching: hint::Coaching,
    /// What was refused on a wooden board.
    attempts: Vec<Attempt>,
    /// What is to be heard, with the number of the last.
    cues: Vec<(u32, Cue)>,
}

impl<P: GameUi> Session<P> {
    /// Begins a game. What `setup` has already played is not shown again.
    pub fn new(setup: Setup<P>, motion: Motion) -> Self {
        let record = setup.record();
        Session::resume(setup, record, motion)
    }

    /// Takes up a game where `record` left it.
    pub fn resume(setup: Setup<P>, record: Record<P>, motion: Motion) -> Self {
        let facing = setup.players.facing();
        let mut session = Session {
            candidates: Candidates::new(record.position()),
            facing,
            touched: Vec::new(),
            held: None,
            must: Vec::new(),
            cursor: P::first_spot(setup.variant, facing),
            hover: None,
            motion,
            shown: record.plies().len(),
            frame: 0,
            frames: Vec::new(),
            question: None,
            last_job: 0,
            is_paced: false,
            early: None,
            hopeless: 0,
            offer: None,
            offered_at: None,
            trouble: None,
            said: Vec::new(),
            says: 0,
            now: 0,
            clock: setup.terms.time.map(Clock::new),
            is_halted: false,
            games: 0,
            settings: Settings::default(),
            waiting: None,
            premove: Vec::new(),
            looking: None,
            coaching: hint::Coaching::default(),
            attempts: Vec::new(),
            cues: Vec::new(),
            setup,
            record,
        };
        if let Some(outcome) = session.outcome() {
            session.say(Notice::Ended(outcome));
        }
        session.settle();
        session.settle_coach();
        session
    }

    /// What the game was begun with.
    pub fn setup(&self) -> &Setup<P> {
        &self.setup
    }

    /// The how-manieth game at this table it is, counted from 0.
    pub fn game_number(&self) -> u32 {
        self.games
    }

    /// The game so far.
    pub fn record(&self) -> &Record<P> {
        &self.record
    }

    /// The result, once there is one.
    pub fn outcome(&self) -> Option<Outcome> {
        self.record.outcome()
    }

    /// The side to move.
    pub fn turn(&self) -> Side {
        self.record.position().turn()
    }

    /// Whether pieces are seen moving.
    pub fn motion(&self) -> Motion {
        self.motion
    }

    /// The side at the bottom of the board.
    pub fn facing(&self) -> Side {
        self.facing
    }

    /// The spots touched so far.
    pub fn touched(&self) -> &[P::Spot] {
        &self.touched
    }

    /// The tab stop of the board.
    pub fn cursor(&self) -> P::Spot {
        self.cursor
    }

    /// The side that has offered a draw, between two people.
    pub fn offer(&self) -> Option<Side> {
        self.offer
    }

    /// What keeps the computer from moving.
    pub fn trouble(&self) -> Option<Trouble> {
        self.trouble
    }

    /// What was said last, oldest first, each with a number of its own.
    pub fn said(&self) -> &[(u32, Notice<P>)] {
        &self.said
    }

    /// Whether a person may move now.
    pub fn is_persons_turn(&self) -> bool {
        self.outcome().is_none() && !self.is_halted && self.setup.players.is_person(self.turn())
    }

    /// Whether there is a decision of a person to take back.
    pub fn can_undo(&self) -> bool {
        self.setup.terms.takebacks == Takebacks::Allowed && self.undo_to().is_some()
    }

    /// Whether the last move can be shown once more: it is over, and something would be seen.
    pub fn can_show_again(&self) -> bool {
        let is_covered = self.is_halted || self.looking.is_some();
        self.motion.is_seen() && !self.record.plies().is_empty() && self.tick().is_none() && !is_covered
    }

    /// Whether a draw may be offered now: on a person's move, once a move.
    pub fn can_offer_draw(&self) -> bool {
        self.is_persons_turn() && self.offer.is_none() && self.offered_at != Some(self.record.plies().len())
    }

    fn say(&mut self, notice: Notice<P>) {
        self.says += 1;
        // The answer of the computer does not cut off the sentence of the person's own move before it, and the clock nothing.
        let follows = match (self.said.last(), &notice) {
            (Some((_, Notice::Moved(before))), Notice::Moved(now)) => {
                before + 1 == *now && !self.setup.players.is_person(self.side_at(*now))
            }
            _ => false,
        };
        let stale = match &notice {
            Notice::Low(..) => 0,
            _ if follows => self.said.len() - 1,
            _ => self.said.len(),
        };
        self.said.drain(..stale);
        self.said.push((self.says, notice));
    }

    /// The side that moves at a ply.
    fn side_at(&self, ply: usize) -> Side {
        self.record.position_at(ply).map_or(Side::White, P::turn)
    }
}
