//! Opinions about Tobit. Knows the game and the search's questions.

mod eval;
