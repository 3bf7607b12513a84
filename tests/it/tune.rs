//! What `cargo xtask tune` is made of: games that are read as they were written, and fits that find what was planted.

#[allow(dead_code)] // the program uses all of it
#[path = "../../benches/tune/curve.rs"]
mod curve;
#[allow(dead_code)]
#[path = "../../benches/tune/data.rs"]
mod data;
#[allow(dead_code)]
#[path = "../../benches/tune/fit.rs"]
mod fit;
#[allow(dead_code)]
#[path = "../../benches/tune/samples.rs"]
mod samples;
#[allow(dead_code)]
#[path = "../../benches/tune/settings.rs"]
mod settings;
#[allow(dead_code)]
#[path = "../../benches/tune/write.rs"]
mod write;

use crate::lot::{self, Lot};
use crate::search::random_game;
use crate::tobit_support::Random;
use crate::{journal, words};
use curve::{Curve, calibrate, logistic};
use data::{Game, Turn};
use samples::{Sample, Samples, collect};
use settings::{Settings, Wanted};
use utys::ai::{Evaluate, Terms};
use utys::games::tobit::{Grid, Tobit, TobitReach, TobitVariant};
use utys::games::toguz::{Toguz, ToguzVariant};
use utys::rules::{GameText, Notation, Position, Record, Side};

/// Random games in which the moves from the sixth on have scores.
fn games<P: Evaluate + Notation>(variant: P::Variant) -> Vec<Game<P>> {
    let mut random = Random(9);
    let game = |number| {
        let plies = 20 + random.below(60);
        let (mut positions, last) = random_game::<P>(variant, &mut random, plies);
        positions.push(last);
        let turn = |(ply, pair): (usize, &[P])| {
            let mv = pair[0].legal_moves().into_iter().find(|&mv| {
                let mut after = pair[0].clone();
                after.play_unchecked(mv);
                after == pair[1]
            });
            let score = (ply > 5).then_some(ply as i32 * 37 - 900);
            Turn { before: pair[0].clone(), mv: mv.unwrap(), score }
        };
        let turns = positions.windows(2).enumerate().map(turn).collect();
        Game { number, variant, halves: (number % 3) as u8, turns }
    };
    (0..16).map(game).collect()
}

fn a_game_survives_its_line<P: Evaluate + Notation>(variant: P::Variant) {
    for game in games::<P>(variant) {
        assert_eq!(Game::read(&game.write()), Ok(game));
    }
}

#[test]
fn a_game_is_read_as_it_was_written() {
    a_game_survives_its_line::<Toguz>(ToguzVariant::default());
    for (grid, reach) in Grid::ALL.into_iter().zip(TobitReach::ALL) {
        a_game_survives_its_line::<Tobit>(TobitVariant { grid, reach });
    }
    for line in ["", "1 anticlockwise x", "1 anticlockwise 2 99", "1 sideways 2", "1 anticlockwise 2 11/a"] {
        assert!(Game::<Toguz>::read(line).is_err(), "{line}");
    }
}

#[test]
fn a_record_of_a_match_becomes_a_game_without_scores() {
    for game in games::<Tobit>(TobitVariant::default()) {
        let mut record = Record::<Tobit>::new(game.variant);
        for turn in &game.turns {
            record.append(&turn.before.words(turn.mv)[0]).unwrap();
        }
        match game.halves {
            0 => record.resign(Side::White).unwrap(),
            1 => record.agree_draw().unwrap(),
            _ => record.resign(Side::Black).unwrap(),
        }
        let text = GameText::from_record(&record).write();
        let [reading] = &GameText::<Tobit>::read_all(&text)[..] else { panic!("{text}") };
        let read = Game::of_record(game.number, &reading.as_ref().unwrap().game.to_record());
        let turns = game.turns.into_iter().map(|turn| Turn { score: None, ..turn });
        assert_eq!(read, Game { turns: turns.collect(), ..game });
    }
}

#[test]
fn nothing_is_learnt_from_what_came_before_a_random_move() {
    let mut games = games::<Toguz>(ToguzVariant::default());
    let later: usize = games.iter().map(|game| game.turns.len() - 6).sum();
    assert_eq!(collect(&games).all.len(), later);
    games.iter_mut().for_each(|game| game.turns.last_mut().unwrap().score = None);
    assert!(collect(&games).all.is_empty());
}

/// Positions of a made-up game in which two terms and the stage decide, with results drawn by their true chances.
fn made_up(truth: [[f64; 2]; 2], places: [u16; 2], unit: Curve) -> Samples {
    let mut lot = Lot(3);
    let mut sample = |number: usize| {
        let counts = [0, 1].map(|_| lot.below(21) as i16 - 10);
        let stage = lot.below(101) as f64 / 100.0;
        let worth =
            |nth: usize| f64::from(counts[nth]) * (truth[nth][0] * stage + truth[nth][1] * (1.0 - stage));
        let score = worth(0) + worth(1);
        let is_won = (lot.below(1_000_000) as f64) < 1e6 * unit.chance(stage, score);
        Sample {
            stage,
            terms: places.into_iter().zip(counts).filter(|(_, count)| *count != 0).collect(),
            score,
            result: f64::from(u8::from(is_won)),
            is_quiet: true,
            is_held_out: number.is_multiple_of(8),
        }
    };
    Samples { all: (0..40_000).map(&mut sample).collect() }
}

