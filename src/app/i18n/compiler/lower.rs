//! From Fluent patterns to pieces: terms and references are put in, the arguments get their kinds.

use super::catalogue::{Catalogue, Text};
use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::collections::BTreeMap;

/// References nest no deeper than this; more is a circle.
const DEPTH: usize = 8;

/// The plural categories of CLDR that a selector may name.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// What an argument is used for; the later kinds win.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Kind {
    /// Only shown: anything that can be displayed.
    Shown,
    /// A selector on words: `&str`.
    Word,
    /// A selector on numbers: `u32`.
    Number,
    /// A selector on words in one place and on numbers in another: an error.
    Both,
}

impl Kind {
    fn and(self, other: Kind) -> Kind {
        match (self, other) {
            (Kind::Word, Kind::Number) | (Kind::Number, Kind::Word) => Kind::Both,
            _ => self.max(other),
        }
    }
}

/// A part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Piece {
    /// Literal text.
    Text(String),
    /// The value of an argument.
    Show(String),
    /// One of several texts, by the value of an argument.
    Select { arg: String, kind: Kind, arms: Vec<(String, Vec<Piece>)>, default: Vec<Piece> },
}

/// A message in all languages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Message {
    pub(super) id: String,
    /// The set that it belongs to: that of the English source.
    pub(super) set: String,
    /// In the order of their first use in English.
    pub(super) args: Vec<(String, Kind)>,
    /// One a language, in the order of the catalogues; `None` where English is shown instead.
    pub(super) texts: Vec<Option<Vec<Piece>>>,
}

/// The messages and what is wrong with the other languages.
#[derive(Debug)]
pub(super) struct Lowered {
    /// By set, then by name: a message's place among those of its set is its number.
    pub(super) messages: Vec<Message>,
    pub(super) faults: Vec<String>,
}

