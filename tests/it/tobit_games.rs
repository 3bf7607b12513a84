//! The published analyses and a whole game, with everything that they claim.

use crate::tobit_solver::{Endgames, Value};
use crate::tobit_support::short;
use utys::games::tobit::{Rank, Tobit, TobitVariant};
use utys::rules::{Notation, Outcome, Position, Reason, Record, Side};

const GAMES: &str = include_str!("../data/tobit/games.txt");

/// One section of the file.
#[derive(Default)]
struct Section {
    name: &'static str,
    start: Option<Tobit>,
    line: Vec<&'static str>,
    claims: Vec<&'static str>,
    alternatives: Vec<&'static str>,
}

fn sections() -> Vec<Section> {
    let mut sections = Vec::new();
    let mut lines = GAMES.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    let mut current = Section::default();
    for line in lines.by_ref() {
        let (keyword, rest) = line.split_once(' ').unwrap_or((line, ""));
        match keyword {
            "position" => current.start = Some(short(rest)),
            "line" => current.line = rest.split_whitespace().collect(),
            "claim" => current.claims.push(rest),
            "alternative" => current.alternatives.push(rest),
            _ if line.starts_with('[') => {
                sections.push(std::mem::take(&mut current));
                current.name = line.trim_matches(['[', ']']);
            }
            // The whole game stands without a keyword; the notation section has tests of its own.
            _ if current.name.starts_with("complete game") => {
                current.line = line.split_whitespace().collect();
            }
            _ => assert_eq!(current.name, "notation", "{line}"),
        }
    }
    sections.push(current);
    sections.remove(0);
    sections
}

fn section(name: &str) -> Section {
    sections().into_iter().find(|section| section.name.starts_with(name)).expect("a section")
}

/// Plays texts; each is written as it was read, or with its turning points when every landing was spelt.
fn play(start: Tobit, line: &[&str]) -> Record<Tobit> {
    let mut record = Record::from_position(start.variant(), start);
    for text in line {
        let pos = *record.position();
        let word =
            pos.read_move(text).unwrap_or_else(|e| panic!("{text} in {}: {e}", pos.write_position())).word;
        let written = pos.write_move(&word);
        assert_eq!(pos.read_move(&written).map(|reading| pos.move_of(&reading.word)), Ok(pos.move_of(&word)));
        record.play(&word).unwrap_or_else(|e| panic!("{text}: {e}"));
    }
    record
}

#[test]
fn the_file_has_the_sections_and_claims_that_are_checked_here() {
    let counts: Vec<_> = sections().iter().map(|s| (s.name, s.claims.len(), s.alternatives.len())).collect();
    assert_eq!(
        counts,
        [
            ("analysis 1: source-tobit-1, diagrams 1 and 2, turned", 2, 1),
            ("analysis 2: source-tobit-1, diagrams 3 and 4, turned", 2, 1),
            ("complete game, 85 plies, white wins", 0, 0),
            ("notation", 0, 0),
        ]
    );
}

#[test]
fn analysis_1_plays_and_its_replies_are_forced() {
    let Section { start, line, .. } = section("analysis 1");
    let record = play(start.expect("a position"), &line);
    let forced_until = line.iter().position(|&text| text == "9:7").expect("the last forced reply");
    for ply in (1..=forced_until).step_by(2) {
        let pos = record.position_at(ply).expect("a position");
        assert_eq!(pos.turn(), Side::Black);
        assert_eq!(pos.count_moves(), 1, "{}", line[ply]);
    }
}

#[test]
fn analysis_1_is_won_by_white_whatever_black_replies() {
    let Section { start, line, .. } = section("analysis 1");
    let shot = line.iter().position(|&text| text == "1:14:28:30:16:18").expect("the long capture") + 1;
    let after_shot = *play(start.expect("a position"), &line[..shot]).position();
    assert_eq!(after_shot.turn(), Side::Black);
    let endgames = Endgames::solve(TobitVariant::default(), 3);
    for mv in after_shot.legal_moves() {
        let mut reply = after_shot;
        reply.play_unchecked(mv);
        assert!(matches!(endgames.value(&reply), Value::Win(_)), "{}", reply.write_position());
    }
    // Every position of the published line is won too, for White to move, and lost for Black to move.
    let whole = play(start.expect("a position"), &line);
    for ply in shot..=line.len() {
        let pos = whole.position_at(ply).expect("a position");
        let value = endgames.value(pos);
        assert_eq!(matches!(value, Value::Win(_)), pos.turn() == Side::White, "ply {ply}: {value:?}");
        assert!(value != Value::Draw);
    }
}

