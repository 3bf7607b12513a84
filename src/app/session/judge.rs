//! The judge's view: the game is played on a wooden board, and every move made there is entered here.
//!
//! What the rules refuse is an illegal attempt: it is noted with the side that made it. What was only a slip of the judge's
//! finger is struck out again. Moves are taken back when both players agree.

use super::{Duty, Session};
use crate::app::boards::GameUi;
use crate::app::i18n::{Lang, text};
use crate::rules::{Side, Touch};

/// An illegal attempt: after how many moves, and what was touched, as places in [`GameUi::spots`] with White at the bottom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// How many moves had been made.
    pub ply: usize,
    /// What was touched, in order.
    pub places: Vec<usize>,
}

impl<P: GameUi> Session<P> {
    /// Whether this device judges a game on a wooden board.
    pub fn is_judge(&self) -> bool {
        self.setup.terms.duty == Duty::Judge
    }

    /// The illegal attempts so far.
    pub fn attempts(&self) -> &[Attempt] {
        &self.attempts
    }

    /// How many illegal attempts a side has made.
    pub fn attempts_of(&self, side: Side) -> usize {
        self.attempts.iter().filter(|attempt| self.side_at(attempt.ply) == side).count()
    }

    /// The illegal attempts as sentences, oldest first: after which move, who, and why it was refused.
    pub fn attempt_words(&self, lang: Lang) -> Vec<String> {
        self.attempts.iter().filter_map(|attempt| self.attempt_word(attempt, lang)).collect()
    }

    fn attempt_word(&self, attempt: &Attempt, lang: Lang) -> Option<String> {
        let pos = self.record.position_at(attempt.ply)?;
        let spots = P::spots(self.setup.variant, Side::White);
        let touched = attempt.places.iter().map(|place| spots.get(*place).copied());
        let touched = touched.collect::<Option<Vec<_>>>()?;
        let (&last, before) = touched.split_last()?;
        let candidates = crate::rules::Candidates::new(pos);
        let Touch::Refused(refusal) = candidates.touch(pos, before, last) else { return None };
        let why = P::explain(&refusal, self.setup.variant, lang);
        Some(text::attempt(lang, attempt.ply + 1, pos.turn().as_str(), why))
    }

    /// Notes a refused touch, when a judge made it.
    pub(super) fn note_attempt(&mut self, spot: P::Spot) {
        if !self.is_judge() {
            return;
        }
        let spots = P::spots(self.setup.variant, Side::White);
        let touched = self.touched.iter().chain([&spot]);
        let places = touched.filter_map(|spot| spots.iter().position(|other| other == spot)).collect();
        self.attempts.push(Attempt { ply: self.record.plies().len(), places });
    }

    /// Strikes the last attempt out: it was a slip of the judge's.
    pub(super) fn strike(&mut self) {
        if self.attempts.pop().is_some() {
            self.lift();
            self.say(super::Notice::Struck);
        }
    }
}
