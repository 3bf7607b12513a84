//! The text of moves, positions and options, clause by clause; and readers that survive anything.

use crate::tobit_support::{Random, positions, read, short, variant, variants, word};
use proptest::prelude::*;
use utys::games::tobit::{Point, Tobit, TobitPositionError, TobitRefusal, TobitVariant};
use utys::rules::{MoveTextError, Notation, Position, Side};

fn numbers(pos: &Tobit, text: &str) -> Vec<u8> {
    let read = pos.read_move(text).unwrap_or_else(|e| panic!("{text}: {e}"));
    assert_eq!(read.slip, None);
    read.word.into_iter().map(Point::number).collect()
}

/// Analysis 1 before its long capture.
fn before_the_shot() -> Tobit {
    let mut pos = short("W:W1,7,9,17,19,25:B15,21,22,23,29,38");
    for text in "25-32 38:25 19-18 25:11 9-10 11:9 17-16 15:17 7-8 9:7".split(' ') {
        let word = pos.read_move(text).expect("a move").word;
        pos = pos.play(&word).expect("legal");
    }
    pos
}

#[test]
fn a_capture_is_written_by_its_turning_points() {
    let pos = before_the_shot();
    let all = word(&pos, &[1, 14, 28, 30, 16, 18]);
    assert_eq!(pos.write_move(&all), "1:28:30:16:18");
    assert_eq!(pos.write_move_bare(&all), "1:28:30:16:18");
    for text in ["1:14:28:30:16:18", "1:28:30:16:18", "1:18", "1x18", "1\u{d7}28x30:16:18", " 1 : 18 "] {
        assert_eq!(numbers(&pos, text), [1, 14, 28, 30, 16, 18], "{text}");
    }
}

#[test]
fn a_quiet_move_has_a_dash_of_any_kind() {
    let pos = Tobit::start(TobitVariant::default());
    for text in
        ["8-15", "8\u{2013}15", "8\u{2014}15", "8\u{2212}15", "08-15", " 8 - 15 ", "8-15X", "8-15 \u{425}"]
    {
        assert_eq!(numbers(&pos, text), [8, 15], "{text}");
    }
    assert_eq!(pos.write_move(&word(&pos, &[7, 14])), "7-14");
}

#[test]
fn an_exact_text_wins_over_a_bare_one() {
    let pos = short("B:W5,10,16,18,K24,29,K30,K37:BK8,K13,K19,K23");
    assert_eq!(numbers(&pos, "23:36"), [23, 36]);
    assert_eq!(numbers(&pos, "23:25:11:9:23:36"), [23, 25, 11, 9, 23, 36]);
}

#[test]
fn turning_points_win_over_bare_ends_too() {
    let pos = short("W:WK8:B9,15,17,23,29");
    let straight = word(&pos, &[8, 22, 35]);
    let round = word(&pos, &[8, 10, 24, 22, 35]);
    assert_eq!(pos.write_move(&straight), "8:35");
    assert_eq!(pos.write_move(&round), "8:10:24:22:35");
    assert_ne!(pos.move_of(&straight).expect("legal"), pos.move_of(&round).expect("legal"));
    assert_eq!(numbers(&pos, "8:35"), [8, 22, 35]);
}

#[test]
fn two_words_of_one_move_are_not_ambiguous() {
    let pos = read("W:W18,K33,K34:BK5,7,8,K27,28,35", variant("5x4", "flying"));
    let moves: Vec<_> =
        ["34:21:1", "34:14:1"].map(|text| pos.move_of(&pos.read_move(text).expect(text).word)).into();
    assert_eq!(moves[0], moves[1]);
    let mv = moves[0].clone().expect("legal");
    assert!(pos.words(mv).contains(&word(&pos, &[34, 21, 1])));
    assert!(pos.words(mv).contains(&word(&pos, &[34, 14, 1])));
    assert_eq!(numbers(&pos, "34:21:1"), [34, 21, 1], "the path that was written is kept");
    assert_eq!(numbers(&pos, "34:14:1"), [34, 14, 1]);
    assert_eq!(pos.move_of(&pos.read_move("34:1").expect("one move").word), Ok(mv));
}

