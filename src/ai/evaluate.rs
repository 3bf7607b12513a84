//! What a game adds to its rules so that it can be searched.

use super::{Margins, Plan, Terms};
use crate::rules::Record;

/// A game's opinions. They guide the search and never decide what is legal or how a game ends.
pub trait Evaluate: Terms {
    /// What a beginner easily overlooks, in hundredths of a man or of a stone: the measure of the levels' errors.
    const SWING: i32;

    /// How the levels play, weakest first.
    const PLANS: [Plan; 8];

    /// The techniques that win in this game and their measures.
    const MARGINS: Margins;

    /// How many values [`Evaluate::place`] takes.
    const PLACES: usize;

    /// How many values [`Evaluate::slot`] takes.
    const SLOTS: usize;

    /// Groups moves whose worth is learnt together; below [`Evaluate::SLOTS`].
    fn slot(mv: Self::Move) -> usize;

    /// The same position with the other side to move: what would happen if nothing were done.
    #[must_use]
    fn passed(&self) -> Self;

    /// The judgement for the side to move, in hundredths of a man or of a stone. Not asked of finished positions.
    fn evaluate(&self) -> i32;

    /// Where a move goes, to learn which replies are good to it; below [`Evaluate::PLACES`].
    fn place(mv: Self::Move) -> usize;

    /// Whether a legal move is of a kind that leaves no choice: then no judgement of the position stands.
    fn is_compulsory(mv: Self::Move) -> bool;

    /// Whether the opponent, to move in this position, would win something.
    fn is_threatened(&self) -> bool;

    /// What a legal move wins at once, by the same measure; 0 for a quiet move.
    fn gain(&self, mv: Self::Move) -> i32;

    /// Whether a legal move must be followed beyond the horizon because a judgement before it would be hasty.
    fn is_noisy(&self, mv: Self::Move) -> bool;

    /// Replaces the contents of `moves` with the noisy ones among the legal moves, in their order; whether there are
    /// others.
    fn noisy_moves_into(&self, moves: &mut Vec<Self::Move>) -> bool;

    /// Whether a beginner easily overlooks a legal move.
    fn is_hidden(&self, mv: Self::Move) -> bool;

    /// Whether a position before a legal move can ever return after it.
    fn is_reversible(&self, mv: Self::Move) -> bool;
}

/// The positions of a game before its present one that may still return, oldest first: those since the last move that nothing
/// can take back.
pub fn returnable<P: Evaluate>(record: &Record<P>) -> &[P] {
    let (plies, positions) = (record.plies(), record.positions());
    let last = plies.iter().zip(positions).rposition(|(ply, pos)| !pos.is_reversible(ply.mv));
    &positions[last.map_or(0, |last| last + 1)..plies.len()]
}
