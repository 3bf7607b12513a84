//! The games that are kept: to be looked for, gone on with, deleted and brought back, saved as one file and read in again. What
//! can no longer be read is listed apart and kept.

use crate::app::components::{Access, Weight, button};
use crate::app::i18n::{Lang, text};
use crate::app::platform::games::{
    Found, Imported, Kept, Who, bring_back, delete, import, take_up, use_records, write_file,
};
use crate::app::platform::{chosen_file, go, offer_file, said_moment, use_focus_kept};
use crate::app::route::{KEPT, Room, Route};
use crate::app::session::result;
use std::rc::Rc;
use web_sys::{Event, HtmlInputElement, InputEvent};
use yew::platform::spawn_local;
use yew::{Callback, Html, Properties, TargetCast, classes, component, html, use_state, use_state_eq};

/// The name of the file that all games are saved in.
const FILE: &str = "utys-games.txt";

/// What the page is given.
#[derive(Properties, PartialEq, Clone, Debug)]
pub(super) struct GamesPageProps {
    /// The language.
    pub(super) lang: Lang,
}

/// What a button does.
#[derive(Clone, Copy)]
enum Press {
    Open,
    Delete,
    Restore,
}

/// The page.
#[component]
pub(super) fn GamesPage(props: &GamesPageProps) -> Html {
    let lang = props.lang;
    let records = use_records();
    let search = use_state_eq(String::new);
    // What was deleted here, in its place until the page is left.
    let deleted = use_state(Vec::<Found>::new);
    let imported = use_state(|| None::<Imported>);
    let presses = use_state_eq(|| 0);
    // Whose button was pressed last: it keeps the focus, once it is there again.
    let pressed = use_state_eq(String::new);
    let is_there = {
        let mut there = records.iter().flat_map(|records| records.iter()).chain(deleted.iter());
        there.any(|record| record.id() == *pressed)
    };
    use_focus_kept(if is_there { *presses } else { 0 }, ".kept.is-pressed .button");

    let on_search = {
        let search = search.clone();
        Callback::from(move |event: InputEvent| {
            search.set(event.target_unchecked_into::<HtmlInputElement>().value());
        })
    };
    let on_file = {
        let imported = imported.clone();
        Callback::from(move |event: Event| {
            let imported = imported.clone();
            let input = event.target_unchecked_into::<HtmlInputElement>();
            spawn_local(async move {
                if let Some(file) = chosen_file(input).await {
                    imported.set(Some(import(&file).await));
                }
            });
        })
    };
    let on_press = {
        let (deleted, presses, pressed) = (deleted.clone(), presses.clone(), pressed.clone());
        Callback::from(move |(record, press): (Found, Press)| {
            let mut gone = (*deleted).clone();
            gone.retain(|other| other.id() != record.id());
            presses.set(*presses + 1);
            pressed.set(record.id().to_owned());
            match (press, record) {
                (Press::Open, Found::Game(kept)) => {
                    let there = Route::Play(kept.summary.game, KEPT.to_owned());
                    spawn_local(async move {
                        take_up(kept).await;
                        go(&there);
                    });
                }
                (Press::Open, Found::Damaged { .. }) => {}
                (Press::Delete, record) => {
                    delete(record.id());
                    gone.push(record);
                    deleted.set(gone);
                }
                (Press::Restore, record) => {
                    spawn_local(bring_back(record));
                    deleted.set(gone);
                }
            }
        })
    };

    let Some(records) = records else {
        return page(lang, html! { <p class="page__words waiting">{ text::games_reading(lang) }</p> });
    };
    let export = {
        let records = Rc::clone(&records);
        Callback::from(move |()| {
            // Where the browser makes no file, nothing happens; the games stay where they are.
            let _ = offer_file(FILE, &write_file(&records));
        })
    };
    let shown = shown(&records, &deleted, &search, lang);
    let games: Vec<_> = shown.iter().filter(|(record, _)| matches!(record, Found::Game(_))).collect();
    let damaged: Vec<_> =
        shown.iter().filter(|(record, _)| matches!(record, Found::Damaged { .. })).collect();
    let is_empty = records.is_empty() && deleted.is_empty();
    let entry = |(record, is_deleted): &&(Found, bool)| entry(record, *is_deleted, &pressed, &on_press, lang);
    page(
        lang,
        html! {
            <>
                <div class="games__tools">
                    <label class="games__search">
                        <span>{ text::games_search(lang) }</span>
                        <input type="search" value={(*search).clone()} oninput={on_search} disabled={is_empty} />
                    </label>
                    { button(Weight::Plain, None, text::games_export(lang), Access::when(!is_empty), (), &export) }
                    <label class="button games__import">
                        <input class="visually-hidden" type="file" accept=".txt,text/plain" onchange={on_file} />
                        <span>{ text::games_import(lang) }</span>
                    </label>
                </div>
                <div role="status">
                    { for imported.as_ref().map(|imported| told(imported, lang)) }
                    <p class="games__count">{ text::games_count(lang, games.len() as u32) }</p>
                </div>
                if is_empty {
                    <p class="page__words">{ text::games_none(lang) }</p>
                }
                <ul class="games__list" role="list">{ for games.iter().map(entry) }</ul>
                if !damaged.is_empty() {
                    <section>
                        <h2>{ text::games_damaged(lang) }</h2>
                        <p class="room__words">{ text::games_damaged_words(lang) }</p>
                        <ul class="games__list" role="list">{ for damaged.iter().map(entry) }</ul>
                    </section>
                }
            </>
        },
    )
}

