//! How long a search may take, and the ear it has for `stop`.

use super::Go;
use super::explain::Tell;
use super::session::Event;
use crate::ai::{Control, Evaluate, Line, Search, Verdict, WinChance};
use crate::rules::{Notation, Side};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

/// Kept back for what happens between the clock and the search.
const MARGIN: u64 = 20;
/// With a clock for the whole game, a move gets this part of what is left: most games are decided in as many moves.
const MOVES_LEFT: u64 = 30;

/// Says to a search when to stop, and to the console what was found.
pub(super) struct Clock {
    pub(super) begun: Instant,
    pub(super) limit: Option<Limit>,
    pub(super) stop: Arc<AtomicBool>,
    pub(super) events: Sender<Event>,
    /// How many lines are shown.
    pub(super) shown: usize,
}

/// The time for one move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limit {
    /// No new depth is begun after this: it would not be finished.
    soft: Duration,
    /// The search is stopped at this.
    hard: Duration,
}

impl Limit {
    /// The time that `go` gives to `side`.
    pub(super) fn of(go: &Go, side: Side) -> Option<Limit> {
        let exact = go.movetime.map(Duration::from_millis);
        let clock = go.time[side.index()].map(|left| {
            let left = left.saturating_sub(MARGIN);
            let gain = go.increment[side.index()].unwrap_or(0);
            let share = left / go.movestogo.unwrap_or(MOVES_LEFT).clamp(1, MOVES_LEFT);
            Duration::from_millis(share.saturating_add(gain * 3 / 4).min(left))
        });
        match (exact, clock) {
            (Some(exact), Some(clock)) => Some(Limit { soft: exact.min(clock), hard: exact.min(clock) }),
            (Some(exact), None) => Some(Limit { soft: exact, hard: exact }),
            (None, Some(clock)) => Some(Limit { soft: clock / 2, hard: clock }),
            (None, None) => None,
        }
    }
}

impl<P: Tell> Control<P> for Clock {
    fn is_stopped(&mut self, _: &Search<P>) -> bool {
        self.stop.load(Ordering::Relaxed)
            || self.limit.is_some_and(|limit| self.begun.elapsed() >= limit.hard)
    }

    fn report(&mut self, search: &Search<P>) {
        for (nth, line) in search.lines().iter().take(self.shown).enumerate() {
            let multi_pv = if self.shown > 1 { format!(" multipv {}", nth + 1) } else { String::new() };
            let (depth, nodes) = (line.depth, search.nodes());
            let micros = self.begun.elapsed().as_micros().max(1);
            let nps = u128::from(nodes) * 1_000_000 / micros;
            let root = search.root();
            let (score, chance, forecast) = (score(line), chance(root, line), root.forecast(line));
            let pv = moves_text(root, &line.moves).join(" ");
            let text = format!(
                "info depth {depth}{multi_pv} score {score} nodes {nodes} nps {nps} chance {chance}{forecast} pv {pv}"
            );
            // Nobody listens any more only when the program ends.
            let _ = self.events.send(Event::Say(text));
        }
        if self.limit.is_some_and(|limit| self.begun.elapsed() >= limit.soft) {
            self.stop.store(true, Ordering::Relaxed);
        }
    }
}

/// `cp N` in hundredths of a man or stone, `mate N` in moves, negative when it is the side to move that loses.
pub(super) fn score<P: Evaluate>(line: &Line<P>) -> String {
    match line.score.verdict() {
        Verdict::About(value) => format!("cp {value}"),
        Verdict::Win(plies) => format!("mate {}", plies.div_ceil(2)),
        Verdict::Loss(plies) => format!("mate -{}", plies.div_ceil(2)),
    }
}

/// The chance to win per mille, draws counted by half, for the side to move.
pub(super) fn chance<P: Evaluate>(root: &P, line: &Line<P>) -> u16 {
    WinChance::of(root, line.score).per_mille()
}

/// Legal moves from `root` on as the console writes them.
pub(super) fn moves_text<P: Notation>(root: &P, moves: &[P::Move]) -> Vec<String> {
    let mut pos = root.clone();
    let mut texts = Vec::with_capacity(moves.len());
    for &mv in moves {
        texts.push(move_text(&pos, mv));
        pos.play_unchecked(mv);
    }
    texts
}

/// A legal move as the console writes it.
pub(super) fn move_text<P: Notation>(pos: &P, mv: P::Move) -> String {
    pos.words(mv).first().map(|word| pos.write_move_bare(word)).unwrap_or_default()
}
