//! Keeps the game at the table: at once beside the page, move by move in the database, and apart from another tab's.
//!
//! A game that is open in another tab too goes on here under a name of its own as soon as something is played: neither
//! tab overwrites what the other one keeps.

use super::{CHANNEL, Found, Kept, Summary, list, name, now, said, save};
use crate::app::platform::news::{News, tell};
use crate::app::platform::storage::{Shelf, clear, is_stored, shift, store, stored};
use crate::games::GameId;
use gloo::events::EventListener;
use js_sys::Promise;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::BroadcastChannel;
use yew::{hook, use_effect_with, use_force_update, use_mut_ref};

/// After how many plies a game is worth asking the browser to keep what is stored even when it is short of room.
const WORTH: usize = 10;

#[wasm_bindgen]
extern "C" {
    // Throws where the browser has no such thing.
    #[wasm_bindgen(catch, js_namespace = ["navigator", "storage"])]
    fn persist() -> Result<Promise, JsValue>;
}

/// The game at the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The how-manieth game at this table it is.
    pub number: u32,
    /// What a list shows of it.
    pub summary: Summary,
    /// What the session wrote.
    pub text: String,
}

struct Keeping {
    game: GameId,
    channel: Option<BroadcastChannel>,
    /// The how-manieth game at this table it is.
    number: Option<u32>,
    id: String,
    begun: u64,
    /// What is kept of the game already.
    last: Option<Kept>,
    /// Whether the browser had it when it was last looked at.
    was_stored: bool,
    has_asked: bool,
}

impl Keeping {
    fn new(game: GameId) -> Keeping {
        let channel = BroadcastChannel::new(CHANNEL).ok();
        let mut keeping = Keeping {
            game,
            channel,
            number: None,
            id: String::new(),
            begun: 0,
            last: None,
            was_stored: false,
            has_asked: false,
        };
        // The page has just begun with what is stored, if that is unfinished.
        keeping.turn_to(on_shelf(game, Shelf::Current).filter(|kept| kept.summary.outcome.is_none()));
        keeping
    }

    /// Goes on with a kept game, or with a new one.
    fn turn_to(&mut self, kept: Option<Kept>) {
        let known = kept.as_ref().map(|kept| (kept.id.clone(), kept.begun));
        (self.id, self.begun) = known.unwrap_or_else(|| (name(), now()));
        self.last = kept;
        self.was_stored = false;
    }

    /// Another game takes this one's place: it can be taken up again.
    fn put_aside(&self) {
        if let Some(last) = self.last.as_ref().filter(|last| is_unfinished(last)) {
            // Where the browser refuses, the page's own memory has it.
            let _ = store(self.game, Shelf::Previous, &last.write());
        }
    }

    /// Asks whether another tab has this game open.
    fn ask(&self) {
        self.say(&["open ", &self.id].concat());
    }

    fn say(&self, words: &str) {
        if let Some(channel) = &self.channel {
            // A tab that hears nothing keeps its game as if it were alone.
            let _ = channel.post_message(&words.into());
        }
    }

    /// Another tab speaks.
    fn hear(&mut self, words: &str) {
        match words.split_once(' ') {
            Some(("open", id)) if id == self.id => self.say(&["held ", id].concat()),
            Some(("held", id)) if id == self.id => self.part(),
            _ => {}
        }
    }

    /// Goes on under a name of its own: another tab has the game.
    fn part(&mut self) {
        self.id = name();
        tell(News::Elsewhere);
    }

    fn keep(&mut self, played: &Played) {
        let Played { number, summary, text } = played;
        let before = self.number.replace(*number);
        if before != Some(*number) {
            // The stored game may be another tab's: it is this one when it has been played letter for letter, as one has
            // that was taken up, or a finished one that is looked at.
            let kept = on_shelf(self.game, Shelf::Current).filter(|kept| kept.text == *text);
            if before.is_some() {
                self.put_aside();
            }
            if before.is_some() || kept.is_some() {
                self.turn_to(kept);
            }
            self.ask();
        }
        if self.last.as_ref().is_some_and(|last| last.text == *text) {
            return;
        }
        if self.was_stored && !is_stored(self.game, Shelf::Current) {
            tell(News::Cleared);
        }
        // A tab that the browser had put to sleep has said nothing when another one took its game.
        let now_stored = on_shelf(self.game, Shelf::Current).filter(|kept| kept.id == self.id);
        if now_stored.is_some_and(|kept| self.last.as_ref().is_none_or(|last| last.text != kept.text)) {
            self.part();
        }
        let kept = Kept {
            id: self.id.clone(),
            begun: self.begun,
            changed: now(),
            summary: *summary,
            text: text.clone(),
        };
        self.was_stored = store(self.game, Shelf::Current, &kept.write()).is_ok();
        save(&Found::Game(kept.clone()));
        self.last = Some(kept);
        if summary.plies >= WORTH && !std::mem::replace(&mut self.has_asked, true) {
            ask_to_persist();
        }
    }
}

