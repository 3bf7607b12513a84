//! The messages and terms of one language, with their places in the files.

use super::Source;
use fluent_syntax::ast::{Entry, Pattern};
use fluent_syntax::parser;
use std::collections::BTreeMap;

/// A pattern and where it stands.
#[derive(Clone, Debug)]
pub(super) struct Text<'a> {
    pub(super) pattern: Pattern<&'a str>,
    pub(super) source: &'a Source,
}

/// All texts of one language.
#[derive(Debug)]
pub(super) struct Catalogue<'a> {
    pub(super) lang: &'a str,
    pub(super) messages: BTreeMap<&'a str, Text<'a>>,
    pub(super) terms: BTreeMap<&'a str, Text<'a>>,
    /// Attributes of terms by `term.attribute`.
    pub(super) attributes: BTreeMap<String, Text<'a>>,
}

impl<'a> Catalogue<'a> {
    pub(super) fn new(lang: &'a str) -> Self {
        Catalogue { lang, messages: BTreeMap::new(), terms: BTreeMap::new(), attributes: BTreeMap::new() }
    }

    /// Adds the entries of one file; answers what is wrong with it.
    pub(super) fn read(&mut self, source: &'a Source) -> Vec<String> {
        let mut errors = Vec::new();
        let resource = match parser::parse(source.text.as_str()) {
            Ok(resource) => resource,
            Err((_, found)) => {
                let at = |pos: usize| line_at(&source.text, pos);
                return found
                    .iter()
                    .map(|e| format!("{}:{}: {}", source.file, at(e.pos.start), e.kind))
                    .collect();
            }
        };
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name;
                    if let Some(attribute) = message.attributes.first() {
                        errors.push(source.error(attribute.id.name, "a message has no attributes here"));
                    }
                    if is_keyword(id) {
                        errors.push(source.error(id, "this name is a keyword of Rust; take another"));
                    }
                    let Some(pattern) = message.value else {
                        errors.push(source.error(id, "the message has no text"));
                        continue;
                    };
                    if self.messages.insert(id, Text { pattern, source }).is_some() {
                        errors.push(source.error(id, "the message is there twice"));
                    }
                }
                Entry::Term(term) => {
                    let id = term.id.name;
                    for attribute in term.attributes {
                        let name = format!("{id}.{}", attribute.id.name);
                        self.attributes.insert(name, Text { pattern: attribute.value, source });
                    }
                    if self.terms.insert(id, Text { pattern: term.value, source }).is_some() {
                        errors.push(source.error(id, "the term is there twice"));
                    }
                }
                Entry::Junk { content } => errors.push(source.error(content, "this is no Fluent text")),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
        errors
    }
}

impl Source {
    /// `file:line: what`, for a slice of this source.
    pub(super) fn error(&self, slice: &str, what: &str) -> String {
        let offset = (slice.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        format!("{}:{}: `{}`: {what}", self.file, line_at(&self.text, offset), slice.trim())
    }
}

fn line_at(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|&byte| byte == b'\n').count() + 1
}

pub(super) fn is_keyword(id: &str) -> bool {
    const KEYWORDS: [&str; 38] = [
        "as", "async", "await", "break", "const", "continue", "crate", "dyn", "else", "enum", "extern",
        "false", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub",
        "ref", "return", "self", "static", "struct", "super", "trait", "true", "try", "type", "use", "where",
        "while",
    ];
    KEYWORDS.contains(&id)
        || ["yield", "box", "do", "final", "abstract", "macro", "override", "priv"].contains(&id)
}
