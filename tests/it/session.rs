//! A game in progress: touches, undo, the engine's answers, the picture, offers, endings, storage.

use utys::app::boards::{Arrow, GameUi, Motion, Shape};
use utys::app::i18n::Lang;
use utys::app::session::{Action, Notice, Players, Session, Setup, Trouble, Verdict, link, saved};
use utys::games::tobit::{Grid, Point, Tobit, TobitRefusal};
use utys::games::toguz::{Pit, Toguz};
use utys::protocol::{Ask, Hope};
use utys::rules::{Outcome, Position, Reason, Side};

fn setup<P: GameUi>(query: &str) -> Setup<P> {
    link::read::<P>(query, 1).expect(query).setup.expect(query)
}

fn open<P: GameUi>(query: &str) -> Session<P> {
    Session::new(setup(query), Motion::Reduced)
}

fn moving<P: GameUi>(query: &str) -> Session<P> {
    Session::new(setup(query), Motion::Full)
}

/// The points of a move as the app writes it, one touch each.
fn touch(session: &mut Session<Tobit>, spots: &[u8]) {
    for &spot in spots {
        session.apply(Action::Touch(point_of(spot)));
    }
}

fn point_of(number: u8) -> Point {
    let all = Tobit::spots(Default::default(), Side::White);
    all.into_iter().find(|point| point.to_string() == number.to_string()).expect("a point")
}

fn pit(side: Side, number: u8) -> Pit {
    Pit::new(side, number).expect("a pit")
}

fn answer<P: GameUi>(session: &mut Session<P>, text: &str) {
    let question = session.question().expect("the engine is asked");
    assert_eq!(question.ask, Ask::Move);
    session.apply(Action::Paced(question.job));
    session.apply(Action::EngineMove { job: question.job, text: text.to_owned(), hope: Hope::Left });
}

fn plies<P: GameUi>(session: &Session<P>) -> usize {
    session.record().plies().len()
}

fn last_words<P: GameUi>(session: &Session<P>) -> String {
    let (_, notice) = session.said().last().expect("something was said");
    session.words(notice, Lang::En)
}

#[test]
fn two_touches_make_a_move_and_the_other_person_is_next() {
    let mut game = open::<Tobit>("side=both");
    touch(&mut game, &[8]);
    assert_eq!(game.touched(), [point_of(8)]);
    assert!(game.view(Shape::default()).next.contains(&point_of(15)));
    touch(&mut game, &[15]);
    assert_eq!((plies(&game), game.turn()), (1, Side::Black));
    assert_eq!(last_words(&game), "White plays 8 15.");
    touch(&mut game, &[29, 22]);
    assert_eq!((plies(&game), game.turn()), (2, Side::White));
}

// B3
#[test]
fn the_last_point_alone_plays_a_sequence_that_has_only_one_way() {
    let mut game = open::<Tobit>("side=both&pos=W:W8:B15,23,38");
    touch(&mut game, &[8, 24]);
    assert_eq!((plies(&game), game.refusal()), (1, None));
    assert_eq!(game.record().plies()[0].word, [8, 22, 24].map(point_of));
    game.apply(Action::Undo);
    touch(&mut game, &[24]);
    assert_eq!(plies(&game), 1);
    game.apply(Action::Undo);
    game.apply(Action::Lift(point_of(8)));
    game.apply(Action::Drop(Some(point_of(22))));
    assert_eq!((plies(&game), game.touched().len()), (0, 2), "step by step works too");
    touch(&mut game, &[24]);
    assert_eq!(plies(&game), 1);
}

#[test]
fn touching_the_piece_again_puts_it_down_and_another_piece_is_taken_up_instead() {
    let mut game = open::<Tobit>("side=both");
    touch(&mut game, &[8, 8]);
    assert_eq!(game.touched(), []);
    touch(&mut game, &[8, 9]);
    assert_eq!(game.touched(), [point_of(9)]);
    game.apply(Action::Cancel);
    assert_eq!(game.touched(), []);
}

