//! What is heard: one stone, one sound; never a burst; samples that begin, ring and end.

use utys::app::boards::{Cue, Motion};
use utys::app::platform::sound::{Ear, GAP, RATE, samples, tremble};
use utys::app::session::{Action, Players, Session, Setup};
use utys::games::toguz::Toguz;
use utys::rules::Candidates;

/// The cues of a session while its pictures are shown to their end, each with the moment at which it came, in milliseconds.
fn heard(session: &mut Session<Toguz>) -> Vec<(f64, Cue)> {
    let (mut now, mut last, mut all) = (0.0, 0, Vec::new());
    let note = |session: &Session<Toguz>, now: f64, last: &mut u32, all: &mut Vec<(f64, Cue)>| {
        for (number, cue) in session.cues() {
            if number > last {
                *last = *number;
                all.push((now, *cue));
            }
        }
    };
    note(session, now, &mut last, &mut all);
    while let Some((tick, millis)) = session.tick() {
        now += f64::from(millis);
        session.apply(Action::FrameShown(tick));
        note(session, now, &mut last, &mut all);
    }
    all
}

#[test]
fn nine_stones_are_heard_falling_one_by_one_as_they_are_seen() {
    let mut session = Session::<Toguz>::new(Setup::new(Default::default(), Players::Two), Motion::Full);
    let first = Candidates::new(session.record().position()).next(&[]);
    session.apply(Action::Touch(first[0]));
    let heard = heard(&mut session);
    let stones: Vec<f64> = heard.iter().filter(|(_, cue)| *cue == Cue::Stone).map(|(now, _)| *now).collect();
    assert_eq!(stones.len(), 9, "{heard:?}");
    for pair in stones.windows(2) {
        assert!(pair[1] - pair[0] >= GAP, "{stones:?}");
    }
    // None of them is left out.
    let (mut ear, mut cues, mut played) = (Ear::new(&[]), Vec::new(), 0);
    for (number, (now, cue)) in heard.iter().enumerate() {
        cues.push((u32::try_from(number).expect("few cues"), *cue));
        played += usize::from(ear.listen(&cues, *now) == Some(Cue::Stone));
    }
    assert_eq!(played, 9, "{heard:?}");
}

#[test]
fn of_cues_that_come_together_the_most_important_is_heard() {
    let mut ear = Ear::new(&[]);
    assert_eq!(ear.listen(&[(1, Cue::Land), (2, Cue::End), (3, Cue::Take)], 0.0), Some(Cue::End));
    assert_eq!(ear.listen(&[(1, Cue::Land), (2, Cue::End), (3, Cue::Take)], 500.0), None);
}

#[test]
fn what_was_to_be_heard_before_the_page_came_is_past() {
    let cues = [(7, Cue::Take), (8, Cue::End)];
    let mut ear = Ear::new(&cues);
    assert_eq!(ear.listen(&cues, 0.0), None);
    assert_eq!(ear.listen(&[(8, Cue::End), (9, Cue::Stone)], 1.0), Some(Cue::Stone));
}

#[test]
fn two_hundred_cues_in_a_moment_are_no_burst() {
    let (mut ear, mut cues, mut played) = (Ear::new(&[]), Vec::new(), 0);
    for number in 0..200 {
        cues.push((number, if number % 2 == 0 { Cue::Stone } else { Cue::Lift }));
        let first = cues.len().saturating_sub(8);
        played += usize::from(ear.listen(&cues[first..], f64::from(number)).is_some());
    }
    // Two hundred milliseconds have room for six, each with at most one more important beside it.
    assert!((6..=12).contains(&played), "{played}");
}

#[test]
fn a_capture_is_heard_right_after_the_stone_that_made_it() {
    let mut ear = Ear::new(&[]);
    assert_eq!(ear.listen(&[(1, Cue::Stone)], 0.0), Some(Cue::Stone));
    assert_eq!(ear.listen(&[(1, Cue::Stone), (2, Cue::Stone)], 10.0), None);
    assert_eq!(ear.listen(&[(2, Cue::Stone), (3, Cue::Take)], 20.0), Some(Cue::Take));
}

#[test]
fn every_cue_sounds_within_bounds_rings_out_and_is_short() {
    for cue in Cue::ALL {
        let samples = samples(cue);
        let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        let name = cue.as_str();
        assert!((0.08..1.0).contains(&peak), "{name}: {peak}");
        assert!(samples.len() < RATE as usize * 3 / 2, "{name}: {}", samples.len());
        assert!(samples.last().expect("samples").abs() < 0.01, "{name}");
        // It is a strike: loudest at the beginning of some part, and not at its end.
        let tail = &samples[samples.len() * 4 / 5..];
        assert!(tail.iter().all(|sample| sample.abs() < peak / 3.0), "{name}");
    }
}

#[test]
fn no_two_cues_sound_alike_and_a_stone_does_not_shake_the_device() {
    for (at, cue) in Cue::ALL.into_iter().enumerate() {
        assert!(Cue::ALL[..at].iter().all(|other| samples(*other) != samples(cue)));
    }
    assert_eq!(tremble(Cue::Stone), 0);
    assert!(tremble(Cue::Land) > 0 && tremble(Cue::Take) > tremble(Cue::Land));
}
