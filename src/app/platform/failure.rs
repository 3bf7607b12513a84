//! The page of last resort: when the program fails, it says so, with a report that can be copied.
//!
//! It is written straight into the document, since the program that drew the page has stopped. Nothing on it needs the
//! program any more: the report is a text to select, the way on is a link.

use super::language::{once_spoken, spoken_lang};
use super::{Shelf, load};
use crate::app::App;
use crate::app::i18n::text;
use crate::app::route::Room;
use crate::games::GameId;
use gloo::utils::{document, window};
use std::panic::PanicHookInfo;
use web_sys::Element;

/// Shows the app in the page, once its texts are there.
pub fn mount() {
    super::rooms::name_build();
    once_spoken(App::TEXTS, || {
        match document().get_element_by_id("app") {
            Some(root) => yew::Renderer::<App>::with_root(root).render(),
            None => yew::Renderer::<App>::new().render(),
        };
    });
}

/// From now on a failure of the program shows its page.
pub fn show_failures() {
    // Yew would put its own hook in the place of one that it has not heard of.
    yew::set_custom_panic_hook(Box::new(|info| {
        // Nothing is left to do when even this fails.
        let _ = show(&report(info));
    }));
}

fn report(info: &PanicHookInfo<'_>) -> String {
    let mut lines = vec![
        ["Utys ", crate::protocol::build_name()].concat(),
        window().location().hash().unwrap_or_default(),
        window().navigator().user_agent().unwrap_or_default(),
        info.to_string(),
    ];
    lines.extend(GameId::ALL.into_iter().filter_map(|game| load(game, Shelf::Current)));
    lines.join("\n")
}

fn show(report: &str) -> Option<()> {
    let lang = spoken_lang();
    let page = element("main", "page page--narrow failure")?;
    let add = |name: &str, class: &str, text: &str| {
        let child = element(name, class)?;
        child.set_text_content(Some(text));
        page.append_child(&child).ok()?;
        Some(child)
    };
    add("h1", "page__title", text::failure_title(lang))?;
    add("p", "page__words", text::failure_words(lang))?.set_attribute("role", "alert").ok()?;
    let field = add("textarea", "failure__report", report)?;
    field.set_attribute("readonly", "").ok()?;
    field.set_attribute("rows", "8").ok()?;
    field.set_attribute("aria-label", text::failure_report(lang)).ok()?;
    // A query forces a real load where a mere hash would not. The list of all games saves them as one file, and is drawn by
    // another program than the one that has just failed.
    add("a", "button button--main", text::failure_reload(lang))?.set_attribute("href", "?").ok()?;
    let games = text::room_name(lang, Room::Games.as_str());
    add("a", "button", &games)?.set_attribute("href", "?#/games").ok()?;
    let body = document().body()?;
    body.set_text_content(None);
    body.append_child(&page).ok()?;
    Some(())
}

fn element(name: &str, class: &str) -> Option<Element> {
    let element = document().create_element(name).ok()?;
    element.set_class_name(class);
    Some(element)
}
