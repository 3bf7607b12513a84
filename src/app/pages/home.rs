//! The first page: the two boards.

use crate::app::boards::{GameUi, View};
use crate::app::components::Board;
use crate::app::i18n::{Lang, text};
use crate::app::platform::{Shelf, load};
use crate::app::route::Route;
use crate::app::session::saved;
use crate::games::GameId;
use crate::with_game;
use yew::{Html, classes, html};

/// The home page.
pub(super) fn home(lang: Lang) -> Html {
    let game = |id: GameId| with_game!(id, G => entry(id, board::<G>(lang), begun::<G>(lang), lang));
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

/// One game: its board, its name, a sentence, the way in, and where the game stands that waits there.
fn entry(game: GameId, board: Html, begun: Option<String>, lang: Lang) -> Html {
    let id = game.as_str();
    let way_in = if begun.is_some() { text::home_continue(lang, id) } else { text::home_play(lang, id) };
    html! {
        <section class={classes!("game-entry", ["game-entry--", id].concat())}>
            <div class="game-entry__board">{ board }</div>
            <div class="game-entry__words">
                <h2 class="game-entry__name">{ text::game_name(lang, id) }</h2>
                <p>{ text::game_about(lang, id) }</p>
                <a class="button button--main" href={Route::play(game).to_hash()}>{ way_in }</a>
                { for begun.map(|begun| html! { <p class="game-entry__begun">{ begun }</p> }) }
            </div>
        </section>
    }
}

/// A picture of the start.
fn board<P: GameUi>(lang: Lang) -> Html {
    let variant = P::Variant::default();
    Board::still(View::picture(&P::start(variant), variant), lang).draw()
}

/// Where the game stands that waits to be continued.
fn begun<P: GameUi>(lang: Lang) -> Option<String> {
    let saved = load(P::ID, Shelf::Current).and_then(|text| saved::read::<P>(&text).ok())?;
    if !saved.record.is_unfinished() {
        return None;
    }
    let at = text::home_begun(lang, saved.record.plies().len() / 2 + 1);
    let against = saved.setup.players.level().map(|level| text::player_computer(lang, level.number()));
    Some(against.map_or_else(|| at.clone(), |against| [&against, " · ", &at].concat()))
}
