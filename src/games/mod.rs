//! The games. Each folder implements [`Position`](crate::rules::Position) and [`Notation`];
//! games never import each other. [`GameId`] and [`with_game!`](crate::with_game) are the only list of games in the crate.
#![warn(missing_docs)]

pub mod tobit;
pub mod toguz;

use crate::rules::Notation;

/// A game of the crate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameId {
    /// Khakas draughts on a grid of lines.
    Tobit,
    /// Kyrgyz nine-pit sowing game.
    Toguz,
}

impl GameId {
    /// Every game, in the order in which they are shown.
    pub const ALL: [GameId; 2] = [GameId::Tobit, GameId::Toguz];

    /// The name in links, records and on the console.
    pub const fn as_str(self) -> &'static str {
        match self {
            GameId::Tobit => tobit::Tobit::NAME,
            GameId::Toguz => toguz::Toguz::NAME,
        }
    }

    /// Reads what [`GameId::as_str`] writes.
    pub fn from_name(name: &str) -> Option<GameId> {
        GameId::ALL.into_iter().find(|game| game.as_str() == name)
    }
}

/// Runs an expression with `$game` standing for the position type of a [`GameId`].
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {
            $crate::games::GameId::Tobit => {
                type $game = $crate::games::tobit::Tobit;
                $body
            }
            $crate::games::GameId::Toguz => {
                type $game = $crate::games::toguz::Toguz;
                $body
            }
        }
    };
}
