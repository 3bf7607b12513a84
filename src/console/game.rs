//! The game on the console's table, whichever it is.

use super::clock::{Clock, Limit, move_text};
use super::explain::{Explainer, Tell};
use super::picture::Picture;
use super::session::Event;
use super::{BookUse, Go, Options};
use crate::ai::{Book, Evaluate, Features, Level, Limits, MAX_PLY, Plan, Search, Table, drive, returnable};
use crate::rules::{Notation, Record, perft};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Positions between two looks at the clock: well below a millisecond.
const SLICE: u64 = 1_000;

/// What the console does with a game.
pub(super) trait Game {
    /// Sets the position; with an error nothing changes.
    fn set_position(&mut self, start: Option<&str>, moves: &[String]) -> Result<(), String>;
    /// Plays under other options from the position there is, when it is one under them, else from the start.
    fn change_variant(&mut self, options: &Options);
    /// The board as a picture, then the position text.
    fn draw(&self) -> String;
    /// The legal moves, separated by spaces.
    fn moves(&self) -> String;
    /// How the game stands.
    fn result(&self) -> String;
    /// Counts the move tree.
    fn perft(&self, depth: u32) -> u64;
    /// Starts to search on a thread; what it finds comes as events, last [`Event::Found`].
    fn go(&mut self, go: &Go, options: &Options, stop: Arc<AtomicBool>, events: Sender<Event>);
    /// Says the facts of the position from a thread; the last event is [`Event::Found`].
    fn explain(&mut self, nodes: u64, stop: Arc<AtomicBool>, events: Sender<Event>);
    /// Waits for the thread and takes the search back from it.
    fn rest(&mut self);
    /// Forgets what was found in the game before.
    fn forget(&mut self);
}

/// A game and the search that is kept for it.
pub(super) struct Seat<P: Evaluate + Notation> {
    record: Record<P>,
    search: Option<Search<P>>,
    /// What `search` was made for.
    made_for: Option<(usize, Features)>,
    thread: Option<JoinHandle<Search<P>>>,
    explaining: Option<JoinHandle<()>>,
}

fn variant_of<P: Notation>(options: &Options) -> P::Variant {
    // The options hold nothing that cannot be read.
    P::read_variant(&options.variant_fields()).unwrap_or_default()
}

impl<P: Evaluate + Notation> Seat<P> {
    /// A new game.
    pub(super) fn new(options: &Options) -> Self {
        Seat {
            record: Record::new(variant_of::<P>(options)),
            search: None,
            made_for: None,
            thread: None,
            explaining: None,
        }
    }

    fn take_back(&mut self) {
        if let Some(thread) = self.thread.take() {
            self.search = thread.join().ok();
        }
        if let Some(thread) = self.explaining.take() {
            // It has said all it had to say.
            let _ = thread.join();
        }
    }

    fn take_search(&mut self, features: Features, hash: usize) -> Search<P> {
        self.take_back();
        let kept = self.search.take().filter(|_| self.made_for == Some((hash, features)));
        self.made_for = Some((hash, features));
        kept.unwrap_or_else(|| Search::new(Table::new(hash << 20), features))
    }
}