#[test]
fn a_refused_touch_is_explained_and_the_pieces_that_must_capture_pulse() {
    let mut game = open::<Tobit>("side=both&moves=8-15_29-22");
    touch(&mut game, &[9]);
    let obliged = [point_of(15)];
    match game.refusal() {
        Some(TobitRefusal::CaptureIsCompulsory { by }) => assert_eq!(by, &obliged),
        other => panic!("{other:?}"),
    }
    assert_eq!(game.view(Shape::default()).must, obliged);
    assert_eq!(game.line(Lang::En), last_words(&game));
    assert!(last_words(&game).contains("15"), "{}", last_words(&game));
    touch(&mut game, &[15]);
    assert_eq!(game.refusal(), None);
    assert_eq!(game.view(Shape::default()).must, []);
}

#[test]
fn the_same_refusal_twice_is_said_twice() {
    let mut game = open::<Tobit>("side=both");
    touch(&mut game, &[20]);
    let first = game.said().last().map(|(number, _)| *number);
    touch(&mut game, &[20]);
    assert_ne!(game.said().last().map(|(number, _)| *number), first);
}

#[test]
fn the_computer_is_asked_when_it_is_to_move_and_its_answer_is_played() {
    let mut game = open::<Tobit>("side=white&level=5");
    assert_eq!(game.question(), None);
    touch(&mut game, &[8, 15]);
    let go = game.go().expect("a question");
    assert_eq!((go.game.as_str(), go.level, go.moves.clone()), ("tobit", 5, vec!["8-15".to_owned()]));
    assert!(!game.is_persons_turn());
    answer(&mut game, "29-22");
    assert_eq!((plies(&game), game.question()), (2, None));
    assert!(game.is_persons_turn());
}

#[test]
fn the_computer_begins_when_the_person_plays_black() {
    let mut game = open::<Toguz>("side=black");
    assert_eq!(game.facing(), Side::Black);
    answer(&mut game, "76");
    assert_eq!((plies(&game), game.can_undo()), (1, false));
}

#[test]
fn an_answer_that_comes_too_soon_waits_until_it_has_taken_its_time() {
    let mut game = open::<Tobit>("side=white&level=1");
    assert_eq!(game.pace(), None);
    touch(&mut game, &[8, 15]);
    let (job, millis) = game.pace().expect("a while");
    assert!((300..=3_000).contains(&millis));
    let answered = Action::EngineMove { job, text: "29-22".to_owned(), hope: Hope::Left };
    let mut soon = game.clone();
    soon.apply(answered.clone());
    assert_eq!((plies(&soon), soon.pace()), (1, Some((job, millis))));
    assert!(soon.question().is_some(), "it still seems to think");
    soon.apply(Action::Paced(job + 1));
    assert_eq!(plies(&soon), 1);
    soon.apply(Action::Paced(job));
    assert_eq!((plies(&soon), soon.pace(), soon.question()), (2, None, None));
    // One that comes late is played at once.
    game.apply(Action::Paced(job));
    assert_eq!((plies(&game), game.pace()), (1, None));
    game.apply(answered);
    assert_eq!(plies(&game), 2);
}

#[test]
fn an_answer_that_waited_is_forgotten_with_its_question() {
    let mut game = open::<Tobit>("side=white&level=1");
    touch(&mut game, &[8, 15]);
    let (job, _) = game.pace().expect("a while");
    game.apply(Action::EngineMove { job, text: "29-22".to_owned(), hope: Hope::Left });
    game.apply(Action::Undo);
    game.apply(Action::Paced(job));
    assert_eq!(plies(&game), 0);
    touch(&mut game, &[8, 15]);
    let (job, _) = game.pace().expect("a while");
    game.apply(Action::Paced(job));
    assert_eq!(plies(&game), 1);
}

/// Two people's moves that lead nowhere, and the computer's hope at each of its own.
fn shuffle(game: &mut Session<Tobit>, hopes: &[Hope]) {
    for (nth, &hope) in hopes.iter().enumerate() {
        let (own, text) = [
            ([7, 8], "33-32"),
            ([8, 9], "32-31"),
            ([9, 10], "31-30"),
            ([10, 11], "30-29"),
            ([11, 10], "29-28"),
        ][nth];
        touch(game, &own);
        let job = game.question().expect("asked").job;
        game.apply(Action::Paced(job));
        game.apply(Action::EngineMove { job, text: text.to_owned(), hope });
    }
}

