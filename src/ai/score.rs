//! What a position is worth.

use crate::rules::{Outcome, Side};
use std::ops::Neg;

/// A win on the spot. With every ply to it a win is worth one less.
const WIN: i32 = 32_000;
/// The largest judgement; beyond it lie wins and losses.
const MOST: i32 = 30_000;

/// A value for the side to move, in hundredths of a man or of a stone; fits 16 bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(i32);

/// What a score says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// A judgement, in hundredths of a man or of a stone.
    About(i32),
    /// A certain win in so many plies.
    Win(u16),
    /// A certain loss in so many plies.
    Loss(u16),
}

impl Score {
    /// Nobody is better; also the value of a draw.
    pub const DRAW: Score = Score(0);
    /// Above every score.
    pub const INFINITE: Score = Score(WIN + 1);
    /// Below every score.
    pub const NOTHING: Score = Score(-WIN - 1);

    /// A judgement, clamped so that it is never taken for a win.
    #[inline]
    pub const fn judged(value: i32) -> Score {
        Score(if value > MOST {
            MOST
        } else if value < -MOST {
            -MOST
        } else {
            value
        })
    }

    /// A win after so many plies.
    #[inline]
    pub const fn win_in(plies: usize) -> Score {
        Score(WIN - plies as i32)
    }

    /// A loss after so many plies.
    #[inline]
    pub const fn loss_in(plies: usize) -> Score {
        Score(plies as i32 - WIN)
    }

    /// A finished game, for `side`, `plies` after the root.
    pub fn of_outcome(outcome: Outcome, side: Side, plies: usize) -> Score {
        match outcome.winner() {
            None => Score::DRAW,
            Some(winner) if winner == side => Score::win_in(plies),
            Some(_) => Score::loss_in(plies),
        }
    }

    /// What the score says.
    pub const fn verdict(self) -> Verdict {
        if self.0 > MOST {
            Verdict::Win((WIN - self.0) as u16)
        } else if self.0 < -MOST {
            Verdict::Loss((WIN + self.0) as u16)
        } else {
            Verdict::About(self.0)
        }
    }

    /// The plain number, larger is better.
    #[inline]
    pub const fn value(self) -> i32 {
        self.0
    }

    /// The least score that is better.
    #[inline]
    pub(super) const fn next_up(self) -> Score {
        Score(self.0 + 1)
    }

    /// The greatest score that is worse.
    #[inline]
    pub(super) const fn next_down(self) -> Score {
        Score(self.0 - 1)
    }

    /// So much more, at most [`Score::INFINITE`].
    #[inline]
    pub(super) fn raised(self, margin: i32) -> Score {
        Score((self.0 + margin).min(WIN + 1))
    }

    /// So much less, at least [`Score::NOTHING`].
    #[inline]
    pub(super) fn lowered(self, margin: i32) -> Score {
        Score((self.0 - margin).max(-WIN - 1))
    }

    /// Whether it is a judgement and no certain end.
    #[inline]
    pub(super) const fn is_judged(self) -> bool {
        self.0.abs() <= MOST
    }

    /// A score counted from the root, counted from a node `ply` plies deeper: as the table keeps it.
    #[inline]
    pub(super) const fn counted_from_node(self, ply: usize) -> Score {
        self.shifted(ply as i32)
    }

    /// The reverse of [`Score::counted_from_node`].
    #[inline]
    pub(super) const fn counted_from_root(self, ply: usize) -> Score {
        self.shifted(-(ply as i32))
    }

    #[inline]
    const fn shifted(self, plies: i32) -> Score {
        if self.0 > MOST {
            Score(self.0 + plies)
        } else if self.0 < -MOST {
            Score(self.0 - plies)
        } else {
            self
        }
    }

    /// From 16 bits of the table.
    #[inline]
    pub(super) const fn from_bits(bits: u16) -> Score {
        Score(bits as i16 as i32)
    }

    /// To 16 bits of the table.
    #[inline]
    pub(super) const fn to_bits(self) -> u16 {
        self.0 as i16 as u16
    }
}

impl Neg for Score {
    type Output = Score;

    #[inline]
    fn neg(self) -> Score {
        Score(-self.0)
    }
}
