//! Text of Toguz moves, positions and options (K8.1, K8.2, K3.4).

use crate::toguz_support::{at, config, positions, walk};
use proptest::prelude::*;
use utys::games::toguz::{
    Direction, Pit, Toguz, ToguzExpected, ToguzPositionError, ToguzRefusal, ToguzVariant, read_sheet,
};
use utys::rules::{MoveReading, MoveTextError, Notation, Position, Side, Slip, VariantError};

type Reading = Result<MoveReading<Toguz>, MoveTextError<Toguz>>;

const START: &str = "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1";
/// White's 9 with two stones makes a tuz in Black's 1.
const BEFORE_TUZ: &str = "8,2S/7,1S,2S 78 79 S 1";

fn start() -> Toguz {
    Toguz::start(ToguzVariant::default())
}

fn word(side: Side, number: u8) -> Vec<Pit> {
    vec![Pit::new(side, number).unwrap()]
}

fn read(number: u8) -> Reading {
    Ok(MoveReading { word: word(Side::White, number), slip: None })
}

fn slip(number: u8, slip: Slip) -> Reading {
    Ok(MoveReading { word: word(Side::White, number), slip: Some(slip) })
}

fn syntax(at: usize) -> Reading {
    Err(MoveTextError::Syntax { at })
}

#[test]
fn an_even_capture_is_read_with_and_without_the_running_total() {
    for text in ["7", "76", "76(10)", "76(010)"] {
        assert_eq!(start().read_move(text), read(7), "{text}");
        assert_eq!(start().read_move_in_play(text), Ok(word(Side::White, 7)), "{text}");
    }
    let pos = start().play(&word(Side::White, 7)).unwrap();
    assert_eq!(pos.read_move("87(2)").map(|reading| reading.word), Ok(word(Side::Black, 8)));
}

#[test]
fn a_total_behind_a_move_that_captures_nothing_is_checked_too() {
    assert_eq!(start().read_move("19(0)"), read(1));
    assert_eq!(start().read_move("19(9)"), Err(MoveTextError::WrongTotal { right: 0 }));
}

#[test]
fn a_wrong_total_names_the_right_one() {
    for text in ["76(11)", "76(0)", "76(256)", "76(99999999999999999999)"] {
        assert_eq!(start().read_move(text), Err(MoveTextError::WrongTotal { right: 10 }), "{text}");
    }
}

#[test]
fn a_wrong_landing_names_the_right_one() {
    assert_eq!(start().read_move("75"), Err(MoveTextError::WrongLanding { right: 6 }));
    assert_eq!(start().read_move("77(10)"), Err(MoveTextError::WrongLanding { right: 6 }));
    assert_eq!(start().read_move("75").unwrap_err().to_string(), "the last stone falls in pit 6");
}

#[test]
fn a_tuz_is_marked_by_a_latin_or_cyrillic_x() {
    let pos = at(BEFORE_TUZ);
    for text in ["91X", "91x", "91Х", "91х", "91X(81)", "9"] {
        assert_eq!(pos.read_move(text), read(9), "{text}");
    }
    assert_eq!(pos.read_move("91X(80)"), Err(MoveTextError::WrongTotal { right: 81 }));
    assert_eq!(pos.write_move(&word(Side::White, 9)), "91X");
    assert_eq!(pos.write_move_bare(&word(Side::White, 9)), "91X");
}

#[test]
fn a_missing_or_needless_mark_is_a_slip_in_records_and_an_error_in_play() {
    let pos = at(BEFORE_TUZ);
    assert_eq!(pos.read_move("91"), slip(9, Slip::MissingTuzMark));
    assert_eq!(pos.read_move_in_record("91"), slip(9, Slip::MissingTuzMark));
    assert_eq!(pos.read_move_in_play("91"), Err(MoveTextError::Slip(Slip::MissingTuzMark)));
    assert_eq!(start().read_move("76X"), slip(7, Slip::NeedlessTuzMark));
    assert_eq!(start().read_move_in_play("76X(10)"), Err(MoveTextError::Slip(Slip::NeedlessTuzMark)));
}

#[test]
fn a_bare_pit_is_read_in_play_and_not_in_records() {
    assert_eq!(start().read_move_in_play("1"), Ok(word(Side::White, 1)));
    assert_eq!(start().read_move_in_record("1"), syntax(1));
}

