//! What the terms of a Tobit position are worth. Fitted to self-play; the tobits of the other reaches by hand.

use crate::ai::Weight;

/// By the place of the term: the worth on a full board and on an empty one.
pub(super) const WEIGHTS: [Weight; 33] = [
    Weight::new(100, 100),  // man
    Weight::new(37, 38),    // tobit-short
    Weight::new(90, 90),    // tobit-long
    Weight::new(170, 170),  // tobit-flying
    Weight::new(88, -67),   // man-outer-0
    Weight::new(117, -65),  // man-inner-0
    Weight::new(114, -101), // man-end-1
    Weight::new(95, -61),   // man-outer-1
    Weight::new(94, -40),   // man-inner-1
    Weight::new(83, -72),   // man-end-2
    Weight::new(81, -50),   // man-outer-2
    Weight::new(81, -23),   // man-inner-2
    Weight::new(78, -65),   // man-end-3
    Weight::new(81, -45),   // man-outer-3
    Weight::new(51, -0),    // man-inner-3
    Weight::new(6, -43),    // man-end-4
    Weight::new(61, -48),   // man-outer-4
    Weight::new(33, -24),   // man-inner-4
    Weight::new(38, 7),     // tobit-far
    Weight::new(9, 1),      // tobit-end
    Weight::new(22, 15),    // tobit-outer
    Weight::new(32, 12),    // tobit-rim
    Weight::new(-44, 57),   // tobit-centre
    Weight::new(-7, 6),     // share
    Weight::new(119, -3),   // more-tobits
    Weight::new(5, -32),    // ahead
    Weight::new(-6, 33),    // safe-ahead
    Weight::new(7, -26),    // aside
    Weight::new(-7, 30),    // safe-aside
    Weight::new(1, 1),      // tempo
    Weight::new(-3, -19),   // hanging
    Weight::new(6, -1),     // opposition
    Weight::new(10, -25),   // unequal-opposition
];
