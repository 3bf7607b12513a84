//! Keeps the screen from going dark while it is watched and not touched.

use gloo::events::EventListener;
use gloo::utils::document;
use js_sys::Promise;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::{hook, use_effect_with};

#[wasm_bindgen]
extern "C" {
    // Throws where the browser has no such thing.
    #[wasm_bindgen(catch, js_namespace = ["navigator", "wakeLock"])]
    fn request(kind: &str) -> Result<Promise, JsValue>;

    type Sentinel;
    #[wasm_bindgen(catch, method)]
    fn release(this: &Sentinel) -> Result<Promise, JsValue>;
}

/// The screen while something is watched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// As the device likes.
    Free,
    /// It stays on.
    Awake,
}

/// What keeps the screen awake; `None` once it is no longer wanted.
type Hold = Rc<RefCell<Option<Vec<Sentinel>>>>;

/// Keeps the screen awake as long as it is asked for. A browser lets go when the page is hidden, so it is asked again when the
/// page is seen again; what it refuses is not said.
#[hook]
pub fn use_screen(screen: Screen) {
    use_effect_with(screen, |screen| {
        let watched = (*screen == Screen::Awake).then(|| {
            let hold: Hold = Rc::new(RefCell::new(Some(Vec::new())));
            take(&hold);
            let seen = Rc::clone(&hold);
            let listener = EventListener::new(&document(), "visibilitychange", move |_| {
                if !document().hidden() {
                    take(&seen);
                }
            });
            (hold, listener)
        });
        move || {
            if let Some((hold, _)) = watched {
                hold.take().iter().flatten().for_each(let_go);
            }
        }
    });
}

fn take(hold: &Hold) {
    let Ok(asking) = request("screen") else { return };
    let hold = Rc::clone(hold);
    spawn_local(async move {
        if let Ok(sentinel) = JsFuture::from(asking).await {
            let sentinel: Sentinel = sentinel.unchecked_into();
            match hold.borrow_mut().as_mut() {
                Some(held) => held.push(sentinel),
                // The wish passed while the browser was asked.
                None => let_go(&sentinel),
            }
        }
    });
}

fn let_go(sentinel: &Sentinel) {
    if let Ok(releasing) = sentinel.release() {
        spawn_local(async move { drop(JsFuture::from(releasing).await) });
    }
}
