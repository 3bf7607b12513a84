//! Game records as text (T7.3, K8.3), for both games.

use crate::toguz_support::config;
use proptest::prelude::*;
use utys::games::tobit::{Grid, Tobit, TobitReach, TobitVariant};
use utys::games::toguz::{Direction, Toguz, ToguzVariant};
use utys::rules::{
    Comment, GameText, GameTextError, GameTextProblem, Line, MoveTextError, Notation, Outcome, Place,
    Position, Reason, Record, Side, Slip, Tags, TextMove, WarningKind,
};

fn tobit(text: &str) -> GameText<Tobit> {
    GameText::read(text).unwrap_or_else(|error| panic!("{error}")).game
}

fn toguz(text: &str) -> GameText<Toguz> {
    GameText::read(text).unwrap_or_else(|error| panic!("{error}")).game
}

/// What was warned about, with its place.
fn warnings<P: Notation>(text: &str) -> Vec<(WarningKind, usize, usize)> {
    let reading = GameText::<P>::read(text).unwrap_or_else(|error| panic!("{error}"));
    reading
        .warnings
        .into_iter()
        .map(|warning| (warning.kind, warning.place.line, warning.place.column))
        .collect()
}

fn error<P: Notation>(text: &str) -> GameTextError<P> {
    GameText::<P>::read(text).expect_err(text)
}

/// The moves of a line as the app writes them.
fn moves<P: Notation>(line: &Line<P>, start: &P) -> Vec<String> {
    let mut pos = start.clone();
    let mut texts = Vec::new();
    for mv in &line.moves {
        texts.push(pos.write_move(&mv.word));
        pos = pos.play(&mv.word).unwrap();
    }
    texts
}

fn said(comments: &[Comment]) -> Vec<&str> {
    comments.iter().map(Comment::as_str).collect()
}

