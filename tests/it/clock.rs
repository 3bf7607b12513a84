//! The clock: its arithmetic, and what it does to a game in progress.

use proptest::prelude::{any, prop_assert, prop_assert_eq, prop_oneof, proptest};
use proptest::strategy::{Just, Strategy};
use utys::app::boards::{Cue, GameUi, Motion};
use utys::app::i18n::Lang;
use utys::app::session::{
    Action, Bonus, Clock, Going, Leaf, Notice, Pressure, SLEEP, Session, TimeControl, link, saved,
};
use utys::games::tobit::{Point, Tobit};
use utys::games::toguz::Toguz;
use utys::protocol::Hope;
use utys::rules::{Outcome, Reason, Side};

fn control(text: &str) -> TimeControl {
    TimeControl::parse(text).unwrap_or_else(|| panic!("{text}"))
}

fn open(query: &str) -> Session<Tobit> {
    Session::new(link::read::<Tobit>(query, 1).expect(query).setup.expect(query), Motion::Reduced)
}

fn point(number: u8) -> Point {
    let all = Tobit::spots(Default::default(), Side::White);
    all.into_iter().find(|point| point.to_string() == number.to_string()).expect("a point")
}

/// What the page does: it says the time before everything else.
fn at(game: &mut Session<Tobit>, now: u64, action: Action<Tobit>) {
    game.apply(Action::Time(now));
    game.apply(action);
}

fn play(game: &mut Session<Tobit>, now: u64, word: [u8; 2]) {
    for spot in word {
        at(game, now, Action::Touch(point(spot)));
    }
}

fn left(game: &Session<Tobit>) -> [u64; 2] {
    Side::ALL.map(|side| game.face(side).expect("a clock").left)
}

fn lost_on_time(side: Side) -> Option<Outcome> {
    Some(Outcome::Win { side: side.other(), reason: Reason::Time })
}

fn said_number(game: &Session<Tobit>) -> Option<u32> {
    game.said().last().map(|(number, _)| *number)
}

fn plies(game: &Session<Tobit>) -> usize {
    game.record().plies().len()
}

#[test]
fn times_are_written_and_read_and_nothing_else_is_a_time() {
    let good = [
        ("600", 600, Bonus::Nothing),
        ("300+3", 300, Bonus::Increment(3)),
        ("300d5", 300, Bonus::Delay(5)),
        ("300b5", 300, Bonus::Refund(5)),
        ("30m", 30, Bonus::PerMove),
        ("86400", 86_400, Bonus::Nothing),
    ];
    for (text, base, bonus) in good {
        assert_eq!(TimeControl::parse(text), Some(TimeControl { base, bonus }), "{text}");
        assert_eq!(control(text).to_string(), text);
    }
    for text in [
        "", "0", "x", "300+", "300+0", "300 +3", "30mm", "+3", "86401", "999999", "3e2", "-5", "300+-1",
        "٣٠٠",
    ] {
        assert_eq!(TimeControl::parse(text), None, "{text:?}");
    }
}

proptest! {
    #[test]
    fn no_text_breaks_the_reader_and_what_is_read_is_written_the_same(text in "[0-9+dbm]{0,9}") {
        if let Some(time) = TimeControl::parse(&text) {
            prop_assert_eq!(TimeControl::parse(&time.to_string()), Some(time));
        }
    }
}

/// The same moves on a clock that is counted by hand.
#[test]
fn each_kind_of_clock_counts_as_it_is_agreed() {
    // White's first move starts it; Black then takes 4 s, White 10 s, Black 1 s.
    let cases = [
        ("60", [50_000, 55_000]),
        ("60+3", [53_000, 61_000]),
        ("60d5", [55_000, 60_000]),
        ("60b5", [55_000, 60_000]),
        ("60m", [60_000, 60_000]),
    ];
    for (time, right) in cases {
        let mut game = open(&format!("side=both&pos=W:WK7:BK33&time={time}"));
        play(&mut game, 7_000, [7, 8]);
        assert_eq!(left(&game), [60_000, 60_000], "{time}: the first move costs and brings nothing");
        play(&mut game, 11_000, [33, 32]);
        play(&mut game, 21_000, [8, 9]);
        play(&mut game, 22_000, [32, 31]);
        assert_eq!(left(&game), right, "{time}");
    }
}

