//! What a score means for the result: a logistic curve a game, fitted on self-play by `cargo xtask tune` and compared with
//! what happened in `docs/calibration.md`. In integers, like everything that play depends on.

use super::{Score, Terms, Verdict};

/// The expected result for the side to move, per mille: a win counts 1000, a draw 500. Half of the draws are in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct WinChance(u16);

/// `1000 / (1 + exp(-i / 4))`: the curve at quarters of its unit. Beyond the last one it no longer rises.
const CURVE: [i32; 29] = [
    500, 562, 622, 679, 731, 777, 818, 852, 881, 905, 924, 940, 953, 963, 971, 977, 982, 986, 989, 991, 993,
    995, 996, 997, 998, 998, 998, 999, 999,
];
/// A quarter of the curve's unit is divided into so many parts.
const PARTS: i64 = 256;

impl WinChance {
    /// A certain loss.
    pub const LOSS: WinChance = WinChance(0);
    /// Nobody is better.
    pub const EVEN: WinChance = WinChance(500);
    /// A certain win.
    pub const WIN: WinChance = WinChance(1000);

    /// What `score` promises to the side to move in `pos`. How far ahead one must be depends on how full the board is.
    pub fn of<P: Terms>(pos: &P, score: Score) -> WinChance {
        match score.verdict() {
            Verdict::Win(_) => WinChance::WIN,
            Verdict::Loss(_) => WinChance::LOSS,
            Verdict::About(value) => {
                let unit = i64::from(P::LOGIT.at(pos.stage(), P::FULL).max(1));
                let parts = i64::from(value.abs()) * 4 * PARTS / unit;
                let (nth, part) = ((parts / PARTS) as usize, (parts % PARTS) as i32);
                let rise = match (CURVE.get(nth), CURVE.get(nth + 1)) {
                    (Some(from), Some(to)) => from + (to - from) * part / PARTS as i32,
                    _ => CURVE[CURVE.len() - 1],
                };
                WinChance(if value < 0 { 1000 - rise } else { rise } as u16)
            }
        }
    }

    /// 0 to 1000.
    pub const fn per_mille(self) -> u16 {
        self.0
    }

    /// The chance of the other side.
    #[must_use]
    pub const fn of_other_side(self) -> WinChance {
        WinChance(1000 - self.0)
    }
}
