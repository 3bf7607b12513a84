//! Games of the engine against itself, each from a seed of its own.

use super::data::{Game, Turn, halves};
use super::lot::Lot;
use super::settings::Settings;
use utys::ai::{Evaluate, Limits, Search, Unstopped, drive, returnable};
use utys::games::tobit::{Grid, TobitReach};
use utys::rules::{Notation, Record};

/// Random moves that a game begins with: enough for games of many kinds, few enough that most are still even.
pub(crate) const OPENING: std::ops::RangeInclusive<usize> = 4..=8;
/// In so many plies after the opening one in so many moves is random too. Only what follows the last of them is learnt
/// from, for the result says nothing about what came before an error.
const NOISY_PLIES: usize = 24;
const NOISE: usize = 12;
/// A longer game is drawn.
const MOST_PLIES: usize = 300;
/// One game in so many is played with options that are not the usual ones.
const UNUSUAL: usize = 5;

/// The options of a game: the usual ones mostly.
fn variant_of<P: Notation>(number: usize) -> P::Variant {
    let usual = P::Variant::default();
    if !number.is_multiple_of(UNUSUAL) {
        return usual;
    }
    let kinds = Grid::ALL.len() * TobitReach::ALL.len();
    let kind = number / UNUSUAL % kinds;
    let (grid, reach) = (Grid::ALL[kind % Grid::ALL.len()], TobitReach::ALL[kind / Grid::ALL.len()]);
    // A game that does not have these options leaves them alone.
    P::read_variant(&[("variant", grid.as_str()), ("tobit", reach.as_str())]).unwrap_or(usual)
}

/// Plays game `number`; the same number is the same game.
pub(crate) fn play<P: Evaluate + Notation>(
    number: usize,
    search: &mut Search<P>,
    settings: &Settings,
) -> Game<P> {
    let mut lot = Lot(settings.seed.wrapping_mul(0x1_0000_0001).wrapping_add(number as u64) << 8);
    let variant = variant_of::<P>(number);
    let opening = OPENING.start() + lot.below(OPENING.end() - OPENING.start() + 1);
    let mut record: Record<P> = Record::new(variant);
    let mut turns = Vec::new();
    search.forget();
    while record.outcome().is_none() && turns.len() < MOST_PLIES {
        let pos = record.position().clone();
        let is_noisy = turns.len() < opening + NOISY_PLIES && lot.below(NOISE) == 0;
        let (mv, score) = if turns.len() < opening || is_noisy {
            let moves = pos.legal_moves();
            (moves[lot.below(moves.len())], None)
        } else {
            let (mv, score) = look(&record, search, settings);
            (mv, Some(score))
        };
        let word = pos.words(mv).into_iter().next().unwrap_or_default();
        if record.play(&word).is_err() {
            break;
        }
        turns.push(Turn { before: pos, mv, score });
    }
    Game { number, variant, halves: halves(&record), turns }
}

/// The best move at the end of a record, and its score.
pub(crate) fn look<P: Evaluate>(
    record: &Record<P>,
    search: &mut Search<P>,
    settings: &Settings,
) -> (P::Move, i32) {
    let limits = Limits { nodes: settings.nodes, ..Limits::default() };
    search.begin(record.position(), returnable(record), limits);
    drive(search, settings.nodes, &mut Unstopped);
    let line = &search.lines()[0];
    (line.moves[0], line.score.value())
}
