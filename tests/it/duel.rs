//! What `cargo xtask duel` does: openings, games between programs that fail or do not, and the statistics, against values
//! computed by other means.

#[allow(dead_code)] // the example uses all of it
#[path = "../../benches/duel/game.rs"]
mod game;
#[path = "../../benches/duel/openings.rs"]
mod openings;
#[allow(dead_code)]
#[path = "../../benches/duel/player.rs"]
mod player;
#[allow(dead_code)]
#[path = "../../benches/duel/settings.rs"]
mod settings;
#[path = "../../benches/duel/stats.rs"]
mod stats;

use crate::lot;
use game::{Played, play};
use openings::{Choice, openings};
use player::Player;
use settings::{Limit, Settings};
use stats::{Decision, Estimate, Pairs, Sprt, elo, elo_of, score, score_of, superiority};
use std::collections::HashSet;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use utys::ai::{Features, Limits, Search, Table, Unstopped, WinChance, drive};
use utys::games::tobit::Tobit;
use utys::games::toguz::Toguz;
use utys::rules::{GameText, Notation, Record};

/// 532 pairs, somewhat better for the first player.
const SOME: Pairs = [12, 80, 310, 110, 20];

fn assert_near(found: f64, right: f64, by: f64) {
    assert!((found - right).abs() <= by, "{found} is not {right}");
}

fn estimate(estimate: Option<Estimate>) -> [f64; 3] {
    let Estimate { low, value, high } = estimate.expect("some pairs");
    [low, value, high]
}

#[test]
fn a_score_of_three_quarters_is_191_elo() {
    assert_near(elo_of(0.75), 190.85, 0.01);
    assert_near(elo_of(0.5), 0.0, 1e-9);
    assert_near(score_of(100.0), 0.64, 1e-3);
    assert_near(score_of(elo_of(0.31)), 0.31, 1e-9);
}

#[test]
fn many_pairs_have_the_interval_of_the_normal_law() {
    let [low, value, high] = estimate(elo(&SOME));
    assert_near(value, 15.030, 0.001);
    assert_near(low, 3.680, 0.1);
    assert_near(high, 26.413, 0.1);
    assert_near(superiority(&SOME), 0.995_282, 1e-5);
}

#[test]
fn few_pairs_have_an_interval_that_never_leaves_the_scale() {
    let [low, value, high] = estimate(score(&[3, 0, 0, 0, 7]));
    assert_near(value, 0.7, 1e-9);
    assert_near(low, 0.396_778, 1e-5); // Wilson for 7 of 10
    assert_near(high, 0.892_209, 1e-5);
    let [low, _, high] = estimate(elo(&[0, 0, 0, 0, 40]));
    assert_near(low, 407.03, 0.01); // Wilson for 40 of 40
    assert!(high.is_infinite());
}

#[test]
fn engines_that_play_alike_differ_by_nothing() {
    assert_eq!(estimate(elo(&[0, 0, 50, 0, 0])), [0.0; 3]);
    assert_eq!(superiority(&[0, 0, 50, 0, 0]), 0.5);
    assert_eq!(elo(&[0; 5]), None);
}

#[test]
fn the_mirrored_result_is_the_opposite() {
    let mut mirrored = SOME;
    mirrored.reverse();
    let ([low, value, high], [mirrored_low, mirrored_value, mirrored_high]) =
        (estimate(elo(&SOME)), estimate(elo(&mirrored)));
    assert_near(low, -mirrored_high, 1e-6);
    assert_near(value, -mirrored_value, 1e-6);
    assert_near(high, -mirrored_low, 1e-6);
    assert_near(superiority(&SOME) + superiority(&mirrored), 1.0, 1e-6);
}

#[test]
fn the_ratio_is_that_of_the_likeliest_laws() {
    // By maximising the likelihood under each hypothesis.
    assert_near(Sprt { elo0: 0.0, elo1: 10.0 }.ratio(&SOME), 2.968_434, 1e-4);
    assert_near(Sprt { elo0: -5.0, elo1: 5.0 }.ratio(&SOME), 4.403_979, 1e-4);
}

#[test]
fn a_test_ends_at_its_bounds_and_not_before() {
    let (low, high) = Sprt::bounds();
    assert_near(low, -2.9444, 1e-4);
    assert_near(high, 2.9444, 1e-4);
    let sprt = Sprt { elo0: 0.0, elo1: 10.0 };
    assert_eq!(sprt.decision(&SOME), Decision::Accepted);
    assert_eq!(sprt.decision(&SOME.map(|pairs| pairs / 2)), Decision::Open);
    assert_eq!(sprt.decision(&[0, 0, 0, 0, 3]), Decision::Open, "three pairs won decide nothing");
    assert_eq!(sprt.decision(&[0, 0, 40, 0, 0]), Decision::Open, "nor do forty even ones");
    let mut mirrored = SOME;
    mirrored.reverse();
    assert_eq!(sprt.decision(&mirrored), Decision::Rejected);
    assert_eq!(sprt.decision(&[0; 5]), Decision::Open, "nothing played, nothing decided");
    assert_eq!(
        [Decision::Accepted, Decision::Rejected, Decision::Open].map(Decision::as_str),
        ["accepted", "rejected", "open"]
    );
}

