//! The scores that still matter at a node.

use super::Score;

/// Between what the mover has already (`alpha`) and what the opponent allows (`beta`), both exclusive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    alpha: Score,
    beta: Score,
}

impl Window {
    /// Every score matters.
    pub const FULL: Window = Window { alpha: Score::NOTHING, beta: Score::INFINITE };

    /// What the mover has already.
    #[inline]
    pub const fn alpha(self) -> Score {
        self.alpha
    }

    /// Whether only "better or not" is asked.
    #[inline]
    pub const fn is_null(self) -> bool {
        self.beta.value() - self.alpha.value() == 1
    }

    /// Whether `score` is more than the mover has.
    #[inline]
    pub fn improves(self, score: Score) -> bool {
        score > self.alpha
    }

    /// Whether `score` is more than the opponent allows.
    #[inline]
    pub fn fails_high(self, score: Score) -> bool {
        score >= self.beta
    }

    /// The window after the mover has found `score`, when it is an improvement.
    #[inline]
    pub fn raised(self, score: Score) -> Window {
        Window { alpha: self.alpha.max(score), ..self }
    }

    /// The same window from the opponent's side.
    #[inline]
    pub fn answered(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// The window that asks only whether a move is better than `alpha`.
    #[inline]
    pub fn scout(self) -> Window {
        Window { beta: self.alpha.next_up(), ..self }
    }
}