#[test]
fn a_delay_is_not_seen_on_the_clock_until_it_has_passed() {
    let mut game = open("side=both&time=60d5");
    play(&mut game, 0, [8, 15]);
    for (now, right) in [(0, 60_000), (4_999, 60_000), (5_000, 60_000), (5_001, 59_999), (8_000, 57_000)] {
        game.apply(Action::Time(now));
        assert_eq!(left(&game)[1], right, "{now}");
    }
}

#[test]
fn only_the_side_to_move_loses_time_and_only_once_the_game_has_begun() {
    let mut game = open("side=both&time=60");
    game.apply(Action::Time(50_000));
    assert_eq!((left(&game), game.clock_tick()), ([60_000; 2], None), "it stands before the first move");
    play(&mut game, 50_000, [8, 15]);
    let faces = Side::ALL.map(|side| game.face(side).expect("a clock").going);
    assert_eq!(faces, [Going::Stands, Going::Runs]);
    game.apply(Action::Time(53_000));
    assert_eq!(left(&game), [60_000, 57_000]);
}

// The flag.
#[test]
fn who_has_no_time_left_has_lost_and_a_move_at_that_very_instant_comes_too_late() {
    let begun = || {
        let mut game = open("side=both&time=60");
        play(&mut game, 0, [8, 15]);
        at(&mut game, 30_000, Action::Touch(point(29)));
        game
    };
    let mut soon = begun();
    at(&mut soon, 59_999, Action::Touch(point(22)));
    assert_eq!((plies(&soon), soon.outcome()), (2, None));
    assert_eq!(left(&soon), [60_000, 1]);
    let mut late = begun();
    at(&mut late, 60_000, Action::Touch(point(22)));
    assert_eq!((plies(&late), late.outcome()), (1, lost_on_time(Side::Black)));
    assert_eq!(left(&late), [60_000, 0]);
    let said = late.said().last().map(|(_, notice)| late.words(notice, Lang::En));
    assert_eq!(said.as_deref(), Some("White wins: the other side’s time ran out."));
    assert_eq!(late.cues().last().map(|(_, cue)| *cue), Some(Cue::End));
    assert_eq!(late.clock_tick(), None, "after the end it stands");
    late.apply(Action::Time(70_000));
    assert_eq!(left(&late), [60_000, 0]);
}

#[test]
fn the_computers_flag_falls_too_and_its_late_answer_is_not_played() {
    let mut game = open("side=white&level=1&time=1+1");
    play(&mut game, 0, [8, 15]);
    let job = game.question().expect("asked").job;
    game.apply(Action::Time(1_000));
    assert_eq!((game.outcome(), game.question()), (lost_on_time(Side::Black), None));
    game.apply(Action::Paced(job));
    game.apply(Action::EngineMove { job, text: "29-22".to_owned(), hope: Hope::Left });
    assert_eq!(plies(&game), 1);
}

#[test]
fn a_computer_that_cannot_be_reached_costs_nobody_time() {
    let mut game = open("side=white&level=1&time=60");
    play(&mut game, 0, [8, 15]);
    at(&mut game, 2_000, Action::EngineFailed { job: None });
    game.apply(Action::Time(50_000));
    assert_eq!(left(&game), [60_000, 58_000]);
    at(&mut game, 50_000, Action::Retry);
    game.apply(Action::Time(51_000));
    assert_eq!(left(&game), [60_000, 57_000]);
}

#[test]
fn little_time_is_said_once_and_heard_once_and_the_last_seconds_again() {
    let mut game = open("side=both&time=300");
    play(&mut game, 0, [8, 15]);
    let mut heard = Vec::new();
    for now in (0..300_000u64).step_by(1_000) {
        let before = said_number(&game);
        game.apply(Action::Time(now));
        if said_number(&game) != before {
            let said = game.said().last().map(|(_, notice)| notice.clone());
            heard.push((now, said));
        }
    }
    let low = |pressure| Some(Notice::Low(Side::Black, pressure));
    assert_eq!(heard, [(270_000, low(Pressure::Low)), (290_000, low(Pressure::Last))]);
    assert_eq!(game.cues().iter().filter(|(_, cue)| *cue == Cue::Low).count(), 2);
    assert!(matches!(game.said(), [(_, Notice::Moved(0)), ..]), "the move before it is not cut off");
}

