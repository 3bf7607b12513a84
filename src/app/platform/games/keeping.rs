//! Keeps the game at the table: at once beside the page, move by move in the database, and apart from another tab's.
//!
//! A game that is open in another tab too goes on here under a name of its own as soon as something is played: neither
//! tab overwrites what the other one keeps.

use super::{Found, Kept, Summary, list, name, now, save};
use crate::app::platform::news::{News, tell};
use crate::app::platform::storage::{Shelf, is_stored, shift, store, stored};
use crate::games::GameId;
use gloo::events::EventListener;
use js_sys::Promise;
use std::rc::Rc;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{BroadcastChannel, MessageEvent};
use yew::{hook, use_effect_with, use_force_update, use_mut_ref};

/// Where tabs tell each other which games are open: `open <id>`, answered by `held <id>`.
const CHANNEL: &str = "utys-games";
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
    /// The text that is kept under the id already.
    text: String,
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
            text: String::new(),
            was_stored: false,
            has_asked: false,
        };
        keeping.turn_to_stored();
        keeping
    }

    /// Goes on with the stored game when it is unfinished, else with a new one.
    fn turn_to_stored(&mut self) {
        let kept = stored(self.game, Shelf::Current).and_then(|stored| Kept::read(&stored));
        self.was_stored = false;
        match kept.filter(|kept| kept.summary.outcome.is_none()) {
            Some(kept) => (self.id, self.begun, self.text) = (kept.id, kept.begun, kept.text),
            None => (self.id, self.begun, self.text) = (name(), now(), String::new()),
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
            Some(("held", id)) if id == self.id => {
                self.id = name();
                tell(News::Elsewhere);
            }
            _ => {}
        }
    }

    fn keep(&mut self, played: &Played) {
        let Played { number, summary, text } = played;
        if self.number.replace(*number).is_some_and(|before| before != *number) {
            self.turn_to_stored();
            self.ask();
        }
        if self.text != *text && summary.outcome.is_some() {
            // A finished game that is looked at again is the stored one.
            let kept = stored(self.game, Shelf::Current).and_then(|stored| Kept::read(&stored));
            if let Some(kept) = kept.filter(|kept| kept.text == *text) {
                (self.id, self.begun, self.text) = (kept.id, kept.begun, kept.text);
            }
        }
        if self.text == *text {
            return;
        }
        if self.was_stored && !is_stored(self.game, Shelf::Current) {
            tell(News::Cleared);
        }
        self.text.clone_from(text);
        let kept = Kept {
            id: self.id.clone(),
            begun: self.begun,
            changed: now(),
            summary: *summary,
            text: text.clone(),
        };
        self.was_stored = store(self.game, Shelf::Current, &kept.write()).is_ok();
        save(&Found::Game(kept));
        if summary.plies >= WORTH && !std::mem::replace(&mut self.has_asked, true) {
            ask_to_persist();
        }
    }
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
            let asking = Rc::clone(&keeping);
            let heard = channel.clone().map(|channel| {
                EventListener::new(&channel, "message", move |event| {
                    let words = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
                    keeping.borrow_mut().hear(&words.unwrap_or_default());
                })
            });
            // Not before there is an ear for the answer.
            asking.borrow().ask();
            move || {
                drop(heard);
                channel.iter().for_each(BroadcastChannel::close);
            }
        });
    }
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

/// Makes a kept game the one in progress: its page goes on with it. What was in progress stays kept.
pub fn take_up(kept: &Kept) {
    // Where the browser refuses, the page's own memory has it.
    let _ = store(kept.summary.game, Shelf::Current, &kept.write());
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
    let unfinished = |kept: &Kept| kept.summary.outcome.is_none() && kept.summary.plies > 0;
    let missing = GameId::ALL.into_iter().filter(|game| {
        let kept = stored(*game, Shelf::Current).map(|stored| Kept::read(&stored));
        kept.is_none_or(|kept| kept.is_some_and(|kept| !unfinished(&kept)))
    });
    let missing: Vec<GameId> = missing.collect();
    if missing.is_empty() {
        return 0;
    }
    let records = list().await;
    let last = |game: GameId| {
        let games = records.iter().filter_map(|record| match record {
            Found::Game(kept) => Some(kept),
            Found::Damaged { .. } => None,
        });
        games.clone().find(|kept| kept.summary.game == game && unfinished(kept))
    };
    missing.into_iter().filter_map(last).map(take_up).count()
}
