//! How a session answers an action.

use super::saved::Saved;
use super::{Action, Clock, Notice, Players, Session, Setup, Trouble, Verdict};
use crate::app::boards::{Cue, GameUi};
use crate::app::settings::Premove;
use crate::protocol::{Ask, Hope};
use crate::rules::{Candidates, Side, Touch, Word};

impl<P: GameUi> Session<P> {
    /// Applies an action in place.
    pub fn apply(&mut self, action: Action<P>) {
        match action {
            Action::Touch(spot) => self.touch(spot),
            Action::Lift(spot) => self.take_up_piece(spot),
            Action::Drop(spot) => self.lay_down(spot),
            Action::Cancel => {
                self.drop_premove();
                self.put_back();
            }
            Action::Cursor(spot) => self.move_cursor(spot),
            Action::Walk(arrow) => {
                let to = P::walk(self.setup.variant, self.facing, self.cursor, arrow);
                to.into_iter().for_each(|spot| self.move_cursor(spot));
            }
            Action::TouchCursor => self.touch(self.cursor),
            Action::Hover(spot) => self.hover = spot,
            Action::EngineMove { job, text, hope } if self.answers(job, Ask::Move) => {
                self.early = Some((text, hope));
                self.settle_move();
            }
            Action::Paced(job) if self.answers(job, Ask::Move) => {
                self.is_paced = true;
                self.settle_move();
            }
            Action::EngineDraw { job, verdict } if self.answers(job, Ask::Draw) => {
                self.question = None;
                self.answer_draw(verdict);
            }
            Action::EngineMove { .. } | Action::EngineDraw { .. } | Action::Paced(_) => {}
            Action::EngineFailed { job } => self.engine_failed(job),
            Action::EngineStale if self.question.is_some_and(|question| question.ask != Ask::Ponder) => {
                self.fail(Trouble::Stale);
            }
            Action::EngineStale => {}
            Action::Retry => self.trouble = None,
            Action::Undo => self.undo(),
            Action::Resign => self.resign(),
            Action::OfferDraw => self.offer_draw(),
            Action::AnswerDraw(verdict) if self.offer.is_some() => self.answer_draw(verdict),
            Action::AnswerDraw(_) => {}
            Action::Begin(setup) => self.begin(*setup),
            Action::TakeUp(saved) => self.take_up(*saved),
            Action::Again => self.begin(self.setup.clone()),
            Action::Flip if self.can_flip() => {
                self.facing = self.facing.other();
                self.say(Notice::Turned(self.facing));
            }
            Action::Flip => {}
            Action::FrameShown(tick) => self.advance(tick),
            Action::ShowAgain => self.show_again(),
            Action::Motion(motion) => {
                self.motion = motion;
                self.follow();
            }
            Action::Settings(settings) => {
                self.settings = settings;
                if settings.premove == Premove::Off {
                    self.drop_premove();
                }
            }
            Action::Confirm => self.confirm(),
            Action::Hint => self.ask_hint(),
            Action::Advice(advice) => self.advised(*advice),
            Action::CoachFailed(job) => self.coach_failed(job),
            Action::Look(leaf) => self.look(leaf),
            Action::Strike => self.strike(),
            Action::Shared(sharing) => self.say(Notice::Shared(sharing)),
            Action::Time(now) => self.tell_time(now),
            Action::Pause => self.pause(),
            Action::GoOn => self.go_on(),
        }
        self.settle();
        self.settle_clock();
        self.settle_seat();
        self.settle_coach();
    }

    fn move_cursor(&mut self, spot: P::Spot) {
        self.cursor = spot;
        self.hover = Some(spot);
    }

