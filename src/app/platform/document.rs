//! Title, language and focus of the document.

use crate::app::i18n::Lang;
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, HtmlElement, MutationObserver, MutationObserverInit, SvgElement};
use yew::{NodeRef, hook, use_effect_with, use_mut_ref, use_state_eq};

/// Keeps the document's title; `None` leaves it to the other program.
#[hook]
pub fn use_title(title: Option<String>) {
    use_effect_with(title, |title| title.iter().for_each(|title| document().set_title(title)));
}

/// Keeps `html lang`.
#[hook]
pub fn use_lang(lang: Lang) {
    use_effect_with(lang, |lang| {
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", lang.as_str());
        }
    });
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

/// Keeps the end of a growing list in sight.
#[hook]
pub fn use_scrolled_to_end(list: &NodeRef, length: usize) {
    let list = list.clone();
    use_effect_with(length, move |_| {
        if let Some(list) = list.cast::<Element>() {
            list.set_scroll_top(list.scroll_height());
            list.set_scroll_left(list.scroll_width());
        }
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

/// The language of the document, as the first program keeps it in `html lang`.
#[hook]
pub fn use_document_lang() -> Lang {
    let lang = use_state_eq(document_lang);
    {
        let lang = lang.clone();
        use_effect_with((), move |()| {
            let changed = Closure::<dyn Fn()>::new(move || lang.set(document_lang()));
            let observer = MutationObserver::new(changed.as_ref().unchecked_ref()).ok();
            if let (Some(observer), Some(root)) = (&observer, document().document_element()) {
                let wanted = MutationObserverInit::new();
                wanted.set_attributes(true);
                // Unwatched, the page keeps the language that it began with.
                let _ = observer.observe_with_options(&root, &wanted);
            }
            move || {
                observer.iter().for_each(MutationObserver::disconnect);
                drop(changed);
            }
        });
    }
    *lang
}

fn document_lang() -> Lang {
    let name = document().document_element().and_then(|root| root.get_attribute("lang"));
    name.and_then(|name| Lang::from_name(&name)).unwrap_or_default()
}
