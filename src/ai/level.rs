//! The eight levels, as data: how far a level looks and how it errs.
//!
//! A level's errors are drawn from its seed and the position, so that the same seed misjudges the same move again.

use super::{Evaluate, Features, Horizon, Limits, Line, MAX_PLY, Score, Search};

/// A strength, 1 (a beginner) to 8 (all the engine can do).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// How a level plays. Errors are in hundredths of [`Evaluate::SWING`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Plies looked ahead.
    pub depth: u8,
    /// Positions visited at most.
    pub nodes: u64,
    /// Whether captures beyond the depth are seen.
    pub horizon: Horizon,
    /// The largest error in judging a move.
    pub error: i32,
    /// Agrees to a draw when its own score is not better than this.
    pub draw: i32,
    /// Bytes of the table; enough for the nodes.
    pub table: usize,
}

/// Chosen so that level 1 loses pieces in one move, level 3 sees the answer, level 5 plans, and level 8 takes about
/// half a second on a desktop and two seconds on a phone. Weak players agree to a draw while a little ahead; strong
/// ones only when they are not.
const PLANS: [Plan; 8] = [
    Plan { depth: 1, nodes: 2_000, horizon: Horizon::Bare, error: 150, draw: 50, table: 1 << 14 },
    Plan { depth: 1, nodes: 5_000, horizon: Horizon::Noisy, error: 100, draw: 40, table: 1 << 16 },
    Plan { depth: 2, nodes: 10_000, horizon: Horizon::Noisy, error: 60, draw: 30, table: 1 << 18 },
    Plan { depth: 3, nodes: 20_000, horizon: Horizon::Noisy, error: 35, draw: 20, table: 1 << 20 },
    Plan { depth: 5, nodes: 60_000, horizon: Horizon::Noisy, error: 15, draw: 10, table: 1 << 21 },
    Plan { depth: 7, nodes: 120_000, horizon: Horizon::Noisy, error: 5, draw: 5, table: 1 << 22 },
    Plan { depth: MAX_PLY as u8, nodes: 200_000, horizon: Horizon::Noisy, error: 0, draw: 0, table: 1 << 23 },
    Plan {
        depth: MAX_PLY as u8,
        nodes: 1_000_000,
        horizon: Horizon::Noisy,
        error: 0,
        draw: 0,
        table: 1 << 24,
    },
];

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 8] =
        [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6), Level(7), Level(8)];

    /// All the engine can do.
    pub const FULL: Level = Level(8);

    /// Level `number`; `None` when it is not 1-8.
    pub fn new(number: u8) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.0 == number)
    }

    /// 1-8.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How the level plays.
    pub const fn plan(self) -> Plan {
        PLANS[(self.0 - 1) as usize]
    }
}

impl Plan {
    /// What the plan asks of a search. A plan with errors wants every move judged.
    pub fn limits(&self) -> Limits {
        Limits { depth: self.depth, nodes: self.nodes, lines: if self.error > 0 { usize::MAX } else { 1 } }
    }

    /// The techniques the plan uses.
    pub fn features(&self) -> Features {
        Features { horizon: self.horizon, ..Features::default() }
    }

    /// The line that the plan prefers after a search; the best one when the plan makes no errors.
    pub fn choose<'a, P: Evaluate>(&self, search: &'a Search<P>, seed: u64) -> Option<&'a Line<P>> {
        let lines = search.lines();
        if self.error == 0 {
            return lines.first();
        }
        let legal = search.root().legal_moves();
        let seed = mix(seed ^ search.root().key());
        let judged = |line: &&Line<P>| {
            let place = legal.iter().position(|mv| Some(mv) == line.moves.first()).unwrap_or(0);
            line.score.value() + error(mix(seed.wrapping_add(place as u64)), self.error * P::SWING / 100)
        };
        // Of equals the one found first, which is the better one.
        lines.iter().rev().max_by_key(judged)
    }

    /// Whether the plan agrees to a draw with `score` for its own side.
    pub fn agrees_to_draw<P: Evaluate>(&self, score: Score) -> bool {
        score <= Score::judged(self.draw * P::SWING / 100)
    }
}

/// An error of at most `most` either way, small ones likelier: the mean of two even draws.
fn error(random: u64, most: i32) -> i32 {
    let even = |bits: u32| (i64::from(bits) * i64::from(2 * most + 1)) >> 32;
    let sum = even(random as u32) + even((random >> 32) as u32);
    (sum / 2) as i32 - most
}

/// SplitMix64 (Steele, Lea, Flood 2014).
fn mix(seed: u64) -> u64 {
    let seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let seed = (seed ^ seed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let seed = (seed ^ seed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    seed ^ seed >> 31
}
