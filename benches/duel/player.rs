//! An engine in a process of its own, spoken to over UGI. Knows no game: moves and positions are text.

use std::fmt;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// What an engine may need beyond its time for a move, on a machine that does other things too.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running engine.
#[derive(Debug)]
pub(crate) struct Player {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

/// What an engine found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    /// The move as it wrote it.
    pub(crate) mv: String,
    /// The positions it said to have visited.
    pub(crate) nodes: u64,
    pub(crate) took: Duration,
}

/// How an engine failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// It cannot be started.
    Start(String),
    /// Its process has ended.
    Gone,
    /// It said nothing for so long.
    Silent(Duration),
    /// It answered `error: ..`.
    Complaint(String),
    /// It named a move that is none, and why.
    Illegal(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Start(why) => write!(f, "cannot be started: {why}"),
            Fault::Gone => f.write_str("its process has ended"),
            Fault::Silent(time) => write!(f, "silent for {} s", time.as_secs()),
            Fault::Complaint(line) => write!(f, "says {line:?}"),
            Fault::Illegal(why) => write!(f, "plays an illegal move: {why}"),
        }
    }
}

impl Player {
    /// Starts a program and sets its options.
    ///
    /// # Errors
    /// It does not start, or does not take an option.
    pub(crate) fn start(program: &Path, options: &[(String, String)]) -> Result<Player, Fault> {
        let mut child = Command::new(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| Fault::Start(format!("{}: {error}", program.display())))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Fault::Start("it has no input or no output".to_owned()));
        };
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut player = Player { child, input, lines };
        player.say("ugi")?;
        player.hear(|line| line == "ugiok", PATIENCE, |_| {})?;
        player.configure(options)?;
        Ok(player)
    }

    /// Sets options.
    ///
    /// # Errors
    /// It does not take one, or has failed.
    pub(crate) fn configure(&mut self, options: &[(String, String)]) -> Result<(), Fault> {
        for (name, value) in options {
            self.say(&format!("setoption name {name} value {value}"))?;
        }
        self.synchronise()
    }

    /// Begins a new game.
    ///
    /// # Errors
    /// It has failed.
    pub(crate) fn begin(&mut self) -> Result<(), Fault> {
        self.say("uginewgame")?;
        self.synchronise()
    }

    /// Asks for a move in `position`, which takes up to `limit` by right.
    ///
    /// # Errors
    /// It has failed.
    pub(crate) fn ask(&mut self, position: &str, go: &str, limit: Duration) -> Result<Answer, Fault> {
        let begun = Instant::now();
        let mut nodes = 0;
        self.say(&format!("{position}\n{go}"))?;
        let said = self.hear(
            |line| line.starts_with("bestmove"),
            limit + PATIENCE,
            |line| nodes = nodes_in(line).unwrap_or(nodes),
        )?;
        let mv = said.split_ascii_whitespace().nth(1).unwrap_or_default().to_owned();
        Ok(Answer { mv, nodes, took: begun.elapsed() })
    }

    fn synchronise(&mut self) -> Result<(), Fault> {
        self.say("isready")?;
        self.hear(|line| line == "readyok", PATIENCE, |_| {}).map(|_| ())
    }

    fn say(&mut self, text: &str) -> Result<(), Fault> {
        self.input.write_all(format!("{text}\n").as_bytes()).map_err(|_| Fault::Gone)
    }

    /// Listens for a line; the lines before it are passed on.
    fn hear(
        &mut self,
        is_wanted: impl Fn(&str) -> bool,
        patience: Duration,
        mut pass: impl FnMut(&str),
    ) -> Result<String, Fault> {
        let end = Instant::now() + patience;
        loop {
            match self.lines.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(line) if line.starts_with("error") => return Err(Fault::Complaint(line)),
                Ok(line) if is_wanted(&line) => return Ok(line),
                Ok(line) => pass(&line),
                Err(RecvTimeoutError::Timeout) => return Err(Fault::Silent(patience)),
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Gone),
            }
        }
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The number behind `nodes` in an `info` line.
fn nodes_in(line: &str) -> Option<u64> {
    let mut words = line.strip_prefix("info ")?.split_ascii_whitespace();
    words.find(|word| *word == "nodes")?;
    words.next()?.parse().ok()
}
