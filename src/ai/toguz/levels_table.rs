//! How the eight levels play Toguz Korgool. Fitted so that neighbours are about as far apart everywhere; `cargo xtask levels` measures it
//! and `docs/levels.md` keeps what came out.

use crate::ai::{Horizon, Plan};

/// Weakest first. The columns: whether captures beyond the depth are seen, depth, nodes, moves weighed, temperature, and the
/// errors: worst, blind, finish. The highest takes about half a second on a desktop and two on a phone.
pub(super) const PLANS: [Plan; 8] = [
    Plan::erring(Horizon::Bare, 1, 2_000, Plan::ALL, 474, [1000, 300, 0]),
    Plan::erring(Horizon::Bare, 2, 2_000, Plan::ALL, 252, [1000, 200, 0]),
    Plan::erring(Horizon::Noisy, 2, 5_000, Plan::ALL, 150, [600, 150, 1]),
    Plan::erring(Horizon::Noisy, 2, 5_000, Plan::ALL, 108, [400, 100, 3]),
    Plan::erring(Horizon::Noisy, 3, 10_000, Plan::ALL, 97, [300, 50, 5]),
    Plan::erring(Horizon::Noisy, 4, 20_000, 6, 101, [200, 0, 9]),
    Plan::erring(Horizon::Noisy, 5, 60_000, 4, 110, [180, 0, 30]),
    Plan::full(800_000, 1 << 24, 0),
];
