//! Counting the move tree, the test that every rules core is measured by.

use super::Position;

/// The number of move sequences of length `depth` from `pos`; 1 at depth 0, 0 from a finished position deeper.
pub fn perft<P: Position>(pos: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => pos.count_moves(),
        _ => count(pos, &mut vec![Vec::with_capacity(64); depth as usize - 1]),
    }
}

/// One list of moves a ply, so that nothing is allocated on the way. The last ply is counted in bulk, in the loop
/// that makes the move before it, so that its position need not leave the registers.
fn count<P: Position>(pos: &P, lists: &mut [Vec<P::Move>]) -> u64 {
    let Some((moves, deeper)) = lists.split_first_mut() else { return pos.count_moves() };
    pos.legal_moves_into(moves);
    let mut nodes = 0;
    for &mv in moves.iter() {
        let mut next = pos.clone();
        next.play_unchecked(mv);
        nodes += if deeper.is_empty() { next.count_moves() } else { count(&next, deeper) };
    }
    nodes
}
