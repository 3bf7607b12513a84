//! What of the record is being shown: one ply after the other, frame by frame.
//!
//! The picture lags behind the record and never leads it. A touch, an undo or a wish for less motion catches up at once.

use super::Session;
use crate::app::boards::{GameUi, Motion, frames};

/// How long the board rests before the computer's move is shown, in milliseconds: the eye has to find the board first.
const LEAD: u32 = 350;

/// One moment of the picture. A late timer names a moment that is over and changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tick {
    ply: usize,
    frame: usize,
}

impl<P: GameUi> Session<P> {
    /// The moment that is being shown and how long, in milliseconds; `None` when the picture has caught up.
    pub fn tick(&self) -> Option<(Tick, u32)> {
        if self.shown >= self.record.plies().len() {
            return None;
        }
        let lead = if self.setup.players.is_person(self.side_at(self.shown)) { 0 } else { LEAD };
        let millis = match self.frame.checked_sub(1) {
            None => lead,
            Some(at) => self.frames.get(at).map_or(0, |frame| frame.millis),
        };
        Some((Tick { ply: self.shown, frame: self.frame }, self.motion.stretch(millis)))
    }

    /// The ply that is being shown, once something of it has been seen.
    pub(super) fn showing(&self) -> Option<usize> {
        (self.frame > 0 && self.shown < self.record.plies().len()).then_some(self.shown)
    }

    /// What lies on the board at this moment, and the step that led there.
    pub(super) fn picture(&self) -> (P::Board, Option<P::Step>) {
        if let Some(pos) = self.looking.and_then(|ply| self.record.position_at(ply)) {
            return (P::rest(pos), None);
        }
        if self.shown >= self.record.plies().len() {
            return (P::rest(self.record.position()), None);
        }
        match self.frame.checked_sub(1).and_then(|at| self.frames.get(at)) {
            Some(frame) => (frame.board.clone(), Some(frame.step)),
            None => {
                let pos = self.record.position_at(self.shown).unwrap_or(self.record.position());
                (pos.board(), None)
            }
        }
    }

    /// The position whose turn it is in the picture.
    pub(super) fn pictured(&self) -> &P {
        self.record.position_at(self.looking.unwrap_or(self.shown)).unwrap_or(self.record.position())
    }

    /// Goes on from a moment that has been seen long enough.
    pub(super) fn advance(&mut self, tick: Tick) {
        if self.tick().is_none_or(|(now, _)| now != tick) {
            return;
        }
        self.frame += 1;
        self.sound_frame();
        if self.frame > self.frames.len() {
            self.shown += 1;
            self.begin_ply();
        }
    }

    /// Shows everything that was played at once.
    pub(super) fn catch_up(&mut self) {
        self.shown = self.record.plies().len();
        self.frame = 0;
        self.frames.clear();
    }

    /// Begins to show the ply that was just played, when the picture had caught up before it.
    pub(super) fn follow(&mut self) {
        match self.motion {
            Motion::Reduced => {
                self.sound_ply();
                self.catch_up();
            }
            _ if self.shown + 1 == self.record.plies().len() => self.begin_ply(),
            _ => {}
        }
    }

    /// Shows the last move once more.
    pub(super) fn show_again(&mut self) {
        self.catch_up();
        self.lift();
        if self.motion.is_seen() && self.shown > 0 {
            self.shown -= 1;
            self.begin_ply();
        }
    }

    /// What the hand has done before everybody's eyes is not shown a second time.
    pub(super) fn skip_carried(&mut self) {
        self.frames.retain(|frame| !P::is_carried(frame.step));
        if self.frames.is_empty() {
            self.catch_up();
        }
    }

    fn begin_ply(&mut self) {
        self.frames = match self.record.position_at(self.shown).zip(self.record.plies().get(self.shown)) {
            Some((before, ply)) => frames(before, &ply.word),
            None => Vec::new(),
        };
        // A person's own move starts at once; the computer's after a rest.
        let own = self.setup.players.is_person(self.side_at(self.shown));
        self.frame = usize::from(own && !self.frames.is_empty());
        self.sound_frame();
    }

    /// What is seen is heard.
    fn sound_frame(&mut self) {
        let frame = self.frame.checked_sub(1).and_then(|at| self.frames.get(at));
        if let Some(cue) = frame.map(|frame| P::cue(frame.step)) {
            self.hear(cue);
        }
    }

    /// A move that is not seen happening makes one sound: the weightiest of its steps.
    fn sound_ply(&mut self) {
        let played = self.record.position_at(self.shown).zip(self.record.plies().get(self.shown));
        let steps = played.map_or_else(Vec::new, |(before, ply)| before.steps(&ply.word));
        if let Some(cue) = steps.into_iter().map(P::cue).max() {
            self.hear(cue);
        }
    }
}
