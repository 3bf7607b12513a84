//! The loop: lines in, answers out, a search in between.
//!
//! Lines that come while a search with a bound is running wait for its end, so that a script can be piped in; `isready`
//! and `stop` do not wait. While an infinite search is running, questions are answered and changes are refused. The end of
//! the input lets a search with a bound finish and stops an infinite one.

use super::bench;
use super::game::{Game, Seat};
use super::options::OptionName;
use super::{Command, Go, Options};
use crate::games::GameId;
use crate::with_game;
use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long `quit` waits for a search with a bound, so that a script's last answer is not lost.
const PATIENCE: Duration = Duration::from_secs(10);

/// What the loop waits for.
#[derive(Debug)]
pub(super) enum Event {
    /// A line came in.
    Line(String),
    /// The input has ended.
    End,
    /// The search has something to say.
    Say(String),
    /// The search has ended with this.
    Found(String),
}

/// A search under way.
struct Thinking {
    stop: Arc<AtomicBool>,
    /// Whether it ends without being told to.
    is_bounded: bool,
}

struct Session<W> {
    options: Options,
    game: Box<dyn Game>,
    thinking: Option<Thinking>,
    waiting: VecDeque<String>,
    has_input_ended: bool,
    leave_by: Option<Instant>,
    events: Sender<Event>,
    output: W,
}

/// Speaks until `quit` or the end of the input.
///
/// # Errors
/// The output cannot be written to.
pub fn run(input: impl BufRead + Send + 'static, output: impl Write) -> io::Result<()> {
    let (events, incoming) = channel();
    let lines = events.clone();
    thread::spawn(move || read_lines(input, &lines));
    let options = Options::default();
    let mut session = Session {
        game: new_game(&options),
        options,
        thinking: None,
        waiting: VecDeque::new(),
        has_input_ended: false,
        leave_by: None,
        events,
        output,
    };
    while let Some(event) = session.next_event(&incoming) {
        if session.handle(event)?.is_none() {
            break;
        }
        session.output.flush()?;
    }
    session.output.flush()
}

fn read_lines(mut input: impl BufRead, events: &Sender<Event>) {
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
        if events.send(Event::Line(String::from_utf8_lossy(&line).into_owned())).is_err() {
            return;
        }
        line.clear();
    }
    let _ = events.send(Event::End);
}

fn new_game(options: &Options) -> Box<dyn Game> {
    with_game!(options.game, P => Box::new(Seat::<P>::new(options)) as Box<dyn Game>)
}

/// `Some` while the session goes on.
type Flow = Option<()>;
const ON: Flow = Some(());

impl<W: Write> Session<W> {
    fn next_event(&mut self, incoming: &Receiver<Event>) -> Option<Event> {
        if self.thinking.is_none() {
            if let Some(line) = self.waiting.pop_front() {
                return Some(Event::Line(line));
            }
            if self.has_input_ended {
                return None;
            }
        }
        let Some(leave_by) = self.leave_by else { return incoming.recv().ok() };
        match incoming.recv_timeout(leave_by.saturating_duration_since(Instant::now())) {
            Ok(event) => Some(event),
            Err(RecvTimeoutError::Disconnected) => None,
            Err(RecvTimeoutError::Timeout) => {
                self.leave_by = None;
                self.has_input_ended = true;
                self.waiting.clear();
                self.stop();
                incoming.recv().ok()
            }
        }
    }

    fn handle(&mut self, event: Event) -> io::Result<Flow> {
        match event {
            Event::Line(line) if line.trim().is_empty() => Ok(ON),
            Event::Line(line) => self.take(line),
            Event::End => {
                self.has_input_ended = true;
                if self.thinking.as_ref().is_some_and(|thinking| !thinking.is_bounded) {
                    self.stop();
                }
                Ok(ON)
            }
            Event::Say(text) => self.say(&text),
            Event::Found(text) => {
                self.game.rest();
                self.thinking = None;
                self.say(&text)
            }
        }
    }

