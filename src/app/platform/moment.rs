//! What time it is: milliseconds that never run backwards and go on while the device sleeps.
//!
//! Two clocks are read. The monotonic one cannot be set, but stands still in some browsers while the device sleeps; the wall
//! clock goes on, but can be set. A wall clock that has gotten far ahead means a sleep (or somebody has set it: what the
//! session makes of either is the same, it stops the game's clock and counts nothing).

use gloo::utils::window;
use js_sys::Date;
use std::cell::Cell;

/// By how much the wall clock must be ahead of the monotonic one to be believed, in milliseconds: small steps are the
/// corrections of a time server.
const AHEAD: f64 = 5_000.0;

thread_local! {
    /// What both showed when they were last read, and what the page's own time was.
    static LAST: Cell<Option<(f64, f64, f64)>> = const { Cell::new(None) };
}

/// Milliseconds since the first call.
pub fn moment() -> u64 {
    let steady = window().performance().map_or_else(Date::now, |performance| performance.now());
    let wall = Date::now();
    let (steady_before, wall_before, sum) = LAST.get().unwrap_or((steady, wall, 0.0));
    let sum = sum + advance(steady - steady_before, wall - wall_before);
    LAST.set(Some((steady, wall, sum)));
    sum as u64
}

/// How much time has passed, by what has passed on the monotonic clock and on the wall clock.
pub fn advance(steady: f64, wall: f64) -> f64 {
    let steady = steady.max(0.0);
    if wall > steady + AHEAD { wall } else { steady }
}
