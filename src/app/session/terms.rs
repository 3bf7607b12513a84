//! The terms of a game beside its rules: time, help, taking back, seats, a judge, names. Chosen for each game and written
//! into links and stored games as fields. Knows no browser.

use super::{Players, TimeControl};
use crate::rules::Side;

/// What the players have agreed on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Terms {
    /// The time that the players have; `None` for a game without a clock.
    pub time: Option<TimeControl>,
    /// How much the page helps.
    pub help: Help,
    /// Whether moves can be taken back.
    pub takebacks: Takebacks,
    /// How two people sit at one device.
    pub seating: Seating,
    /// Whether the device plays or judges.
    pub duty: Duty,
    /// The names of White and Black; empty ones are not said.
    pub names: [String; 2],
}

/// How much the page helps (C9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Help {
    /// Not at all: no mark of what can move, no word of what is possible.
    None,
    /// It shows what can be done now.
    #[default]
    Possible,
    /// It gives hints besides, when it is asked.
    Hints,
}

/// Whether moves can be taken back (C3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Takebacks {
    /// They can.
    #[default]
    Allowed,
    /// They cannot, and there are no hints: strict play.
    Never,
}

/// How two people sit at one device (C5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Seating {
    /// Side by side: the board stays as it is.
    #[default]
    Beside,
    /// Opposite each other: what concerns the far player is turned towards them.
    Opposite,
    /// The device is handed over: the board turns to the side to move.
    Turning,
}

/// What the device is there for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Duty {
    /// The game is played on it.
    #[default]
    Board,
    /// The game is played on a wooden board beside it; every move is entered, checked and recorded.
    Judge,
}

/// How much stands around an embedded board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ui {
    /// The board alone.
    #[default]
    Board,
    /// The players and the line that says what happens.
    Min,
    /// Everything.
    Full,
}

impl Ui {
    /// The classes of the page.
    pub const fn class(self) -> &'static str {
        match self {
            Ui::Board => "is-embed is-bare",
            Ui::Min => "is-embed is-min",
            Ui::Full => "is-embed",
        }
    }
}

/// The longest name, in letters: it has to fit a bar on a phone.
pub const LONGEST_NAME: usize = 24;

/// Why the value of a field is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TermError {
    /// It is none of these.
    Allowed(&'static [&'static str]),
    /// It is no time: see [`TimeControl::parse`].
    Time,
}

/// A closed set of names with its values.
macro_rules! named {
    ($kind:ident { $($name:literal => $value:ident),+ $(,)? }) => {
        impl $kind {
            /// Every value.
            pub const ALL: [$kind; { [$($name),+].len() }] = [$($kind::$value),+];
            /// Their names, in the same order.
            pub const NAMES: &'static [&'static str] = &[$($name),+];

            /// The name in links.
            pub const fn as_str(self) -> &'static str {
                match self { $($kind::$value => $name),+ }
            }

            /// Reads a name.
            pub fn from_name(name: &str) -> Option<Self> {
                match name { $($name => Some($kind::$value),)+ _ => None }
            }
        }
    };
}

named!(Help { "none" => None, "possible" => Possible, "hints" => Hints });
named!(Takebacks { "allowed" => Allowed, "never" => Never });
named!(Seating { "beside" => Beside, "opposite" => Opposite, "turning" => Turning });
named!(Ui { "board" => Board, "min" => Min, "full" => Full });
named!(Duty { "board" => Board, "judge" => Judge });

impl Terms {
    /// The fields of links.
    pub const FIELDS: [&'static str; 7] = ["time", "help", "takebacks", "seating", "duty", "white", "black"];

    /// Takes the value of a field in.
    ///
    /// # Errors
    /// The value says nothing. A field that is not among [`Terms::FIELDS`] is left alone.
    pub fn read(&mut self, field: &str, value: &str) -> Result<(), TermError> {
        fn one<T>(found: Option<T>, names: &'static [&'static str]) -> Result<T, TermError> {
            found.ok_or(TermError::Allowed(names))
        }
        match field {
            "time" if value == "none" => self.time = None,
            "time" => self.time = Some(TimeControl::parse(value).ok_or(TermError::Time)?),
            "help" => self.help = one(Help::from_name(value), Help::NAMES)?,
            "takebacks" => self.takebacks = one(Takebacks::from_name(value), Takebacks::NAMES)?,
            "seating" => self.seating = one(Seating::from_name(value), Seating::NAMES)?,
            "duty" => self.duty = one(Duty::from_name(value), Duty::NAMES)?,
            "white" => self.names[Side::White.index()] = value.to_owned(),
            "black" => self.names[Side::Black.index()] = value.to_owned(),
            _ => {}
        }
        Ok(())
    }

    /// What of it can be agreed on by these players: seats, a judge and names are for two people, and a judge turns no board.
    #[must_use]
    pub fn fitting(self, players: Players) -> Terms {
        match players {
            Players::Computer { .. } => Terms {
                seating: Seating::default(),
                duty: Duty::default(),
                names: Default::default(),
                ..self
            },
            Players::Two => Terms {
                seating: if self.duty == Duty::Judge { Seating::default() } else { self.seating },
                names: self.names.map(|text| name(&text)),
                ..self
            },
        }
    }

    /// The fields that differ from the usual ones.
    pub fn fields(&self) -> Vec<(&'static str, String)> {
        let usual = Terms::default();
        let mut fields = Vec::new();
        let mut add = |name, value: &str, usual: &str| {
            if value != usual {
                fields.push((name, value.to_owned()));
            }
        };
        if let Some(time) = self.time {
            add("time", &time.to_string(), "");
        }
        add("help", self.help.as_str(), usual.help.as_str());
        add("takebacks", self.takebacks.as_str(), usual.takebacks.as_str());
        add("seating", self.seating.as_str(), usual.seating.as_str());
        add("duty", self.duty.as_str(), usual.duty.as_str());
        for side in Side::ALL {
            add(side.as_str(), &self.names[side.index()], "");
        }
        fields
    }
}

/// A name as it is kept: without what is no letter, and not too long.
fn name(text: &str) -> String {
    let shown = text.chars().filter(|letter| !letter.is_control());
    shown.take(LONGEST_NAME).collect::<String>().trim().to_owned()
}
