//! The record, the candidates and the counting, which both games share.

use crate::toguz_support::{at, walk};
use utys::games::GameId;
use utys::games::tobit::{Tobit, TobitVariant};
use utys::games::toguz::{Pit, Toguz, ToguzRefusal, ToguzVariant};
use utys::rules::{Candidates, Notation, Outcome, Position, Reason, Record, RecordError, Side, Touch, perft};

/// One stone each, that walk round the board and never meet: the same position every 18 moves.
const CIRCLE: &str = "8,1S/1S,8 80 80 S 1";

/// The stone that has gone farther in its row: where both lie in one row, it is the one that was there first.
fn circling(record: &Record<Toguz>) -> Vec<Pit> {
    record.position().legal_moves().into_iter().max().into_iter().collect()
}

fn circle(moves: usize) -> Record<Toguz> {
    let mut record = Record::from_position(ToguzVariant::default(), at(CIRCLE));
    for _ in 0..moves {
        record.append(&circling(&record)).unwrap();
    }
    record
}

#[test]
fn a_third_repetition_draws_the_game_and_moves_may_still_be_added() {
    let mut record = circle(35);
    assert_eq!(record.outcome(), None);
    let word = circling(&record);
    record.play(&word).unwrap();
    assert_eq!(record.repetitions(), 3);
    let drawn = Outcome::Draw { reason: Reason::Repetition };
    assert_eq!(record.outcome(), Some(drawn));
    let word = circling(&record);
    assert_eq!(record.play(&word), Err(RecordError::Over(drawn)));
    assert_eq!(record.resign(Side::White), Err(RecordError::Over(drawn)));
    record.append(&word).unwrap();
    assert_eq!(record.outcome(), Some(drawn), "the next position too occurs for the third time");
    assert_eq!([0, 17, 18, 36].map(|ply| record.repetitions_at(ply)), [1, 1, 2, 3]);
    assert_eq!(record.repetitions_at(38), 0, "beyond the end");
}

#[test]
fn the_same_stones_with_the_other_side_to_move_are_no_repetition() {
    let record = circle(18);
    assert_eq!(record.repetitions(), 2);
    assert_eq!(circle(9).repetitions(), 1);
    assert_ne!(at("8,1S/1S,8 80 80 S 1"), at("8,1S/1S,8 80 80 N 1"));
}

#[test]
fn resignation_and_agreement_end_the_game_for_good_until_a_move_is_taken_back() {
    let mut record = walk(&[1, 2, 3]);
    assert!(record.is_unfinished() && !walk(&[]).is_unfinished(), "something was played");
    record.resign(Side::White).unwrap();
    assert!(!record.is_unfinished());
    let lost = Outcome::Win { side: Side::Black, reason: Reason::Resignation };
    assert_eq!(record.outcome(), Some(lost));
    let word = vec![record.position().legal_moves()[0]];
    assert_eq!(record.play(&word), Err(RecordError::Over(lost)));
    assert_eq!(record.append(&word), Err(RecordError::Over(lost)));
    assert_eq!(record.agree_draw(), Err(RecordError::Over(lost)));
    assert_eq!(record.append_ending(lost), Err(RecordError::Over(lost)));
    record.undo().unwrap();
    assert_eq!((record.outcome(), record.plies().len()), (None, 2));
    record.agree_draw().unwrap();
    assert_eq!(record.outcome(), Some(Outcome::Draw { reason: Reason::Agreement }));
}

#[test]
fn a_finished_position_takes_no_ending() {
    let pos = at("9/2S,8 80 80 S 1");
    let mut record = Record::from_position(ToguzVariant::default(), pos);
    record.play(&pos.legal_moves()).unwrap();
    let won = Outcome::Win { side: Side::White, reason: Reason::EmptyRow };
    assert_eq!(record.resign(Side::White), Err(RecordError::Over(won)));
    assert_eq!(record.append_ending(won), Err(RecordError::Over(won)));
    let pit = Pit::new(Side::Black, 1).unwrap();
    assert_eq!(record.append(&[pit]), Err(RecordError::Refused(ToguzRefusal::GameOver(won))));
}

#[test]
fn a_refused_move_leaves_the_record_as_it_was() {
    let mut record = walk(&[1, 2, 3]);
    let before = record.clone();
    let foreign = Pit::new(record.position().turn().other(), 1).unwrap();
    assert!(matches!(record.play(&[foreign]), Err(RecordError::Refused(_))));
    assert_eq!(record, before);
}

#[test]
fn moves_are_taken_back_to_the_start() {
    let mut record = walk(&[4, 4, 4, 4, 4]);
    let full = record.clone();
    record.truncate(9);
    assert_eq!(record, full);
    record.truncate(2);
    assert_eq!(record, walk(&[4, 4]));
    record.truncate(0);
    assert_eq!((record.undo(), record.position()), (None, record.start()));
    assert_eq!(record.position_at(1), None);
}

#[test]
fn a_position_of_every_ply_follows_from_the_one_before() {
    let record = walk(&[7; 60]);
    for (i, ply) in record.plies().iter().enumerate() {
        let before = *record.position_at(i).unwrap();
        assert_eq!(before.move_of(&ply.word), Ok(ply.mv));
        assert_eq!(record.position_at(i + 1), Some(&before.play(&ply.word).unwrap()));
    }
}

#[test]
fn nothing_is_counted_at_depth_nought_and_in_finished_positions() {
    let start = Tobit::start(TobitVariant::default());
    assert_eq!((perft(&start, 0), perft(&start, 1)), (1, 5));
    let over = at("9/9 82 80 S 1");
    assert_eq!([0, 1, 2, 3].map(|depth| perft(&over, depth)), [1, 0, 0, 0]);
}

#[test]
fn a_capture_is_touched_spot_by_spot_or_by_its_end() {
    let variant = TobitVariant::default();
    let pos = Tobit::read_position("W:W10:B17,23", variant).unwrap();
    let candidates = Candidates::new(&pos);
    let whole = candidates.words()[0].1.clone();
    for end in candidates.ends(&[]) {
        assert_eq!(whole.last(), Some(&end));
    }
    assert_eq!(candidates.next(&[]), whole[..1]);
    let mut touched = Vec::new();
    for (i, &spot) in whole.iter().enumerate() {
        match candidates.touch(&pos, &touched, spot) {
            Touch::Partial(word) => assert_eq!(word, whole[..=i]),
            Touch::Complete(word) => assert_eq!((&word, i), (&whole, whole.len() - 1)),
            Touch::Refused(refusal) => panic!("{refusal}"),
        }
        touched.push(spot);
    }
    let end = *whole.last().unwrap();
    assert_eq!(candidates.touch(&pos, &whole[..1], end), Touch::Complete(whole.clone()));
    let start = Candidates::new(&Tobit::start(variant));
    assert_eq!(start.next(&[]).len(), 5);
}

#[test]
fn closed_sets_are_read_as_they_are_written() {
    assert!(Side::ALL.into_iter().all(|side| Side::from_name(side.as_str()) == Some(side)));
    assert!(Reason::ALL.into_iter().all(|reason| Reason::from_name(reason.as_str()) == Some(reason)));
    assert!(GameId::ALL.into_iter().all(|game| GameId::from_name(game.as_str()) == Some(game)));
    assert_eq!([Tobit::NAME, Toguz::NAME], ["tobit", "toguz"]);
    assert_eq!(
        (Side::from_name("White"), Reason::from_name(""), GameId::from_name("chess")),
        (None, None, None)
    );
}
