//! Opponents to measure the engine against. They know the rules by this repository's crate and nothing of its search: one
//! thinks by the `minimax` crate with the evaluation that the engine began with, the other draws lots.

mod bridge;
#[cfg(test)]
mod checks;
mod options;
mod plain;
mod random;
mod search;
mod talk;

pub use plain::Plain;
pub use random::Dice;
pub use search::Minimax;
pub use talk::{Mind, talk};
