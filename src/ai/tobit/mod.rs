//! Opinions about Tobit. Knows the game and the search's questions.

mod eval;
mod terms;
mod weights_table;