#[test]
fn the_computer_gives_the_game_up_when_it_has_seen_no_hope_for_long_enough() {
    let game = |level: u8| open::<Tobit>(&format!("side=white&level={level}&pos=W:WK7:BK33"));
    let given_up = Outcome::Win { side: Side::White, reason: Reason::Resignation };
    let mut strong = game(8);
    shuffle(&mut strong, &[Hope::Gone, Hope::Gone]);
    assert_eq!(strong.outcome(), None);
    let mut hopeful = strong.clone();
    shuffle_on(&mut strong, Hope::Gone);
    assert_eq!((strong.outcome(), plies(&strong)), (Some(given_up), 5));
    assert_eq!(last_words(&strong), "White wins: the other side resigned.");
    assert_eq!(strong.question(), None);
    // To take it back lets the computer play on.
    strong.apply(Action::Undo);
    assert_eq!((strong.outcome(), strong.question().is_some()), (None, true));
    shuffle_answer(&mut strong, Hope::Gone);
    assert_eq!((strong.outcome(), plies(&strong)), (None, 6));
    // Hope that comes back counts anew, and the lowest levels play to the end.
    shuffle_on(&mut hopeful, Hope::Left);
    assert_eq!((hopeful.outcome(), plies(&hopeful)), (None, 6));
    let mut weak = game(1);
    shuffle(&mut weak, &[Hope::Gone; 5]);
    assert_eq!((weak.outcome(), plies(&weak)), (None, 10));
}

/// The third pair of moves of [`shuffle`].
fn shuffle_on(game: &mut Session<Tobit>, hope: Hope) {
    touch(game, &[9, 10]);
    shuffle_answer(game, hope);
}

fn shuffle_answer(game: &mut Session<Tobit>, hope: Hope) {
    let job = game.question().expect("asked").job;
    game.apply(Action::Paced(job));
    game.apply(Action::EngineMove { job, text: "31-30".to_owned(), hope });
}

#[test]
fn touches_while_the_computer_thinks_change_nothing() {
    let mut game = open::<Tobit>("side=white&moves=8-15");
    let before = game.record().clone();
    touch(&mut game, &[29, 22, 9]);
    assert_eq!((game.record(), game.touched(), game.refusal()), (&before, &[][..], None));
}

#[test]
fn a_late_answer_is_dropped() {
    let mut game = open::<Tobit>("side=white");
    touch(&mut game, &[8, 15]);
    let late = game.question().expect("asked").job;
    game.apply(Action::Undo);
    assert_eq!((plies(&game), game.question()), (0, None));
    game.apply(Action::Paced(late));
    game.apply(Action::EngineMove { job: late, text: "29-22".to_owned(), hope: Hope::Left });
    assert_eq!(plies(&game), 0);
    touch(&mut game, &[9, 16]);
    assert!(game.question().expect("asked").job > late);
    game.apply(Action::Paced(late));
    game.apply(Action::EngineMove { job: late, text: "29-22".to_owned(), hope: Hope::Left });
    game.apply(Action::EngineFailed { job: Some(late) });
    assert_eq!((plies(&game), game.trouble()), (1, None));
}

#[test]
fn an_answer_never_reaches_the_game_that_was_begun_meanwhile() {
    let mut game = open::<Tobit>("side=black");
    let late = game.question().expect("asked").job;
    game.apply(Action::Begin(Box::new(setup("side=black"))));
    game.apply(Action::Paced(late));
    game.apply(Action::EngineMove { job: late, text: "8-15".to_owned(), hope: Hope::Left });
    assert_eq!(plies(&game), 0);
    answer(&mut game, "9-16");
    assert_eq!(plies(&game), 1);
    let stored = saved::read::<Tobit>(&saved::write(&game)).expect("a stored game");
    let before = game.go().map(|go| go.job);
    game.apply(Action::Again);
    let asked = game.question().expect("asked").job;
    assert!(Some(asked) > before);
    game.apply(Action::TakeUp(Box::new(stored)));
    assert_eq!((plies(&game), game.question()), (1, None));
}

// C1
#[test]
fn undo_against_the_computer_returns_to_my_last_decision() {
    let mut game = open::<Tobit>("side=white");
    touch(&mut game, &[8, 15]);
    answer(&mut game, "29-22");
    touch(&mut game, &[15, 29]);
    answer(&mut game, "35-22".replace('-', ":").as_str());
    game.apply(Action::Undo);
    assert_eq!((plies(&game), game.is_persons_turn()), (2, true));
    game.apply(Action::Undo);
    assert_eq!((plies(&game), game.is_persons_turn(), game.can_undo()), (0, true, false));
    game.apply(Action::Undo);
    assert_eq!(plies(&game), 0);
}

