//! The only room that touches the window: address, storage, clock, motion, the engine's worker, the failure page.
//!
//! Everything here answers with a `Result`, an `Option` or a default and never panics; a browser that forbids something
//! gets an app without it. Knows no rules.

mod address;
mod awake;
mod calendar;
mod coach;
mod document;
mod engine;
mod entropy;
mod erase;
mod failure;
mod files;
pub mod games;
mod language;
mod moment;
mod near;
mod news;
mod offline;
mod page;
mod pointer;
mod preferences;
mod room;
mod rooms;
mod settings;
mod share;
pub mod sound;
mod storage;
mod timer;

pub use address::{Visit, go, reload, replace, use_visit};
pub use awake::{Screen, use_screen};
pub use calendar::said_moment;
pub use coach::{CoachEvent, use_coach};
pub use document::{
    focus, use_chosen, use_focus, use_focus_kept, use_heading_focus, use_scrolled_to_end, use_shown,
    use_title,
};
pub use engine::{Act, Care, EngineEvent, LOOK, use_engine};
pub use entropy::{lot, seed};
pub use erase::erase_everything;
pub use failure::{mount, show_failures};
pub use files::{chosen_file, offer_file};
pub use language::{Speech, choose_lang, retry_lang, use_lang, use_language, use_page_language};
pub use moment::{advance, moment};
pub use near::use_near;
pub use news::{News, put_away, tell, use_news};
pub use offline::{keep_offline, renew};
pub use pointer::{element_at, place_in, use_interruption, use_steady};
pub use preferences::use_motion;
pub use room::use_shape;
pub use rooms::{Rooms, mount_rooms, use_room_visit, use_rooms};
pub use settings::{keep_settings, settings, use_look, use_settings};
pub use share::share;
pub use storage::{Shelf, StorageError, load, shift, store};
pub use timer::{Later, use_later, use_timer};
