//! Logistic regression of the weights on results ("Texel tuning": Österlund 2014), by Adam (Kingma and Ba 2015) in small
//! batches. The first term, a man or a stone, is worth 100 throughout and keeps the scale; the curve's unit moves instead, by
//! stage. Or the unit is given and the same at every stage (`--unit`): then scores of different stages mean the same chance,
//! and the search exchanges pieces when that is right. That needs other terms that count every piece, as the places of Tobit do.

use super::curve::{Curve, logistic, surprise};
use super::lot::Lot;
use super::samples::{Sample, Samples};
use super::settings::Settings;
use std::fmt::Write as _;
use utys::ai::{Evaluate, Sign};

/// Positions between two steps.
const BATCH: usize = 1_024;
/// The first stride, in hundredths of a man or a stone; it shrinks to nothing.
const STRIDE: f64 = 4.0;
/// A term that is uneven in fewer positions keeps its weight.
const LEAST: usize = 300;
/// How strongly weights are drawn to where they were, in bits a position per squared hundredth: a guard for rare terms.
const PULL: f64 = 1e-9;

/// Weights at both ends.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Fitted {
    /// Early and late, by place.
    pub(crate) weights: Vec<[f64; 2]>,
    before: Vec<[f64; 2]>,
    /// In how many positions a term was uneven.
    seen: Vec<usize>,
    /// Mean surprise about the results of held-out games, in bits: before and after.
    pub(crate) losses: [f64; 2],
}

impl Fitted {
    /// What became of every term.
    pub(crate) fn report<P: Evaluate>(&self) -> String {
        let mut text = String::new();
        for (place, name) in P::NAMES.iter().enumerate() {
            let ([early, late], [was_early, was_late]) = (self.weights[place], self.before[place]);
            // Writing to a string cannot fail.
            let _ = writeln!(
                text,
                "{name:24} {was_early:6.0} {was_late:6.0}  ->  {early:6.0} {late:6.0}   in {} positions",
                self.seen[place]
            );
        }
        let [before, after] = self.losses;
        let _ = write!(text, "held-out games: {before:.5} -> {after:.5} bits");
        text
    }
}

/// What is being fitted: the weights, then both ends of the curve's unit as factors of what it was.
struct Model {
    weights: Vec<[f64; 2]>,
    curve: Curve,
}

impl Model {
    fn score(&self, sample: &Sample) -> f64 {
        let mut sums = [0.0; 2];
        for &(place, count) in &sample.terms {
            let weight = self.weights[usize::from(place)];
            sums[0] += weight[0] * f64::from(count);
            sums[1] += weight[1] * f64::from(count);
        }
        sums[0] * sample.stage + sums[1] * (1.0 - sample.stage)
    }

    fn chance(&self, sample: &Sample) -> f64 {
        self.curve.chance(sample.stage, self.score(sample))
    }

    fn loss(&self, samples: &[&Sample]) -> f64 {
        let sum: f64 = samples.iter().map(|sample| surprise(self.chance(sample), sample.result)).sum();
        sum / samples.len().max(1) as f64
    }

    /// With the best curve for its weights.
    fn with_best_curve(mut self, samples: &[&Sample]) -> Model {
        let judged: Vec<Sample> = samples
            .iter()
            .map(|sample| Sample { score: self.score(sample), terms: Box::default(), ..(*sample).clone() })
            .collect();
        self.curve = super::curve::fit(&judged.iter().collect::<Vec<_>>());
        self
    }
}

/// A number that Adam moves.
#[derive(Clone, Copy, Default)]
struct Moment {
    first: f64,
    second: f64,
}

impl Moment {
    /// The step for a gradient, at the `nth` step from 1, as a part of the stride.
    fn step(&mut self, gradient: f64, nth: i32) -> f64 {
        const KEEP: (f64, f64) = (0.9, 0.999);
        self.first = KEEP.0 * self.first + (1.0 - KEEP.0) * gradient;
        self.second = KEEP.1 * self.second + (1.0 - KEEP.1) * gradient * gradient;
        let (first, second) = (self.first / (1.0 - KEEP.0.powi(nth)), self.second / (1.0 - KEEP.1.powi(nth)));
        first / (second.sqrt() + 1e-12)
    }
}