#[test]
fn text_that_is_no_move_names_the_first_byte_that_cannot_be_read() {
    let cases = [
        ("", 0),
        (" 76", 0),
        ("a", 0),
        ("0", 0),
        ("06", 0),
        ("70", 1),
        ("7X", 1),
        ("7(10)", 1),
        ("766", 2),
        ("76 ", 2),
        ("76(", 3),
        ("76()", 3),
        ("76(x)", 3),
        ("76(1", 4),
        ("76(-1)", 3),
        ("76(10)X", 6),
        ("76XX", 3),
        ("76ХХ", 4),
        ("é", 0),
        ("7é", 1),
        ("76é", 2),
        ("76(10)(10)", 6),
        ("7é6", 1),
        ("\u{0}", 0),
    ];
    for (text, byte) in cases {
        assert_eq!(start().read_move(text), syntax(byte), "{text:?}");
    }
}

#[test]
fn an_illegal_move_says_why() {
    let pos = at("8,2S/8,2S 79 79 S 1");
    let pit = Pit::new(Side::White, 3).unwrap();
    let refusal = ToguzRefusal::EmptyPit { pit };
    assert_eq!(pos.read_move("34"), Err(MoveTextError::Illegal { refusal }));
    assert_eq!(refusal.to_string(), "white pit 3 is empty");
}

#[test]
fn moves_are_written_as_playok_writes_them() {
    assert_eq!(start().write_move(&word(Side::White, 7)), "76(10)");
    assert_eq!(start().write_move(&word(Side::White, 1)), "19");
    assert_eq!(start().write_move_bare(&word(Side::White, 7)), "76");
    assert_eq!(start().write_move(&word(Side::Black, 7)), "", "no legal move, no text");
}

#[test]
fn position_text_is_read_as_it_is_written_and_with_less_or_more() {
    let pos = start();
    assert_eq!(pos.write_position(), START);
    for text in [
        START.to_owned(),
        START.replace(" S 1", " S"),
        START.replace(" S 1", " S 4294967296"),
        format!("  {START}\n"),
        START.replace(" 0 0 ", "  0   0 "),
        START.replace(" 0 0 ", " 000 00 "),
    ] {
        assert_eq!(Toguz::read_position(&text, ToguzVariant::default()), Ok(pos), "{text}");
    }
    assert_eq!(at("3,5,2S/1,2,3,2,2S 79 79 N").write_position(), "8,2S/8,2S 79 79 N 1");
}

#[test]
fn rows_are_written_from_blacks_nine_to_whites_nine() {
    let pos = at("1S,2S,3S,4S,5S,6S,T,8S,9S/T,12S,13S,14S,15S,16S,17S,1,1S 30 6 N 1");
    assert_eq!(pos.stones(Pit::new(Side::Black, 9).unwrap()), 1);
    assert_eq!(pos.stones(Pit::new(Side::Black, 1).unwrap()), 9);
    assert_eq!(pos.stones(Pit::new(Side::White, 2).unwrap()), 12);
    assert_eq!(pos.tuz(Side::White), Pit::new(Side::Black, 3));
    assert_eq!(pos.tuz(Side::Black), Pit::new(Side::White, 1));
    assert_eq!((pos.treasury(Side::White), pos.treasury(Side::Black), pos.turn()), (30, 6, Side::Black));
}

