//! Which language the page speaks, and the files of its texts.
//!
//! The address may ask for one, which then counts for this tab; the visitor may choose one for good; otherwise it is the
//! browser's. English is always there, the others have to be fetched. A language is spoken when its texts are there and not
//! before, so that nobody sees a page in two languages.

use super::page::announce;
use super::settings::{CHANGED, keep_settings, settings};
use super::{address, preferences};
use crate::app::i18n::{Lang, Set};
use crate::app::settings::Settings;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Response, Storage};
use yew::platform::spawn_local;
use yew::{UseStateSetter, hook, use_effect_with, use_state_eq};

/// How long a page waits for its texts before it begins in English, in milliseconds.
const PATIENCE: u32 = 4_000;
/// The key of the language that a link asked for in this tab.
const TAB: &str = "utys.lang";
/// What the window is told when the page speaks another language: other programs of the same page listen.
const SPOKEN: &str = "utys-lang";

/// What is spoken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Speech {
    /// The language of the page.
    pub lang: Lang,
    /// The language that is wanted and whose texts could not be fetched.
    pub missing: Option<Lang>,
}

thread_local! {
    static SPEECH: Cell<Speech> = const { Cell::new(Speech { lang: Lang::En, missing: None }) };
}

/// The language that this program speaks now.
pub(super) fn spoken_lang() -> Lang {
    SPEECH.get().lang
}

/// Storage that lasts as long as the tab, or nothing where touching it throws.
fn tab() -> Option<Storage> {
    window().session_storage().ok().flatten()
}

/// The language that is wanted now.
fn wanted() -> Lang {
    if let Some(asked) = address::asked_lang() {
        // Where the browser keeps nothing, the language lasts until the next page that does not ask for it.
        let _ = tab().map(|tab| tab.set_item(TAB, asked.as_str()));
        return asked;
    }
    let earlier = tab().and_then(|tab| tab.get_item(TAB).ok().flatten());
    let earlier = earlier.and_then(|name| Lang::from_name(&name));
    earlier.or(settings().lang).unwrap_or_else(preferences::browser_lang)
}

/// Chooses a language for good.
pub fn choose_lang(lang: Lang) {
    // What cannot be forgotten is overruled by the address alone.
    let _ = tab().map(|tab| tab.remove_item(TAB));
    address::ask_lang(lang);
    keep_settings(&Settings { lang: Some(lang), ..settings() });
}

/// Asks once more for texts that could not be fetched; what is chosen stays as it is.
pub fn retry_lang() {
    announce(CHANGED);
}

/// Begins as soon as the texts of the wanted language are there, or in English when they do not come in time.
pub(super) fn once_spoken(sets: &'static [&'static Set], begin: impl FnOnce() + 'static) {
    once(sets, wanted(), begin);
}

/// The same for another program of the page, which speaks as the first one does.
pub(super) fn once_spoken_here(sets: &'static [&'static Set], begin: impl FnOnce() + 'static) {
    once(sets, of_the_page(), begin);
}

fn once(sets: &'static [&'static Set], lang: Lang, begin: impl FnOnce() + 'static) {
    if is_here(sets, lang) {
        return begin();
    }
    let waiting = Rc::new(Cell::new(Some(begin)));
    let go = move || {
        if let Some(begin) = waiting.take() {
            begin();
        }
    };
    Timeout::new(PATIENCE, go.clone()).forget();
    spawn_local(async move {
        // A failure is told by the page, which asks once more.
        let _ = fetch(sets, lang).await;
        go();
    });
}

/// The language of the page, and every change of it: by choice, by the address, in another tab.
#[hook]
pub fn use_language(sets: &'static [&'static Set]) -> Speech {
    use_speech(sets, wanted, &[CHANGED, "storage", "hashchange"])
}

/// The language that the page's main program speaks, for another program of the same page.
#[hook]
pub fn use_page_language(sets: &'static [&'static Set]) -> Speech {
    use_speech(sets, of_the_page, &[SPOKEN, CHANGED])
}

fn of_the_page() -> Lang {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute("lang"))
        .and_then(|name| Lang::from_name(&name))
        .unwrap_or_default()
}

#[hook]
fn use_speech(
    sets: &'static [&'static Set],
    wanted: fn() -> Lang,
    events: &'static [&'static str],
) -> Speech {
    let state = use_state_eq(|| {
        let lang = Some(wanted()).filter(|lang| is_here(sets, *lang)).unwrap_or_default();
        let speech = Speech { lang, missing: None };
        SPEECH.set(speech);
        speech
    });
    {
        let state = state.setter();
        use_effect_with((), move |()| {
            speak(sets, wanted, &state);
            let listen = |name: &&'static str| {
                let state = state.clone();
                EventListener::new(&window(), *name, move |_| speak(sets, wanted, &state))
            };
            let listeners: Vec<_> = events.iter().map(listen).collect();
            move || drop(listeners)
        });
    }
    *state
}

/// Speaks the wanted language, at once when its texts are there.
fn speak(sets: &'static [&'static Set], wanted: fn() -> Lang, state: &UseStateSetter<Speech>) {
    let lang = wanted();
    let tell = |speech: Speech, state: &UseStateSetter<Speech>| {
        SPEECH.set(speech);
        state.set(speech);
    };
    if is_here(sets, lang) {
        return tell(Speech { lang, missing: None }, state);
    }
    let state = state.clone();
    spawn_local(async move {
        let missing = fetch(sets, lang).await.is_none().then_some(lang);
        // Meanwhile another language may be wanted.
        if wanted() == lang {
            let lang = missing.map_or(lang, |_| spoken_lang());
            tell(Speech { lang, missing }, &state);
        }
    });
}

fn is_here(sets: &[&'static Set], lang: Lang) -> bool {
    sets.iter().all(|set| set.wanting(lang as usize).is_none())
}

/// Fetches what is not there; nothing when any of it could not be had.
async fn fetch(sets: &[&'static Set], lang: Lang) -> Option<()> {
    for set in sets {
        let Some(file) = set.wanting(lang as usize) else { continue };
        let response: Response = JsFuture::from(window().fetch_with_str(file)).await.ok()?.dyn_into().ok()?;
        let text = JsFuture::from(response.text().ok()?).await.ok()?.as_string()?;
        // What is not the file of this build is as good as none.
        set.arrive(lang as usize, text).ok()?;
    }
    Some(())
}

/// Keeps `html lang`, and tells the other programs of the page.
#[hook]
pub fn use_lang(lang: Lang) {
    use_effect_with(lang, |lang| {
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", lang.as_str());
        }
        announce(SPOKEN);
    });
}
