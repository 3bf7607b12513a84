//! What Utys is, whose work it is made of and on which terms, and where a fault is reported.

use crate::app::i18n::{Lang, text};
use crate::app::route::{Room, Route, encode};
use crate::protocol::build_name;
use yew::{Html, html};

/// The crates that the page is made of, a line each: name, version, licence, source. `cargo xtask licences` renews it.
const THIRD_PARTIES: &str = include_str!("../../../content/third-party.txt");
/// The texts of their licences, which the build writes beside the page.
const LICENCE_TEXTS: &str = "third-party.txt";

/// The page.
pub(super) fn about(lang: Lang) -> Html {
    let about = Route::Room(Room::About, String::new()).to_hash();
    let settings = Route::Room(Room::Settings, String::new()).to_hash();
    html! {
        <article class="page page--narrow room">
            <h1 class="page__title" tabindex="-1">{ text::room_name(lang, Room::About.as_str()) }</h1>
            <p class="page__lead">{ text::about_lead(lang) }</p>
            <p class="room__words">{ text::about_privacy(lang) }</p>
            <p class="page__ways"><a class="button" href={settings}>{ text::about_data(lang) }</a></p>
            <h2>{ text::about_licences(lang) }</h2>
            <p class="room__words">{ text::about_code(lang) }</p>
            <p class="room__words">{ text::about_content(lang) }</p>
            <h2>{ text::about_faults(lang) }</h2>
            <p class="room__words">{ text::about_report(lang) }</p>
            <p class="page__ways">
                <a class="button" href={Route::Room(Room::About, ["?page=", &encode(&about)].concat()).to_hash()}>
                    { text::about_translation(lang) }
                </a>
            </p>
            <h2>{ text::about_build(lang) }</h2>
            <dl class="room__facts">
                <dt>{ text::about_version(lang) }</dt><dd>{ env!("CARGO_PKG_VERSION") }</dd>
                <dt>{ text::about_build_name(lang) }</dt><dd>{ build_name() }</dd>
            </dl>
            <h2>{ text::about_others(lang) }</h2>
            <p class="room__words">
                { text::about_others_words(lang) }{ " " }
                <a href={LICENCE_TEXTS}>{ text::about_texts(lang) }</a>
            </p>
            <ul class="room__list" lang="en">{ for THIRD_PARTIES.lines().filter_map(third_party) }</ul>
        </article>
    }
}

/// A line of the list; nothing for one that lacks a part, which a test rules out.
fn third_party(line: &'static str) -> Option<Html> {
    let mut parts = line.splitn(4, '|');
    let (name, version, licence) = (parts.next()?, parts.next()?, parts.next()?);
    Some(html! { <li><b>{ name }</b>{ " " }{ version }{ ", " }{ licence }</li> })
}
