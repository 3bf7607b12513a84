//! What stands around every page: header, navigation, footer.

use crate::app::i18n::{Lang, text};
use crate::app::platform::focus;
use crate::app::route::Route;
use crate::games::GameId;
use web_sys::MouseEvent;
use yew::{Html, html};

/// A page between header and footer. A board (`game`) fills the window and has no footer.
pub fn frame(page: Html, game: Option<GameId>, lang: Lang) -> Html {
    // A plain jump to #main would be a route.
    let skip = |event: MouseEvent| {
        event.prevent_default();
        focus("main h1");
    };
    let link = |id: GameId| {
        let current = (game == Some(id)).then_some("page");
        html! {
            <a class="site-header__link" href={Route::play(id).to_hash()} aria-current={current}>
                { text::game_name(lang, id.as_str()) }
            </a>
        }
    };
    html! {
        <>
            <a class="skip-link" href="#main" onclick={skip}>{ text::skip_to_content(lang) }</a>
            <header class="site-header">
                <a class="site-header__name" href={Route::Home.to_hash()}>{ text::app_name(lang) }</a>
                <nav class="site-header__nav" aria-label={text::nav_games(lang)}>
                    { for GameId::ALL.into_iter().map(link) }
                </nav>
            </header>
            <main id="main">{ page }</main>
            if game.is_none() {
                <footer class="site-footer"><p>{ text::licence(lang) }</p></footer>
            }
        </>
    }
}
