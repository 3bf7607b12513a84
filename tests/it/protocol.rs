//! What crosses the worker boundary: texts that are messages, texts that are not, and the desk that answers them.

use proptest::prelude::{Just, Strategy, any, prop_assert_eq, prop_oneof, proptest};
use utys::ai::Level;
use utys::games::toguz::{Toguz, ToguzVariant};
use utys::protocol::{
    Ask, BookUse, Desk, Found, FromEngine, Go, ScoreText, ToEngine, Wire, WireError, build_name,
};
use utys::rules::{Notation, Position};

use crate::tobit_support::Random;

fn go(job: u32, game: &str, moves: &[&str]) -> Go {
    Go {
        job,
        game: game.to_owned(),
        variant: Vec::new(),
        start: None,
        moves: moves.iter().map(|&mv| mv.to_owned()).collect(),
        level: 3,
        seed: 1,
        ask: Ask::Move,
        book: BookUse::Known,
    }
}

#[allow(clippy::needless_pass_by_value)] // the calls read better
fn receive(desk: &mut Desk, message: ToEngine) -> Option<FromEngine> {
    desk.receive(&Wire::write(&message))
}

/// Works until the job is done; everything said on the way.
fn finish(desk: &mut Desk) -> Vec<FromEngine> {
    let mut said = Vec::new();
    while desk.is_busy() {
        said.extend(desk.work(500));
    }
    said
}

fn answer(go: Go) -> FromEngine {
    let mut desk = Desk::default();
    let at_once = receive(&mut desk, ToEngine::Go(go));
    at_once.unwrap_or_else(|| finish(&mut desk).pop().expect("an answer"))
}

fn best(go: Go) -> Found {
    match answer(go) {
        FromEngine::Best(found) => found,
        other => panic!("{other:?}"),
    }
}

fn is_error(message: &FromEngine, job: Option<u32>) -> bool {
    matches!(message, FromEngine::Error { job: of, .. } if *of == job)
}

#[test]
fn a_greeting_is_answered_with_the_build() {
    let hello = ToEngine::Hello { build: build_name().to_owned() };
    assert_eq!(
        receive(&mut Desk::default(), hello),
        Some(FromEngine::Hello { build: build_name().to_owned() })
    );
}

#[test]
fn a_question_is_answered_with_a_move_and_nothing_after_it() {
    for (game, moves) in [("tobit", &["7-14", "28-21"][..]), ("toguz", &["76", "87"])] {
        let mut desk = Desk::default();
        assert_eq!(receive(&mut desk, ToEngine::Go(go(7, game, moves))), None);
        let said = finish(&mut desk);
        assert!(said.iter().all(|message| message.job() == Some(7)));
        let (last, before) = said.split_last().unwrap();
        assert!(matches!(last, FromEngine::Best(found) if !found.line.is_empty()), "{last:?}");
        assert!(before.iter().all(|message| matches!(message, FromEngine::Info(_))));
        assert_eq!(desk.work(1_000), None);
    }
}

#[test]
fn variants_and_starts_are_read() {
    let mut question = go(1, "tobit", &[]);
    question.variant =
        vec![("variant".to_owned(), "4x4".to_owned()), ("tobit".to_owned(), "flying".to_owned())];
    question.start = Some("W:WK10:B16,27".to_owned());
    assert!(matches!(answer(question.clone()), FromEngine::Best(_)));
    question.start = Some("W:WK10:B38".to_owned());
    assert!(is_error(&answer(question.clone()), Some(1)));
    question.start = None;
    question.variant[1].1 = "tall".to_owned();
    assert!(is_error(&answer(question), Some(1)));
}

#[test]
fn a_question_that_cannot_be_asked_is_refused_with_its_number() {
    let refused = |change: &dyn Fn(&mut Go)| {
        let mut question = go(5, "tobit", &[]);
        change(&mut question);
        let message = answer(question);
        assert!(is_error(&message, Some(5)), "{message:?}");
    };
    refused(&|go| go.game = "chess".to_owned());
    refused(&|go| go.level = 0);
    refused(&|go| go.level = 9);
    refused(&|go| go.moves = vec!["7-15".to_owned()]);
    refused(&|go| go.moves = vec![String::new()]);
    refused(&|go| go.start = Some(String::new()));
    refused(&|go| go.start = Some("W:W:B27".to_owned())); // finished
    refused(&|go| {
        go.start = Some("W:WK9:BK30".to_owned());
        let round = ["9-10", "30-31", "10-9", "31-30"].map(str::to_owned);
        go.moves = [round.clone(), round].concat(); // drawn by repetition
    });
}

