//! The clock of a session: when it runs, when it stands, and what happens when it has run out.
//!
//! It stands before the first move, during a pause, while the computer cannot be reached and after the end. After a sleep of
//! the device, or with the game taken up again, it stands until the players go on: what passed before the last sign of
//! life counts, the sleep itself does not.

use super::{Clock, Face, Moment, Notice, Pressure, SLEEP, Seating, Session};
use crate::app::boards::{Cue, GameUi};
use crate::rules::{Outcome, Reason, Side};

impl<P: GameUi> Session<P> {
    /// The clock, when the game has one.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// What the clock shows for a side.
    pub fn face(&self, side: Side) -> Option<Face> {
        self.clock.as_ref().map(|clock| clock.face(side, self.turn(), self.now))
    }

    /// Whether the clock is stopped by the players' wish, or until they take the game up again.
    pub fn is_halted(&self) -> bool {
        self.is_halted
    }

    /// Whether the clock can be stopped: it has one, and the game has begun and is not over.
    pub fn can_pause(&self) -> bool {
        self.clock.is_some() && self.is_under_way()
    }

    /// The time of the last event and the milliseconds after which the clock shows something else; `None` while it stands.
    pub fn clock_tick(&self) -> Option<(Moment, u32)> {
        let change = self.clock.as_ref()?.changes_in(self.turn(), self.now)?;
        Some((self.now, u32::try_from(change).unwrap_or(u32::MAX)))
    }

    /// Whether a move was made and the game goes on.
    pub(super) fn is_under_way(&self) -> bool {
        self.outcome().is_none() && self.record.plies().len() > self.setup.opening.len()
    }

    /// It is this time now. A flag that has fallen meanwhile ends the game before anything else happens.
    pub(super) fn tell_time(&mut self, now: Moment) {
        let before = self.now;
        self.now = now.max(before);
        let turn = self.turn();
        let Some(clock) = self.clock.as_mut().filter(|clock| clock.runs()) else { return };
        if self.now - before > SLEEP {
            clock.stand(before);
            self.halt();
            return self.say(Notice::Slept);
        }
        let was = clock.face(turn, turn, before).pressure;
        let is = clock.face(turn, turn, self.now).pressure;
        if is == Pressure::Fallen {
            clock.stand(self.now);
            let outcome = Outcome::Win { side: turn.other(), reason: Reason::Time };
            if self.record.end(outcome).is_ok() {
                self.ended();
            }
        } else if is > was {
            self.hear(Cue::Low);
            self.say(Notice::Low(turn, is));
        }
    }

    /// Whether anything is another than `before`; the time alone is not, unless the clock runs.
    pub fn has_changed(&mut self, before: &Self) -> bool {
        let runs = self.clock.as_ref().is_some_and(Clock::runs);
        let now = self.now;
        if !runs {
            self.now = before.now;
        }
        let has_changed = self != before;
        self.now = now;
        has_changed
    }

    /// Has the clock run or stand, as the state wants it.
    pub(super) fn settle_clock(&mut self) {
        let runs = self.is_under_way() && !self.is_halted && self.trouble.is_none();
        let now = self.now;
        if let Some(clock) = &mut self.clock {
            if runs { clock.run(now) } else { clock.stand(now) }
        }
    }

    /// Whether the board turns by itself: two people hand the device to each other. An earlier position stays as it is.
    fn turns_itself(&self) -> bool {
        self.setup.terms.seating == Seating::Turning && self.outcome().is_none() && self.looking.is_none()
    }

    /// Whether somebody can turn the board: it would not turn back by itself.
    pub fn can_flip(&self) -> bool {
        !self.turns_itself()
    }

    /// Turns the board to the side to move, once the move has been seen.
    pub(super) fn settle_seat(&mut self) {
        if self.turns_itself() && self.tick().is_none() {
            self.facing = self.turn();
        }
    }

    pub(super) fn pause(&mut self) {
        if self.can_pause() && !self.is_halted {
            self.catch_up();
            self.lift();
            self.halt();
            self.say(Notice::Paused);
        }
    }

    /// Stops the game. Nobody looks at any position meanwhile: there is nothing to think about on a stopped clock.
    pub(super) fn halt(&mut self) {
        self.is_halted = true;
        self.looking = None;
    }

    pub(super) fn go_on(&mut self) {
        if std::mem::take(&mut self.is_halted) {
            self.say(Notice::WentOn);
        }
    }

    /// Notes what is to be heard.
    pub(super) fn hear(&mut self, cue: Cue) {
        let number = self.cues.last().map_or(1, |(number, _)| number.wrapping_add(1));
        let surplus = (self.cues.len() + 1).saturating_sub(CUES);
        self.cues.drain(..surplus);
        self.cues.push((number, cue));
    }

    /// What was to be heard last, oldest first, each with a number of its own.
    pub fn cues(&self) -> &[(u32, Cue)] {
        &self.cues
    }
}

/// How many cues are remembered: more at once would be a noise.
const CUES: usize = 8;
