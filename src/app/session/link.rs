//! The link grammar (`?v=1&pos=..&moves=..`), read and written: the text of invitations and of stored games.
//!
//! Every value is checked here, once; what comes out can be played. Knows no address bar and no storage.

use super::{Players, Setup, TermError, Terms, USUAL_LEVEL, Ui};
use crate::ai::Level;
use crate::app::i18n::Lang;
use crate::app::route::{self, Field, ValueError};
use crate::rules::{MoveTextError, Notation, Outcome, Record, RecordError, Side, VariantError, Word};

/// The version of the grammar.
const VERSION: &str = "1";

/// The fields that begin a game. `v` and `lang` alone do not.
const GAME_FIELDS: [&str; 7] = ["pos", "moves", "variant", "tobit", "direction", "side", "level"];

/// The fields that say how a game is shown.
const SHOWN: [&str; 5] = ["v", "lang", "ply", "ui", "theme"];
/// The themes that a link can ask for.
const THEMES: &[&str] = &["auto", "light", "dark", "contrast"];

/// What a link asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link<P: Notation> {
    /// The game to begin; `None` when the link names none.
    pub setup: Option<Setup<P>>,
    /// The language to speak.
    pub lang: Option<Lang>,
    /// After how many moves the position is that is looked at first; `None` for the last one.
    pub ply: Option<usize>,
}

/// A link that cannot be followed: the field, what it said and why not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkError<P: Notation> {
    /// The field's name.
    pub field: String,
    /// What it said, decoded where that is possible.
    pub value: String,
    /// Why it is refused.
    pub fault: Box<LinkFault<P>>,
    /// The query without the faulty part: the way on.
    pub remedy: String,
}

/// Why a field is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkFault<P: Notation> {
    /// It cannot be decoded.
    Value(ValueError),
    /// The field is there twice.
    Twice,
    /// The grammar is of another version.
    Version,
    /// It is none of `white`, `black`, `both`.
    Side,
    /// It is no number from 1 to 8.
    Level,
    /// The app does not speak it.
    Lang,
    /// It is neither a number of moves nor `last`.
    Ply,
    /// A term that cannot be agreed on.
    Term(TermError),
    /// An option that the game does not have.
    Variant(VariantError),
    /// It is no position of this variant.
    Position(P::PositionError),
    /// A move cannot be read or played.
    Move {
        /// Counted from 1.
        number: usize,
        /// The move as it is written.
        text: String,
        /// Why.
        error: MoveTextError<P>,
        /// The position before it.
        before: Box<P>,
        /// The options of the game.
        variant: P::Variant,
    },
    /// A move after the end of the game.
    Over {
        /// Counted from 1.
        number: usize,
        /// The move as it is written.
        text: String,
        /// How the game had ended.
        outcome: Outcome,
    },
}

/// Reads the query of a link; `seed` varies the computer's play.
///
/// # Errors
/// The first field that cannot be followed. Fields that this version does not know are left alone.
pub fn read<P: Notation>(query: &str, seed: u64) -> Result<Link<P>, LinkError<P>> {
    let reader = Reader::<P>::new(query)?;
    reader.check("v", |value| if value == VERSION { Ok(()) } else { Err(LinkFault::Version) })?;
    let lang = reader.check("lang", |value| Lang::from_name(value).ok_or(LinkFault::Lang))?;
    let variant = reader.variant()?;
    let players = reader.check("side", |value| match value {
        "both" => Ok(None),
        _ => Side::from_name(value).map(Some).ok_or(LinkFault::Side),
    })?;
    let level =
        reader.check("level", |value| value.parse().ok().and_then(Level::new).ok_or(LinkFault::Level))?;
    let level = level.unwrap_or(USUAL_LEVEL);
    let players = match players.unwrap_or(Some(Side::White)) {
        None => Players::Two,
        Some(person) => Players::Computer { person, level, seed },
    };
    let start = reader.check("pos", |value| P::read_position(value, variant).map_err(LinkFault::Position))?;
    let opening = reader.moves(variant, start.as_ref())?;
    let terms = reader.terms()?.fitting(players);
    let ply = reader.check("ply", |value| match value {
        "last" => Ok(None),
        _ => value.parse().map(Some).map_err(|_| LinkFault::Ply),
    })?;
    for (name, values) in [("ui", Ui::NAMES), ("theme", THEMES)] {
        reader.check(name, |value| match values.contains(&value) {
            true => Ok(()),
            false => Err(LinkFault::Term(TermError::Allowed(values))),
        })?;
    }
    let asked = reader.fields.iter().any(|(field, _)| is_of_game(field.name));
    Ok(Link {
        setup: asked.then_some(Setup { variant, start, opening, players, terms }),
        lang,
        ply: ply.flatten(),
    })
}

/// Whether a field says something about a game.
fn is_of_game(name: &str) -> bool {
    GAME_FIELDS.contains(&name) || Terms::FIELDS.contains(&name)
}

