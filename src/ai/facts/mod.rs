//! Facts for people, as typed values: what a line of moves does, what a position threatens, which move is the only one.
//!
//! Hints, reviews and lessons make sentences of them; there is no text here. Nothing here searches: whoever has the
//! search (the worker, the console, a test) hands its lines in, so that asking for facts never changes what is found.
//! What a game alone has (tuz, tobits) lies in the game's own folder, behind [`Explain`].

mod only;
mod story;
mod threat;

pub use only::{OnlyMove, OnlyWhy};
pub use story::{Event, Exchange, Fact, Force, Story, Trade};
pub use threat::{NoThreat, Threat};

use super::Evaluate;
use std::fmt::Debug;
use std::ops::AddAssign;

/// What a game adds to its opinions so that they can be explained.
pub trait Explain: Evaluate {
    /// What a move can do in this game alone.
    type Fact: Copy + Eq + Debug;

    /// What a side wins from the other: pieces or stones. The default is nothing.
    type Haul: Copy + Eq + Default + Debug + AddAssign;

    /// What a legal move does, in the order in which it is seen; nothing for any other move.
    fn facts(&self, mv: Self::Move) -> Vec<Self::Fact>;

    /// What White and Black win by a legal move that leads to `after`.
    fn hauls(&self, after: &Self) -> [Self::Haul; 2];

    /// What a haul is worth, in hundredths of a man or of a stone; a rough measure that tells who wins more.
    fn worth(haul: Self::Haul) -> i32;

    /// Whether the rules compel the side to move to do something: then nothing can be left undone.
    fn is_compelled(&self) -> bool;
}