// C1
#[test]
fn undo_while_the_computer_thinks_takes_back_my_move_alone() {
    let mut game = open::<Tobit>("side=white&moves=8-15_29-22");
    touch(&mut game, &[15, 29]);
    assert!(game.question().is_some());
    game.apply(Action::Undo);
    assert_eq!((plies(&game), game.question(), game.is_persons_turn()), (2, None, true));
}

// C2
#[test]
fn undo_works_at_the_end_and_from_move_1() {
    let mut game = open::<Tobit>("side=white&pos=W:W8:B15,38");
    touch(&mut game, &[8, 22]);
    assert_eq!(game.outcome(), None);
    game.apply(Action::Undo);
    assert_eq!((plies(&game), game.can_undo()), (0, false));

    let mut game = open::<Tobit>("side=white&pos=W:W8:B15");
    touch(&mut game, &[8, 22]);
    let won = Outcome::Win { side: Side::White, reason: Reason::NoPieces };
    assert_eq!((game.outcome(), game.question()), (Some(won), None));
    assert!(last_words(&game).contains("White wins"), "{}", last_words(&game));
    game.apply(Action::Undo);
    assert_eq!((game.outcome(), plies(&game), game.is_persons_turn()), (None, 0, true));
}

// C2
#[test]
fn undo_after_resigning_takes_back_the_resignation_alone() {
    let mut game = open::<Tobit>("side=white&moves=8-15_29-22");
    game.apply(Action::Resign);
    let lost = Outcome::Win { side: Side::Black, reason: Reason::Resignation };
    assert_eq!(game.outcome(), Some(lost));
    assert_eq!(last_words(&game), "Black wins: the other side resigned.");
    game.apply(Action::Undo);
    assert_eq!((game.outcome(), plies(&game), game.is_persons_turn()), (None, 2, true));
}

#[test]
fn undo_between_two_people_takes_back_one_move() {
    let mut game = open::<Tobit>("side=both&moves=8-15_29-22");
    game.apply(Action::Undo);
    assert_eq!((plies(&game), game.turn()), (1, Side::Black));
}

#[test]
fn resigning_while_the_computer_thinks_loses_and_ends_the_question() {
    let mut game = open::<Tobit>("side=white&moves=8-15");
    assert!(game.question().is_some());
    game.apply(Action::Resign);
    assert_eq!(game.outcome().and_then(Outcome::winner), Some(Side::Black));
    assert_eq!(game.question(), None);
}

#[test]
fn between_two_people_the_other_side_is_asked_about_a_draw() {
    let mut game = open::<Tobit>("side=both");
    game.apply(Action::OfferDraw);
    assert_eq!((game.offer(), game.can_offer_draw()), (Some(Side::White), false));
    assert_eq!(game.line(Lang::En), "White offers a draw.");
    game.apply(Action::AnswerDraw(Verdict::Declined));
    assert_eq!((game.offer(), game.outcome()), (None, None));
    game.apply(Action::OfferDraw);
    assert_eq!(game.offer(), None, "a draw is offered once a move");
    touch(&mut game, &[8, 15]);
    game.apply(Action::OfferDraw);
    game.apply(Action::AnswerDraw(Verdict::Accepted));
    assert_eq!(game.outcome(), Some(Outcome::Draw { reason: Reason::Agreement }));
}

#[test]
fn a_move_withdraws_the_offer_of_a_draw() {
    let mut game = open::<Tobit>("side=both");
    game.apply(Action::OfferDraw);
    touch(&mut game, &[8, 15]);
    assert_eq!(game.offer(), None);
    game.apply(Action::AnswerDraw(Verdict::Accepted));
    assert_eq!(game.outcome(), None);
}

#[test]
fn the_computer_answers_the_offer_of_a_draw_through_the_engine() {
    let mut game = open::<Tobit>("side=white&moves=8-15_29-22");
    game.apply(Action::OfferDraw);
    let question = game.question().expect("asked");
    assert_eq!((question.ask, game.can_offer_draw()), (Ask::Draw, false));
    game.apply(Action::EngineDraw { job: question.job, verdict: Verdict::Declined });
    assert_eq!((game.outcome(), game.question()), (None, None));
    assert_eq!(game.line(Lang::En), "The draw is declined. The game goes on.");
    touch(&mut game, &[15, 29]);
    answer(&mut game, "35:22");
    game.apply(Action::OfferDraw);
    let question = game.question().expect("asked");
    game.apply(Action::EngineDraw { job: question.job, verdict: Verdict::Accepted });
    assert_eq!(game.outcome(), Some(Outcome::Draw { reason: Reason::Agreement }));
}

