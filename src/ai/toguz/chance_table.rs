//! The unit of the win chance. Written by `cargo xtask tune toguz --fit curve --data toguz-second --games 1685`:
//! 1685 games at 3000 nodes a move; `docs/calibration.md` has the curve.

use crate::ai::Weight;

/// How far ahead means e = 2.7 wins to one loss: on a full board and on an empty one, in hundredths.
pub(super) const LOGIT: Weight = Weight::new(1643, 435);
