//! The games that are kept: every move of every game, in the browser's database, with a twin in memory where it is refused.
//!
//! What is written waits in a queue and is written in its order, so that nobody waits for it; who reads waits for the queue.
//! The game in progress has a second copy that is written at once: see `platform::storage`.

mod archive;
mod database;
mod keeping;
mod kept;

pub use archive::{Found, Refused, read as read_file, write as write_file};
pub use keeping::{Played, adopt, set_aside, take_up, use_continued, use_kept};
pub use kept::{Kept, Summary, Who};

use super::news::{News, tell};
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
use wasm_bindgen_futures::spawn_local;
use web_sys::Event;
use yew::{hook, use_effect_with, use_state};

/// The event on the window after the kept games have changed.
pub const EVENT: &str = "utys-games";

/// A key and its text; `None` deletes.
type Change = (String, Option<String>);

#[derive(Default)]
struct Desk {
    /// What is to be written, oldest first.
    queue: Vec<Change>,
    is_writing: bool,
    /// What the browser did not take, as long as this page lives; `None` is a deletion.
    twin: BTreeMap<String, Option<String>>,
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

/// Deletes what is kept under an id. [`save`] is the way back.
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
        DESK.with_borrow_mut(|desk| {
            for (id, text) in &changes {
                match written {
                    Ok(()) => drop(desk.twin.remove(id)),
                    Err(_) => drop(desk.twin.insert(id.clone(), text.clone())),
                }
            }
            // What was changed again meanwhile waits on.
            desk.queue.retain(|change| !changes.contains(change));
        });
        match written {
            Ok(()) => {}
            Err(Fault::Denied) => tell(News::Unkept),
            Err(Fault::Full) => tell(News::Full),
        }
    }
    DESK.with_borrow_mut(|desk| desk.is_writing = false);
    if let Ok(event) = Event::new(EVENT) {
        // Nobody listens, or somebody draws the list anew.
        let _ = window().dispatch_event(&event);
    }
}

/// All records, what was changed last first, what is damaged at the end.
pub async fn list() -> Vec<Found> {
    let mut records: BTreeMap<String, String> =
        database::read().await.unwrap_or_default().into_iter().collect();
    let unwritten = DESK.with_borrow(|desk| {
        let twin = desk.twin.iter().map(|(id, text)| (id.clone(), text.clone()));
        twin.chain(desk.queue.iter().cloned()).collect::<Vec<_>>()
    });
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

/// All records, and every change of them; `None` until they have been read.
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
            let listener = EventListener::new(&window(), EVENT, move |_| read());
            move || drop(listener)
        });
    }
    (*records).clone()
}
