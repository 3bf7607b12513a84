//! Sowing by the vector unit against the plain rules, at positions of random games and at set-ups with heaps of several laps.

use crate::toguz_agrees::{moves_agree, strikes_agree};
use utys::games::toguz::{Pit, Toguz, ToguzVariant};
use utys::rules::{Position, Side};
use wasm_bindgen_test::wasm_bindgen_test;

/// Numbers that look random: xorshift64 (Marsaglia 2003).
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % most
    }
}

/// Else there would be nothing to see here.
const _: () = assert!(cfg!(target_feature = "simd128"), "these tests are built with the vector unit");

#[wasm_bindgen_test]
fn vectors_sow_and_strike_as_stones_do_one_by_one_through_whole_games() {
    let mut dice = Dice(1);
    let mut seen = 0;
    for _ in 0..100 {
        let mut pos = Toguz::start(ToguzVariant::default());
        loop {
            moves_agree(&pos);
            strikes_agree(&pos, 1 + dice.below(19) as u8);
            seen += 1;
            let moves = pos.legal_moves();
            if moves.is_empty() {
                break;
            }
            pos = pos.play(&[moves[dice.below(moves.len())]]).unwrap();
        }
    }
    assert!(seen > 2_000, "{seen}");
}

#[wasm_bindgen_test]
fn vectors_sow_and_strike_as_stones_do_one_by_one_with_heaps_of_several_laps() {
    let mut dice = Dice(2);
    let (mut tall, mut with_tuz) = (0, 0);
    for _ in 0..4_000 {
        let pos = set_up(&mut dice);
        tall += usize::from(Pit::all().any(|pit| pos.stones(pit) > 36));
        with_tuz += usize::from(pos.tuz(pos.turn()).is_some());
        moves_agree(&pos);
        strikes_agree(&pos, 1 + dice.below(19) as u8);
    }
    assert!(tall > 500 && with_tuz > 500, "{tall}, {with_tuz}");
}

/// 162 stones by handfuls into pits and treasuries, around up to two tuz.
fn set_up(dice: &mut Dice) -> Toguz {
    let mut tuz = [0, 1].map(|i| {
        (dice.below(2) == 0)
            .then(|| 1 + dice.below(8) as u8)
            .and_then(|number| Pit::new(Side::ALL[1 - i], number))
    });
    if tuz[0].map(Pit::number) == tuz[1].map(Pit::number) {
        tuz[1] = None;
    }
    let mut pits = [0; 18];
    let mut left = 162;
    for _ in 0..1 + dice.below(30) {
        let (place, count) = (dice.below(18), left.min(1 + dice.below(60) as u8));
        if !tuz.contains(&Some(Pit::at(place))) {
            pits[place] += count;
            left -= count;
        }
    }
    let turn = Side::ALL[dice.below(2)];
    Toguz::from_setup(pits, [left / 2, left - left / 2], tuz, turn).unwrap()
}
