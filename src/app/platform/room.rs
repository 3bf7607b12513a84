//! The form of the room that a board has.

use crate::app::boards::Shape;
use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, ResizeObserver};
use yew::{NodeRef, hook, use_effect_with, use_state_eq};

fn shape(element: &Element) -> Shape {
    let size = element.get_bounding_client_rect();
    Shape::fitting(size.width(), size.height())
}

/// Watches an element's box, from its first rendering on. The box must not depend on what is drawn in it.
#[hook]
pub fn use_shape(node: &NodeRef) -> Shape {
    let state = use_state_eq(Shape::default);
    {
        let (state, node) = (state.clone(), node.clone());
        use_effect_with((), move |()| {
            let element = node.cast::<Element>();
            if let Some(element) = &element {
                state.set(shape(element));
            }
            let watched = element.clone();
            let changed = Closure::<dyn Fn(Array)>::new(move |_| {
                if let Some(element) = &watched {
                    state.set(shape(element));
                }
            });
            let observer = ResizeObserver::new(changed.as_ref().unchecked_ref()).ok();
            if let (Some(observer), Some(element)) = (&observer, &element) {
                observer.observe(element);
            }
            move || {
                if let Some(observer) = observer {
                    observer.disconnect();
                }
                drop(changed);
            }
        });
    }
    *state
}
