//! Opinions about Toguz Korgool. Knows the game and the search's questions.

mod chance_table;
mod eval;
mod terms;
mod weights_table;
