//! What the terms of a Toguz Korgool position are worth. Chosen by hand.

use crate::ai::Weight;

/// By the place of the term; one stone in a treasury is 100.
pub(super) const WEIGHTS: [Weight; 6] = [
    Weight::flat(100), // treasury
    Weight::flat(200), // tuz
    Weight::flat(9),   // tuz-share
    Weight::flat(60),  // tuz-chance
    Weight::flat(8),   // home
    Weight::flat(12),  // mobility
];
