//! A move as it is seen: one board a step.

use super::GameUi;

/// The board after one step of a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame<P: GameUi> {
    /// What lies on the board.
    pub board: P::Board,
    /// The step that led there.
    pub step: P::Step,
    /// How long it is shown, in milliseconds.
    pub millis: u32,
}

/// The boards of a legal word, the last of them [`GameUi::rest`] of the position after it; empty for any other word.
pub fn frames<P: GameUi>(before: &P, word: &[P::Spot]) -> Vec<Frame<P>> {
    let mut board = before.board();
    let show = |step| {
        P::apply(&mut board, step);
        Frame { board: board.clone(), step, millis: P::millis(step) }
    };
    before.steps(word).into_iter().map(show).collect()
}
