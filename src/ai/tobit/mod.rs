//! Opinions about Tobit. Knows the game and the search's questions.

mod book;
mod book_table;
mod chance_table;
mod eval;
mod facts;
mod levels_table;
mod terms;
mod view;
mod weights_table;

pub use facts::{TobitFact, TobitHaul};
