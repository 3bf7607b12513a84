//! Moves that wait, earlier positions, seats, help, strict play and the judge's view.

use super::tobit_support::Random;
use proptest::prelude::{any, prop_assert, prop_assert_eq, proptest};
use utys::app::boards::{Cue, GameUi, Mode, Motion, Shape};
use utys::app::i18n::Lang;
use utys::app::session::{
    Action, Duty, Help, Leaf, Notice, Seating, Session, Sharing, Takebacks, TermError, Terms, TimeControl,
    link, saved,
};
use utys::app::settings::{Book, Confirm, Ponder, Premove, Settings};
use utys::games::tobit::{Point, Tobit, TobitRefusal};
use utys::games::toguz::{Pit, Toguz};
use utys::protocol::{Ask, BookUse, Hope};
use utys::rules::{Position, Record, Side};

fn open<P: GameUi>(query: &str) -> Session<P> {
    Session::new(link::read::<P>(query, 1).expect(query).setup.expect(query), Motion::Reduced)
}

fn wished<P: GameUi>(query: &str, settings: Settings) -> Session<P> {
    let mut game = open(query);
    game.apply(Action::Settings(settings));
    game
}

fn asking<P: GameUi>(query: &str) -> Session<P> {
    wished(query, Settings { confirm: Confirm::On, ..Settings::default() })
}

fn point(number: u8) -> Point {
    let all = Tobit::spots(Default::default(), Side::White);
    all.into_iter().find(|point| point.to_string() == number.to_string()).expect("a point")
}

fn pit(side: Side, number: u8) -> Pit {
    Pit::new(side, number).expect("a pit")
}

fn touch(game: &mut Session<Tobit>, spots: &[u8]) {
    for &spot in spots {
        game.apply(Action::Touch(point(spot)));
    }
}

fn answer<P: GameUi>(game: &mut Session<P>, text: &str) {
    let job = game.question().expect("asked").job;
    game.apply(Action::Paced(job));
    game.apply(Action::EngineMove { job, text: text.to_owned(), hope: Hope::Left });
}

fn plies<P: GameUi>(game: &Session<P>) -> usize {
    game.record().plies().len()
}

fn said<P: GameUi>(game: &Session<P>) -> Vec<String> {
    game.said().iter().map(|(_, notice)| game.words(notice, Lang::En)).collect()
}

// A7
#[test]
fn a_move_that_is_to_be_confirmed_waits_and_a_second_touch_plays_it() {
    let mut game = asking::<Tobit>("side=both");
    touch(&mut game, &[8, 15]);
    assert_eq!((plies(&game), game.waiting()), (0, Some(&[8, 15].map(point)[..])));
    assert_eq!(game.line(Lang::En), "8-15: play it?");
    assert_eq!(said(&game), ["8-15: play it?"]);
    assert_eq!(game.cues().last().map(|(_, cue)| *cue), Some(Cue::Asked));
    let mut by_button = game.clone();
    by_button.apply(Action::Confirm);
    touch(&mut game, &[15]);
    for game in [game, by_button] {
        assert_eq!((plies(&game), game.waiting()), (1, None));
        assert_eq!(said(&game), ["White plays 8 15."]);
    }
}

#[test]
fn a_move_that_waits_is_given_up_by_escape_or_by_another_touch() {
    let mut game = asking::<Tobit>("side=both");
    touch(&mut game, &[8, 15]);
    game.apply(Action::Cancel);
    assert_eq!((game.waiting(), game.touched()), (None, &[][..]));
    touch(&mut game, &[8, 15, 9]);
    assert_eq!((game.waiting(), game.touched()), (None, &[point(9)][..]));
    touch(&mut game, &[16]);
    assert_eq!(plies(&game), 0);
    touch(&mut game, &[16]);
    assert_eq!(plies(&game), 1);
    game.apply(Action::Confirm);
    assert_eq!(plies(&game), 1, "there is nothing more to confirm");
}

#[test]
fn the_first_touch_of_a_pit_that_waits_shows_where_it_lands() {
    let mut game = asking::<Toguz>("side=both");
    let pit = pit(Side::White, 3);
    game.apply(Action::Touch(pit));
    assert_eq!(plies(&game), 0);
    assert_eq!(game.view(Shape::default()).preview, Toguz::preview(game.record().position(), pit));
    assert!(game.view(Shape::default()).preview.is_some());
    game.apply(Action::Touch(pit));
    assert_eq!(plies(&game), 1);
}