#[test]
fn a_position_text_that_is_none_says_where_and_what() {
    use ToguzExpected as E;
    let syntax = |at, expected| ToguzPositionError::Syntax { at, expected };
    let cases = [
        ("", syntax(0, E::Pit)),
        ("9S,", syntax(3, E::Pit)),
        ("9S,9X", syntax(4, E::Slash)),
        ("9s", syntax(1, E::Slash)),
        ("10/9", syntax(0, E::Pit)),
        ("0/9", syntax(0, E::Pit)),
        ("9,0S/9", syntax(2, E::Pit)),
        ("é", syntax(0, E::Pit)),
        ("9/é", syntax(2, E::Pit)),
        ("9/9", syntax(3, E::Space)),
        ("9/9 ", syntax(4, E::Treasury)),
        ("9/9 81", syntax(6, E::Space)),
        ("9/9 81 81", syntax(9, E::Space)),
        ("9/9 81 81 X", syntax(10, E::Turn)),
        ("9/9 81 81 W", syntax(10, E::Turn)),
        ("9/9 81 81 S1", syntax(11, E::Space)),
        ("9/9 81 81 S 0", syntax(12, E::MoveNumber)),
        ("9/9 81 81 S x", syntax(12, E::MoveNumber)),
        ("9/9 81 81 S 1 1", syntax(14, E::End)),
        ("9/9 -1 81 S 1", syntax(4, E::Treasury)),
        ("8/9 81 81 S 1", ToguzPositionError::WrongRowLength { row: Side::Black, pits: 8 }),
        ("9/9,1S 81 80 S 1", ToguzPositionError::WrongRowLength { row: Side::White, pits: 10 }),
        ("9/9 81 80 S 1", ToguzPositionError::WrongSum { sum: 161 }),
        ("9/8,300S 81 80 S 1", ToguzPositionError::WrongSum { sum: 461 }),
        ("9/9 200 200 S 1", ToguzPositionError::WrongSum { sum: 400 }),
        ("9/8,99999999999999999999999S 0 0 S 1", ToguzPositionError::WrongSum { sum: u64::MAX }),
        ("9/9 99999999999999999999999 1 S 1", ToguzPositionError::WrongSum { sum: u64::MAX }),
        ("T,T,7/9 81 81 S 1", ToguzPositionError::TwoTuz { row: Side::Black }),
        ("1,T,T,6/9 81 81 S 1", ToguzPositionError::TwoTuz { row: Side::Black }),
        ("9/T,1,T,6 81 81 S 1", ToguzPositionError::TwoTuz { row: Side::White }),
        ("9/8,T 81 81 S 1", ToguzPositionError::TuzInPitNine { row: Side::White }),
        ("6,T,2/2,T,6 81 81 S 1", ToguzPositionError::MirrorTuz { number: 3 }),
    ];
    for (text, error) in cases {
        assert_eq!(Toguz::read_position(text, ToguzVariant::default()), Err(error), "{text}");
    }
}

#[test]
fn errors_of_positions_say_what_a_person_needs() {
    let message = |text| Toguz::read_position(text, ToguzVariant::default()).unwrap_err().to_string();
    assert_eq!(message("9/9 81 80 S 1"), "pits and treasuries make 161, not 162");
    assert_eq!(message("9/8,T 81 81 S 1"), "a tuz in pit 9 of white");
    assert_eq!(message("9S,9X"), "expected a slash between the rows at byte 4");
}

#[test]
fn a_set_up_that_no_text_can_tell_is_refused_too() {
    let pits = |i: usize| std::array::from_fn(|at| if at == i { 2 } else { 0 });
    let set = |pits, tuz| Toguz::from_setup(pits, [80, 80], tuz, Side::White).unwrap_err();
    let [white, black] = [Side::White, Side::Black].map(|side| Pit::new(side, 3).unwrap());
    assert_eq!(set(pits(0), [Some(white), None]), ToguzPositionError::TuzInOwnRow { owner: Side::White });
    assert_eq!(set(pits(11), [Some(black), None]), ToguzPositionError::TuzHoldsStones { pit: black });
    assert_eq!(set([200; 18], [None; 2]), ToguzPositionError::WrongSum { sum: 3760 });
}

#[test]
fn the_direction_is_a_field() {
    for direction in Direction::ALL {
        let fields = Toguz::write_variant(ToguzVariant { direction });
        assert_eq!(fields, [("direction", direction.as_str())]);
        assert_eq!(Toguz::read_variant(&fields), Ok(ToguzVariant { direction }));
        assert_eq!(Direction::from_name(direction.as_str()), Some(direction));
    }
    assert_eq!(Toguz::read_variant(&[("variant", "4x4")]), Ok(ToguzVariant::default()));
    let error = Toguz::read_variant(&[("direction", "up")]).unwrap_err();
    let allowed: &[&str] = &["anticlockwise", "clockwise"];
    assert_eq!(error, VariantError { field: "direction", value: "up".to_owned(), allowed });
}

/// Texts near the true ones: some characters replaced, dropped or doubled.
fn mutate(text: &str, edits: &[(usize, u8, char)]) -> String {
    let mut chars: Vec<_> = text.chars().collect();
    for &(at, kind, c) in edits {
        if chars.is_empty() {
            break;
        }
        let at = at % chars.len();
        match kind % 3 {
            0 => chars[at] = c,
            1 => drop(chars.remove(at)),
            _ => chars.insert(at, c),
        }
    }
    chars.into_iter().collect()
}

