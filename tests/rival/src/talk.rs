//! As much of UGI as a match needs (`docs/console.md`). Knows no way to think.

use crate::Plain;
use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};
use utys::console::{Command, Go};
use utys::games::GameId;
use utys::rules::{Notation, Record};
use utys::with_game;

/// A way to find moves; [`Mind::For`] is what it keeps for one game.
pub trait Mind {
    /// What is kept between moves.
    type For<P: Plain>;

    /// Nothing known yet.
    fn new<P: Plain>() -> Self::For<P>;

    /// The options as `ugi` lists them.
    fn list() -> Vec<String>;

    /// Sets an option.
    ///
    /// # Errors
    /// There is no such option, or it cannot have this value.
    fn set<P: Plain>(mind: &mut Self::For<P>, name: &str, value: &str) -> Result<(), String>;

    /// Forgets the game before.
    fn forget<P: Plain>(mind: &mut Self::For<P>);

    /// A move in the last position of a game; `None` when there is none.
    ///
    /// # Errors
    /// It cannot think as it is asked to.
    fn choose<P: Plain>(
        mind: &mut Self::For<P>,
        record: &Record<P>,
        go: &Go,
    ) -> Result<Option<P::Move>, String>;
}

/// A game on the table, whichever it is.
trait Table {
    fn set(&mut self, name: &str, value: &str) -> Result<(), String>;
    fn begin(&mut self);
    fn place(&mut self, start: Option<&str>, moves: &[String]) -> Result<(), String>;
    fn go(&mut self, go: &Go) -> Result<String, String>;
}

struct Seat<P: Plain, M: Mind> {
    record: Record<P>,
    mind: M::For<P>,
}

impl<P: Plain, M: Mind> Table for Seat<P, M> {
    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        M::set(&mut self.mind, name, value)
    }

    fn begin(&mut self) {
        M::forget::<P>(&mut self.mind);
        self.record = Record::new(self.record.variant());
    }

    fn place(&mut self, start: Option<&str>, moves: &[String]) -> Result<(), String> {
        let variant = self.record.variant();
        let mut record = match start {
            None => Record::new(variant),
            Some(text) => {
                let pos = P::read_position(text, variant).map_err(|error| error.to_string())?;
                Record::from_position(variant, pos)
            }
        };
        for mv in moves {
            let word = record.position().read_move_in_play(mv).map_err(|error| format!("{mv}: {error}"))?;
            record.append(&word).map_err(|error| format!("{mv}: {error}"))?;
        }
        self.record = record;
        Ok(())
    }

    fn go(&mut self, go: &Go) -> Result<String, String> {
        let mv = M::choose(&mut self.mind, &self.record, go)?;
        let pos = self.record.position();
        let word = mv.and_then(|mv| pos.words(mv).into_iter().next());
        Ok(word.map_or_else(|| "(none)".to_owned(), |word| pos.write_move_bare(&word)))
    }
}

fn table<M: Mind + 'static>(
    game: GameId,
    fields: &BTreeMap<String, String>,
) -> Result<Box<dyn Table>, String> {
    let fields: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    with_game!(game, P => {
        let variant = P::read_variant(&fields).map_err(|error| error.to_string())?;
        Ok(Box::new(Seat::<P, M> { record: Record::new(variant), mind: M::new::<P>() }))
    })
}

/// Speaks until `quit` or the end of the input. Options of the game go back to the start and to the options' defaults.
///
/// # Errors
/// The input or the output fails, or no game can be begun.
pub fn talk<M: Mind + 'static>(name: &str, input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let (mut game, mut fields) = (GameId::Tobit, BTreeMap::new());
    let mut seat = table::<M>(game, &fields).map_err(io::Error::other)?;
    for line in input.lines() {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        let answer = match Command::read(&line) {
            Err(error) => Err(error.to_string()),
            Ok(Command::Quit) => return Ok(()),
            Ok(Command::Ugi) => Ok(format!("id name {name}\n{}\nugiok", M::list().join("\n"))),
            Ok(Command::IsReady) => Ok("readyok".to_owned()),
            Ok(Command::NewGame) => {
                seat.begin();
                Ok(String::new())
            }
            Ok(Command::Position { start, moves }) => {
                seat.place(start.as_deref(), &moves).map(|()| String::new())
            }
            Ok(Command::Go(go)) => seat.go(&go).map(|mv| format!("bestmove {mv}")),
            Ok(Command::SetOption { name, value }) => match name.as_str() {
                "Game" => match GameId::from_name(&value) {
                    Some(wanted) => table::<M>(wanted, &fields).map(|new| {
                        (game, seat) = (wanted, new);
                        String::new()
                    }),
                    None => Err(format!("no game {value:?}")),
                },
                "Variant" | "Tobit" => {
                    let before = fields.insert(name.to_ascii_lowercase(), value);
                    match table::<M>(game, &fields) {
                        Ok(new) => {
                            seat = new;
                            Ok(String::new())
                        }
                        Err(why) => {
                            fields.remove(&name.to_ascii_lowercase());
                            fields.extend(before.map(|before| (name.to_ascii_lowercase(), before)));
                            Err(why)
                        }
                    }
                }
                _ => seat.set(&name, &value).map(|()| String::new()),
            },
            Ok(_) => Err(format!("no answer to {line:?} here")),
        };
        match answer {
            Ok(text) if text.is_empty() => {}
            Ok(text) => writeln!(output, "{text}")?,
            Err(why) => writeln!(output, "error: {why}")?,
        }
        output.flush()?;
    }
    Ok(())
}