#[test]
fn a_stop_ends_its_job_and_no_other() {
    let mut desk = Desk::default();
    let question = Go { variant: without_book("tobit"), level: 8, ..go(1, "tobit", &[]) };
    assert_eq!(receive(&mut desk, ToEngine::Go(question)), None);
    let _ = desk.work(100);
    assert_eq!(receive(&mut desk, ToEngine::Stop { job: 2 }), None);
    assert!(desk.is_busy());
    assert_eq!(receive(&mut desk, ToEngine::Stop { job: 1 }), Some(FromEngine::Stopped { job: 1 }));
    assert!(!desk.is_busy());
    assert_eq!(desk.work(1_000), None);
    assert_eq!(receive(&mut desk, ToEngine::Stop { job: 1 }), None);
}

#[test]
fn a_new_job_takes_the_place_of_the_old() {
    let mut desk = Desk::default();
    for job in 1..=3 {
        receive(&mut desk, ToEngine::Go(Go { level: 8, ..go(job, "toguz", OFF_BOOK) }));
        let _ = desk.work(50);
    }
    let mut said = Vec::new();
    while desk.is_busy() {
        said.extend(desk.work(20_000));
    }
    assert!(said.iter().all(|message| message.job() == Some(3)));
}

#[test]
fn garbage_is_answered_by_one_error_and_nothing_else_happens() {
    let mut desk = Desk::default();
    receive(&mut desk, ToEngine::Go(go(4, "tobit", &[])));
    let deep = "[".repeat(100_000);
    for garbage in ["", "null", "garbage", "{\"v\":1}", "\u{0}", &deep] {
        let said = desk.receive(&Wire::from_bytes(garbage));
        assert!(said.as_ref().is_some_and(|said| is_error(said, None)), "{garbage:.40}: {said:?}");
        assert!(desk.is_busy());
    }
    // A message of another version, one that breaks off, one that goes on, and what only begins like one.
    for garbage in
        [&[0xf7, 2, 2, 4][..], &[0xf7, 3], &[0xf7, 3, 2], &[0xf7, 3, 2, 4, 4], &[0xf7, 3, 9, 4], &[0xf7]]
    {
        let said = desk.receive(&Wire::from_bytes(garbage));
        assert!(said.as_ref().is_some_and(|said| is_error(said, None)), "{garbage:?}: {said:?}");
        assert!(desk.is_busy());
    }
    assert!(matches!(finish(&mut desk).last(), Some(FromEngine::Best(found)) if found.job == 4));
    assert_eq!(Wire::from_bytes([0xf7, 3, 2, 4]).read(), Ok(ToEngine::Stop { job: 4 }));
    assert_eq!(Wire::from_bytes([0xf7, 2, 2, 4]).read::<ToEngine>(), Err(WireError::Version(2)));
}