fn edits() -> impl Strategy<Value = Vec<(usize, u8, char)>> {
    let c = prop_oneof![
        prop::sample::select("0123456789STNXxХх,/() -|.[]{}\"\\*\n".chars().collect::<Vec<_>>()),
        any::<char>()
    ];
    prop::collection::vec((any::<usize>(), any::<u8>(), c), 1..6)
}

/// Every reader of the game; whatever comes must be a value or an error.
fn read_everything(text: &str, pos: &Toguz) {
    if let Ok(reading) = pos.read_move(text) {
        assert!(pos.move_of(&reading.word).is_ok());
    }
    let _ = pos.read_move_in_play(text);
    let _ = pos.read_move_in_record(text);
    let _ = Toguz::read_variant(&[("direction", text)]);
    let _ = read_sheet(text);
    if let Ok(pos) = Toguz::read_position(text, ToguzVariant::default()) {
        assert_eq!(Toguz::read_position(&pos.write_position(), ToguzVariant::default()), Ok(pos));
        let _ = pos.legal_moves();
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn positions_are_read_as_they_are_written(pos in positions()) {
        prop_assert_eq!(Toguz::read_position(&pos.write_position(), ToguzVariant::default()), Ok(pos));
    }

    #[test]
    fn moves_are_read_as_they_are_written(pos in positions()) {
        for pit in pos.legal_moves() {
            for text in [pos.write_move(&[pit]), pos.write_move_bare(&[pit])] {
                prop_assert_eq!(pos.read_move(&text), Ok(MoveReading { word: vec![pit], slip: None }));
                prop_assert_eq!(pos.read_move_in_play(&text), Ok(vec![pit]));
            }
            prop_assert!(!pos.write_move_bare(&[pit]).contains([' ', '(']));
            prop_assert_eq!(pos.read_move_in_play(&pit.number().to_string()), Ok(vec![pit]));
        }
    }

    #[test]
    fn every_landing_but_one_is_refused_by_its_right_name(pos in positions()) {
        for pit in pos.legal_moves() {
            let mut accepted = 0;
            for landing in 1..=9 {
                match pos.read_move(&format!("{}{landing}", pit.number())) {
                    Ok(_) => accepted += 1,
                    Err(error) => {
                        let right = pos.write_move_bare(&[pit]).as_bytes()[1] - b'0';
                        prop_assert_eq!(error, MoveTextError::WrongLanding { right });
                    }
                }
            }
            prop_assert_eq!(accepted, 1);
        }
    }

    #[test]
    fn any_bytes_end_in_a_value_or_an_error(bytes in prop::collection::vec(any::<u8>(), 0..80)) {
        read_everything(&String::from_utf8_lossy(&bytes), &start());
    }

    #[test]
    fn texts_near_true_ones_end_in_a_value_or_an_error(pos in positions(), edits in edits()) {
        read_everything(&mutate(&pos.write_position(), &edits), &pos);
        for pit in pos.legal_moves() {
            read_everything(&mutate(&pos.write_move(&[pit]), &edits), &pos);
        }
    }

    #[test]
    fn sheets_near_true_ones_end_in_a_value_or_an_error(
        choices in prop::collection::vec(any::<u8>(), 20..60), edits in edits()
    ) {
        let record = walk(&choices);
        let mut text = String::new();
        for (i, ply) in record.plies().iter().enumerate() {
            if i % 2 == 0 {
                text.push_str(&format!("\n{}.", i / 2 + 1));
            }
            let pos = record.position_at(i).unwrap();
            text.push_str(&format!(" {}", pos.write_move_bare(&ply.word)));
            if i % 20 == 19 {
                let [black, white] = utys::games::toguz::write_diagram(record.position_at(i + 1).unwrap());
                text.push_str(&format!("\n{black}\n{white}"));
            }
        }
        let reading = read_sheet(&text).unwrap();
        prop_assert_eq!(reading.warnings, vec![]);
        let again = reading.game.to_record();
        prop_assert_eq!(again.plies(), record.plies());
        let _ = read_sheet(&mutate(&text, &edits));
    }
}
