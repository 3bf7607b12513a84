//! What can be said to the engine. Reading a line touches nothing, so a line that cannot be read changes nothing.

use std::fmt;
use std::str::{FromStr, SplitAsciiWhitespace};

/// The deepest count that is begun: deeper ones would not end.
const MOST_PERFT: u32 = 64;
/// How many positions an explanation visits when it is not told: a fraction of a second.
const EXPLAIN_NODES: u64 = 200_000;

/// One line, read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Names the engine and its options.
    Ugi,
    /// Answers when everything before is done.
    IsReady,
    /// Ends the program.
    Quit,
    /// Sets an option.
    SetOption {
        /// As written.
        name: String,
        /// As written.
        value: String,
    },
    /// Forgets the game before.
    NewGame,
    /// Sets the position.
    Position {
        /// Its text; `None` for the usual start.
        start: Option<String>,
        /// The moves from there.
        moves: Vec<String>,
    },
    /// Draws the board.
    Draw,
    /// Lists the legal moves.
    Moves,
    /// Says how the game stands.
    Result,
    /// Counts the move tree.
    Perft {
        /// In plies.
        depth: u32,
    },
    /// Searches.
    Go(Go),
    /// Ends the search.
    Stop,
    /// Counts the nodes of fixed searches.
    Bench,
    /// Says the facts of the position.
    Explain {
        /// Positions visited at most by each of its searches.
        nodes: u64,
    },
}

/// How long to search: whatever comes first. Times in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Go {
    /// Plies.
    pub depth: Option<u64>,
    /// Positions.
    pub nodes: Option<u64>,
    /// Exactly this long.
    pub movetime: Option<u64>,
    /// Until `stop`.
    pub infinite: bool,
    /// What is left to White and Black.
    pub time: [Option<u64>; 2],
    /// What White and Black gain with every move.
    pub increment: [Option<u64>; 2],
    /// In how many moves the time is renewed.
    pub movestogo: Option<u64>,
}

/// Why a line cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CommandError {
    /// No command begins like this.
    Unknown(String),
    /// A word is missing.
    Missing(&'static str),
    /// A word is too much.
    Unexpected(String),
    /// A number is none, or out of range.
    NoNumber {
        /// Of what.
        name: &'static str,
        /// As written.
        text: String,
    },
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CommandError::Unknown(word) => write!(f, "unknown command {word:?}"),
            CommandError::Missing(what) => write!(f, "{what} is missing"),
            CommandError::Unexpected(word) => write!(f, "unexpected {word:?}"),
            CommandError::NoNumber { name, text } => write!(f, "{name} cannot be {text:?}"),
        }
    }
}

type Words<'a> = SplitAsciiWhitespace<'a>;

impl Command {
    /// Reads a line that is not blank.
    ///
    /// # Errors
    /// The first word that cannot be read.
    pub fn read(line: &str) -> Result<Command, CommandError> {
        let mut words = line.split_ascii_whitespace();
        let first = words.next().ok_or(CommandError::Missing("a command"))?;
        let command = match first {
            "ugi" => Command::Ugi,
            "isready" => Command::IsReady,
            "quit" => Command::Quit,
            "uginewgame" => Command::NewGame,
            "d" => Command::Draw,
            "moves" => Command::Moves,
            "result" => Command::Result,
            "stop" => Command::Stop,
            "bench" => Command::Bench,
            "perft" => {
                let depth: u32 = number("perft", &mut words)?;
                if depth > MOST_PERFT {
                    return Err(CommandError::NoNumber { name: "perft", text: depth.to_string() });
                }
                Command::Perft { depth }
            }
            "explain" => Command::Explain { nodes: read_explain(&mut words)? },
            "go" => Command::Go(Go::read(&mut words)?),
            "setoption" => read_option(&mut words)?,
            "position" => read_position(&mut words)?,
            _ => return Err(CommandError::Unknown(first.to_owned())),
        };
        match words.next() {
            None => Ok(command),
            Some(word) => Err(CommandError::Unexpected(word.to_owned())),
        }
    }
}

