//! What the visitor's device says about its person.

use super::use_settings;
use crate::app::boards::Motion;
use crate::app::i18n::Lang;
use crate::app::settings::Speed;
use gloo::events::EventListener;
use gloo::utils::window;
use web_sys::MediaQueryList;
use yew::{hook, use_effect_with, use_state};

/// The first of the browser's languages that the app speaks.
pub(super) fn browser_lang() -> Lang {
    let languages = window().navigator().languages();
    let mut names = languages.iter().filter_map(|name| name.as_string());
    names.find_map(|name| Lang::from_name(&name)).unwrap_or_default()
}

fn reduced() -> Option<MediaQueryList> {
    window().match_media("(prefers-reduced-motion: reduce)").ok().flatten()
}

/// The wish for motion, as the device and the settings have it, and every change of it.
#[hook]
pub fn use_motion() -> Motion {
    let is_reduced = use_reduced();
    match use_settings().speed {
        _ if is_reduced => Motion::Reduced,
        Speed::Instant => Motion::Reduced,
        Speed::Fast => Motion::Fast,
        Speed::Normal => Motion::Full,
        Speed::Slow => Motion::Slow,
    }
}

/// Whether the device asks for less motion.
#[hook]
fn use_reduced() -> bool {
    let state = use_state(|| reduced().is_some_and(|query| query.matches()));
    {
        let state = state.clone();
        use_effect_with((), move |()| {
            let listener = reduced().map(|query| {
                let watched = query.clone();
                EventListener::new(&query, "change", move |_| state.set(watched.matches()))
            });
            move || drop(listener)
        });
    }
    *state
}
