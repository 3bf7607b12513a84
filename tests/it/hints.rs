//! The coach: what it finds, and how a session tells it in three stages.

use utys::app::boards::{GameUi, Motion, Shape};
use utys::app::i18n::Lang;
use utys::app::session::{Action, HintStage, Session, link};
use utys::app::settings::{Bar, Settings};
use utys::games::tobit::{Point, Tobit};
use utys::games::toguz::Toguz;
use utys::protocol::{Advice, Ask, BookUse, Coach, FromCoach, Go, Goods, ToEngine, Why, Wire, build_name};
use utys::rules::{Notation, Side};

fn open<P: GameUi>(query: &str) -> Session<P> {
    Session::new(link::read::<P>(query, 1).expect(query).setup.expect(query), Motion::Reduced)
}

fn point(number: u8) -> Point {
    let all = Tobit::spots(Default::default(), Side::White);
    all.into_iter().find(|point| point.to_string() == number.to_string()).expect("a point")
}

fn go(game: &str, start: Option<&str>, moves: &[&str]) -> Go {
    Go {
        job: 7,
        game: game.to_owned(),
        variant: Vec::new(),
        start: start.map(str::to_owned),
        moves: moves.iter().map(|mv| (*mv).to_owned()).collect(),
        level: 8,
        seed: 0,
        ask: Ask::Move,
        book: BookUse::Known,
    }
}

fn tell(coach: &mut Coach, message: &ToEngine) -> Option<FromCoach> {
    coach.receive(&Wire::write(message))
}

/// Asks and waits.
fn ask(go: Go) -> Advice {
    let mut coach = Coach::default();
    assert_eq!(tell(&mut coach, &ToEngine::Go(go)), None);
    loop {
        match coach.work(20_000) {
            None => assert!(coach.is_busy()),
            Some(FromCoach::Advice(advice)) => {
                assert!(!coach.is_busy());
                return advice;
            }
            Some(other) => panic!("{other:?}"),
        }
    }
}

#[test]
fn the_coach_names_its_build_and_answers_what_is_no_message() {
    let mut coach = Coach::default();
    let hello = tell(&mut coach, &ToEngine::Hello { build: "x".to_owned() });
    assert_eq!(hello, Some(FromCoach::Hello { build: build_name().to_owned() }));
    assert_eq!(coach.receive(&Wire::from_bytes(*b"no")), Some(FromCoach::Error { job: None }));
    for bad in [go("chess", None, &[]), go("tobit", Some("nonsense"), &[]), go("tobit", None, &["1-38"])] {
        assert_eq!(tell(&mut coach, &ToEngine::Go(bad)), Some(FromCoach::Error { job: Some(7) }));
    }
    let over = go("tobit", Some("B:W15:B"), &[]);
    assert_eq!(tell(&mut coach, &ToEngine::Go(over)), Some(FromCoach::Error { job: Some(7) }));
    assert!(!coach.is_busy());
}

#[test]
fn the_coach_stops_when_it_is_told() {
    let mut coach = Coach::default();
    tell(&mut coach, &ToEngine::Go(go("toguz", None, &[])));
    assert_eq!(coach.work(100), None);
    // A word for another question, and a question that cannot be answered, leave it to its work.
    assert_eq!(tell(&mut coach, &ToEngine::Stop { job: 6 }), None);
    let bad = Go { job: 8, ..go("chess", None, &[]) };
    assert_eq!(tell(&mut coach, &ToEngine::Go(bad)), Some(FromCoach::Error { job: Some(8) }));
    assert!(coach.is_busy());
    assert_eq!(tell(&mut coach, &ToEngine::Stop { job: 7 }), None);
    assert!(!coach.is_busy());
    assert_eq!(coach.work(100), None);
}

#[test]
fn a_compulsory_capture_is_the_only_move_and_wins_a_man() {
    let advice = ask(go("tobit", Some("W:W15,1:B22,38,37"), &[]));
    assert_eq!(advice.lines[0][0], "15:29");
    assert_eq!(advice.why[0], Why::OnlyLegal);
    assert_eq!(advice.threat, None, "who must capture has nothing to leave undone");
}

#[test]
fn every_move_that_is_recommended_is_legal_and_every_chance_is_one() {
    for (game, moves) in [("tobit", &["8-15", "29-22"][..]), ("toguz", &["2", "8"][..]), ("toguz", &[][..])] {
        let advice = ask(go(game, None, moves));
        assert_eq!(advice.job, 7);
        assert!(advice.chance <= 1000);
        assert!(!advice.lines.is_empty() && !advice.why.is_empty(), "{game} {moves:?}");
        let best = &advice.lines[0][0];
        let legal = match game {
            "tobit" => {
                let game = open::<Tobit>(&format!("side=both&moves={}", moves.join("_")));
                game.record().position().read_move(best).is_ok()
            }
            _ => {
                let game = open::<Toguz>(&format!("side=both&moves={}", moves.join("_")));
                game.record().position().read_move(best).is_ok()
            }
        };
        assert!(legal, "{game} {best}");
    }
}

/// A hint that the tests give.
fn advice(game: &Session<Tobit>, mv: &str) -> Advice {
    Advice {
        job: game.coach_go().expect("the coach is asked").job,
        chance: 640,
        lines: vec![vec![mv.to_owned()]],
        why: vec![Why::OnlyKeeps, Why::Wins(vec![(Goods::Tobits, 1), (Goods::Men, 2)])],
        threat: None,
    }
}

fn line(game: &Session<Tobit>) -> String {
    game.line(Lang::En)
}

