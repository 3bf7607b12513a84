//! What is played: the words that `cargo xtask duel` hands on, read.

use super::openings::Choice;
use super::stats::Sprt;
use std::collections::HashMap;
use std::path::PathBuf;
use std::str::FromStr;
use utys::games::GameId;

/// How long a player thinks about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Limit {
    /// Positions.
    Nodes(u64),
    /// Milliseconds.
    Time(u64),
    /// Plies.
    Depth(u64),
    /// As its level says.
    Own,
}

/// A player: how to start it and what to tell it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Spec {
    /// As it was named on the command line.
    pub(crate) name: String,
    pub(crate) program: PathBuf,
    /// UGI options; the value `*` stands for the number of the game.
    pub(crate) options: Vec<(String, String)>,
    /// Its own limit, in place of the duel's.
    pub(crate) limit: Option<Limit>,
}

/// A duel.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Settings {
    pub(crate) players: [Spec; 2],
    pub(crate) games: Vec<GameId>,
    pub(crate) pairs: usize,
    pub(crate) limit: Limit,
    /// Random moves before the players begin; `None` for 4 to 8, by lot.
    pub(crate) plies: Option<usize>,
    pub(crate) openings: Choice,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
    /// Options of the game, `Variant` and `Tobit`.
    pub(crate) variant: Vec<(String, String)>,
    pub(crate) sprt: Sprt,
    /// Whether the test may end the duel before all pairs are played.
    pub(crate) ends_early: bool,
    pub(crate) max_plies: usize,
    pub(crate) records: Option<PathBuf>,
    /// MiB; `None` for what the limit of a player asks for.
    pub(crate) hash: Option<u64>,
}

/// Up to so many positions a move, a table of 1 MiB holds them all; it is cleared for every move.
const SMALL: u64 = 20_000;
/// A table for longer searches, in MiB.
const HASH: u64 = 16;

impl Limit {
    /// The line that makes a player think.
    pub(crate) fn go(self) -> String {
        match self {
            Limit::Nodes(nodes) => format!("go nodes {nodes}"),
            Limit::Time(millis) => format!("go movetime {millis}"),
            Limit::Depth(plies) => format!("go depth {plies}"),
            Limit::Own => "go".to_owned(),
        }
    }

    /// The table that it asks for, in MiB.
    pub(crate) fn hash(self) -> u64 {
        match self {
            Limit::Nodes(nodes) if nodes <= SMALL => 1,
            Limit::Nodes(_) | Limit::Time(_) | Limit::Depth(_) | Limit::Own => HASH,
        }
    }

    /// In a few letters, for tables.
    pub(crate) fn brief(self) -> String {
        match self {
            Limit::Nodes(nodes) => format!("{nodes} nodes"),
            Limit::Time(millis) => format!("{millis} ms"),
            Limit::Depth(plies) => format!("depth {plies}"),
            Limit::Own => "own".to_owned(),
        }
    }
}

impl Spec {
    /// Reads `NAME,Option=value,nodes=N,..`; `program` is what `NAME` stands for.
    fn read(name: &str, program: &str) -> Result<Spec, String> {
        let mut spec =
            Spec { name: name.to_owned(), program: program.into(), options: Vec::new(), limit: None };
        for word in name.split(',').skip(1) {
            match word.split_once('=') {
                None if word == "go" => spec.limit = Some(Limit::Own),
                None => return Err(format!("{name}: {word:?} is neither an option nor a limit")),
                Some(("nodes", value)) => spec.limit = Some(Limit::Nodes(number("nodes", value)?)),
                Some(("movetime", value)) => spec.limit = Some(Limit::Time(number("movetime", value)?)),
                Some(("depth", value)) => spec.limit = Some(Limit::Depth(number("depth", value)?)),
                Some((option, value)) => spec.options.push((option.to_owned(), value.to_owned())),
            }
        }
        Ok(spec)
    }
}

fn number<T: FromStr>(name: &str, text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{name} cannot be {text:?}"))
}

impl Settings {
    /// How long the players think, in a few letters.
    pub(crate) fn limits(&self) -> String {
        let [a, b] = [0, 1].map(|player| self.players[player].limit.unwrap_or(self.limit).brief());
        if a == b { a } else { format!("{a} / {b}") }
    }

    /// Reads `NAME PROGRAM NAME PROGRAM [--option value ..]`.
    ///
    /// # Errors
    /// The first word that cannot be read.
    pub(crate) fn read(words: &[String]) -> Result<Settings, String> {
        let [name_a, program_a, name_b, program_b, options @ ..] = words else {
            return Err("this program is run by `cargo xtask duel`".to_owned());
        };
        let mut values = HashMap::new();
        for pair in options.chunks(2) {
            match pair {
                [name, value] if name.starts_with("--") => values.insert(name.as_str(), value.as_str()),
                _ => return Err(format!("{:?} has no value", pair[0])),
            };
        }
        let mut take = |name: &str| values.remove(name);
        let games = match take("--game") {
            None => GameId::ALL.to_vec(),
            Some(name) => vec![GameId::from_name(name).ok_or_else(|| format!("there is no game {name:?}"))?],
        };
        let nodes = take("--nodes").map(|nodes| number("--nodes", nodes)).transpose()?;
        let time = take("--movetime").map(|time| number("--movetime", time)).transpose()?;
        let limit = match (nodes, time) {
            (nodes, None) => Limit::Nodes(nodes.unwrap_or(5_000)),
            (None, Some(time)) => Limit::Time(time),
            (Some(_), Some(_)) => return Err("--nodes and --movetime exclude each other".to_owned()),
        };
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let option = |name: &str, value: Option<&str>| value.map(|value| (name.to_owned(), value.to_owned()));
        let sprt = take("--sprt").map(read_sprt).transpose()?;
        let plies = take("--plies").map(|plies| number("--plies", plies)).transpose()?;
        let hash = take("--hash").map(|hash| number("--hash", hash)).transpose()?;
        let variant = [option("Variant", take("--variant")), option("Tobit", take("--tobit"))];
        let records = take("--records").map(PathBuf::from);
        let openings = match take("--openings") {
            None => Choice::Even,
            Some(name) => Choice::ALL
                .into_iter()
                .find(|choice| choice.as_str() == name)
                .ok_or_else(|| format!("--openings cannot be {name:?}"))?,
        };
        let mut or = |name: &str, default: u64| take(name).map_or(Ok(default), |value| number(name, value));
        let settings = Settings {
            players: [Spec::read(name_a, program_a)?, Spec::read(name_b, program_b)?],
            games,
            pairs: or("--pairs", 200)? as usize,
            limit,
            seed: or("--seed", 1)?,
            threads: or("--threads", cores as u64)?.max(1) as usize,
            max_plies: or("--max-plies", 400)? as usize,
            hash,
            plies,
            openings,
            variant: variant.into_iter().flatten().collect(),
            sprt: sprt.unwrap_or(Sprt { elo0: 0.0, elo1: 10.0 }),
            ends_early: sprt.is_some(),
            records,
        };
        match values.keys().next() {
            None => Ok(settings),
            Some(name) => Err(format!("there is no option {name}")),
        }
    }
}

fn read_sprt(text: &str) -> Result<Sprt, String> {
    let (elo0, elo1) = text.split_once(',').ok_or_else(|| format!("--sprt is ELO0,ELO1, not {text:?}"))?;
    let sprt = Sprt { elo0: number("--sprt", elo0)?, elo1: number("--sprt", elo1)? };
    if sprt.elo0 < sprt.elo1 { Ok(sprt) } else { Err("--sprt: ELO0 must be below ELO1".to_owned()) }
}