/// Every way in which a question can be wrong, each named.
fn wrong_questions(job: u32) -> Vec<(&'static str, Go)> {
    let with = |change: &dyn Fn(&mut Go)| {
        let mut question = go(job, "tobit", &[]);
        change(&mut question);
        question
    };
    let round = ["9-10", "30-31", "10-9", "31-30"].map(str::to_owned);
    vec![
        ("no game", with(&|go| go.game.clear())),
        ("another game", with(&|go| go.game = "chess".to_owned())),
        ("a very long game", with(&|go| go.game = "tobit".repeat(50_000))),
        ("level 0", with(&|go| go.level = 0)),
        ("level 9", with(&|go| go.level = 9)),
        ("level 255", with(&|go| go.level = u8::MAX)),
        ("a value that is none", with(&|go| go.variant = vec![("tobit".to_owned(), "tall".to_owned())])),
        ("an empty start", with(&|go| go.start = Some(String::new()))),
        ("a start that is none", with(&|go| go.start = Some("W:W99:B1".to_owned()))),
        ("a start of the other game", with(&|go| go.start = Some("9/9/9/9/9/9/9/9/9 w".to_owned()))),
        ("a finished start", with(&|go| go.start = Some("W:W:B27".to_owned()))),
        ("a very long start", with(&|go| go.start = Some("W:W1".repeat(50_000)))),
        ("an empty move", with(&|go| go.moves = vec![String::new()])),
        ("an illegal move", with(&|go| go.moves = vec!["7-15".to_owned()])),
        (
            "an illegal move after a legal one",
            with(&|go| go.moves = vec!["7-14".to_owned(), "7-14".to_owned()]),
        ),
        ("a hundred thousand moves", with(&|go| go.moves = vec!["7-14".to_owned(); 100_000])),
        ("a move that is no text", with(&|go| go.moves = vec!["\u{0}\u{10ffff}".to_owned()])),
        (
            "a game drawn by repetition",
            with(&|go| {
                go.start = Some("W:WK9:BK30".to_owned());
                go.moves = [round.clone(), round.clone()].concat();
            }),
        ),
        (
            "a level that does not ponder",
            with(&|go| {
                go.ask = Ask::Ponder;
                go.level = 7;
            }),
        ),
    ]
}

#[test]
fn a_wrong_question_is_refused_at_rest_and_the_right_one_after_it_answered() {
    let expected = best(go(2, "toguz", &["76"]));
    let mut desk = Desk::default();
    for (name, question) in wrong_questions(1) {
        let said = receive(&mut desk, ToEngine::Go(question));
        assert!(said.as_ref().is_some_and(|said| is_error(said, Some(1))), "{name}: {said:?}");
        assert!(!desk.is_busy(), "{name}");
        assert_eq!(desk.work(1_000), None, "{name}");
        receive(&mut desk, ToEngine::Go(go(2, "toguz", &["76"])));
        assert_eq!(finish(&mut desk).pop(), Some(FromEngine::Best(expected.clone())), "{name}");
    }
}

#[test]
fn a_wrong_question_leaves_the_thinking_unharmed() {
    let running = Go { level: 6, ..go(7, "toguz", &["19"]) };
    let expected = best(running.clone());
    for (name, question) in wrong_questions(8) {
        let mut desk = Desk::default();
        receive(&mut desk, ToEngine::Go(running.clone()));
        let _ = desk.work(2_000);
        let said = receive(&mut desk, ToEngine::Go(question));
        assert!(said.as_ref().is_some_and(|said| is_error(said, Some(8))), "{name}: {said:?}");
        assert!(desk.is_busy(), "{name}");
        assert_eq!(finish(&mut desk).pop(), Some(FromEngine::Best(expected.clone())), "{name}");
    }
}

#[test]
fn a_message_cut_anywhere_is_an_error() {
    let question = ToEngine::Go(Go { start: Some("W:WK9:BK30".to_owned()), ..go(3, "tobit", &["9-10"]) });
    let whole = Wire::write(&question);
    let mut desk = Desk::default();
    for length in 0..whole.bytes().len() {
        let said = desk.receive(&Wire::from_bytes(&whole.bytes()[..length]));
        assert!(said.as_ref().is_some_and(|said| is_error(said, None)), "{length}: {said:?}");
        assert!(!desk.is_busy());
    }
    // A length that is not there: no memory is taken for it.
    let said = desk.receive(&Wire::from_bytes([0xf7, 3, 1, 3, 0xff, 0xff, 0xff, 0xff, 0x0f]));
    assert!(said.as_ref().is_some_and(|said| is_error(said, None)), "{said:?}");
}

fn ponder(job: u32, game: &str, moves: &[&str]) -> Go {
    Go { level: 8, ask: Ask::Ponder, ..go(job, game, moves) }
}

/// Moves after which there is no book.
const OFF_BOOK: &[&str] = &["19", "87"];

/// Options with which a game has no book, where it has any options that matter.
fn without_book(game: &str) -> Vec<(String, String)> {
    let long = (game == "tobit").then(|| ("tobit".to_owned(), "long".to_owned()));
    long.into_iter().collect()
}