/// Fits the weights; `curve` tells chances from the search's scores.
pub(crate) fn fit<P: Evaluate>(samples: &Samples, curve: Curve, settings: &Settings) -> Fitted {
    let quiet = |samples: Vec<&'_ Sample>| -> Vec<Sample> {
        samples.into_iter().filter(|sample| sample.is_quiet).cloned().collect()
    };
    let (training, held_out) = (quiet(samples.training()), quiet(samples.held_out()));
    let (mut training, held_out): (Vec<&Sample>, Vec<&Sample>) =
        (training.iter().collect(), held_out.iter().collect());
    let before: Vec<[f64; 2]> =
        P::WEIGHTS.iter().map(|weight| [weight.early().into(), weight.late().into()]).collect();
    let mut model = Model { weights: before.clone(), curve }.with_best_curve(&training);
    let loss_before = model.loss(&held_out);
    if let Some(unit) = settings.unit {
        model.curve = Curve { early: unit, late: unit };
    }
    let mut seen = vec![0; before.len()];
    training.iter().flat_map(|sample| &sample.terms).for_each(|&(place, _)| seen[usize::from(place)] += 1);
    let label = |sample: &Sample| {
        let share = settings.result_share;
        share * sample.result + (1.0 - share) * curve.chance(sample.stage, sample.score)
    };
    let mut moments = vec![[Moment::default(); 2]; before.len() + 1];
    let mut lot = Lot(settings.seed);
    let steps = (settings.rounds * training.len().div_ceil(BATCH)).max(1) as f64;
    let mut nth = 0;
    for _ in 0..settings.rounds {
        for place in (1..training.len()).rev() {
            training.swap(place, lot.below(place + 1));
        }
        for batch in training.chunks(BATCH) {
            nth += 1;
            let stride = STRIDE * (1.0 - f64::from(nth) / steps);
            let gradients = gradients(&model, batch, label);
            for place in 1..before.len() {
                if seen[place] < LEAST {
                    continue;
                }
                for end in 0..2 {
                    let weight = &mut model.weights[place][end];
                    let gradient = gradients[place][end] + 2.0 * PULL * (*weight - before[place][end]);
                    *weight -= stride * moments[place][end].step(gradient, nth);
                    *weight = allowed(P::SIGNS[place], *weight);
                }
            }
            if settings.unit.is_some() {
                continue;
            }
            let [early, late] = gradients[before.len()];
            let moments = &mut moments[before.len()];
            model.curve.early *= 1.0 - 0.002 * stride * moments[0].step(early, nth);
            model.curve.late *= 1.0 - 0.002 * stride * moments[1].step(late, nth);
        }
    }
    let weights = model.weights.clone();
    let losses = [loss_before, model.with_best_curve(&training).loss(&held_out)];
    Fitted { weights, before, seen, losses }
}

/// The slopes of the mean surprise: by the weights, and by the logarithms of both ends of the curve's unit.
fn gradients(model: &Model, batch: &[&Sample], label: impl Fn(&Sample) -> f64) -> Vec<[f64; 2]> {
    let mut sums = vec![[0.0; 2]; model.weights.len() + 1];
    for sample in batch {
        let (unit, score) = (model.curve.unit(sample.stage), model.score(sample));
        let slope = (logistic(score / unit) - label(sample)) / unit / batch.len() as f64;
        let share = [sample.stage, 1.0 - sample.stage];
        for &(place, count) in &sample.terms {
            for end in 0..2 {
                sums[usize::from(place)][end] += slope * share[end] * f64::from(count);
            }
        }
        let by_unit = -slope * score / unit;
        sums[model.weights.len()][0] += by_unit * share[0] * model.curve.early;
        sums[model.weights.len()][1] += by_unit * share[1] * model.curve.late;
    }
    sums
}

/// A weight as its term allows.
fn allowed(sign: Sign, weight: f64) -> f64 {
    match sign {
        Sign::Good => weight.max(0.0),
        Sign::Bad => weight.min(0.0),
        Sign::Either => weight,
    }
}