#[test]
fn analysis_1_has_a_second_reply_and_a_second_ending() {
    let Section { start, line, claims, alternatives, .. } = section("analysis 1");
    let start = start.expect("a position");
    assert!(claims[0].contains("(22-23 18-17 too)"));
    let shot = line.iter().position(|&text| text == "1:14:28:30:16:18").expect("the long capture") + 1;
    let endgames = Endgames::solve(TobitVariant::default(), 3);
    let other_reply = play(start, &[&line[..shot], &["22-23", "18-17"]].concat());
    assert!(matches!(endgames.value(other_reply.position()), Value::Loss(_)));

    let (moves, claim) = alternatives[0].split_once(" -> ").expect("a claim");
    assert_eq!(claim, "black to move loses (2-8 is forced and is captured)");
    let moves: Vec<_> = moves.split_whitespace().collect();
    let branch = line.iter().position(|text| text == &moves[0]).expect("a common move");
    let pos = *play(start, &[&line[..branch], &moves].concat()).position();
    assert_eq!(pos.turn(), Side::Black);
    assert!(matches!(endgames.value(&pos), Value::Loss(_)));
    let forced = pos.legal_moves();
    assert_eq!(forced, [pos.move_of(&pos.read_move("2-8").expect("forced").word).expect("legal")]);
    let record = play(pos, &["2-8"]);
    assert!(record.position().must_capture());
}

#[test]
fn analysis_2_one_man_beats_two_tobits() {
    let Section { start, line, claims, alternatives, .. } = section("analysis 2");
    let start = start.expect("a position");
    let record = play(start, &line);
    let endgames = Endgames::solve(TobitVariant::default(), 3);
    let first = (0..=line.len())
        .find(|&ply| {
            let pos = record.position_at(ply).expect("a position");
            let board = pos.board();
            board.count(Side::Black) == 2
                && board.count_rank(Side::Black, Rank::Tobit) == 2
                && board.count(Side::White) == 1
                && board.count_rank(Side::White, Rank::Man) == 1
        })
        .expect("one man against two tobits");
    assert_eq!(claims[0], "white wins: one man beats two tobits");
    for ply in first..=line.len() {
        let pos = record.position_at(ply).expect("a position");
        let value = endgames.value(pos);
        assert_eq!(matches!(value, Value::Win(_)), pos.turn() == Side::White, "ply {ply}: {value:?}");
        assert!(value != Value::Draw);
    }

    let alternative = alternatives[0].strip_prefix("after 6:8:10: ").expect("where it branches");
    let (moves, claim) = alternative.split_once(" -> ").expect("a claim");
    assert_eq!(claim, "white wins");
    let branch = line.iter().position(|&text| text == "6:8:10").expect("the branch") + 1;
    let moves: Vec<_> = moves.split_whitespace().collect();
    let pos = *play(start, &[&line[..branch], &moves].concat()).position();
    assert!(matches!(endgames.value(&pos), Value::Loss(_)), "{}", pos.write_position());
    assert_eq!(pos.turn(), Side::Black);
}

#[test]
fn one_tobit_against_one_is_never_a_draw_nor_is_one_against_two() {
    assert_eq!(section("analysis 2").claims[1], "one tobit against one is never a draw on any board (short)");
    for variant in crate::tobit_support::variants().filter(|v| v.reach.as_str() == "short") {
        let endgames = Endgames::solve(variant, 3);
        assert_eq!(endgames.draws(), 0, "{variant:?}");
    }
}

#[test]
fn the_endgames_of_the_usual_board_are_as_many_and_as_long_as_published() {
    let two = Endgames::solve(TobitVariant::default(), 2);
    let three = Endgames::solve(TobitVariant::default(), 3);
    assert_eq!((two.len(), two.longest()), (4_909, 22));
    assert_eq!((three.len() - two.len(), three.longest()), (329_948, 25));
}

#[test]
fn the_complete_game_is_won_by_white() {
    let Section { line, .. } = section("complete game");
    assert_eq!(line.len(), 85);
    let record = play(Tobit::start(TobitVariant::default()), &line);
    assert_eq!(record.outcome(), Some(Outcome::Win { side: Side::White, reason: Reason::NoPieces }));
    for ply in 0..85 {
        assert_eq!(record.position_at(ply).and_then(Position::outcome), None, "ply {ply}");
    }
}

#[test]
fn the_notation_claims_are_the_ones_checked_in_the_notation_tests() {
    let notation = GAMES.split("[notation]").nth(1).expect("a section");
    let lines: Vec<_> = notation.lines().filter(|line| !line.is_empty()).collect();
    assert_eq!(
        lines,
        [
            "1:14:28:30:16:18 (every landing) is 1:28:30:16:18 (turning points), see analysis 1",
            "exact beats bare: in B:W5,10,16,18,K24,29,K30,K37:BK8,K13,K19,K23 (short) 23:36 is one jump",
            "two words, one move: in W:W18,K33,K34:BK5,7,8,K27,28,35 (flying) 34:21:1 and 34:14:1",
        ]
    );
}