#[test]
fn the_words_of_a_refusal_stay_when_the_clock_throws_in_a_word() {
    let mut game = open("side=both&time=300");
    play(&mut game, 0, [8, 15]);
    at(&mut game, 1_000, Action::Touch(point(20)));
    let why = game.line(Lang::En);
    for now in [90_000, 180_000, 270_000] {
        game.apply(Action::Time(now));
    }
    assert!(game.said().iter().any(|(_, notice)| matches!(notice, Notice::Low(..))));
    assert_eq!(game.line(Lang::En), why);
    assert!(game.refusal().is_some());
}

#[test]
fn a_pause_stops_the_clock_covers_the_board_and_lets_nothing_be_played() {
    let mut game = open("side=both&time=60");
    at(&mut game, 0, Action::Pause);
    assert!(!game.is_halted(), "before the first move there is nothing to stop");
    play(&mut game, 0, [8, 15]);
    at(&mut game, 5_000, Action::Touch(point(29)));
    at(&mut game, 6_000, Action::Pause);
    assert!(game.is_halted() && game.touched().is_empty());
    play(&mut game, 20_000, [29, 22]);
    assert_eq!((plies(&game), left(&game)), (1, [60_000, 54_000]));
    let view = game.view(Default::default());
    assert_eq!(view.mode, utys::app::boards::Mode::Picture);
    at(&mut game, 40_000, Action::GoOn);
    game.apply(Action::Time(41_000));
    assert_eq!(left(&game), [60_000, 53_000]);
    play(&mut game, 41_000, [29, 22]);
    assert_eq!((plies(&game), left(&game)), (2, [60_000, 53_000]));
}

#[test]
fn no_position_is_looked_at_while_the_clock_stands() {
    let picture = |game: &Session<Tobit>| (game.looking(), game.view(Default::default()).mode);
    let covered = (None, utys::app::boards::Mode::Picture);
    let mut game = open("side=both&time=60&moves=8-15_29-22");
    play(&mut game, 0, [15, 29]);
    at(&mut game, 1_000, Action::Pause);
    for leaf in [Leaf::First, Leaf::Previous, Leaf::At(1)] {
        at(&mut game, 2_000, Action::Look(leaf));
        assert_eq!(picture(&game), covered, "{leaf:?}");
        assert!(matches!(game.said().last(), Some((_, Notice::Paused))));
    }
    assert!(!game.can_show_again());
    // Who was looking back when the device fell asleep finds the board covered.
    at(&mut game, 3_000, Action::GoOn);
    at(&mut game, 4_000, Action::Look(Leaf::First));
    assert_eq!(game.looking(), Some(0));
    game.apply(Action::Time(4_000 + SLEEP + 1));
    assert_eq!(picture(&game), covered);
}

#[test]
fn a_long_delay_is_no_sleep() {
    let mut game = open("side=both&time=60d3600");
    play(&mut game, 0, [8, 15]);
    let mut now = 0;
    while now < 3_600_000 {
        let (_, millis) = game.clock_tick().expect("it runs");
        now += u64::from(millis);
        game.apply(Action::Time(now));
    }
    assert!(!game.is_halted());
    assert!((59_000..=60_000).contains(&left(&game)[1]), "{:?}", left(&game));
}

#[test]
fn a_pause_takes_the_question_from_the_computer_and_puts_it_again_afterwards() {
    let mut game = open("side=white&level=3&time=60");
    play(&mut game, 0, [8, 15]);
    let first = game.question().expect("asked").job;
    at(&mut game, 100, Action::Pause);
    assert_eq!(game.question(), None);
    at(&mut game, 10_000, Action::GoOn);
    let again = game.question().expect("asked again").job;
    assert!(again > first);
}

