//! How a book is made: the words that `cargo xtask book` hands on, read.

use super::words::{self, Words};
use std::path::PathBuf;
use utys::games::GameId;

/// A run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Settings {
    pub(crate) game: GameId,
    /// Positions of the book.
    pub(crate) positions: usize,
    /// Positions visited by the search of each.
    pub(crate) nodes: u64,
    /// The best moves that each search tells apart.
    pub(crate) lines: usize,
    /// How much worse than the best a move may be to be played, in per mille of the win chance.
    pub(crate) margin: u16,
    /// The file of what was searched.
    pub(crate) data: PathBuf,
    /// Whether the table is written.
    pub(crate) writes: bool,
    /// The words, as they were given.
    pub(crate) command: String,
}

impl Settings {
    /// Reads `GAME FOLDER [--option value ..]`; FOLDER is where searches are kept.
    ///
    /// # Errors
    /// The first word that cannot be read.
    pub(crate) fn read(words: &[String]) -> Result<Settings, String> {
        let [game, folder, options @ ..] = words else {
            return Err("this program is run by `cargo xtask book`".to_owned());
        };
        let mut words = Words::read(options)?;
        let name = words.take("--data").map_or_else(|| game.clone(), str::to_owned);
        let settings = Settings {
            game: GameId::from_name(game).ok_or_else(|| format!("there is no game {game:?}"))?,
            positions: words.number("--positions", 300)?.max(1) as usize,
            nodes: words.number("--nodes", 2_000_000)?.max(1),
            lines: words.number("--lines", 4)?.max(1) as usize,
            margin: words.number("--margin", 20)?.min(1_000) as u16,
            data: PathBuf::from(folder).join(format!("{name}.book")),
            writes: words.writes()?,
            command: words::command(game, options),
        };
        words.end()?;
        Ok(settings)
    }
}
