//! Laws that hold in every position with every set of options.

use crate::tobit_support::{Random, cases, map_points, positions, variants};
use std::collections::{BTreeSet, HashMap};
use utys::games::tobit::{Piece, Point, Tobit, TobitMove, TobitRefusal};
use utys::rules::{Candidates, MoveTextError, Notation, Position, Touch};

fn after(pos: &Tobit, mv: TobitMove) -> Tobit {
    let mut next = *pos;
    next.play_unchecked(mv);
    next
}

#[test]
fn a_move_takes_eight_bytes_and_a_position_thirty_two() {
    assert_eq!(size_of::<TobitMove>(), 8);
    assert_eq!(size_of::<Tobit>(), 32);
}

#[test]
fn a_position_text_reads_back() {
    for variant in variants() {
        for pos in positions(variant, 3).take(cases()) {
            assert_eq!(Tobit::read_position(&pos.write_position(), variant), Ok(pos));
        }
    }
}

#[test]
fn is_legal_agrees_with_the_list() {
    for variant in variants() {
        let mut before: Vec<TobitMove> = Vec::new();
        for pos in positions(variant, 4).take(cases()) {
            let moves = pos.legal_moves();
            assert!(moves.iter().all(|&mv| pos.is_legal(mv)));
            for &mv in &before {
                assert_eq!(pos.is_legal(mv), moves.contains(&mv), "{pos:?} {mv:?}");
            }
            before = moves;
        }
    }
}