    fn take(&mut self, line: String) -> io::Result<Flow> {
        let command = match Command::read(&line) {
            Ok(command) => command,
            // A bad line keeps its place in a script.
            Err(_) if self.is_busy_for_a_while() => {
                self.waiting.push_back(line);
                return Ok(ON);
            }
            Err(error) => return self.complain(&error),
        };
        match (command, &self.thinking) {
            (Command::IsReady, _) => self.say("readyok"),
            (Command::Stop, _) => {
                self.stop();
                Ok(ON)
            }
            (Command::Quit, None) => Ok(None),
            (command, None) => self.obey(command),
            (command, Some(thinking)) if thinking.is_bounded => {
                if command == Command::Quit {
                    self.leave_by = Some(Instant::now() + PATIENCE);
                }
                self.waiting.push_back(line);
                Ok(ON)
            }
            (Command::Quit, Some(_)) => {
                self.stop();
                self.waiting.push_back(line);
                Ok(ON)
            }
            (command @ (Command::Ugi | Command::Draw | Command::Moves | Command::Result), Some(_)) => {
                self.obey(command)
            }
            (_, Some(_)) => self.complain(&"a search is running; stop it first"),
        }
    }

    fn is_busy_for_a_while(&self) -> bool {
        self.thinking.as_ref().is_some_and(|thinking| thinking.is_bounded)
    }

    /// Does what a command says. `isready`, `stop` and `quit` have been dealt with.
    fn obey(&mut self, command: Command) -> io::Result<Flow> {
        match command {
            Command::IsReady | Command::Stop | Command::Quit => Ok(ON),
            Command::Ugi => {
                self.say(concat!("id name Utys ", env!("CARGO_PKG_VERSION")))?;
                for option in Options::list() {
                    self.say(&option)?;
                }
                self.say("ugiok")
            }
            Command::SetOption { name, value } => self.set_option(&name, &value),
            Command::NewGame => {
                self.game.forget();
                match self.game.set_position(None, &[]) {
                    Ok(()) => Ok(ON),
                    Err(why) => self.complain(&why),
                }
            }
            Command::Position { start, moves } => match self.game.set_position(start.as_deref(), &moves) {
                Ok(()) => Ok(ON),
                Err(why) => self.complain(&why),
            },
            Command::Draw => self.say(&self.game.draw()),
            Command::Moves => self.say(&self.game.moves()),
            Command::Result => self.say(&self.game.result()),
            Command::Perft { depth } => self.say(&format!("nodes {}", self.game.perft(depth))),
            Command::Go(go) => {
                self.go(&go);
                Ok(ON)
            }
            Command::Explain { nodes } => {
                let stop = Arc::new(AtomicBool::new(false));
                self.game.explain(nodes, Arc::clone(&stop), self.events.clone());
                self.thinking = Some(Thinking { stop, is_bounded: true });
                Ok(ON)
            }
            Command::Bench => {
                let mut nodes = 0;
                for game in GameId::ALL {
                    let counted = bench::nodes(game);
                    self.say(&format!("info string {} nodes {counted}", game.as_str()))?;
                    nodes += counted;
                }
                self.say(&format!("nodes {nodes}"))
            }
        }
    }

    fn go(&mut self, go: &Go) {
        let stop = Arc::new(AtomicBool::new(self.has_input_ended && !go.is_bounded()));
        self.game.go(go, &self.options, Arc::clone(&stop), self.events.clone());
        self.thinking = Some(Thinking { stop, is_bounded: go.is_bounded() });
    }

    fn set_option(&mut self, name: &str, value: &str) -> io::Result<Flow> {
        match self.options.set(name, value) {
            Err(error) => return self.complain(&error),
            Ok(OptionName::Game) => self.game = new_game(&self.options),
            Ok(OptionName::Variant) if self.options.game == GameId::Tobit => {
                self.game = new_game(&self.options);
            }
            Ok(OptionName::Tobit) => self.game.change_variant(&self.options),
            Ok(_) => {}
        }
        Ok(ON)
    }

    fn stop(&mut self) {
        if let Some(thinking) = &mut self.thinking {
            thinking.stop.store(true, Ordering::Relaxed);
            thinking.is_bounded = true;
        }
    }

    fn say(&mut self, text: &str) -> io::Result<Flow> {
        writeln!(self.output, "{text}")?;
        Ok(ON)
    }

    fn complain(&mut self, why: &impl std::fmt::Display) -> io::Result<Flow> {
        self.say(&format!("error: {why}"))
    }
}
