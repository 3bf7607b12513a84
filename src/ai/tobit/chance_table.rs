//! The unit of the win chance. Written by `cargo xtask tune tobit --fit curve --games 3000 --nodes 1000 --data tobit-fourth --threads 1`:
//! 3000 games at 1000 nodes a move; `docs/calibration.md` has the curve.

use crate::ai::Weight;

/// How far ahead means e = 2.7 wins to one loss: on a full board and on an empty one, in hundredths.
pub(super) const LOGIT: Weight = Weight::new(30, 87);