#[test]
fn a_premove_is_played_at_once_when_its_turn_comes() {
    let mut game = open::<Tobit>("side=white&pos=W:WK7:BK33");
    touch(&mut game, &[7, 8]);
    touch(&mut game, &[8]);
    assert_eq!((game.premove(), plies(&game)), (&[point(8)][..], 1));
    touch(&mut game, &[9]);
    assert_eq!(game.premove(), [8, 9].map(point));
    assert_eq!(said(&game), ["Chosen in advance: it is played when your turn comes."]);
    answer(&mut game, "33-32");
    assert_eq!((plies(&game), game.premove()), (3, &[][..]));
    assert_eq!(said(&game), ["Black plays 33 32.", "White plays 8 9."], "both are said");
    assert_eq!(game.question().map(|question| question.ask), Some(Ask::Move));
}

#[test]
fn a_premove_of_a_pit_is_one_touch() {
    let mut game = open::<Toguz>("side=white");
    game.apply(Action::Touch(pit(Side::White, 3)));
    game.apply(Action::Touch(pit(Side::Black, 1)));
    assert_eq!(game.premove(), [], "it is not mine");
    game.apply(Action::Touch(pit(Side::White, 5)));
    assert_eq!(game.premove(), [pit(Side::White, 5)]);
    answer(&mut game, "76");
    assert_eq!(plies(&game), 3);
}

#[test]
fn a_premove_that_is_not_possible_any_more_is_dropped_with_a_word() {
    let mut game = open::<Tobit>("side=white");
    touch(&mut game, &[8, 15]);
    touch(&mut game, &[9, 16]);
    answer(&mut game, "29-22");
    assert_eq!((plies(&game), game.premove(), game.touched()), (2, &[][..], &[][..]));
    let words = said(&game);
    assert_eq!(words.len(), 2, "{words:?}");
    assert_eq!(words[1], "The move chosen in advance is not possible. You must capture: with 15.");
    assert_eq!(game.view(Shape::default()).must, [point(15)]);
    assert_eq!(game.line(Lang::En), words[1]);
    touch(&mut game, &[15]);
    assert_eq!(game.view(Shape::default()).must, []);
}

#[test]
fn a_premove_is_given_up_by_escape_by_touching_it_again_and_by_undo() {
    let begun = || {
        let mut game = open::<Tobit>("side=white&pos=W:WK7:BK33");
        touch(&mut game, &[7, 8]);
        touch(&mut game, &[8, 9]);
        game
    };
    let gone = ["The move chosen in advance is given up."];
    let (mut escaped, mut again, mut undone) = (begun(), begun(), begun());
    escaped.apply(Action::Cancel);
    assert_eq!((escaped.premove(), said(&escaped)), (&[][..], gone.map(str::to_owned).to_vec()));
    touch(&mut again, &[9]);
    assert_eq!(again.premove(), []);
    undone.apply(Action::Undo);
    assert_eq!((undone.premove(), plies(&undone)), (&[][..], 0));
    for mut game in [escaped, again] {
        answer(&mut game, "33-32");
        assert_eq!(plies(&game), 2);
    }
}

#[test]
fn premoves_are_only_for_games_against_the_computer_and_for_those_who_want_them() {
    let mut off = wished::<Tobit>("side=white", Settings { premove: Premove::Off, ..Settings::default() });
    touch(&mut off, &[8, 15, 9, 16]);
    assert_eq!(off.premove(), []);
    let mut two = open::<Tobit>("side=both");
    touch(&mut two, &[8, 15, 9]);
    assert_eq!(two.premove(), []);
    assert!(matches!(two.refusal(), Some(TobitRefusal::NotYourPiece { .. })));
}