// The clock over a laptop's sleep.
#[test]
fn a_sleep_of_the_device_stops_the_clock_and_costs_nothing() {
    let mut game = open("side=both&time=300");
    play(&mut game, 0, [8, 15]);
    game.apply(Action::Time(20_000));
    game.apply(Action::Time(20_000 + 8 * 3_600_000));
    assert_eq!((game.outcome(), game.is_halted()), (None, true));
    assert_eq!(left(&game), [300_000, 280_000]);
    assert!(matches!(game.said().last(), Some((_, Notice::Slept))));
    at(&mut game, 30_000_000, Action::GoOn);
    game.apply(Action::Time(30_001_000));
    assert_eq!(left(&game), [300_000, 279_000]);
}

#[test]
fn a_hidden_tab_that_is_woken_once_a_minute_loses_no_second() {
    let mut game = open("side=both&time=300");
    play(&mut game, 0, [8, 15]);
    for minute in 1..=4 {
        game.apply(Action::Time(minute * 60_000));
        assert!(!game.is_halted());
    }
    assert_eq!(left(&game), [300_000, 60_000]);
    game.apply(Action::Time(240_000 + SLEEP));
    assert_eq!(game.outcome(), lost_on_time(Side::Black), "a pause that is no sleep counts");
}

#[test]
fn time_that_runs_backwards_stands_still() {
    let mut game = open("side=both&time=60");
    play(&mut game, 10_000, [8, 15]);
    game.apply(Action::Time(20_000));
    game.apply(Action::Time(5_000));
    assert_eq!(left(&game), [60_000, 50_000]);
}

#[test]
fn taking_back_gives_back_the_time_that_there_was() {
    let mut game = open("side=both&pos=W:WK7:BK33&time=60+2");
    play(&mut game, 0, [7, 8]);
    play(&mut game, 10_000, [33, 32]);
    play(&mut game, 15_000, [8, 9]);
    assert_eq!(left(&game), [57_000, 52_000]);
    at(&mut game, 16_000, Action::Undo);
    assert_eq!((plies(&game), left(&game)), (2, [60_000, 52_000]));
    at(&mut game, 16_500, Action::Undo);
    assert_eq!((plies(&game), left(&game)), (1, [60_000, 60_000]));
    game.apply(Action::Time(17_500));
    assert_eq!(left(&game), [60_000, 59_000], "and it goes on from there");
}

#[test]
fn a_loss_on_time_can_be_taken_back_unless_play_is_strict() {
    let ended = |terms: &str| {
        let mut game = open(&format!("side=both&time=60{terms}"));
        play(&mut game, 0, [8, 15]);
        game.apply(Action::Time(60_000));
        assert!(game.outcome().is_some());
        at(&mut game, 61_000, Action::Undo);
        game
    };
    let game = ended("");
    assert_eq!((game.outcome(), left(&game)), (None, [60_000, 60_000]));
    let strict = ended("&takebacks=never");
    assert_eq!((strict.outcome(), strict.can_undo()), (lost_on_time(Side::Black), false));
}

#[test]
fn another_game_begins_with_the_whole_time() {
    let mut game = open("side=both&time=60");
    play(&mut game, 0, [8, 15]);
    at(&mut game, 30_000, Action::Again);
    assert_eq!((left(&game), game.is_halted(), game.clock_tick()), ([60_000; 2], false, None));
}

#[test]
fn a_stored_game_has_its_clock_and_waits_for_the_players() {
    let mut game = open("side=both&pos=W:WK7:BK33&time=60+2");
    play(&mut game, 0, [7, 8]);
    play(&mut game, 10_000, [33, 32]);
    game.apply(Action::Time(27_000));
    let text = saved::write(&game);
    game.apply(Action::Time(28_000));
    assert_eq!(saved::write(&game), text, "storage need not hear every second");
    let mut again = saved::read::<Tobit>(&text).expect(&text).session(Motion::Reduced);
    assert!(again.is_halted());
    assert_eq!(left(&again), [45_000, 52_000], "to five seconds");
    again.apply(Action::Time(500_000));
    assert_eq!(left(&again), [45_000, 52_000]);
    at(&mut again, 500_000, Action::GoOn);
    again.apply(Action::Time(501_000));
    assert_eq!(left(&again), [44_000, 52_000]);
    assert_eq!(again.setup().terms.time, Some(control("60+2")));
}

