//! The address bar: every change of the hash is a visit.

use crate::app::i18n::Lang;
use crate::app::route::{Route, asked_lang as asked_in, asking_lang};
use gloo::events::EventListener;
use gloo::utils::window;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use yew::{Reducible, hook, use_effect_with, use_reducer};

/// A route and the how-manieth visit it is: the same link followed twice is two visits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Visit {
    /// Where to.
    pub route: Route,
    /// Counted from 0, the page's own load.
    pub number: u32,
}

impl Reducible for Visit {
    type Action = Route;

    fn reduce(self: Rc<Self>, route: Route) -> Rc<Self> {
        Rc::new(Visit { route, number: self.number + 1 })
    }
}

fn read() -> Route {
    Route::parse(&window().location().hash().unwrap_or_default())
}

/// The present visit, from the address and every change of it.
#[hook]
pub fn use_visit() -> Visit {
    let visit = use_reducer(|| Visit { route: read(), number: 0 });
    {
        let dispatch = visit.dispatcher();
        use_effect_with((), move |()| {
            let listener = EventListener::new(&window(), "hashchange", move |_| dispatch.dispatch(read()));
            move || drop(listener)
        });
    }
    (*visit).clone()
}

/// Goes to a route; Back leads here again.
pub fn go(route: &Route) {
    // A refused change leaves the visitor where they are.
    let _ = window().location().set_hash(&route.to_hash());
}

/// Names the present page anew without a visit: a followed link stands for the game that it began.
pub fn replace(route: &Route) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&route.to_hash()));
    }
}

/// The language that the address asks for.
pub(super) fn asked_lang() -> Option<Lang> {
    asked_in(&window().location().hash().unwrap_or_default())
}

/// Lets an address that asks for a language ask for another one, without a visit.
pub(super) fn ask_lang(lang: Lang) {
    let hash = window().location().hash().unwrap_or_default();
    if let (Some(hash), Ok(history)) = (asking_lang(&hash, lang), window().history()) {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&hash));
    }
}

/// Loads the page anew, at the same address.
pub fn reload() {
    // A browser that refuses leaves the page as it is, with its own button to do it.
    let _ = window().location().reload();
}
