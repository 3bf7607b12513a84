//! The options of Tobit (T1.2, T3.3).

use super::Grid;

/// What a game of Tobit is played with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TobitVariant {
    /// The board (T1.2).
    pub grid: Grid,
    /// How far a tobit goes (T3.3).
    pub reach: TobitReach,
}

/// How far a tobit goes, where the sources disagree (T3.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TobitReach {
    /// One step, captures a neighbour: the reading of the published games.
    #[default]
    Short,
    /// Any number of empty points in a straight line, captures a neighbour.
    Long,
    /// Any number of empty points, captures at a distance.
    Flying,
}

impl TobitReach {
    /// Every reach.
    pub const ALL: [TobitReach; 3] = [TobitReach::Short, TobitReach::Long, TobitReach::Flying];

    /// The name in links, records and on the console.
    pub const fn as_str(self) -> &'static str {
        match self {
            TobitReach::Short => "short",
            TobitReach::Long => "long",
            TobitReach::Flying => "flying",
        }
    }
}
