//! The line to the engine: one worker at a time, watched while a question is open, and replaced when it dies.
//!
//! A worker that throws is heard to break; one that was ended, or that hangs, only falls silent. So while a question is open
//! the worker is greeted again and again, which it answers at any time, also while it thinks.

use super::EngineEvent;
use super::care::{Act, Care, LOOK};
use super::link::{LOADER, Link, Word, can_be_had};
use crate::protocol::{FromEngine, Go, JobId, ToEngine, Wire, build_name};
use gloo::timers::callback::{Interval, Timeout};
use std::cell::RefCell;
use yew::Callback;
use yew::platform::spawn_local;

/// Milliseconds after the first paint at which the worker is begun, so that it does not compete with the board.
const WARM_UP: u32 = 60;

#[derive(Default)]
struct Line {
    link: Option<Link>,
    /// Workers are told apart by number: a late word from one that was given up is not heard.
    worker: u32,
    /// Whether the worker has named the page's own build. Nothing else is believed of it before.
    is_trusted: bool,
    care: Care,
    last_job: JobId,
    asked: Option<Asked>,
    watch: Option<Interval>,
}

struct Asked {
    /// The question, with its number on the line.
    go: Go,
    /// Its number in the session.
    own: JobId,
    on_event: Callback<EngineEvent>,
}

/// Something for the one who asked. Told when the line is free again: the answer may be the next question.
type Telling = Option<(Callback<EngineEvent>, EngineEvent)>;

thread_local! {
    static LINE: RefCell<Line> = RefCell::default();
}

/// Begins the worker soon, unless there is one.
pub(super) fn warm_up() {
    Timeout::new(WARM_UP, || LINE.with_borrow_mut(Line::open)).forget();
}

/// Asks; whatever was asked before is over.
pub(super) fn ask(mut go: Go, on_event: &Callback<EngineEvent>) {
    LINE.with_borrow_mut(|line| {
        line.open();
        line.last_job += 1;
        let own = std::mem::replace(&mut go.job, line.last_job);
        line.send(&ToEngine::Go(go.clone()));
        line.asked = Some(Asked { go, own, on_event: on_event.clone() });
        line.care.asked();
        line.watch = Some(Interval::new(LOOK, || tell(Line::look)));
    });
}

/// Ends the open question.
pub(super) fn stop() {
    LINE.with_borrow_mut(|line| {
        if let Some(asked) = line.hang_up() {
            line.send(&ToEngine::Stop { job: asked.go.job });
        }
    });
}

fn tell(happen: impl FnOnce(&mut Line) -> Telling) {
    if let Some((on_event, event)) = LINE.with_borrow_mut(happen) {
        on_event.emit(event);
    }
}

impl Line {
    fn open(&mut self) {
        if self.link.is_some() {
            return;
        }
        self.worker += 1;
        self.is_trusted = false;
        self.care.begun();
        let worker = self.worker;
        self.link = Link::open(LOADER, move |word| {
            tell(|line| match word {
                _ if line.worker != worker => None,
                Word::Said(wire) => line.hear(&wire),
                Word::Broke => line.mourn(),
            });
        });
    }

    /// Sends a message to a worker that listens; one that does not yet is told everything when it does.
    fn send(&self, message: &ToEngine) {
        if let Some(link) = self.link.as_ref().filter(|_| self.care.listens()) {
            link.post(&Wire::write(message));
        }
    }

    fn greet(&self) {
        self.send(&ToEngine::Hello { build: build_name().to_owned() });
    }

    fn hang_up(&mut self) -> Option<Asked> {
        self.watch = None;
        self.asked.take()
    }

    /// Gives the worker up; the next question begins another.
    fn give_up(&mut self, why: EngineEvent) -> Telling {
        self.link = None;
        self.hang_up().map(|asked| (asked.on_event, why))
    }

    fn hear(&mut self, wire: &Wire) -> Telling {
        let is_first = !self.care.listens();
        self.care.heard();
        if is_first && wire.bytes().is_empty() {
            self.greet();
            if let Some(asked) = &self.asked {
                self.send(&ToEngine::Go(asked.go.clone()));
            }
            return None;
        }
        let answer = match wire.read::<FromEngine>() {
            Ok(FromEngine::Hello { build }) if build == build_name() => {
                self.is_trusted = true;
                return None;
            }
            Ok(answer) if self.is_trusted => answer,
            Err(_) if self.is_trusted => return self.mourn(),
            // Its first word must be the greeting of the same build: page and worker are of two builds, and nothing that it
            // says can be trusted.
            Ok(_) | Err(_) => return self.give_up(EngineEvent::Stale),
        };
        let asked = self.asked.as_ref().filter(|asked| answer.job() == Some(asked.go.job))?;
        let event = EngineEvent::read(answer, asked.own)?;
        Some((self.hang_up()?.on_event, event))
    }

    fn look(&mut self) -> Telling {
        match self.link {
            Some(_) => {
                let act = self.care.look();
                self.act(act)
            }
            None => self.give_up(EngineEvent::Unreachable),
        }
    }

    /// The worker has died. When nothing was asked, the next question begins another.
    fn mourn(&mut self) -> Telling {
        self.link = None;
        let act = if self.asked.is_some() { self.care.died() } else { Act::Wait };
        self.act(act)
    }

    fn act(&mut self, act: Act) -> Telling {
        match act {
            Act::Wait => None,
            Act::Greet => {
                self.greet();
                None
            }
            Act::Doubt => {
                self.doubt();
                None
            }
            Act::Replace => {
                self.link = None;
                self.open();
                None
            }
            Act::GiveUp => self.give_up(EngineEvent::Unreachable),
        }
    }

    /// Looks whether the worker's files can be had, and gives it up when not.
    fn doubt(&self) {
        let worker = self.worker;
        spawn_local(async move {
            if can_be_had().await {
                return;
            }
            tell(|line| match line.worker == worker && !line.care.listens() {
                true => line.give_up(EngineEvent::Unreachable),
                false => None,
            });
        });
    }
}
