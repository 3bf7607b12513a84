//! Why a word is no legal move, in terms that a player can be shown.

use super::Point;
use crate::rules::Outcome;
use std::fmt;

/// The reason why a word is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TobitRefusal {
    /// The game is over (T6.1).
    GameOver(Outcome),
    /// The word names no point.
    NothingTouched,
    /// The board has no such point.
    OffBoard {
        /// The point.
        point: Point,
    },
    /// No piece stands where the move begins.
    PointEmpty {
        /// The point.
        point: Point,
    },
    /// The piece belongs to the opponent (T2.2).
    NotYourPiece {
        /// Where it stands.
        point: Point,
    },
    /// The word is the beginning of a move and wants another point.
    Unfinished {
        /// Where the piece stands.
        point: Point,
    },
    /// The piece has no move (T3, T4).
    PieceCannotMove {
        /// Where it stands.
        point: Point,
    },
    /// A piece stands where the move lands (T3.1, T4.1).
    PointTaken {
        /// The point.
        point: Point,
    },
    /// The two points are not on one drawn line (T1.4, T3.1).
    NotAlongALine {
        /// Where the piece stands.
        from: Point,
        /// Where it was to go.
        to: Point,
    },
    /// Men never move backward, unless they capture (T3.1).
    MenDoNotMoveBack {
        /// Where the man stands.
        from: Point,
    },
    /// Men, and tobits of the short reach, go one step (T3.1, T3.3) and capture only what stands next to them (T4.1).
    TooFar {
        /// Where the piece stands.
        from: Point,
        /// Where it was to go.
        to: Point,
    },
    /// A piece stands in the way (T3.3, T4.1).
    WayBlocked {
        /// Where it stands.
        by: Point,
    },
    /// Some piece can capture, so only captures are legal (T4.2).
    CaptureIsCompulsory {
        /// The pieces that can capture, in the order of the points.
        by: Vec<Point>,
    },
    /// The capture is not over: the piece can capture again from where it landed (T4.3).
    CaptureGoesOn {
        /// Where it landed.
        from: Point,
    },
    /// A flying tobit may not turn straight back in one capture (T3.3).
    NoTurningBack {
        /// Where it would turn.
        at: Point,
    },
    /// No enemy piece stands between the two points (T4.1).
    NothingToCapture {
        /// Where the piece stands.
        from: Point,
        /// Where it was to land.
        to: Point,
    },
}

impl fmt::Display for TobitRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver(outcome) => write!(f, "the game is over: {outcome}"),
            Self::NothingTouched => f.write_str("no point is named"),
            Self::OffBoard { point } => write!(f, "the board has no point {point}"),
            Self::PointEmpty { point } => write!(f, "no piece stands on {point}"),
            Self::NotYourPiece { point } => write!(f, "the piece on {point} is the opponent's"),
            Self::Unfinished { point } => write!(f, "the move of the piece on {point} is not finished"),
            Self::PieceCannotMove { point } => write!(f, "the piece on {point} has no move"),
            Self::PointTaken { point } => write!(f, "a piece stands on {point}"),
            Self::NotAlongALine { from, to } => write!(f, "no line leads straight from {from} to {to}"),
            Self::MenDoNotMoveBack { from } => write!(f, "the man on {from} does not move backward"),
            Self::TooFar { from, to } => write!(f, "{to} is too far from {from}"),
            Self::WayBlocked { by } => write!(f, "the piece on {by} is in the way"),
            Self::CaptureIsCompulsory { by } => {
                let by: Vec<_> = by.iter().map(ToString::to_string).collect();
                write!(f, "capturing is compulsory, with the piece on {}", by.join(" or "))
            }
            Self::CaptureGoesOn { from } => write!(f, "the capture goes on from {from}"),
            Self::NoTurningBack { at } => write!(f, "a capture may not turn straight back at {at}"),
            Self::NothingToCapture { from, to } => write!(f, "nothing to capture between {from} and {to}"),
        }
    }
}
