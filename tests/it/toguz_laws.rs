//! Laws of Toguz Korgool on positions of random games and on random set-ups.

use crate::plain_toguz::{PlainEnd, PlainToguz};
use crate::toguz_agrees::{moves_agree, strikes_agree};
use crate::toguz_support::{config, positions, walk};
use proptest::prelude::*;
use utys::games::toguz::{Pit, Toguz, ToguzStep};
use utys::rules::{Candidates, Outcome, Position, Reason, Side, Touch};

/// The position seen from the other chair: rows, treasuries, tuz and turn change sides.
pub(crate) fn swap_sides(pos: &Toguz) -> Toguz {
    let pits = std::array::from_fn(|i| pos.stones(Pit::at(i + 9)));
    let treasuries = [pos.treasury(Side::Black), pos.treasury(Side::White)];
    let tuz = [Side::Black, Side::White].map(|side| pos.tuz(side).map(half_turn));
    Toguz::from_setup(pits, treasuries, tuz, pos.turn().other()).unwrap()
}

fn half_turn(pit: Pit) -> Pit {
    Pit::at(pit.index() + 9)
}

fn end(outcome: Option<Outcome>) -> Option<PlainEnd> {
    outcome.map(|outcome| outcome.winner().map_or(PlainEnd::Drawn, |side| PlainEnd::Won(side.index())))
}

