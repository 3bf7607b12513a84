//! The tree as [`Book::read`] reads it, and the table that the engine is compiled with.

use super::settings::Settings;
use super::tree::Tree;
use std::collections::HashSet;
use std::fmt::Write as _;
use std::fs;
use utys::ai::{Book, LAST_MOVE, LEADS_ON, Opening, digest};
use utys::rules::Notation;

/// A book in bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Encoded {
    /// The digest.
    pub(crate) stamp: [u8; 4],
    /// The moves of one position after the other.
    pub(crate) pages: Vec<Vec<u8>>,
    /// How many moves are played.
    pub(crate) played: usize,
}

impl Encoded {
    /// The bytes as they are read.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.stamp.iter().chain(self.pages.iter().flatten()).copied().collect()
    }
}

/// How often a move is played that is worse than the best by `loss`: less the worse it is, never when beyond the margin.
fn weight(loss: u16, margin: u16) -> u8 {
    let (loss, most) = (u32::from(loss), u32::from(margin) + 1);
    let left = most.saturating_sub(loss);
    (255 * left * left / (most * most)).clamp(u32::from(left > 0), 255) as u8
}

/// Writes a tree down, the start first. Moves are played that are worse than the best by no more than `margin` per mille of
/// the win chance; others are there when the book has an answer to them.
///
/// # Errors
/// The book would not be read, which is a mistake of this program.
pub(crate) fn encode<P: Opening>(tree: &Tree<P>, margin: u16) -> Result<Encoded, String> {
    let mut open = vec![0];
    let mut placed = HashSet::from([0]);
    let mut book = Encoded { stamp: [0; 4], pages: Vec::new(), played: 0 };
    let mut sum = 0;
    while let Some(at) = open.pop() {
        let node = &tree.nodes[at];
        let first_child = open.len();
        let mut entries = Vec::new();
        for branch in &node.branches {
            let (weight, child) = (weight(tree.loss(node, branch), margin), tree.at(branch.key));
            if weight == 0 && child.is_none() {
                continue;
            }
            let mut head = branch.place as u8;
            if let Some(child) = child.filter(|child| placed.insert(*child)) {
                head |= LEADS_ON;
                open.push(child);
            }
            // Scores fit 16 bits.
            let [low, high] = (branch.value as i16).to_le_bytes();
            entries.push(([head, weight, low, high], branch.key));
            book.played += usize::from(weight > 0);
        }
        if let Some((entry, _)) = entries.last_mut() {
            entry[0] |= LAST_MOVE;
        }
        sum = entries.iter().fold(sum, |sum, &(entry, key)| digest(sum, key, entry));
        book.pages.push(entries.iter().flat_map(|(entry, _)| *entry).collect());
        open[first_child..].reverse();
    }
    book.stamp = (sum as u32).to_le_bytes();
    match Book::<P>::read(&book.bytes()) {
        Ok(read) if read.len() == tree.len() => Ok(book),
        Ok(read) => Err(format!("{} of {} positions would be read", read.len(), tree.len())),
        Err(error) => Err(error.to_string()),
    }
}

/// Its size in words.
pub(crate) fn summary(book: &Encoded) -> String {
    let (positions, bytes) = (book.pages.len(), book.bytes().len());
    format!("{positions} positions, {} moves to play, {bytes} bytes", book.played)
}

/// Writes the table of a game.
///
/// # Errors
/// The file cannot be written.
pub(crate) fn table<P: Opening + Notation>(book: &Encoded, settings: &Settings) -> Result<(), String> {
    let path = format!("src/ai/{}/book_table.rs", P::NAME);
    fs::write(&path, text(book, settings)).map_err(|error| format!("{path}: {error}"))?;
    println!("{path} is written");
    Ok(())
}

/// The table as a source file.
pub(crate) fn text(book: &Encoded, settings: &Settings) -> String {
    let mut text = format!(
        "//! The opening book. Written by `cargo xtask book {}`:\n\
         //! {},\n\
         //! {} nodes and {} lines a search, moves worse by {} per mille at most.\n\n\
         /// As [`Book::read`](crate::ai::Book::read) reads it: the digest, then a position a line.\n\
         pub(super) const BOOK: &[u8] = b\"\\\n",
        settings.command,
        summary(book),
        settings.nodes,
        settings.lines,
        settings.margin
    );
    for line in std::iter::once(&book.stamp[..]).chain(book.pages.iter().map(Vec::as_slice)) {
        text.push_str("    ");
        for byte in line {
            // Writing to a string cannot fail.
            let _ = write!(text, "\\x{byte:02x}");
        }
        text.push_str("\\\n");
    }
    text.push_str("    \";\n");
    text
}
