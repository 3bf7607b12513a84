//! Game records as text, for every game with a [`Notation`]: tags, numbered moves, comments in braces, variations in
//! parentheses, a result (T7.3, K8.3).
//!
//! Knows no game: result words, marks and option tags come from [`Notation`]. See `docs/notation.md`.

mod error;
mod read;
mod tags;
mod tokens;
mod write;

pub use error::{GameTextError, GameTextProblem, GameTextWarning, Place, WarningKind};
pub use tags::{Comment, Tags};

use super::{Notation, Outcome, Position, Record, Word};

/// A game as a text tells it. The words of a line are legal one after the other from its start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameText<P: Position> {
    /// Names, dates and whatever else the writer noted; not the tags that the other fields stand for.
    pub tags: Tags,
    /// The options.
    pub variant: P::Variant,
    /// The position before the first move.
    pub start: P,
    /// The number of the first move.
    pub first_number: u32,
    /// The main line.
    pub line: Line<P>,
    /// The result; `None` while the game is open (`*`).
    pub outcome: Option<Outcome>,
}

/// Moves one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<P: Position> {
    /// Comments before the first move.
    pub comments: Vec<Comment>,
    /// The moves.
    pub moves: Vec<TextMove<P>>,
}

/// A move with what is said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextMove<P: Position> {
    /// The spots touched.
    pub word: Word<P>,
    /// Comments behind it.
    pub comments: Vec<Comment>,
    /// Lines that could have been played in its place.
    pub variations: Vec<Line<P>>,
}

/// A game that was read, and what the text had that a careful writer would not have written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameReading<P: Position> {
    /// The game.
    pub game: GameText<P>,
    /// Slips and marks in the order of the text.
    pub warnings: Vec<GameTextWarning>,
    /// Where each move of the main line stands.
    pub places: Vec<Place>,
}

impl<P: Position> Default for Line<P> {
    fn default() -> Self {
        Line { comments: Vec::new(), moves: Vec::new() }
    }
}

impl<P: Notation> GameText<P> {
    /// The text of a record: its moves and its result, without tags or comments.
    pub fn from_record(record: &Record<P>) -> Self {
        let moves = record.plies().iter().map(|ply| TextMove {
            word: ply.word.clone(),
            comments: Vec::new(),
            variations: Vec::new(),
        });
        GameText {
            tags: Tags::default(),
            variant: record.variant(),
            start: record.start().clone(),
            first_number: 1,
            line: Line { comments: Vec::new(), moves: moves.collect() },
            outcome: record.outcome(),
        }
    }

    /// The main line as a record, with its result; it ends before a word that is not legal.
    pub fn to_record(&self) -> Record<P> {
        let mut record = Record::from_position(self.variant, self.start.clone());
        for mv in &self.line.moves {
            if record.append(&mv.word).is_err() {
                return record;
            }
        }
        if let Some(outcome) = self.outcome
            && record.outcome() != Some(outcome)
        {
            // Refused only where the last position decides the game, and then its word holds.
            let _ = record.append_ending(outcome);
        }
        record
    }

    /// Reads every game of a text, each on its own: after one that cannot be read the next begins at its tags.
    pub fn read_all(text: &str) -> Vec<Result<GameReading<P>, GameTextError<P>>> {
        read::read_all(text)
    }

    /// Reads a text that is one game.
    ///
    /// # Errors
    /// Where and why the text is no game, or [`GameTextProblem::NotOneGame`].
    pub fn read(text: &str) -> Result<GameReading<P>, GameTextError<P>> {
        let mut games = Self::read_all(text);
        if games.len() > 1 && games[0].is_ok() {
            return Err(GameTextError { place: Place::START, problem: GameTextProblem::NotOneGame });
        }
        let none = GameTextError { place: Place::START, problem: GameTextProblem::NotOneGame };
        if games.is_empty() { Err(none) } else { games.swap_remove(0) }
    }

    /// Writes the game: tags, an empty line, the moves in lines of about 80 columns, the result, a line feed.
    pub fn write(&self) -> String {
        write::write(self)
    }
}
