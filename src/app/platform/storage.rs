//! Texts that outlive a reload: local storage, with a twin on the page where the browser forbids it.
//!
//! One game in progress and one put aside, for each game. A text that cannot be read is kept under another key and never
//! lost.

use super::games::Kept;
use super::page::twin;
use crate::games::GameId;
use gloo::utils::window;
use std::fmt;
use wasm_bindgen::JsValue;
use web_sys::Storage;

/// The name of the twin.
const TWIN: &str = "utysTexts";

/// A place for the text of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shelf {
    /// The game in progress.
    Current,
    /// The unfinished game that a link or a new game took the place of.
    Previous,
    /// What was stored and could not be read.
    Damaged,
}

impl Shelf {
    /// Every shelf.
    pub const ALL: [Shelf; 3] = [Shelf::Current, Shelf::Previous, Shelf::Damaged];

    /// The name in keys.
    pub const fn as_str(self) -> &'static str {
        match self {
            Shelf::Current => "current",
            Shelf::Previous => "previous",
            Shelf::Damaged => "damaged",
        }
    }

    fn key(self, game: GameId) -> String {
        ["utys", game.as_str(), self.as_str()].join(".")
    }
}

/// The browser keeps nothing beyond this page; the twin does until it is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StorageError;

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the browser does not store anything for this page")
    }
}

/// Local storage, or nothing where touching it throws.
fn local() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// The text under a key.
pub(super) fn text(key: &str) -> Option<String> {
    twin(TWIN)
        .get(&key.into())
        .as_string()
        .or_else(|| local().and_then(|storage| storage.get_item(key).ok().flatten()))
}

/// Puts a text under a key.
///
/// # Errors
/// The browser refused; the twin has it.
pub(super) fn put(key: &str, text: &str) -> Result<(), StorageError> {
    let stored = local().and_then(|storage| storage.set_item(key, text).ok());
    let (twin, key) = (twin(TWIN), JsValue::from_str(key));
    match stored {
        // What the browser keeps is read from there: another page may have changed it since.
        Some(()) => drop(twin.delete(&key)),
        None => drop(twin.set(&key, &text.into())),
    }
    stored.ok_or(StorageError)
}

/// The text of the game on a shelf, as the session wrote it.
pub fn load(game: GameId, shelf: Shelf) -> Option<String> {
    stored(game, shelf).map(|stored| Kept::text_in(&stored).to_owned())
}

/// All that is on a shelf: a game in its envelope, or what the first version of the app put there.
pub(super) fn stored(game: GameId, shelf: Shelf) -> Option<String> {
    text(&shelf.key(game))
}

/// Whether the browser itself still has something on a shelf.
pub(super) fn is_stored(game: GameId, shelf: Shelf) -> bool {
    local().is_some_and(|storage| matches!(storage.get_item(&shelf.key(game)), Ok(Some(_))))
}

/// Puts a text on a shelf.
///
/// # Errors
/// The browser refused; the twin has it.
pub fn store(game: GameId, shelf: Shelf, text: &str) -> Result<(), StorageError> {
    put(&shelf.key(game), text)
}

/// Moves the text of a shelf to another; without one nothing happens.
pub fn shift(game: GameId, from: Shelf, to: Shelf) {
    let Some(text) = stored(game, from) else { return };
    // Where the browser refuses, the twin has the text, as long as this page lives.
    let _ = store(game, to, &text);
    clear(game, from);
}

/// Takes what is on a shelf off it.
pub(super) fn clear(game: GameId, shelf: Shelf) {
    let key = shelf.key(game);
    twin(TWIN).delete(&JsValue::from_str(&key));
    if let Some(storage) = local() {
        // A storage that refuses to forget is overwritten by the next game.
        let _ = storage.remove_item(&key);
    }
}
