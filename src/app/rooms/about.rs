//! What Utys is, whose work it is made of, and where a fault is reported.

use crate::app::i18n::{Lang, text};
use crate::protocol::build_name;
use yew::{Html, html};

/// The page.
pub(super) fn about(lang: Lang) -> Html {
    html! {
        <article class="page page--narrow room">
            <h1 class="page__title" tabindex="-1">{ text::room_name(lang, "about") }</h1>
            <p class="page__lead">{ text::about_lead(lang) }</p>
            <p class="room__words">{ text::about_privacy(lang) }</p>
            <h2>{ text::about_build(lang) }</h2>
            <dl class="room__facts">
                <dt>{ text::about_version(lang) }</dt><dd>{ env!("CARGO_PKG_VERSION") }</dd>
                <dt>{ text::about_build_name(lang) }</dt><dd>{ build_name() }</dd>
            </dl>
        </article>
    }
}
