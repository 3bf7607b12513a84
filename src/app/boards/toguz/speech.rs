//! What is said of a Toguz Korgool board: the sentence of a move, what a pit would do, why a touch or a position text was
//! refused.

use super::scene::{Effect, ToguzPreview, preview};
use crate::app::i18n::{Lang, text};
use crate::games::toguz::{Pit, Toguz, ToguzExpected, ToguzPositionError, ToguzRefusal, ToguzStep};
use crate::rules::{Position, Side};

/// The pit of the last stone.
pub(super) fn landing(steps: &[ToguzStep]) -> Option<Pit> {
    steps.iter().rev().find_map(|step| match *step {
        ToguzStep::Sow { pit } | ToguzStep::SowIntoTuz { pit, .. } => Some(pit),
        _ => None,
    })
}

/// How many stones fall into the tuz of a side.
fn fallen(steps: &[ToguzStep], side: Side) -> u32 {
    let falls = |step: &&ToguzStep| matches!(step, ToguzStep::SowIntoTuz { owner, .. } if *owner == side);
    steps.iter().filter(falls).count() as u32
}

/// The sentence of a legal word; empty for any other word.
pub(super) fn announce(before: &Toguz, word: &[Pit], lang: Lang) -> String {
    let steps = before.steps(word);
    let mut board = before.board();
    let mut sentences = Vec::new();
    for step in &steps {
        Toguz::apply(&mut board, *step);
        match *step {
            ToguzStep::Lift { pit, count } => {
                sentences.push(text::toguz_sown(lang, pit.side().as_str(), pit.number(), count.into()));
                if let Some(last) = landing(&steps) {
                    sentences.push(text::toguz_last_stone(lang, last.side().as_str(), last.number()));
                }
                sentences.extend(fallen_sentences(&steps, lang));
            }
            ToguzStep::Capture { count, by, .. } => {
                sentences.push(text::toguz_captured(lang, by.as_str(), count, board.treasury(by)));
            }
            ToguzStep::MakeTuz { pit, by } => {
                let (row, total) = (pit.side().as_str(), board.treasury(by));
                sentences.push(text::toguz_tuz_made(lang, by.as_str(), row, pit.number(), total));
            }
            ToguzStep::Sweep { count, to } => {
                sentences.push(text::toguz_swept(lang, to.as_str(), count.into()));
            }
            ToguzStep::Sow { .. } | ToguzStep::SowIntoTuz { .. } => {}
        }
    }
    sentences.join(" ")
}

fn fallen_sentences(steps: &[ToguzStep], lang: Lang) -> impl Iterator<Item = String> {
    let counts = Side::ALL.map(|side| (side, fallen(steps, side)));
    let some = counts.into_iter().filter(|&(_, count)| count > 0);
    some.map(move |(side, count)| text::toguz_fell_into_tuz(lang, count, side.as_str()))
}

/// What playing `pit` would do; empty when it cannot be played.
pub(super) fn possible(pos: &Toguz, pit: Pit, lang: Lang) -> String {
    let Some(ToguzPreview { landing, holds, effect, gain }) = preview(pos, pit) else { return String::new() };
    let count = pos.stones(pit);
    let mut sentences = vec![if landing.side() == pit.side() {
        text::toguz_ends_in_own(lang, pit.number(), count, landing.number())
    } else {
        text::toguz_ends_in_other(lang, pit.number(), count, landing.side().as_str(), landing.number())
    }];
    match effect {
        Effect::Rests => sentences.push(text::toguz_would_hold(lang, holds.into())),
        Effect::Captures => sentences.push(text::toguz_would_capture(lang, holds)),
        Effect::MakesTuz => sentences.push(text::toguz_would_make_tuz(lang).to_string()),
    }
    let fallen: Vec<_> = fallen_sentences(&pos.steps(&[pit]), lang).collect();
    let is_sum = !fallen.is_empty() && effect != Effect::Rests;
    sentences.extend(fallen);
    if is_sum {
        sentences.push(text::toguz_would_gain(lang, gain));
    }
    sentences.join(" ")
}

/// Why a touch was refused.
pub(super) fn explain(refusal: &ToguzRefusal, lang: Lang) -> String {
    match refusal {
        ToguzRefusal::GameOver(_) => text::game_is_over(lang).to_string(),
        ToguzRefusal::NotOnePit { .. } => text::toguz_one_pit(lang).to_string(),
        ToguzRefusal::IsTuz { pit, owner } => text::toguz_is_tuz(lang, pit.number(), owner.as_str()),
        ToguzRefusal::NotYourPit { .. } => text::toguz_not_your_pit(lang).to_string(),
        ToguzRefusal::EmptyPit { pit } => text::toguz_empty_pit(lang, pit.number()),
    }
}

/// Why a position text was refused.
pub(super) fn explain_position(error: &ToguzPositionError, lang: Lang) -> String {
    match error {
        ToguzPositionError::Syntax { at, expected } => {
            let expected = match expected {
                ToguzExpected::Pit => "pit",
                ToguzExpected::Slash => "slash",
                ToguzExpected::Space => "space",
                ToguzExpected::Treasury => "treasury",
                ToguzExpected::Turn => "turn",
                ToguzExpected::MoveNumber => "number",
                ToguzExpected::End => "end",
            };
            text::position_toguz_syntax(lang, at + 1, expected)
        }
        ToguzPositionError::WrongRowLength { row, pits } => {
            text::position_row_length(lang, row.as_str(), u32::try_from(*pits).unwrap_or(u32::MAX))
        }
        ToguzPositionError::WrongSum { sum } => text::position_sum(lang, sum),
        ToguzPositionError::TwoTuz { row } => text::position_two_tuz(lang, row.as_str()),
        ToguzPositionError::TuzInPitNine { .. } => text::position_tuz_in_pit_nine(lang).to_owned(),
        ToguzPositionError::MirrorTuz { number } => text::position_mirror_tuz(lang, number),
        ToguzPositionError::TuzInOwnRow { .. } => text::position_tuz_in_own_row(lang).to_owned(),
        ToguzPositionError::TuzHoldsStones { .. } => text::position_tuz_holds_stones(lang).to_owned(),
    }
}