#[test]
fn damaged_times_are_refused_and_games_of_the_first_version_are_read() {
    let mut game = open("side=both&time=60");
    play(&mut game, 0, [8, 15]);
    let text = saved::write(&game);
    for bad in ["left=1,2", "left=x,1,0", "left=,,", "left=99999999999999999999,1,0", "left=-1,1,0"] {
        let (from, _) = text.split_once("left=").expect("a clock");
        let (_, rest) = text.split_once(" v=").expect("a query");
        let damaged = [from, bad, " v=", rest].concat();
        assert!(saved::read::<Tobit>(&damaged).is_err(), "{damaged}");
    }
    // More time than a clock goes on with is no damage: increments add up.
    let (from, rest) = text.split_once("left=60000,").expect("White's time");
    let rich = saved::read::<Tobit>(&[from, "left=172800001,", rest].concat())
        .expect("a game")
        .session(Motion::Reduced);
    assert_eq!(left(&rich), [172_800_000, 60_000]);
    let first = "utys-game 1 0 7 black - v=1&moves=2_8&side=white&level=3 end";
    let saved = saved::read::<Toguz>(first).expect("version 1");
    assert_eq!((saved.record.plies().len(), saved.facing, saved.clock.is_none()), (2, Side::Black, true));
}

fn controls() -> impl Strategy<Value = TimeControl> {
    let bonus = prop_oneof![
        Just(Bonus::Nothing),
        (1..30u32).prop_map(Bonus::Increment),
        (1..30u32).prop_map(Bonus::Delay),
        (1..30u32).prop_map(Bonus::Refund),
        Just(Bonus::PerMove),
    ];
    (20..600u32, bonus).prop_map(|(base, bonus)| TimeControl { base, bonus })
}

proptest! {
    /// However often the page looks at the clock, it shows the same.
    #[test]
    fn looking_at_the_clock_changes_nothing(
        time in controls(),
        looks in proptest::collection::vec(0..9_000u64, 1..20),
    ) {
        let begun = || {
            let mut game = open(&format!("side=both&time={time}").replace('%', "%25"));
            play(&mut game, 0, [8, 15]);
            game
        };
        let (mut often, mut once) = (begun(), begun());
        let mut now = 0;
        for look in looks {
            now += look;
            often.apply(Action::Time(now));
        }
        // Nobody sleeps for so long.
        if now <= SLEEP {
            once.apply(Action::Time(now));
            prop_assert_eq!(left(&often), left(&once));
            prop_assert_eq!(often.outcome(), once.outcome());
        }
    }

    /// The time that is shown never grows while a side thinks, and the next look is due no later than it changes.
    #[test]
    fn the_clock_only_runs_down_and_says_when_to_look_again(time in controls(), _seed in any::<u8>()) {
        let mut game = open(&format!("side=both&time={time}"));
        play(&mut game, 0, [8, 15]);
        let mut before = left(&game)[1];
        for _ in 0..200 {
            let Some((now, millis)) = game.clock_tick() else { break };
            prop_assert!(millis > 0);
            game.apply(Action::Time(now + u64::from(millis)));
            let after = left(&game)[1];
            prop_assert!(after < before, "{} {}", before, after);
            prop_assert!(before - after <= 1_001);
            before = after;
        }
    }
}

#[test]
fn the_clock_by_itself_counts_what_it_is_told() {
    let clock = Clock::resume(control("60"), [10_000, 20_000], 4_000);
    assert_eq!(clock.left(Side::White, Side::White, 99), 6_000);
    assert_eq!(clock.left(Side::Black, Side::White, 99), 20_000);
    assert_eq!((clock.at_move(), clock.spent(99), clock.runs()), ([10_000, 20_000], 4_000, false));
}

#[test]
fn the_page_tells_a_sleep_from_a_correction_of_the_wall_clock() {
    use utys::app::platform::advance;
    for (steady, wall, right) in [
        (1_000.0, 1_000.0, 1_000.0),
        (1_000.0, 900.0, 1_000.0),
        (1_000.0, -3_600_000.0, 1_000.0),
        (1_000.0, 5_900.0, 1_000.0),
        (1_000.0, 3_601_000.0, 3_601_000.0),
        (-5.0, 0.0, 0.0),
    ] {
        assert_eq!(advance(steady, wall), right, "{steady} {wall}");
    }
}