/// Lowers every message; the first catalogue is English.
///
/// # Errors
/// Constructs that are not supported, with file and line.
pub(super) fn lower(catalogues: &[Catalogue<'_>]) -> Result<Lowered, Vec<String>> {
    let mut errors = Vec::new();
    let mut faults = Vec::new();
    let mut messages = Vec::new();
    let base = &catalogues[0];
    for (&id, english) in &base.messages {
        let mut texts = Vec::new();
        for catalogue in catalogues {
            let Some(text) = catalogue.messages.get(id) else {
                faults.push(format!("{}: `{id}` is missing", catalogue.lang));
                texts.push(None);
                continue;
            };
            match (Lowerer { catalogue, base }).message(text) {
                Ok(pieces) => texts.push(Some(pieces)),
                Err(error) => errors.push(error),
            }
        }
        let Some(Some(first)) = texts.first() else { continue };
        let args = args(first);
        for (catalogue, text) in catalogues.iter().zip(&mut texts).skip(1) {
            let Some(pieces) = text else { continue };
            let names = |args: &[(String, Kind)]| {
                let mut names: Vec<_> = args.iter().map(|(name, _)| name.clone()).collect();
                names.sort();
                names
            };
            let own = self::args(pieces);
            if names(&own) != names(&args) {
                let [own, english] = [names(&own).join(", "), names(&args).join(", ")];
                faults.push(format!(
                    "{}: `{id}` has the arguments [{own}], English has [{english}]",
                    catalogue.lang
                ));
                *text = None;
            }
        }
        let mut kinds: BTreeMap<String, Kind> = BTreeMap::new();
        for (name, kind) in texts.iter().flatten().flat_map(|pieces| self::args(pieces)) {
            let known = kinds.entry(name.clone()).or_insert(kind);
            *known = known.and(kind);
            if *known == Kind::Both {
                errors.push(
                    english.source.error(id, &format!("${name} selects by words here and by numbers there")),
                );
            }
        }
        let args =
            args.into_iter().map(|(name, kind)| (name.clone(), kinds.get(&name).copied().unwrap_or(kind)));
        messages.push(Message {
            id: id.to_owned(),
            set: english.source.set.clone(),
            args: args.collect(),
            texts,
        });
    }
    messages.sort_by(|a, b| (&a.set, &a.id).cmp(&(&b.set, &b.id)));
    for catalogue in &catalogues[1..] {
        let unknown = catalogue.messages.keys().filter(|id| !base.messages.contains_key(*id));
        faults.extend(unknown.map(|id| format!("{}: `{id}` is no message of English", catalogue.lang)));
    }
    if errors.is_empty() { Ok(Lowered { messages, faults }) } else { Err(errors) }
}

/// The arguments of a text in the order of their first use, each with its strongest kind.
fn args(pieces: &[Piece]) -> Vec<(String, Kind)> {
    fn walk(pieces: &[Piece], found: &mut Vec<(String, Kind)>) {
        for piece in pieces {
            let (name, kind) = match piece {
                Piece::Text(_) => continue,
                Piece::Show(name) => (name, Kind::Shown),
                Piece::Select { arg, kind, .. } => (arg, *kind),
            };
            match found.iter_mut().find(|(known, _)| known == name) {
                Some((_, known)) => *known = known.and(kind),
                None => found.push((name.clone(), kind)),
            }
            if let Piece::Select { arms, default, .. } = piece {
                arms.iter().for_each(|(_, arm)| walk(arm, found));
                walk(default, found);
            }
        }
    }
    let mut found = Vec::new();
    walk(pieces, &mut found);
    found
}

/// The named literals given to a term; `None` outside terms, where names are arguments of the function.
type Locals = Option<BTreeMap<String, String>>;

struct Lowerer<'a, 'b> {
    catalogue: &'b Catalogue<'a>,
    base: &'b Catalogue<'a>,
}

impl<'a> Lowerer<'a, '_> {
    fn message(&self, text: &Text<'a>) -> Result<Vec<Piece>, String> {
        let mut out = Vec::new();
        self.pattern(text, &text.pattern, &None, 0, &mut out)?;
        Ok(out)
    }

    fn pattern(
        &self,
        text: &Text<'a>,
        pattern: &Pattern<&'a str>,
        locals: &Locals,
        depth: usize,
        out: &mut Vec<Piece>,
    ) -> Result<(), String> {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => push(out, value),
                PatternElement::Placeable { expression } => {
                    self.expression(text, expression, locals, depth, out)?;
                }
            }
        }
        Ok(())
    }

    fn expression(
        &self,
        text: &Text<'a>,
        expression: &Expression<&'a str>,
        locals: &Locals,
        depth: usize,
        out: &mut Vec<Piece>,
    ) -> Result<(), String> {
        let (selector, variants) = match expression {
            Expression::Inline(inline) => return self.inline(text, inline, locals, depth, out),
            Expression::Select { selector, variants } => (selector, variants),
        };
        let key = |key: &VariantKey<&'a str>| match key {
            VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => (*name).to_owned(),
        };
        if let Some(known) = self.known_selector(text, selector, locals)? {
            let chosen =
                variants.iter().find(|v| key(&v.key) == known).or(variants.iter().find(|v| v.default));
            return chosen.map_or(Ok(()), |v| self.pattern(text, &v.value, locals, depth, out));
        }
        let InlineExpression::VariableReference { id } = selector else {
            return Err(text
                .source
                .error(place(selector), "a selector is an argument or an attribute of a term"));
        };
        let is_number = |v: &VariantKey<&str>| match v {
            VariantKey::NumberLiteral { .. } => true,
            VariantKey::Identifier { name } => CATEGORIES.contains(name),
        };
        let numbers = variants.iter().filter(|v| is_number(&v.key)).count();
        let kind = if numbers == variants.len() { Kind::Number } else { Kind::Word };
        if kind == Kind::Word && numbers > 0 {
            return Err(text.source.error(id.name, "a selector names either numbers or words"));
        }
        let (mut arms, mut default) = (Vec::new(), Vec::new());
        for variant in variants {
            let mut pieces = Vec::new();
            self.pattern(text, &variant.value, locals, depth, &mut pieces)?;
            if variant.default {
                default = pieces;
            } else {
                if let VariantKey::NumberLiteral { value } = variant.key
                    && value.parse::<u32>().is_err()
                {
                    return Err(text.source.error(value, "only whole numbers are supported"));
                }
                arms.push((key(&variant.key), pieces));
            }
        }
        out.push(Piece::Select { arg: id.name.to_owned(), kind, arms, default });
        Ok(())
    }

    /// The value of a selector that is known now: an argument of a term, or an attribute of one.
    fn known_selector(
        &self,
        text: &Text<'a>,
        selector: &InlineExpression<&'a str>,
        locals: &Locals,
    ) -> Result<Option<String>, String> {
        match (selector, locals) {
            (InlineExpression::VariableReference { id }, Some(locals)) => {
                Ok(Some(locals.get(id.name).cloned().unwrap_or_default()))
            }
            (InlineExpression::TermReference { id, attribute: Some(attribute), .. }, _) => {
                let name = format!("{}.{}", id.name, attribute.name);
                let found = self.catalogue.attributes.get(&name).map(|found| &found.pattern.elements[..]);
                match found {
                    Some([PatternElement::TextElement { value }]) => Ok(Some((*value).to_owned())),
                    _ => {
                        Err(text.source.error(id.name, &format!("the term has no plain attribute `{name}`")))
                    }
                }
            }
            _ => Ok(None),
        }
    }

    fn inline(
        &self,
        text: &Text<'a>,
        inline: &InlineExpression<&'a str>,
        locals: &Locals,
        depth: usize,
        out: &mut Vec<Piece>,
    ) -> Result<(), String> {
        if depth > DEPTH {
            return Err(text.source.error(place(inline), "the references go round in a circle"));
        }
        match inline {
            InlineExpression::StringLiteral { value } => push(out, &unescape_unicode_to_string(value)),
            InlineExpression::NumberLiteral { value } => push(out, value),
            InlineExpression::VariableReference { id } => match locals {
                Some(locals) => push(out, locals.get(id.name).map_or("", String::as_str)),
                None => out.push(Piece::Show(id.name.to_owned())),
            },
            InlineExpression::MessageReference { id, attribute: None } => {
                let found = self.catalogue.messages.get(id.name).or_else(|| self.base.messages.get(id.name));
                let found = found.ok_or_else(|| text.source.error(id.name, "there is no such message"))?;
                self.pattern(found, &found.pattern, locals, depth + 1, out)?;
            }
            InlineExpression::TermReference { id, attribute: None, arguments } => {
                let found = self.catalogue.terms.get(id.name).or_else(|| self.base.terms.get(id.name));
                let found = found.ok_or_else(|| text.source.error(id.name, "there is no such term"))?;
                let locals = Some(self.term_arguments(text, arguments.as_ref())?);
                self.pattern(found, &found.pattern, &locals, depth + 1, out)?;
            }
            InlineExpression::Placeable { expression } => {
                self.expression(text, expression, locals, depth, out)?;
            }
            InlineExpression::FunctionReference { .. }
            | InlineExpression::MessageReference { .. }
            | InlineExpression::TermReference { .. } => {
                return Err(text
                    .source
                    .error(place(inline), "functions and attributes are not supported here"));
            }
        }
        Ok(())
    }

    fn term_arguments(
        &self,
        text: &Text<'a>,
        arguments: Option<&CallArguments<&'a str>>,
    ) -> Result<BTreeMap<String, String>, String> {
        let mut values = BTreeMap::new();
        for argument in arguments.map_or(&[][..], |arguments| &arguments.named) {
            match argument.value {
                InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
                    values.insert(argument.name.name.to_owned(), value.to_owned());
                }
                _ => return Err(text.source.error(argument.name.name, "a term takes only literals")),
            }
        }
        Ok(values)
    }
}

/// Adds text, joining it to text before it.
fn push(out: &mut Vec<Piece>, text: &str) {
    match out.last_mut() {
        Some(Piece::Text(before)) => before.push_str(text),
        _ => out.push(Piece::Text(text.to_owned())),
    }
}

/// A slice of the source inside an expression, to tell its line.
fn place<'a>(inline: &InlineExpression<&'a str>) -> &'a str {
    match inline {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => value,
        InlineExpression::FunctionReference { id, .. }
        | InlineExpression::MessageReference { id, .. }
        | InlineExpression::TermReference { id, .. }
        | InlineExpression::VariableReference { id } => id.name,
        InlineExpression::Placeable { .. } => "",
    }
}