fn number<T: FromStr>(name: &'static str, words: &mut Words<'_>) -> Result<T, CommandError> {
    let text = words.next().ok_or(CommandError::Missing(name))?;
    // `parse` alone would take a sign.
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let no_number = || CommandError::NoNumber { name, text: text.to_owned() };
    if digits { text.parse().map_err(|_| no_number()) } else { Err(no_number()) }
}

fn at_least_one(name: &'static str, words: &mut Words<'_>) -> Result<u64, CommandError> {
    match number(name, words)? {
        0 => Err(CommandError::NoNumber { name, text: "0".to_owned() }),
        some => Ok(some),
    }
}

fn read_explain(words: &mut Words<'_>) -> Result<u64, CommandError> {
    match words.next() {
        None => Ok(EXPLAIN_NODES),
        Some("nodes") => at_least_one("nodes", words),
        Some(word) => Err(CommandError::Unexpected(word.to_owned())),
    }
}

impl Go {
    fn read(words: &mut Words<'_>) -> Result<Go, CommandError> {
        let mut go = Go::default();
        while let Some(word) = words.next() {
            match word {
                "depth" => go.depth = Some(at_least_one("depth", words)?),
                "nodes" => go.nodes = Some(at_least_one("nodes", words)?),
                "movetime" => go.movetime = Some(number("movetime", words)?),
                "infinite" => go.infinite = true,
                "wtime" => go.time[0] = Some(number("wtime", words)?),
                "btime" => go.time[1] = Some(number("btime", words)?),
                "winc" => go.increment[0] = Some(number("winc", words)?),
                "binc" => go.increment[1] = Some(number("binc", words)?),
                "movestogo" => go.movestogo = Some(at_least_one("movestogo", words)?),
                _ => return Err(CommandError::Unexpected(word.to_owned())),
            }
        }
        Ok(go)
    }

    /// Whether the search ends without being told to.
    pub fn is_bounded(&self) -> bool {
        !self.infinite
    }

    /// Whether it is for a move to be played, which may come from the book: a count of plies or positions asks for a search.
    pub fn may_open(&self) -> bool {
        self.is_bounded() && self.depth.is_none() && self.nodes.is_none()
    }

    /// Whether a clock has a say.
    pub fn is_timed(&self) -> bool {
        self.infinite || self.movetime.is_some() || self.time.iter().any(Option::is_some)
    }
}

fn read_option(words: &mut Words<'_>) -> Result<Command, CommandError> {
    match words.next() {
        Some("name") => {}
        Some(word) => return Err(CommandError::Unexpected(word.to_owned())),
        None => return Err(CommandError::Missing("name")),
    }
    let name = join(words.by_ref().take_while(|&word| word != "value"));
    let value = join(words);
    if name.is_empty() {
        return Err(CommandError::Missing("the option's name"));
    }
    if value.is_empty() {
        return Err(CommandError::Missing("value"));
    }
    Ok(Command::SetOption { name, value })
}

fn read_position(words: &mut Words<'_>) -> Result<Command, CommandError> {
    let start = match words.next() {
        Some("startpos") => match words.next() {
            None | Some("moves") => None,
            Some(word) => return Err(CommandError::Unexpected(word.to_owned())),
        },
        Some("fen") => {
            let text = join(words.by_ref().take_while(|&word| word != "moves"));
            if text.is_empty() {
                return Err(CommandError::Missing("the position text"));
            }
            Some(text)
        }
        Some(word) => return Err(CommandError::Unexpected(word.to_owned())),
        None => return Err(CommandError::Missing("startpos or fen")),
    };
    Ok(Command::Position { start, moves: words.map(str::to_owned).collect() })
}

fn join<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.collect::<Vec<_>>().join(" ")
}
