//! The eight levels. How each plays is data, a table for each game: see [`Plan`].

use super::{Evaluate, Plan};

/// A strength, 1 (a beginner) to 8 (all the engine can do).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 8] =
        [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6), Level(7), Level(8)];

    /// All the engine can do.
    pub const FULL: Level = Level(8);

    /// Level `number`; `None` when it is not 1-8.
    pub fn new(number: u8) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.0 == number)
    }

    /// 1-8.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How the level plays a game.
    pub const fn plan<P: Evaluate>(self) -> Plan {
        P::PLANS[(self.0 - 1) as usize]
    }
}
