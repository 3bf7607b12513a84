//! The worker itself, in a browser.
//!
//! A worker that fails says nothing that could be heard here, so while a question is open the line is watched: every second
//! without a word the engine is greeted again, and it answers a greeting at any time, also while it thinks.

use super::EngineEvent;
use crate::protocol::{BUILD, Compact, EngineWorker, FromEngine, Go, JobId, ToEngine, Wire};
use gloo::timers::callback::{Interval, Timeout};
use gloo::utils::{document, window};
use gloo::worker::{Spawnable, WorkerBridge};
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::{RequestInit, Response, Url};
use yew::Callback;
use yew::platform::spawn_local;

/// The script that Trunk writes beside the page.
const LOADER: &str = "worker_loader.js";
/// The program that it loads: the largest part, and the one most likely to be missing.
const PROGRAM: &str = "worker_bg.wasm";
/// Milliseconds after the first paint at which the worker is begun, so that it does not compete with the board.
const WARM_UP: u32 = 60;
/// The watch looks once a second.
const WATCH: u32 = 1_000;
/// Silent seconds after which a running engine counts as stopped: greetings are answered within milliseconds.
const PATIENCE: u32 = 5;
/// The same while it is still being loaded, over a slow network to a slow phone.
const PATIENCE_AT_FIRST: u32 = 30;
/// Silent seconds after which it is looked whether there is anything to load at all.
const LOOK: u32 = 2;

#[derive(Default)]
struct Line {
    bridge: Option<WorkerBridge<EngineWorker>>,
    /// Told apart by number: a late word from a worker that was given up is not heard.
    worker: u32,
    has_answered: bool,
    silent: u32,
    last_job: JobId,
    asked: Option<Asked>,
    watch: Option<Interval>,
}

struct Asked {
    /// The number on the line.
    job: JobId,
    /// The number in the session.
    own: JobId,
    on_event: Callback<EngineEvent>,
}

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
        line.asked = Some(Asked { job: go.job, own, on_event: on_event.clone() });
        line.silent = 0;
        line.watch = Some(Interval::new(WATCH, watch));
        line.send(&ToEngine::Go(go));
    });
}

/// Ends the open question.
pub(super) fn stop() {
    LINE.with_borrow_mut(|line| {
        if let Some(asked) = line.hang_up() {
            line.send(&ToEngine::Stop { job: asked.job });
        }
    });
}

impl Line {
    fn open(&mut self) {
        if self.bridge.is_some() || !can_work() {
            return;
        }
        let Some(loader) = beside_the_page(LOADER) else { return };
        self.worker += 1;
        self.has_answered = false;
        self.silent = 0;
        let worker = self.worker;
        let bridge = EngineWorker::spawner()
            .encoding::<Compact>()
            .callback(move |wire: Wire| hear(worker, &wire))
            .with_loader(true)
            .as_module(true)
            .spawn(&loader);
        self.bridge = Some(bridge);
        self.send(&ToEngine::Hello { build: BUILD.to_owned() });
    }

    fn send(&self, message: &ToEngine) {
        if let Some(bridge) = &self.bridge {
            bridge.send(Wire::write(message));
        }
    }

    fn hang_up(&mut self) -> Option<Asked> {
        self.watch = None;
        self.asked.take()
    }

    /// Gives the worker up; the next question begins another.
    fn give_up(&mut self) -> Option<Asked> {
        self.bridge = None;
        self.hang_up()
    }
}

fn hear(worker: u32, wire: &Wire) {
    let heard = LINE.with_borrow_mut(|line| {
        if line.worker != worker {
            return None;
        }
        line.silent = 0;
        line.has_answered = true;
        let answer = wire.read::<FromEngine>().ok()?;
        if matches!(&answer, FromEngine::Hello { build } if build != BUILD) {
            // Page and worker are of two builds: nothing that it says can be trusted.
            return Some((line.give_up()?.on_event, EngineEvent::Unreachable));
        }
        let asked = line.asked.as_ref().filter(|asked| answer.job() == Some(asked.job))?;
        let event = EngineEvent::read(answer, asked.own)?;
        Some((line.hang_up()?.on_event, event))
    });
    if let Some((on_event, event)) = heard {
        on_event.emit(event);
    }
}

fn watch() {
    let lost = LINE.with_borrow_mut(|line| {
        line.silent += 1;
        let patience = if line.has_answered { PATIENCE } else { PATIENCE_AT_FIRST };
        if line.bridge.is_none() || line.silent > patience {
            return line.give_up();
        }
        if !line.has_answered && line.silent == LOOK {
            look(line.worker);
        }
        if line.has_answered {
            line.send(&ToEngine::Hello { build: BUILD.to_owned() });
        }
        None
    });
    if let Some(asked) = lost {
        asked.on_event.emit(EngineEvent::Unreachable);
    }
}

/// Looks whether the worker's files can be had; gives it up when not.
fn look(worker: u32) {
    spawn_local(async move {
        if is_there(LOADER).await && is_there(PROGRAM).await {
            return;
        }
        let lost = LINE.with_borrow_mut(|line| {
            if line.worker == worker && !line.has_answered { line.give_up() } else { None }
        });
        if let Some(asked) = lost {
            asked.on_event.emit(EngineEvent::Unreachable);
        }
    });
}

async fn is_there(name: &str) -> bool {
    let Some(url) = beside_the_page(name) else { return false };
    let options = RequestInit::new();
    options.set_method("HEAD");
    let answer = wasm_bindgen_futures::JsFuture::from(window().fetch_with_str_and_init(&url, &options)).await;
    answer.is_ok_and(|answer| Response::from(answer).ok())
}

/// Resolved against the page, not the address bar: the app is served under any folder.
fn beside_the_page(name: &str) -> Option<String> {
    let base = document().base_uri().ok().flatten()?;
    Url::new_with_base(name, &base).ok().map(|url| url.href())
}

/// Whether the browser has workers at all.
fn can_work() -> bool {
    js_sys::Reflect::has(&window(), &JsValue::from_str("Worker")).unwrap_or(false)
}
