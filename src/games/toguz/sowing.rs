//! One move on the stones: sowing (K3), capture (K4), tuz (K5). Knows no turn, no end of the game and no text.

use super::Pit;
use super::stones::{NO_TUZ, Stones};
use super::vector::{Finds, finds};

/// What the last stone of a move does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Nothing more.
    Nothing,
    /// The even heap of this many stones went to the mover (K4.1).
    Capture(u8),
    /// The three stones went to the mover and the pit is the mover's tuz (K5.1).
    Tuz,
}

/// Where a move ended and what came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Landing {
    /// The pit of the last stone.
    pub(super) pit: Pit,
    /// What the last stone did there.
    pub(super) effect: Effect,
}

/// The index of the pit that the first stone falls into, 0-18 (18 stands for 0): the pit itself with two or more
/// stones, else the next (K3.2).
#[inline]
pub(super) fn first_fall(pit: Pit, count: u8) -> usize {
    pit.index() + usize::from(count == 1)
}

/// `LAST[pit][count]`: where the last of `count` stones from a pit falls (K3.2, K3.4); no stone falls nowhere else.
static LAST: [[u8; MOST + 1]; 18] = last_pits();

/// More stones than this cannot lie in a pit.
const MOST: usize = 162;

const fn last_pits() -> [[u8; MOST + 1]; 18] {
    let mut table = [[0; MOST + 1]; 18];
    let mut pit = 0;
    while pit < 18 {
        let mut count = 0;
        while count <= MOST {
            let ahead = if count > 1 { count - 1 } else { count };
            table[pit][count] = ((pit + ahead) % 18) as u8;
            count += 1;
        }
        pit += 1;
    }
    table
}

/// Where the last of `count` stones from a pit falls.
#[inline]
pub(super) fn last_fall(pit: usize, count: u8) -> usize {
    // More stones than there are make a place that is not wanted, and no panic.
    LAST[pit].get(usize::from(count)).map_or(0, |&last| last.into())
}

impl Stones {
    /// What the last stone of a move of `pit` for its side would do (K4.1, K5.1), the pit holding stones.
    #[inline]
    pub(super) fn foreseen(&self, pit: Pit) -> Effect {
        let mover = pit.side().index();
        let count = self.heaps.byte(pit.index());
        let last = last_fall(pit.index(), count);
        let is_theirs = (last < 9) != (mover == 0);
        if !is_theirs || usize::from(self.tuz[mover]) == last {
            return Effect::Nothing;
        }
        let heap = self.heaps.byte(last) + count.div_ceil(18);
        if heap & 1 == 0 {
            return Effect::Capture(heap);
        }
        if heap == 3 && self.may_make_tuz(mover, last) { Effect::Tuz } else { Effect::Nothing }
    }

    /// The pits of a row whose last stone would capture at least so many stones or make a tuz, one bit each.
    #[inline]
    pub(super) fn strikes(&self, mover: usize, least: u8) -> u32 {
        let Finds { captures, threes } = finds(self.heaps.words(), mover, least);
        let tuz = self.tuz[mover];
        let last = |place: u32| {
            let pit = 9 * mover + place as usize;
            last_fall(pit, self.heaps.byte(pit))
        };
        if tuz == NO_TUZ {
            captures | Self::chosen(threes, |place| self.may_make_tuz(mover, last(place)))
        } else {
            // What falls into the own tuz, be it even, is there already (K5.3).
            Self::chosen(captures, |place| last(place) != usize::from(tuz))
        }
    }

    /// The bits of a set that are wanted.
    #[inline]
    fn chosen(set: u32, is_wanted: impl Fn(u32) -> bool) -> u32 {
        let (mut chosen, mut left) = (set, set);
        while left != 0 {
            let place = left.trailing_zeros();
            chosen &= !(u32::from(!is_wanted(place)) << place);
            left &= left - 1;
        }
        chosen
    }

    /// Plays `pit` for its side.
    #[inline]
    pub(super) fn sow(&mut self, pit: Pit) -> Landing {
        let mover = pit.side().index();
        let count = self.heaps.count(pit.index());
        let first = first_fall(pit, count);
        self.heaps.clear(pit.index());
        self.heaps.sow(first, count.into());
        // K5.3: what fell into a tuz lies there alone, since a tuz holds nothing.
        for owner in 0..2 {
            let tuz = self.tuz[owner];
            if tuz != NO_TUZ {
                self.treasuries[owner] += self.heaps.count(tuz.into());
                self.heaps.clear(tuz.into());
            }
        }
        let last = last_fall(pit.index(), count);
        let effect = self.last_stone(mover, last);
        Landing { pit: Pit::at(last), effect }
    }

    /// K4.1, K5.1, K5.2. A last stone in a tuz finds an empty pit and does nothing more (K5.3).
    #[inline]
    fn last_stone(&mut self, mover: usize, last: usize) -> Effect {
        let heap = self.heaps.count(last);
        let is_theirs = (last < 9) != (mover == 0);
        // Whether a move captures is a toss of a coin, so the heap is taken by masks, without a branch: all ones when
        // it is even and theirs. (A selection would be a branch again in the browser.)
        let kept = u64::from(heap & 1) | u64::from(!is_theirs);
        let taken = kept.wrapping_sub(1);
        let captured = heap & taken as u8;
        self.heaps.clear_if(last, taken);
        self.treasuries[mover] += captured;
        if is_theirs & (heap == 3) && self.may_make_tuz(mover, last) {
            self.heaps.clear(last);
            self.treasuries[mover] += 3;
            self.tuz[mover] = last as u8;
            return Effect::Tuz;
        }
        if captured > 0 { Effect::Capture(captured) } else { Effect::Nothing }
    }

    /// K5.2: only one tuz a player, none in a pit 9, none opposite the same number of the other's tuz.
    #[inline]
    fn may_make_tuz(&self, mover: usize, pit: usize) -> bool {
        let theirs = self.tuz[1 - mover];
        self.tuz[mover] == NO_TUZ && pit % 9 != 8 && (theirs == NO_TUZ || usize::from(theirs) % 9 != pit % 9)
    }
}
