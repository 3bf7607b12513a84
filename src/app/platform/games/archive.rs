//! All games as one text file, and back. Pure; no reader panics, and what cannot be read is told by its line.
//!
//! The first line is `utys-games 1`. Then come the envelopes of the games, a blank line before each. What was damaged is
//! kept too, percent-encoded in one line: `utys-damaged 1 <id> <text>`.

use super::kept::{Kept, is_id};
use crate::app::route::{decode, encode};

/// The first line, with the version.
const HEAD: &str = "utys-games 1";
/// What a line with a damaged record begins with.
const DAMAGED: &str = "utys-damaged 1 ";

/// A record as it was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// A game.
    Game(Kept),
    /// What can no longer be read, and is set aside.
    Damaged {
        /// Its key.
        id: String,
        /// All that is there.
        text: String,
    },
}

impl Found {
    /// What stands in storage under `id`.
    pub fn read(id: &str, text: &str) -> Found {
        match Kept::read(text) {
            Some(kept) if kept.id == id => Found::Game(kept),
            _ => Found::Damaged { id: id.to_owned(), text: text.to_owned() },
        }
    }

    /// The key in storage.
    pub fn id(&self) -> &str {
        match self {
            Found::Game(kept) => &kept.id,
            Found::Damaged { id, .. } => id,
        }
    }

    /// The game, unless it is damaged.
    pub fn game(self) -> Option<Kept> {
        match self {
            Found::Game(kept) => Some(kept),
            Found::Damaged { .. } => None,
        }
    }

    /// The text in storage.
    pub fn text(&self) -> String {
        match self {
            Found::Game(kept) => kept.write(),
            Found::Damaged { text, .. } => text.clone(),
        }
    }
}

/// A line of a file that is no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// Counted from 1.
    pub line: usize,
    /// How it begins.
    pub excerpt: String,
}

/// How many letters of a refused line are shown.
const EXCERPT: usize = 60;

/// Writes a file.
pub fn write(found: &[Found]) -> String {
    let mut file = [HEAD, "\n"].concat();
    for record in found {
        file.push('\n');
        match record {
            Found::Game(kept) => file.push_str(&kept.write()),
            Found::Damaged { id, text } => file.push_str(&[DAMAGED, id, " ", &one_line(text)].concat()),
        }
        file.push('\n');
    }
    file
}

/// Reads a file, line by line: one bad game does not hide the others. `is_game` judges a session's text.
pub fn read(file: &str, is_game: impl Fn(&Kept) -> bool) -> (Vec<Found>, Vec<Refused>) {
    let (mut found, mut refused) = (Vec::new(), Vec::new());
    let mut lines = file.trim_start_matches('\u{feff}').lines().enumerate().peekable();
    while let Some((at, line)) = lines.next() {
        if line.trim().is_empty() || (at == 0 && line == HEAD) {
            continue;
        }
        let next = lines.peek().map_or("", |(_, next)| next);
        let record = match line.strip_prefix(DAMAGED) {
            Some(damaged) => read_damaged(damaged),
            None => Kept::read(&[line, "\n", next].concat()).filter(&is_game).map(Found::Game),
        };
        // The second line of a game belongs to the first, readable or not.
        if line.starts_with("utys-kept ") && (!next.starts_with("utys-") || next.starts_with("utys-game ")) {
            lines.next();
        }
        match record {
            Some(record) => found.push(record),
            None => refused.push(Refused { line: at + 1, excerpt: line.chars().take(EXCERPT).collect() }),
        }
    }
    (found, refused)
}

/// Percent-encoded, with its line breaks.
fn one_line(text: &str) -> String {
    encode(text).replace('\n', "%0A").replace('\r', "%0D")
}

fn read_damaged(line: &str) -> Option<Found> {
    let (id, text) = line.split_once(' ')?;
    let text = decode(text).ok()?;
    is_id(id).then(|| Found::Damaged { id: id.to_owned(), text })
}
