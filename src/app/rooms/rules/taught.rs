//! What the pages of rules know of a game: its clauses, the names of its spots in an exercise, and which clause refuses a touch.

use super::clause::Rules;
use super::{TOBIT, TOGUZ};
use crate::app::boards::GameUi;
use crate::games::tobit::{Point, Tobit, TobitRefusal};
use crate::games::toguz::{Pit, Toguz, ToguzRefusal};
use crate::rules::Side;

/// A game with rules to read.
pub trait Taught: GameUi {
    /// The clauses.
    const RULES: Rules;

    /// The name of a spot in an exercise: `15`, `w7`.
    fn spot_name(spot: Self::Spot) -> String;

    /// The clause that a refusal rests on.
    fn rule(refusal: &Self::Refusal) -> &'static str;
}

impl Taught for Tobit {
    const RULES: Rules = TOBIT;

    fn spot_name(spot: Point) -> String {
        spot.to_string()
    }

    fn rule(refusal: &TobitRefusal) -> &'static str {
        match refusal {
            TobitRefusal::GameOver(_) => "T6.1",
            TobitRefusal::OffBoard { .. } => "T1.3",
            TobitRefusal::NothingTouched | TobitRefusal::NotYourPiece { .. } => "T2.2",
            TobitRefusal::NotAlongALine { .. } => "T1.4",
            TobitRefusal::PointEmpty { .. }
            | TobitRefusal::PieceCannotMove { .. }
            | TobitRefusal::PointTaken { .. }
            | TobitRefusal::MenDoNotMoveBack { .. } => "T3.1",
            TobitRefusal::TooFar { .. } | TobitRefusal::WayBlocked { .. } => "T3.3",
            TobitRefusal::NoTurningBack { .. } => "T3.3-flying",
            TobitRefusal::NothingToCapture { .. } => "T4.1",
            TobitRefusal::CaptureIsCompulsory { .. } => "T4.2",
            TobitRefusal::CaptureGoesOn { .. } | TobitRefusal::Unfinished { .. } => "T4.3",
        }
    }
}

impl Taught for Toguz {
    const RULES: Rules = TOGUZ;

    fn spot_name(spot: Pit) -> String {
        let side = match spot.side() {
            Side::White => "w",
            Side::Black => "b",
        };
        [side, &spot.number().to_string()].concat()
    }

    fn rule(refusal: &ToguzRefusal) -> &'static str {
        match refusal {
            ToguzRefusal::GameOver(_) => "K6.1",
            ToguzRefusal::IsTuz { .. } => "K5.3",
            ToguzRefusal::NotOnePit { .. }
            | ToguzRefusal::NotYourPit { .. }
            | ToguzRefusal::EmptyPit { .. } => "K3.1",
        }
    }
}
