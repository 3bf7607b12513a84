//! The statistics of `cargo xtask duel` against values computed by other means.

#[path = "../../benches/duel/stats.rs"]
mod stats;

use stats::{Decision, Estimate, Pairs, Sprt, elo, elo_of, score, score_of, superiority};

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
