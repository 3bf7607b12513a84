//! How to report a fault of the translation: a text that names page and language, to be completed and sent by the reader.

use crate::app::i18n::{Lang, text};
use crate::app::route::{decode, fields};
use crate::protocol::build_name;
use yew::{Html, html};

/// The page that a reader came from to report a fault, as an address with its `#`, when what stands behind the room's name says
/// so.
pub(super) fn reported(rest: &str) -> Option<String> {
    let (_, query) = rest.split_once('?')?;
    let page = fields(query).find(|field| field.name == "page")?;
    // Only an address of this app: what else a link might say is not offered as a way back.
    decode(page.raw).ok().filter(|page| page.starts_with("#/"))
}

/// The page.
pub(super) fn report(page: &str, lang: Lang) -> Html {
    let draft = text::report_draft(lang, build_name(), lang.as_str(), page);
    html! {
        <article class="page page--narrow room">
            <h1 class="page__title" tabindex="-1">{ text::report_title(lang) }</h1>
            <p class="page__words">{ text::report_words(lang) }</p>
            <textarea class="failure__report" rows="8" spellcheck="false" aria-label={text::report_label(lang)} value={draft} />
            <p><a class="button" href={page.to_owned()}>{ text::report_back(lang) }</a></p>
        </article>
    }
}
