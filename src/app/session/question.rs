//! What the session wants to know from the engine. Answers with another job number are late and dropped.

use super::{Players, Session};
use crate::ai::Level;
use crate::app::boards::GameUi;
use crate::app::settings::{Book, Ponder};
use crate::protocol::{Ask, BookUse, Go, JobId};

/// A question that is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// Its number: higher than that of any question before.
    pub job: JobId,
    /// What is asked.
    pub ask: Ask,
    /// How many plies had been played when it was asked.
    pub ply: usize,
}

impl<P: GameUi> Session<P> {
    /// The open question.
    pub fn question(&self) -> Option<Question> {
        self.question
    }

    /// The open question as a message.
    pub fn go(&self) -> Option<Go> {
        let question = self.question?;
        let Players::Computer { level, seed, .. } = self.setup.players else { return None };
        Some(self.message(question.job, level, seed, question.ask))
    }

    /// A question about the present position as a message.
    pub(super) fn message(&self, job: JobId, level: Level, seed: u64, ask: Ask) -> Go {
        let variant = P::write_variant(self.setup.variant);
        let plies = self.record.plies().iter().enumerate();
        let moves =
            plies.filter_map(|(at, ply)| Some(self.record.position_at(at)?.write_move_bare(&ply.word)));
        Go {
            job,
            game: P::NAME.to_owned(),
            variant: variant.into_iter().map(|(field, value)| (field.to_owned(), value.to_owned())).collect(),
            start: self.setup.start.as_ref().map(P::write_position),
            moves: moves.collect(),
            level: level.number(),
            seed,
            ask,
            book: match self.settings.book {
                Book::On => BookUse::Known,
                Book::Off => BookUse::Off,
            },
        }
    }

    /// The open question for a move and the milliseconds that it should seem to take at least; `None` when they have passed. An
    /// answer that comes sooner waits for [`Action::Paced`](super::Action::Paced).
    pub fn pace(&self) -> Option<(JobId, u32)> {
        let question = self.question.filter(|question| question.ask == Ask::Move && !self.is_paced)?;
        Some((question.job, self.setup.players.level()?.manners().pace.least.into()))
    }

    pub(super) fn ask(&mut self, ask: Ask) {
        self.last_job += 1;
        self.is_paced = false;
        self.early = None;
        self.question = Some(Question { job: self.last_job, ask, ply: self.record.plies().len() });
    }

    /// Makes the open question the one that the state wants.
    pub(super) fn settle(&mut self) {
        let ply = self.record.plies().len();
        let computer_moves =
            self.outcome().is_none() && !self.is_halted && !self.setup.players.is_person(self.turn());
        let fits = self.question.is_some_and(|question| {
            let is_wanted = match question.ask {
                Ask::Move => computer_moves,
                Ask::Draw => !computer_moves,
                Ask::Ponder => self.wants_to_ponder(),
            };
            question.ply == ply && is_wanted && self.outcome().is_none() && !self.is_halted
        });
        if self.trouble.is_some() || !fits {
            self.question = None;
        }
        if computer_moves && self.trouble.is_none() && self.question.is_none() {
            self.ask(Ask::Move);
        }
        if self.question.is_none() && self.wants_to_ponder() {
            self.ask(Ask::Ponder);
        }
    }

    /// Whether the computer thinks on the person's time: at the highest level, once the game is under way.
    fn wants_to_ponder(&self) -> bool {
        self.settings.ponder == Ponder::On
            && self.setup.players.level() == Some(Level::FULL)
            && self.is_persons_turn()
            && self.is_under_way()
            && self.trouble.is_none()
    }

    pub(super) fn answers(&self, job: JobId, ask: Ask) -> bool {
        self.question.is_some_and(|question| question.job == job && question.ask == ask)
    }
}
