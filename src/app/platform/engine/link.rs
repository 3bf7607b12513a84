//! One worker in the browser: bytes in, bytes out, and a word when it breaks.
//!
//! gloo runs the worker's own side; its bridge on this side would hide the worker, whose errors must be heard and which must
//! be ended for good when it hangs.

use crate::protocol::{Wire, build_name};
use gloo::events::EventListener;
use gloo::utils::{document, window};
use js_sys::Uint8Array;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, RequestInit, Response, Url, Worker, WorkerOptions, WorkerType};

/// The script that Trunk writes beside the page.
pub(super) const LOADER: &str = "worker_loader.js";
/// The program that it loads: the largest part, and the one most likely to be missing.
const PROGRAM: &str = "worker_bg.wasm";

/// What comes from a worker.
#[derive(Debug)]
pub(in crate::app::platform) enum Word {
    /// Bytes, empty when it begins to listen.
    Said(Wire),
    /// It failed, or said what cannot be carried.
    Broke,
}

/// A worker; it ends when this is dropped.
#[derive(Debug)]
pub(super) struct Link {
    worker: Worker,
    _ears: [EventListener; 3],
}

impl Link {
    /// Begins the worker that the script called `loader` loads; `None` where the browser has none.
    pub(super) fn open(loader: &str, on_word: impl Fn(Word) + 'static) -> Option<Link> {
        if !js_sys::Reflect::has(&window(), &JsValue::from_str("Worker")).unwrap_or(false) {
            return None;
        }
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        // The name of the build tells the service worker whose files are meant while pages of two builds are open.
        let script = [&beside_the_page(loader)?, "?", build_name()].concat();
        let worker = Worker::new_with_options(&script, &options).ok()?;
        let said = Rc::new(on_word);
        let (failed, garbled) = (Rc::clone(&said), Rc::clone(&said));
        let ears = [
            EventListener::new(&worker, "message", move |event| said(word(event))),
            EventListener::new(&worker, "error", move |_| failed(Word::Broke)),
            EventListener::new(&worker, "messageerror", move |_| garbled(Word::Broke)),
        ];
        Some(Link { worker, _ears: ears })
    }

    /// Sends a message; a worker that cannot be reached is found out by its silence.
    pub(super) fn post(&self, wire: &Wire) {
        let _ = self.worker.post_message(&Uint8Array::from(wire.bytes()));
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

fn word(event: &Event) -> Word {
    let bytes = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().dyn_into::<Uint8Array>().ok());
    bytes.map_or(Word::Broke, |bytes| Word::Said(Wire::from_bytes(bytes.to_vec())))
}

/// Whether the worker's files can be had.
pub(super) async fn can_be_had() -> bool {
    is_there(LOADER).await && is_there(PROGRAM).await
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
