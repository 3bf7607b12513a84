//! A game as it was played: the start and the moves. Everything else is derived.

use super::{Outcome, Position, Reason, Side, Word};
use std::fmt;

/// One move of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply<P: Position> {
    /// The spots touched, as played (T4.7).
    pub word: Word<P>,
    /// The move it names.
    pub mv: P::Move,
}

/// A game in progress or finished.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<P: Position> {
    variant: P::Variant,
    positions: Vec<P>,
    plies: Vec<Ply<P>>,
    ending: Option<Outcome>,
}

/// Why a record refuses a move or an ending.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError<P: Position> {
    /// The game is over.
    Over(Outcome),
    /// The rules refuse the move.
    Refused(P::Refusal),
}

impl<P: Position> fmt::Display for RecordError<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Over(outcome) => write!(f, "the game is over: {outcome}"),
            RecordError::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl<P: Position> Record<P> {
    /// A game from the usual start.
    pub fn new(variant: P::Variant) -> Self {
        Record::from_position(variant, P::start(variant))
    }

    /// A game from a given position.
    pub fn from_position(variant: P::Variant, start: P) -> Self {
        Record { variant, positions: vec![start], plies: Vec::new(), ending: None }
    }

    /// The options the game is played with.
    pub fn variant(&self) -> P::Variant {
        self.variant
    }

    /// Whether something was played and the game is not over: then it is worth keeping.
    pub fn is_unfinished(&self) -> bool {
        self.outcome().is_none() && !self.plies.is_empty()
    }

    /// The position before the first move.
    pub fn start(&self) -> &P {
        &self.positions[0]
    }

    /// The position after the last move.
    pub fn position(&self) -> &P {
        &self.positions[self.plies.len()]
    }

    /// Every position, from the start to the present one.
    pub fn positions(&self) -> &[P] {
        &self.positions
    }

    /// The position after `ply` moves.
    pub fn position_at(&self, ply: usize) -> Option<&P> {
        self.positions.get(ply)
    }

    /// The moves played.
    pub fn plies(&self) -> &[Ply<P>] {
        &self.plies
    }

    /// The result: an agreed ending, else what the position decides, else the third repetition.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ending
            .or_else(|| self.position().outcome())
            .or_else(|| (self.repetitions() >= 3).then_some(Outcome::Draw { reason: Reason::Repetition }))
    }

    /// The ending that came from outside the position: resignation, agreement, time.
    pub fn ending(&self) -> Option<Outcome> {
        self.ending
    }

    /// Takes such an ending back; the moves stay.
    pub fn reopen(&mut self) {
        self.ending = None;
    }

    /// How often the present position has occurred, itself included (T6.3, K6.4).
    pub fn repetitions(&self) -> usize {
        self.repetitions_at(self.plies.len())
    }

    /// How often the position after `ply` moves had occurred by then, itself included; 0 beyond the end.
    pub fn repetitions_at(&self, ply: usize) -> usize {
        let Some(pos) = self.positions.get(ply) else { return 0 };
        self.positions[..=ply].iter().filter(|&earlier| earlier == pos).count()
    }

    /// Plays a word; the game must not be over.
    ///
    /// # Errors
    /// The game is over, or the rules refuse the move.
    pub fn play(&mut self, word: &[P::Spot]) -> Result<(), RecordError<P>> {
        match self.outcome() {
            Some(outcome) => Err(RecordError::Over(outcome)),
            None => self.append(word),
        }
    }

    /// Adds a word, reading on past a third repetition (T6.3a, K6.4).
    ///
    /// # Errors
    /// The game ended by word of the players, or the rules refuse the move.
    pub fn append(&mut self, word: &[P::Spot]) -> Result<(), RecordError<P>> {
        if let Some(outcome) = self.ending {
            return Err(RecordError::Over(outcome));
        }
        let mv = self.position().move_of(word).map_err(RecordError::Refused)?;
        let mut next = self.position().clone();
        next.play_unchecked(mv);
        self.positions.push(next);
        self.plies.push(Ply { word: word.to_vec(), mv });
        Ok(())
    }

    /// Takes the last move back, and any agreed ending with it.
    pub fn undo(&mut self) -> Option<Ply<P>> {
        self.ending = None;
        let ply = self.plies.pop()?;
        self.positions.pop();
        Some(ply)
    }

    /// Keeps the first `plies` moves; an agreed ending falls when a move falls.
    pub fn truncate(&mut self, plies: usize) {
        while self.plies.len() > plies {
            self.undo();
        }
    }

    /// `side` resigns (T6.2, K6.5).
    ///
    /// # Errors
    /// The game is over.
    pub fn resign(&mut self, side: Side) -> Result<(), RecordError<P>> {
        self.end(Outcome::Win { side: side.other(), reason: Reason::Resignation })
    }

    /// The players agree on a draw (T6.3, K6.5).
    ///
    /// # Errors
    /// The game is over.
    pub fn agree_draw(&mut self) -> Result<(), RecordError<P>> {
        self.end(Outcome::Draw { reason: Reason::Agreement })
    }

    /// Ends the game from outside: resignation, agreement, time.
    ///
    /// # Errors
    /// The game is over.
    pub fn end(&mut self, outcome: Outcome) -> Result<(), RecordError<P>> {
        match self.outcome() {
            Some(over) => Err(RecordError::Over(over)),
            None => self.append_ending(outcome),
        }
    }

    /// Ends the game from outside, also where a third repetition was read past (T6.3a, K6.4).
    ///
    /// # Errors
    /// The game ended by word of the players, or the last position decides it.
    pub fn append_ending(&mut self, outcome: Outcome) -> Result<(), RecordError<P>> {
        if let Some(over) = self.ending.or_else(|| self.position().outcome()) {
            return Err(RecordError::Over(over));
        }
        self.ending = Some(outcome);
        Ok(())
    }
}
