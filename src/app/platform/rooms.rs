//! The second program: fetched when one of its pages is first visited, and drawn into a place that the first leaves for it.
//!
//! The two share the address, the storage and a few marks on `<html>`, and no memory. Each names its build there, and where the
//! names differ the second draws nothing.

use super::language::once_spoken_here;
use super::page::announce;
use super::{Visit, use_visit};
use crate::app::rooms::Rooms as RoomsApp;
use crate::protocol::build_name;
use gloo::events::EventListener;
use gloo::utils::{document, window};
use web_sys::Element;
use yew::{Callback, hook, use_effect_with, use_mut_ref, use_state_eq};

/// The script that fetches style and program of the rooms; `public/rooms-start.js` tells what it says and when.
const SCRIPT: &str = "rooms-start.js";
/// The id of the place that is left for the rooms.
const PLACE: &str = "rooms";
/// On `<html>`: the build of the first program.
const BUILD_MARK: &str = "data-build";
/// On `<html>`: the build of the rooms once they run, or [`LOST`].
const ROOMS_MARK: &str = "data-rooms";
const LOST: &str = "lost";
/// On the place: the number of the visit.
const VISIT_MARK: &str = "data-visit";
/// The event after every change of the mark.
const EVENT: &str = "utys-rooms";

/// Whether the second program is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rooms {
    /// It has not been heard of yet.
    Coming,
    /// It draws its pages.
    Here,
    /// It could not be fetched.
    Lost,
    /// It is of another build, and draws nothing.
    Stale,
}

fn root() -> Option<Element> {
    document().document_element()
}

fn mark(name: &str, value: &str) {
    if let Some(root) = root() {
        // An attribute that cannot be set leaves the other program waiting; there is nobody to tell.
        let _ = root.set_attribute(name, value);
    }
}

fn heard() -> Rooms {
    match root().and_then(|root| root.get_attribute(ROOMS_MARK)).as_deref() {
        None => Rooms::Coming,
        Some(LOST) => Rooms::Lost,
        Some(build) if build == build_name() => Rooms::Here,
        Some(_) => Rooms::Stale,
    }
}

/// Names the build of the first program.
pub(super) fn name_build() {
    mark(BUILD_MARK, build_name());
}

/// Fetches the rooms once they are wanted; the callback tries again.
#[hook]
pub fn use_rooms(is_wanted: bool) -> (Rooms, Callback<()>) {
    let rooms = use_state_eq(heard);
    let tries = use_state_eq(|| 0_u32);
    let was_wanted = use_mut_ref(|| false);
    *was_wanted.borrow_mut() |= is_wanted;
    {
        let rooms = rooms.clone();
        use_effect_with((), move |()| {
            let listener = EventListener::new(&window(), EVENT, move |_| rooms.set(heard()));
            move || drop(listener)
        });
    }
    {
        let rooms = rooms.clone();
        use_effect_with((*was_wanted.borrow(), *tries), move |(is_wanted, tries)| {
            let script = is_wanted.then(|| fetch(*tries)).flatten();
            let listener =
                script.map(|script| EventListener::new(&script, "error", move |_| rooms.set(Rooms::Lost)));
            move || drop(listener)
        });
    }
    let again = {
        let rooms = rooms.clone();
        Callback::from(move |()| {
            rooms.set(Rooms::Coming);
            tries.set(*tries + 1);
        })
    };
    (*rooms, again)
}

/// Begins to fetch the rooms. A browser may remember a script that it could not fetch: every try has a name of its own. The
/// name of the build tells the service worker whose files are meant while pages of two builds are open.
fn fetch(tries: u32) -> Option<Element> {
    let script = document().create_element("script").ok()?;
    let source = [SCRIPT, "?", build_name(), "&", &tries.to_string()].concat();
    script.set_attribute("type", "module").ok()?;
    script.set_attribute("src", &source).ok()?;
    root()?.append_child(&script).ok()?;
    Some(script)
}

/// Shows the rooms in the place that the first program left for them, when both are of one build and the texts are there.
pub fn mount_rooms() {
    once_spoken_here(RoomsApp::TEXTS, || {
        let named = root().and_then(|root| root.get_attribute(BUILD_MARK));
        let place = document().get_element_by_id(PLACE);
        if let Some(place) = place.filter(|_| named.as_deref() == Some(build_name())) {
            yew::Renderer::<RoomsApp>::with_root(place).render();
        }
        mark(ROOMS_MARK, build_name());
        announce(EVENT);
    });
}

/// The present visit as the rooms see it: their first one may be the visitor's tenth.
#[hook]
pub fn use_room_visit() -> Visit {
    let before = use_mut_ref(|| {
        let place = document().get_element_by_id(PLACE);
        place.and_then(|place| place.get_attribute(VISIT_MARK)?.parse().ok()).unwrap_or(0)
    });
    let mut visit = use_visit();
    visit.number += *before.borrow();
    visit
}
