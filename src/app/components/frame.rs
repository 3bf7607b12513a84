//! What stands around every page: header, navigation, the choice of language, footer, and the place that is left for the
//! second program.

use super::Icon;
use super::language::{language_list, language_notes};
use crate::app::i18n::text;
use crate::app::platform::{Speech, focus};
use crate::app::route::{Room, Route};
use crate::games::GameId;
use web_sys::MouseEvent;
use yew::{AttrValue, Html, NodeRef, html};

/// The id of the menu, which its button names.
const MENU: &str = "menu";

/// A page between header and footer, at the how-manieth visit. A board fills the window and has no footer. `languages` is
/// the list of the languages, whose chosen one the caller keeps right.
pub fn frame(page: Html, route: &Route, visit: u32, speech: Speech, news: Html, languages: NodeRef) -> Html {
    let lang = speech.lang;
    // A plain jump to #main would be a route.
    let skip = |event: MouseEvent| {
        event.prevent_default();
        focus("main h1");
    };
    let is_board = matches!(route, Route::Play(..));
    let game = |game: GameId| {
        let is_current = matches!(route, Route::Play(current, _) if *current == game);
        link(&Route::play(game), text::game_name(lang, game.as_str()), is_current)
    };
    let room = |room: Room| {
        let is_current = matches!(route, Route::Room(current, _) if *current == room);
        link(&Route::Room(room, String::new()), text::room_name(lang, room.as_str()), is_current)
    };
    html! {
        <>
            <a class="skip-link" href="#main" onclick={skip}>{ text::skip_to_content(lang) }</a>
            <header class="site-header">
                <a class="site-header__name" href={Route::Home.to_hash()}>{ text::app_name(lang) }</a>
                <nav class="site-header__nav" aria-label={text::nav_games(lang)}>
                    { for GameId::ALL.into_iter().map(game) }
                </nav>
                <button type="button" class="site-header__menu" popovertarget={MENU}
                    aria-label={text::nav_menu(lang)} title={text::nav_menu(lang)}>
                    { Icon::Menu.view() }
                </button>
                // Every visit has a menu of its own: a link that was followed leaves a closed one.
                <nav key={visit} id={MENU} class="site-menu" popover="auto" aria-label={text::nav_menu(lang)}>
                    { for Room::ALL.into_iter().map(room) }
                </nav>
                { language_list(lang, languages) }
            </header>
            { news }
            { language_notes(route, speech) }
            <main id="main">
                { page }
                // Never touched again: what is in it belongs to the second program.
                <div id="rooms" data-visit={AttrValue::from(visit.to_string())} />
            </main>
            if !is_board {
                <footer class="site-footer"><p>{ text::licence(lang) }</p></footer>
            }
        </>
    }
}

fn link(route: &Route, label: String, is_current: bool) -> Html {
    html! {
        <a class="site-header__link" href={route.to_hash()} aria-current={is_current.then_some("page")}>{ label }</a>
    }
}