impl<P> Game for Seat<P>
where
    P: Tell + Picture + Send,
    P::Move: Send,
    Search<P>: Send,
    Record<P>: Send,
{
    fn set_position(&mut self, start: Option<&str>, moves: &[String]) -> Result<(), String> {
        let variant = self.record.variant();
        let mut record = match start {
            None => Record::new(variant),
            Some(text) => {
                let pos = P::read_position(text, variant).map_err(|error| error.to_string())?;
                Record::from_position(variant, pos)
            }
        };
        for mv in moves {
            let word = record.position().read_move_in_play(mv).map_err(|error| format!("{mv}: {error}"))?;
            record.append(&word).map_err(|error| format!("{mv}: {error}"))?;
        }
        self.record = record;
        Ok(())
    }

    fn change_variant(&mut self, options: &Options) {
        let variant = variant_of::<P>(options);
        let pos = P::read_position(&self.record.position().write_position(), variant);
        self.record = pos.map_or_else(|_| Record::new(variant), |pos| Record::from_position(variant, pos));
    }

    fn draw(&self) -> String {
        let pos = self.record.position();
        format!("{}\n{}", pos.picture().trim_end(), pos.write_position())
    }

    fn moves(&self) -> String {
        let pos = self.record.position();
        pos.legal_moves().into_iter().map(|mv| move_text(pos, mv)).collect::<Vec<_>>().join(" ")
    }

    fn result(&self) -> String {
        self.record.outcome().map_or_else(|| "none".to_owned(), |outcome| outcome.to_string())
    }

    fn perft(&self, depth: u32) -> u64 {
        perft(self.record.position(), depth)
    }

    fn go(&mut self, go: &Go, options: &Options, stop: Arc<AtomicBool>, events: Sender<Event>) {
        if let Some(mv) = self.book_move(go, options) {
            for event in [Event::Say("info string book".to_owned()), Event::Found(format!("bestmove {mv}"))] {
                // Nobody listens any more only when the program ends.
                let _ = events.send(event);
            }
            return;
        }
        let plan = options.level.plan::<P>();
        let mut search = self.take_search(options.features(&plan), options.hash);
        if !go.is_timed() {
            search.forget(); // counted in nodes or plies alone, the result depends on nothing else
        }
        let limits = limits(go, options, &plan);
        search.begin(self.record.position(), returnable(&self.record), limits);
        let limit = Limit::of(go, self.record.position().turn());
        let (seed, shown, infinite) = (options.seed, options.multi_pv, go.infinite);
        self.thread = Some(thread::spawn(move || {
            let begun = Instant::now();
            let mut clock = Clock { begun, limit, stop: stop.clone(), events: events.clone(), shown };
            drive(&mut search, SLICE, &mut clock);
            let best = plan.choose(&search, seed).map(|line| move_text(search.root(), line.moves[0]));
            while infinite && best.is_some() && !stop.load(Ordering::Relaxed) {
                thread::sleep(Duration::from_millis(1));
            }
            let _ = events.send(Event::Found(format!("bestmove {}", best.as_deref().unwrap_or("(none)"))));
            search
        }));
    }

    fn explain(&mut self, nodes: u64, stop: Arc<AtomicBool>, events: Sender<Event>) {
        let record = self.record.clone();
        self.explaining = Some(thread::spawn(move || {
            Explainer { nodes, stop, events: events.clone() }.explain(&record);
            let _ = events.send(Event::Found("explainok".to_owned()));
        }));
    }

    fn rest(&mut self) {
        self.take_back();
    }

    fn forget(&mut self) {
        if let Some(search) = &mut self.search {
            search.forget();
        }
    }
}

impl<P: Tell> Seat<P> {
    /// What the book says to a question for one move to be played.
    fn book_move(&self, go: &Go, options: &Options) -> Option<String> {
        let is_asked = options.book == BookUse::Known && options.level.knows_book();
        if !is_asked || !go.may_open() || options.multi_pv > 1 {
            return None;
        }
        let known = Book::own().choose(&self.record, options.seed)?;
        Some(move_text(self.record.position(), known.mv))
    }
}

/// What `go` asks for. The highest level is bound by `go` alone; lower ones by what makes them weak as well.
fn limits(go: &Go, options: &Options, plan: &Plan) -> Limits {
    let asked = go.depth.is_some() || go.nodes.is_some() || go.is_timed();
    let mut limits = match options.level {
        Level::FULL if asked => Limits::default(),
        _ => plan.limits(),
    };
    limits.depth = limits.depth.min(go.depth.unwrap_or(u64::MAX).min(MAX_PLY as u64) as u8);
    limits.nodes = limits.nodes.min(go.nodes.unwrap_or(u64::MAX));
    limits.lines = limits.lines.max(options.multi_pv);
    limits
}
