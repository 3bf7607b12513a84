//! How a level plays, as data: how far it looks, how it errs, and what it never does.
//!
//! A level weighs the moves by their win chance and picks by lot, good ones likelier (softmax). The lot is drawn from the seed,
//! the position and the move, so that the same seed misjudges the same move again.

use super::lot::{gumbel, mix};
use super::{Evaluate, Features, Horizon, Limits, Line, Score, Search, Techniques, Verdict, WinChance};

/// How a level plays. Chances are per mille.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Plies looked ahead.
    pub depth: u8,
    /// Positions visited at most.
    pub nodes: u64,
    /// Whether captures beyond the depth are seen. Without them nothing at all is seen beyond the depth.
    pub horizon: Horizon,
    /// How many moves are weighed against each other; of one there is nothing to err in.
    pub lines: usize,
    /// A move whose win chance is so much lower is picked e = 2.7 times less often; 0 for the best move always.
    pub temperature: u16,
    /// Never a move that gives away more than so much.
    pub worst: u16,
    /// How often a [hidden](Evaluate::is_hidden) move of either side is overlooked.
    pub blind: u16,
    /// A win that is seen in so many plies is never missed; 0 when any can be.
    pub finish: u16,
    /// Bytes of the table; enough for the nodes.
    pub table: usize,
    /// How much worse than even a repetition is to the level: see [`Features::contempt`].
    pub contempt: i32,
}

/// What one [`Evaluate::SWING`] counts beside the win chance, which no longer rises where a side is far ahead: so that a level
/// that wins goes on to win, per mille.
const SWING_WORTH: i32 = 6;
/// More swings than this are one like the other.
const MOST_SWINGS: i32 = 40;

impl Plan {
    /// Every move is weighed.
    pub const ALL: usize = usize::MAX;

    /// The plan that errs in nothing, with so many positions, so large a table and so much contempt.
    pub const fn full(nodes: u64, table: usize, contempt: i32) -> Plan {
        Plan {
            depth: super::MAX_PLY as u8,
            nodes,
            horizon: Horizon::Noisy,
            lines: 1,
            temperature: 0,
            worst: 0,
            blind: 0,
            finish: u16::MAX,
            table,
            contempt,
        }
    }

    /// A plan that errs: how far it sees and how many moves it weighs, its temperature, and its errors `[worst, blind, finish]`.
    pub const fn erring(
        horizon: Horizon,
        depth: u8,
        nodes: u64,
        lines: usize,
        temperature: u16,
        [worst, blind, finish]: [u16; 3],
    ) -> Plan {
        let table = if nodes > 20_000 { 1 << 21 } else { 1 << 18 };
        Plan { depth, nodes, horizon, lines, temperature, worst, blind, finish, table, contempt: 0 }
    }

    /// What the plan asks of a search.
    pub const fn limits(&self) -> Limits {
        Limits { depth: self.depth, nodes: self.nodes, lines: self.lines }
    }

    /// The techniques the plan uses. One that sees nothing beyond its depth looks at no move deeper, forced or not.
    pub fn features(&self) -> Features {
        let features = Features { contempt: self.contempt, ..Features::default() };
        match self.horizon {
            Horizon::Noisy => features,
            Horizon::Bare => Features {
                horizon: Horizon::Bare,
                extend_forced: false,
                techniques: Techniques::NONE,
                ..features
            },
        }
    }

    /// The line that the plan picks after a search.
    pub fn choose<'a, P: Evaluate>(&self, search: &'a Search<P>, seed: u64) -> Option<&'a Line<P>> {
        let lines = search.lines();
        let best = lines.first()?;
        if self.temperature == 0
            || matches!(best.score.verdict(), Verdict::Win(plies) if plies <= self.finish)
        {
            return Some(best);
        }
        let root = search.root();
        let legal = root.legal_moves();
        let seed = mix(seed ^ root.key());
        let least = chance(root, best.score) - i32::from(self.worst);
        // The largest of so many sums of worth and Gumbel's noise falls to each with the odds of the softmax (Gumbel 1954).
        let weighed = |line: &&Line<P>| {
            let place = legal.iter().position(|mv| Some(mv) == line.moves.first()).unwrap_or(0);
            let lot = mix(seed.wrapping_add(place as u64));
            let seen = self.seen(root, line, mix(lot));
            worth(root, seen) * 1000 / i32::from(self.temperature) + gumbel(lot as u32)
        };
        // Of equals the one found first, which is the better one.
        lines.iter().rev().filter(|line| chance(root, line.score) >= least).max_by_key(weighed)
    }

    /// The score of a line as the level sees it, which overlooks hidden moves.
    fn seen<P: Evaluate>(&self, root: &P, line: &Line<P>, lot: u64) -> Score {
        let overlooks = |pos: &P, mv, lot: u32| {
            (u64::from(lot) * 1000) >> 32 < u64::from(self.blind) && pos.is_hidden(mv)
        };
        let mut after = root.clone();
        let &[mv, ref replies @ ..] = &line.moves[..] else { return line.score };
        if overlooks(root, mv, lot as u32) {
            return Score::judged(root.evaluate());
        }
        after.play_unchecked(mv);
        match replies.first() {
            Some(&reply) if overlooks(&after, reply, (lot >> 32) as u32) => -Score::judged(after.evaluate()),
            _ => line.score,
        }
    }
}

fn chance<P: Evaluate>(root: &P, score: Score) -> i32 {
    WinChance::of(root, score).per_mille().into()
}

/// What a level weighs: the win chance and a little of the score.
fn worth<P: Evaluate>(root: &P, score: Score) -> i32 {
    let most = MOST_SWINGS * P::SWING;
    chance(root, score) + score.value().clamp(-most, most) * SWING_WORTH / P::SWING
}
