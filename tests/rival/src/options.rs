//! What the `minimax` crate lets one choose, and what the bridge to it adds, as UGI options, so that the choice can be measured.

use crate::bridge::Manner;
use minimax::{IterativeOptions, Replacement};

/// The choice for one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// MiB.
    pub hash: usize,
    /// Plies that noisy moves are followed; 0 for none.
    pub quiescence: u8,
    /// The reduction of null move search; 0 for none.
    pub null_move: u8,
    /// The width of the first window; 0 for all.
    pub aspiration: i16,
    /// Moves that answered the move before are tried early.
    pub countermoves: bool,
    /// So are moves that often cut.
    pub history: bool,
    /// A single move costs no depth.
    pub singular: bool,
    /// Depth grows by two.
    pub double_step: bool,
    /// MTD(f) in place of windows.
    pub mtdf: bool,
    /// `always`, `depth` or `two-tier`.
    pub replacement: &'static str,
    /// What the bridge adds.
    pub manner: Manner,
}

const REPLACEMENTS: [&str; 3] = ["always", "depth", "two-tier"];

impl Options {
    /// Sets an option by its name.
    ///
    /// # Errors
    /// There is no such option, or it cannot have this value.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let error = || format!("{name} cannot be {value:?}");
        let switch = || value.parse::<bool>().map_err(|_| error());
        let small = || value.parse::<u8>().map_err(|_| error());
        match name {
            "Hash" => self.hash = value.parse().map_err(|_| error())?,
            "Quiescence" => self.quiescence = small()?,
            "NullMove" => self.null_move = small()?,
            "Aspiration" => self.aspiration = value.parse().map_err(|_| error())?,
            "Countermoves" => self.countermoves = switch()?,
            "History" => self.history = switch()?,
            "Singular" => self.singular = switch()?,
            "DoubleStep" => self.double_step = switch()?,
            "Ordered" => self.manner.is_ordered = switch()?,
            "Stay" => self.manner.can_stay = switch()?,
            "Mtdf" => self.mtdf = switch()?,
            "Replacement" => {
                self.replacement =
                    REPLACEMENTS.into_iter().find(|known| *known == value).ok_or_else(error)?;
            }
            _ => return Err(format!("no option {name:?}")),
        }
        Ok(())
    }

    /// The options as `ugi` lists them; the defaults differ between the games.
    pub(crate) fn list() -> Vec<String> {
        let spin = ["Hash", "Quiescence", "NullMove", "Aspiration"]
            .map(|name| format!("option name {name} type spin"));
        let check = ["Countermoves", "History", "Singular", "DoubleStep", "Mtdf", "Ordered", "Stay"]
            .map(|name| format!("option name {name} type check"));
        let combo = REPLACEMENTS.map(|value| format!(" var {value}")).concat();
        let combo = format!("option name Replacement type combo{combo}");
        spin.into_iter().chain(check).chain([combo]).collect()
    }

    /// The same in the crate's words.
    pub(crate) fn to_crate(&self) -> IterativeOptions {
        let mut options = IterativeOptions::new()
            .with_table_byte_size(self.hash << 20)
            .with_replacement_strategy(match self.replacement {
                "always" => Replacement::Always,
                "depth" => Replacement::DepthPreferred,
                _ => Replacement::TwoTier,
            })
            .with_quiescence_search_depth(self.quiescence);
        if self.null_move > 0 {
            options = options.with_null_move_depth(self.null_move);
        }
        if self.aspiration > 0 {
            options = options.with_aspiration_window(self.aspiration);
        }
        if self.countermoves {
            options = options.with_countermoves();
        }
        if self.history {
            options = options.with_countermove_history();
        }
        if self.singular {
            options = options.with_singular_extension();
        }
        if self.double_step {
            options = options.with_double_step_increment();
        }
        if self.mtdf {
            options = options.with_mtdf();
        }
        options
    }
}
