//! Addresses without a page of their own: rooms that are not furnished yet, and those that lead nowhere.

use crate::app::i18n::{Lang, text};
use crate::app::route::{Room, Route};
use crate::games::GameId;
use yew::prelude::*;

/// What the page of a room is given.
#[derive(Properties, PartialEq, Clone, Debug)]
pub(super) struct LaterProps {
    /// The room.
    pub(super) room: Room,
    /// The language.
    pub(super) lang: Lang,
}

/// Says what will be here, and offers the first step.
#[component]
pub(super) fn Later(props: &LaterProps) -> Html {
    let LaterProps { room, lang } = *props;
    html! {
        <div class="page page--narrow">
            <h1 class="page__title" tabindex="-1">{ text::later_title(lang, room.as_str()) }</h1>
            <p class="page__lead">{ text::later_words(lang, room.as_str()) }</p>
            <p class="page__words">{ text::later_meanwhile(lang) }</p>
            { ways_in(lang) }
        </div>
    }
}

/// What the page of an unknown address is given.
#[derive(Properties, PartialEq, Clone, Debug)]
pub(super) struct UnknownProps {
    /// The address as it was typed.
    pub(super) address: String,
    /// The language.
    pub(super) lang: Lang,
}

/// Says that there is no such page, and offers a way on.
#[component]
pub(super) fn Unknown(props: &UnknownProps) -> Html {
    let UnknownProps { address, lang } = props;
    let lang = *lang;
    html! {
        <div class="page page--narrow">
            <h1 class="page__title" tabindex="-1">{ text::unknown_title(lang) }</h1>
            <div role="alert"><p class="page__lead">{ text::unknown_words(lang, ["#", address].concat()) }</p></div>
            <p class="page__words">{ text::unknown_way(lang) }</p>
            { ways_in(lang) }
        </div>
    }
}

/// A link to each board.
fn ways_in(lang: Lang) -> Html {
    let way = |game: GameId| {
        html! {
            <a class="button button--main" href={Route::play(game).to_hash()}>{ text::home_play(lang, game.as_str()) }</a>
        }
    };
    html! { <p class="page__ways">{ for GameId::ALL.into_iter().map(way) }</p> }
}
