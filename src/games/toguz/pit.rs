//! Pits and their numbers (K1.2).

use crate::rules::Side;
use std::fmt;

/// One of the 18 pits; 0-8 are White's 1-9, 9-17 Black's 1-9, in the order of sowing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pit(u8);

impl Pit {
    /// Every pit in the order of sowing, from White's 1.
    pub fn all() -> impl Iterator<Item = Pit> {
        (0..18).map(Pit)
    }

    /// Pit `number` (1-9) of `side`; `None` for any other number.
    pub const fn new(side: Side, number: u8) -> Option<Pit> {
        match number {
            1..=9 => Some(Pit(side as u8 * 9 + number - 1)),
            _ => None,
        }
    }

    /// The pit at a place in the order of sowing, taken modulo 18.
    #[inline]
    pub const fn at(index: usize) -> Pit {
        Pit((index % 18) as u8)
    }

    /// The place in the order of sowing, 0-17.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whose row the pit is in.
    #[inline]
    pub const fn side(self) -> Side {
        if self.0 < 9 { Side::White } else { Side::Black }
    }

    /// The number in its row, 1-9.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 % 9 + 1
    }
}

impl fmt::Display for Pit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} pit {}", self.side(), self.number())
    }
}
