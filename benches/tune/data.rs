//! Games as lines of a file: number, options, result, how many moves were random, then every move with its score.
//!
//! Moves are kept rather than counts of terms, so that new terms can be fitted to games that are played already.

use std::fmt::Write as _;
use utys::rules::{Notation, Record, Side};

/// A move and what the search gave for it, for the side that moved; nothing for a random move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Turn<P: Notation> {
    pub(crate) before: P,
    pub(crate) mv: P::Move,
    pub(crate) score: Option<i32>,
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Game<P: Notation> {
    pub(crate) number: usize,
    pub(crate) variant: P::Variant,
    /// White's half points: 0, 1 or 2.
    pub(crate) halves: u8,
    pub(crate) turns: Vec<Turn<P>>,
}

impl<P: Notation> Game<P> {
    /// A game from its record, without scores.
    pub(crate) fn of_record(number: usize, record: &Record<P>) -> Self {
        let turns = record.positions().iter().zip(record.plies());
        let turns = turns.map(|(before, ply)| Turn { before: before.clone(), mv: ply.mv, score: None });
        Game { number, variant: record.variant(), halves: halves(record), turns: turns.collect() }
    }

    /// The line of the game, without its end.
    pub(crate) fn write(&self) -> String {
        let options: Vec<&str> = P::write_variant(self.variant).into_iter().map(|(_, value)| value).collect();
        let mut line = format!("{} {} {}", self.number, options.join(","), self.halves);
        for turn in &self.turns {
            let word = turn.before.words(turn.mv).into_iter().next().unwrap_or_default();
            // Writing to a string cannot fail.
            let _ = write!(line, " {}", turn.before.write_move_bare(&word));
            if let Some(score) = turn.score {
                let _ = write!(line, "/{score}");
            }
        }
        line
    }

    /// Reads what [`Game::write`] writes.
    ///
    /// # Errors
    /// The word that cannot be read.
    pub(crate) fn read(line: &str) -> Result<Self, String> {
        let wrong = |word: &str| format!("{word:?} cannot be read in {line:?}");
        let mut words = line.split(' ');
        let mut next = || words.next().unwrap_or_default();
        let (number, options, halves) = (next(), next(), next());
        let names = P::write_variant(P::Variant::default()).into_iter().map(|(name, _)| name);
        let fields: Vec<(&str, &str)> = names.zip(options.split(',')).collect();
        let variant = P::read_variant(&fields).map_err(|_| wrong(options))?;
        let mut pos = P::start(variant);
        let mut turns = Vec::new();
        for word in words {
            let (text, score) = word.split_once('/').map_or((word, None), |(mv, score)| (mv, Some(score)));
            let score = score.map(str::parse).transpose().map_err(|_| wrong(word))?;
            let mv = pos.read_move_in_play(text).ok().and_then(|word| pos.move_of(&word).ok());
            let mv = mv.ok_or_else(|| wrong(word))?;
            let before = pos.clone();
            pos.play_unchecked(mv);
            turns.push(Turn { before, mv, score });
        }
        Ok(Game {
            number: number.parse().map_err(|_| wrong(number))?,
            variant,
            halves: halves.parse().map_err(|_| wrong(halves))?,
            turns,
        })
    }
}

/// White's half points in a record; a game that is cut off is drawn.
pub(crate) fn halves<P: Notation>(record: &Record<P>) -> u8 {
    match record.outcome().and_then(utys::rules::Outcome::winner) {
        None => 1,
        Some(Side::White) => 2,
        Some(Side::Black) => 0,
    }
}