#[test]
fn a_word_names_exactly_one_move_and_every_word_of_a_move_is_accepted() {
    for variant in variants() {
        for pos in positions(variant, 5).take(cases()) {
            let mut seen = BTreeSet::new();
            for mv in pos.legal_moves() {
                let words = pos.words(mv);
                assert!(!words.is_empty());
                for word in words {
                    assert_eq!(pos.move_of(&word), Ok(mv), "{pos:?} {word:?}");
                    assert!(seen.insert(word.clone()), "{pos:?}: {word:?} twice");
                    for end in 1..word.len() {
                        let refusal = pos.move_of(&word[..end]).expect_err("only a beginning");
                        let expected = match end {
                            1 => TobitRefusal::Unfinished { point: word[0] },
                            _ => TobitRefusal::CaptureGoesOn { from: word[end - 1] },
                        };
                        assert_eq!(refusal, expected, "{pos:?} {word:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn any_word_is_refused_or_names_a_legal_move() {
    for variant in variants() {
        let points: Vec<Point> = utys::games::tobit::Grid::Five.all().collect();
        let mut random = Random(6);
        for pos in positions(variant, 6).take(cases()) {
            let moves = pos.legal_moves();
            for _ in 0..8 {
                let mut word: Vec<Point> = (0..random.below(5)).map(|_| random.pick(&points)).collect();
                if random.below(2) == 0
                    && let Some(&mv) = moves.get(random.below(moves.len().max(1)))
                {
                    // A legal beginning gets further into the judgement.
                    let begun =
                        random.pick(&pos.words(mv).iter().map(Vec::as_slice).collect::<Vec<_>>()).to_vec();
                    word.splice(0..0, begun[..1 + random.below(begun.len() - 1)].iter().copied());
                }
                match pos.move_of(&word) {
                    Ok(mv) => {
                        assert!(moves.contains(&mv));
                        assert!(pos.words(mv).contains(&word));
                    }
                    Err(refusal) => {
                        assert!(!refusal.to_string().is_empty());
                        assert!(pos.steps(&word).is_empty());
                    }
                }
            }
        }
    }
}

#[test]
fn the_steps_of_a_word_lead_to_the_board_after_it() {
    for variant in variants() {
        for pos in positions(variant, 7).take(cases()) {
            for mv in pos.legal_moves() {
                for word in pos.words(mv) {
                    let mut board = pos.board();
                    let steps = pos.steps(&word);
                    assert!(!steps.is_empty());
                    for step in steps {
                        Tobit::apply(&mut board, step);
                    }
                    assert_eq!(board, after(&pos, mv).board(), "{pos:?} {word:?}");
                }
            }
        }
    }
}

#[test]
fn a_written_word_reads_back_to_its_move_in_every_form() {
    for variant in variants() {
        for pos in positions(variant, 8).take(cases()) {
            for mv in pos.legal_moves() {
                for word in pos.words(mv) {
                    let text = pos.write_move(&word);
                    assert_eq!(text, pos.write_move_bare(&word));
                    let read = pos.read_move(&text).unwrap_or_else(|e| panic!("{pos:?} {text}: {e}")).word;
                    assert_eq!(pos.move_of(&read), Ok(mv), "{pos:?} {text}");
                    assert_eq!(pos.write_move(&read), text, "{pos:?}");
                    let sign = if mv.is_capture() { ":" } else { "-" };
                    let all: Vec<_> = word.iter().map(ToString::to_string).collect();
                    let read = pos.read_move(&all.join(sign)).expect("every landing point").word;
                    assert_eq!(read, word, "{pos:?}");
                    check_bare(&pos, mv, &word, sign);
                }
            }
        }
    }
}

/// The bare form finds the move, or says that it fits several, or is another move's exact text (T7.1).
fn check_bare(pos: &Tobit, mv: TobitMove, word: &[Point], sign: &str) {
    let bare = format!("{}{sign}{}", word[0], word[word.len() - 1]);
    let same_ends =
        |other: &TobitMove| other.start_index() == mv.start_index() && other.end_index() == mv.end_index();
    let rivals: Vec<TobitMove> = pos.legal_moves().into_iter().filter(same_ends).collect();
    match pos.read_move(&bare) {
        Ok(reading) if pos.move_of(&reading.word) == Ok(mv) => {
            assert!(rivals.len() == 1 || pos.write_move(&reading.word) == bare, "{pos:?} {bare}");
        }
        Ok(reading) => assert_eq!(pos.write_move(&reading.word), bare, "{pos:?}: exact wins over bare"),
        Err(MoveTextError::Ambiguous { candidates }) => {
            assert!(rivals.len() > 1);
            let named: BTreeSet<_> = candidates.iter().map(|word| pos.write_move(word)).collect();
            assert_eq!(named.len(), rivals.len(), "{pos:?} {bare}");
            for word in candidates {
                assert!(rivals.contains(&pos.move_of(&word).expect("a legal word")));
            }
        }
        Err(error) => panic!("{pos:?} {bare}: {error}"),
    }
}

#[test]
fn touching_the_points_of_a_word_completes_it() {
    for variant in variants() {
        for pos in positions(variant, 9).take(cases() / 10) {
            let candidates = Candidates::new(&pos);
            for (mv, word) in candidates.words() {
                let last = word.len() - 1;
                match candidates.touch(&pos, &word[..last], word[last]) {
                    Touch::Complete(whole) => assert_eq!(pos.move_of(&whole), Ok(*mv)),
                    other => panic!("{pos:?} {word:?}: {other:?}"),
                }
            }
        }
    }
}

/// Start, end and captures, seen through a map of points.
fn seen(pos: &Tobit, map: impl Fn(Point) -> Point) -> BTreeSet<(Point, Point, BTreeSet<Point>)> {
    let grid = pos.grid();
    let ends = |mv: TobitMove| mv.start(grid).zip(mv.end(grid)).expect("on the board");
    pos.legal_moves()
        .into_iter()
        .map(|mv| (map(ends(mv).0), map(ends(mv).1), pos.captured(mv).into_iter().map(&map).collect()))
        .collect()
}

#[test]
fn the_half_turn_swaps_the_sides_and_the_mirror_keeps_them() {
    for variant in variants() {
        let grid = variant.grid;
        for pos in positions(variant, 10).take(cases()) {
            let turned = map_points(&pos, pos.turn().other(), |point, piece| {
                (grid.half_turn(point), Piece { side: piece.side.other(), ..piece })
            });
            let mirrored = map_points(&pos, pos.turn(), |point, piece| (grid.mirror(point), piece));
            assert_eq!(seen(&turned, |point| point), seen(&pos, |point| grid.half_turn(point)), "{pos:?}");
            assert_eq!(seen(&mirrored, |point| point), seen(&pos, |point| grid.mirror(point)), "{pos:?}");
        }
    }
}

#[test]
fn equal_positions_have_equal_keys_and_others_do_not() {
    let mut by_key: HashMap<u64, Tobit> = HashMap::new();
    for variant in variants() {
        for pos in positions(variant, 11).take(cases()) {
            let again = Tobit::read_position(&pos.write_position(), variant).expect("a position");
            assert_eq!(pos.key(), again.key());
            for mv in pos.legal_moves() {
                let next = after(&pos, mv);
                assert_eq!(*by_key.entry(next.key()).or_insert(next), next, "two positions with one key");
            }
        }
    }
}

#[test]
fn keys_are_the_same_on_every_platform() {
    let keys: Vec<u64> = variants().map(|variant| Tobit::start(variant).key()).collect();
    assert_eq!(keys, KEYS_OF_THE_STARTS);
}

/// Taken once from x86-64: tables and fixtures made on one platform stay good on another.
const KEYS_OF_THE_STARTS: [u64; 6] = [
    0xf3bf_0d93_6c53_e25f,
    0x3be7_5a5c_c12f_90d3,
    0x3e04_50b9_6c8e_0361,
    0x9579_5276_bed5_57ca,
    0x45f1_6008_703f_85bf,
    0xb2ca_da4d_bc98_c7f9,
];

#[test]
fn every_bit_of_a_key_is_used() {
    let (mut ones, mut zeros) = (0, 0);
    let mut flips = [0_u32; 64];
    let mut count = 0;
    let variant = variants().next().expect("options");
    for pos in positions(variant, 12).take(2000) {
        ones |= pos.key();
        zeros |= !pos.key();
        for mv in pos.legal_moves() {
            count += 1;
            let change = pos.key() ^ after(&pos, mv).key();
            (0..64).for_each(|bit| flips[bit] += (change >> bit & 1) as u32);
        }
    }
    assert_eq!((ones, zeros), (u64::MAX, u64::MAX));
    for (bit, flips) in flips.into_iter().enumerate() {
        assert!((count * 4 / 10..=count * 6 / 10).contains(&flips), "bit {bit}: {flips} of {count}");
    }
}
