//! How the eight levels play Tobit. Fitted so that neighbours are about as far apart everywhere; `cargo xtask levels` measures it
//! and `docs/levels.md` keeps what came out.

use crate::ai::{Horizon, Plan};

/// Weakest first. The columns: whether captures beyond the depth are seen, depth, nodes, moves weighed, temperature, and the
/// errors: worst, blind, finish. The highest takes about half a second on a desktop and two on a phone, and shuns a repetition.
pub(super) const PLANS: [Plan; 8] = [
    Plan::erring(Horizon::Bare, 2, 5_000, Plan::ALL, 236, [1000, 400, 0]),
    Plan::erring(Horizon::Bare, 2, 5_000, Plan::ALL, 70, [1000, 200, 0]),
    Plan::erring(Horizon::Noisy, 2, 10_000, Plan::ALL, 98, [600, 100, 1]),
    Plan::erring(Horizon::Noisy, 3, 10_000, Plan::ALL, 108, [400, 50, 3]),
    Plan::erring(Horizon::Noisy, 4, 20_000, 8, 80, [300, 0, 5]),
    Plan::erring(Horizon::Noisy, 5, 30_000, 6, 63, [200, 0, 9]),
    Plan::erring(Horizon::Noisy, 7, 100_000, 4, 45, [120, 0, 30]),
    Plan::full(800_000, 1 << 24, 20),
];
