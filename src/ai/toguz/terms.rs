//! The terms of a Toguz Korgool position and how they are counted: treasuries, tuz, and stones kept at home.

use super::chance_table::LOGIT;
use super::weights_table::WEIGHTS;
use crate::ai::terms::terms;
use crate::ai::{Sign, Tally, Terms, Weight};
use crate::games::toguz::Toguz;
use crate::rules::{Position, Side};

terms! {
    /// Stones in the treasury: the measure of all others.
    Treasury = "treasury" Good,
    /// A tuz, however few stones are left.
    Tuz = "tuz" Good,
    /// Stones on the board, to the owner of a tuz: some of them still fall into it (K5.3).
    TuzShare = "tuz-share" Good,
    /// Pits of the opponent with two stones, where one more makes a tuz (K5.1), while that is still allowed.
    TuzChance = "tuz-chance" Good,
    /// Stones in the own row: they can be kept there until the opponent is stuck (K6.2).
    Home = "home" Either,
    /// Pits that can be played: moves in reserve.
    Mobility = "mobility" Either,
}

/// All stones.
const ALL_STONES: i32 = 162;

/// A stone in a treasury.
pub(super) const STONE: i32 = WEIGHTS[Term::Treasury as usize].early();

/// A tuz made while all stones are on the board.
pub(super) const TUZ_WORTH: i32 =
    WEIGHTS[Term::Tuz as usize].early() + WEIGHTS[Term::TuzShare as usize].early() * ALL_STONES;

impl Terms for Toguz {
    const NAMES: &'static [&'static str] = &Term::NAMES;

    const SIGNS: &'static [Sign] = &Term::SIGNS;

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
        tally.both(Term::Treasury as usize, turn, |side| self.treasury(side).into());
        tally.both(Term::Tuz as usize, turn, |side| self.tuz(side).is_some().into());
        tally.both(
            Term::TuzShare as usize,
            turn,
            |side| if self.tuz(side).is_some() { self.stage() } else { 0 },
        );
        tally.both(Term::TuzChance as usize, turn, |side| match self.tuz(side) {
            Some(_) => 0,
            None => self.row_pairs(side.other()).into(),
        });
        tally.both(Term::Home as usize, turn, |side| self.row_sum(side).into());
        tally.both(Term::Mobility as usize, turn, |side| self.row_occupied(side).into());
    }
}