/// The game on a shelf.
fn on_shelf(game: GameId, shelf: Shelf) -> Option<Kept> {
    Kept::read(&stored(game, shelf)?)
}

/// Whether a game is worth going on with.
fn is_unfinished(kept: &Kept) -> bool {
    kept.summary.outcome.is_none() && kept.summary.plies > 0
}

fn ask_to_persist() {
    if let Ok(asking) = persist() {
        // Whatever the answer is, the games are kept as well as the browser will.
        spawn_local(async move { drop(JsFuture::from(asking).await) });
    }
}

/// Keeps the game at the table whenever it changes.
#[hook]
pub fn use_kept(game: GameId, played: Option<Played>) {
    let keeping = use_mut_ref(|| Keeping::new(game));
    {
        let keeping = Rc::clone(&keeping);
        use_effect_with((), move |()| {
            let channel = keeping.borrow().channel.clone();
            let heard = channel.clone().map(|channel| {
                EventListener::new(&channel, "message", move |event| keeping.borrow_mut().hear(&said(event)))
            });
            move || {
                drop(heard);
                channel.iter().for_each(BroadcastChannel::close);
            }
        });
    }
    // After the ear, which hears the answer when this asks.
    use_effect_with(played, move |played| {
        if let Some(played) = played {
            keeping.borrow_mut().keep(played);
        }
    });
}

/// Sets the stored game aside: it cannot be read. It stays in storage, and among the kept games as a damaged one.
pub fn set_aside(game: GameId) {
    if let Some(text) = stored(game, Shelf::Current) {
        save(&Found::Damaged { id: name(), text });
    }
    shift(game, Shelf::Current, Shelf::Damaged);
}

/// Puts the game that the first version of the app put aside into an envelope, once; `summary` reads its text.
pub fn adopt(game: GameId, summary: impl FnOnce(&str) -> Option<Summary>) {
    let Some(text) = stored(game, Shelf::Previous).filter(|stored| Kept::text_in(stored) == stored) else {
        return;
    };
    if let Some(summary) = summary(&text) {
        let kept = Kept { id: name(), begun: now(), changed: now(), summary, text };
        // Where the browser refuses, the page's own memory has it.
        let _ = store(game, Shelf::Previous, &kept.write());
        save(&Found::Game(kept));
    }
}

/// Makes a kept game the one in progress: its page goes on with it. What was in progress stays kept. `kept` is what a list
/// shows of it; another tab may have gone on since.
pub async fn take_up(kept: Kept) {
    put_in_progress(&newest(kept).await);
}

/// Makes the game that was put aside the one in progress, and gives its text.
pub async fn take_up_earlier(game: GameId) -> Option<String> {
    let kept = newest(on_shelf(game, Shelf::Previous)?).await;
    clear(game, Shelf::Previous);
    put_in_progress(&kept);
    Some(kept.text)
}

fn put_in_progress(kept: &Kept) {
    // Where the browser refuses, the page's own memory has it.
    let _ = store(kept.summary.game, Shelf::Current, &kept.write());
}

/// The game in the form in which it was kept last, wherever that is.
async fn newest(kept: Kept) -> Kept {
    let records = list().await.into_iter().filter_map(Found::game);
    let shelves = [Shelf::Current, Shelf::Previous].map(|shelf| on_shelf(kept.summary.game, shelf));
    let forms = records.chain(shelves.into_iter().flatten());
    let forms: Vec<Kept> = forms.filter(|other| other.id == kept.id).collect();
    forms.into_iter().fold(kept, |kept, other| if other.changed > kept.changed { other } else { kept })
}

/// At every visit of the first page: makes the unfinished game that was played last the one in progress, of each kind that
/// has none, and draws the page anew when there was one.
#[hook]
pub fn use_continued(visit: Option<u32>) {
    let draw = use_force_update();
    use_effect_with(visit, move |visit| {
        if visit.is_some() {
            spawn_local(async move {
                if take_up_unfinished().await > 0 {
                    draw.force_update();
                }
            });
        }
    });
}

async fn take_up_unfinished() -> usize {
    // What is there and no game of this version is left for its page to set aside.
    let is_missing = |game: &GameId| {
        let kept = stored(*game, Shelf::Current).map(|stored| Kept::read(&stored));
        kept.is_none_or(|kept| kept.is_some_and(|kept| !is_unfinished(&kept)))
    };
    if !GameId::ALL.iter().any(is_missing) {
        return 0;
    }
    let games: Vec<Kept> = list().await.into_iter().filter_map(Found::game).collect();
    let last = |game: GameId| games.iter().find(|kept| kept.summary.game == game && is_unfinished(kept));
    // Meanwhile another one may have been begun.
    GameId::ALL.into_iter().filter(is_missing).filter_map(last).map(put_in_progress).count()
}
