//! The fast rules of Toguz Korgool against the plain ones, at one position. Shared by the native and the wasm tests: natively
//! rows are counted in plain words, in wasm by the vector unit, and both are held to the same.

use crate::plain_toguz::PlainToguz;
use utys::games::toguz::{Effect, Pit, Toguz};
use utys::rules::Position;

/// Holds every move to what the plain rules make of it, stone by stone.
pub(crate) fn moves_agree(pos: &Toguz) {
    let plain = PlainToguz::of(pos);
    let numbers: Vec<_> = pos.legal_moves().iter().map(|pit| usize::from(pit.number())).collect();
    assert_eq!(numbers, plain.moves(), "{pos:?}");
    for pit in pos.legal_moves() {
        let mut after = plain.clone();
        after.play(pit.number().into());
        let played = pos.play(&[pit]).map(|played| PlainToguz::of(&played));
        assert_eq!(played.ok().as_ref(), Some(&after), "{pos:?}, {pit:?}");
    }
}

/// Holds what is known of the moves of a row at once to what they do one by one.
pub(crate) fn strikes_agree(pos: &Toguz, least: u8) {
    let plain = PlainToguz::of(pos);
    let mut strikes = vec![Pit::at(0)];
    let has_others = pos.strikes_into(least, &mut strikes);
    let moves = pos.legal_moves();
    let is_strike = |pit: &Pit| {
        let mut after = plain.clone();
        let last = after.play(pit.number().into());
        let me = plain.turn;
        // A tuz is known by itself, a capture by what it leaves: an empty pit of the opponent's and a fuller treasury. What
        // fell into the own tuz is none.
        let is_tuz = after.tuz[me] != plain.tuz[me];
        let is_own_tuz = plain.tuz[me] == Some(last);
        let ends_there = ends_in_their_row(&plain, (*pit).number().into());
        let is_capture = ends_there && !is_tuz && !is_own_tuz && after.rows[1 - me][last - 1] == 0;
        let taken = if is_capture { taken(&plain, &after, (*pit).number().into()) } else { 0 };
        let expected = match (is_tuz, taken) {
            (true, _) => Effect::Tuz,
            (false, 0) => Effect::Nothing,
            (false, taken) => Effect::Capture(taken),
        };
        assert_eq!(pos.foreseen(*pit), expected, "{pos:?}, {pit:?}");
        is_tuz || taken >= least && is_capture
    };
    let expected: Vec<_> = moves.iter().copied().filter(is_strike).collect();
    assert_eq!(strikes, expected, "{pos:?}, at least {least}");
    assert_eq!(has_others, expected.len() < moves.len(), "{pos:?}, at least {least}");
}

/// Whether the last stone of a move falls into the other row (K3.2): a single stone goes on, of more the first stays.
fn ends_in_their_row(plain: &PlainToguz, number: usize) -> bool {
    let count = plain.rows[plain.turn][number - 1] as usize;
    let ahead = if count == 1 { 1 } else { count - 1 };
    (number - 1 + ahead) % 18 >= 9
}

/// What a capture brought, without what fell into the own tuz on the way: the treasury's gain less the stones that passed there.
fn taken(plain: &PlainToguz, after: &PlainToguz, number: usize) -> u8 {
    let me = plain.turn;
    let count = plain.rows[me][number - 1] as usize;
    let first = number - 1 + usize::from(count == 1);
    let into_tuz = plain.tuz[me]
        .map_or(0, |tuz| (first..first + count).filter(|place| place % 18 == 9 + tuz - 1).count());
    (after.kazyna[me] - plain.kazyna[me]) as u8 - into_tuz as u8
}
