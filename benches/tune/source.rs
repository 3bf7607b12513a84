//! Where games come from: the engine against itself, or the records of a match.

use super::data::Game;
use super::selfplay::{OPENING, look, play};
use super::settings::Settings;
use std::fmt::Display;
use std::fs;
use utys::ai::{Evaluate, Search};
use utys::rules::{GameReading, GameText, Notation, Record};

/// Where games come from.
pub(crate) enum Source {
    /// The engine plays itself.
    SelfPlay,
    /// They were played in a match, by whomever: the lines of the games, without scores.
    Match(Vec<String>),
}

impl Source {
    /// Reads the records of a match where one is given.
    ///
    /// # Errors
    /// The file cannot be read, or one of its games.
    pub(crate) fn open<P: Notation>(settings: &Settings) -> Result<Self, String> {
        let Some(path) = &settings.records else { return Ok(Source::SelfPlay) };
        let failed = |error: &dyn Display| format!("{}: {error}", path.display());
        let text = fs::read_to_string(path).map_err(|error| failed(&error))?;
        let games = GameText::<P>::read_all(&text).into_iter().enumerate();
        let line = |(number, game): (usize, Result<GameReading<P>, _>)| {
            let game = game.map_err(|error| failed(&error))?.game;
            if game.start != P::start(game.variant) {
                return Err(failed(&format!("game {} does not begin at the beginning", number + 1)));
            }
            Ok(Game::of_record(number, &game.to_record()).write())
        };
        games.map(line).collect::<Result<_, _>>().map(Source::Match)
    }

    /// What the first line of the games' file calls it.
    pub(crate) fn name(&self, settings: &Settings) -> String {
        match self {
            Source::SelfPlay => format!("seed {}", settings.seed),
            Source::Match(lines) => format!("match of {} games", lines.len()),
        }
    }

    /// How many games there are at most.
    pub(crate) fn most(&self) -> Option<usize> {
        match self {
            Source::SelfPlay => None,
            Source::Match(lines) => Some(lines.len()),
        }
    }

    /// Game `number` with the score of every move.
    ///
    /// # Errors
    /// Its line cannot be read.
    pub(crate) fn game<P: Evaluate + Notation>(
        &self,
        number: usize,
        search: &mut Search<P>,
        settings: &Settings,
    ) -> Result<Game<P>, String> {
        match self {
            Source::SelfPlay => Ok(play(number, search, settings)),
            Source::Match(lines) => Ok(judge(Game::read(&lines[number])?, search, settings)),
        }
    }
}

/// A game of a match with what the search thinks of its positions. The opening, which was drawn by lot, has no scores.
fn judge<P: Evaluate + Notation>(mut game: Game<P>, search: &mut Search<P>, settings: &Settings) -> Game<P> {
    let mut record = Record::new(game.variant);
    search.forget();
    for (ply, turn) in game.turns.iter_mut().enumerate() {
        turn.score = (ply >= *OPENING.end()).then(|| look(&record, search, settings).1);
        let word = turn.before.words(turn.mv).into_iter().next().unwrap_or_default();
        if record.append(&word).is_err() {
            break;
        }
    }
    game
}
