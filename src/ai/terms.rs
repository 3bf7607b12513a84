//! An evaluation as a list of named terms with integer weights.
//!
//! One walk over a position (`Terms::tell`) tells a [`Tally`] how much of each term either side has. [`Sum`] weighs it
//! at once and compiles to plain arithmetic; [`Listing`] keeps the counts, for fitting, explanations and tests. The
//! weights of a game stand in a table of its own that `cargo xtask tune` writes.

use crate::rules::{Position, Side};
use std::marker::PhantomData;

/// What one of a term is worth, in hundredths of a man or of a stone: on a full board and on an empty one. In between the
/// worth changes evenly with the stage ("tapered evaluation", Fruit: Letouzey 2005).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weight {
    /// Both halves in one number, so that one multiplication weighs both (Stockfish's `Score`): `late << 32 + early`.
    packed: i64,
}

impl Weight {
    /// Worth `early` on a full board and `late` on an empty one.
    pub const fn new(early: i32, late: i32) -> Weight {
        Weight { packed: ((late as i64) << 32) + early as i64 }
    }

    /// Worth the same at every stage.
    pub const fn flat(worth: i32) -> Weight {
        Weight::new(worth, worth)
    }

    /// The worth on a full board.
    #[inline]
    pub const fn early(self) -> i32 {
        self.packed as i32
    }

    /// The worth on an empty board.
    #[inline]
    pub const fn late(self) -> i32 {
        // A negative lower half has borrowed one from the upper half.
        ((self.packed + (1 << 31)) >> 32) as i32
    }

    /// The worth at `stage` of `full`.
    #[inline]
    pub const fn at(self, stage: i32, full: i32) -> i32 {
        (self.early() * stage + self.late() * (full - stage)) / full
    }
}

/// Whether more of a term can be bad: what its fitted weight may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// It is never worth less than nothing.
    Good,
    /// It is never worth more than nothing.
    Bad,
    /// That is for the games to tell.
    Either,
}

/// What is told about a position, term by term.
pub trait Tally {
    /// The side to move has so much of a term, and the opponent so much. A term can be told more than once.
    fn add(&mut self, term: usize, own: i32, theirs: i32);

    /// The same by a count of either side; `turn` is the side to move.
    #[inline(always)]
    fn both(&mut self, term: usize, turn: Side, count: impl Fn(Side) -> i32) {
        self.add(term, count(turn), count(turn.other()));
    }
}

/// A game whose judgement is a list of terms.
pub trait Terms: Position {
    /// The names of the terms, by place; identifiers, not text for people.
    const NAMES: &'static [&'static str];

    /// What the weights may be, by place.
    const SIGNS: &'static [Sign];

    /// What the terms are worth, by place. The first one is the measure of all others.
    const WEIGHTS: &'static [Weight];

    /// How far ahead a side must be, in hundredths, to win e = 2.7 times as often as to lose: the unit of the curve of
    /// [`WinChance`](super::WinChance).
    const LOGIT: Weight;

    /// The stage of a full board. On an empty one it is 0.
    const FULL: i32;

    /// How full the board is, 0 to [`Terms::FULL`].
    fn stage(&self) -> i32;

    /// Tells how much of each term the sides have. Not asked of finished positions.
    fn tell(&self, tally: &mut impl Tally);

    /// The weighed sum of the terms, for the side to move.
    #[inline]
    fn weighed(&self) -> i32 {
        let mut sum = Sum::<Self> { packed: 0, game: PhantomData };
        self.tell(&mut sum);
        Weight { packed: sum.packed }.at(self.stage(), Self::FULL)
    }

    /// How much more of each term the side to move has than the opponent, by place.
    fn listed(&self) -> Vec<i32> {
        let mut listing = Listing { counts: vec![0; Self::NAMES.len()] };
        self.tell(&mut listing);
        listing.counts
    }
}

/// Weighs what it is told.
struct Sum<P> {
    packed: i64,
    game: PhantomData<P>,
}

impl<P: Terms> Tally for Sum<P> {
    #[inline(always)]
    fn add(&mut self, term: usize, own: i32, theirs: i32) {
        self.packed += P::WEIGHTS[term].packed * i64::from(own - theirs);
    }
}

/// Keeps what it is told.
struct Listing {
    counts: Vec<i32>,
}

impl Tally for Listing {
    fn add(&mut self, term: usize, own: i32, theirs: i32) {
        self.counts[term] += own - theirs;
    }
}

/// Writes a game's terms down: an enum of the places, their `NAMES` and `SIGNS`.
macro_rules! terms {
    ($($(#[doc = $what:literal])+ $term:ident = $name:literal $sign:ident,)+) => {
        /// What a side can have more of than the other; the place of a term is its number.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum Term {
            $($(#[doc = $what])+ $term,)+
        }

        impl Term {
            /// The names of the terms, by place.
            pub(super) const NAMES: [&'static str; [$(Term::$term),+].len()] = [$($name),+];

            /// What their weights may be, by place.
            pub(super) const SIGNS: [$crate::ai::Sign; Term::NAMES.len()] = [$($crate::ai::Sign::$sign),+];
        }
    };
}
pub(super) use terms;
