//! The page of a link that cannot be followed: what it said, why not, and two ways on. The address stays as it was typed.

use super::fault;
use crate::app::boards::GameUi;
use crate::app::i18n::{Lang, text};
use crate::app::route::Route;
use crate::app::session::link::LinkError;
use crate::games::GameId;
use yew::{Html, html};

/// The page; `window` is where its ways on lead, when not to its own place.
pub(super) fn refused<P: GameUi>(
    game: GameId,
    error: &LinkError<P>,
    window: Option<&'static str>,
    lang: Lang,
) -> Html {
    let said = if error.value.is_empty() {
        text::link_field_empty(lang, &error.field)
    } else {
        text::link_field(lang, &error.field, &error.value)
    };
    page(game, &said, &fault::words(&error.fault, lang), &error.remedy, window, lang)
}

fn page(game: GameId, said: &str, why: &str, remedy: &str, window: Option<&'static str>, lang: Lang) -> Html {
    // Where nothing is left of the link, the way on is the usual game that it asked for.
    let remedy = if remedy.is_empty() { "side=white" } else { remedy };
    let way = |class, route: Route, words| html! { <a {class} href={route.to_hash()} target={window} rel="noopener">{ words }</a> };
    html! {
        <div class="page page--narrow">
            <h1 class="page__title" tabindex="-1">{ text::link_title(lang) }</h1>
            <div role="alert">
                <p class="page__lead page__quote page__said" tabindex="0">{ said }</p>
                <p class="page__words">{ why }</p>
            </div>
            <p class="page__ways">
                { way("button button--main", Route::Play(game, remedy.to_owned()), text::link_remedy(lang)) }
                { way("button", Route::play(game), text::link_new(lang)) }
            </p>
        </div>
    }
}
