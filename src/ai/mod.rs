//! The search over any [`Position`](crate::rules::Position), and each game's opinions in a folder of its own.
//!
//! Knows no clock, no browser and no text for people. Everything is counted in nodes and integers, so that the same
//! question has the same answer on every platform. Time reaches the search only through [`Control`].
#![warn(missing_docs)]

mod book;
mod chance;
mod control;
mod evaluate;
mod facts;
mod frame;
mod history;
mod level;
mod lot;
mod manners;
mod plan;
mod prune;
mod score;
mod search;
mod table;
mod technique;
mod terms;
mod tobit;
mod toguz;
mod walk;
mod window;

pub use book::{
    Book, BookError, BookMove, ENTRY, Form, LAST_MOVE, LEADS_ON, MOST_PLACES, Opening, digest, mirror_form,
};
pub use chance::WinChance;
pub use control::{Control, Unstopped, drive};
pub use evaluate::{Evaluate, returnable};
pub use facts::{Event, Exchange, Explain, Fact, Force, NoThreat, OnlyMove, OnlyWhy, Story, Threat, Trade};
pub use level::Level;
pub use manners::{DrawManners, Manners, Pace, Resignation};
pub use plan::Plan;
pub use score::{Score, Verdict};
pub use search::{Features, Horizon, Limits, Line, MAX_PLY, Progress, Search, TableUse};
pub use table::{Bound, Hit, Table};
pub use technique::{Margins, Technique, Techniques};
pub use terms::{Sign, Tally, Terms, Weight};
pub use tobit::{TobitFact, TobitHaul};
pub use toguz::{ToguzFact, ToguzHaul, expected_treasuries};
pub use window::Window;
