//! What the programs of one page share, which have no memory in common: events on the window, and what the browser does not
//! keep, for as long as the page lives.

use gloo::utils::window;
use js_sys::{Map, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Event;

/// Tells all programs of the page that something is another than before.
pub(super) fn announce(event: &str) {
    if let Ok(event) = Event::new(event) {
        // Nobody listens, or somebody looks again.
        let _ = window().dispatch_event(&event);
    }
}

/// The texts that lie on the window under this name, by their keys.
pub(super) fn twin(name: &str) -> Map {
    let (window, name) = (window(), JsValue::from_str(name));
    let found = Reflect::get(&window, &name).ok().and_then(|found| found.dyn_into::<Map>().ok());
    found.unwrap_or_else(|| {
        let twin = Map::new();
        // A window that takes nothing keeps nothing either.
        let _ = Reflect::set(&window, &name, &twin);
        twin
    })
}
