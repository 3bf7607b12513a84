//! Tags and comments: texts that no rule reads.

use std::fmt;

/// The tags that every record begins with, in this order.
const ROSTER: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];

/// Named values: those that every record begins with first, then the others as they came.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The value of a tag.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.iter().find(|(tag, _)| *tag == name).map(|(_, value)| value)
    }

    /// Every tag in the order in which it is written.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Adds a tag or replaces its value. Nothing happens when the name is none (letters, digits, `_`); control
    /// characters in the value become spaces.
    pub fn insert(&mut self, name: &str, value: &str) {
        if name.is_empty() || !name.chars().all(is_name) {
            return;
        }
        let value = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        if let Some(tag) = self.0.iter_mut().find(|(tag, _)| tag == name) {
            tag.1 = value;
            return;
        }
        let place = self.0.partition_point(|(tag, _)| rank(tag) <= rank(name));
        self.0.insert(place, (name.to_owned(), value));
    }
}

/// Whether a character may stand in the name of a tag.
pub(super) fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// Whether every record begins with this tag.
pub(super) fn is_roster(name: &str) -> bool {
    ROSTER.contains(&name)
}

fn rank(name: &str) -> usize {
    ROSTER.iter().position(|tag| *tag == name).unwrap_or(ROSTER.len())
}

/// A comment: words with single spaces between them, never empty, without a closing brace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comment(String);

impl Comment {
    /// Makes a comment of a text: white space becomes single spaces, closing braces become parentheses. `None` when
    /// nothing is said.
    pub fn new(text: &str) -> Option<Self> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ").replace('}', ")");
        (!text.is_empty()).then_some(Comment(text))
    }

    /// What it says.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
