//! A cursor over text that knows its byte offset.

/// What is left of a text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scan<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Scan<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Scan { text, at: 0 }
    }

    /// Passes over white space; the byte offset of what follows.
    pub(super) fn offset(&mut self) -> usize {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
        self.at
    }

    /// The next character that is no white space.
    pub(super) fn peek(&mut self) -> Option<char> {
        let at = self.offset();
        self.text[at..].chars().next()
    }

    /// Takes the next character if it is one of `wanted`.
    pub(super) fn take(&mut self, wanted: &[char]) -> bool {
        match self.peek() {
            Some(found) if wanted.contains(&found) => {
                self.at += found.len_utf8();
                true
            }
            _ => false,
        }
    }

    /// Takes a number with its byte offset; a number too large for the type comes out as the largest.
    pub(super) fn number(&mut self) -> Option<(usize, u32)> {
        let at = self.offset();
        let rest = &self.text[at..];
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if digits == 0 {
            return None;
        }
        self.at += digits;
        let add = |sum: u32, digit: u8| sum.saturating_mul(10).saturating_add(u32::from(digit - b'0'));
        Some((at, rest[..digits].bytes().fold(0, add)))
    }
}

/// Hyphen, en dash, em dash, minus (T7.1).
pub(super) const DASHES: [char; 4] = ['-', '\u{2013}', '\u{2014}', '\u{2212}'];
