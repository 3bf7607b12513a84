//! The choice of language, and what has to be said about the language of a page.

use super::Icon;
use crate::app::i18n::{Lang, text};
use crate::app::platform::{Speech, choose_lang, retry_lang};
use crate::app::route::{Room, Route, encode};
use web_sys::{Event, HtmlSelectElement, MouseEvent};
use yew::{Html, NodeRef, TargetCast, html};

/// The languages, each by its own name.
pub(super) fn language_list(lang: Lang, list: NodeRef) -> Html {
    let onchange = |event: Event| {
        let chosen = event.target_dyn_into::<HtmlSelectElement>();
        if let Some(lang) = chosen.and_then(|list| Lang::from_name(&list.value())) {
            choose_lang(lang);
        }
    };
    let option = |one: Lang| {
        html! { <option value={one.as_str()} lang={one.as_str()} selected={one == lang}>{ one.autonym() }</option> }
    };
    html! {
        <span class="language">
            { Icon::Languages.view() }
            <select ref={list} class="language__list" aria-label={text::nav_language(lang)}
                title={text::nav_language(lang)} {onchange}>
                { for Lang::ALL.into_iter().map(option) }
            </select>
        </span>
    }
}

/// What has to be said about the language of the page.
pub(super) fn language_notes(route: &Route, speech: Speech) -> Html {
    let review = text::translation_note(speech.lang);
    let about = || Route::Room(Room::About, ["?page=", &encode(&route.to_hash())].concat()).to_hash();
    html! {
        <>
            { language_missing(speech) }
            if !review.is_empty() {
                <aside class="site-note"><a href={about()}>{ review }</a></aside>
            }
        </>
    }
}

/// Says that the texts of the wanted language could not be fetched, and offers to try again.
pub fn language_missing(speech: Speech) -> Html {
    let Speech { lang, missing } = speech;
    let Some(missing) = missing else { return Html::default() };
    let again = |_: MouseEvent| retry_lang();
    html! {
        <p class="site-note" role="alert">
            { text::language_missing(lang, missing.autonym()) }
            <button type="button" class="button" onclick={again}>{ text::try_again(lang) }</button>
        </p>
    }
}
