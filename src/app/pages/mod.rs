//! One file a page, and the app that chooses among them.

mod home;
mod later;
mod play;
mod room;

use crate::app::components::{frame, notices};
use crate::app::i18n::{Lang, Set, text};
use crate::app::platform::games::use_continued;
use crate::app::platform::{
    Rooms, Visit, use_chosen, use_heading_focus, use_lang, use_language, use_look, use_news, use_rooms,
    use_settings, use_title, use_visit,
};
use crate::app::route::Route;
use crate::app::route::fields;
use crate::app::session::Ui;
use crate::app::settings::Settings;
use play::{Place, Play};
use yew::{Html, component, html, use_node_ref};

impl App {
    /// The sets of texts that these pages speak from.
    pub const TEXTS: &'static [&'static Set] = &[&text::MAIN];
}

/// The whole app: the page of the present address inside its frame.
#[component]
pub fn App() -> Html {
    // The language hears of a followed link before the page, which names it anew without what it asked for.
    let speech = use_language(App::TEXTS);
    let visit = use_visit();
    let settings = use_settings();
    use_look(look(settings, &visit.route));
    let lang = speech.lang;
    let languages = use_node_ref();
    use_chosen(&languages, lang.as_str());
    let is_room = matches!(visit.route, Route::Room(..));
    let (rooms, fetch) = use_rooms(is_room);
    // A page is drawn by one of the two programs, which gives it its title and its focus too.
    let is_drawn = !is_room || matches!(rooms, Rooms::Lost | Rooms::Stale);
    use_title(is_drawn.then(|| title(&visit.route, lang)));
    use_lang(lang);
    use_heading_focus(visit.number, is_drawn);
    let news = use_news();
    use_continued((visit.route == Route::Home).then_some(visit.number));
    let Visit { route, number } = visit;
    let page = match &route {
        Route::Home => home::home(lang),
        // Every visit begins anew: a link followed twice begins two games.
        Route::Play(game, query) => {
            let (game, query) = (*game, query.clone());
            html! { <Play key={number} {game} {query} {lang} place={Place::Page} /> }
        }
        // Nothing stands around it: it stands in a page itself.
        Route::Embed(game, query) => {
            let (game, query) = (*game, query.clone());
            let place = Place::Embed(Ui::from_name(asked(&query, "ui")).unwrap_or_default());
            return html! { <main id="main"><Play key={number} {game} {query} {lang} {place} /></main> };
        }
        Route::Room(..) => room::room(rooms, &fetch, lang),
        Route::Later(room, _) => later::later(*room, lang),
        Route::Unknown(address) => later::unknown(address, lang),
    };
    frame(page, &route, number, speech, notices(&news, lang), languages)
}

/// The title of the document.
fn title(route: &Route, lang: Lang) -> String {
    match route {
        Route::Home => text::app_title(lang).to_owned(),
        Route::Play(game, _) | Route::Embed(game, _) => {
            text::page_title(lang, text::game_name(lang, game.as_str()))
        }
        Route::Room(..) => text::page_title(lang, text::room_lost_title(lang)),
        Route::Later(room, _) => text::page_title(lang, text::later_title(lang, room.as_str())),
        Route::Unknown(_) => text::page_title(lang, text::unknown_title(lang)),
    }
}

/// The settings with the theme that the page around an embedded board asks for.
fn look(settings: Settings, route: &Route) -> Settings {
    match route {
        Route::Embed(_, query) => settings.with("theme", asked(query, "theme")),
        _ => settings,
    }
}

/// The value of a field of a query, as it stands there; empty when there is none.
fn asked<'a>(query: &'a str, name: &str) -> &'a str {
    fields(query).find(|field| field.name == name).map_or("", |field| field.raw)
}
