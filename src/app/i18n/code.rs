//! The code of a pack: what the compiler writes between the letters, and what the reader in [`pack`](super::pack) acts on.
//!
//! A pack is one text: the patterns of a set of messages in their order, parted by [`NEXT`]. An empty one is missing. In a
//! pattern stand letters and control characters, which no text of ours holds:
//!
//! ```text
//! SHOW + n                            the value of argument n
//! SELECT + n key KEY pattern ARM ..   the pattern whose key fits the value of argument n: a number, a plural category
//!            KEY pattern END          or a word; the last one has no key and fits always
//! ```

/// Ends a message.
pub(crate) const NEXT: char = '\x1e';
/// Ends the key of an arm.
pub(crate) const KEY: char = '\x02';
/// Ends an arm that others follow.
pub(crate) const ARM: char = '\x03';
/// Ends the last arm.
pub(crate) const END: char = '\x04';
/// The value of argument 0; the next ones follow.
pub(crate) const SHOW: u8 = 0x10;
/// A choice by argument 0; the next ones follow.
pub(crate) const SELECT: u8 = 0x18;
/// How many arguments a message may have.
pub(crate) const ARGS: u8 = 6;
