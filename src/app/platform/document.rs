//! Title and focus of the document.

use gloo::render::request_animation_frame;
use gloo::utils::{document, window};
use js_sys::Reflect;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, SvgElement};
use yew::{NodeRef, hook, use_effect, use_effect_with, use_mut_ref};

/// Keeps the document's title; `None` leaves it to the other program.
#[hook]
pub fn use_title(title: Option<String>) {
    use_effect_with(title, |title| title.iter().for_each(|title| document().set_title(title)));
}

/// Moves the focus to the page's heading at every visit after the first, and the page to its top, unless the other program
/// draws the page.
#[hook]
pub fn use_heading_focus(visit: u32, is_drawn: bool) {
    use_effect_with((visit, is_drawn), |(visit, is_drawn)| {
        if *visit > 0 && *is_drawn {
            window().scroll_to_with_x_and_y(0.0, 0.0);
            focus("main h1");
        }
    });
}

/// Moves the focus to the element that `selector` names whenever that is another one than before; not at first.
#[hook]
pub fn use_focus(selector: &'static str) {
    let before = use_mut_ref(|| selector);
    use_effect_with(selector, move |selector| {
        if before.replace(selector) != *selector {
            focus(selector);
        }
    });
}

/// After every press of a button that is gone then, or can no longer be pressed, the focus goes to what `selector` names.
#[hook]
pub fn use_focus_kept(presses: u32, selector: &'static str) {
    use_effect_with(presses, move |presses| {
        let active = document().active_element();
        let lost = active.is_none_or(|active| active.matches("body, :disabled").unwrap_or_default());
        if *presses > 0 && lost {
            focus(selector);
        }
    });
}

/// Keeps the chosen answer of a list of choices, also when it was not chosen there.
#[hook]
pub fn use_chosen(list: &NodeRef, value: &'static str) {
    let list = list.clone();
    use_effect(move || {
        if let Some(list) = list.get() {
            // An element that has no value stays as it is.
            let _ = Reflect::set(&list, &"value".into(), &value.into());
        }
    });
}

/// Keeps the end of a growing list in sight.
#[hook]
pub fn use_scrolled_to_end(list: &NodeRef, length: usize) {
    let list = list.clone();
    use_effect_with(length, move |_| {
        // With the next frame, which lays the page out in any case.
        let frame = request_animation_frame(move |_| {
            if let Some(list) = list.cast::<Element>() {
                list.set_scroll_top(list.scroll_height());
                list.set_scroll_left(list.scroll_width());
            }
        });
        move || drop(frame)
    });
}

/// Moves the focus to the first element that fits; nothing happens when there is none.
pub fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    let Some(element) = found else { return };
    // Points and pits are SVG, all else is HTML; an element that refuses the focus leaves it where it was.
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.focus();
    } else if let Some(element) = element.dyn_ref::<SvgElement>() {
        let _ = element.focus();
    }
}

/// At every visit that leads to a part of a page, brings the part of this id into sight and gives it the focus.
#[hook]
pub fn use_shown(visit: u32, id: Option<&'static str>) {
    use_effect_with((visit, id), |(_, id)| {
        let part = id.and_then(|id| document().get_element_by_id(id));
        if let Some(part) = part.and_then(|part| part.dyn_into::<HtmlElement>().ok()) {
            part.scroll_into_view();
            // A part that refuses the focus is in sight all the same.
            let _ = part.focus();
        }
    });
}
