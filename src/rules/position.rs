//! The trait that carries both games.

use super::{Outcome, Side};
use std::fmt::{Debug, Display};
use std::hash::Hash;

/// A move as it is played: the spots touched, in order. Draughts: start and every landing point; sowing: one pit.
pub type Word<P> = Vec<<P as Position>::Spot>;

/// A position of a two-player game with perfect information.
///
/// What one game alone has (tuz, tobits, treasuries) stays an inherent method of its type; this trait has no
/// optional methods. Repetition, resignation and agreement live in [`Record`](super::Record).
pub trait Position: Clone + Eq + Hash + Debug + 'static {
    /// The options a game is played with.
    type Variant: Copy + Eq + Hash + Debug + Default + 'static;
    /// A legal move, small and comparable. Equal moves lead to equal positions.
    type Move: Copy + Eq + Hash + Debug + 'static;
    /// A place that a player points at.
    type Spot: Copy + Eq + Ord + Hash + Debug + 'static;
    /// One visible consequence of a move.
    type Step: Copy + Eq + Debug + 'static;
    /// What lies on the board, without the side to move; also every frame of an animation.
    type Board: Clone + Eq + Debug + 'static;
    /// Why a move is refused.
    type Refusal: Clone + Eq + Debug + Display + 'static;

    /// The start of a game.
    fn start(variant: Self::Variant) -> Self;

    /// The side to move.
    fn turn(&self) -> Side;

    /// What this position alone decides; `None` while the game goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// Replaces the contents of `moves` with the legal moves in a fixed order; none in a finished position.
    fn legal_moves_into(&self, moves: &mut Vec<Self::Move>);

    /// How many legal moves there are: the length of [`Position::legal_moves`], counted without making the list
    /// where that is cheaper.
    fn count_moves(&self) -> u64;

    /// Plays a move that is known to be legal. With any other move the position is unspecified, but nothing panics.
    fn play_unchecked(&mut self, mv: Self::Move);

    /// A 64-bit hash: equal positions have equal keys, on every platform and in every run.
    fn key(&self) -> u64;

    /// Every way to touch a legal move (T4.7), the one that is written first; never empty for a legal move.
    fn words(&self, mv: Self::Move) -> Vec<Word<Self>>;

    /// The move that a whole word names.
    ///
    /// # Errors
    /// The reason why the word is no legal move; a word that is only the beginning of one is refused as unfinished.
    fn move_of(&self, word: &[Self::Spot]) -> Result<Self::Move, Self::Refusal>;

    /// The consequences of a legal word in the order in which they are seen; empty for any other word.
    fn steps(&self, word: &[Self::Spot]) -> Vec<Self::Step>;

    /// What lies on the board.
    fn board(&self) -> Self::Board;

    /// Shows one step on a board. All steps of a word lead to the board of the position after it.
    fn apply(board: &mut Self::Board, step: Self::Step);

    /// The legal moves in a fixed order; none in a finished position.
    fn legal_moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.legal_moves_into(&mut moves);
        moves
    }

    /// Whether `mv` is one of the legal moves.
    fn is_legal(&self, mv: Self::Move) -> bool {
        self.legal_moves().contains(&mv)
    }

    /// Plays a word.
    ///
    /// # Errors
    /// Hands the position back with the reason when the word is no legal move.
    fn play(mut self, word: &[Self::Spot]) -> Result<Self, PlayError<Self>> {
        match self.move_of(word) {
            Ok(mv) => {
                self.play_unchecked(mv);
                Ok(self)
            }
            Err(refusal) => Err(PlayError { position: Box::new(self), refusal }),
        }
    }
}

/// A refused move, with the position it was tried in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayError<P: Position> {
    /// The position, unchanged.
    pub position: Box<P>,
    /// Why the move was refused.
    pub refusal: P::Refusal,
}
