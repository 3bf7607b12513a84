//! The second program: rules, saved games, settings, about. It is fetched when one of its pages is first visited, and draws
//! into a place that the first program leaves for it. Where the page of the present address is not its own, it draws nothing.

mod about;
mod report;

use crate::app::i18n::{Lang, Set, text};
use crate::app::platform::{use_heading_focus, use_page_language, use_room_visit, use_title};
use crate::app::route::{Room, Route};
use yew::{Html, component, html};

impl Rooms {
    /// The sets of texts that these pages speak from.
    pub const TEXTS: &'static [&'static Set] = &[&text::MAIN, &text::ROOMS];
}

/// The page of the present address, when it is one of the rooms.
#[component]
pub fn Rooms() -> Html {
    let visit = use_room_visit();
    let lang = use_page_language(Rooms::TEXTS).lang;
    let room = match &visit.route {
        Route::Room(room, _) => Some(*room),
        _ => None,
    };
    use_title(room.map(|room| title(room, lang)));
    use_heading_focus(visit.number, room.is_some());
    match room {
        Some(Room::About) => match reported(&visit.route) {
            Some(page) => report::report(&page, lang),
            None => about::about(lang),
        },
        Some(room) => html! {
            <div class="page page--narrow room">
                <h1 class="page__title" tabindex="-1">{ text::room_name(lang, room.as_str()) }</h1>
            </div>
        },
        None => Html::default(),
    }
}

/// The page that a fault of the translation is reported from.
fn reported(route: &Route) -> Option<String> {
    let Route::Room(Room::About, rest) = route else { return None };
    report::reported(rest)
}

/// The title of the document.
fn title(room: Room, lang: Lang) -> String {
    text::page_title(lang, text::room_name(lang, room.as_str()))
}
