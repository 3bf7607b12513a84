//! Hints in three stages: where to look, what to play, why. And the win chance, for those who want to see it.
//!
//! The coach is asked once for a position; what it has found is told piece by piece. It speaks of the game as it stands, and what
//! it said is gone with the next move.

use super::{Help, Notice, Session, Takebacks};
use crate::ai::Level;
use crate::app::boards::{Cue, GameUi};
use crate::app::settings::Bar;
use crate::protocol::{Advice, Ask, Go, JobId};
use crate::rules::{Side, Word};

/// How much of a hint is told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HintStage {
    /// Where to look.
    Where,
    /// What to play.
    What,
    /// Why.
    Why,
}

/// What the coach was asked and has said.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Coaching {
    /// The number of the last question, and after how many moves it was asked.
    job: JobId,
    ply: Option<usize>,
    advice: Option<Advice>,
    /// How much of it is told.
    stage: Option<HintStage>,
    /// Somebody waits for a hint.
    is_wanted: bool,
    has_failed: bool,
}

impl<P: GameUi> Session<P> {
    /// Whether the game gives hints at all (C3, C9).
    pub fn has_hints(&self) -> bool {
        self.setup.terms.help == Help::Hints && self.setup.terms.takebacks == Takebacks::Allowed
    }

    /// Whether a hint, or more of it, can be asked for now.
    pub fn can_hint(&self) -> bool {
        self.has_hints()
            && self.is_persons_turn()
            && self.looking.is_none()
            && !self.coaching.is_wanted
            && self.coaching.stage != Some(HintStage::Why)
    }

    /// How much of a hint is told.
    pub fn hint_stage(&self) -> Option<HintStage> {
        self.coaching.stage
    }

    /// Whether the coach is being waited for.
    pub fn awaits_hint(&self) -> bool {
        self.coaching.is_wanted
    }

    /// What the coach has found in the present position.
    pub fn advice(&self) -> Option<&Advice> {
        self.coaching.advice.as_ref()
    }

    /// The expected result for White, per mille; `None` when nobody wants to see it or it is not known yet.
    pub fn white_chance(&self) -> Option<u16> {
        if !self.has_bar() {
            return None;
        }
        let chance = self.advice()?.chance;
        Some(if self.turn() == Side::White { chance } else { 1000_u16.saturating_sub(chance) })
    }

    /// Whether the win chance is shown: by wish, and not in strict play.
    pub fn has_bar(&self) -> bool {
        self.settings.bar == Bar::On && self.setup.terms.takebacks == Takebacks::Allowed
    }

    /// The question to the coach.
    pub fn coach_go(&self) -> Option<Go> {
        let coaching = &self.coaching;
        let is_open = coaching.advice.is_none() && !coaching.has_failed && !self.is_halted;
        let wanted = is_open && (coaching.is_wanted || self.has_bar()) && self.outcome().is_none();
        wanted.then(|| self.message(coaching.job, Level::FULL, 0, Ask::Move))
    }

    /// The move that the coach recommends.
    pub(super) fn hinted(&self) -> Option<Word<P>> {
        let text = self.advice()?.lines.first()?.first()?;
        self.record.position().read_move(text).ok().map(|reading| reading.word)
    }

    /// The spots that the hint points at: one to look at, then the whole move.
    pub(super) fn hint_marks(&self) -> Vec<P::Spot> {
        let Some(word) = self.hinted() else { return Vec::new() };
        match self.coaching.stage {
            None => Vec::new(),
            Some(HintStage::Where) => word[..1].to_vec(),
            Some(HintStage::What | HintStage::Why) => P::trail(self.record.position(), &word),
        }
    }

    /// What the other side would do: shown when the reasons are told.
    pub(super) fn threat_marks(&self) -> Vec<P::Spot> {
        let told = self.advice().filter(|_| self.coaching.stage == Some(HintStage::Why));
        let Some(menace) = told.and_then(|advice| advice.threat.as_ref()) else { return Vec::new() };
        let Ok(pos) = P::read_position(&menace.position, self.setup.variant) else { return Vec::new() };
        pos.read_move(&menace.first).map_or_else(|_| Vec::new(), |reading| P::trail(&pos, &reading.word))
    }

    /// A hint, or more of it.
    pub(super) fn ask_hint(&mut self) {
        if !self.can_hint() {
            return;
        }
        self.lift();
        self.coaching.has_failed = false;
        match self.coaching.advice {
            Some(_) => self.tell_hint(),
            None => self.coaching.is_wanted = true,
        }
    }

    fn tell_hint(&mut self) {
        let stage = match self.coaching.stage {
            None => HintStage::Where,
            Some(HintStage::Where) => HintStage::What,
            Some(HintStage::What | HintStage::Why) => HintStage::Why,
        };
        self.coaching.stage = Some(stage);
        self.hear(Cue::Asked);
        self.say(Notice::Hint(stage));
    }

    /// The coach has answered.
    pub(super) fn advised(&mut self, advice: Advice) {
        if advice.job != self.coaching.job || self.coaching.advice.is_some() {
            return;
        }
        self.coaching.advice = Some(advice);
        if std::mem::take(&mut self.coaching.is_wanted) {
            self.tell_hint();
        }
    }

    /// The coach cannot be reached, or does not know.
    pub(super) fn coach_failed(&mut self, job: JobId) {
        if job == self.coaching.job && self.coaching.advice.is_none() {
            self.coaching.has_failed = true;
            if std::mem::take(&mut self.coaching.is_wanted) {
                self.say(Notice::NoHint);
            }
        }
    }

    /// What was said of another position is gone.
    pub(super) fn settle_coach(&mut self) {
        let ply = Some(self.record.plies().len());
        if self.coaching.ply != ply {
            let job = self.coaching.job + 1;
            self.coaching = Coaching { job, ply, ..Coaching::default() };
        }
    }

    /// Another game has begun, perhaps after as many moves.
    pub(super) fn forget_advice(&mut self) {
        self.coaching.ply = None;
    }
}
