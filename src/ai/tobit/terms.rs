//! The terms of a Tobit position and how they are counted: material and how far the men have come.

use super::chance_table::LOGIT;
use super::weights_table::WEIGHTS;
use crate::ai::terms::terms;
use crate::ai::{Sign, Tally, Terms, Weight};
use crate::games::tobit::{Grid, Tobit, TobitReach};
use crate::rules::{Position, Side};

terms! {
    /// Men: the measure of all others.
    Man = "man" Good,
    /// Tobits where they move one point.
    TobitShort = "tobit-short" Good,
    /// Tobits where they move far and capture near.
    TobitLong = "tobit-long" Good,
    /// Tobits that rule whole lines.
    TobitFlying = "tobit-flying" Good,
    /// Rows that men have gone.
    Advance = "advance" Good,
    /// Men on an end of a transverse line: they cannot be captured there, and have one way to go.
    SideEnd = "side-end" Either,
    /// The right to move, which is a small good while there are free moves.
    Tempo = "tempo" Either,
}

/// The tobits of a variant.
const fn tobit(reach: TobitReach) -> Term {
    match reach {
        TobitReach::Short => Term::TobitShort,
        TobitReach::Long => Term::TobitLong,
        TobitReach::Flying => Term::TobitFlying,
    }
}

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

pub(super) const fn count(bits: u64) -> i32 {
    bits.count_ones() as i32
}

/// The rows that men have gone, all together.
fn advance(men: u64, side: Side) -> i32 {
    let [ones, twos, fours] = advance_masks(side);
    count(men & ones) + 2 * count(men & twos) + 4 * count(men & fours)
}

impl Terms for Tobit {
    const NAMES: &'static [&'static str] = &Term::NAMES;

    const SIGNS: &'static [Sign] = &Term::SIGNS;

    const WEIGHTS: &'static [Weight] = &WEIGHTS;

    const LOGIT: Weight = LOGIT;

    /// Both sides' pieces on the larger grid (T2.1).
    const FULL: i32 = 24;

    #[inline]
    fn stage(&self) -> i32 {
        Side::ALL.into_iter().map(|side| count(self.men(side) | self.tobits(side))).sum()
    }

    #[inline]
    fn tell(&self, tally: &mut impl Tally) {
        let (own, theirs) = (self.turn(), self.turn().other());
        let (men, their_men) = (self.men(own), self.men(theirs));
        let ends = side_ends(self.grid());
        tally.add(Term::Man as usize, count(men), count(their_men));
        tally.add(tobit(self.variant().reach) as usize, count(self.tobits(own)), count(self.tobits(theirs)));
        tally.add(Term::Advance as usize, advance(men, own), advance(their_men, theirs));
        tally.add(Term::SideEnd as usize, count(men & ends), count(their_men & ends));
        tally.add(Term::Tempo as usize, 1, 0);
    }
}

/// What a man is worth.
pub(super) const MAN: i32 = WEIGHTS[Term::Man as usize].early();

/// What a tobit is worth more than a man. With `short` it only gains the way back; with longer moves it rules lines.
pub(super) const fn promotion(reach: TobitReach) -> i32 {
    WEIGHTS[tobit(reach) as usize].early() - MAN
}
