//! Opinions about Toguz Korgool. Knows the game and the search's questions.

mod eval;