#[test]
fn a_bare_text_that_fits_several_moves_names_them() {
    let pos = short("W:WK8:B9,15,17,23,31");
    match pos.read_move("8:37") {
        Err(MoveTextError::Ambiguous { candidates }) => {
            assert_eq!(candidates, [word(&pos, &[8, 22, 24, 37]), word(&pos, &[8, 10, 24, 37])]);
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(numbers(&pos, "8:10:37"), [8, 10, 24, 37]);
    assert_eq!(pos.write_move(&word(&pos, &[8, 10, 24, 37])), "8:10:37");
    // Round the square either way: two words of one move, which a bare text may leave open.
    let around = pos.move_of(&pos.read_move("8:8").expect("one move").word).expect("legal");
    assert_eq!(pos.words(around).len(), 2);
}

#[test]
fn texts_that_are_no_moves_say_where() {
    let start = Tobit::start(TobitVariant::default());
    for (text, at) in [
        ("", 0),
        ("  ", 2),
        ("8", 1),
        ("8-", 2),
        ("-15", 0),
        ("8-15-22", 4),
        ("8-15:22", 4),
        ("8:15-22", 4),
        ("8-15 17", 5),
        ("8-15XX", 5),
        ("8-39", 2),
        ("0-15", 0),
        ("8-99999999999999999999", 2),
        ("a8-15", 0),
        ("8\u{2013}\u{2013}15", 4),
        ("8--15", 2),
        ("8X15", 1),
        ("8-15!", 4),
    ] {
        assert_eq!(start.read_move(text), Err(MoveTextError::Syntax { at }), "{text:?}");
    }
    let four = Tobit::start(variant("4x4", "short"));
    assert_eq!(four.read_move("6-33"), Err(MoveTextError::Syntax { at: 2 }));
}

#[test]
fn the_wrong_sign_is_refused_with_the_reason() {
    let start = Tobit::start(TobitVariant::default());
    let points = word(&start, &[8, 15]);
    let refusal = TobitRefusal::NothingToCapture { from: points[0], to: points[1] };
    assert_eq!(start.read_move("8:15"), Err(MoveTextError::Illegal { refusal }));
    let pos = short("W:W8,K1:B15");
    let by = word(&pos, &[8]);
    let refusal = TobitRefusal::CaptureIsCompulsory { by };
    assert_eq!(pos.read_move("8-22"), Err(MoveTextError::Illegal { refusal }));
    assert_eq!(numbers(&pos, "8:22"), [8, 22]);
}

#[test]
fn a_capture_that_is_written_too_short_says_that_it_goes_on() {
    let pos = before_the_shot();
    for (text, from) in [("1:14", 14), ("1:28", 28), ("1:14:28", 28), ("1:28:30:16", 16)] {
        let from = pos.grid().point(from).expect("a point");
        let refusal = TobitRefusal::CaptureGoesOn { from };
        assert_eq!(pos.read_move(text), Err(MoveTextError::Illegal { refusal }), "{text}");
    }
    assert!(pos.read_move("1:28:30:18").is_err(), "a turning point is missing");
}

#[test]
fn position_texts_are_read_in_every_form() {
    let usual = TobitVariant::default();
    let start = Tobit::start(usual);
    for text in [
        "W:W1-12:B27-38",
        "W:W1\u{2013}12:B27-38.",
        " W : W 12 , 1-11 : B 38 , 27 - 37 . ",
        "W:B27-38:W1-12",
        "W:W1,2,3,4,5,6,7,8,9,10,11,12:B27,28,29,30,31,32,33,34,35,36,37,38",
    ] {
        assert_eq!(Tobit::read_position(text, usual), Ok(start), "{text}");
    }
    for (text, written) in [
        ("W:WK1-3:B27", "W:WK1,K2,K3:B27"),
        ("B:W:B27", "B:W:B27"),
        ("W:W:B27.", "W:W:B27"),
        ("B:WK30,2,1:B.", "B:W1,2,K30:B"),
        ("W:W1,2,K30:B27,K36", "W:W1,2,K30:B27,K36"),
        ("W:W:B", "W:W:B"),
    ] {
        let pos = Tobit::read_position(text, usual).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(pos.write_position(), written);
    }
}

#[test]
fn position_errors_name_the_piece_and_the_place() {
    let usual = TobitVariant::default();
    let point = |number| usual.grid.point(number).expect("a point");
    use TobitPositionError as E;
    for (text, error) in [
        ("", E::Syntax { at: 0 }),
        ("X:W1:B2", E::Syntax { at: 0 }),
        ("W", E::Syntax { at: 1 }),
        ("W:W1", E::Syntax { at: 4 }),
        ("W:W1:W2", E::Syntax { at: 5 }),
        ("W:W1,:B2", E::Syntax { at: 5 }),
        ("W:W1,,3:B2", E::Syntax { at: 5 }),
        ("W:W1 3:B2", E::Syntax { at: 5 }),
        ("W:W1:B27 x", E::Syntax { at: 9 }),
        ("W:W1:B27..", E::Syntax { at: 9 }),
        ("B:WK30,2,1:B:", E::Syntax { at: 12 }),
        ("W:W5-2:B27", E::Syntax { at: 5 }),
        ("W:WK:B27", E::Syntax { at: 4 }),
        ("W:W1,39:B2", E::OffBoard { at: 5, number: 39 }),
        ("W:W0:B2", E::OffBoard { at: 3, number: 0 }),
        ("W:W1-99:B27", E::OffBoard { at: 5, number: 99 }),
        ("W:W99999999999:B27", E::OffBoard { at: 3, number: u32::MAX }),
        ("W:W1,1:B27", E::TwoOnOnePoint { at: 5, point: point(1) }),
        ("W:W1,8:B27,K8", E::TwoOnOnePoint { at: 11, point: point(8) }),
        ("W:W1-3,2:B27", E::TwoOnOnePoint { at: 7, point: point(2) }),
        ("W:W36:B27", E::ManOnFarRow { at: 3, point: point(36), side: Side::White }),
        ("W:W6:B30,3", E::ManOnFarRow { at: 9, point: point(3), side: Side::Black }),
        ("W:W1-13:B27", E::TooManyPieces { at: 3, point: point(13), side: Side::White, most: 12 }),
        ("W:WK34:B6-17,K1", E::TooManyPieces { at: 13, point: point(1), side: Side::Black, most: 12 }),
    ] {
        let read = Tobit::read_position(text, usual);
        assert_eq!(read, Err(error.clone()), "{text}");
        assert!(error.to_string().ends_with(&format!("at byte {}", error.at())));
    }
    let four = variant("4x4", "short");
    assert_eq!(Tobit::read_position("W:W1:B33", four), Err(E::OffBoard { at: 6, number: 33 }));
    let point = four.grid.point(11).expect("a point");
    let most = E::TooManyPieces { at: 3, point, side: Side::White, most: 10 };
    assert_eq!(Tobit::read_position("W:W1-11:B29", four), Err(most));
}

#[test]
fn options_are_fields_of_links_and_tags() {
    for variant in variants() {
        let fields = Tobit::write_variant(variant);
        assert_eq!(Tobit::read_variant(&fields), Ok(variant));
    }
    assert_eq!(Tobit::write_variant(TobitVariant::default()), [("variant", "5x4"), ("tobit", "short")]);
    assert_eq!(Tobit::read_variant(&[]), Ok(TobitVariant::default()));
    assert_eq!(Tobit::read_variant(&[("level", "9")]), Ok(TobitVariant::default()));
    let error = Tobit::read_variant(&[("variant", "6x4")]).expect_err("no such board");
    assert_eq!(
        (error.field, error.value.as_str(), error.allowed),
        ("variant", "6x4", ["5x4", "4x4"].as_slice())
    );
    let error = Tobit::read_variant(&[("tobit", "Flying")]).expect_err("no such reach");
    assert_eq!(error.to_string(), "tobit cannot be \"Flying\"; it is one of short, long, flying");
}

/// Feeds both readers; whatever is read is written and read again.
fn feed(text: &str, pos: &Tobit) {
    if let Ok(read) = Tobit::read_position(text, pos.variant()) {
        assert_eq!(Tobit::read_position(&read.write_position(), pos.variant()), Ok(read));
    } else if let Err(error) = Tobit::read_position(text, pos.variant()) {
        assert!(error.at() <= text.len() && text.is_char_boundary(error.at()), "{text:?}: {error:?}");
    }
    match pos.read_move(text) {
        Ok(reading) => assert!(pos.move_of(&reading.word).is_ok()),
        Err(MoveTextError::Syntax { at }) => {
            assert!(at <= text.len() && text.is_char_boundary(at), "{text:?}");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn any_bytes_end_in_a_value_or_an_error(bytes in prop::collection::vec(any::<u8>(), 0..60), seed in 0_u64..600) {
        let variant = variants().nth((seed % 6) as usize).expect("six");
        let pos = positions(variant, seed).nth(1).expect("endless");
        feed(&String::from_utf8_lossy(&bytes), &pos);
    }

    #[test]
    fn any_text_of_the_alphabet_ends_in_a_value_or_an_error(text in "[WBKX0-9:,.x \u{d7}\u{2013}\u{425}-]{0,30}", seed in 0_u64..600) {
        let variant = variants().nth((seed % 6) as usize).expect("six");
        let pos = positions(variant, seed).next().expect("endless");
        feed(&text, &pos);
    }
}

#[test]
fn mutilated_texts_end_in_a_value_or_an_error() {
    let alphabet: Vec<char> = "WBKX0123456789:,.-x \u{d7}\u{2013}\u{425}\u{1f3b2}".chars().collect();
    let mut random = Random(13);
    for variant in variants() {
        for pos in positions(variant, 13).take(crate::tobit_support::cases() / 4) {
            let moves = pos.legal_moves();
            let mut texts = vec![pos.write_position()];
            if !moves.is_empty() {
                texts.push(pos.write_move(&pos.words(random.pick(&moves))[0]));
            }
            for text in texts {
                let mut chars: Vec<char> = text.chars().collect();
                for _ in 0..=random.below(3) {
                    let at = random.below(chars.len().max(1));
                    match random.below(3) {
                        0 if at < chars.len() => chars[at] = random.pick(&alphabet),
                        1 if at < chars.len() => {
                            chars.remove(at);
                        }
                        _ => chars.insert(at.min(chars.len()), random.pick(&alphabet)),
                    }
                }
                feed(&chars.into_iter().collect::<String>(), &pos);
            }
        }
    }
}
