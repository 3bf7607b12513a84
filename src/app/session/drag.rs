//! Taking a piece up and laying it down: the same as touching, save that letting go in the wrong place gives the piece up.

use super::{Notice, Session};
use crate::app::boards::GameUi;
use crate::rules::{Touch, Word};

impl<P: GameUi> Session<P> {
    /// Something is taken up.
    pub(super) fn take_up_piece(&mut self, spot: P::Spot) {
        self.catch_up();
        self.cursor = spot;
        if self.looking.is_some() {
            return;
        }
        if !self.is_persons_turn() {
            return self.take_up_ahead(spot);
        }
        if self.touched.last() != Some(&spot) {
            match self.candidates.touch(self.record.position(), &[], spot) {
                Touch::Complete(_) => self.lift(),
                Touch::Partial(word) => {
                    self.lift();
                    self.touched = word;
                    self.say(Notice::Chosen);
                }
                Touch::Refused(_) => return,
            }
        }
        self.held = Some(spot);
    }

    /// What was taken up is laid down at `to`, or let go of.
    pub(super) fn lay_down(&mut self, to: Option<P::Spot>) {
        let Some(held) = self.held.take() else { return };
        if !self.is_persons_turn() {
            return self.lay_down_ahead(held, to);
        }
        let Some(to) = to else { return self.let_go() };
        self.cursor = to;
        let touch = match self.landing(held) {
            Some((word, landing)) if landing == to => Touch::Complete(word),
            Some(_) => return self.let_go(),
            None => self.candidates.touch(self.record.position(), &self.touched, to),
        };
        match touch {
            Touch::Complete(word) => {
                self.complete(&word);
                self.skip_carried();
            }
            Touch::Partial(word) => {
                self.touched = word;
                self.say(Notice::Chosen);
            }
            Touch::Refused(refusal) => {
                self.note_attempt(to);
                self.let_go();
                self.refuse(refusal, Notice::Refused);
            }
        }
    }

    /// Something is taken up before its turn.
    fn take_up_ahead(&mut self, spot: P::Spot) {
        if self.can_premove() && self.is_ahead(spot) {
            self.drop_premove();
            // A move that is whole with its first spot is chosen when it is laid down: till then it can be given up.
            if self.premove_touches() > 1 {
                self.touch_ahead(spot);
            }
            self.held = Some(spot);
        }
    }

    /// It is laid down before its turn: the move is chosen, or given up.
    fn lay_down_ahead(&mut self, held: P::Spot, to: Option<P::Spot>) {
        match to {
            None => self.drop_premove(),
            Some(to) if self.premove_touches() > 1 => self.touch_ahead(to),
            Some(_) => self.touch_ahead(held),
        }
    }

    /// Where a move ends that is whole with its first spot: what is taken up there is laid down at the end of its way.
    fn landing(&self, held: P::Spot) -> Option<(Word<P>, P::Spot)> {
        let pos = self.record.position();
        let Touch::Complete(word) = self.candidates.touch(pos, &[], held) else { return None };
        let end = *P::trail(pos, &word).last()?;
        Some((word, end))
    }

    /// Where what is held may be laid down, for a move that is whole with its first spot.
    pub(super) fn landings(&self) -> Option<P::Spot> {
        self.landing(self.held?).map(|(_, end)| end)
    }

    /// A move that has begun stays begun; a piece that was only taken up stands where it stood.
    fn let_go(&mut self) {
        if self.touched.len() < 2 {
            self.put_back();
        }
    }
}
