//! Positions to learn from: what the evaluation sees in them and how it ended.

use super::data::Game;
use utys::ai::{Evaluate, Score};
use utys::rules::{Notation, Side};

/// A position.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sample {
    /// How full the board is, 0 to 1.
    pub(crate) stage: f64,
    /// The terms that are not even: place, and how much more the side to move has.
    pub(crate) terms: Box<[(u16, i16)]>,
    /// The search's judgement for the side to move.
    pub(crate) score: f64,
    /// The result for the side to move: 0, 1/2 or 1.
    pub(crate) result: f64,
    /// Whether nothing is about to be captured or promoted: the evaluation is only asked of such.
    pub(crate) is_quiet: bool,
    /// Whether its game is kept out of the fit, to test it.
    pub(crate) is_held_out: bool,
}

/// All of them.
#[derive(Debug)]
pub(crate) struct Samples {
    pub(crate) all: Vec<Sample>,
}

/// Every so manieth game is held out.
const HELD_OUT: usize = 8;

impl Samples {
    /// Those that are fitted to.
    pub(crate) fn training(&self) -> Vec<&Sample> {
        self.all.iter().filter(|sample| !sample.is_held_out).collect()
    }

    /// Those of games that the fit has not seen.
    pub(crate) fn held_out(&self) -> Vec<&Sample> {
        self.all.iter().filter(|sample| sample.is_held_out).collect()
    }

    /// How many are quiet.
    pub(crate) fn quiet(&self) -> usize {
        self.all.iter().filter(|sample| sample.is_quiet).count()
    }
}

/// The positions after the last random move of each game whose end is not yet certain.
pub(crate) fn collect<P: Evaluate + Notation>(games: &[Game<P>]) -> Samples {
    let mut all = Vec::new();
    for game in games {
        let begin = game.turns.iter().rposition(|turn| turn.score.is_none()).map_or(0, |last| last + 1);
        for turn in &game.turns[begin..] {
            let value = turn.score.unwrap_or_default();
            if Score::judged(value).value() != value {
                // A certain win.
                continue;
            }
            let pos = &turn.before;
            let terms = pos.listed().into_iter().enumerate().filter(|(_, count)| *count != 0);
            let white = f64::from(game.halves) / 2.0;
            let moves = pos.legal_moves();
            all.push(Sample {
                stage: f64::from(pos.stage()) / f64::from(P::FULL),
                terms: terms.map(|(place, count)| (place as u16, count as i16)).collect(),
                score: value.into(),
                result: if pos.turn() == Side::White { white } else { 1.0 - white },
                is_quiet: moves.len() > 1
                    && pos.gain(turn.mv) == 0
                    && !moves.iter().any(|&mv| pos.is_noisy(mv)),
                is_held_out: game.number % HELD_OUT == 0,
            });
        }
    }
    Samples { all }
}
