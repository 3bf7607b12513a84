//! The line itself: one worker at most, one question at most.

use super::CoachEvent;
use crate::app::platform::engine::{Post, Word};
use crate::protocol::{FromCoach, Go, JobId, Wire};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use yew::Callback;

/// The script that Trunk writes beside the page.
const LOADER: &str = "coach_loader.js";
/// How long a question may take, the fetching of the program over a slow network included, in milliseconds.
const PATIENCE: u32 = 40_000;

#[derive(Default)]
struct Line {
    post: Post,
    /// Who asked last.
    on_event: Callback<CoachEvent>,
    /// Runs while a question is open.
    patience: Option<Timeout>,
}

thread_local! {
    static LINE: RefCell<Line> = RefCell::default();
}

pub(super) fn ask(go: &Go, on_event: &Callback<CoachEvent>) {
    let is_open = LINE.with_borrow_mut(|line| {
        line.post.open(LOADER, |worker, word| {
            tell(|line| match word {
                _ if line.post.worker() != worker => None,
                Word::Said(wire) => line.hear(&wire),
                Word::Broke => line.give_up(),
            });
        });
        line.post.ask(go.clone());
        line.on_event = on_event.clone();
        line.patience = Some(Timeout::new(PATIENCE, || tell(Line::give_up)));
        line.post.is_open()
    });
    if !is_open {
        // There is no such thing as a worker here. Told later: whoever asked is still asking.
        Timeout::new(0, || tell(Line::give_up)).forget();
    }
}

pub(super) fn stop() {
    LINE.with_borrow_mut(|line| {
        line.patience = None;
        line.post.stop();
    });
}

fn tell(happen: impl FnOnce(&mut Line) -> Option<CoachEvent>) {
    let told = LINE.with_borrow_mut(|line| happen(line).map(|event| (line.on_event.clone(), event)));
    if let Some((on_event, event)) = told {
        on_event.emit(event);
    }
}

impl Line {
    fn hear(&mut self, wire: &Wire) -> Option<CoachEvent> {
        if self.post.begins(wire) {
            return None;
        }
        match wire.read::<FromCoach>() {
            Ok(FromCoach::Hello { build }) if self.post.knows(&build) => None,
            Ok(FromCoach::Advice(mut advice)) if self.post.is_trusted() => {
                advice.job = self.post.own(Some(advice.job))?;
                self.hang_up();
                Some(CoachEvent::Advice(advice))
            }
            // What it could not do of an earlier question is over.
            Ok(FromCoach::Error { job }) if self.post.is_trusted() => {
                self.post.own(job)?;
                self.fail()
            }
            // It is of another build, or talks nonsense.
            Ok(_) | Err(_) => self.give_up(),
        }
    }

    fn give_up(&mut self) -> Option<CoachEvent> {
        self.post.close();
        self.fail()
    }

    fn fail(&mut self) -> Option<CoachEvent> {
        self.hang_up().map(CoachEvent::Failed)
    }

    fn hang_up(&mut self) -> Option<JobId> {
        self.patience = None;
        self.post.hang_up()
    }
}
