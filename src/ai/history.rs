//! What a search learns of quiet moves, whatever the position: which of them have refuted moves (Schaeffer 1983), and
//! which have refuted a certain move before them (continuation history of today's chess engines).

use super::Evaluate;
use crate::rules::Side;

/// The bound of a value; the sum of both kinds stays below the rank of killers.
const MOST: i32 = 1 << 14;
/// The largest step of a value.
const LARGEST_STEP: i32 = 2_000;

/// Values by side and slot, and by side, place before and slot.
#[derive(Debug)]
pub(super) struct History {
    plain: [Vec<i16>; 2],
    replies: [Vec<i16>; 2],
    slots: usize,
}

impl History {
    pub(super) fn new<P: Evaluate>() -> Self {
        History {
            plain: Side::ALL.map(|_| vec![0; P::SLOTS]),
            replies: Side::ALL.map(|_| vec![0; P::SLOTS * P::PLACES]),
            slots: P::SLOTS,
        }
    }

    pub(super) fn forget(&mut self) {
        self.plain.iter_mut().chain(&mut self.replies).for_each(|values| values.fill(0));
    }

    /// What is known of a quiet move of `side` after a move to the place `via`.
    #[inline]
    pub(super) fn worth(&self, side: Side, via: Option<usize>, slot: usize) -> i32 {
        let side = side.index();
        let reply = via.map_or(0, |via| self.replies[side][via * self.slots + slot]);
        i32::from(self.plain[side][slot]) + i32::from(reply)
    }

    /// Learns that a quiet move refuted the move before it, and that those tried before it did not.
    pub(super) fn learn(&mut self, side: Side, via: Option<usize>, best: usize, others: &[u16], depth: i32) {
        let step = (32 * depth * depth).min(LARGEST_STEP);
        self.adjust(side, via, best, step);
        for &slot in others {
            self.adjust(side, via, slot.into(), -step);
        }
    }

    /// Moves a value towards a bound, the slower the nearer it is.
    fn adjust(&mut self, side: Side, via: Option<usize>, slot: usize, step: i32) {
        let towards = |value: &mut i16| {
            let old = i32::from(*value);
            *value = (old + step - old * step.abs() / MOST) as i16;
        };
        let side = side.index();
        towards(&mut self.plain[side][slot]);
        if let Some(via) = via {
            towards(&mut self.replies[side][via * self.slots + slot]);
        }
    }
}
