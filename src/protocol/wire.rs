//! Messages as text.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt;

/// The version of the messages; raised when their meaning changes.
const VERSION: u32 = 1;

/// A message on its way: JSON text that need not be one. Reading it is where a bad message is found out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Wire(String);

/// Why a text is no message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WireError {
    /// It is no JSON, or not that of a message.
    Unreadable {
        /// Line and column of the first fault.
        at: (usize, usize),
    },
    /// It is of another version.
    Version(u32),
}

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WireError::Unreadable { at: (line, column) } => {
                write!(f, "no message at line {line} column {column}")
            }
            WireError::Version(version) => write!(f, "message version {version} is not {VERSION}"),
        }
    }
}

#[derive(Serialize, Deserialize)]
struct Envelope<T> {
    v: u32,
    message: T,
}

#[derive(Deserialize)]
struct VersionOnly {
    v: u32,
}

impl Wire {
    /// Wraps any text, message or not.
    pub fn from_text(text: impl Into<String>) -> Self {
        Wire(text.into())
    }

    /// The text.
    pub fn as_text(&self) -> &str {
        &self.0
    }

    /// Writes a message.
    pub fn write<T: Serialize>(message: &T) -> Self {
        // The messages have string keys and plain values alone, which JSON can always hold.
        Wire(serde_json::to_string(&Envelope { v: VERSION, message }).unwrap_or_default())
    }

    /// Reads a message.
    ///
    /// # Errors
    /// The text is no message, or one of another version.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, WireError> {
        let unreadable =
            |error: serde_json::Error| WireError::Unreadable { at: (error.line(), error.column()) };
        let version: VersionOnly = serde_json::from_str(&self.0).map_err(unreadable)?;
        if version.v != VERSION {
            return Err(WireError::Version(version.v));
        }
        let envelope: Envelope<T> = serde_json::from_str(&self.0).map_err(unreadable)?;
        Ok(envelope.message)
    }
}
