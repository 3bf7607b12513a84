//! Where the settings are kept, who hears of their change, and how the page wears them.

use super::page::announce;
use super::storage;
use crate::app::settings::Settings;
use gloo::events::EventListener;
use gloo::utils::{document, window};
use yew::{hook, use_effect_with, use_state_eq};

/// The key in local storage.
const KEY: &str = "utys.settings";
/// What the window is told after a change: other programs of the same page listen.
pub(super) const CHANGED: &str = "utys-settings";
/// The settings that styles read, as `data-<name>` of the root element.
const WORN: [&str; 5] = ["theme", "board", "pieces", "coordinates", "speed"];

/// The settings as they are kept.
pub fn settings() -> Settings {
    storage::text(KEY).map(|text| Settings::read(&text)).unwrap_or_default()
}

/// Keeps settings and tells the whole page; where the browser refuses they last as long as the page.
pub fn keep_settings(settings: &Settings) {
    // What the browser refuses to keep lives in the twin.
    let _ = storage::put(KEY, &settings.write());
    announce(CHANGED);
}

/// The settings, and every change of them in this page or another one.
#[hook]
pub fn use_settings() -> Settings {
    let state = use_state_eq(settings);
    {
        let state = state.clone();
        use_effect_with((), move |()| {
            let listen = |name| {
                let state = state.clone();
                EventListener::new(&window(), name, move |_| state.set(settings()))
            };
            let listeners = [listen(CHANGED), listen("storage")];
            move || drop(listeners)
        });
    }
    *state
}

/// Lets the page look as the settings say.
#[hook]
pub fn use_look(settings: Settings) {
    use_effect_with(settings, |settings| {
        let Some(root) = document().document_element() else { return };
        for name in WORN {
            // The device's own theme is the absence of the attribute.
            let value = settings.choice(name).filter(|value| *value != "auto");
            let name = ["data-", name].concat();
            let _ = match value {
                Some(value) => root.set_attribute(&name, value),
                None => root.remove_attribute(&name),
            };
        }
    });
}