#[test]
fn openings_are_all_different_the_same_for_a_seed_and_not_over() {
    let drawn = |seed| openings::<Tobit>(Default::default(), 300, None, seed, Choice::Any).unwrap();
    let some = drawn(1);
    let ends: HashSet<_> = some.iter().map(|record| *record.position()).collect();
    assert_eq!(ends.len(), 300);
    assert!(some.iter().all(|record| record.outcome().is_none() && (4..=8).contains(&record.plies().len())));
    assert_eq!(some, drawn(1));
    assert_ne!(some, drawn(2));
    assert_eq!(
        openings::<Toguz>(Default::default(), 9, Some(1), 1, Choice::Any).unwrap().len(),
        9,
        "one for each pit"
    );
    assert!(openings::<Toguz>(Default::default(), 10, Some(1), 1, Choice::Any).is_err(), "there are no more");
}

#[test]
fn even_openings_are_those_that_are_not_decided() {
    // Judged by another search than the one that chose them.
    let decided = |choice| {
        let drawn = openings::<Toguz>(Default::default(), 40, Some(8), 1, choice).unwrap();
        let is_decided = |record: &&Record<Toguz>| {
            let mut search = Search::new(Table::new(1 << 20), Features::default());
            search.begin(record.position(), [], Limits { nodes: 30_000, ..Limits::default() });
            drive(&mut search, 30_000, &mut Unstopped);
            let chance = WinChance::of(record.position(), search.lines()[0].score).per_mille();
            !(250..=750).contains(&chance)
        };
        drawn.iter().filter(is_decided).count()
    };
    let (even, any) = (decided(Choice::Even), decided(Choice::Any));
    assert!(even <= 1 && any >= 10, "{even} even openings are decided, {any} of any");
}

/// The engine of this tree against a program, and what is to be played.
fn settings(opponent: &Path, words: &[&str]) -> Settings {
    let engine = env!("CARGO_BIN_EXE_engine");
    let players = [".,nodes=300", engine, "other", opponent.to_str().unwrap()];
    let words = players.iter().chain(words).map(|&word| word.to_owned());
    Settings::read(&words.collect::<Vec<_>>()).unwrap()
}

/// A program that answers `go` by a line of shell.
fn program(name: &str, answer: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("utys-duel-{}-{name}", std::process::id()));
    let script = format!(
        "#!/bin/sh\nwhile read -r word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; \
         go) {answer};; esac; done\n"
    );
    std::fs::write(&path, script).unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o700)).unwrap();
    path
}

/// Plays a game in which the player named first is White.
fn played<P: Notation>(settings: &Settings) -> Played {
    let start = |player: usize| {
        let game = [("Game".to_owned(), P::NAME.to_owned())];
        Player::start(&settings.players[player].program, &game).unwrap()
    };
    play(&mut [start(0), start(1)], 0, &Record::<P>::new(Default::default()), "1.1", settings)
}

#[test]
fn an_engine_plays_itself_to_the_end_or_to_the_last_move_that_counts() {
    let engine = Path::new(env!("CARGO_BIN_EXE_engine"));
    let game = played::<Toguz>(&settings(engine, &["--nodes", "100"]));
    assert_eq!((game.fault, game.is_cut), (None, false));
    let read = GameText::<Toguz>::read(&game.text).unwrap().game;
    assert_eq!(read.line.moves.len(), game.plies);
    assert_eq!(read.to_record().outcome(), read.outcome);
    assert!(game.spent.iter().all(|spent| spent.moves >= game.plies as u64 / 2 && spent.nodes > 0));

    let cut = played::<Toguz>(&settings(engine, &["--nodes", "100", "--max-plies", "9"]));
    assert_eq!((cut.halves, cut.plies, cut.is_cut, cut.fault), (1, 9, true, None));
}

#[test]
fn a_program_that_fails_loses_and_its_fault_is_noted() {
    let cases = [
        ("illegal", "echo bestmove 1-38", "plays an illegal move: \"1-38\""),
        ("gone", "exit 3", "its process has ended"),
        ("complaint", "echo error: no", "says \"error: no\""),
    ];
    for (name, answer, told) in cases {
        let program = program(name, answer);
        let game = played::<Tobit>(&settings(&program, &[]));
        std::fs::remove_file(program).unwrap();
        let (player, fault) = game.fault.unwrap();
        assert!(player == 1 && fault.to_string().starts_with(told), "{name}: {player} {fault}");
        assert_eq!((game.halves, game.plies), (2, 1), "{name}");
        assert!(game.text.contains("[Fault \"other: ") && game.text.contains("2-0"), "{}", game.text);
    }
}

#[test]
fn a_description_of_a_player_holds_its_options_and_its_own_limit() {
    let words = ["x,Level=3,go,Seed=*", "/x", "y,nodes=7,Hash=4", "/y", "--movetime", "50", "--sprt", "-5,5"];
    let read =
        |words: &[&str]| Settings::read(&words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>());
    let settings = read(&words).unwrap();
    let [x, y] = &settings.players;
    let option = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    assert_eq!(x.options, [option("Level", "3"), option("Seed", "*")]);
    assert_eq!(
        (x.limit, y.limit, settings.limit),
        (Some(Limit::Own), Some(Limit::Nodes(7)), Limit::Time(50))
    );
    assert_eq!(y.options, [option("Hash", "4")]);
    assert_eq!((settings.sprt.elo0, settings.ends_early), (-5.0, true));
    for wrong in [
        &["x", "/x", "y"] as &[&str],
        &["x,what", "/x", "y", "/y"],
        &["x", "/x", "y", "/y", "--pears", "2"],
        &["x", "/x", "y", "/y", "--pairs"],
        &["x", "/x", "y", "/y", "--pairs", "many"],
        &["x", "/x", "y", "/y", "--nodes", "5", "--movetime", "5"],
        &["x", "/x", "y", "/y", "--sprt", "5,0"],
        &["x", "/x", "y", "/y", "--game", "chess"],
    ] {
        assert!(read(wrong).is_err(), "{wrong:?}");
    }
}
