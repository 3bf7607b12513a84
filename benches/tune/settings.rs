//! What is fitted to what: the words that `cargo xtask tune` hands on, read.

use super::words::{self, Words};
use std::path::PathBuf;
use utys::games::GameId;

/// What is fitted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    /// The weights of the evaluation.
    Weights,
    /// The curve of the win chance.
    Curve,
}

/// A run.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Settings {
    pub(crate) game: GameId,
    pub(crate) wanted: Wanted,
    /// Games wanted; those that the file has already are not played again.
    pub(crate) games: usize,
    /// Positions a move.
    pub(crate) nodes: u64,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
    /// The file of the games.
    pub(crate) data: PathBuf,
    /// The records of a match: its games are judged, in place of games against itself.
    pub(crate) records: Option<PathBuf>,
    /// Files of earlier games, which are fitted to as well.
    pub(crate) also: Vec<PathBuf>,
    /// How much of a label is the result, the rest being the search's score; 0 to 1.
    pub(crate) result_share: f64,
    /// How far ahead means e = 2.7 wins to one loss at every stage while weights are fitted; `None` leaves that to the games.
    pub(crate) unit: Option<f64>,
    /// How often all positions are gone through.
    pub(crate) rounds: usize,
    /// Whether the tables are written.
    pub(crate) writes: bool,
    /// The words, as they were given.
    pub(crate) command: String,
}

impl Settings {
    /// Reads `GAME FOLDER [--option value ..]`; FOLDER is where games are kept.
    ///
    /// # Errors
    /// The first word that cannot be read.
    pub(crate) fn read(words: &[String]) -> Result<Settings, String> {
        let [game, folder, options @ ..] = words else {
            return Err("this program is run by `cargo xtask tune`".to_owned());
        };
        let mut words = Words::read(options)?;
        let wanted = match words.take("--fit") {
            None | Some("weights") => Wanted::Weights,
            Some("curve") => Wanted::Curve,
            Some(other) => return Err(format!("--fit is weights or curve, not {other:?}")),
        };
        let kind = if wanted == Wanted::Curve { "-curve" } else { "" };
        let name = words.take("--data").map_or_else(|| format!("{game}{kind}"), str::to_owned);
        let file = |name: &str| PathBuf::from(folder).join(format!("{name}.games"));
        let also = words.take("--also").map_or_else(Vec::new, |names| names.split(',').map(file).collect());
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let settings = Settings {
            game: GameId::from_name(game).ok_or_else(|| format!("there is no game {game:?}"))?,
            wanted,
            games: words.number("--games", if wanted == Wanted::Curve { 4_000 } else { 10_000 })? as usize,
            nodes: words.number("--nodes", 3_000)?,
            seed: words.number("--seed", 1)?,
            threads: words.number("--threads", cores as u64)?.max(1) as usize,
            rounds: words.number("--rounds", 60)? as usize,
            result_share: words.number("--result-share", 70)?.min(100) as f64 / 100.0,
            unit: Some(words.number("--unit", 0)?).filter(|&unit| unit > 0).map(f64::from),
            data: file(&name),
            records: words.take("--records").map(PathBuf::from),
            also,
            writes: words.writes()?,
            command: words::command(game, options),
        };
        words.end()?;
        Ok(settings)
    }
}
