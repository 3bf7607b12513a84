//! How many stones each side will have in the end: a score in a form that players know (84 : 78).

use crate::ai::{Evaluate, Line, Score, Verdict};
use crate::games::toguz::Toguz;
use crate::rules::{Outcome, Position, Side};

/// All stones (K1.1).
const ALL_STONES: i32 = 162;
/// Half of them; one more wins (K6.1).
const HALF: i32 = 81;
const MAJORITY: i32 = HALF + 1;
/// A score in hundredths of a stone, times this, divided by [`SCALE`], is the expected difference of the final treasuries.
/// Fitted by least squares through the origin to 32,497 positions of 250 games (`tests/it/forecast.rs` says how).
const SLOPE: i32 = 91;
const SCALE: i32 = 100 * 100;

/// The expected final treasuries of White and Black after the best line from `root`; together 162.
///
/// Where the line runs to the end of the game they are those of the end; else they follow from the score. Nobody is
/// expected to lose stones that lie in the treasury already, and a certain win shows a majority (K6.1). What a majority
/// leaves on the board, where nobody plays for it any more, is shared out by halves.
pub fn expected_treasuries(root: &Toguz, line: &Line<Toguz>) -> [u8; 2] {
    let mut last = *root;
    for &mv in &line.moves {
        if !last.is_legal(mv) {
            break;
        }
        last.play_unchecked(mv);
    }
    if let Some(outcome) = last.outcome() {
        return shared_out(last.final_treasuries(), outcome);
    }
    let own = expected_own(root, line.score) as u8;
    let all = ALL_STONES as u8;
    if root.turn() == Side::White { [own, all - own] } else { [all - own, own] }
}

/// What the side to move is expected to have.
fn expected_own(root: &Toguz, score: Score) -> i32 {
    let held = |side| i32::from(root.treasury(side));
    let (least, most) = (held(root.turn()), ALL_STONES - held(root.turn().other()));
    let judged = |value: i32| (HALF + value * SLOPE / (2 * SCALE)).clamp(least, most);
    match score.verdict() {
        Verdict::About(value) => judged(value),
        // By how much it is won, no search has said.
        Verdict::Win(_) => judged(root.evaluate()).max(MAJORITY),
        Verdict::Loss(_) => judged(root.evaluate()).min(ALL_STONES - MAJORITY),
    }
}

/// The end of a game with all stones in the treasuries; an odd one goes to the winner.
fn shared_out([white, black]: [u8; 2], outcome: Outcome) -> [u8; 2] {
    let left = ALL_STONES as u8 - white - black;
    let (more, less) = (left.div_ceil(2), left / 2);
    match outcome.winner() {
        Some(Side::Black) => [white + less, black + more],
        _ => [white + more, black + less],
    }
}
