//! The curve of the win chance: logistic in the score, with a unit that changes evenly with the stage.

use super::samples::Sample;
use std::fmt::Write as _;

/// How far ahead, in hundredths, means e = 2.7 wins to one loss: on a full board and on an empty one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Curve {
    pub(crate) early: f64,
    pub(crate) late: f64,
}

/// The unit is not taken for less: it would divide by nothing.
const LEAST: f64 = 20.0;
const STEPS: usize = 400;

impl Curve {
    /// The unit at a stage of 0 to 1.
    pub(crate) fn unit(self, stage: f64) -> f64 {
        (self.early * stage + self.late * (1.0 - stage)).max(LEAST)
    }

    /// The expected result.
    pub(crate) fn chance(self, stage: f64, score: f64) -> f64 {
        logistic(score / self.unit(stage))
    }
}

/// `1 / (1 + exp(-x))`.
pub(crate) fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// How much `result` surprises who expected `chance`: cross-entropy in bits.
pub(crate) fn surprise(chance: f64, result: f64) -> f64 {
    let chance = chance.clamp(1e-9, 1.0 - 1e-9);
    -(result * chance.log2() + (1.0 - result) * (1.0 - chance).log2())
}

/// The mean surprise by the search's scores.
fn loss(samples: &[&Sample], curve: Curve) -> f64 {
    let sum: f64 =
        samples.iter().map(|sample| surprise(curve.chance(sample.stage, sample.score), sample.result)).sum();
    sum / samples.len().max(1) as f64
}

/// The curve that surprises least: pattern search (Hooke and Jeeves 1961) over the logarithms of both ends.
pub(crate) fn fit(samples: &[&Sample]) -> Curve {
    // Some hundred thousand positions tell two numbers exactly enough.
    let some: Vec<&Sample> = samples.iter().step_by(samples.len() / 200_000 + 1).copied().collect();
    let (mut best, mut stride) = (Curve { early: 500.0, late: 200.0 }, 1.5f64);
    let mut least = loss(&some, best);
    for _ in 0..STEPS {
        let factors = [(stride, 1.0), (1.0 / stride, 1.0), (1.0, stride), (1.0, 1.0 / stride)];
        let tried = factors.map(|(early, late)| Curve {
            early: (best.early * early).clamp(LEAST, 20_000.0),
            late: (best.late * late).clamp(LEAST, 20_000.0),
        });
        let better =
            tried.into_iter().map(|curve| (loss(&some, curve), curve)).min_by(|a, b| a.0.total_cmp(&b.0));
        match better {
            Some((found, curve)) if found < least => (least, best) = (found, curve),
            _ if stride < 1.002 => break,
            _ => stride = stride.sqrt(),
        }
    }
    best
}

/// A range of chances: how many positions, what was expected of them and what came.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Bucket {
    pub(crate) count: usize,
    expected: f64,
    observed: f64,
}

/// How well a curve tells results.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Calibration {
    pub(crate) buckets: Vec<Bucket>,
    pub(crate) loss: f64,
}

/// Ranges of chances.
const BUCKETS: usize = 20;

/// Compares expected and observed results, bucket by bucket.
pub(crate) fn calibrate(samples: &[&Sample], curve: Curve) -> Calibration {
    let mut buckets = vec![Bucket::default(); BUCKETS];
    for sample in samples {
        let chance = curve.chance(sample.stage, sample.score);
        let bucket = &mut buckets[((chance * BUCKETS as f64) as usize).min(BUCKETS - 1)];
        bucket.count += 1;
        bucket.expected += chance;
        bucket.observed += sample.result;
    }
    Calibration { buckets, loss: loss(samples, curve) }
}

impl Calibration {
    /// The mean distance between expected and observed, per mille.
    pub(crate) fn error(&self) -> f64 {
        let count: usize = self.buckets.iter().map(|bucket| bucket.count).sum();
        let sum: f64 = self.buckets.iter().map(|bucket| (bucket.expected - bucket.observed).abs()).sum();
        1000.0 * sum / count.max(1) as f64
    }

    /// A table for a document.
    pub(crate) fn table(&self) -> String {
        let mut table =
            "| expected | positions | mean expected | observed |\n| --- | ---: | ---: | ---: |\n".to_owned();
        for (nth, bucket) in self.buckets.iter().enumerate() {
            let mean = |sum: f64| 1000.0 * sum / bucket.count.max(1) as f64;
            let (from, to) = (nth * 1000 / BUCKETS, (nth + 1) * 1000 / BUCKETS);
            // Writing to a string cannot fail.
            let _ = writeln!(
                table,
                "| {from}-{to} | {} | {:.0} | {:.0} |",
                bucket.count,
                mean(bucket.expected),
                mean(bucket.observed)
            );
        }
        table
    }
}
