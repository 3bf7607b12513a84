//! The line to the engine: one worker at a time, watched while a question is open, and replaced when it dies.
//!
//! A worker that throws is heard to break; one that was ended, or that hangs, only falls silent. So while a question is open
//! the worker is greeted again and again, which it answers at any time, also while it thinks.

use super::EngineEvent;
use super::care::{Act, Care, LOOK};
use super::link::{LOADER, Word, can_be_had};
use super::post::Post;
use crate::protocol::{FromEngine, Go, Wire};
use gloo::timers::callback::{Interval, Timeout};
use std::cell::RefCell;
use yew::Callback;
use yew::platform::spawn_local;

/// Milliseconds after the first paint at which the worker is begun, so that it does not compete with the board.
const WARM_UP: u32 = 60;

#[derive(Default)]
struct Line {
    post: Post,
    care: Care,
    /// Who asked last.
    on_event: Callback<EngineEvent>,
    /// Runs while a question is open.
    watch: Option<Interval>,
}

thread_local! {
    static LINE: RefCell<Line> = RefCell::default();
}

/// Begins the worker soon, unless there is one.
pub(super) fn warm_up() {
    Timeout::new(WARM_UP, || LINE.with_borrow_mut(Line::open)).forget();
}

/// Asks; whatever was asked before is over.
pub(super) fn ask(go: Go, on_event: &Callback<EngineEvent>) {
    LINE.with_borrow_mut(|line| {
        line.open();
        line.post.ask(go);
        line.on_event = on_event.clone();
        line.care.asked();
        line.watch = Some(Interval::new(LOOK, || tell(Line::look)));
    });
}

/// Ends the open question.
pub(super) fn stop() {
    LINE.with_borrow_mut(|line| {
        line.watch = None;
        line.post.stop();
    });
}

/// Tells the one who asked, when the line is free again: the answer may be the next question.
fn tell(happen: impl FnOnce(&mut Line) -> Option<EngineEvent>) {
    let told = LINE.with_borrow_mut(|line| happen(line).map(|event| (line.on_event.clone(), event)));
    if let Some((on_event, event)) = told {
        on_event.emit(event);
    }
}

impl Line {
    fn open(&mut self) {
        let begins = self.post.open(LOADER, |worker, word| {
            tell(|line| match word {
                _ if line.post.worker() != worker => None,
                Word::Said(wire) => line.hear(&wire),
                Word::Broke => line.mourn(),
            });
        });
        if begins {
            self.care.begun();
        }
    }

    /// Ends the open question; what it comes to is told if there was one.
    fn end(&mut self, event: EngineEvent) -> Option<EngineEvent> {
        self.watch = None;
        self.post.hang_up().map(|_| event)
    }

    /// Gives the worker up; the next question begins another.
    fn give_up(&mut self, why: EngineEvent) -> Option<EngineEvent> {
        self.post.close();
        self.end(why)
    }

    fn hear(&mut self, wire: &Wire) -> Option<EngineEvent> {
        self.care.heard();
        if self.post.begins(wire) {
            return None;
        }
        let answer = match wire.read::<FromEngine>() {
            Ok(FromEngine::Hello { build }) if self.post.knows(&build) => return None,
            Ok(answer) if self.post.is_trusted() => answer,
            Err(_) if self.post.is_trusted() => return self.mourn(),
            // Its first word must be the greeting of the same build: page and worker are of two builds, and nothing that it
            // says can be trusted.
            Ok(_) | Err(_) => return self.give_up(EngineEvent::Stale),
        };
        let own = self.post.own(answer.job())?;
        let event = EngineEvent::read(answer, own)?;
        self.end(event)
    }

    fn look(&mut self) -> Option<EngineEvent> {
        if !self.post.is_open() {
            return self.give_up(EngineEvent::Unreachable);
        }
        let act = self.care.look();
        self.act(act)
    }

    /// The worker has died. When nothing was asked, the next question begins another.
    fn mourn(&mut self) -> Option<EngineEvent> {
        self.post.close();
        let act = if self.post.is_asked() { self.care.died() } else { Act::Wait };
        self.act(act)
    }

    fn act(&mut self, act: Act) -> Option<EngineEvent> {
        match act {
            Act::Wait => None,
            Act::Greet => {
                self.post.greet();
                None
            }
            Act::Doubt => {
                self.doubt();
                None
            }
            Act::Replace => {
                self.post.close();
                self.open();
                None
            }
            Act::GiveUp => self.give_up(EngineEvent::Unreachable),
        }
    }

    /// Looks whether the worker's files can be had, and gives it up when not.
    fn doubt(&self) {
        let worker = self.post.worker();
        spawn_local(async move {
            if can_be_had().await {
                return;
            }
            tell(|line| match line.post.worker() == worker && !line.post.listens() {
                true => line.give_up(EngineEvent::Unreachable),
                false => None,
            });
        });
    }
}
