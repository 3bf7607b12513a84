//! Laws of the evaluations: they are sums of named terms, and a turned board is judged alike.

use crate::search::random_game;
use crate::tobit_support::Random;
use crate::toguz_laws::swap_sides;
use utys::ai::{Evaluate, Score, Terms, Weight, WinChance};
use utys::games::tobit::{Grid, Tobit, TobitReach, TobitVariant};
use utys::games::toguz::{Toguz, ToguzVariant};

/// Positions of random games, some early and some late.
fn positions<P: Evaluate>(variant: P::Variant) -> Vec<P> {
    let mut random = Random(0x7465_726d);
    let mut found = Vec::new();
    for _ in 0..60 {
        let plies = random.below(120);
        let (earlier, last) = random_game::<P>(variant, &mut random, plies);
        found.extend(earlier.into_iter().step_by(5).chain([last]));
    }
    found.retain(|pos| pos.outcome().is_none());
    assert!(found.len() > 200);
    found
}

fn an_evaluation_is_the_weighed_sum_of_its_terms<P: Terms + Evaluate>(variant: P::Variant) {
    let mut used = vec![0; P::NAMES.len()];
    for pos in positions::<P>(variant) {
        let counts = pos.listed();
        let sum = |worth: fn(Weight) -> i32| -> i32 {
            counts.iter().zip(P::WEIGHTS).map(|(count, weight)| count * worth(*weight)).sum()
        };
        let stage = pos.stage();
        assert!((0..=P::FULL).contains(&stage), "{pos:?}");
        let value = (sum(Weight::early) * stage + sum(Weight::late) * (P::FULL - stage)) / P::FULL;
        assert_eq!(pos.evaluate(), value, "{pos:?}");
        used.iter_mut().zip(&counts).for_each(|(used, count)| *used += i32::from(*count != 0));
    }
    for name in P::NAMES {
        let is_of_another_variant = name.starts_with("tobit-");
        let occurs = P::NAMES.iter().zip(&used).any(|(other, used)| other == name && *used > 0);
        assert!(occurs || is_of_another_variant, "{name} never occurs");
    }
}

#[test]
fn an_evaluation_is_the_sum_of_its_terms_by_their_weights() {
    for reach in TobitReach::ALL {
        for grid in Grid::ALL {
            an_evaluation_is_the_weighed_sum_of_its_terms::<Tobit>(TobitVariant { grid, reach });
        }
    }
    an_evaluation_is_the_weighed_sum_of_its_terms::<Toguz>(ToguzVariant::default());
}

#[test]
fn every_term_has_a_weight_a_sign_and_a_name() {
    fn check<P: Terms>() {
        assert_eq!(P::NAMES.len(), P::WEIGHTS.len());
        assert_eq!(P::NAMES.len(), P::SIGNS.len());
        // Terms of one name, such as heaps of all sizes in all pits, stand together.
        let mut names = P::NAMES.to_vec();
        names.dedup();
        let kinds = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), kinds);
    }
    check::<Tobit>();
    check::<Toguz>();
}

#[test]
fn both_halves_of_a_weight_are_kept_whatever_their_signs() {
    for early in [-40_000, -1, 0, 1, 40_000] {
        for late in [-40_000, -1, 0, 1, 40_000] {
            let weight = Weight::new(early, late);
            assert_eq!((weight.early(), weight.late()), (early, late));
            assert_eq!((weight.at(3, 3), weight.at(0, 3)), (early, late));
        }
    }
    assert_eq!(Weight::flat(-7).at(1, 3), -7);
}

#[test]
fn a_turned_board_of_toguz_is_judged_alike() {
    for pos in positions::<Toguz>(ToguzVariant::default()) {
        assert_eq!(swap_sides(&pos).evaluate(), pos.evaluate(), "{pos:?}");
    }
}

/// The terms of Tobit that only the side to move has, beside its right to move.
const OF_THE_MOVER: [&str; 3] = ["hanging", "opposition", "unequal-opposition"];

/// Whoever is not to move has the opposite of every term but those of the right to move.
fn passing_turns_the_terms_round<P: Terms + Evaluate>(variant: P::Variant) {
    for pos in positions::<P>(variant) {
        let passed = pos.passed();
        if passed.outcome().is_some() {
            continue;
        }
        for ((own, theirs), name) in pos.listed().into_iter().zip(passed.listed()).zip(P::NAMES) {
            if !name.starts_with("tempo") && !OF_THE_MOVER.contains(name) {
                assert_eq!(own, -theirs, "{name}: {pos:?}");
            }
        }
    }
}

#[test]
fn the_other_sides_terms_are_the_opposite_up_to_the_right_to_move() {
    passing_turns_the_terms_round::<Tobit>(TobitVariant::default());
    passing_turns_the_terms_round::<Toguz>(ToguzVariant::default());
}

fn a_win_chance_follows_the_score<P: Evaluate>(variant: P::Variant) {
    let pos = P::start(variant);
    let of = |value| WinChance::of(&pos, Score::judged(value));
    assert_eq!(of(0), WinChance::EVEN);
    for value in -3_000..3_000 {
        assert!(of(value) <= of(value + 1));
        assert_eq!(of(-value), of(value).of_other_side());
        assert!(of(value) > WinChance::LOSS && of(value) < WinChance::WIN, "only a certain win is one");
    }
    let unit = P::LOGIT.early();
    assert_eq!(of(unit).per_mille(), 731);
    let exact = |value: i32| 1000.0 / (1.0 + (-f64::from(value) / f64::from(unit)).exp());
    assert!((0..6 * unit).all(|value| (f64::from(of(value).per_mille()) - exact(value)).abs() < 2.5));
    assert_eq!(WinChance::of(&pos, Score::win_in(70)), WinChance::WIN);
    assert_eq!(WinChance::of(&pos, Score::loss_in(0)), WinChance::LOSS);
}

#[test]
fn a_win_chance_rises_with_the_score_and_only_a_certain_win_is_whole() {
    a_win_chance_follows_the_score::<Tobit>(TobitVariant::default());
    a_win_chance_follows_the_score::<Toguz>(ToguzVariant::default());
}
