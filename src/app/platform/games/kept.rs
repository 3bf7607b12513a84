//! One kept game as text: what a list shows of it, and below it what the session wrote. Pure; no reader panics.
//!
//! `utys-kept 1 id=.. game=.. begun=.. changed=.. who=.. result=.. plies=.. size=..`, a line break, the session's text. Fields
//! that a reader does not know are passed over. `size` tells a text that was cut off. The first version of the app kept the
//! session's text alone: see [`Kept::text_in`].

use crate::ai::Level;
use crate::app::session::Players;
use crate::games::GameId;
use crate::rules::{Outcome, Side};

/// What the envelope begins with, with its version.
const HEAD: &str = "utys-kept 1 ";
/// Stands for the result of a game that goes on.
const OPEN: &str = "-";

/// What a list shows of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Summary {
    /// Which game.
    pub game: GameId,
    /// Who plays.
    pub who: Who,
    /// The result; `None` while it goes on.
    pub outcome: Option<Outcome>,
    /// How many moves of either side have been played.
    pub plies: usize,
}

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// Two people on one device.
    Two,
    /// A person against the computer.
    Computer {
        /// The person's side.
        person: Side,
        /// The computer's strength.
        level: Level,
    },
}

impl Who {
    fn write(self) -> String {
        match self {
            Who::Two => "both".to_owned(),
            Who::Computer { person, level } => format!("{}-{}", person.as_str(), level.number()),
        }
    }

    fn read(text: &str) -> Option<Who> {
        match text.split_once('-') {
            None => (text == "both").then_some(Who::Two),
            Some((person, level)) => {
                let (person, level) = (Side::from_name(person)?, Level::new(level.parse().ok()?)?);
                Some(Who::Computer { person, level })
            }
        }
    }
}

impl From<Players> for Who {
    fn from(players: Players) -> Who {
        match players {
            Players::Two => Who::Two,
            Players::Computer { person, level, .. } => Who::Computer { person, level },
        }
    }
}

/// A kept game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Names the game: letters, digits and `-`.
    pub id: String,
    /// When it was begun, in milliseconds since 1970.
    pub begun: u64,
    /// When it was changed last, likewise.
    pub changed: u64,
    /// What a list shows of it.
    pub summary: Summary,
    /// What the session wrote, one line; [`saved::read`](crate::app::session::saved::read) reads it.
    pub text: String,
}

impl Kept {
    /// The envelope.
    pub fn write(&self) -> String {
        let Kept { id, begun, changed, summary, text } = self;
        let result = summary.outcome.map_or_else(|| OPEN.to_owned(), |outcome| outcome.to_string());
        let fields = [
            ["id=", id].concat(),
            ["game=", summary.game.as_str()].concat(),
            ["begun=", &begun.to_string()].concat(),
            ["changed=", &changed.to_string()].concat(),
            ["who=", &summary.who.write()].concat(),
            ["result=", &result.replace(' ', "+")].concat(),
            ["plies=", &summary.plies.to_string()].concat(),
            ["size=", &text.len().to_string()].concat(),
        ];
        [HEAD, &fields.join(" "), "\n", text].concat()
    }

    /// Reads what [`Kept::write`] wrote; `None` when it is damaged or of a version that is not known yet.
    pub fn read(envelope: &str) -> Option<Kept> {
        let (head, text) = envelope.split_once('\n')?;
        let head = head.strip_prefix(HEAD)?;
        let field =
            |name: &str| head.split(' ').find_map(|field| field.strip_prefix(name)?.strip_prefix('='));
        let number = |name: &str| field(name)?.parse::<u64>().ok();
        let whole = number("size")? == text.len() as u64 && !text.contains('\n');
        let outcome = match field("result")? {
            OPEN => None,
            result => Some(Outcome::from_name(&result.replace('+', " "))?),
        };
        let summary = Summary {
            game: GameId::from_name(field("game")?)?,
            who: Who::read(field("who")?)?,
            outcome,
            plies: usize::try_from(number("plies")?).ok()?,
        };
        let id = field("id").filter(|id| is_id(id))?.to_owned();
        let kept =
            Kept { id, begun: number("begun")?, changed: number("changed")?, summary, text: text.to_owned() };
        whole.then_some(kept)
    }

    /// The session's text out of an envelope, or out of what the first version of the app kept.
    pub fn text_in(stored: &str) -> &str {
        match stored.split_once('\n') {
            Some((head, text)) if head.starts_with(HEAD) => text,
            _ => stored,
        }
    }
}

/// Whether a text can name a game.
pub(super) fn is_id(text: &str) -> bool {
    !text.is_empty()
        && text.len() <= 64
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}
