//! The games that are kept: every move of every game, in the browser's database, with a twin on the page where it is refused.
//!
//! What is written waits in a queue and is written in its order, so that nobody waits for it; who reads finds what waits as well.
//! The game in progress has a second copy that is written at once: see `platform::storage`.

mod archive;
mod database;
mod keeping;
mod kept;

pub use archive::{Found, Refused, read as read_file, write as write_file};
pub use keeping::{Played, adopt, set_aside, take_up, take_up_earlier, use_continued, use_kept};
pub use kept::{Kept, Summary, Who};

use super::news::{News, tell};
use super::page::{announce, twin};
use super::storage::{Shelf, clear, stored};
use crate::app::session::saved;
use crate::games::GameId;
use crate::with_game;
use database::Fault;
use gloo::events::EventListener;
use gloo::utils::window;
use js_sys::{Date, Math};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{BroadcastChannel, Event, MessageEvent};
use yew::{hook, use_effect_with, use_state};

/// The event on the window after the kept games have changed.
const EVENT: &str = "utys-games";
/// Where tabs speak of games: that one is open (`open <id>`, answered by `held <id>`), and that what is kept has changed.
const CHANNEL: &str = "utys-games";
/// The word for a change.
const KEPT: &str = "kept";
/// The name of the twin: what the browser did not take, as long as this page lives; a text that is `null` is a deletion.
const TWIN: &str = "utysGames";

/// A key and its text; `None` deletes.
type Change = (String, Option<String>);

#[derive(Default)]
struct Desk {
    /// What is to be written, oldest first.
    queue: Vec<Change>,
    is_writing: bool,
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// What time it is, in milliseconds since 1970.
pub fn now() -> u64 {
    Date::now() as u64
}

/// A name for a game that begins now.
pub fn name() -> String {
    let lot = (Math::random() * f64::from(u32::MAX)) as u32;
    format!("{:x}-{lot:x}", now())
}

/// Keeps a record in the place of what was kept under its id.
pub fn save(record: &Found) {
    change(record.id(), Some(record.text()));
}

/// Deletes what is kept under an id. [`bring_back`] is the way back.
pub fn delete(id: &str) {
    for game in GameId::ALL {
        for shelf in [Shelf::Current, Shelf::Previous] {
            let kept = stored(game, shelf).and_then(|stored| Kept::read(&stored));
            if kept.is_some_and(|kept| kept.id == id) {
                clear(game, shelf);
            }
        }
    }
    change(id, None);
}

/// Keeps a deleted record again, unless another tab has gone on with it and kept it since.
pub async fn bring_back(record: Found) {
    match list().await.iter().any(|other| other.id() == record.id()) {
        true => announce(EVENT),
        false => save(&record),
    }
}

/// What another tab has said.
fn said(event: &Event) -> String {
    event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string()).unwrap_or_default()
}

fn change(id: &str, text: Option<String>) {
    let begins = DESK.with_borrow_mut(|desk| {
        // A change that still waits is overtaken by a later one of the same game.
        desk.queue.retain(|(other, _)| other != id);
        desk.queue.push((id.to_owned(), text));
        !std::mem::replace(&mut desk.is_writing, true)
    });
    if begins {
        spawn_local(write_queue());
    }
}

/// Writes what waits until nothing does.
async fn write_queue() {
    loop {
        let changes = DESK.with_borrow(|desk| desk.queue.clone());
        if changes.is_empty() {
            break;
        }
        let written = database::write(&changes).await;
        let twin = twin(TWIN);
        for (id, text) in &changes {
            match written {
                Ok(()) => drop(twin.delete(&id.into())),
                Err(_) => drop(twin.set(&id.into(), &text.as_deref().into())),
            }
        }
        // What was changed again meanwhile waits on.
        DESK.with_borrow_mut(|desk| desk.queue.retain(|change| !changes.contains(change)));
        match written {
            Ok(()) => {}
            Err(Fault::Denied) => tell(News::Unkept),
            Err(Fault::Full) => tell(News::Full),
        }
    }
    DESK.with_borrow_mut(|desk| desk.is_writing = false);
    announce(EVENT);
    if let Ok(channel) = BroadcastChannel::new(CHANNEL) {
        // A list in another tab that hears nothing is as it was; nothing is written back from it.
        let _ = channel.post_message(&KEPT.into());
        channel.close();
    }
}

/// All records, what was changed last first, what is damaged at the end.
pub async fn list() -> Vec<Found> {
    let mut records: BTreeMap<String, String> =
        database::read().await.unwrap_or_default().into_iter().collect();
    let mut unwritten: Vec<Change> = Vec::new();
    twin(TWIN).for_each(&mut |text, id| unwritten.extend(id.as_string().map(|id| (id, text.as_string()))));
    unwritten.extend(DESK.with_borrow(|desk| desk.queue.clone()));
    for (id, text) in unwritten {
        match text {
            Some(text) => drop(records.insert(id, text)),
            None => drop(records.remove(&id)),
        }
    }
    let mut found: Vec<Found> = records.iter().map(|(id, text)| Found::read(id, text)).collect();
    found.sort_by_key(|record| match record {
        Found::Game(kept) => std::cmp::Reverse(kept.changed),
        Found::Damaged { .. } => std::cmp::Reverse(0),
    });
    found
}

/// Forgets every game.
pub(super) async fn forget() {
    DESK.with_borrow_mut(|desk| *desk = Desk::default());
    database::destroy().await;
}

/// What became of a file that was read in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imported {
    /// So many records are new.
    pub added: usize,
    /// So many were there already, letter for letter.
    pub known: usize,
    /// What could not be read.
    pub refused: Vec<Refused>,
}

/// Takes in what [`write_file`] wrote. A game that is kept already in another form is kept twice, under another name.
pub async fn import(file: &str) -> Imported {
    let (records, refused) = read_file(file, is_game);
    let mut kept: BTreeMap<String, String> =
        list().await.iter().map(|record| (record.id().to_owned(), record.text())).collect();
    let mut imported = Imported { added: 0, known: 0, refused };
    for mut record in records {
        if kept.values().any(|text| *text == record.text()) {
            imported.known += 1;
            continue;
        }
        if kept.contains_key(record.id()) {
            match &mut record {
                Found::Game(Kept { id, .. }) | Found::Damaged { id, .. } => *id = name(),
            }
        }
        kept.insert(record.id().to_owned(), record.text());
        save(&record);
        imported.added += 1;
    }
    imported
}

/// Whether a session can take up a text.
fn is_game(kept: &Kept) -> bool {
    with_game!(kept.summary.game, G => saved::read::<G>(&kept.text).is_ok())
}

/// All records, and every change of them, in another tab too; `None` until they have been read.
#[hook]
pub fn use_records() -> Option<Rc<Vec<Found>>> {
    let records = use_state(|| None);
    {
        let records = records.setter();
        use_effect_with((), move |()| {
            let read = move || {
                let records = records.clone();
                spawn_local(async move { records.set(Some(Rc::new(list().await))) });
            };
            read();
            let channel = BroadcastChannel::new(CHANNEL).ok();
            let other = channel.as_ref().map(|channel| {
                let read = read.clone();
                EventListener::new(channel, "message", move |event| {
                    if said(event) == KEPT {
                        read();
                    }
                })
            });
            let own = EventListener::new(&window(), EVENT, move |_| read());
            move || {
                drop((own, other));
                channel.iter().for_each(BroadcastChannel::close);
            }
        });
    }
    (*records).clone()
}
