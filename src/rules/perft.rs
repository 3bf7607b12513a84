//! Counting the move tree, the test that every rules core is measured by.

use super::Position;

/// The number of move sequences of length `depth` from `pos`; 1 at depth 0, 0 from a finished position deeper.
pub fn perft<P: Position>(pos: &P, depth: u32) -> u64 {
    let mut lists = vec![Vec::with_capacity(64); depth as usize];
    count(pos, &mut lists)
}

/// One list of moves a ply, so that nothing is allocated on the way; the last ply is counted in bulk.
fn count<P: Position>(pos: &P, lists: &mut [Vec<P::Move>]) -> u64 {
    let Some((moves, deeper)) = lists.split_first_mut() else { return 1 };
    if deeper.is_empty() {
        return pos.count_moves();
    }
    pos.legal_moves_into(moves);
    let mut nodes = 0;
    for &mv in moves.iter() {
        let mut next = pos.clone();
        next.play_unchecked(mv);
        nodes += count(&next, deeper);
    }
    nodes
}