#[test]
fn the_computer_moves_on_after_a_move_that_was_made_instead_of_waiting_for_its_word() {
    let mut game = open::<Tobit>("side=white&moves=8-15_29-22");
    game.apply(Action::OfferDraw);
    let draw = game.question().expect("asked").job;
    touch(&mut game, &[15, 29]);
    let question = game.question().expect("asked");
    assert_eq!(question.ask, Ask::Move);
    game.apply(Action::EngineDraw { job: draw, verdict: Verdict::Accepted });
    assert_eq!(game.outcome(), None);
}

#[test]
fn an_engine_that_fails_is_named_and_can_be_tried_again() {
    let mut game = open::<Tobit>("side=white&moves=8-15");
    let job = game.question().expect("asked").job;
    game.apply(Action::EngineFailed { job: None });
    assert_eq!((game.trouble(), game.question()), (Some(Trouble::Unreachable), None));
    assert!(game.line(Lang::En).contains("could not be reached"));
    game.apply(Action::Paced(job));
    game.apply(Action::EngineMove { job, text: "29-22".to_owned(), hope: Hope::Left });
    assert_eq!(plies(&game), 1);
    game.apply(Action::Retry);
    assert_eq!(game.trouble(), None);
    answer(&mut game, "29-22");
    assert_eq!(plies(&game), 2);
}

#[test]
fn an_engine_of_another_build_stops_the_game_until_the_page_is_loaded_again() {
    let mut game = open::<Tobit>("side=white&moves=8-15");
    let job = game.question().expect("asked").job;
    game.apply(Action::EngineStale);
    assert_eq!((game.trouble(), game.question()), (Some(Trouble::Stale), None));
    assert!(game.line(Lang::En).contains("your game is kept"));
    game.apply(Action::Paced(job));
    game.apply(Action::EngineMove { job, text: "29-22".to_owned(), hope: Hope::Left });
    assert_eq!(plies(&game), 1);
    // Nobody who is not asking hears of it.
    let mut game = open::<Tobit>("side=white");
    game.apply(Action::EngineStale);
    assert_eq!(game.trouble(), None);
}

#[test]
fn an_answer_that_is_no_move_is_trouble_and_never_played() {
    for text in ["", "1-2", "29-22 x y", "zz"] {
        let mut game = open::<Tobit>("side=white&moves=8-15");
        answer(&mut game, text);
        assert_eq!((game.trouble(), plies(&game)), (Some(Trouble::Answer), 1), "{text}");
        game.apply(Action::Undo);
        assert_eq!((game.trouble(), plies(&game)), (None, 0), "{text}");
    }
}

// A13
#[test]
fn the_picture_follows_the_record_frame_by_frame() {
    let mut game = moving::<Toguz>("side=both");
    game.apply(Action::Touch(pit(Side::White, 7)));
    assert_eq!(plies(&game), 1);
    let mut boards = Vec::new();
    while let Some((tick, millis)) = game.tick() {
        assert!(millis > 0, "an own move starts at once");
        boards.push(game.view(Shape::default()).board);
        assert!(game.line(Lang::En).starts_with("White sows pit 7"), "{}", game.line(Lang::En));
        game.apply(Action::FrameShown(tick));
        game.apply(Action::FrameShown(tick));
        assert!(boards.len() < 100);
    }
    // Nine stones lifted, sown one by one, ten captured.
    assert_eq!(boards.len(), 11);
    assert_eq!(boards.last(), Some(&game.record().position().board()));
    assert_eq!(game.line(Lang::En), "Black to move.");
    assert_eq!(game.view(Shape::default()).board, game.record().position().board());
}

// A13, B7
#[test]
fn the_computers_move_rests_a_moment_and_waits_for_my_own_to_be_shown() {
    let mut game = moving::<Toguz>("side=white");
    game.apply(Action::Touch(pit(Side::White, 7)));
    let (first, _) = game.tick().expect("my move is being shown");
    answer(&mut game, "87");
    assert_eq!(game.tick().map(|(tick, _)| tick), Some(first), "my move is shown to its end");
    let mut rests = Vec::new();
    let mut total = 0;
    while let Some((tick, millis)) = game.tick() {
        let view = game.view(Shape::default());
        assert!(view.movable.is_empty(), "nothing can be played before it is seen");
        if view.step.is_none() {
            rests.push(millis);
        }
        total += millis;
        game.apply(Action::FrameShown(tick));
    }
    assert_eq!(rests.len(), 1);
    assert!(rests[0] >= 300 && total > 1_000);
}