// E6, B8
#[test]
fn an_earlier_position_is_looked_at_and_the_game_goes_on_undisturbed() {
    let mut game = open::<Tobit>("side=white&moves=8-15_29-22_15:29_35:22");
    let (record, question) = (game.record().clone(), game.question());
    game.apply(Action::Look(Leaf::Previous));
    assert_eq!(game.looking(), Some(3));
    let view = game.view(Shape::default());
    assert_eq!(view.board, record.position_at(3).expect("a position").board());
    assert_eq!((view.movable.len(), view.liftable.len(), view.mode), (0, 0, Mode::Play));
    assert_eq!(view.last, Tobit::trail(record.position_at(2).expect("one"), &record.plies()[2].word));
    assert_eq!(game.line(Lang::En), "After move 3 of 4. White plays 15 29. Captures 22.");
    game.apply(Action::Look(Leaf::First));
    assert_eq!(said(&game), ["The position before the first move."]);
    game.apply(Action::Look(Leaf::Previous));
    assert_eq!(game.looking(), Some(0));
    assert_eq!((game.record(), game.question()), (&record, question));
    // A touch leads back and touches nothing.
    touch(&mut game, &[9]);
    assert_eq!((game.looking(), game.touched(), plies(&game)), (None, &[][..], 4));
    assert_eq!(said(&game), ["Back in the game. White to move."]);
}

#[test]
fn an_earlier_position_bears_no_marks_of_the_game_as_it_stands() {
    let mut chosen = open::<Tobit>("side=both&moves=8-15_29-22_15:29_35:22");
    touch(&mut chosen, &[9]);
    let mut refused = open::<Tobit>("side=both&moves=8-15_29-22");
    touch(&mut refused, &[9]);
    let mut waits = asking::<Tobit>("side=both&moves=8-15_29-22");
    touch(&mut waits, &[15, 29]);
    let mut ahead = open::<Tobit>("side=white&moves=8-15_29-22_15:29");
    touch(&mut ahead, &[9, 16]);
    for (name, mut game) in [("chosen", chosen), ("refused", refused), ("waits", waits), ("ahead", ahead)] {
        let marks = |game: &Session<Tobit>| {
            let view = game.view(Shape::default());
            [view.touched, view.next, view.movable, view.liftable, view.premove, view.waiting, view.must]
                .concat()
        };
        let before = marks(&game);
        assert_ne!(before, [], "{name}");
        game.apply(Action::Look(Leaf::At(1)));
        assert_eq!(marks(&game), [], "{name}");
        assert_eq!(
            game.view(Shape::default()).last,
            [8, 15].map(point),
            "{name}: the move that led there is marked"
        );
        assert_eq!((game.clause(), game.can_show_again()), (None, false), "{name}");
        game.apply(Action::Look(Leaf::Last));
        assert_eq!(marks(&game), before, "{name}: what was chosen is still chosen");
    }
}

#[test]
fn the_answer_of_the_computer_does_not_tear_the_page_out_of_a_readers_hand() {
    let mut game = open::<Tobit>("side=white");
    touch(&mut game, &[8, 15]);
    game.apply(Action::Look(Leaf::First));
    answer(&mut game, "29-22");
    assert_eq!((plies(&game), game.looking()), (2, Some(0)));
    game.apply(Action::Look(Leaf::Last));
    assert_eq!(game.looking(), None);
    assert!(game.is_persons_turn());
}

proptest! {
    /// Stepping back is the exact reverse: every picture is met again on the way.
    #[test]
    fn stepping_back_is_the_exact_reverse_of_stepping_on(seed in any::<u64>(), count in 1..40usize) {
        let mut random = Random(seed | 1);
        let mut record = Record::<Tobit>::new(Default::default());
        for _ in 0..count {
            if record.outcome().is_some() {
                break;
            }
            let mv = random.pick(&record.position().legal_moves());
            let word = record.position().words(mv).remove(0);
            record.play(&word).expect("legal");
        }
        let setup = link::read::<Tobit>("side=both", 1).expect("a link").setup.expect("a game");
        let mut game = Session::resume(setup, record, Motion::Full);
        let last = plies(&game);
        let mut pictures = Vec::new();
        for _ in 0..=last {
            let view = game.view(Shape::default());
            pictures.push((view.board, view.last));
            game.apply(Action::Look(Leaf::Previous));
        }
        prop_assert!(game.looking() == Some(0) || last == 0);
        for picture in pictures.into_iter().rev() {
            let view = game.view(Shape::default());
            prop_assert_eq!((view.board, view.last), picture);
            game.apply(Action::Look(Leaf::Next));
        }
        prop_assert_eq!(game.looking(), None);
    }
}