fn swap_outcome(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Win { side, reason } => Outcome::Win { side: side.other(), reason },
        draw => draw,
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn the_plain_rules_agree(pos in positions()) {
        let plain = PlainToguz::of(&pos);
        prop_assert_eq!(end(pos.outcome()), plain.end().map(|(end, _)| end));
        let finals = plain.end().map_or(plain.kazyna, |(_, kazyna)| kazyna);
        prop_assert_eq!(pos.final_treasuries().map(u32::from), finals);
        moves_agree(&pos);
    }

    #[test]
    fn a_row_at_once_strikes_where_its_moves_do_one_by_one(pos in positions(), least in 1u8..20) {
        strikes_agree(&pos, least);
    }

    #[test]
    fn the_plain_rules_agree_through_whole_games(choices in prop::collection::vec(any::<u8>(), 400..600)) {
        let record = walk(&choices);
        let mut plain = PlainToguz::start();
        for (i, ply) in record.plies().iter().enumerate() {
            prop_assert_eq!(plain.end(), None);
            plain.play(ply.mv.number().into());
            prop_assert_eq!(&PlainToguz::of(record.position_at(i + 1).unwrap()), &plain);
        }
        prop_assert_eq!(end(record.position().outcome()), plain.end().map(|(end, _)| end));
    }

    #[test]
    fn stones_make_162(pos in positions()) {
        for pit in pos.legal_moves() {
            let after = pos.play(&[pit]).unwrap();
            let sum = |pos: &Toguz| u32::from(pos.board().on_board()) + u32::from(pos.treasury(Side::White))
                + u32::from(pos.treasury(Side::Black));
            prop_assert_eq!(sum(&after), 162);
            let finals: u32 = after.final_treasuries().into_iter().map(u32::from).sum();
            let swept = matches!(after.outcome().map(Outcome::reason), Some(Reason::EmptyRow | Reason::Halves));
            prop_assert!(finals == 162 || !swept);
        }
    }

    #[test]
    fn rows_are_counted_at_once_as_pit_by_pit(pos in positions()) {
        for side in Side::ALL {
            let row: Vec<u8> = Pit::all().filter(|pit| pit.side() == side).map(|pit| pos.stones(pit)).collect();
            prop_assert_eq!(pos.row(side).to_vec(), row.clone());
            let set = |wanted: fn(u8) -> bool| -> u32 {
                row.iter().enumerate().map(|(pit, &stones)| u32::from(wanted(stones)) << pit).sum()
            };
            prop_assert_eq!(pos.row_odd_set(side), set(|stones| stones % 2 == 1));
            prop_assert_eq!(pos.row_pair_set(side), set(|stones| stones == 2) & 0xff);
        }
    }

    #[test]
    fn the_half_turn_changes_sides_and_nothing_else(pos in positions()) {
        let swapped = swap_sides(&pos);
        prop_assert_eq!(swap_sides(&swapped), pos);
        prop_assert_eq!(swapped.outcome(), pos.outcome().map(swap_outcome));
        let moves: Vec<_> = pos.legal_moves().into_iter().map(half_turn).collect();
        prop_assert_eq!(swapped.legal_moves(), moves);
        for pit in pos.legal_moves() {
            let (after, mirrored) = (pos.play(&[pit]).unwrap(), swapped.play(&[half_turn(pit)]).unwrap());
            prop_assert_eq!(swap_sides(&after), mirrored);
        }
    }

    #[test]
    fn steps_lead_to_the_position_after(pos in positions()) {
        for pit in pos.legal_moves() {
            let after = pos.play(&[pit]).unwrap();
            let mut board = pos.board();
            let mut in_hand = 0;
            for step in pos.steps(&[pit]) {
                if let ToguzStep::Sweep { .. } = step {
                    prop_assert_eq!(board, after.board());
                }
                Toguz::apply(&mut board, step);
                match step {
                    ToguzStep::Lift { count, .. } => in_hand += count,
                    ToguzStep::Sow { .. } | ToguzStep::SowIntoTuz { .. } => in_hand -= 1,
                    _ => {}
                }
                let treasuries = board.treasury(Side::White) + board.treasury(Side::Black);
                prop_assert_eq!(board.on_board() + treasuries + in_hand, 162, "no stone is lost on the way");
            }
            prop_assert_eq!(in_hand, 0);
            let finals = Side::ALL.map(|side| board.treasury(side));
            prop_assert_eq!(finals, after.final_treasuries());
            if finals == Side::ALL.map(|side| after.treasury(side)) {
                prop_assert_eq!(board, after.board());
            }
        }
    }

    #[test]
    fn what_is_legal_and_how_much_agrees_with_the_list(pos in positions()) {
        let moves = pos.legal_moves();
        prop_assert_eq!(pos.count_moves(), moves.len() as u64);
        prop_assert_eq!(moves.is_empty(), pos.outcome().is_some());
        for pit in Pit::all() {
            prop_assert_eq!(pos.is_legal(pit), moves.contains(&pit));
            prop_assert_eq!(pos.move_of(&[pit]).is_ok(), moves.contains(&pit));
            prop_assert_eq!(pos.play(&[pit]).is_ok(), moves.contains(&pit));
        }
    }

    #[test]
    fn a_word_names_one_move_and_one_touch_is_enough(pos in positions()) {
        let candidates = Candidates::new(&pos);
        let mut words: Vec<_> = candidates.words().iter().map(|(_, word)| word.clone()).collect();
        prop_assert_eq!(words.len(), pos.legal_moves().len());
        words.sort();
        words.dedup();
        prop_assert_eq!(words.len(), pos.legal_moves().len());
        prop_assert_eq!(candidates.next(&[]), pos.legal_moves());
        prop_assert_eq!(candidates.ends(&[]), pos.legal_moves());
        for pit in Pit::all() {
            match candidates.touch(&pos, &[], pit) {
                Touch::Complete(word) => prop_assert_eq!(pos.move_of(&word), Ok(pit)),
                Touch::Partial(_) => prop_assert!(false, "a move is one pit"),
                Touch::Refused(refusal) => prop_assert_eq!(pos.move_of(&[pit]), Err(refusal)),
            }
        }
    }

    #[test]
    fn equal_positions_have_equal_keys_and_others_have_others(pos in positions()) {
        let moves = pos.legal_moves();
        let keys: Vec<_> = moves.iter().map(|&pit| pos.play(&[pit]).unwrap()).map(|pos| pos.key()).collect();
        for (i, key) in keys.iter().enumerate() {
            prop_assert!(!keys[..i].contains(key) && *key != pos.key());
        }
        let again = swap_sides(&swap_sides(&pos));
        prop_assert_eq!(again.key(), pos.key());
        prop_assert_ne!(swap_sides(&pos).key(), pos.key());
    }

    #[test]
    fn a_move_that_is_not_legal_never_panics(pos in positions(), picks in prop::collection::vec(0usize..18, 1..40)) {
        let mut pos = pos;
        for pick in picks {
            pos.play_unchecked(Pit::at(pick));
            pos.outcome();
            pos.final_treasuries();
        }
    }
}

#[test]
fn keys_are_the_same_on_every_platform() {
    let record = walk(&[3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9]);
    let keys: Vec<_> = [0, 7, 15].map(|ply| record.position_at(ply).unwrap().key()).to_vec();
    assert_eq!(keys, [15_483_632_198_051_582_850, 3_983_282_802_046_069_865, 4_206_258_854_186_393_374]);
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Toguz>() <= 40);
    assert_eq!(size_of::<Pit>(), 1);
}
