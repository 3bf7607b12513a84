//! Moves that are chosen and not yet played: one that waits to be confirmed, and one that waits for its turn.
//!
//! A move for later is a piece and its landing, or a pit: what it will do is known only when its turn has come. Then it is
//! touched as if by hand; what is not possible is dropped with the reason, and where it forks the player goes on.

use super::{Notice, Session};
use crate::app::boards::{Cue, GameUi};
use crate::app::settings::{Confirm, Premove, Settings};
use crate::rules::{Touch, Word};

impl<P: GameUi> Session<P> {
    /// The settings that the game is played with.
    pub fn settings(&self) -> Settings {
        self.settings
    }

    /// The move that waits to be confirmed.
    pub fn waiting(&self) -> Option<&[P::Spot]> {
        self.waiting.as_deref()
    }

    /// What was chosen before its turn, as far as it has been touched.
    pub fn premove(&self) -> &[P::Spot] {
        &self.premove
    }

    /// The marks of the move that waits.
    pub(super) fn waiting_trail(&self) -> Vec<P::Spot> {
        self.waiting.as_ref().map_or_else(Vec::new, |word| P::trail(self.record.position(), word))
    }

    /// The move that waits to be confirmed, as it is written.
    pub(super) fn waiting_text(&self) -> Option<String> {
        self.waiting.as_ref().map(|word| self.record.position().write_move(word))
    }

    /// A person's word is whole: it is played, or waits for a second word.
    pub(super) fn complete(&mut self, word: &Word<P>) {
        if self.settings.confirm == Confirm::Off {
            return self.play_own(word);
        }
        self.lift();
        self.touched = word.clone();
        self.waiting = Some(word.clone());
        self.hear(Cue::Asked);
        self.say(Notice::Waiting);
    }

    /// Plays the move that waits.
    pub(super) fn confirm(&mut self) {
        if let Some(word) = self.waiting.take() {
            self.play_own(&word);
        }
    }

    fn play_own(&mut self, word: &Word<P>) {
        self.offer = None;
        self.play(word);
    }

    /// How many touches say what is to be played later: as many as the shortest move has, and two at most.
    pub(super) fn premove_touches(&self) -> usize {
        let shortest = self.candidates.words().iter().map(|(_, word)| word.len()).min();
        shortest.map_or(2, |touches| touches.min(2))
    }

    /// Whether a move can be chosen for later: against the computer, while it is its turn.
    pub fn can_premove(&self) -> bool {
        self.settings.premove == Premove::On
            && self.setup.players.level().is_some()
            && self.outcome().is_none()
            && !self.is_halted
            && self.trouble.is_none()
            && !self.is_persons_turn()
    }

    /// Whether something of the side that is not to move lies here.
    pub(super) fn is_ahead(&self, spot: P::Spot) -> bool {
        P::holds(self.record.position(), spot, self.turn().other())
    }

    /// A touch before its turn.
    pub(super) fn touch_ahead(&mut self, spot: P::Spot) {
        if !self.can_premove() {
            return;
        }
        if self.premove.last() == Some(&spot) {
            return self.drop_premove();
        }
        let touches = self.premove_touches();
        if self.is_ahead(spot) {
            self.premove = vec![spot];
        } else if self.premove.is_empty() || self.premove.len() >= touches {
            return self.drop_premove();
        } else {
            self.premove.push(spot);
        }
        self.say(Notice::Premove);
    }

    /// Gives up what was chosen for later.
    pub(super) fn drop_premove(&mut self) {
        if !self.premove.is_empty() {
            self.premove.clear();
            self.say(Notice::PremoveGone);
        }
    }

    /// Whether a premove is whole.
    pub(super) fn is_premove_whole(&self) -> bool {
        self.premove.len() >= self.premove_touches()
    }

    /// The turn has come: plays what was chosen, as far as it is possible now.
    pub(super) fn spend_premove(&mut self) {
        let spots = std::mem::take(&mut self.premove);
        if spots.is_empty() || !self.is_persons_turn() {
            return;
        }
        // What the other side has just played is said first.
        let before = self.said.last().cloned();
        let mut touched = Vec::new();
        let mut result = None;
        for spot in spots {
            match self.candidates.touch(self.record.position(), &touched, spot) {
                Touch::Partial(word) => touched = word,
                other => {
                    result = Some(other);
                    break;
                }
            }
        }
        match result {
            Some(Touch::Complete(word)) => self.play_own(&word),
            Some(Touch::Refused(refusal)) => {
                self.refuse(refusal, Notice::PremoveRefused);
            }
            Some(Touch::Partial(_)) | None => {
                self.touched = touched;
                self.say(Notice::Chosen);
            }
        }
        let first = self.said.first().map(|(number, _)| *number);
        if let Some(before) = before.filter(|(number, _)| Some(*number) != first) {
            self.said.insert(0, before);
        }
    }
}