    fn touch(&mut self, spot: P::Spot) {
        // What is touched is the game, not the picture: a move that is still being shown is shown to its end at once.
        self.catch_up();
        self.move_cursor(spot);
        if self.looking.is_some() {
            return self.look_up();
        }
        if !self.is_persons_turn() {
            return self.touch_ahead(spot);
        }
        if let Some(end) = self.waiting.as_ref().map(|word| word.last().copied()) {
            match end == Some(spot) {
                true => return self.confirm(),
                false => self.lift(),
            }
        }
        if self.touched.last() == Some(&spot) {
            return self.put_back();
        }
        if let Some(word) = self.candidates.sequence(&self.touched, spot) {
            return self.complete(&word);
        }
        let pos = self.record.position();
        let touch = match self.candidates.touch(pos, &self.touched, spot) {
            // Another piece of one's own may be taken up instead of the one that is held.
            Touch::Refused(refusal) if !self.touched.is_empty() => {
                match self.candidates.touch(pos, &[], spot) {
                    Touch::Refused(_) => Touch::Refused(refusal),
                    other => other,
                }
            }
            other => other,
        };
        match touch {
            Touch::Complete(word) => self.complete(&word),
            Touch::Partial(word) => {
                self.must.clear();
                self.touched = word;
                self.say(Notice::Chosen);
            }
            // The sequence was played by its piece alone; a touch on its last point only says what has been done.
            Touch::Refused(_) if self.touched.is_empty() && self.ends_sequence(spot) => {}
            Touch::Refused(refusal) => {
                self.note_attempt(spot);
                self.refuse(refusal, Notice::Refused);
            }
        }
    }

    /// Says why something is not possible, and shows the pieces that must move instead.
    pub(super) fn refuse(&mut self, refusal: P::Refusal, notice: fn(P::Refusal) -> Notice<P>) {
        self.must = P::obliged(&refusal);
        self.hear(Cue::Refused);
        self.say(notice(refusal));
    }

    fn ends_sequence(&self, spot: P::Spot) -> bool {
        let last = self.record.plies().last();
        last.is_some_and(|ply| ply.word.len() > 2 && ply.word.last() == Some(&spot))
    }

    pub(super) fn play(&mut self, word: &Word<P>) -> bool {
        let (ply, side, now) = (self.record.plies().len(), self.turn(), self.now);
        if self.record.play(word).is_err() {
            return false;
        }
        if let Some(clock) = &mut self.clock {
            clock.moved(ply, side, now);
        }
        self.lift();
        self.hover = None;
        self.candidates = Candidates::new(self.record.position());
        self.follow();
        self.say(Notice::Moved(ply));
        if self.outcome().is_some() {
            self.hear(Cue::End);
        }
        true
    }

    /// Gives up the touched spots and what was said about them.
    pub(super) fn lift(&mut self) {
        self.touched.clear();
        self.held = None;
        self.waiting = None;
        self.must.clear();
        self.quieten();
    }

    /// Gives up the touched spots by the person's wish: that is said.
    pub(super) fn put_back(&mut self) {
        let had = !self.touched.is_empty();
        self.lift();
        if had {
            self.say(Notice::PutBack);
        }
    }

    fn quieten(&mut self) {
        self.said.retain(|(_, notice)| {
            !matches!(notice, Notice::Refused(_) | Notice::Chosen | Notice::PutBack | Notice::Waiting)
        });
    }

    /// Plays the computer's answer when it is there and has taken its time.
    fn settle_move(&mut self) {
        if !self.is_paced {
            return;
        }
        let Some((text, hope)) = self.early.take() else { return };
        self.hopeless = match hope {
            Hope::Left => 0,
            Hope::Gone => self.hopeless.saturating_add(1),
        };
        let level = self.setup.players.level();
        let patience = level.and_then(|level| level.manners().resignation).map(|when| when.moves);
        if patience.is_some_and(|moves| self.hopeless >= moves) && self.record.resign(self.turn()).is_ok() {
            self.question = None;
            return self.ended();
        }
        self.engine_move(&text);
    }

    fn engine_move(&mut self, text: &str) {
        self.question = None;
        let word = self.record.position().read_move(text);
        let played = word.is_ok_and(|reading| self.play(&reading.word));
        if !played {
            return self.fail(Trouble::Answer);
        }
        self.spend_premove();
    }

    fn engine_failed(&mut self, job: Option<u32>) {
        match (job, self.question) {
            // What was to be thought about ahead is not missed.
            (_, Some(question)) if question.ask == Ask::Ponder => {}
            (None, Some(_)) => self.fail(Trouble::Unreachable),
            (Some(job), Some(question)) if question.job == job => self.fail(Trouble::Answer),
            _ => {}
        }
    }

