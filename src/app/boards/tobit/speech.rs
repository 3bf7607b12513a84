//! What is said of a Tobit board: the sentence of a move, what is possible, why a touch or a position text was refused.

use crate::app::boards::list::{all_of, any_of};
use crate::app::i18n::{Lang, text};
use crate::games::tobit::{Point, Tobit, TobitPositionError, TobitRefusal, TobitStep};
use crate::rules::{Candidates, Position};

/// The sentence of a legal word; empty for any other word.
pub(super) fn announce(before: &Tobit, word: &[Point], lang: Lang) -> String {
    let steps = before.steps(word);
    if steps.is_empty() {
        return String::new();
    }
    let path: Vec<_> = word.iter().map(ToString::to_string).collect();
    let mut sentences = vec![text::tobit_played(lang, before.turn().as_str(), path.join(" "))];
    let removed = steps.iter().filter_map(|step| match step {
        TobitStep::Remove { point, .. } => Some(point),
        _ => None,
    });
    let taken: Vec<_> = removed.collect();
    if !taken.is_empty() {
        sentences.push(text::tobit_captured(lang, taken.len() as u32, all_of(lang, &taken)));
    }
    for step in &steps {
        if let TobitStep::Promote { point } = step {
            sentences.push(text::tobit_promoted(lang, point));
        }
    }
    sentences.join(" ")
}

/// What is possible after `touched`, or for the piece at `cursor`; empty when there is nothing to say.
pub(super) fn possible(pos: &Tobit, touched: &[Point], cursor: Option<Point>, lang: Lang) -> String {
    let candidates = Candidates::new(pos);
    let starts = candidates.next(&[]);
    let capturing = is_capturing(pos);
    let begun = match (touched, cursor) {
        ([], Some(point)) if starts.contains(&point) => vec![point],
        _ => touched.to_vec(),
    };
    match begun.as_slice() {
        [] if capturing => text::tobit_captures_only(lang, any_of(lang, &starts)),
        [] => String::new(),
        [from] if capturing => text::tobit_may_capture(lang, from, any_of(lang, &candidates.next(&begun))),
        [from] => text::tobit_may_go(lang, from, any_of(lang, &candidates.next(&begun))),
        [.., at] => text::tobit_goes_on(lang, at, any_of(lang, &candidates.next(&begun))),
    }
}

/// Whether the side to move has to capture (T4.2).
pub(super) fn is_capturing(pos: &Tobit) -> bool {
    let first = pos.legal_moves().into_iter().next();
    let words = first.map(|mv| pos.words(mv)).into_iter().flatten();
    words
        .into_iter()
        .next()
        .is_some_and(|word| matches!(pos.steps(&word).first(), Some(TobitStep::Jump { .. })))
}

/// Why a touch was refused.
pub(super) fn explain(refusal: &TobitRefusal, lang: Lang) -> String {
    match refusal {
        TobitRefusal::GameOver(_) => text::game_is_over(lang).to_string(),
        TobitRefusal::NothingTouched => text::tobit_touch_a_piece(lang).to_string(),
        TobitRefusal::OffBoard { point } => text::tobit_no_such_point(lang, point),
        TobitRefusal::PointEmpty { point } => text::tobit_point_empty(lang, point),
        TobitRefusal::NotYourPiece { point } => text::tobit_not_yours(lang, point),
        TobitRefusal::Unfinished { point } => text::tobit_unfinished(lang, point),
        TobitRefusal::PieceCannotMove { point } => text::tobit_cannot_move(lang, point),
        TobitRefusal::PointTaken { point } => text::tobit_point_taken(lang, point),
        TobitRefusal::NotAlongALine { from, to } => text::tobit_no_line(lang, from, to),
        TobitRefusal::MenDoNotMoveBack { .. } => text::tobit_not_back(lang).to_string(),
        TobitRefusal::TooFar { from, to } => text::tobit_too_far(lang, to, from),
        TobitRefusal::WayBlocked { by } => text::tobit_way_blocked(lang, by),
        TobitRefusal::CaptureIsCompulsory { by } => text::tobit_must_capture(lang, any_of(lang, by)),
        TobitRefusal::CaptureGoesOn { from } => text::tobit_must_go_on(lang, from),
        TobitRefusal::NoTurningBack { at } => text::tobit_no_turning_back(lang, at),
        TobitRefusal::NothingToCapture { from, to } => text::tobit_nothing_to_capture(lang, from, to),
    }
}

/// Why a position text was refused.
pub(super) fn explain_position(error: &TobitPositionError, lang: Lang) -> String {
    match error {
        TobitPositionError::Syntax { at } => text::position_tobit_syntax(lang, at + 1),
        TobitPositionError::OffBoard { number, .. } => text::tobit_no_such_point(lang, number),
        TobitPositionError::TwoOnOnePoint { point, .. } => text::position_two_on_one_point(lang, point),
        TobitPositionError::ManOnFarRow { point, .. } => text::position_man_on_far_row(lang, point),
        TobitPositionError::TooManyPieces { side, most, .. } => {
            text::position_too_many_pieces(lang, side.as_str(), most)
        }
    }
}
