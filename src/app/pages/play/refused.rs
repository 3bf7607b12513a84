//! The page of a link that cannot be followed: what it said, why not, and two ways on. The address stays as it was typed.

use super::fault;
use crate::app::boards::GameUi;
use crate::app::i18n::{Lang, text};
use crate::app::route::Route;
use crate::app::session::link::LinkError;
use crate::games::GameId;
use yew::{Html, html};

/// The page.
pub(super) fn refused<P: GameUi>(game: GameId, error: &LinkError<P>, lang: Lang) -> Html {
    let said = if error.value.is_empty() {
        text::link_field_empty(lang, &error.field)
    } else {
        text::link_field(lang, &error.field, &error.value)
    };
    page(game, &said, &fault::words(&error.fault, lang), &error.remedy, lang)
}

fn page(game: GameId, said: &str, why: &str, remedy: &str, lang: Lang) -> Html {
    // Where nothing is left of the link, the way on is the usual game that it asked for.
    let remedy = if remedy.is_empty() { "side=white" } else { remedy };
    html! {
        <div class="page page--narrow">
            <h1 class="page__title" tabindex="-1">{ text::link_title(lang) }</h1>
            <div role="alert">
                <p class="page__lead page__quote page__said" tabindex="0">{ said }</p>
                <p class="page__words">{ why }</p>
            </div>
            <p class="page__ways">
                <a class="button button--main" href={Route::Play(game, remedy.to_owned()).to_hash()}>
                    { text::link_remedy(lang) }
                </a>
                <a class="button" href={Route::play(game).to_hash()}>{ text::link_new(lang) }</a>
            </p>
        </div>
    }
}
