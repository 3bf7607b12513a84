//! Opinions about Toguz Korgool. Knows the game and the search's questions.

mod book;
mod book_table;
mod chance_table;
mod eval;
mod facts;
mod forecast;
mod levels_table;
mod terms;
mod weights_table;

pub use facts::{ToguzFact, ToguzHaul};
pub use forecast::expected_treasuries;
