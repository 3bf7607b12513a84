//! What the terms of a position are worth. Written by `cargo xtask tune tobit --unit 100 --nodes 2000 --rounds 40`:
//! 8000 games of the engine against itself and 5806 between engines of different style at odds that made them even
//! (`--records`, `--also`), 1417836 quiet positions;
//! surprise about the results of held-out games 0.77980 -> 0.76290 bits. The tobits of the other reaches by hand.

use crate::ai::Weight;

/// By the place of the term: the worth on a full board and on an empty one.
#[rustfmt::skip]
pub(super) const WEIGHTS: [Weight; 37] = [
    Weight::new(100, 100),  // man
    Weight::new(46, 201),   // tobit-short
    Weight::new(98, 253),   // tobit-long
    Weight::new(178, 333),  // tobit-flying
    Weight::new(103, -71),  // man-outer-0
    Weight::new(105, -18),  // man-inner-0
    Weight::new(118, -75),  // man-end-1
    Weight::new(104, -40),  // man-outer-1
    Weight::new(98, -12),   // man-inner-1
    Weight::new(104, -61),  // man-end-2
    Weight::new(101, -38),  // man-outer-2
    Weight::new(95, -9),    // man-inner-2
    Weight::new(109, -62),  // man-end-3
    Weight::new(107, -37),  // man-outer-3
    Weight::new(96, -15),   // man-inner-3
    Weight::new(61, -69),   // man-end-4
    Weight::new(88, -58),   // man-outer-4
    Weight::new(58, -36),   // man-inner-4
    Weight::new(76, -171),  // tobit-far
    Weight::new(117, -193), // tobit-end
    Weight::new(86, -170),  // tobit-outer
    Weight::new(65, -158),  // tobit-rim
    Weight::new(61, -142),  // tobit-centre
    Weight::new(0, 6),      // share
    Weight::new(177, 16),   // more-tobits
    Weight::new(-7, -14),   // ahead
    Weight::new(3, 20),     // safe-ahead
    Weight::new(-2, -13),   // aside
    Weight::new(3, 15),     // safe-aside
    Weight::new(0, -53),    // spent
    Weight::new(0, -29),    // scarce
    Weight::new(10, 3),     // penned
    Weight::new(2, -16),    // outgrown
    Weight::new(3, 1),      // tempo
    Weight::new(-2, -21),   // hanging
    Weight::new(5, -7),     // opposition
    Weight::new(-7, -4),    // unequal-opposition
];
