//! Cutting a game text into tokens. Knows what a tag and a comment look like and nothing about moves, but that `(10)`
//! tight behind a word belongs to it (K8.1).

use super::error::{GameTextProblem, Place};
use super::tags::is_name;
use crate::rules::Notation;

/// A piece of a game text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`, unescaped.
    Tag { name: &'a str, value: String },
    /// `{text}`.
    Comment(&'a str),
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// `12.`, `12...`.
    Number(u32),
    /// A move, a result, a mark.
    Word(&'a str),
}

/// A cursor over a text.
#[derive(Clone, Debug)]
pub(super) struct Tokens<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Tokens<'a> {
    /// Begins at the start of a text; a byte order mark is left out.
    pub(super) fn new(text: &'a str) -> Self {
        Tokens { rest: text.strip_prefix('\u{feff}').unwrap_or(text), place: Place::START }
    }

    /// Where the next token begins, once [`Tokens::skip_spaces`] was called.
    pub(super) fn place(&self) -> Place {
        self.place
    }

    /// Goes to the next character that is no white space; `false` at the end of the text.
    pub(super) fn skip_spaces(&mut self) -> bool {
        self.take_while(char::is_whitespace);
        !self.rest.is_empty()
    }

    /// The next token, `None` at the end of the text.
    pub(super) fn next<P: Notation>(&mut self) -> Result<Option<Token<'a>>, GameTextProblem<P>> {
        if !self.skip_spaces() {
            return Ok(None);
        }
        let token = match self.rest.chars().next() {
            Some('[') => self.tag().ok_or(GameTextProblem::BadTag)?,
            Some('{') => {
                self.advance(1);
                let text = self.take_while(|c| c != '}');
                if self.rest.is_empty() {
                    return Err(GameTextProblem::OpenComment);
                }
                self.advance(1);
                Token::Comment(text)
            }
            Some('(') => self.single(Token::Open),
            Some(')') => self.single(Token::Close),
            Some(']' | '}') => return Err(GameTextProblem::StrayClose),
            _ => self.number().unwrap_or_else(|| Token::Word(self.word())),
        };
        Ok(Some(token))
    }

    /// Goes on to the next line that begins with a tag and follows a line that does not; to the end when there is none.
    /// `in_tags`: the present line counts as a tag.
    pub(super) fn skip_to_next_game(&mut self, in_tags: bool) {
        let mut after_tag = in_tags;
        loop {
            self.take_while(|c| c != '\n');
            if self.rest.is_empty() {
                return;
            }
            self.advance(1);
            let starts_tag = self.rest.starts_with('[');
            if starts_tag && !after_tag {
                return;
            }
            after_tag = starts_tag;
        }
    }

    fn single(&mut self, token: Token<'a>) -> Token<'a> {
        self.advance(1);
        token
    }

    /// `[Name "value"]`; in the value `\` stands before a quotation mark or another `\`.
    fn tag(&mut self) -> Option<Token<'a>> {
        self.advance(1);
        self.take_while(|c| c == ' ' || c == '\t');
        let name = self.take_while(is_name);
        self.take_while(|c| c == ' ' || c == '\t');
        if name.is_empty() || !self.rest.starts_with('"') {
            return None;
        }
        self.advance(1);
        let mut value = String::new();
        loop {
            value.push_str(self.take_while(|c| !matches!(c, '"' | '\\' | '\n')));
            let mut next = self.rest.chars();
            match (next.next()?, next.next()) {
                ('"', _) => break,
                ('\\', Some(c @ ('"' | '\\'))) => {
                    value.push(c);
                    self.advance(2);
                }
                ('\\', _) => {
                    value.push('\\');
                    self.advance(1);
                }
                _ => return None,
            }
        }
        self.advance(1);
        self.take_while(|c| c == ' ' || c == '\t');
        self.rest.starts_with(']').then(|| self.single(Token::Tag { name, value }))
    }

    /// Digits and at least one dot.
    fn number(&mut self) -> Option<Token<'a>> {
        let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 || !self.rest[digits..].starts_with(['.', '…']) {
            return None;
        }
        let number = self.rest[..digits].parse().unwrap_or(u32::MAX);
        self.advance(digits);
        self.take_while(|c| matches!(c, '.' | '…'));
        Some(Token::Number(number))
    }

    /// Everything up to white space or a bracket; digits in parentheses tight behind it belong to it. A first character
    /// that no token begins with is taken, so that the cursor always moves.
    fn word(&mut self) -> &'a str {
        let start = self.rest;
        loop {
            self.take_while(|c| !c.is_whitespace() && !matches!(c, '(' | ')' | '{' | '}' | '[' | ']'));
            match total(self.rest) {
                Some(length) => self.advance(length),
                None => return &start[..start.len() - self.rest.len()],
            }
        }
    }

    /// Takes characters while `wanted` says so.
    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|c| !wanted(c)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        for c in taken.chars() {
            match c {
                '\n' => self.place = Place { line: self.place.line + 1, column: 1 },
                _ => self.place.column += 1,
            }
        }
        self.rest = rest;
        taken
    }

    /// Takes some ASCII characters.
    fn advance(&mut self, count: usize) {
        let mut left = count;
        for c in self.rest.chars().take(count) {
            match c {
                '\n' => self.place = Place { line: self.place.line + 1, column: 1 },
                _ => self.place.column += 1,
            }
            left -= 1;
        }
        self.rest = self.rest.get(count - left..).unwrap_or_default();
    }
}

/// The length of `(digits)` at the start of a text.
fn total(text: &str) -> Option<usize> {
    let inner = text.strip_prefix('(')?;
    let digits = inner.bytes().take_while(u8::is_ascii_digit).count();
    (digits > 0 && inner[digits..].starts_with(')')).then_some(digits + 2)
}
