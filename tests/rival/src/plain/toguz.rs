//! The judgement of a Toguz position: treasuries, tuz, and stones kept at home. One stone is 100.

use super::Plain;
use crate::bridge::Manner;
use crate::options::Options;
use utys::games::toguz::{Pit, Toguz};
use utys::rules::{Position, Side};

/// A stone in a treasury.
const STONE: i32 = 100;
/// A tuz, however few stones are left.
const TUZ: i32 = 200;
/// A stone on the board, to the owner of a tuz: about one in eleven still falls into it.
const TUZ_SHARE: i32 = 9;
/// An opponent's pit with two stones, where one more makes a tuz (K5.1), while that is still allowed.
const TUZ_CHANCE: i32 = 60;
/// A stone in the own row: it can be kept there until the opponent is stuck (K6.2).
const HOME: i32 = 8;
/// A pit that can be played: moves in reserve.
const MOBILITY: i32 = 12;
/// Captures from this gain on are followed beyond the horizon: smaller ones come up nearly every move.
const LOUD: i32 = 4 * STONE;
/// All stones.
const ALL_STONES: i32 = 162;

/// What `side` has beside the treasury.
fn standing(pos: &Toguz, side: Side, on_board: i32) -> i32 {
    let (mut home, mut playable, mut twos) = (0, 0, 0);
    for number in 1..=9 {
        let Some(own) = Pit::new(side, number) else { continue };
        let stones = pos.stones(own);
        home += i32::from(stones);
        playable += i32::from(stones > 0);
        if number < 9 {
            let theirs = Pit::at(own.index() + 9);
            twos += i32::from(pos.stones(theirs) == 2);
        }
    }
    let tuz = match pos.tuz(side) {
        Some(_) => TUZ + TUZ_SHARE * on_board,
        None => TUZ_CHANCE * twos,
    };
    HOME * home + MOBILITY * playable + tuz
}

impl Plain for Toguz {
    const SLOTS: u16 = 18;

    fn options() -> Options {
        Options {
            hash: 16,
            quiescence: 8,
            null_move: 0,
            aspiration: 0,
            countermoves: false,
            history: false,
            singular: false,
            double_step: false,
            mtdf: false,
            replacement: "two-tier",
            manner: Manner { is_ordered: true, can_stay: true },
        }
    }

    #[inline]
    fn slot(mv: Pit) -> u16 {
        mv.index() as u16
    }

    #[inline]
    fn judge(&self) -> i32 {
        let (own, theirs) = (self.turn(), self.turn().other());
        let (mine, others) = (i32::from(self.treasury(own)), i32::from(self.treasury(theirs)));
        let on_board = ALL_STONES - mine - others;
        STONE * (mine - others) + standing(self, own, on_board) - standing(self, theirs, on_board)
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
        if heap == 3 && !is_barred { 3 * STONE + TUZ + TUZ_SHARE * ALL_STONES } else { 0 }
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

    #[inline]
    fn passed(&self) -> Self {
        Toguz::passed(self)
    }
}