    fn fail(&mut self, trouble: Trouble) {
        self.question = None;
        self.trouble = Some(trouble);
        self.say(Notice::Trouble(trouble));
    }

    /// The ply to which an undo leads: the person's last decision.
    pub(super) fn undo_to(&self) -> Option<usize> {
        let plies = self.record.plies().len();
        if self.record.ending().is_some() {
            return Some(plies);
        }
        (0..plies).rev().find(|&ply| self.setup.players.is_person(self.side_at(ply)))
    }

    fn undo(&mut self) {
        let Some(ply) = self.undo_to().filter(|_| self.can_undo()) else { return };
        let now = self.now;
        self.record.reopen();
        self.record.truncate(ply);
        if let Some(clock) = &mut self.clock {
            clock.taken_back(ply, now);
        }
        self.attempts.retain(|attempt| attempt.ply <= ply);
        self.moved_elsewhere();
        self.say(Notice::TakenBack);
    }

    fn moved_elsewhere(&mut self) {
        self.lift();
        self.catch_up();
        self.question = None;
        self.premove.clear();
        self.looking = None;
        self.forget_advice();
        self.offer = None;
        self.offered_at = None;
        self.trouble = None;
        self.hopeless = 0;
        self.candidates = Candidates::new(self.record.position());
    }

    fn resign(&mut self) {
        let side = match self.setup.players {
            Players::Two => self.turn(),
            Players::Computer { person, .. } => person,
        };
        if self.record.resign(side).is_ok() {
            self.ended();
        }
    }

    fn offer_draw(&mut self) {
        if !self.can_offer_draw() {
            return;
        }
        self.catch_up();
        self.lift();
        self.offered_at = Some(self.record.plies().len());
        match self.setup.players {
            Players::Two => {
                let side: Side = self.turn();
                self.offer = Some(side);
                self.hear(Cue::Asked);
                self.say(Notice::Offered(side));
            }
            Players::Computer { .. } => {
                self.trouble = None;
                self.ask(Ask::Draw);
            }
        }
    }

    fn answer_draw(&mut self, verdict: Verdict) {
        self.offer = None;
        match verdict {
            Verdict::Accepted if self.record.agree_draw().is_ok() => self.ended(),
            Verdict::Accepted | Verdict::Declined => self.say(Notice::Declined),
        }
    }

    pub(super) fn ended(&mut self) {
        self.lift();
        self.catch_up();
        self.premove.clear();
        self.offer = None;
        self.trouble = None;
        self.is_halted = false;
        if let Some(outcome) = self.outcome() {
            self.hear(Cue::End);
            self.say(Notice::Ended(outcome));
        }
    }

    fn take_up(&mut self, saved: Saved<P>) {
        // Numbers go on: nothing that was asked before may be taken for an answer now.
        let (last_job, says, now, games) = (self.last_job, self.says, self.now, self.games);
        let (cues, settings) = (std::mem::take(&mut self.cues), self.settings);
        let coaching = std::mem::take(&mut self.coaching);
        *self = saved.session(self.motion);
        (self.now, self.cues, self.settings, self.games) = (now, cues, settings, games + 1);
        self.coaching = coaching;
        self.forget_advice();
        self.last_job += last_job;
        self.says += says;
        self.question = None;
        if self.said.is_empty() {
            self.say(Notice::TakenUp);
        }
    }

    fn begin(&mut self, setup: Setup<P>) {
        self.games += 1;
        self.record = setup.record();
        self.facing = setup.players.facing();
        self.cursor = P::first_spot(setup.variant, self.facing);
        self.hover = None;
        self.clock = setup.terms.time.map(Clock::new);
        self.is_halted = false;
        self.attempts.clear();
        self.setup = setup;
        self.moved_elsewhere();
        self.said.clear();
        self.say(match self.outcome() {
            Some(outcome) => Notice::Ended(outcome),
            None => Notice::Began,
        });
    }
}
