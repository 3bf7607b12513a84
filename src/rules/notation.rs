//! Text of moves, positions and variants.

use super::{Position, Word};
use std::fmt;

/// Reading and writing. Everything that crosses a boundary (worker, storage, links, embed) is this text.
pub trait Notation: Position {
    /// Why a position text cannot be read: where and what.
    type PositionError: Clone + Eq + fmt::Debug + fmt::Display + 'static;

    /// The name of the game in links, records and on the console: `tobit`, `toguz`.
    const NAME: &'static str;

    /// The results in records: White wins, draw, Black wins (T7.3, K8.3). An open game is `*` in both games.
    const RESULTS: [&'static str; 3];

    /// Marks that may stand behind a move in records and count as comments, with what they say (T7.1).
    const MARKS: &'static [(&'static str, &'static str)];

    /// Notes that may stand in braces behind a result and say something about the last position (K8.3).
    const RESULT_NOTES: &'static [&'static str];

    /// The position as text (T7.2, K8.2).
    fn write_position(&self) -> String;

    /// Reads every form of position text that the clauses name.
    ///
    /// # Errors
    /// Where and why the text is no position of this variant.
    fn read_position(text: &str, variant: Self::Variant) -> Result<Self, Self::PositionError>;

    /// A legal word as the app writes it (T7.1, K8.1), with totals where the notation has them.
    fn write_move(&self, word: &[Self::Spot]) -> String;

    /// A legal word without spaces or totals, as the console and links write it.
    fn write_move_bare(&self, word: &[Self::Spot]) -> String;

    /// Reads every form of move text that the clauses name.
    ///
    /// # Errors
    /// Syntax, illegal, ambiguous, or a claim in the text that the position contradicts.
    fn read_move(&self, text: &str) -> Result<MoveReading<Self>, MoveTextError<Self>>;

    /// Reads a move in a game record: the forms of [`Notation::read_move`] that records have.
    ///
    /// # Errors
    /// As [`Notation::read_move`].
    fn read_move_in_record(&self, text: &str) -> Result<MoveReading<Self>, MoveTextError<Self>>;

    /// Which of [`Notation::RESULT_NOTES`] is true of a game that ends in this position.
    fn result_note(&self) -> Option<&'static str>;

    /// The options as `(field, value)` pairs, the field names of links and record tags in lower case.
    fn write_variant(variant: Self::Variant) -> Vec<(&'static str, &'static str)>;

    /// Reads options from pairs; fields that are missing take their defaults, unknown fields are left alone.
    ///
    /// # Errors
    /// The field whose value is none of the allowed ones.
    fn read_variant(fields: &[(&str, &str)]) -> Result<Self::Variant, VariantError>;

    /// Reads a move as it is typed in play: a slip is an error too.
    ///
    /// # Errors
    /// As [`Notation::read_move`], and [`MoveTextError::Slip`].
    fn read_move_in_play(&self, text: &str) -> Result<Word<Self>, MoveTextError<Self>> {
        let reading = self.read_move(text)?;
        match reading.slip {
            Some(slip) => Err(MoveTextError::Slip(slip)),
            None => Ok(reading.word),
        }
    }
}

/// A move that was read, perhaps with a harmless slip of the writer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveReading<P: Position> {
    /// The spots touched.
    pub word: Word<P>,
    /// A slip that records tolerate with a warning and play does not.
    pub slip: Option<Slip>,
}

/// A mark that the text lacks or has too much (K8.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slip {
    /// The move makes a tuz and the text does not say so.
    MissingTuzMark,
    /// The text says tuz and the move makes none.
    NeedlessTuzMark,
}

impl Slip {
    /// Every slip.
    pub const ALL: [Slip; 2] = [Slip::MissingTuzMark, Slip::NeedlessTuzMark];
}

impl fmt::Display for Slip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Slip::MissingTuzMark => "the move makes a tuz and the text lacks the X",
            Slip::NeedlessTuzMark => "the text has an X and the move makes no tuz",
        })
    }
}

/// Why a move text cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveTextError<P: Position> {
    /// It is no move text.
    Syntax {
        /// Byte offset of the first character that cannot be read.
        at: usize,
    },
    /// It names a move that the rules refuse.
    Illegal {
        /// Why.
        refusal: P::Refusal,
    },
    /// It fits several moves (T7.1).
    Ambiguous {
        /// The moves it fits, one word each.
        candidates: Vec<Word<P>>,
    },
    /// The landing pit is not the one written (K8.1).
    WrongLanding {
        /// The pit number in which the last stone falls.
        right: u8,
    },
    /// The running total is not the one written (K8.1).
    WrongTotal {
        /// The mover's treasury after the move.
        right: u8,
    },
    /// A slip where slips are not tolerated.
    Slip(Slip),
}

impl<P: Notation> fmt::Display for MoveTextError<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax { at } => write!(f, "no move text at byte {at}"),
            Self::Illegal { refusal } => refusal.fmt(f),
            Self::Ambiguous { candidates } => write!(f, "fits {} moves: {candidates:?}", candidates.len()),
            Self::WrongLanding { right } => write!(f, "the last stone falls in pit {right}"),
            Self::WrongTotal { right } => write!(f, "the treasury then holds {right}"),
            Self::Slip(slip) => slip.fmt(f),
        }
    }
}

/// A variant field with a value that is none of the allowed ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VariantError {
    /// The field.
    pub field: &'static str,
    /// What it said.
    pub value: String,
    /// What it may say.
    pub allowed: &'static [&'static str],
}

impl fmt::Display for VariantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} cannot be {:?}; it is one of {}", self.field, self.value, self.allowed.join(", "))
    }
}