// C9
#[test]
fn without_help_the_board_and_the_line_say_nothing_of_what_is_possible() {
    let mut game = open::<Tobit>("side=both&help=none&moves=8-15_29-22");
    assert_eq!(game.setup().terms.help, Help::None);
    let view = game.view(Shape::default());
    assert_eq!((view.movable, view.next, view.preview), (vec![], vec![], None));
    assert_eq!(game.line(Lang::En), "White to move.");
    touch(&mut game, &[15]);
    assert_eq!(game.view(Shape::default()).next, []);
    touch(&mut game, &[9]);
    assert!(game.refusal().is_some(), "what is refused is explained all the same");
    let helped = open::<Tobit>("side=both&moves=8-15_29-22");
    assert_eq!(helped.view(Shape::default()).movable, [point(15)]);
    assert_eq!(helped.line(Lang::En), "A capture is compulsory: with 15.");
}

// C3
#[test]
fn strict_play_takes_nothing_back() {
    let mut game = open::<Tobit>("side=white&takebacks=never");
    touch(&mut game, &[8, 15]);
    answer(&mut game, "29-22");
    assert!(!game.can_undo());
    game.apply(Action::Undo);
    assert_eq!(plies(&game), 2);
}

// C5
#[test]
fn the_board_turns_to_the_side_to_move_when_the_device_is_handed_over() {
    let mut game = open::<Tobit>("side=both&seating=turning");
    assert_eq!(game.facing(), Side::White);
    touch(&mut game, &[8, 15]);
    assert_eq!(game.facing(), Side::Black);
    touch(&mut game, &[29, 22]);
    assert_eq!(game.facing(), Side::White);
    game.apply(Action::Undo);
    assert_eq!(game.facing(), Side::Black);
    let mut beside = open::<Tobit>("side=both");
    touch(&mut beside, &[8, 15]);
    assert_eq!(beside.facing(), Side::White);
}

#[test]
fn the_board_turns_only_when_the_move_has_been_seen() {
    let setup = link::read::<Tobit>("side=both&seating=turning", 1).expect("a link").setup.expect("a game");
    let mut game = Session::new(setup, Motion::Full);
    touch(&mut game, &[8, 15]);
    assert_eq!(game.facing(), Side::White);
    while let Some((tick, _)) = game.tick() {
        game.apply(Action::FrameShown(tick));
    }
    assert_eq!(game.facing(), Side::Black);
}

// C5
#[test]
fn a_board_that_turns_by_itself_is_not_said_to_be_turned_by_hand() {
    let mut game = open::<Tobit>("side=both&seating=turning&moves=8-15");
    let before = game.clone();
    game.apply(Action::Flip);
    assert_eq!((game.can_flip(), game.facing(), said(&game)), (false, Side::Black, said(&before)));
    for settled in [Action::Look(Leaf::First), Action::Resign] {
        let mut game = before.clone();
        game.apply(settled);
        assert!(game.can_flip());
        let facing = game.facing();
        game.apply(Action::Flip);
        assert_eq!(game.facing(), facing.other());
        assert!(matches!(game.said().last(), Some((_, Notice::Turned(side))) if *side == facing.other()));
    }
}

#[test]
fn a_judge_notes_what_the_rules_refuse_and_strikes_out_a_slip() {
    let mut game = open::<Tobit>("side=both&duty=judge&white=Aida&black=Erlan&moves=8-15_29-22");
    assert!(game.is_judge());
    assert_eq!(game.setup().terms.names, ["Aida", "Erlan"]);
    touch(&mut game, &[9]);
    assert_eq!((game.attempts_of(Side::White), game.attempts_of(Side::Black)), (1, 0));
    assert_eq!(game.attempt_words(Lang::En), ["Move 3, White: You must capture: with 15."]);
    assert_eq!(game.line(Lang::En), "You must capture: with 15.");
    game.apply(Action::Strike);
    assert_eq!(game.attempts_of(Side::White), 0);
    touch(&mut game, &[10, 15, 29]);
    touch(&mut game, &[33]);
    let words = game.attempt_words(Lang::En);
    assert_eq!(words.len(), 2, "{words:?}");
    let again = saved::read::<Tobit>(&saved::write(&game)).expect("stored").session(Motion::Reduced);
    assert_eq!((again.attempt_words(Lang::En), again.attempts()), (words, game.attempts()));
    assert_eq!(again.setup().terms.duty, Duty::Judge);
    // What was noted after a move that is taken back is noted no more.
    game.apply(Action::Undo);
    game.apply(Action::Undo);
    assert_eq!(game.attempts(), []);
}

