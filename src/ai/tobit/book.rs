//! The opening book of Tobit.

use super::book_table::BOOK;
use crate::ai::Opening;
use crate::games::tobit::{Tobit, TobitMove};

impl Opening for Tobit {
    const BOOK: &'static [u8] = BOOK;

    /// The reflection in the middle column (T1.5).
    fn reflected(&self) -> Option<Self> {
        Some(self.mirrored())
    }

    fn reflected_move(&self, mv: TobitMove) -> TobitMove {
        mv.mirrored(self.grid())
    }
}
