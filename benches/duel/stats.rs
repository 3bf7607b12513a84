//! What the results of paired games say about the difference in strength. Knows numbers alone: no game, no engine.
//!
//! An opening that is good for one side makes the two games of a pair depend on each other, so everything is counted over
//! pairs: the pentanomial model of Michel Van den Bergh, "A Practical Introduction to the GSPRT" (2018), and of fishtest's
//! `LLRcalc.py`.

/// The width of a 95 % interval in standard deviations.
const Z: f64 = 1.959_964;
/// Stands for outcomes of a pair that have not come up yet, so that one-sided beginnings decide nothing (fishtest's
/// `regularize`).
const UNSEEN: f64 = 1e-3;
/// The risks of both wrong decisions.
const RISK: f64 = 0.05;

/// How many pairs brought the first player 0, 1/2, 1, 3/2 and 2 points.
pub(crate) type Pairs = [u32; 5];

/// A value with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Estimate {
    pub(crate) low: f64,
    pub(crate) value: f64,
    pub(crate) high: f64,
}

/// The mean score of a game and the variance of the mean of a pair, with the number of pairs.
fn moments(counts: [f64; 5]) -> (f64, f64, f64) {
    let total: f64 = counts.iter().sum();
    let sum: f64 = counts.iter().zip(0..).map(|(count, quarter)| count * f64::from(quarter) / 4.0).sum();
    let mean = sum / total;
    let spread =
        counts.iter().zip(0..).map(|(count, quarter)| count * (f64::from(quarter) / 4.0 - mean).powi(2));
    (mean, spread.sum::<f64>() / total, total)
}

/// The score of a game, 0 to 1, by Wilson's interval (1927) for as many independent games as would vary as much.
/// `None` before the first pair.
pub(crate) fn score(pairs: &Pairs) -> Option<Estimate> {
    let (mean, variance, total) = moments(pairs.map(f64::from));
    if total == 0.0 {
        return None;
    }
    let binomial = mean * (1.0 - mean);
    let count = if binomial == 0.0 { total } else { total * binomial / variance };
    if count.is_infinite() {
        return Some(Estimate { low: mean, value: mean, high: mean });
    }
    let shrink = 1.0 + Z * Z / count;
    let centre = (mean + Z * Z / (2.0 * count)) / shrink;
    let half = Z / shrink * (binomial / count + (Z / (2.0 * count)).powi(2)).sqrt();
    Some(Estimate { low: (centre - half).max(0.0), value: mean, high: (centre + half).min(1.0) })
}

/// A score as a difference in Elo: infinite for 0 and 1.
pub(crate) fn elo_of(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The score that a difference in Elo lets expect.
pub(crate) fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The difference in Elo; `None` before the first pair.
pub(crate) fn elo(pairs: &Pairs) -> Option<Estimate> {
    let score = score(pairs)?;
    Some(Estimate { low: elo_of(score.low), value: elo_of(score.value), high: elo_of(score.high) })
}

/// How likely the first player is the stronger one, 0 to 1; 1/2 before the first pair.
pub(crate) fn superiority(pairs: &Pairs) -> f64 {
    let (mean, variance, total) = moments(pairs.map(f64::from));
    if total == 0.0 || mean == 0.5 {
        return 0.5;
    }
    if variance == 0.0 {
        return if mean > 0.5 { 1.0 } else { 0.0 };
    }
    normal((mean - 0.5) / (variance / total).sqrt())
}

/// The distribution function of the normal law: Abramowitz and Stegun 26.2.17, exact to 7 places.
fn normal(x: f64) -> f64 {
    const TERMS: [f64; 5] = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
    let t = 1.0 / (1.0 + 0.231_641_9 * x.abs());
    let sum = TERMS.iter().rev().fold(0.0, |sum, term| (sum + term) * t);
    let tail = (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt() * sum;
    if x < 0.0 { tail } else { 1.0 - tail }
}

/// The likeliest law of a pair's outcome whose mean is `score`, when the outcomes came up as often as `seen` says: each
/// divided by `1 + slope * (outcome - score)`, with the slope that makes the mean right (Van den Bergh, proposition 1.1;
/// fishtest's `MLE_expected`).
fn likeliest(seen: [f64; 5], score: f64) -> [f64; 5] {
    let offset = |outcome: usize| outcome as f64 / 4.0 - score;
    let law = |slope: f64| -> [f64; 5] {
        std::array::from_fn(|outcome| seen[outcome] / (1.0 + slope * offset(outcome)))
    };
    // The mean falls as the slope rises; outside of these bounds the law is none.
    let (mut low, mut high) = (-1.0 / (1.0 - score), 1.0 / score);
    for _ in 0..100 {
        let slope = f64::midpoint(low, high);
        let excess: f64 = law(slope).iter().enumerate().map(|(outcome, part)| part * offset(outcome)).sum();
        if excess > 0.0 {
            low = slope;
        } else {
            high = slope;
        }
    }
    law(f64::midpoint(low, high))
}

/// A sequential test of "no stronger than `elo0`" against "stronger by at least `elo1`".
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sprt {
    pub(crate) elo0: f64,
    pub(crate) elo1: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Decision {
    /// The second hypothesis holds: the first player is stronger.
    Accepted,
    /// The first one holds: it is not.
    Rejected,
    /// More games are needed.
    Open,
}

impl Decision {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Decision::Accepted => "accepted",
            Decision::Rejected => "rejected",
            Decision::Open => "open",
        }
    }
}

impl Sprt {
    /// The bounds of the ratio by Wald (1945), lower and upper.
    pub(crate) fn bounds() -> (f64, f64) {
        ((RISK / (1.0 - RISK)).ln(), ((1.0 - RISK) / RISK).ln())
    }

    /// The generalised log likelihood ratio: how much likelier the results are under the likeliest law with the one score
    /// than under the likeliest law with the other.
    pub(crate) fn ratio(self, pairs: &Pairs) -> f64 {
        let counts = pairs.map(|count| f64::from(count).max(UNSEEN));
        let total: f64 = counts.iter().sum();
        let laws =
            [self.elo0, self.elo1].map(|elo| likeliest(counts.map(|count| count / total), score_of(elo)));
        let terms = counts.iter().zip(laws[0]).zip(laws[1]);
        terms.map(|((count, under0), under1)| count * (under1 / under0).ln()).sum()
    }

    /// Whether the test has ended.
    pub(crate) fn decision(self, pairs: &Pairs) -> Decision {
        let (low, high) = Sprt::bounds();
        match self.ratio(pairs) {
            ratio if ratio >= high => Decision::Accepted,
            ratio if ratio <= low => Decision::Rejected,
            _ => Decision::Open,
        }
    }
}
