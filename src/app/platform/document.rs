//! Title, language and focus of the document.

use crate::app::i18n::Lang;
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Keeps the document's title.
#[hook]
pub fn use_title(title: String) {
    use_effect_with(title, |title| document().set_title(title));
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

/// Moves the focus to the page's heading at every visit after the first, and the page to its top.
#[hook]
pub fn use_heading_focus(visit: u32) {
    use_effect_with(visit, |visit| {
        if *visit > 0 {
            window().scroll_to_with_x_and_y(0.0, 0.0);
            focus("main h1");
        }
    });
}

/// Moves the focus to the first element that fits; nothing happens when there is none.
pub fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}
