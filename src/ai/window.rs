//! The scores that still matter at a node.

use super::Score;

/// How much wider a window becomes that was missed: soon wide enough to be rid of it.
const WIDENING: i32 = 3;

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

    /// A window of so much either way around an expected score.
    pub fn around(score: Score, margin: i32) -> Window {
        Window { alpha: score.lowered(margin), beta: score.raised(margin) }
    }

    /// After a search with this window has found `score`, the window to ask again with; `None` when the score lies within and
    /// so is the true one.
    pub fn widened(self, score: Score, margin: i32) -> Option<Window> {
        let width = WIDENING * (self.beta.value() - self.alpha.value()).max(margin);
        if score <= self.alpha && self.alpha > Score::NOTHING {
            Some(Window { alpha: self.alpha.lowered(width), ..self })
        } else if score >= self.beta && self.beta < Score::INFINITE {
            Some(Window { beta: self.beta.raised(width), ..self })
        } else {
            None
        }
    }

    /// What the opponent allows.
    #[inline]
    pub const fn beta(self) -> Score {
        self.beta
    }

    /// The window that asks only whether the score is at least `score`.
    #[inline]
    pub fn at_least(score: Score) -> Window {
        Window { alpha: score.next_down(), beta: score }
    }
}
