//! Where a pointer is, asked of the page as it lies at that moment: whatever has scrolled, zoomed or grown since.

use crate::app::boards::Mode;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::{document, window};
use web_sys::{Element, SvgGraphicsElement};
use yew::{Callback, NodeRef, hook, use_effect_with, use_mut_ref};

/// The topmost element at a place of the window.
pub fn element_at((x, y): (f64, f64)) -> Option<Element> {
    document().element_from_point(x as f32, y as f32)
}

/// A place of the window in the units of a drawing.
pub fn place_in(drawing: &SvgGraphicsElement, (x, y): (f64, f64)) -> Option<(f64, f64)> {
    let to = drawing.get_screen_ctm()?.inverse().ok()?;
    let [a, b, c, d, e, f] = [to.a(), to.b(), to.c(), to.d(), to.e(), to.f()].map(f64::from);
    Some((a * x + c * y + e, b * x + d * y + f))
}

/// Keeps the page from scrolling under a finger as long as `holds` says that it holds something. Styles ask for the same; not
/// every browser listens to them within a drawing.
#[hook]
pub fn use_steady(node: &NodeRef, mode: Mode, holds: Callback<(), bool>) {
    let node = node.clone();
    let latest = use_mut_ref(|| holds.clone());
    latest.replace(holds);
    // Another mode is another element.
    use_effect_with(mode, move |_| {
        let listener = node.cast::<Element>().map(|element| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&element, "touchmove", options, move |event| {
                if latest.borrow().emit(()) {
                    event.prevent_default();
                }
            })
        });
        move || drop(listener)
    });
}

/// Calls back when the window is left or hidden: what a pointer was about to do will not be ended.
#[hook]
pub fn use_interruption(on_break: Callback<()>) {
    let latest = use_mut_ref(|| on_break.clone());
    latest.replace(on_break);
    use_effect_with((), move |()| {
        let (left, hidden) = (latest.clone(), latest);
        let listeners = [
            EventListener::new(&window(), "blur", move |_| left.borrow().emit(())),
            EventListener::new(&document(), "visibilitychange", move |_| hidden.borrow().emit(())),
        ];
        move || drop(listeners)
    });
}
