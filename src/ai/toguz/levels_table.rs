//! How the eight levels play Toguz Korgool. Fitted so that neighbours are about as far apart everywhere; `cargo xtask levels` measures it
//! and `docs/levels.md` keeps what came out.

use crate::ai::{Horizon, Plan};

/// Every move is weighed.
const ALL: usize = usize::MAX;

/// Weakest first. The columns: whether captures beyond the depth are seen, depth, nodes, moves weighed, temperature, and the
/// errors: worst, blind, finish. The highest takes about half a second on a desktop and two on a phone.
pub(super) const PLANS: [Plan; 8] = [
    plan(Horizon::Bare, 1, 2_000, ALL, 474, [1000, 300, 0]),
    plan(Horizon::Bare, 2, 2_000, ALL, 252, [1000, 200, 0]),
    plan(Horizon::Noisy, 2, 5_000, ALL, 150, [600, 150, 1]),
    plan(Horizon::Noisy, 2, 5_000, ALL, 108, [400, 100, 3]),
    plan(Horizon::Noisy, 3, 10_000, ALL, 97, [300, 50, 5]),
    plan(Horizon::Noisy, 4, 20_000, 6, 101, [200, 0, 9]),
    plan(Horizon::Noisy, 5, 60_000, 4, 110, [180, 0, 30]),
    Plan::full(800_000, 1 << 24),
];

const fn plan(
    horizon: Horizon,
    depth: u8,
    nodes: u64,
    lines: usize,
    temperature: u16,
    [worst, blind, finish]: [u16; 3],
) -> Plan {
    let table = if nodes > 20_000 { 1 << 21 } else { 1 << 18 };
    Plan { depth, nodes, horizon, lines, temperature, worst, blind, finish, table }
}
