//! What the terms of a Tobit position are worth. Chosen by hand.

use crate::ai::Weight;

/// By the place of the term; one man is 100.
pub(super) const WEIGHTS: [Weight; 7] = [
    Weight::flat(100), // man
    Weight::flat(190), // tobit-short
    Weight::flat(240), // tobit-long
    Weight::flat(320), // tobit-flying
    Weight::flat(6),   // advance
    Weight::flat(-4),  // side-end
    Weight::flat(3),   // tempo
];
