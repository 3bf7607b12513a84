//! The search as the textbooks have it: every move, no window, no table, no order. Slow and plainly right.

use utys::ai::{Evaluate, Features, Horizon, MAX_PLY, Score};

/// The value of `pos` for its side to move; `path` has every position before it, in the game and in the search.
pub(crate) fn negamax<P: Evaluate>(
    pos: &P,
    path: &mut Vec<P>,
    depth: i32,
    ply: usize,
    rules: Features,
) -> Score {
    let (is_leaf, is_last) = (depth <= 0, ply >= MAX_PLY);
    if !is_leaf && ply > 0 && rules.repetition && path.contains(pos) {
        let root = &path[path.len() - ply];
        let contempt = rules.contempt_at(root.stage(), P::FULL);
        return if pos.turn() == root.turn() { -contempt } else { contempt };
    }
    let moves = pos.legal_moves();
    let Some(outcome) = pos.outcome() else {
        assert!(!moves.is_empty(), "no outcome and no move: {pos:?}");
        let judged = Score::judged(pos.evaluate());
        if is_last || is_leaf && rules.horizon == Horizon::Bare {
            return judged;
        }
        let follows = |&&mv: &&P::Move| !is_leaf || pos.is_noisy(mv);
        let may_stand = moves.iter().filter(follows).count() < moves.len();
        let deeper = if moves.len() == 1 && rules.extend_forced && !is_leaf { depth } else { depth - 1 };
        path.push(pos.clone());
        let scores = moves.iter().filter(follows).map(|&mv| {
            let mut next = pos.clone();
            next.play_unchecked(mv);
            -negamax(&next, path, deeper, ply + 1, rules)
        });
        let best = scores.chain(may_stand.then_some(judged)).max().expect("a move or a judgement");
        path.pop();
        return best;
    };
    assert!(moves.is_empty(), "a finished position has no moves: {pos:?}");
    Score::of_outcome(outcome, pos.turn(), ply)
}