#[test]
fn without_the_book_a_strong_level_thinks_from_the_first_move_on() {
    for game in ["tobit", "toguz"] {
        let mut desk = Desk::default();
        let question = Go { level: 6, book: BookUse::Off, ..go(1, game, &[]) };
        assert_eq!(receive(&mut desk, ToEngine::Go(question)), None);
        let first = (0..50).find_map(|_| desk.work(2_000));
        let Some(FromEngine::Info(found)) = first else {
            panic!("{game}: answered without a search");
        };
        assert!(found.nodes > 0, "{game}");
    }
}

#[test]
fn a_strong_level_opens_from_the_book_without_a_search() {
    for game in ["tobit", "toguz"] {
        for level in [6, 7, 8] {
            let mut desk = Desk::default();
            assert_eq!(receive(&mut desk, ToEngine::Go(Go { level, ..go(4, game, &[]) })), None);
            let said = finish(&mut desk);
            let [FromEngine::Best(found)] = &said[..] else { panic!("{said:?}") };
            assert_eq!((found.job, found.depth, found.nodes, found.line.len()), (4, 0, 0, 1));
            assert!(matches!(found.score, ScoreText::About(_)));
            // The move can be answered, and it is the same one again.
            assert_eq!(best(Go { level, ..go(4, game, &[]) }), *found);
            let answered: Vec<&str> = found.line.iter().map(String::as_str).collect();
            assert!(!best(go(5, game, &answered)).line.is_empty());
        }
        assert!(best(go(4, game, &[])).depth > 0, "level 3 thinks for itself");
        let others = [Ask::Draw, Ask::Ponder].map(|ask| Go { level: 8, ask, ..go(4, game, &[]) });
        for question in others {
            let mut desk = Desk::default();
            receive(&mut desk, ToEngine::Go(question));
            assert_eq!(desk.work(2_000), None, "only a move comes from the book");
            assert!(desk.is_busy());
        }
    }
    let first = |seed| best(Go { level: 8, seed, ..go(4, "tobit", &[]) }).line;
    assert!((0..12).any(|seed| first(seed) != first(0)));
}

fn depths(said: &[FromEngine]) -> Vec<u8> {
    let depth = |message: &FromEngine| match message {
        FromEngine::Info(found) | FromEngine::Best(found) => Some(found.depth),
        _ => None,
    };
    said.iter().filter_map(depth).collect()
}

#[test]
fn what_is_found_on_the_opponents_time_saves_time_afterwards() {
    for (game, moves) in [("tobit", &[][..]), ("toguz", OFF_BOOK)] {
        let question = Go { variant: without_book(game), level: 8, ..go(2, game, moves) };
        let nodes_to = |desk: &mut Desk, depth: u8| {
            receive(desk, ToEngine::Go(question.clone()));
            loop {
                match desk.work(10_000) {
                    Some(FromEngine::Info(found)) if found.depth >= depth => return found.nodes,
                    Some(FromEngine::Best(found)) => panic!("{found:?}"),
                    _ => {}
                }
            }
        };
        let depth = 8;
        let cold = nodes_to(&mut Desk::default(), depth);
        let mut desk = Desk::default();
        // The very position that is asked about afterwards: all of it must be known.
        let prepared = Go { variant: without_book(game), ..ponder(1, game, moves) };
        receive(&mut desk, ToEngine::Go(prepared));
        for _ in 0..60 {
            assert_eq!(desk.work(5_000), None, "pondering says nothing on the way");
        }
        let warm = nodes_to(&mut desk, depth);
        assert!(warm * 2 < cold, "{game}: {warm} of {cold} nodes");
    }
}

#[test]
fn pondering_helps_the_same_game_alone() {
    let others = [
        go(2, "tobit", &["7-14"]),
        Go { level: 7, ..go(2, "toguz", OFF_BOOK) },
        Go { variant: vec![("variant".to_owned(), "4x4".to_owned())], level: 8, ..go(2, "tobit", &[]) },
    ];
    for question in others {
        let fresh = best(question.clone());
        for prepared in [ponder(1, "toguz", &["76"]), ponder(1, "tobit", &[])] {
            let mut desk = Desk::default();
            receive(&mut desk, ToEngine::Go(prepared));
            let _ = desk.work(30_000);
            receive(&mut desk, ToEngine::Go(question.clone()));
            assert_eq!(finish(&mut desk).pop(), Some(FromEngine::Best(fresh.clone())));
        }
    }
}