// A13
#[test]
fn a_touch_during_an_animation_finishes_it_and_counts() {
    let mut game = moving::<Toguz>("side=both");
    game.apply(Action::Touch(pit(Side::White, 7)));
    assert!(game.tick().is_some());
    game.apply(Action::Touch(pit(Side::Black, 8)));
    assert_eq!(plies(&game), 2);
    let (tick, _) = game.tick().expect("the second move is shown");
    game.apply(Action::Undo);
    assert_eq!((plies(&game), game.tick()), (1, None));
    game.apply(Action::FrameShown(tick));
    assert_eq!(game.view(Shape::default()).board, game.record().position().board());
}

// E10
#[test]
fn with_reduced_motion_nothing_waits() {
    let mut game = open::<Toguz>("side=white");
    game.apply(Action::Touch(pit(Side::White, 7)));
    assert_eq!(game.tick(), None);
    answer(&mut game, "87");
    assert_eq!(game.tick(), None);
    let mut game = moving::<Toguz>("side=white");
    game.apply(Action::Touch(pit(Side::White, 7)));
    game.apply(Action::Motion(Motion::Reduced));
    assert_eq!(game.tick(), None);
}

#[test]
fn my_move_and_the_answer_are_both_said_and_older_words_are_not() {
    let mut game = open::<Tobit>("side=white");
    touch(&mut game, &[8, 15]);
    answer(&mut game, "29-22");
    let said: Vec<_> = game.said().iter().map(|(_, notice)| game.words(notice, Lang::En)).collect();
    assert_eq!(said, ["White plays 8 15.", "Black plays 29 22. A capture is compulsory: with 15."]);
    touch(&mut game, &[15]);
    assert!(matches!(game.said(), [(_, Notice::Chosen)]));
    touch(&mut game, &[29]);
    assert!(matches!(game.said(), [(_, Notice::Moved(2))]));
}

#[test]
fn a_compulsory_capture_is_said_to_the_person_who_must_make_it_alone() {
    let mut two = open::<Tobit>("side=both");
    touch(&mut two, &[8, 15]);
    assert_eq!(last_words(&two), "White plays 8 15.");
    touch(&mut two, &[29, 22]);
    assert_eq!(last_words(&two), "Black plays 29 22. A capture is compulsory: with 15.");
    let mut computers = open::<Tobit>("side=black&moves=8-15");
    touch(&mut computers, &[29, 22]);
    assert_eq!(last_words(&computers), "Black plays 29 22.");
}

#[test]
fn a_turned_board_and_a_game_taken_up_are_told() {
    let mut game = open::<Tobit>("side=both&moves=8-15");
    let stored = saved::read::<Tobit>(&saved::write(&game)).expect("a stored game");
    game.apply(Action::Flip);
    assert_eq!(last_words(&game), "The board is turned. Black sits at the bottom.");
    game.apply(Action::TakeUp(Box::new(stored)));
    assert_eq!(last_words(&game), "The earlier game goes on. Black to move.");
}

#[test]
fn again_begins_the_same_game_with_the_same_sides() {
    let mut game = open::<Tobit>("side=black&level=7&moves=8-15&tobit=long");
    touch(&mut game, &[29, 22]);
    game.apply(Action::Resign);
    game.apply(Action::Again);
    assert_eq!((plies(&game), game.outcome(), game.facing()), (1, None, Side::Black));
    assert_eq!(game.setup(), &setup::<Tobit>("side=black&level=7&moves=8-15&tobit=long"));
    assert!(matches!(game.said(), [(_, Notice::Began)]));
}

#[test]
fn flip_turns_the_board_and_nothing_else() {
    let mut game = open::<Tobit>("side=both&moves=8-15");
    game.apply(Action::Flip);
    assert_eq!((game.facing(), plies(&game), game.turn()), (Side::Black, 1, Side::Black));
    assert_eq!(game.view(Shape::default()).facing, Side::Black);
}

