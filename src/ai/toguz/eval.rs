//! What the search asks about Toguz Korgool. The judgement itself is the sum of the terms in `terms`.

use super::terms::{STONE, TUZ_WORTH};
use crate::ai::{Evaluate, Terms};
use crate::games::toguz::{Pit, Toguz};
use crate::rules::Side;

/// Captures from this gain on are followed beyond the horizon: smaller ones come up nearly every move.
const LOUD: i32 = 4 * STONE;

impl Evaluate for Toguz {
    const SWING: i32 = 6 * STONE;

    const SLOTS: usize = 18;

    #[inline]
    fn slot(mv: Pit) -> usize {
        mv.index()
    }

    #[inline]
    fn passed(&self) -> Self {
        Toguz::passed(self)
    }

    #[inline]
    fn evaluate(&self) -> i32 {
        self.weighed()
    }

    /// What the last stone wins (K4.1, K5.1); what falls into a tuz on the way is left out.
    #[inline]
    fn gain(&self, mv: Pit) -> i32 {
        let count = usize::from(self.stones(mv));
        // K3.2: a single stone goes to the next pit, of two or more the first stays.
        let last = Pit::at(mv.index() + if count == 1 { 1 } else { count + 17 });
        let mover = mv.side();
        if last.side() == mover || self.tuz(mover) == Some(last) {
            return 0;
        }
        let heap = usize::from(self.stones(last)) + count.div_ceil(18);
        if heap.is_multiple_of(2) {
            return STONE * heap as i32;
        }
        let is_barred = last.number() == 9
            || self.tuz(mover).is_some()
            || self.tuz(mover.other()).is_some_and(|tuz| tuz.number() == last.number());
        if heap == 3 && !is_barred { 3 * STONE + TUZ_WORTH } else { 0 }
    }

    #[inline]
    fn is_noisy(&self, mv: Pit) -> bool {
        self.gain(mv) >= LOUD
    }

    /// Once there is a tuz every lap loses stones to it, and no position returns (K5.3).
    #[inline]
    fn is_reversible(&self, mv: Pit) -> bool {
        self.tuz(Side::White).is_none() && self.tuz(Side::Black).is_none() && self.gain(mv) == 0
    }
}
