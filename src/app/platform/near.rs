//! Whether an element is near what is seen of the page.

use gloo::events::EventListener;
use gloo::utils::window;
use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit};
use yew::{NodeRef, hook, use_effect_with, use_state_eq};

/// How near is near: about a screen.
const MARGIN: &str = "800px 0px";

/// Becomes true once the element has come near, or the page is to be printed, and stays so.
#[hook]
pub fn use_near(node: &NodeRef) -> bool {
    let state = use_state_eq(|| false);
    {
        let (state, node) = (state.clone(), node.clone());
        use_effect_with((), move |()| {
            let printed = {
                let state = state.clone();
                EventListener::new(&window(), "beforeprint", move |_| state.set(true))
            };
            let seen = {
                let state = state.clone();
                Closure::<dyn Fn(Array)>::new(move |entries: Array| {
                    let mut entries = entries.iter().filter_map(|entry| entry.dyn_into().ok());
                    if entries.any(|entry: IntersectionObserverEntry| entry.is_intersecting()) {
                        state.set(true);
                    }
                })
            };
            let init = IntersectionObserverInit::new();
            init.set_root_margin(MARGIN);
            let observer = IntersectionObserver::new_with_options(seen.as_ref().unchecked_ref(), &init).ok();
            match (&observer, node.cast::<Element>()) {
                (Some(observer), Some(element)) => observer.observe(&element),
                // Where nothing can be watched, everything is near.
                _ => state.set(true),
            }
            move || {
                observer.iter().for_each(IntersectionObserver::disconnect);
                drop((printed, seen));
            }
        });
    }
    *state
}