#[test]
fn who_only_plays_is_not_noted() {
    let mut game = open::<Tobit>("side=both&moves=8-15_29-22");
    touch(&mut game, &[9]);
    assert!(game.refusal().is_some());
    assert_eq!(game.attempts(), []);
}

#[test]
fn the_strongest_computer_thinks_ahead_when_it_is_wished() {
    let on = Settings { ponder: Ponder::On, ..Settings::default() };
    let mut game = wished::<Tobit>("side=white&level=8", on);
    assert_eq!(game.question(), None, "not before the first move");
    touch(&mut game, &[8, 15]);
    answer(&mut game, "29-22");
    let question = game.question().expect("it thinks ahead");
    assert_eq!(question.ask, Ask::Ponder);
    assert!(game.is_persons_turn());
    // What it finds is its own affair, and a failure is not missed.
    game.apply(Action::EngineMove { job: question.job, text: "15:29".to_owned(), hope: Hope::Left });
    game.apply(Action::EngineFailed { job: Some(question.job) });
    game.apply(Action::EngineStale);
    assert_eq!((plies(&game), game.trouble()), (2, None));
    touch(&mut game, &[15, 29]);
    assert_eq!(game.question().map(|question| question.ask), Some(Ask::Move));
    for (query, settings) in [("side=white&level=7", on), ("side=white&level=8", Settings::default())] {
        let mut game = wished::<Tobit>(query, settings);
        touch(&mut game, &[8, 15]);
        answer(&mut game, "29-22");
        assert_eq!(game.question(), None, "{query}");
    }
}

#[test]
fn the_terms_of_a_game_are_fields_of_its_link() {
    let query = "side=both&time=300%2B3&help=hints&takebacks=never&seating=opposite&white=A_B&black=%D0%AD";
    let setup = link::read::<Toguz>(query, 1).expect(query).setup.expect(query);
    let terms = &setup.terms;
    assert_eq!(
        (terms.help, terms.takebacks, terms.seating),
        (Help::Hints, Takebacks::Never, Seating::Opposite)
    );
    assert_eq!(
        (terms.names.clone(), terms.time.map(|time| time.to_string())),
        (["A B".to_owned(), "Э".to_owned()], Some("300+3".to_owned()))
    );
    let again = link::read::<Toguz>(&link::write(&setup, &setup.record()), 1).expect("a link");
    assert_eq!(again.setup.expect("a game").terms, setup.terms);
    assert_eq!(Terms::default().fields(), []);
    for bad in [
        "time=soon",
        "help=much",
        "takebacks=maybe",
        "seating=standing",
        "duty=king",
        "ply=x",
        "ply=-1",
        "ui=huge",
        "theme=pink",
    ] {
        let error = link::read::<Toguz>(bad, 1).expect_err(bad);
        assert_eq!(error.field, bad.split('=').next().unwrap());
        let _ = (TermError::Time, error.remedy);
    }
    let names =
        link::read::<Toguz>("side=both&white=%01abcdefghijklmnopqrstuvwxyz0123456789", 1).expect("a link");
    assert_eq!(names.setup.expect("a game").terms.names[0], "abcdefghijklmnopqrstuvwx");
}

#[test]
fn seats_a_judge_and_names_are_for_two_people_in_links_and_in_storage() {
    let terms = "seating=turning&duty=judge&white=A&black=B&takebacks=never&time=60";
    let computers = open::<Tobit>(&format!("side=black&{terms}"));
    let right = Terms { takebacks: Takebacks::Never, time: TimeControl::parse("60"), ..Terms::default() };
    assert_eq!((&computers.setup().terms, computers.is_judge()), (&right, false));
    let odd = saved::write(&computers).replace(" v=1", &[" v=1&", "duty=judge&seating=opposite"].concat());
    let again = saved::read::<Tobit>(&odd).expect(&odd);
    assert_eq!(again.setup.terms, right);
    // A judge's board does not turn; what two people have agreed on stays.
    let two = open::<Tobit>(&format!("side=both&{terms}")).setup().terms.clone();
    assert_eq!((two.duty, two.seating), (Duty::Judge, Seating::Beside));
    assert_eq!(two.names, ["A", "B"]);
}