#[test]
fn a_stored_game_is_taken_up_where_it_was_left() {
    for query in ["side=black&level=6&moves=8-15&tobit=flying", "side=both&pos=W:WK1,8:BK38,30"] {
        let mut game = open::<Tobit>(query);
        game.apply(Action::Flip);
        if game.is_persons_turn() {
            let from = game.view(Shape::default()).movable[0];
            game.apply(Action::Touch(from));
            let to = game.view(Shape::default()).next[0];
            game.apply(Action::Touch(to));
        }
        let stored = saved::read::<Tobit>(&saved::write(&game)).expect("a stored game");
        let again = stored.session(Motion::Reduced);
        assert_eq!(again.record(), game.record(), "{query}");
        assert_eq!((again.setup(), again.facing()), (game.setup(), game.facing()), "{query}");
        assert_eq!(
            again.question().map(|question| question.ask),
            game.question().map(|question| question.ask)
        );
    }
}

#[test]
fn a_stored_game_keeps_how_it_was_ended() {
    for end in [Action::Resign, Action::OfferDraw] {
        let mut game = open::<Toguz>("side=both&moves=7_8");
        game.apply(end);
        game.apply(Action::AnswerDraw(Verdict::Accepted));
        let stored = saved::read::<Toguz>(&saved::write(&game)).expect("a stored game");
        assert_eq!(stored.record.outcome(), game.outcome());
        assert!(stored.record.outcome().is_some());
    }
}

#[test]
fn damaged_texts_are_no_stored_games() {
    let good = saved::write(&open::<Tobit>("side=white&moves=8-15_29-22"));
    assert!(saved::read::<Tobit>(&good).is_ok());
    for bad in [
        String::new(),
        good.replace("utys-game 2", "utys-game 3"),
        good.replace("8-15", "8-16"),
        good.replace("white", "green"),
        good.replace(" 2 2 ", " 2 3 "),
        good.replace(" - ", " draw "),
        good.chars().take(20).collect(),
        good.replace("level=3", "level=%"),
    ] {
        assert!(saved::read::<Tobit>(&bad).is_err(), "{bad}");
    }
}

#[test]
fn a_stored_game_that_is_cut_anywhere_is_no_shorter_game() {
    let good = saved::write(&open::<Tobit>("side=white&moves=8-15_29-22"));
    for cut in 0..good.len() {
        assert!(saved::read::<Tobit>(&good[..cut]).is_err(), "{}", &good[..cut]);
    }
}

#[test]
fn two_people_have_no_engine() {
    let mut game = open::<Tobit>("side=both&moves=8-15");
    assert_eq!((game.question(), game.go()), (None, None));
    assert!(Side::ALL.into_iter().all(|side| Players::Two.is_person(side)));
    game.apply(Action::EngineFailed { job: None });
    assert_eq!(game.trouble(), None);
}

#[test]
fn the_tally_counts_what_this_game_has_captured() {
    let game = open::<Tobit>("side=both&pos=W:WK8,1:B15,38");
    assert_eq!(game.tally(Side::White, Lang::En), "");
    let game = open::<Tobit>("side=both&pos=W:WK8,1:B15,38&moves=8:22");
    assert_eq!(game.tally(Side::White, Lang::En), "1 captured");
    assert_eq!(game.tally(Side::Black, Lang::En), "");
    assert_eq!(
        Side::ALL.map(|side| game.spoils(side).is_some()),
        [true, false],
        "what is captured is seen too"
    );
    let pits = open::<Toguz>("side=both&moves=7");
    assert_eq!(pits.spoils(Side::White), None, "the board shows the treasuries");
}

#[test]
fn arrow_keys_are_counted_from_where_the_tab_stop_is_by_then() {
    let mut game = open::<Tobit>("side=both");
    let start = game.cursor();
    let place = |number| Grid::Five.point(number).expect("a point");
    game.apply(Action::Cursor(place(8)));
    for arrow in [Arrow::Up, Arrow::Right, Arrow::Right] {
        game.apply(Action::Walk(arrow));
    }
    assert_eq!(game.cursor(), place(17));
    assert_ne!(start, game.cursor());
    game.apply(Action::Cursor(place(8)));
    game.apply(Action::TouchCursor);
    game.apply(Action::Walk(Arrow::Up));
    game.apply(Action::TouchCursor);
    assert_eq!(game.record().plies().len(), 1);
}