/// Writes the query that begins `setup`, its opening replaced by `moves`.
pub fn write<P: Notation>(setup: &Setup<P>, record: &Record<P>) -> String {
    let mut parts = vec![["v=", VERSION].concat()];
    let mut add = |name: &str, value: &str| parts.push([name, "=", &route::encode(value)].concat());
    for (name, value) in P::write_variant(setup.variant) {
        add(name, value);
    }
    if let Some(start) = &setup.start {
        add("pos", &start.write_position());
    }
    let moves = record.plies().iter().enumerate();
    let moves = moves.filter_map(|(at, ply)| Some(record.position_at(at)?.write_move_bare(&ply.word)));
    let moves = moves.collect::<Vec<_>>();
    if !moves.is_empty() {
        add("moves", &moves.join(" "));
    }
    add("side", setup.players.as_str());
    if let Players::Computer { level, .. } = setup.players {
        add("level", &level.number().to_string());
    }
    for (name, value) in setup.terms.fields() {
        add(name, &value);
    }
    parts.join("&")
}

/// The decoded fields of a query.
struct Reader<'a, P: Notation> {
    query: &'a str,
    fields: Vec<(Field<'a>, String)>,
    game: std::marker::PhantomData<P>,
}

impl<'a, P: Notation> Reader<'a, P> {
    fn new(query: &'a str) -> Result<Self, LinkError<P>> {
        let mut reader = Reader { query, fields: Vec::new(), game: std::marker::PhantomData };
        for field in route::fields(query) {
            let known = SHOWN.contains(&field.name);
            if !known && !is_of_game(field.name) {
                continue;
            }
            if reader.fields.iter().any(|(before, _)| before.name == field.name) {
                return Err(reader.error(field.name, field.raw, LinkFault::Twice));
            }
            match route::decode(field.raw) {
                Ok(value) => reader.fields.push((field, value.trim().to_owned())),
                Err(error) => return Err(reader.error(field.name, field.raw, LinkFault::Value(error))),
            }
        }
        Ok(reader)
    }

    fn value(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(field, _)| field.name == name).map(|(_, value)| value.as_str())
    }

    fn check<T>(
        &self,
        name: &str,
        read: impl FnOnce(&str) -> Result<T, LinkFault<P>>,
    ) -> Result<Option<T>, LinkError<P>> {
        let Some(value) = self.value(name) else { return Ok(None) };
        read(value).map(Some).map_err(|fault| self.error(name, value, fault))
    }

    fn variant(&self) -> Result<P::Variant, LinkError<P>> {
        let pairs: Vec<_> = self.fields.iter().map(|(field, value)| (field.name, value.as_str())).collect();
        P::read_variant(&pairs).map_err(|error| {
            let value = error.value.clone();
            self.error(error.field, &value, LinkFault::Variant(error))
        })
    }

    fn terms(&self) -> Result<Terms, LinkError<P>> {
        let mut terms = Terms::default();
        for name in Terms::FIELDS {
            self.check(name, |value| terms.read(name, value).map_err(LinkFault::Term))?;
        }
        Ok(terms)
    }

    fn moves(&self, variant: P::Variant, start: Option<&P>) -> Result<Vec<Word<P>>, LinkError<P>> {
        let Some(value) = self.value("moves") else { return Ok(Vec::new()) };
        let mut record = Record::from_position(variant, start.cloned().unwrap_or_else(|| P::start(variant)));
        let mut good = Vec::new();
        for (at, text) in value.split_whitespace().enumerate() {
            let fail = |fault, good: &[&str]| {
                let remedy = self.with("moves", &good.join(" "));
                Err(LinkError {
                    field: "moves".to_owned(),
                    value: value.to_owned(),
                    fault: Box::new(fault),
                    remedy,
                })
            };
            let (number, text_owned) = (at + 1, text.to_owned());
            if let Some(outcome) = record.outcome() {
                return fail(LinkFault::Over { number, text: text_owned, outcome }, &good);
            }
            let refused = |error, record: &Record<P>| LinkFault::Move {
                number,
                text: text.to_owned(),
                error,
                before: Box::new(record.position().clone()),
                variant,
            };
            match record.position().read_move_in_play(text) {
                Err(error) => return fail(refused(error, &record), &good),
                Ok(word) => match record.play(&word) {
                    Ok(()) => good.push(text),
                    Err(RecordError::Refused(refusal)) => {
                        return fail(refused(MoveTextError::Illegal { refusal }, &record), &good);
                    }
                    Err(RecordError::Over(outcome)) => {
                        return fail(LinkFault::Over { number, text: text_owned, outcome }, &good);
                    }
                },
            }
        }
        Ok(record.plies().iter().map(|ply| ply.word.clone()).collect())
    }

    fn error(&self, name: &str, value: &str, fault: LinkFault<P>) -> LinkError<P> {
        LinkError {
            field: name.to_owned(),
            value: value.to_owned(),
            fault: Box::new(fault),
            remedy: self.with(name, ""),
        }
    }

    /// The query with another value of `name`, or without it.
    fn with(&self, name: &str, value: &str) -> String {
        let mut parts = Vec::new();
        for field in route::fields(self.query) {
            if field.name != name {
                parts.push([field.name, "=", field.raw].concat());
            }
        }
        if !value.is_empty() {
            parts.push([name, "=", &route::encode(value)].concat());
        }
        parts.join("&")
    }
}
