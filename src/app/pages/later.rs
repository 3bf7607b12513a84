//! Addresses without a page of their own: rooms that are not furnished yet, and those that lead nowhere.

use crate::app::i18n::{Lang, text};
use crate::app::route::{Later, Route};
use crate::games::GameId;
use yew::{Html, html};

/// Says what will be in a room, and offers the first step.
pub(super) fn later(room: Later, lang: Lang) -> Html {
    let room = room.as_str();
    let words = html! { <p class="page__lead">{ text::later_words(lang, room) }</p> };
    page(text::later_title(lang, room), words, text::later_meanwhile(lang), lang)
}

/// Says that there is no page at `address`, and offers a way on.
pub(super) fn unknown(address: &str, lang: Lang) -> Html {
    let said = text::unknown_words(lang, ["#", address].concat());
    let words = html! { <div role="alert"><p class="page__lead page__quote">{ said }</p></div> };
    page(text::unknown_title(lang).to_owned(), words, text::unknown_way(lang), lang)
}

/// A heading, some words, and a link to each board.
fn page(title: String, words: Html, then: &'static str, lang: Lang) -> Html {
    let way = |game: GameId| {
        html! {
            <a class="button button--main" href={Route::play(game).to_hash()}>{ text::home_play(lang, game.as_str()) }</a>
        }
    };
    html! {
        <div class="page page--narrow">
            <h1 class="page__title" tabindex="-1">{ title }</h1>
            { words }
            <p class="page__words">{ then }</p>
            <p class="page__ways">{ for GameId::ALL.into_iter().map(way) }</p>
        </div>
    }
}
