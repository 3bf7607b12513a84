//! The judgement of a Tobit position: material and how far the men have come. One man is 100.

use super::Plain;
use crate::bridge::Manner;
use crate::options::Options;
use utys::games::tobit::{Grid, Tobit, TobitMove, TobitReach};
use utys::rules::{Position, Side};

/// A man.
const MAN: i32 = 100;
/// What a tobit is worth more than a man. With `short` it only gains the way back; with longer moves it rules lines.
const fn promotion(reach: TobitReach) -> i32 {
    match reach {
        TobitReach::Short => 90,
        TobitReach::Long => 140,
        TobitReach::Flying => 220,
    }
}
/// A row nearer to promotion: all of them together stay well below a promotion.
const ADVANCE: i32 = 6;
/// A man on an end of a transverse line cannot be captured there, and has one way to go.
const SIDE_END: i32 = -4;
/// The right to move, which is a small good while there are free moves.
const TEMPO: i32 = 3;

/// Rows as White counts them; their sums weigh a row by its number: 1 + 2 + 4.
const ROWS_1_3_5: u64 = ROW << 8 | ROW << 24 | ROW << 40;
const ROWS_2_3: u64 = ROW << 16 | ROW << 24;
const ROWS_4_5: u64 = ROW << 32 | ROW << 40;
/// The same seen from Black's side.
const ROWS_4_2_0: u64 = ROW << 32 | ROW << 16 | ROW;
const ROWS_3_2: u64 = ROW << 24 | ROW << 16;
const ROWS_1_0: u64 = ROW << 8 | ROW;
const ROW: u64 = 0xff;
/// Column 0.
const LEFT: u64 = 0x0101_0101_0101;

const fn advance_masks(side: Side) -> [u64; 3] {
    match side {
        Side::White => [ROWS_1_3_5, ROWS_2_3, ROWS_4_5],
        Side::Black => [ROWS_4_2_0, ROWS_3_2, ROWS_1_0],
    }
}

const fn side_ends(grid: Grid) -> u64 {
    LEFT | LEFT << (grid.columns() + 1)
}

const fn count(bits: u64) -> i32 {
    bits.count_ones() as i32
}

fn worth(pos: &Tobit, side: Side) -> i32 {
    let (men, tobits) = (pos.men(side), pos.tobits(side));
    let [ones, twos, fours] = advance_masks(side);
    let advance = count(men & ones) + 2 * count(men & twos) + 4 * count(men & fours);
    MAN * count(men)
        + (MAN + promotion(pos.variant().reach)) * count(tobits)
        + ADVANCE * advance
        + SIDE_END * count(men & side_ends(pos.grid()))
}

impl Plain for Tobit {
    const SLOTS: u16 = 48 * 48;

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
    fn slot(mv: TobitMove) -> u16 {
        (48 * mv.start_index() + mv.end_index()) as u16
    }

    #[inline]
    fn judge(&self) -> i32 {
        worth(self, self.turn()) - worth(self, self.turn().other()) + TEMPO
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

    /// A tobit can go back, and so can a man that went sideways (T3.1).
    #[inline]
    fn is_reversible(&self, mv: TobitMove) -> bool {
        let is_sideways = mv.start_index() / 8 == mv.end_index() / 8;
        !mv.is_capture() && (is_sideways || self.tobits(self.turn()) >> mv.start_index() & 1 != 0)
    }

    #[inline]
    fn passed(&self) -> Self {
        Tobit::passed(self)
    }
}
