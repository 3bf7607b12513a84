//! What the visitor's device says about its person.

use crate::app::boards::Motion;
use crate::app::i18n::Lang;
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

fn motion(query: &MediaQueryList) -> Motion {
    if query.matches() { Motion::Reduced } else { Motion::Full }
}

/// The wish for motion, and every change of it.
#[hook]
pub fn use_motion() -> Motion {
    let state = use_state(|| reduced().map_or(Motion::Full, |query| motion(&query)));
    {
        let state = state.clone();
        use_effect_with((), move |()| {
            let listener = reduced().map(|query| {
                let watched = query.clone();
                EventListener::new(&query, "change", move |_| state.set(motion(&watched)))
            });
            move || drop(listener)
        });
    }
    *state
}
