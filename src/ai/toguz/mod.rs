//! Opinions about Toguz Korgool. Knows the game and the search's questions.

mod eval;
mod terms;
mod weights_table;
