//! When the engine's worker counts as dead, and what is done about it.

use utys::app::platform::{Act, Care, LOOK};

fn listening() -> Care {
    let mut care = Care::default();
    care.asked();
    care.begun();
    care.heard();
    care
}

/// What is done at each look until something else than greeting or waiting is.
fn until_it_acts(care: &mut Care) -> (u32, Act) {
    for looks in 1.. {
        let act = care.look();
        if !matches!(act, Act::Wait | Act::Greet) {
            return (looks, act);
        }
    }
    unreachable!()
}

#[test]
fn a_worker_that_answers_is_left_alone_however_long_it_thinks() {
    let mut care = listening();
    for _ in 0..10_000 {
        assert_eq!(care.look(), Act::Greet);
        care.heard();
    }
}

#[test]
fn a_silent_worker_is_replaced_after_about_two_seconds() {
    let mut care = listening();
    let (looks, act) = until_it_acts(&mut care);
    assert_eq!(act, Act::Replace);
    assert!((1_500..=2_500).contains(&(looks * LOOK)), "{looks}");
}

#[test]
fn the_third_death_at_one_question_is_the_last() {
    let mut care = listening();
    assert_eq!(care.died(), Act::Replace);
    care.begun();
    care.heard();
    assert_eq!(until_it_acts(&mut care).1, Act::Replace);
    care.begun();
    care.heard();
    assert_eq!(care.died(), Act::GiveUp);
}

#[test]
fn another_question_begins_with_new_hope() {
    let mut care = listening();
    for _ in 0..10 {
        assert_eq!(care.died(), Act::Replace);
        assert_eq!(care.died(), Act::Replace);
        care.asked();
    }
}

#[test]
fn a_worker_that_is_still_being_loaded_is_given_half_a_minute_and_doubted_once() {
    let mut care = Care::default();
    care.asked();
    care.begun();
    let (first, act) = until_it_acts(&mut care);
    assert_eq!(act, Act::Doubt);
    let (rest, act) = until_it_acts(&mut care);
    assert_eq!(act, Act::GiveUp);
    assert!((25_000..=35_000).contains(&((first + rest) * LOOK)));
}
