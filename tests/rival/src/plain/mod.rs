//! The evaluation that the engine began with, kept as it was: it must not change when the engine's does.

mod tobit;
mod toguz;

use crate::options::Options;
use utys::rules::Notation;

/// A plain judgement of positions and moves, in hundredths of a man or of a stone.
pub trait Plain: Notation {
    /// Above every [`Plain::slot`].
    const SLOTS: u16;

    /// The options of the crate that are used; `docs/engine-log.md` tells what they were compared with.
    fn options() -> Options;

    /// Groups moves whose worth is learnt together.
    fn slot(mv: Self::Move) -> u16;

    /// The judgement for the side to move.
    fn judge(&self) -> i32;

    /// What a legal move wins at once.
    fn gain(&self, mv: Self::Move) -> i32;

    /// Whether a legal move is followed beyond the horizon.
    fn is_noisy(&self, mv: Self::Move) -> bool;

    /// Whether a position before a legal move can ever return after it.
    fn is_reversible(&self, mv: Self::Move) -> bool;

    /// The same position with the other side to move.
    #[must_use]
    fn passed(&self) -> Self;
}
