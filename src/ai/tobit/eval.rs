//! What the search asks about Tobit. The judgement itself is the sum of the terms in `terms`.

use super::levels_table::PLANS;
use super::terms::{MAN, count, promotion};
use crate::ai::{Evaluate, Margins, Plan, Technique, Techniques, Terms};
use crate::games::tobit::{Tobit, TobitMove};
use crate::rules::{Position, Side};

impl Evaluate for Tobit {
    const SWING: i32 = MAN;

    const PLANS: [Plan; 8] = PLANS;

    const MARGINS: Margins = Margins {
        // No null move: compulsory captures make moving a burden. ProbCut hides the sacrifices that combinations begin with,
        // and singular extensions look deeper at the wrong moves of them.
        techniques: Techniques::ALL
            .without(Technique::NullMove)
            .without(Technique::ProbCut)
            .without(Technique::Singular),
        aspiration: 25,
        standing_high: 60,
        futility: 60,
        probcut: 80,
        singular: 4,
        null_depth: 3,
        patience: 160,
    };

    const SLOTS: usize = 48 * 48;

    const PLACES: usize = 48;

    #[inline]
    fn slot(mv: TobitMove) -> usize {
        48 * mv.start_index() + mv.end_index()
    }

    #[inline]
    fn passed(&self) -> Self {
        Tobit::passed(self)
    }

    #[inline]
    fn place(mv: TobitMove) -> usize {
        mv.end_index()
    }

    /// Captures (T4.2).
    #[inline]
    fn is_compulsory(mv: TobitMove) -> bool {
        mv.is_capture()
    }

    #[inline]
    fn is_threatened(&self) -> bool {
        Tobit::passed(self).must_capture()
    }

    #[inline]
    fn evaluate(&self) -> i32 {
        self.weighed()
    }

    #[inline]
    fn gain(&self, mv: TobitMove) -> i32 {
        let promotion = promotion(self.variant().reach);
        let taken = mv.captured();
        let tobits = taken & self.tobits(self.turn().other());
        let far = if self.turn() == Side::White { 5 } else { 0 };
        let promotes = mv.end_index() / 8 == far && self.men(self.turn()) >> mv.start_index() & 1 != 0;
        MAN * count(taken) + promotion * (count(tobits) + i32::from(promotes))
    }

    /// Captures, which are compulsory (T4.2).
    #[inline]
    fn is_noisy(&self, mv: TobitMove) -> bool {
        mv.is_capture()
    }

    #[inline]
    fn noisy_moves_into(&self, moves: &mut Vec<TobitMove>) -> bool {
        self.captures_into(moves)
    }

    /// A long capture.
    fn is_hidden(&self, mv: TobitMove) -> bool {
        count(mv.captured()) > 1
    }

    /// A tobit can go back, and so can a man that went sideways (T3.1).
    #[inline]
    fn is_reversible(&self, mv: TobitMove) -> bool {
        let is_sideways = mv.start_index() / 8 == mv.end_index() / 8;
        !mv.is_capture() && (is_sideways || self.tobits(self.turn()) >> mv.start_index() & 1 != 0)
    }
}