const SHORT_TOBIT: &str = "\
[Event \"Club \\\"Utys\\\" \\\\ 3\"]
[White \"A\"]
[Variant \"5x4\"]
[Tobit \"long\"]
[Note \"kept\"]

{before all} 1. 8-15 {first} {second} 29-22 (1... 28-21 2. 7-8 (2. 9-8 {deep}) 21-14) {behind} 2.15:29 35:22 2-0
";

#[test]
fn tags_comments_variations_and_attached_numbers_are_read() {
    let game = tobit(SHORT_TOBIT);
    assert_eq!(game.tags.value("Event"), Some("Club \"Utys\" \\ 3"));
    assert_eq!(game.tags.iter().map(|(name, _)| name).collect::<Vec<_>>(), ["Event", "White", "Note"]);
    assert_eq!(game.variant, TobitVariant { grid: Grid::Five, reach: TobitReach::Long });
    assert_eq!(moves(&game.line, &game.start), ["8-15", "29-22", "15:29", "35:22"]);
    assert_eq!(said(&game.line.comments), ["before all"]);
    assert_eq!(said(&game.line.moves[0].comments), ["first", "second"]);
    let second = &game.line.moves[1];
    assert_eq!(said(&second.comments), ["behind"]);
    let after_first = game.start.play(&game.line.moves[0].word).unwrap();
    let variation = &second.variations[0];
    assert_eq!(moves(variation, &after_first), ["28-21", "7-8", "21-14"]);
    assert_eq!(said(&variation.moves[1].variations[0].moves[0].comments), ["deep"]);
    assert_eq!(game.outcome, Some(Outcome::Win { side: Side::White, reason: Reason::Resignation }));
}

#[test]
fn a_game_is_written_with_its_tags_in_order_and_read_again() {
    let game = tobit(SHORT_TOBIT);
    let text = game.write();
    let expected = "\
[Event \"Club \\\"Utys\\\" \\\\ 3\"]
[White \"A\"]
[Result \"2-0\"]
[GameType \"tobit\"]
[Variant \"5x4\"]
[Tobit \"long\"]
[Termination \"resignation\"]
[Note \"kept\"]

{before all} 1. 8-15 {first} {second} 1... 29-22 {behind} (1... 28-21 2. 7-8 (2.
9-8 {deep}) 2... 21-14) 2. 15:29 35:22 2-0
";
    assert_eq!(text, expected);
    assert_eq!(tobit(&text), game);
}

#[test]
fn a_toguz_game_is_written_as_playok_writes_it() {
    let game = toguz("1. 76(10) 87(2) 2. 99 91 *");
    let expected = "\
[Result \"*\"]
[GameType \"toguz\"]
[Direction \"anticlockwise\"]

1. 76(10) 87(2) 2. 99 91 *
";
    assert_eq!(game.write(), expected);
    assert_eq!(game.outcome, None);
}

#[test]
fn numbers_may_be_missing_attached_dotted_or_wrong() {
    let plain = toguz("76 87 99 91");
    for text in
        ["1.76 87 2.99 91", "1. 76 1... 87 2. 99 2... 91", "1.76 1…87 2...99 91", "1. 76 7. 87 9. 99 91 *"]
    {
        assert_eq!(toguz(text), plain, "{text}");
    }
    assert_eq!(toguz("16. 76 87").first_number, 16);
    assert!(toguz("16. 76 87").write().contains("16. 76(10) 87(2) *"));
    assert!(toguz("99999999999. 76 87").write().contains("4294967295. 76(10)"));
}

#[test]
fn each_game_has_its_results() {
    let winner = |outcome: Option<Outcome>| outcome.map(Outcome::winner);
    for (text, expected) in
        [("2-0", Some(Some(Side::White))), ("1-1", Some(None)), ("0-2", Some(Some(Side::Black))), ("*", None)]
    {
        assert_eq!(winner(tobit(&format!("8-15 {text}")).outcome), expected);
        assert_eq!(winner(tobit(&format!("[Result \"{text}\"]\n\n8-15")).outcome), expected);
    }
    for (text, expected) in [
        ("1-0", Some(Some(Side::White))),
        ("1/2-1/2", Some(None)),
        ("0-1", Some(Some(Side::Black))),
        ("*", None),
    ] {
        assert_eq!(winner(toguz(&format!("1. 76 {text}")).outcome), expected);
        assert_eq!(winner(toguz(&format!("[Result \"{text}\"]\n\n1. 76")).outcome), expected);
    }
}

#[test]
fn the_way_a_game_ended_is_kept() {
    for reason in [Reason::Resignation, Reason::Agreement, Reason::Time] {
        let mut record = Record::<Toguz>::new(ToguzVariant::default());
        record.play(&record.position().legal_moves()[..1]).unwrap();
        let outcome = match reason {
            Reason::Agreement => Outcome::Draw { reason },
            _ => Outcome::Win { side: Side::Black, reason },
        };
        record.end(outcome).unwrap();
        let game = GameText::from_record(&record);
        let again = toguz(&game.write());
        assert_eq!(again, game);
        assert_eq!(again.to_record(), record);
        assert_eq!(again.to_record().outcome(), Some(outcome));
    }
    let outcome = toguz("[Termination \"time forfeit\"]\n\n1. 76 0-1").outcome;
    assert_eq!(outcome, Some(Outcome::Win { side: Side::Black, reason: Reason::Time }));
    let text = "[Termination \"abandoned\"]\n\n1. 76 0-1";
    assert_eq!(warnings::<Toguz>(text), [(WarningKind::UnknownTermination, 1, 1)]);
}

#[test]
fn a_cross_behind_a_tobit_move_says_wins() {
    for text in ["8-15 29-22 X", "8-15 29-22X", "8-15 29-22 \u{425}", "8-15 29-22\u{425}"] {
        let game = tobit(text);
        assert_eq!(said(&game.line.moves[1].comments), ["wins"], "{text}");
    }
}

#[test]
fn a_slip_is_a_warning_at_its_place() {
    let text = "[White \"A\"]\n\n1. 76X 87(2)\n2. 99 91";
    assert_eq!(warnings::<Toguz>(text), [(WarningKind::Slip(Slip::NeedlessTuzMark), 3, 4)]);
    let missing = "1. 76(10) 87(2) 2. 99 91 3. 78 91(14) 4. 45(22) 77(16) 5. 58(26) 15(18)\n6. 25 27X";
    assert_eq!(warnings::<Toguz>(missing), [(WarningKind::Slip(Slip::MissingTuzMark), 2, 4)]);
}

#[test]
fn zero_behind_a_result_marks_an_end_by_an_empty_row() {
    let stuck = "[FEN \"9/8,2S 80 80 S 1\"]\n\n1. 91 1/2-1/2 {zero}";
    let start = "[FEN \"9/2S,8 80 80 S 1\"]\n\n1. 12 1-0 {zero}";
    assert_eq!(warnings::<Toguz>(start), []);
    assert!(toguz(start).write().ends_with("1. 12 1-0 {zero}\n"));
    assert_eq!(toguz(start).line.moves[0].comments, []);
    assert!(GameText::<Toguz>::read(stuck).is_ok(), "the stone of 9 feeds Black's row");
    assert_eq!(warnings::<Toguz>(stuck).last().unwrap().0, WarningKind::WrongResultNote);
    assert_eq!(warnings::<Toguz>("1. 76 1-0 {zero}"), [(WarningKind::WrongResultNote, 1, 11)]);
    assert_eq!(said(&toguz("1. 76 1-0 {well played}").line.moves[0].comments), ["well played"]);
    assert_eq!(
        said(&tobit("8-15 2-0 {zero}").line.moves[0].comments),
        ["zero"],
        "a comment like any other in Tobit"
    );
}

#[test]
fn a_start_position_and_options_come_from_tags_in_any_order() {
    let text = "[FEN \"B:W1,2:B23,28\"]\n[Tobit \"flying\"]\n[Variant \"4x4\"]\n\n1... 28-27 2. 1-6";
    let game = tobit(text);
    assert_eq!(game.variant, TobitVariant { grid: Grid::Four, reach: TobitReach::Flying });
    assert_eq!(game.start.write_position(), "B:W1,2:B23,28");
    assert!(game.write().contains("\n1... 28-27 2. 1-6 *\n"), "{}", game.write());
    assert_eq!(tobit(&game.write()), game);
    assert_eq!(toguz("[Direction \"clockwise\"]\n\n76").variant.direction, Direction::Clockwise);
    assert_eq!(warnings::<Toguz>("[GameType \"tobit\"]\n\n76"), [(WarningKind::OtherGameType, 1, 1)]);
    assert_eq!(warnings::<Toguz>("[GameType \"Toguz\"]\n\n76"), []);
}

#[test]
fn a_text_may_hold_several_games_and_one_that_cannot_be_read() {
    let text = "[White \"A\"]\n\n1. 76 87 1-0 {zero}\n\n[White \"B\"]\n\n1. 75 2. 87 0-1\n[Fake] 0-1\n\n[White \"C\"]\n\n98 *\n76 1-0";
    let games = GameText::<Toguz>::read_all(text);
    let names: Vec<_> =
        games.iter().map(|game| game.as_ref().ok().map(|game| game.game.tags.value("White"))).collect();
    assert_eq!(names[0], Some(Some("A")));
    assert_eq!(games[1].as_ref().unwrap_err().place, Place { line: 7, column: 4 });
    assert_eq!(names[names.len() - 2..], [Some(Some("C")), Some(None)]);
    assert_eq!(GameText::<Toguz>::read_all(" \n\n"), []);
    assert_eq!(error::<Toguz>("").problem, GameTextProblem::NotOneGame);
    assert_eq!(error::<Toguz>("76 1-0 76 1-0").problem, GameTextProblem::NotOneGame);
}

/// Two tobits that walk to and fro.
const SHUFFLE: &str = "[FEN \"W:WK9:BK30\"]\n\n";

#[test]
fn a_record_is_read_on_past_the_third_repetition_with_a_mark() {
    let text = format!("{SHUFFLE}{}9-10 1-1", "9-10 30-29 10-9 29-30 ".repeat(3));
    assert_eq!(warnings::<Tobit>(&text)[0], (WarningKind::ThirdRepetition, 3, 39));
    let game = tobit(&text);
    assert_eq!(game.line.moves.len(), 13);
    assert_eq!(game.to_record().repetitions_at(8), 3);
    assert_eq!(tobit(&game.write()), game);
}

#[test]
fn a_game_that_ends_with_the_third_repetition_is_drawn_by_it() {
    let game = tobit(&format!("{SHUFFLE}{}1-1", "9-10 30-29 10-9 29-30 ".repeat(2)));
    assert_eq!(game.outcome, Some(Outcome::Draw { reason: Reason::Repetition }));
    assert_eq!(game.to_record().outcome(), game.outcome);
    let won = tobit(&format!("{SHUFFLE}{}2-0", "9-10 30-29 10-9 29-30 ".repeat(2)));
    assert_eq!(won.outcome, Some(Outcome::Win { side: Side::White, reason: Reason::Resignation }));
    assert_eq!(won.to_record().outcome(), won.outcome);
    assert_eq!(tobit(&won.write()), won);
}

#[test]
fn moves_after_the_end_are_kept_as_a_comment_with_a_mark() {
    // White's single stone takes two and holds 82.
    let text = "[FEN \"7,1S,1S/1S,7,1S 80 78 S 1\"]\n\n1. 91(82) 21 2. 12 1-0";
    assert_eq!(warnings::<Toguz>(text), [(WarningKind::MovesAfterEnd, 3, 11)]);
    let game = toguz(text);
    assert_eq!(said(&game.line.moves[0].comments), ["21 12"]);
    assert_eq!(game.outcome, Some(Outcome::Win { side: Side::White, reason: Reason::Majority }));
    assert_eq!(toguz(&game.write()), game);
}

#[test]
fn what_cannot_be_read_says_line_column_and_why() {
    type Problem = GameTextProblem<Toguz>;
    let mv = |text: &str, error| Problem::Move { text: text.to_owned(), error };
    let cases: Vec<(&str, usize, usize, Problem)> = vec![
        ("1. 76\n 2 87", 2, 2, mv("2", MoveTextError::Syntax { at: 1 })),
        ("1. 75", 1, 4, mv("75", MoveTextError::WrongLanding { right: 6 })),
        ("1. 76(11)", 1, 4, mv("76(11)", MoveTextError::WrongTotal { right: 10 })),
        ("1. ñ 76", 1, 4, mv("ñ", MoveTextError::Syntax { at: 0 })),
        ("{ñ}1. x", 1, 7, mv("x", MoveTextError::Syntax { at: 0 })),
        ("[White A]", 1, 1, Problem::BadTag),
        ("[White \"A]\n76", 1, 1, Problem::BadTag),
        ("[White \"A\"\n76", 1, 1, Problem::BadTag),
        ("[]", 1, 1, Problem::BadTag),
        ("[White \"A\"]\n[White \"B\"]", 2, 1, Problem::RepeatedTag { name: "White".to_owned() }),
        ("76 {open", 1, 4, Problem::OpenComment),
        ("76 (77", 1, 5, mv("77", MoveTextError::WrongLanding { right: 6 })),
        ("76 (19 ", 1, 8, Problem::OpenVariation),
        ("76 (19 1-0)", 1, 8, Problem::NotInVariation),
        ("76 (19\n[White \"A\"])", 2, 1, Problem::NotInVariation),
        ("76)", 1, 3, Problem::StrayClose),
        ("76 }", 1, 4, Problem::StrayClose),
        ("76 ]", 1, 4, Problem::StrayClose),
        ("(76)", 1, 1, Problem::VariationWithoutMove),
        ("[Result \"2-0\"]\n\n76", 1, 1, Problem::BadResult { value: "2-0".to_owned() }),
        ("[Result \"1-0\"]\n\n76 0-1", 3, 4, Problem::TwoResults),
    ];
    for (text, line, column, problem) in cases {
        assert_eq!(
            error::<Toguz>(text),
            GameTextError { place: Place { line, column }, problem },
            "{text:?}"
        );
    }
}

#[test]
fn a_result_that_the_last_position_contradicts_is_an_error() {
    let text = "[FEN \"9/2S,8 80 80 S 1\"]\n\n1. 12 0-1";
    let right = Outcome::Win { side: Side::White, reason: Reason::EmptyRow };
    let expected = GameTextError {
        place: Place { line: 3, column: 7 },
        problem: GameTextProblem::WrongResult { right },
    };
    assert_eq!(error::<Toguz>(text), expected);
    assert_eq!(
        toguz(&text.replace("0-1", "*")).outcome,
        Some(right),
        "an open game is closed by its position"
    );
}

#[test]
fn bad_positions_and_options_point_at_their_tag() {
    let sum = error::<Toguz>("[White \"A\"]\n[FEN \"9/9 1 1 S\"]\n\n76");
    assert_eq!(sum.to_string(), "line 2, column 1: pits and treasuries make 2, not 162");
    let option = error::<Tobit>("[White \"A\"]\n[Tobit \"hop\"]\n\n8-15");
    let message = "line 2, column 1: tobit cannot be \"hop\"; it is one of short, long, flying";
    assert_eq!(option.to_string(), message);
}

#[test]
fn an_ambiguous_move_names_the_moves_it_fits() {
    let error = error::<Tobit>("[FEN \"W:WK8:B9,15,17,23,31\"]\n\n1. 8:37");
    let GameTextProblem::Move { text, error: MoveTextError::Ambiguous { candidates } } = &error.problem
    else {
        panic!("{error}")
    };
    assert_eq!((text.as_str(), candidates.len(), error.place), ("8:37", 2, Place { line: 3, column: 4 }));
}

#[test]
fn variations_too_deep_are_refused_before_the_stack_ends() {
    let deep = |depth: usize| format!("76{}{}", " (76".repeat(depth), ")".repeat(depth));
    assert!(GameText::<Toguz>::read(&deep(50)).is_ok());
    assert_eq!(error::<Toguz>(&deep(51)).problem, GameTextProblem::TooDeep);
    assert_eq!(error::<Toguz>(&deep(100_000)).problem, GameTextProblem::TooDeep);
    assert_eq!(error::<Toguz>(&"(".repeat(100_000)).problem, GameTextProblem::VariationWithoutMove);
}

#[test]
fn lines_are_wrapped_at_eighty_columns() {
    let words = "a comment of some length that goes on and on ".repeat(9);
    let text = toguz(&format!("76 {{{words}}} 87 99 91 {{{words}}}")).write();
    assert!(text.lines().all(|line| line.chars().count() <= 80 && !line.ends_with(' ')), "{text}");
    assert!(text.lines().count() > 10);
}

#[test]
fn a_comment_is_words_without_a_closing_brace() {
    assert_eq!(Comment::new(" a\n\t b} ").unwrap().as_str(), "a b)");
    assert_eq!(Comment::new(" \n "), None);
}

#[test]
fn tags_keep_their_order_and_take_names_and_single_lines_alone() {
    let mut tags = Tags::default();
    for (name, value) in [
        ("Note", "1"),
        ("Black", "b"),
        ("White", "w"),
        ("Event", "e"),
        ("Note", "2\n3"),
        ("No te", "x"),
        ("", "x"),
    ] {
        tags.insert(name, value);
    }
    let all: Vec<_> = tags.iter().collect();
    assert_eq!(all, [("Event", "e"), ("White", "w"), ("Black", "b"), ("Note", "2 3")]);
}

#[test]
fn carriage_returns_and_a_byte_order_mark_do_no_harm() {
    let text = "\u{feff}[White \"A\"]\r\n\r\n1. 76\r\n87 *\r\n";
    assert_eq!(toguz(text).line.moves.len(), 2);
    assert_eq!(toguz(text).tags.value("White"), Some("A"));
}

/// Builds a game of moves, comments and variations from random bytes.
struct Builder<'a> {
    choices: &'a [u8],
    at: usize,
}

impl Builder<'_> {
    fn next(&mut self, end: usize) -> usize {
        let choice = self.choices.get(self.at).copied().unwrap_or_default();
        self.at += 1;
        usize::from(choice) % end
    }

    fn comments(&mut self) -> Vec<Comment> {
        const SAYINGS: [&str; 6] = [
            "",
            "good",
            "zero",
            "a (b) [c \"d\"] 1-0 12. 76 *",
            "Х \\ é {",
            "\u{1f6d6} long words beside others",
        ];
        let count = self.next(12) / 10;
        (0..count).filter_map(|_| Comment::new(SAYINGS[self.next(SAYINGS.len())])).collect()
    }

    fn line<P: Notation>(&mut self, start: &P, depth: usize) -> Line<P> {
        let mut line = Line { comments: self.comments(), moves: Vec::new() };
        let mut pos = start.clone();
        let length = if depth == 0 { 60 } else { 1 + self.next(5) };
        for _ in 0..length {
            let legal = pos.legal_moves();
            if legal.is_empty() || self.at >= self.choices.len() {
                break;
            }
            let mv = legal[self.next(legal.len())];
            let word = pos.words(mv).swap_remove(0);
            let comments = self.comments();
            let count = if depth < 3 { self.next(20) / 18 } else { 0 };
            let variations = (0..count).map(|_| self.line(&pos, depth + 1)).collect();
            pos = pos.play(&word).unwrap();
            line.moves.push(TextMove { word, comments, variations });
        }
        line
    }

    fn game<P: Notation>(&mut self, variant: P::Variant, start: P) -> GameText<P> {
        let line = self.line(&start, 0);
        let mut tags = Tags::default();
        for name in ["Event", "Annotator", "White"] {
            if self.next(2) == 1 {
                tags.insert(name, ["", "a \"b\" \\", "[c] {d}", "\\", "Х\u{1f6d6}"][self.next(5)]);
            }
        }
        let mut game =
            GameText { tags, variant, start, first_number: self.next(40) as u32, line, outcome: None };
        if game.line.moves.is_empty() {
            game.first_number = 1;
        }
        let side = Side::ALL[self.next(2)];
        let outcomes = [
            None,
            Some(Outcome::Win { side, reason: Reason::Resignation }),
            Some(Outcome::Win { side, reason: Reason::Time }),
            Some(Outcome::Draw { reason: Reason::Agreement }),
        ];
        let last = game.to_record().position().clone();
        game.outcome = last.outcome().or(outcomes[self.next(4)]);
        game
    }
}

fn round_trip<P: Notation>(game: &GameText<P>) -> Result<(), TestCaseError> {
    let text = game.write();
    let reading =
        GameText::<P>::read(&text).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
    // A word may be spelled in another way of the same move (T4.7); the second reading is the same in every letter.
    prop_assert_eq!(reading.game.write(), text);
    prop_assert_eq!(mvs(&reading.game), mvs(game));
    let same = GameText { line: game.line.clone(), ..reading.game };
    prop_assert_eq!(&same, game);
    let record = game.to_record();
    let again = GameText::<P>::read(&GameText::from_record(&record).write()).unwrap().game.to_record();
    prop_assert_eq!(again.outcome(), record.outcome());
    prop_assert_eq!(again.position(), record.position());
    Ok(())
}

fn mvs<P: Notation>(game: &GameText<P>) -> Vec<P::Move> {
    game.to_record().plies().iter().map(|ply| ply.mv).collect()
}

fn tobit_variants() -> impl Strategy<Value = TobitVariant> {
    let grids = prop::sample::select(Grid::ALL.to_vec());
    let reaches = prop::sample::select(TobitReach::ALL.to_vec());
    (grids, reaches).prop_map(|(grid, reach)| TobitVariant { grid, reach })
}

fn choices() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(any::<u8>(), 0..300)
}

/// Characters of game texts, and any others.
fn noise() -> impl Strategy<Value = String> {
    let pieces = [
        "76",
        "87",
        "99",
        "1.",
        "1...",
        "(",
        ")",
        "{",
        "}",
        "[",
        "]",
        "\"",
        "\\",
        "\n",
        " ",
        "8-15",
        "29-22",
        "15:29",
        "X",
        "*",
        "1-0",
        "2-0",
        "1/2-1/2",
        "{zero}",
        "[FEN \"",
        "9/9 81 81 S\"]",
        "[White \"A\"]",
        "[Result \"1-0\"]",
        "[Variant \"4x4\"]",
        "(10)",
        "25X",
        "…",
        "é",
        "\u{0}",
        "99999999999999999999.",
    ];
    let piece = prop_oneof![4 => prop::sample::select(pieces.to_vec()).prop_map(str::to_owned), 1 => any::<char>().prop_map(String::from)];
    prop::collection::vec(piece, 0..60).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: config().cases / 4, ..config() })]

    #[test]
    fn toguz_games_are_read_as_they_are_written(choices in choices(), clockwise in any::<bool>()) {
        let direction = Direction::ALL[usize::from(clockwise)];
        let variant = ToguzVariant { direction };
        round_trip(&Builder { choices: &choices, at: 0 }.game(variant, Toguz::start(variant)))?;
    }

    #[test]
    fn tobit_games_are_read_as_they_are_written(choices in choices(), variant in tobit_variants()) {
        round_trip(&Builder { choices: &choices, at: 0 }.game(variant, Tobit::start(variant)))?;
    }

    #[test]
    fn games_from_the_middle_are_read_as_they_are_written(choices in choices(), skip in 1usize..40) {
        let variant = ToguzVariant::default();
        let skipped = choices.iter().take(skip).copied().collect::<Vec<_>>();
        let start = *crate::toguz_support::walk(&skipped).position();
        round_trip(&Builder { choices: &choices, at: 0 }.game(variant, start))?;
    }

    #[test]
    fn any_text_is_read_as_games_and_errors(text in noise(), bytes in prop::collection::vec(any::<u8>(), 0..100)) {
        for text in [&*text, &*String::from_utf8_lossy(&bytes)] {
            for game in GameText::<Toguz>::read_all(text).into_iter().flatten() {
                round_trip(&game.game)?;
            }
            for game in GameText::<Tobit>::read_all(text).into_iter().flatten() {
                round_trip(&game.game)?;
            }
        }
    }

    #[test]
    fn texts_near_true_ones_are_read_as_games_and_errors(
        choices in choices(), cut in any::<usize>(), length in 0usize..6, put in noise()
    ) {
        let variant = ToguzVariant::default();
        let game = Builder { choices: &choices, at: 0 }.game(variant, Toguz::start(variant));
        let mut chars: Vec<_> = game.write().chars().collect();
        let cut = cut % chars.len();
        let end = (cut + length).min(chars.len());
        chars.splice(cut..end, put.chars().take(5));
        let text: String = chars.into_iter().collect();
        for game in GameText::<Toguz>::read_all(&text).into_iter().flatten() {
            round_trip(&game.game)?;
        }
    }
}

#[test]
fn the_record_and_the_sheet_of_the_documents_are_read() {
    let text = include_str!("../../docs/notation.md");
    let block = |start: &str| {
        let from = text.find(start).unwrap();
        &text[from..from + text[from..].find("```").unwrap()]
    };
    let game = tobit(block("[Event \"Club evening\"]"));
    assert_eq!((game.line.moves.len(), game.tags.value("Event")), (4, Some("Club evening")));
    assert_eq!(game.write(), block("[Event \"Club evening\"]"));
    let games = include_str!("../data/toguz/games.txt");
    let line = games.lines().find(|line| line.contains("9. 18 26 10. 91 23")).unwrap();
    let sheet = format!("{}\n{}", line.split(" 9. ").next().unwrap(), block("9. 18 26"));
    assert!(utys::games::toguz::read_sheet(&sheet).is_ok());
}
