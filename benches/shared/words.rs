//! The words that `cargo xtask` hands on to a program: `GAME FOLDER [--option value ..]`.

use std::collections::HashMap;
use std::str::FromStr;

/// Options by name, each taken out as it is read, so that what is left over is unknown.
pub(crate) struct Words<'a>(HashMap<&'a str, &'a str>);

impl<'a> Words<'a> {
    /// Reads `--option value ..`.
    ///
    /// # Errors
    /// The first word that has no value.
    pub(crate) fn read(options: &'a [String]) -> Result<Self, String> {
        let mut values = HashMap::new();
        for pair in options.chunks(2) {
            match pair {
                [name, value] if name.starts_with("--") => values.insert(name.as_str(), value.as_str()),
                _ => return Err(format!("{:?} has no value", pair[0])),
            };
        }
        Ok(Words(values))
    }

    /// The value of an option.
    pub(crate) fn take(&mut self, name: &str) -> Option<&'a str> {
        self.0.remove(name)
    }

    /// The number that an option gives, or another.
    ///
    /// # Errors
    /// The value is no such number.
    pub(crate) fn number<T: FromStr>(&mut self, name: &str, default: T) -> Result<T, String> {
        self.take(name)
            .map_or(Ok(default), |text| text.parse().map_err(|_| format!("{name} cannot be {text:?}")))
    }

    /// Whether the tables are written: `--write no` says that they are not.
    ///
    /// # Errors
    /// The value is neither yes nor no.
    pub(crate) fn writes(&mut self) -> Result<bool, String> {
        match self.take("--write") {
            None | Some("yes") => Ok(true),
            Some("no") => Ok(false),
            Some(other) => Err(format!("--write is yes or no, not {other:?}")),
        }
    }

    /// Ends the reading.
    ///
    /// # Errors
    /// An option is left.
    pub(crate) fn end(self) -> Result<(), String> {
        self.0.keys().next().map_or(Ok(()), |name| Err(format!("there is no option {name}")))
    }
}

/// The words as they can be given again.
pub(crate) fn command(game: &String, options: &[String]) -> String {
    [game].into_iter().chain(options).map(String::as_str).collect::<Vec<_>>().join(" ")
}