#[test]
fn pondering_is_stopped_like_any_job_and_ends_by_itself_in_the_move_expected() {
    let mut desk = Desk::default();
    receive(&mut desk, ToEngine::Go(ponder(1, "toguz", &[])));
    let _ = desk.work(1_000);
    assert_eq!(receive(&mut desk, ToEngine::Stop { job: 1 }), Some(FromEngine::Stopped { job: 1 }));
    assert_eq!(desk.work(1_000), None);
    // A won ending is soon thought through.
    let end = Go { start: Some("W:WK9,K10,K11:B38".to_owned()), ..ponder(2, "tobit", &[]) };
    receive(&mut desk, ToEngine::Go(end));
    let said = finish(&mut desk);
    assert_eq!(depths(&said).len(), 1);
    assert!(
        matches!(&said[..], [FromEngine::Best(found)] if found.job == 2 && !found.line.is_empty()),
        "{said:?}"
    );
}

#[test]
fn the_same_question_has_the_same_answer_after_other_questions() {
    for level in Level::ALL {
        let question = Go { level: level.number(), ..go(9, "toguz", &["19", "87", "99"]) };
        let fresh = best(question.clone());
        let mut desk = Desk::default();
        receive(&mut desk, ToEngine::Go(Go { level: level.number(), ..go(8, "toguz", &["54"]) }));
        finish(&mut desk);
        receive(&mut desk, ToEngine::Go(question));
        assert_eq!(finish(&mut desk).pop(), Some(FromEngine::Best(fresh)));
    }
}

#[test]
fn a_draw_is_agreed_to_after_a_while_when_the_offer_comes_from_the_better_side() {
    let (mut accepted, mut declined) = (0, 0);
    for seed in 0..200 {
        let mut random = Random(seed);
        let mut pos = Toguz::start(ToguzVariant::default());
        let mut moves = Vec::new();
        while moves.len() < 30 && pos.outcome().is_none() {
            let legal = pos.legal_moves();
            let mv = legal[random.below(legal.len())];
            moves.push(pos.write_move_bare(&pos.words(mv)[0]));
            pos.play_unchecked(mv);
        }
        if pos.outcome().is_some() {
            continue;
        }
        let ahead = i32::from(pos.treasury(pos.turn())) - i32::from(pos.treasury(pos.turn().other()));
        let words: Vec<&str> = moves.iter().map(String::as_str).collect();
        let agrees =
            |level: u8, moves: &[&str]| match answer(Go { ask: Ask::Draw, level, ..go(2, "toguz", moves) }) {
                FromEngine::Draw { job: 2, accepted } => accepted,
                other => panic!("{other:?}"),
            };
        assert!(!agrees(1, &words[..2]), "after two moves");
        // The side to move offers.
        if ahead.abs() >= 45 {
            assert_eq!(agrees(1, &words), ahead > 0, "{moves:?}");
            accepted += usize::from(ahead > 0);
            declined += usize::from(ahead < 0);
        }
    }
    assert!(accepted > 0 && declined > 0, "{accepted} {declined}");
}

#[test]
fn a_side_without_hope_says_so_from_level_four_on_unless_the_end_is_near() {
    let ask =
        |level: u8, start: &str| answer(Go { start: Some(start.to_owned()), level, ..go(2, "tobit", &[]) });
    let lost = "B:WK1,K2,K3,K4,K5,8,9,10:B38";
    for level in 4..=8 {
        assert!(matches!(ask(level, lost), FromEngine::Hopeless(found) if !found.line.is_empty()), "{level}");
    }
    assert!(matches!(ask(3, lost), FromEngine::Best(_)));
    assert!(matches!(ask(8, "W:WK1,K2,K3,K4,K5,8,9,10:B38"), FromEngine::Best(_)));
    assert!(matches!(ask(8, "W:W9,10:B30,31"), FromEngine::Best(_)));
}

fn words() -> impl Strategy<Value = String> {
    prop_oneof![any::<String>(), Just("tobit".to_owned()), Just("7-14".to_owned())]
}

