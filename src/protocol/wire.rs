//! Messages as bytes.
//!
//! The bytes are postcard's: a serde format that is a fraction of JSON in the first load, since it carries no names, no numbers
//! with a point and no words for its errors.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt;

/// The version of the messages; raised when their meaning changes.
const VERSION: u8 = 3;
/// What every message begins with: a byte that no text begins with, so that no text is taken for a message.
const MARK: u8 = 0xf7;

/// A message on its way: bytes that need not be one. Reading it is where a bad message is found out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Wire(Vec<u8>);

/// Why bytes are no message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WireError {
    /// They do not begin like a message.
    Unmarked,
    /// They are of another version.
    Version(u8),
    /// They begin like a message and do not go on like one.
    Unreadable,
}

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WireError::Unmarked => f.write_str("no message"),
            WireError::Version(version) => write!(f, "message version {version} is not {VERSION}"),
            WireError::Unreadable => f.write_str("the message cannot be read"),
        }
    }
}

impl Wire {
    /// Wraps any bytes, message or not.
    pub fn from_bytes(bytes: impl Into<Vec<u8>>) -> Self {
        Wire(bytes.into())
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// Writes a message.
    pub fn write<T: Serialize>(message: &T) -> Self {
        // The messages are plain values, which postcard can always hold; the memory for them is all that could lack.
        let head = vec![MARK, VERSION];
        Wire(postcard::to_extend(message, head).unwrap_or_default())
    }

    /// Reads a message.
    ///
    /// # Errors
    /// The bytes are no message, or one of another version.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, WireError> {
        let body = match self.0.as_slice() {
            [MARK, VERSION, body @ ..] => body,
            [MARK, version, ..] => return Err(WireError::Version(*version)),
            _ => return Err(WireError::Unmarked),
        };
        match postcard::take_from_bytes(body) {
            Ok((message, [])) => Ok(message),
            Ok(_) | Err(_) => Err(WireError::Unreadable),
        }
    }
}