#[test]
fn a_link_may_open_at_an_earlier_position() {
    let read = |query: &str| link::read::<Tobit>(query, 1).expect(query).ply;
    assert_eq!(read("moves=8-15_29-22&ply=1"), Some(1));
    assert_eq!((read("moves=8-15&ply=last"), read("moves=8-15")), (None, None));
}

// C8
#[test]
fn what_came_of_sharing_is_said() {
    let mut game = open::<Tobit>("side=both");
    game.apply(Action::Shared(Sharing::Copied));
    assert_eq!(said(&game), ["The link of the game is copied."]);
    assert!(matches!(game.said().last(), Some((_, Notice::Shared(_)))));
    assert_eq!(game.line(Lang::En), "The link of the game is copied.");
    touch(&mut game, &[8]);
    assert_ne!(game.line(Lang::En), "The link of the game is copied.");
}

#[test]
fn what_came_of_sharing_a_finished_game_stands_beside_its_result() {
    let mut game = open::<Tobit>("side=both&moves=8-15_29-22");
    game.apply(Action::Resign);
    game.apply(Action::Shared(Sharing::Copied));
    let line = game.line(Lang::En);
    assert_eq!(line, "Black wins: the other side resigned. The link of the game is copied.");
    game.apply(Action::Look(Leaf::First));
    game.apply(Action::Look(Leaf::Last));
    assert_eq!(game.line(Lang::En), "Black wins: the other side resigned.");
}

#[test]
fn giving_a_piece_up_is_said_and_a_refusal_is_heard_whatever_the_hand_does() {
    let lifted = || {
        let mut game = open::<Tobit>("side=both");
        game.apply(Action::Lift(point(8)));
        game
    };
    for (gives_up, action) in [
        ("escape", Action::Cancel),
        ("a second touch", Action::Touch(point(8))),
        ("letting go", Action::Drop(None)),
    ] {
        let mut game = lifted();
        game.apply(action);
        assert_eq!(game.touched(), [], "{gives_up}");
        assert!(matches!(game.said().last(), Some((_, Notice::PutBack))), "{gives_up}: {:?}", said(&game));
    }
    for (refuses, action) in
        [("a touch", Action::Touch(point(30))), ("laying down", Action::Drop(Some(point(30))))]
    {
        let mut game = lifted();
        game.apply(action);
        assert!(game.refusal().is_some(), "{refuses}");
        assert_eq!(game.cues().last().map(|(_, cue)| *cue), Some(Cue::Refused), "{refuses}");
    }
}

#[test]
fn who_switches_a_wish_off_is_rid_of_what_it_has_begun() {
    let mut game = open::<Tobit>("side=white&pos=W:WK7:BK33");
    touch(&mut game, &[7, 8, 8, 9]);
    assert_eq!(game.premove(), [8, 9].map(point));
    game.apply(Action::Settings(Settings { premove: Premove::Off, ..Settings::default() }));
    assert_eq!(game.premove(), []);
    assert_eq!(said(&game), ["The move chosen in advance is given up."]);
    answer(&mut game, "33-32");
    assert_eq!(plies(&game), 2);

    let on = Settings { ponder: Ponder::On, ..Settings::default() };
    let mut game = wished::<Tobit>("side=white&level=8&moves=8-15_29-22_15:29", on);
    answer(&mut game, "35:22");
    assert_eq!(game.question().map(|question| question.ask), Some(Ask::Ponder));
    game.apply(Action::Settings(Settings::default()));
    assert_eq!(game.question(), None);
}

#[test]
fn whoever_wishes_no_book_asks_the_engine_to_think_from_the_first_move_on() {
    for (book, asked) in [(Book::On, BookUse::Known), (Book::Off, BookUse::Off)] {
        let game = wished::<Toguz>("side=black&level=8", Settings { book, ..Settings::default() });
        assert_eq!(game.go().map(|go| go.book), Some(asked));
    }
}

#[test]
fn an_event_that_changes_nothing_leaves_the_game_as_it_is_and_only_a_running_clock_makes_time_a_change() {
    let mut game = open::<Toguz>("side=both");
    game.apply(Action::Hover(Some(pit(Side::White, 3))));
    let before = game.clone();
    for same in [Action::Hover(Some(pit(Side::White, 3))), Action::Time(5_000), Action::Cancel] {
        let what = format!("{same:?}");
        game.apply(same);
        assert!(!game.has_changed(&before), "{what}");
    }
    game.apply(Action::Hover(None));
    assert!(game.has_changed(&before));
}
