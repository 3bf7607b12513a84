//! What can be wrong with a game text, and where.

use crate::rules::{MoveTextError, Notation, Outcome, Slip, VariantError};
use std::fmt;

/// A place in a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
}

impl Place {
    /// The first character.
    pub const START: Place = Place { line: 1, column: 1 };
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Where and why a game text cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameTextError<P: Notation> {
    /// Where.
    pub place: Place,
    /// Why.
    pub problem: GameTextProblem<P>,
}

/// Why a game text cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameTextProblem<P: Notation> {
    /// A tag is not of the form `[Name "value"]`.
    BadTag,
    /// A tag occurs twice in one game.
    RepeatedTag {
        /// Its name.
        name: String,
    },
    /// The text ends inside a comment.
    OpenComment,
    /// The text ends inside a variation.
    OpenVariation,
    /// A variation ends that has not begun, or a comment does.
    StrayClose,
    /// A variation stands before the first move of its line.
    VariationWithoutMove,
    /// Variations lie in one another deeper than is read.
    TooDeep,
    /// A result or a tag stands inside a variation.
    NotInVariation,
    /// A start position cannot be read.
    Position(P::PositionError),
    /// An option has a value that it cannot have.
    Variant(VariantError),
    /// A move cannot be read.
    Move {
        /// As written.
        text: String,
        /// Why.
        error: MoveTextError<P>,
    },
    /// A result tag has a value that is no result of this game.
    BadResult {
        /// What it says.
        value: String,
    },
    /// The result and the result tag differ.
    TwoResults,
    /// The result is not the one that the last position decides.
    WrongResult {
        /// What the position decides.
        right: Outcome,
    },
    /// One game was wanted and the text has none or several.
    NotOneGame,
}

impl<P: Notation> fmt::Display for GameTextProblem<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadTag => f.write_str("expected a tag of the form [Name \"value\"]"),
            Self::RepeatedTag { name } => write!(f, "the tag {name} occurs twice"),
            Self::OpenComment => f.write_str("the comment has no end"),
            Self::OpenVariation => f.write_str("the variation has no end"),
            Self::StrayClose => f.write_str("nothing ends here"),
            Self::VariationWithoutMove => f.write_str("a variation stands before any move"),
            Self::TooDeep => f.write_str("variations lie too deep in one another"),
            Self::NotInVariation => f.write_str("this cannot stand inside a variation"),
            Self::Position(error) => error.fmt(f),
            Self::Variant(error) => error.fmt(f),
            Self::Move { text, error } => write!(f, "{text:?}: {error}"),
            Self::BadResult { value } => write!(f, "{value:?} is no result of this game"),
            Self::TwoResults => f.write_str("the result differs from the result tag"),
            Self::WrongResult { right } => write!(f, "the last position decides the game: {right}"),
            Self::NotOneGame => f.write_str("expected one game"),
        }
    }
}

impl<P: Notation> fmt::Display for GameTextError<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.problem)
    }
}

/// Something odd that does not keep a game from being read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameTextWarning {
    /// Where.
    pub place: Place,
    /// What.
    pub kind: WarningKind,
}

/// What is odd.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WarningKind {
    /// The move's text has a slip.
    Slip(Slip),
    /// The main line reaches a position for the third time; in play the game would be drawn here (T6.3a, K6.4).
    ThirdRepetition,
    /// Moves go on after the end of the game (K6.4); they are kept as a comment.
    MovesAfterEnd,
    /// The text says that the game is another one.
    OtherGameType,
    /// The text ends the game in a way that is not known; resignation or agreement is assumed.
    UnknownTermination,
    /// The note behind the result does not fit the last position (K8.3).
    WrongResultNote,
}

impl fmt::Display for WarningKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WarningKind::Slip(slip) => slip.fmt(f),
            WarningKind::ThirdRepetition => f.write_str("the position occurs for the third time"),
            WarningKind::MovesAfterEnd => f.write_str("the game is over and moves go on"),
            WarningKind::OtherGameType => f.write_str("the game type is another one"),
            WarningKind::UnknownTermination => f.write_str("the way the game ended is not known"),
            WarningKind::WrongResultNote => {
                f.write_str("the note behind the result does not fit the position")
            }
        }
    }
}

impl fmt::Display for GameTextWarning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.kind)
    }
}
