//! The line itself: one worker at most, one question at most.

use super::CoachEvent;
use crate::app::platform::engine::{Link, Word};
use crate::protocol::{FromCoach, Go, JobId, ToEngine, Wire, build_name};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use yew::Callback;

/// The script that Trunk writes beside the page.
const LOADER: &str = "coach_loader.js";
/// How long a question may take, the fetching of the program over a slow network included, in milliseconds.
const PATIENCE: u32 = 40_000;

#[derive(Default)]
struct Line {
    link: Option<Link>,
    /// Workers are told apart by number: a late word from one that was given up is not heard.
    worker: u32,
    listens: bool,
    is_trusted: bool,
    /// Questions are numbered for the whole page.
    last_job: JobId,
    asked: Option<Asked>,
}

struct Asked {
    go: Go,
    /// Its number in the session.
    own: JobId,
    on_event: Callback<CoachEvent>,
    _patience: Timeout,
}

thread_local! {
    static LINE: RefCell<Line> = RefCell::default();
}

pub(super) fn ask(go: &Go, on_event: &Callback<CoachEvent>) {
    let mut go = go.clone();
    LINE.with_borrow_mut(|line| {
        line.open();
        line.last_job += 1;
        let own = std::mem::replace(&mut go.job, line.last_job);
        line.send(&ToEngine::Go(go.clone()));
        let patience = Timeout::new(PATIENCE, || tell(Line::give_up));
        line.asked = Some(Asked { go, own, on_event: on_event.clone(), _patience: patience });
    });
    if LINE.with_borrow(|line| line.link.is_none()) {
        // There is no such thing as a worker here. Told later: whoever asked is still asking.
        Timeout::new(0, || tell(Line::give_up)).forget();
    }
}

pub(super) fn stop() {
    LINE.with_borrow_mut(|line| {
        if let Some(asked) = line.asked.take() {
            line.send(&ToEngine::Stop { job: asked.go.job });
        }
    });
}

fn tell(happen: impl FnOnce(&mut Line) -> Option<(Callback<CoachEvent>, CoachEvent)>) {
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
        (self.listens, self.is_trusted) = (false, false);
        let worker = self.worker;
        self.link = Link::open(LOADER, move |word| {
            tell(|line| match word {
                _ if line.worker != worker => None,
                Word::Said(wire) => line.hear(&wire),
                Word::Broke => line.give_up(),
            });
        });
    }

    fn send(&self, message: &ToEngine) {
        if let Some(link) = self.link.as_ref().filter(|_| self.listens) {
            link.post(&Wire::write(message));
        }
    }

    fn hear(&mut self, wire: &Wire) -> Option<(Callback<CoachEvent>, CoachEvent)> {
        if !self.listens {
            self.listens = true;
            self.send(&ToEngine::Hello { build: build_name().to_owned() });
            if let Some(asked) = &self.asked {
                self.send(&ToEngine::Go(asked.go.clone()));
            }
            return None;
        }
        match wire.read::<FromCoach>() {
            Ok(FromCoach::Hello { build }) if build == build_name() => {
                self.is_trusted = true;
                None
            }
            Ok(FromCoach::Advice(mut advice)) if self.is_trusted => {
                let asked = self.asked.take_if(|asked| asked.go.job == advice.job)?;
                advice.job = asked.own;
                Some((asked.on_event, CoachEvent::Advice(advice)))
            }
            Ok(FromCoach::Error { .. }) if self.is_trusted => {
                let asked = self.asked.take()?;
                Some((asked.on_event, CoachEvent::Failed(asked.own)))
            }
            // It is of another build, or talks nonsense.
            Ok(_) | Err(_) => self.give_up(),
        }
    }

    fn give_up(&mut self) -> Option<(Callback<CoachEvent>, CoachEvent)> {
        self.link = None;
        let asked = self.asked.take()?;
        Some((asked.on_event, CoachEvent::Failed(asked.own)))
    }
}
