//! The service worker: keeps this build for flight mode, and tells when another one waits.
//!
//! Where it is refused (a frame, a page without encryption, a browser without one) everything is as it was, and nothing is
//! said: the app only needs its network again.

use super::address::reload;
use super::news::{News, tell};
use crate::protocol::build_name;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use js_sys::{Function, Object, Promise, Reflect};
use std::cell::RefCell;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ServiceWorker, ServiceWorkerRegistration, ServiceWorkerState};

/// The worker that the build writes beside the page.
const WORKER: &str = "sw.js";
/// How long the page has the network for itself, in milliseconds.
const QUIET: u32 = 3_000;

// Each throws where the browser has no such thing, or forbids it.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = ["navigator", "serviceWorker"])]
    fn register(script: &str) -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch, js_namespace = ["navigator", "serviceWorker"], js_name = getRegistration)]
    pub(super) fn registration() -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch, js_namespace = ["navigator", "locks"], js_name = request)]
    fn lock(name: &str, options: &Object, held: &Function) -> Result<Promise, JsValue>;
}

thread_local! {
    static REGISTRATION: RefCell<Option<ServiceWorkerRegistration>> = const { RefCell::new(None) };
}

/// Has the browser keep the app for flight mode. Not inside another page: its visitors came for that page.
pub fn keep_offline() {
    if window().parent().ok().flatten().is_some_and(|parent| parent != window()) {
        return;
    }
    let Ok(looking) = registration() else { return };
    spawn_local(async move {
        let is_known = JsFuture::from(looking).await.is_ok_and(|found| !found.is_undefined());
        // At a first visit the page and its engine come before what is fetched for the next one.
        Timeout::new(if is_known { 0 } else { QUIET }, begin).forget();
    });
}

fn begin() {
    let Ok(registering) = register(WORKER) else { return };
    spawn_local(async move {
        let registered = JsFuture::from(registering).await.ok();
        if let Some(registration) = registered.and_then(|found| found.dyn_into().ok()) {
            watch(&registration);
        }
    });
}

fn watch(registration: &ServiceWorkerRegistration) {
    live(&["utys", &registration.scope(), build_name()].join(" "));
    if let Some(worker) = registration.active() {
        Timeout::new(QUIET, move || ask(&worker, "complete")).forget();
    }
    if registration.waiting().is_some() {
        tell(News::Renewed);
    }
    let mut followed = None;
    let watched = registration.clone();
    let mut look = move || {
        let found = watched.installing().filter(|worker| followed.as_ref() != Some(worker));
        if let Some(worker) = found {
            follow(&worker, &watched);
            followed = Some(worker);
        }
    };
    // One that another page found is on its way already.
    look();
    EventListener::new(registration, "updatefound", move |_| look()).forget();
    // A page that stays open for days looks for a newer build whenever it is seen again.
    let asked = registration.clone();
    EventListener::new(&document(), "visibilitychange", move |_| {
        if !document().hidden() {
            // Without network there is nothing to find; the promise fails silently.
            if let Ok(updating) = asked.update() {
                spawn_local(async move { drop(JsFuture::from(updating).await) });
            }
        }
    })
    .forget();
    REGISTRATION.set(Some(registration.clone()));
}

/// Follows a worker from its installation on.
fn follow(worker: &ServiceWorker, registration: &ServiceWorkerRegistration) {
    let (watched, registration) = (worker.clone(), registration.clone());
    EventListener::new(worker, "statechange", move |_| match watched.state() {
        ServiceWorkerState::Installed if registration.active().is_some() => tell(News::Renewed),
        ServiceWorkerState::Activated => ask(&watched, "complete"),
        _ => {}
    })
    .forget();
}

fn ask(worker: &ServiceWorker, wish: &str) {
    // A worker that is gone has left its place to another, which will be asked at the next visit.
    let _ = worker.post_message(&wish.into());
}

/// Says that a page of this build lives: the worker keeps its files as long.
fn live(name: &str) {
    let options = Object::new();
    let _ = Reflect::set(&options, &"mode".into(), &"shared".into());
    let held = Closure::once_into_js(|| Promise::new(&mut |_, _| {}));
    // Without locks the files of an older page are not kept beyond the next build.
    let _ = lock(name, &options, held.unchecked_ref());
}

/// Loads the page anew, of the newer build if one waits.
pub fn renew() {
    let waiting = REGISTRATION.with_borrow(|registration| registration.as_ref()?.waiting());
    let Some(worker) = waiting else { return reload() };
    let watched = worker.clone();
    EventListener::new(&worker, "statechange", move |_| {
        if watched.state() == ServiceWorkerState::Activated {
            reload();
        }
    })
    .forget();
    ask(&worker, "renew");
}