// D4
#[test]
fn a_hint_is_told_in_three_stages_each_seen_and_said() {
    let mut game = open::<Tobit>("side=both&help=hints");
    assert_eq!((game.can_hint(), game.coach_go()), (true, None));
    game.apply(Action::Hint);
    assert_eq!((line(&game), game.can_hint()), ("The coach is looking.".to_owned(), false));
    let answer = advice(&game, "8-15");
    game.apply(Action::Advice(Box::new(answer)));
    assert_eq!(game.coach_go(), None);
    let stages = [
        (HintStage::Where, vec![8], "Look at 8."),
        (HintStage::What, vec![8, 15], "Play 8-15."),
        (HintStage::Why, vec![8, 15], "8-15: every other move is clearly worse. It wins 1 tobit and 2 men."),
    ];
    for (nth, (stage, marks, words)) in stages.into_iter().enumerate() {
        if nth > 0 {
            game.apply(Action::Hint);
        }
        assert_eq!(game.hint_stage(), Some(stage));
        let marks: Vec<_> = marks.into_iter().map(point).collect();
        assert_eq!(game.view(Shape::default()).hint, marks, "{words}");
        let said = game.said().last().map(|(_, notice)| game.words(notice, Lang::En));
        assert_eq!((said.as_deref(), line(&game).as_str()), (Some(words), words));
    }
    assert!(!game.can_hint(), "there is no more to tell");
    // With the next move it is gone.
    for spot in [8, 15] {
        game.apply(Action::Touch(point(spot)));
    }
    assert_eq!((game.hint_stage(), game.view(Shape::default()).hint), (None, vec![]));
    assert!(game.can_hint());
}

#[test]
fn an_answer_for_another_position_is_dropped_and_a_failure_is_said() {
    let mut game = open::<Tobit>("side=both&help=hints");
    game.apply(Action::Hint);
    let late = advice(&game, "8-15");
    for spot in [9, 16] {
        game.apply(Action::Touch(point(spot)));
    }
    game.apply(Action::Advice(Box::new(late)));
    assert_eq!((game.advice(), game.hint_stage()), (None, None));
    game.apply(Action::Hint);
    let job = game.coach_go().expect("asked").job;
    game.apply(Action::CoachFailed(job));
    assert_eq!(line(&game), "The coach could not be reached.");
    assert!(game.can_hint(), "it can be asked again");
    game.apply(Action::Hint);
    assert!(game.coach_go().is_some());
    // Another game with as many moves is another position.
    game.apply(Action::Again);
    assert_eq!(game.coach_go(), None);
}

// C3, C9
#[test]
fn there_are_no_hints_in_strict_play_nor_where_none_were_agreed_on() {
    for query in ["side=both", "side=both&help=none", "side=both&help=hints&takebacks=never"] {
        let mut game = open::<Tobit>(query);
        assert!(!game.has_hints(), "{query}");
        game.apply(Action::Hint);
        assert_eq!(game.coach_go(), None, "{query}");
    }
    let mut computers = open::<Tobit>("side=black&help=hints");
    assert!(!computers.can_hint(), "not on the computer's turn");
    computers.apply(Action::Hint);
    assert_eq!(computers.coach_go(), None);
}

#[test]
fn the_win_chance_is_asked_for_only_when_it_is_wished_and_counts_for_white() {
    let mut game = open::<Tobit>("side=both");
    assert_eq!((game.has_bar(), game.coach_go()), (false, None), "off by default in play");
    game.apply(Action::Settings(Settings { bar: Bar::On, ..Settings::default() }));
    assert_eq!((game.has_bar(), game.white_chance()), (true, None));
    let answer = advice(&game, "8-15");
    game.apply(Action::Advice(Box::new(answer)));
    assert_eq!((game.white_chance(), game.hint_stage()), (Some(640), None), "no hint is told");
    for spot in [8, 15] {
        game.apply(Action::Touch(point(spot)));
    }
    let answer = advice(&game, "29-22");
    game.apply(Action::Advice(Box::new(answer)));
    assert_eq!(game.white_chance(), Some(360), "Black is to move");
    let strict = open::<Tobit>("side=both&takebacks=never");
    assert!(!strict.has_bar());
}

#[test]
fn every_reason_is_a_sentence_in_every_language() {
    let prize = vec![(Goods::Stones, 12)];
    let reasons = [
        Why::OnlyLegal,
        Why::OnlyWins,
        Why::OnlySaves,
        Why::EndsTheGame { moves: 2 },
        Why::Does(utys::protocol::Deed::Promotes),
        Why::Does(utys::protocol::Deed::MakesTuz),
        Why::Does(utys::protocol::Deed::Majority),
        Why::Loses(prize.clone()),
        Why::GivesBack { won: prize.clone(), lost: prize.clone() },
        Why::Offers { lost: prize.clone(), won: prize.clone() },
        Why::Meets(prize),
        Why::Quiet,
    ];
    let mut seen = Vec::new();
    for why in reasons {
        let mut game = open::<Tobit>("side=both&help=hints");
        game.apply(Action::Hint);
        let answer = Advice { why: vec![why.clone()], ..advice(&game, "8-15") };
        game.apply(Action::Advice(Box::new(answer)));
        game.apply(Action::Hint);
        game.apply(Action::Hint);
        let words = game.line(Lang::En);
        assert!(words.starts_with("8-15: ") && words.ends_with('.'), "{why:?}: {words}");
        assert!(!seen.contains(&words), "{why:?}: {words}");
        seen.push(words);
    }
}
