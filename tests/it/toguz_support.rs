//! Positions of Toguz Korgool for property tests.

use proptest::prelude::*;
use utys::games::toguz::{Pit, Toguz, ToguzVariant};
use utys::rules::{Notation, Position, Record, Side};

/// How many cases a law is tried on: `UTYS_CASES`, or 10,000.
pub(crate) fn config() -> ProptestConfig {
    let cases = std::env::var("UTYS_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(10_000);
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

pub(crate) fn at(text: &str) -> Toguz {
    Toguz::read_position(text, ToguzVariant::default()).unwrap()
}

/// Plays up to `choices.len()` moves from the start, each choice taken modulo the number of moves.
pub(crate) fn walk(choices: &[u8]) -> Record<Toguz> {
    let mut record = Record::<Toguz>::new(ToguzVariant::default());
    for &choice in choices {
        let moves = record.position().legal_moves();
        if moves.is_empty() {
            break;
        }
        record.append(&[moves[usize::from(choice) % moves.len()]]).unwrap();
    }
    record
}

/// Positions that a game reaches.
fn reached() -> impl Strategy<Value = Toguz> {
    prop::collection::vec(any::<u8>(), 0..160).prop_map(|choices| *walk(&choices).position())
}

/// Positions set up by hand, with heaps of several laps that games seldom reach.
fn set_up() -> impl Strategy<Value = Toguz> {
    let heaps = prop::collection::vec((0usize..20, 1u8..60), 1..30);
    let tuz = [prop::option::weighted(0.6, 1u8..9), prop::option::weighted(0.6, 1u8..9)];
    (heaps, tuz, any::<bool>()).prop_map(|(heaps, tuz, black)| {
        let mut tuz = [0, 1].map(|i| tuz[i].and_then(|number| Pit::new(Side::ALL[1 - i], number)));
        if tuz[0].map(Pit::number) == tuz[1].map(Pit::number) {
            tuz[1] = None;
        }
        let mut counts = [0; 20];
        let mut left = 162;
        for (place, count) in heaps {
            if place >= 18 || !tuz.contains(&Some(Pit::at(place))) {
                let taken = count.min(left);
                counts[place] += taken;
                left -= taken;
            }
        }
        counts[18] += left / 2;
        counts[19] += left - left / 2;
        let pits = std::array::from_fn(|i| counts[i]);
        let turn = if black { Side::Black } else { Side::White };
        Toguz::from_setup(pits, [counts[18], counts[19]], tuz, turn).unwrap()
    })
}

/// Both kinds.
pub(crate) fn positions() -> impl Strategy<Value = Toguz> {
    prop_oneof![2 => reached(), 1 => set_up()]
}
