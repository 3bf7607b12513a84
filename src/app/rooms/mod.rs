//! The second program: rules, saved games, settings, about. It is fetched when one of its pages is first visited, and draws
//! into a place that the first program leaves for it. Where the page of the present address is not its own, it draws nothing.

mod about;
mod board;
mod games;
mod preview;
mod report;
pub mod rules;
pub mod settings;

use crate::app::components::language_missing;
use crate::app::i18n::{Lang, Set, text};
use crate::app::platform::{use_heading_focus, use_page_language, use_room_visit, use_shown, use_title};
use crate::app::route::{Room, Route};
use games::GamesPage;
use rules::Place;
use settings::{FORGOTTEN, SettingsPage};
use yew::{Html, component, html};

impl Rooms {
    /// The sets of texts that these pages speak from.
    pub const TEXTS: &'static [&'static Set] = &[&text::MAIN, &text::ROOMS, &text::RULES];
}

/// A page of the rooms.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Page {
    Rules(Place),
    Games,
    /// The settings, perhaps just after everything was forgotten.
    Settings {
        is_forgotten: bool,
    },
    About,
    /// A fault of the translation, found on the page of this address, is to be reported.
    Report(String),
}

/// The page of the present address, when it is one of the rooms.
#[component]
pub fn Rooms() -> Html {
    let visit = use_room_visit();
    let speech = use_page_language(Rooms::TEXTS);
    let lang = speech.lang;
    let page = page_of(&visit.route);
    let anchor = match page {
        Some(Page::Rules(place)) => place.anchor,
        _ => None,
    };
    use_title(page.as_ref().map(|page| text::page_title(lang, title(page, lang))));
    use_heading_focus(visit.number, page.is_some());
    use_shown(visit.number, anchor);
    let Some(page) = page else { return Html::default() };
    let drawn = match page {
        Page::Rules(place) => rules::page(place, lang),
        Page::Settings { is_forgotten } => html! { <SettingsPage {lang} {is_forgotten} /> },
        Page::About => about::about(lang),
        Page::Report(page) => report::report(&page, lang),
        Page::Games => html! { <GamesPage {lang} /> },
    };
    // The texts of these pages have files of their own: they may be late, or not to be had.
    html! { <div lang={lang.as_str()}>{ language_missing(speech) }{ drawn }</div> }
}

/// The page of an address; nothing when it is not of the rooms.
fn page_of(route: &Route) -> Option<Page> {
    let Route::Room(room, rest) = route else { return None };
    Some(match room {
        Room::Rules => Page::Rules(Place::parse(rest)),
        Room::Games => Page::Games,
        Room::Settings => Page::Settings { is_forgotten: rest.starts_with(FORGOTTEN) },
        Room::About => report::reported(rest).map_or(Page::About, Page::Report),
    })
}

/// The name of a page, for the title of the document.
fn title(page: &Page, lang: Lang) -> String {
    match page {
        Page::Rules(place) => rules::title(*place, lang),
        Page::Games => text::room_name(lang, Room::Games.as_str()),
        Page::Settings { .. } => text::room_name(lang, Room::Settings.as_str()),
        Page::About => text::room_name(lang, Room::About.as_str()),
        Page::Report(_) => text::report_title(lang).to_owned(),
    }
}
