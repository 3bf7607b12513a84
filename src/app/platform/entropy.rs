//! Chance.

use crate::rules::Side;
use js_sys::Math;

/// A number that varies the computer's play.
pub fn seed() -> u64 {
    (Math::random() * f64::from(u32::MAX)) as u64
}

/// Draws the lot for the sides (K2.1).
pub fn lot() -> Side {
    if Math::random() < 0.5 { Side::White } else { Side::Black }
}
