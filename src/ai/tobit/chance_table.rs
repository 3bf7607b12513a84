//! The unit of the win chance. Chosen by hand.

use crate::ai::Weight;

/// How far ahead means e = 2.7 wins to one loss: on a full board and on an empty one, in hundredths.
pub(super) const LOGIT: Weight = Weight::new(150, 110);