#[test]
fn the_curve_finds_the_unit_that_results_were_drawn_by() {
    let unit = Curve { early: 900.0, late: 250.0 };
    let samples = made_up([[100.0; 2], [50.0, 20.0]], [0, 1], unit);
    let found = curve::fit(&samples.training());
    assert!((found.early / unit.early).ln().abs() < 0.1, "{found:?}");
    assert!((found.late / unit.late).ln().abs() < 0.1, "{found:?}");
    let (right, wrong) = (Curve { early: 1.0, late: 1.0 }, calibrate(&samples.held_out(), found));
    assert!(wrong.error() < 20.0, "{}", wrong.error());
    assert!(calibrate(&samples.held_out(), right).loss > wrong.loss);
}

#[test]
fn the_fit_finds_the_weights_that_results_were_drawn_by() {
    let place = Toguz::NAMES.iter().position(|name| *name == "heap").unwrap();
    let truth = [[100.0; 2], [-80.0, 160.0]];
    let samples = made_up(truth, [0, place as u16], Curve { early: 700.0, late: 400.0 });
    let words = ["toguz", "nowhere", "--result-share", "100", "--rounds", "30"].map(str::to_owned);
    let settings = Settings::read(&words).unwrap();
    assert_eq!(settings.wanted, Wanted::Weights);
    let curve = curve::fit(&samples.training());
    let fitted = fit::fit::<Toguz>(&samples, curve, &settings);
    assert_eq!(fitted.weights[0], [100.0; 2], "the measure stays");
    for (found, true_weight) in fitted.weights[place].iter().zip(truth[1]) {
        assert!((found - true_weight).abs() < 15.0, "{:?}", fitted.weights[place]);
    }
    let unseen = Toguz::WEIGHTS[place + 1];
    assert_eq!(fitted.weights[place + 1], [unseen.early(), unseen.late()].map(f64::from));
    assert!(fitted.losses[1] < fitted.losses[0]);
}

#[test]
fn a_given_unit_keeps_the_scale_at_every_stage() {
    let place = Toguz::NAMES.iter().position(|name| *name == "heap").unwrap();
    // The same chances as with a unit of 500, told by weights that are half as large: the measure is not among the terms.
    let samples = made_up(
        [[100.0, 40.0], [60.0, 20.0]],
        [place as u16, place as u16 + 1],
        Curve { early: 500.0, late: 500.0 },
    );
    let words =
        ["toguz", "nowhere", "--result-share", "100", "--rounds", "30", "--unit", "250"].map(str::to_owned);
    let settings = Settings::read(&words).unwrap();
    assert_eq!(settings.unit, Some(250.0));
    let fitted = fit::fit::<Toguz>(&samples, curve::fit(&samples.training()), &settings);
    for (nth, truth) in [[50.0, 20.0], [30.0, 10.0]].into_iter().enumerate() {
        for (found, truth) in fitted.weights[place + nth].into_iter().zip(truth) {
            assert!((found - truth).abs() < 8.0, "{:?}", fitted.weights[place + nth]);
        }
    }
}

#[test]
fn the_tables_of_weights_stand_as_they_would_be_written() {
    let files = [
        (write::table(Tobit::WEIGHTS, Tobit::NAMES), include_str!("../../src/ai/tobit/weights_table.rs")),
        (write::table(Toguz::WEIGHTS, Toguz::NAMES), include_str!("../../src/ai/toguz/weights_table.rs")),
    ];
    for (table, file) in files {
        let (head, rest) = file.split_at(file.find("use crate").unwrap());
        assert!(head.lines().all(|line| line.is_empty() || line.starts_with("//! ")), "{head}");
        assert_eq!(table, rest);
    }
}

#[test]
fn an_unknown_word_is_refused() {
    for words in [
        &["chess", "x"][..],
        &["toguz", "x", "--nodes"],
        &["toguz", "x", "--nodes", "many"],
        &["toguz", "x", "--fit", "all"],
        &["toguz", "x", "--colour", "red"],
    ] {
        assert!(Settings::read(&words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>()).is_err());
    }
    assert!((logistic(0.0) - 0.5).abs() < 1e-12);
}

#[test]
fn a_journal_that_was_cut_off_in_a_line_goes_on_before_it() {
    let path = std::env::temp_dir().join(format!("utys-journal-{}", std::process::id()));
    std::fs::write(&path, "# head\nwhole\ncut o").unwrap();
    let (_, lines) = journal::open(&path, "# head").unwrap();
    assert_eq!(lines, ["whole"]);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "# head\nwhole\n");
    assert!(journal::open(&path, "# another head").unwrap_err().contains("was not made with"));
    std::fs::remove_file(path).unwrap();
}
