//! How a book is made: the words that `cargo xtask book` hands on, read.

use std::collections::HashMap;
use std::path::PathBuf;
use std::str::FromStr;
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

fn number<T: FromStr>(name: &str, text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{name} cannot be {text:?}"))
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
        let mut values = HashMap::new();
        for pair in options.chunks(2) {
            match pair {
                [name, value] if name.starts_with("--") => values.insert(name.as_str(), value.as_str()),
                _ => return Err(format!("{:?} has no value", pair[0])),
            };
        }
        let name = values.remove("--data").map_or_else(|| game.clone(), str::to_owned);
        let writes = match values.remove("--write") {
            None | Some("yes") => true,
            Some("no") => false,
            Some(other) => return Err(format!("--write is yes or no, not {other:?}")),
        };
        let mut or =
            |name: &str, default: u64| values.remove(name).map_or(Ok(default), |value| number(name, value));
        let settings = Settings {
            game: GameId::from_name(game).ok_or_else(|| format!("there is no game {game:?}"))?,
            positions: or("--positions", 300)?.max(1) as usize,
            nodes: or("--nodes", 2_000_000)?.max(1),
            lines: or("--lines", 4)?.max(1) as usize,
            margin: or("--margin", 20)?.min(1_000) as u16,
            data: PathBuf::from(folder).join(format!("{name}.book")),
            writes,
            command: [game].into_iter().chain(options).map(String::as_str).collect::<Vec<_>>().join(" "),
        };
        match values.keys().next() {
            None => Ok(settings),
            Some(name) => Err(format!("there is no option {name}")),
        }
    }
}
