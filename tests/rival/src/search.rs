//! Thinking by the `minimax` crate's iterative search on one thread.

use crate::bridge::{Judge, Rules, Turn, Way};
use crate::options::Options;
use crate::{Mind, Plain};
use minimax::{IterativeSearch, Strategy};
use std::fmt;
use std::time::Duration;
use utys::console::Go;
use utys::rules::Record;

/// A mind that thinks by the `minimax` crate.
#[derive(Debug)]
pub struct Minimax;

/// What is kept for one game.
pub struct Kept<P: Plain> {
    options: Options,
    search: Option<IterativeSearch<Judge<P>>>,
}

impl<P: Plain> fmt::Debug for Kept<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Kept").field("options", &self.options).finish_non_exhaustive()
    }
}

impl Mind for Minimax {
    type For<P: Plain> = Kept<P>;

    fn new<P: Plain>() -> Kept<P> {
        Kept { options: P::options(), search: None }
    }

    fn list() -> Vec<String> {
        Options::list()
    }

    fn set<P: Plain>(kept: &mut Kept<P>, name: &str, value: &str) -> Result<(), String> {
        kept.search = None;
        kept.options.set(name, value)
    }

    fn forget<P: Plain>(kept: &mut Kept<P>) {
        kept.search = None;
    }

    fn choose<P: Plain>(kept: &mut Kept<P>, record: &Record<P>, go: &Go) -> Result<Option<P::Move>, String> {
        let search = kept
            .search
            .get_or_insert_with(|| IterativeSearch::new(Judge::default(), kept.options.to_crate()));
        let depth = go.depth.map(|depth| depth.min(99) as u8);
        match (go.movetime.map(Duration::from_millis), depth) {
            (Some(time), None) => search.set_timeout(time),
            (None, Some(depth)) => search.set_max_depth(depth),
            (Some(time), Some(depth)) => search.set_depth_or_timeout(depth, time),
            (None, None) => return Err("it thinks by depth or movetime alone".to_owned()),
        }
        let way =
            Way::new(record.start().clone(), record.plies().iter().map(|ply| ply.mv), kept.options.manner);
        let legal = record.position().legal_moves();
        Ok(match Strategy::<Rules<P>>::choose_move(search, &way) {
            Some(Turn::Move(mv)) => Some(mv),
            // Too little time for the first ply, or nothing to choose.
            _ => legal.first().copied(),
        })
    }
}