fn questions() -> impl Strategy<Value = ToEngine> {
    let ask = prop_oneof![Just(Ask::Move), Just(Ask::Draw), Just(Ask::Ponder)];
    let book = prop_oneof![Just(BookUse::Known), Just(BookUse::Off)];
    let pairs = proptest::collection::vec((words(), words()), 0..3);
    let moves = proptest::collection::vec(words(), 0..4);
    let start = proptest::option::of(words());
    let go = (any::<u32>(), words(), pairs, start, moves, any::<u8>(), any::<u64>(), ask, book).prop_map(
        |(job, game, variant, start, moves, level, seed, ask, book)| {
            ToEngine::Go(Go { job, game, variant, start, moves, level, seed, ask, book })
        },
    );
    prop_oneof![
        words().prop_map(|build| ToEngine::Hello { build }),
        any::<u32>().prop_map(|job| ToEngine::Stop { job }),
        go,
    ]
}

fn answers() -> impl Strategy<Value = FromEngine> {
    let score = prop_oneof![
        any::<i32>().prop_map(ScoreText::About),
        any::<u16>().prop_map(ScoreText::Win),
        any::<u16>().prop_map(ScoreText::Loss),
    ];
    let found = (any::<u32>(), any::<u8>(), score, any::<u64>(), proptest::collection::vec(words(), 0..4))
        .prop_map(|(job, depth, score, nodes, line)| Found { job, depth, score, nodes, line })
        .boxed();
    prop_oneof![
        words().prop_map(|build| FromEngine::Hello { build }),
        found.clone().prop_map(FromEngine::Info),
        found.clone().prop_map(FromEngine::Best),
        found.prop_map(FromEngine::Hopeless),
        (any::<u32>(), any::<bool>()).prop_map(|(job, accepted)| FromEngine::Draw { job, accepted }),
        any::<u32>().prop_map(|job| FromEngine::Stopped { job }),
        (proptest::option::of(any::<u32>()), words()).prop_map(|(job, why)| FromEngine::Error { job, why }),
    ]
}

proptest! {
    #[test]
    fn every_question_reads_as_it_was_written(message in questions()) {
        prop_assert_eq!(Wire::write(&message).read::<ToEngine>(), Ok(message));
    }

    #[test]
    fn every_answer_reads_as_it_was_written(message in answers()) {
        prop_assert_eq!(Wire::write(&message).read::<FromEngine>(), Ok(message));
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        let mut desk = Desk::default();
        proptest::prop_assert!(desk.receive(&Wire::from_bytes(text)).is_some());
        proptest::prop_assert!(!desk.is_busy());
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in any::<Vec<u8>>()) {
        let marked = [vec![0xf7, 3], bytes.clone()].concat();
        for bytes in [bytes, marked] {
            let wire = Wire::from_bytes(bytes);
            let _ = wire.read::<FromEngine>();
            let mut desk = Desk::default();
            let said = desk.receive(&wire);
            proptest::prop_assert!(said.is_some() || wire.read::<ToEngine>().is_ok());
        }
    }

    #[test]
    fn any_bytes_leave_the_thinking_unharmed(garbage in proptest::collection::vec(any::<Vec<u8>>(), 1..8)) {
        let running = go(0, "tobit", &["7-14"]);
        let mut desk = Desk::default();
        receive(&mut desk, ToEngine::Go(running.clone()));
        for bytes in garbage {
            let _ = desk.work(20);
            let wire = Wire::from_bytes([vec![0xf7, 3, 1], bytes].concat());
            if wire.read::<ToEngine>().is_err() {
                let said = desk.receive(&wire);
                proptest::prop_assert!(said.as_ref().is_some_and(|said| is_error(said, None)), "{said:?}");
            }
        }
        prop_assert_eq!(finish(&mut desk).pop(), Some(answer(running)));
    }

    #[test]
    fn any_question_is_answered_or_refused(message in questions()) {
        let mut desk = Desk::default();
        let said = receive(&mut desk, message.clone());
        let may_be_silent = matches!(message, ToEngine::Stop { .. }) || desk.is_busy();
        proptest::prop_assert!(said.is_some() || may_be_silent);
    }
}
