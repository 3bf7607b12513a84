//! What the pages of rules know of a game: its clauses, and the names of its spots in an exercise.

use super::clause::Rules;
use super::{TOBIT, TOGUZ};
use crate::app::boards::GameUi;
use crate::games::tobit::{Point, Tobit};
use crate::games::toguz::{Pit, Toguz};
use crate::rules::Side;

/// A game with rules to read.
pub trait Taught: GameUi {
    /// The clauses.
    const RULES: Rules;

    /// The name of a spot in an exercise: `15`, `w7`.
    fn touch_name(spot: Self::Spot) -> String;
}

impl Taught for Tobit {
    const RULES: Rules = TOBIT;

    fn touch_name(spot: Point) -> String {
        spot.to_string()
    }
}

impl Taught for Toguz {
    const RULES: Rules = TOGUZ;

    fn touch_name(spot: Pit) -> String {
        let side = match spot.side() {
            Side::White => "w",
            Side::Black => "b",
        };
        [side, &spot.number().to_string()].concat()
    }
}
