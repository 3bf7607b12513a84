//! The engine's options, their defaults and how they are named.

use crate::ai::{Features, Level, Plan, Technique};
use crate::games::GameId;
use std::fmt;

/// What can be set with `setoption`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Game: the game that is played.
    pub game: GameId,
    /// Variant: Tobit's board, 5x4 or 4x4.
    pub variant: &'static str,
    /// Tobit: how far a tobit goes, short, long or flying.
    pub tobit: &'static str,
    /// Hash: the table's size in MiB.
    pub hash: usize,
    /// Level: the engine's strength.
    pub level: Level,
    /// MultiPV: how many lines are shown.
    pub multi_pv: usize,
    /// Seed: what varies the play of the lower levels, and the choice among the moves of the book.
    pub seed: u64,
    /// Contempt: how much worse than even a repetition is to the engine on a full board, in hundredths of a man or of a stone.
    pub contempt: i32,
    /// Without: the techniques that are left out.
    pub without: Vec<Technique>,
    /// Book: whether the opening book is asked before a search.
    pub book: BookUse,
}

/// Whether the opening book is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BookUse {
    /// By levels that know it, when the search is not counted in nodes or plies.
    Known,
    /// Never.
    Off,
}

impl BookUse {
    const ALL: [BookUse; 2] = [BookUse::Known, BookUse::Off];

    /// The value of the option, a check as in UCI.
    const fn as_str(self) -> &'static str {
        match self {
            BookUse::Known => "true",
            BookUse::Off => "false",
        }
    }
}

const BOARDS: [&str; 2] = ["5x4", "4x4"];
const REACHES: [&str; 3] = ["short", "long", "flying"];
const HASH: (u64, u64) = (1, 4096);
const MULTI_PV: (u64, u64) = (1, 64);
const CONTEMPT: (u64, u64) = (0, 1000);

impl Default for Options {
    fn default() -> Self {
        Options {
            game: GameId::Tobit,
            variant: BOARDS[0],
            tobit: REACHES[0],
            hash: 16,
            level: Level::FULL,
            multi_pv: 1,
            seed: 0,
            contempt: 0,
            without: Vec::new(),
            book: BookUse::Known,
        }
    }
}

/// An option by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum OptionName {
    Game,
    Variant,
    Tobit,
    Hash,
    Level,
    MultiPv,
    Seed,
    Contempt,
    Without,
    Book,
}

/// Why an option cannot be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum OptionError {
    /// There is no such option.
    Unknown(String),
    /// It cannot have this value.
    Value { name: &'static str, value: String },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::Unknown(name) => write!(f, "no option {name:?}"),
            OptionError::Value { name, value } => write!(f, "{name} cannot be {value:?}"),
        }
    }
}

impl OptionName {
    const ALL: [OptionName; 10] = [
        OptionName::Game,
        OptionName::Variant,
        OptionName::Tobit,
        OptionName::Hash,
        OptionName::Level,
        OptionName::MultiPv,
        OptionName::Seed,
        OptionName::Contempt,
        OptionName::Without,
        OptionName::Book,
    ];

    const fn as_str(self) -> &'static str {
        match self {
            OptionName::Game => "Game",
            OptionName::Variant => "Variant",
            OptionName::Tobit => "Tobit",
            OptionName::Hash => "Hash",
            OptionName::Level => "Level",
            OptionName::MultiPv => "MultiPV",
            OptionName::Seed => "Seed",
            OptionName::Contempt => "Contempt",
            OptionName::Without => "Without",
            OptionName::Book => "Book",
        }
    }
}

impl Options {
    /// Sets an option; which one it was. Names are read in any case, as in UCI.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<OptionName, OptionError> {
        let option = OptionName::ALL
            .into_iter()
            .find(|option| option.as_str().eq_ignore_ascii_case(name))
            .ok_or_else(|| OptionError::Unknown(name.to_owned()))?;
        let error = || OptionError::Value { name: option.as_str(), value: value.to_owned() };
        let number = |(least, most): (u64, u64)| {
            let number =
                value.parse::<u64>().ok().filter(|_| value.bytes().all(|byte| byte.is_ascii_digit()));
            number.filter(|number| (least..=most).contains(number)).ok_or_else(error)
        };
        let one_of =
            |names: &[&'static str]| names.iter().copied().find(|&name| name == value).ok_or_else(error);
        match option {
            OptionName::Game => self.game = GameId::from_name(value).ok_or_else(error)?,
            OptionName::Variant => self.variant = one_of(&BOARDS)?,
            OptionName::Tobit => self.tobit = one_of(&REACHES)?,
            OptionName::Hash => self.hash = number(HASH)? as usize,
            OptionName::Level => self.level = Level::new(number((1, 8))? as u8).ok_or_else(error)?,
            OptionName::MultiPv => self.multi_pv = number(MULTI_PV)? as usize,
            OptionName::Seed => self.seed = number((0, u64::MAX))?,
            OptionName::Contempt => self.contempt = number(CONTEMPT)? as i32,
            OptionName::Without => self.without = techniques(value).ok_or_else(error)?,
            OptionName::Book => {
                let named = BookUse::ALL.into_iter().find(|book| book.as_str() == value);
                self.book = named.ok_or_else(error)?;
            }
        }
        Ok(option)
    }

    /// The options as `ugi` lists them, with their defaults.
    pub(super) fn list() -> Vec<String> {
        let combo = |name: OptionName, default: &str, values: &[&str]| {
            let values: String = values.iter().map(|value| format!(" var {value}")).collect();
            format!("option name {} type combo default {default}{values}", name.as_str())
        };
        let spin = |name: OptionName, default: u64, (least, most): (u64, u64)| {
            format!("option name {} type spin default {default} min {least} max {most}", name.as_str())
        };
        let default = Options::default();
        vec![
            combo(OptionName::Game, default.game.as_str(), &GameId::ALL.map(GameId::as_str)),
            combo(OptionName::Variant, default.variant, &BOARDS),
            combo(OptionName::Tobit, default.tobit, &REACHES),
            spin(OptionName::Hash, default.hash as u64, HASH),
            spin(OptionName::Level, default.level.number().into(), (1, 8)),
            spin(OptionName::MultiPv, default.multi_pv as u64, MULTI_PV),
            spin(OptionName::Seed, default.seed, (0, u64::MAX)),
            spin(OptionName::Contempt, 0, CONTEMPT),
            format!("option name {} type string default <empty>", OptionName::Without.as_str()),
            format!("option name {} type check default {}", OptionName::Book.as_str(), default.book.as_str()),
        ]
    }

    /// The techniques of a search for a level, as far as they are not left out.
    pub(super) fn features(&self, plan: &Plan) -> Features {
        let features = plan.features();
        let techniques =
            self.without.iter().fold(features.techniques, |set, &left_out| set.without(left_out));
        Features { techniques, contempt: self.contempt, ..features }
    }

    /// The options that a game's variant is read from.
    pub(super) fn variant_fields(&self) -> [(&'static str, &'static str); 2] {
        [("variant", self.variant), ("tobit", self.tobit)]
    }
}

/// Reads names of techniques separated by commas; `<empty>` and nothing are none.
fn techniques(names: &str) -> Option<Vec<Technique>> {
    let names = names.split(',').map(str::trim).filter(|name| !name.is_empty() && *name != "<empty>");
    names.map(|name| Technique::ALL.into_iter().find(|technique| technique.as_str() == name)).collect()
}
