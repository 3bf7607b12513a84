//! The opening book of Toguz Korgool.

use super::book_table::BOOK;
use crate::ai::Opening;
use crate::games::toguz::Toguz;
use crate::rules::Position;

impl Opening for Toguz {
    const BOOK: &'static [u8] = BOOK;

    /// All stones go one way round (K3.1): there is no mirror.
    fn reflected(&self) -> Option<Self> {
        None
    }

    fn reflected_move(&self, mv: <Toguz as Position>::Move) -> <Toguz as Position>::Move {
        mv
    }
}
