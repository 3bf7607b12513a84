//! The first page: the two boards.

use crate::app::boards::{GameUi, View};
use crate::app::components::BoardView;
use crate::app::i18n::{Lang, text};
use crate::app::platform::{Shelf, load};
use crate::app::route::Route;
use crate::app::session::saved;
use crate::games::GameId;
use crate::with_game;
use yew::prelude::*;

/// What a page is given.
#[derive(Properties, PartialEq, Clone, Debug)]
pub(super) struct HomeProps {
    /// The language.
    pub(super) lang: Lang,
}

/// The home page.
#[component]
pub(super) fn Home(props: &HomeProps) -> Html {
    let lang = props.lang;
    let game = |id: GameId| with_game!(id, G => html! { <GameEntry<G> {lang} /> });
    html! {
        <div class="home">
            <div class="home__head">
                <h1 class="page__title" tabindex="-1">{ text::home_title(lang) }</h1>
                <p class="page__lead">{ text::home_lead(lang) }</p>
            </div>
            <div class="home__games">{ for GameId::ALL.into_iter().map(game) }</div>
        </div>
    }
}

/// One game: its board, its name, a sentence, the way in.
#[component]
fn GameEntry<P: GameUi>(props: &HomeProps) -> Html {
    let lang = props.lang;
    let id = P::ID.as_str();
    let view = use_memo((), |()| View::picture(&P::start(P::Variant::default()), P::Variant::default()));
    let stored = use_memo((), |()| {
        let saved = load(P::ID, Shelf::Current).and_then(|text| saved::read::<P>(&text).ok());
        saved.is_some_and(|saved| saved.record.outcome().is_none() && !saved.record.plies().is_empty())
    });
    let way_in = if *stored { text::home_continue(lang, id) } else { text::home_play(lang, id) };
    html! {
        <section class={classes!("game-entry", ["game-entry--", id].concat())}>
            <div class="game-entry__board"><BoardView<P> view={(*view).clone()} {lang} /></div>
            <div class="game-entry__words">
                <h2 class="game-entry__name">{ text::game_name(lang, id) }</h2>
                <p>{ text::game_about(lang, id) }</p>
                <a class="button button--main" href={Route::play(P::ID).to_hash()}>{ way_in }</a>
            </div>
        </section>
    }
}
