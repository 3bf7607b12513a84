//! What moves of Toguz Korgool do: captures, tuz, empty rows, the majority.

use crate::ai::Explain;
use crate::games::toguz::{Pit, Toguz, ToguzStep};
use crate::rules::{Outcome, Position, Reason, Side};
use std::ops::AddAssign;

/// What a move of Toguz Korgool does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToguzFact {
    /// Stones of the hand fall into a tuz and go to its owner (K5.3).
    FeedsTuz {
        /// The tuz.
        pit: Pit,
        /// Whose it is, which need not be the mover.
        owner: Side,
        /// How many stones, at least 1.
        stones: u8,
    },
    /// The mover captures an even pit (K4.1).
    Captures {
        /// The pit.
        pit: Pit,
        /// How many stones, at least 2.
        stones: u8,
    },
    /// The mover captures three stones and has a tuz from now on (K5.1).
    MakesTuz {
        /// The new tuz.
        pit: Pit,
    },
    /// The mover's own row is empty after the move: unless the opponent feeds it, the mover is stuck next (K6.3).
    EmptiesOwnRow,
    /// The opponent is stuck and the stones on the board go to the mover (K6.2).
    Sweeps {
        /// How many stones, at least 1.
        stones: u8,
        /// Who gets them.
        to: Side,
    },
    /// A treasury passes 81, which wins (K6.1).
    ReachesMajority {
        /// Whose, which need not be the mover's.
        side: Side,
    },
}

/// Stones won.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ToguzHaul {
    /// How many, 0-162.
    pub stones: u8,
}

impl AddAssign for ToguzHaul {
    fn add_assign(&mut self, more: Self) {
        self.stones += more.stones;
    }
}

impl Explain for Toguz {
    type Fact = ToguzFact;
    type Haul = ToguzHaul;

    fn facts(&self, mv: Pit) -> Vec<ToguzFact> {
        let mover = self.turn();
        let mut fed = [(None, 0); 2];
        let (mut captures, mut sweeps) = (None, None);
        for step in self.steps(&[mv]) {
            match step {
                ToguzStep::Lift { .. } | ToguzStep::Sow { .. } => {}
                ToguzStep::SowIntoTuz { pit, owner } => {
                    fed[owner.index()] = (Some(pit), fed[owner.index()].1 + 1);
                }
                ToguzStep::Capture { pit, count, .. } => {
                    captures = Some(ToguzFact::Captures { pit, stones: count });
                }
                ToguzStep::MakeTuz { pit, .. } => captures = Some(ToguzFact::MakesTuz { pit }),
                ToguzStep::Sweep { count, to } => sweeps = Some(ToguzFact::Sweeps { stones: count, to }),
            }
        }
        let feeds = Side::ALL
            .into_iter()
            .zip(fed)
            .filter_map(|(owner, (pit, stones))| pit.map(|pit| ToguzFact::FeedsTuz { pit, owner, stones }));
        let mut facts: Vec<ToguzFact> = feeds.chain(captures).collect();
        if !self.is_legal(mv) {
            return facts;
        }
        let mut after = *self;
        after.play_unchecked(mv);
        facts.extend((after.row(mover) == [0; 9]).then_some(ToguzFact::EmptiesOwnRow));
        facts.extend(sweeps);
        if let Some(Outcome::Win { side, reason: Reason::Majority }) = after.outcome() {
            facts.push(ToguzFact::ReachesMajority { side });
        }
        facts
    }

    fn hauls(&self, after: &Self) -> [ToguzHaul; 2] {
        let (before, after) = (self.final_treasuries(), after.final_treasuries());
        Side::ALL.map(|side| ToguzHaul { stones: after[side.index()] - before[side.index()] })
    }

    fn worth(haul: ToguzHaul) -> i32 {
        100 * i32::from(haul.stones)
    }

    /// No move is compulsory in kind.
    fn is_compelled(&self) -> bool {
        false
    }
}