fn page(lang: Lang, inside: Html) -> Html {
    html! {
        <div class="page room games">
            <h1 class="page__title" tabindex="-1">{ text::room_name(lang, Room::Games.as_str()) }</h1>
            <p class="page__lead">{ text::games_lead(lang) }</p>
            { inside }
        </div>
    }
}

/// The records that a search finds, with those that have just been deleted, what was changed last first.
fn shown(records: &[Found], deleted: &[Found], search: &str, lang: Lang) -> Vec<(Found, bool)> {
    let is_gone = |record: &&Found| deleted.iter().all(|other| other.id() != record.id());
    let kept = records.iter().filter(is_gone).map(|record| (record.clone(), false));
    let mut all: Vec<_> = kept.chain(deleted.iter().map(|record| (record.clone(), true))).collect();
    let wanted: Vec<String> = search.split_whitespace().map(str::to_lowercase).collect();
    all.retain(|(record, _)| {
        let words = words(record, lang).join(" ").to_lowercase();
        wanted.iter().all(|word| words.contains(word.as_str()))
    });
    all.sort_by_key(|(record, _)| match record {
        Found::Game(kept) => std::cmp::Reverse(kept.changed),
        Found::Damaged { .. } => std::cmp::Reverse(0),
    });
    all
}

/// What is said of a record, part by part.
fn words(record: &Found, lang: Lang) -> Vec<String> {
    match record {
        Found::Game(kept) => {
            let summary = kept.summary;
            let who = match summary.who {
                Who::Two => text::games_two(lang).to_owned(),
                Who::Computer { person, level } => {
                    text::games_computer(lang, person.as_str(), level.number())
                }
            };
            vec![
                text::game_name(lang, summary.game.as_str()),
                said_moment(kept.changed as f64, lang),
                who,
                text::games_moves(lang, summary.plies as u32),
                summary
                    .outcome
                    .map_or_else(|| text::games_open(lang).to_owned(), |outcome| result(outcome, lang)),
            ]
        }
        Found::Damaged { id, text } => vec![id.clone(), text.chars().take(80).collect()],
    }
}

/// One record with what can be done with it.
fn entry(
    record: &Found,
    is_deleted: bool,
    pressed: &str,
    on_press: &Callback<(Found, Press)>,
    lang: Lang,
) -> Html {
    let on_press = {
        let record = record.clone();
        on_press.reform(move |press| (record.clone(), press))
    };
    let words = words(record, lang);
    let (head, rest) = words.split_first().map_or(("", &[][..]), |(head, rest)| (head.as_str(), rest));
    let plain = |label, press| button(Weight::Plain, None, label, Access::Open, press, &on_press);
    let ways = match record {
        _ if is_deleted => {
            html! { <>{ text::games_deleted(lang) }{ " " }{ plain(text::games_undo(lang), Press::Restore) }</> }
        }
        Found::Game(kept) => {
            let label = if is_open(kept) { text::games_continue(lang) } else { text::games_look(lang) };
            let open = button(Weight::Main, None, label, Access::Open, Press::Open, &on_press);
            html! { <>{ open }{ plain(text::games_delete(lang), Press::Delete) }</> }
        }
        Found::Damaged { .. } => plain(text::games_delete(lang), Press::Delete),
    };
    html! {
        <li key={record.id().to_owned()} class={classes!("kept", (record.id() == pressed).then_some("is-pressed"))}>
            <div class="kept__words">
                <b class="kept__name">{ head }</b>
                { for rest.iter().map(|words| html! { <span>{ words }</span> }) }
            </div>
            <p class="kept__ways">{ ways }</p>
        </li>
    }
}

fn is_open(kept: &Kept) -> bool {
    kept.summary.outcome.is_none()
}

/// What became of a file.
fn told(imported: &Imported, lang: Lang) -> Html {
    let Imported { added, known, refused } = imported;
    html! {
        <>
            <p class="games__told">{ text::games_imported(lang, *added as u32, *known as u32) }</p>
            if !refused.is_empty() {
                <ul class="room__list">
                    { for refused.iter().map(|line| html! {
                        <li>{ text::games_refused(lang, line.line as u32, &line.excerpt) }</li>
                    }) }
                </ul>
            }
        </>
    }
}
