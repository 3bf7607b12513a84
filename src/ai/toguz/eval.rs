//! What the search asks about Toguz Korgool. The judgement itself is the sum of the terms in `terms`.

use super::levels_table::PLANS;
use super::terms::{STONE, TUZ_WORTH};
use crate::ai::{Evaluate, Margins, Plan, Technique, Techniques, Terms};
use crate::games::toguz::{Effect, Pit, Toguz};
use crate::rules::Side;

/// Captures from this gain on are followed beyond the horizon: smaller ones come up nearly every move.
const LOUD: i32 = 4 * STONE;
/// The stones of the largest heap that beginners count: where a larger one ends, few look.
const COUNTED: u8 = 9;

impl Evaluate for Toguz {
    const SWING: i32 = 6 * STONE;

    const PLANS: [Plan; 8] = PLANS;

    const MARGINS: Margins = Margins {
        techniques: Techniques::ALL
            .without(Technique::Threats)
            .without(Technique::Fading)
            .without(Technique::NullMove)
            .without(Technique::ProbCut),
        aspiration: 100,
        standing_high: 250,
        futility: 250,
        probcut: 400,
        singular: 20,
        null_depth: 3,
        patience: 160,
    };

    const SLOTS: usize = 18;

    const PLACES: usize = 18;

    #[inline]
    fn slot(mv: Pit) -> usize {
        mv.index()
    }

    #[inline]
    fn passed(&self) -> Self {
        Toguz::passed(self)
    }

    #[inline]
    fn place(mv: Pit) -> usize {
        mv.index()
    }

    #[inline]
    fn is_compulsory(_: Pit) -> bool {
        false
    }

    #[inline]
    fn is_threatened(&self) -> bool {
        false
    }

    #[inline]
    fn evaluate(&self) -> i32 {
        self.weighed()
    }

    /// What the last stone wins (K4.1, K5.1); what falls into a tuz on the way is left out.
    #[inline]
    fn gain(&self, mv: Pit) -> i32 {
        match self.foreseen(mv) {
            Effect::Nothing => 0,
            Effect::Capture(stones) => STONE * i32::from(stones),
            Effect::Tuz => 3 * STONE + TUZ_WORTH,
        }
    }

    #[inline]
    fn is_noisy(&self, mv: Pit) -> bool {
        self.gain(mv) >= LOUD
    }

    #[inline]
    fn noisy_moves_into(&self, moves: &mut Vec<Pit>) -> bool {
        self.strikes_into((LOUD / STONE) as u8, moves)
    }

    /// A tuz, which looks like a capture of three, and what the last stone of a large heap takes.
    fn is_hidden(&self, mv: Pit) -> bool {
        match self.foreseen(mv) {
            Effect::Nothing => false,
            Effect::Capture(_) => self.stones(mv) > COUNTED,
            Effect::Tuz => true,
        }
    }

    /// Once there is a tuz every lap loses stones to it, and no position returns (K5.3).
    #[inline]
    fn is_reversible(&self, mv: Pit) -> bool {
        self.tuz(Side::White).is_none() && self.tuz(Side::Black).is_none() && self.gain(mv) == 0
    }
}
