//! The terms of a Toguz Korgool position and how they are counted: treasuries, tuz, heaps by pit, and what is aimed at.

use super::chance_table::LOGIT;
use super::weights_table::WEIGHTS;
use crate::ai::terms::terms;
use crate::ai::{Sign, Tally, Terms, Weight};
use crate::games::toguz::Toguz;
use crate::rules::{Position, Side};

terms! {
    /// Stones in the treasury: the measure of all others.
    Treasury = "treasury" Good,
    /// The right to move.
    Tempo = "tempo" Either,
    /// Pits of the opponent with two stones, where one more makes a tuz (K5.1), while that is still allowed.
    TuzChance = "tuz-chance" Good,
    /// Those of them that a move reaches now.
    TuzAim = "tuz-aim" Good,
    /// Stones that one move could capture now (K4.1), in all such pits together.
    Aim = "aim" Good,
    /// The most that one move could capture now.
    BestAim = "best-aim" Good,
    /// The same, only for the side to move.
    TempoBestAim = "tempo-best-aim" Good,
}

/// Behind the terms above: a tuz by the number of its pit, 1-8 (K5.2).
const TUZ: usize = Term::NAMES.len();
/// Behind them: a heap by the number of its pit and its size. It is what an even heap risks, what a heavy one does and
/// what a single stone keeps in reserve for the end (K6.2).
const HEAP: usize = TUZ + 8;
/// Behind them: the same while the opponent may still make a tuz of it.
const OPEN_HEAP: usize = HEAP + 9 * SIZES;
/// Larger heaps count like the largest.
const SIZES: usize = 24;
/// All terms.
const COUNT: usize = OPEN_HEAP + 9 * SIZES;

/// All stones.
const ALL_STONES: i32 = 162;

/// A stone in a treasury.
pub(super) const STONE: i32 = WEIGHTS[Term::Treasury as usize].early();

/// A tuz in the middle, made while all stones are on the board.
pub(super) const TUZ_WORTH: i32 = WEIGHTS[TUZ + 4].early();

/// `AIM[pit][stones]`: the opponent's pit in which the last stone falls, one bit; none for more than one lap, and none in
/// the own row. K3.2: a single stone goes to the next pit, of more the first stays.
static AIM: [[u16; 20]; 9] = aim();

const fn aim() -> [[u16; 20]; 9] {
    let mut table = [[0; 20]; 9];
    let mut pit = 0;
    while pit < 9 {
        let mut stones = 1;
        while stones < 19 {
            let last = (pit + if stones == 1 { 1 } else { stones - 1 }) % 18;
            table[pit][stones] = if last >= 9 { 1 << (last - 9) } else { 0 };
            stones += 1;
        }
        pit += 1;
    }
    table
}

/// What one side has.
struct Standing {
    row: [u8; 9],
    /// The pits of the opponent that it reaches.
    reached: u32,
}

impl Standing {
    #[inline]
    fn new(pos: &Toguz, side: Side) -> Standing {
        let row = pos.row(side);
        let reached = (0..9).fold(0, |reached, pit| reached | AIM[pit][usize::from(row[pit].min(19))]);
        Standing { row, reached: reached.into() }
    }

    /// All that could be captured of `other`, and the most at once.
    #[inline]
    fn aims(&self, other: &Standing, odd: u32) -> (i32, i32) {
        let mut aimed = self.reached & odd;
        let (mut all, mut most) = (0, 0);
        while aimed != 0 {
            let heap = i32::from(other.row[aimed.trailing_zeros() as usize]) + 1;
            all += heap;
            most = most.max(heap);
            aimed &= aimed - 1;
        }
        (all, most)
    }
}

/// The pits of the opponent's row where `side` may still make a tuz (K5.2).
#[inline]
fn open_to_tuz(pos: &Toguz, side: Side) -> u32 {
    match (pos.tuz(side), pos.tuz(side.other())) {
        (Some(_), _) => 0,
        (None, None) => 0xff,
        (None, Some(theirs)) => 0xff & !(1 << (theirs.number() - 1)),
    }
}

impl Terms for Toguz {
    const NAMES: &'static [&'static str] = &{
        let mut names = ["heap"; COUNT];
        let mut place = 0;
        while place < HEAP {
            names[place] = if place < TUZ { Term::NAMES[place] } else { "tuz" };
            place += 1;
        }
        place = OPEN_HEAP;
        while place < COUNT {
            names[place] = "open-heap";
            place += 1;
        }
        names
    };

    const SIGNS: &'static [Sign] = &{
        let mut signs = [Sign::Either; COUNT];
        let mut place = 0;
        while place < HEAP {
            signs[place] = if place < TUZ { Term::SIGNS[place] } else { Sign::Good };
            place += 1;
        }
        signs
    };

    const WEIGHTS: &'static [Weight] = &WEIGHTS;

    const LOGIT: Weight = LOGIT;

    /// All stones on the board.
    const FULL: i32 = ALL_STONES;

    #[inline]
    fn stage(&self) -> i32 {
        ALL_STONES - i32::from(self.treasury(Side::White)) - i32::from(self.treasury(Side::Black))
    }

    #[inline]
    fn tell(&self, tally: &mut impl Tally) {
        let turn = self.turn();
        let sides = [turn, turn.other()];
        let [own, theirs] = sides.map(|side| Standing::new(self, side));
        tally.both(Term::Treasury as usize, turn, |side| self.treasury(side).into());
        tally.add(Term::Tempo as usize, 1, 0);
        for (nth, side) in sides.into_iter().enumerate() {
            if let Some(pit) = self.tuz(side) {
                let (mine, yours) = if nth == 0 { (1, 0) } else { (0, 1) };
                tally.add(TUZ + usize::from(pit.number()) - 1, mine, yours);
            }
        }
        let heaps = sides.map(|side| if self.tuz(side.other()).is_none() { OPEN_HEAP } else { HEAP });
        for pit in 0..9 {
            let place = |size: u8| SIZES * pit + usize::from(size).min(SIZES - 1);
            tally.add(heaps[0] + place(own.row[pit]), 1, 0);
            tally.add(heaps[1] + place(theirs.row[pit]), 0, 1);
        }
        let [chances, their_chances] =
            sides.map(|side| self.row_pair_set(side.other()) & open_to_tuz(self, side));
        let count = |set: u32| set.count_ones() as i32;
        tally.add(Term::TuzChance as usize, count(chances), count(their_chances));
        tally.add(Term::TuzAim as usize, count(chances & own.reached), count(their_chances & theirs.reached));
        let (aim, best) = own.aims(&theirs, self.row_odd_set(turn.other()));
        let (their_aim, their_best) = theirs.aims(&own, self.row_odd_set(turn));
        tally.add(Term::Aim as usize, aim, their_aim);
        tally.add(Term::BestAim as usize, best, their_best);
        tally.add(Term::TempoBestAim as usize, best, 0);
    }
}
