//! Writes the Rust code: the closed set of languages and one function a message.

use super::catalogue::{Catalogue, is_keyword};
use super::lower::{Kind, Lowered, Message, Piece};
use std::fmt::Write;

/// The message that every language has: its name in its own words.
const AUTONYM: &str = "language-autonym";

/// The whole file.
pub(super) fn write(catalogues: &[Catalogue<'_>], lowered: &Lowered) -> String {
    let mut code = String::from("// Written by build.rs from the .ftl files.\n");
    languages(&mut code, catalogues);
    code.push_str("/// What the languages lack: empty in a complete set of texts; a test asserts it.\n");
    let _ = writeln!(code, "pub const FAULTS: &[&str] = &{:?};\n", lowered.faults);
    for message in &lowered.messages {
        function(&mut code, catalogues, message);
    }
    code
}

fn languages(code: &mut String, catalogues: &[Catalogue<'_>]) {
    let names: Vec<_> = catalogues.iter().map(|catalogue| variant(catalogue.lang)).collect();
    let cases = |value: &dyn Fn(&str) -> String| {
        let arms = catalogues.iter().map(|c| format!("Lang::{} => {}", variant(c.lang), value(c.lang)));
        arms.collect::<Vec<_>>().join(", ")
    };
    let _ = writeln!(
        code,
        "/// A language of the app: a folder of `locales/`.\n\
         #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]\n\
         pub enum Lang {{ #[default] {} }}\n\
         impl Lang {{\n\
         /// Every language, English first.\n\
         pub const ALL: [Lang; {}] = [{}];\n\
         /// The code of the language, as links and `html lang` write it.\n\
         pub const fn as_str(self) -> &'static str {{ match self {{ {} }} }}\n\
         /// The name of the language in its own words.\n\
         pub fn autonym(self) -> &'static str {{ {}(self) }}\n\
         /// The plural category of a number.\n\
         pub const fn plural(self, number: u32) -> plural::Plural {{ match self {{ {} }} }}\n\
         }}",
        names.join(", "),
        names.len(),
        names.iter().map(|name| format!("Lang::{name}")).collect::<Vec<_>>().join(", "),
        cases(&|lang| format!("{lang:?}")),
        AUTONYM.replace('-', "_"),
        cases(&|lang| format!("plural::{lang}(number)")),
    );
}

fn function(code: &mut String, catalogues: &[Catalogue<'_>], message: &Message) {
    let name = message.id.replace('-', "_");
    let own: Vec<usize> = (0..catalogues.len()).filter(|&at| message.texts[at].is_some()).collect();
    let fallbacks = (0..catalogues.len()).filter(|&at| message.texts[at].is_none());
    let fallbacks: String =
        fallbacks.map(|at| format!(" | Lang::{}", variant(catalogues[at].lang))).collect();
    let mut arms = String::new();
    for &at in &own {
        let Some(pieces) = &message.texts[at] else { continue };
        let _ =
            write!(arms, "Lang::{}{}", variant(catalogues[at].lang), if at == 0 { &fallbacks } else { "" });
        if message.args.is_empty() {
            let _ = writeln!(arms, " => {:?},", literal(pieces));
        } else {
            arms.push_str(" => {\n");
            statements(&mut arms, pieces, message);
            arms.push_str("}\n");
        }
    }
    let english = message.texts[0].as_deref().unwrap_or_default();
    let _ = writeln!(code, "/// {}", sample(english).replace('\n', " "));
    if message.args.is_empty() {
        let _ = writeln!(code, "pub fn {name}(lang: Lang) -> &'static str {{ match lang {{\n{arms}}} }}");
        return;
    }
    let typed = |shown: &str| {
        let kinds = message.args.iter().map(|(name, kind)| {
            let kind = match kind {
                Kind::Shown => shown,
                Kind::Word => "&str",
                Kind::Number | Kind::Both => "u32",
            };
            format!(", {}: {kind}", argument(name))
        });
        kinds.collect::<String>()
    };
    let passed: String = message
        .args
        .iter()
        .map(|(name, kind)| format!(", {}{}", if *kind == Kind::Shown { "&" } else { "" }, argument(name)))
        .collect();
    let _ = writeln!(
        code,
        "pub fn {name}(lang: Lang{}) -> String {{\n\
         fn inner(lang: Lang{}) -> String {{\n\
         let mut out = String::new();\nmatch lang {{\n{arms}}}\nout\n}}\n\
         inner(lang{passed})\n}}",
        typed("impl std::fmt::Display"),
        typed("&dyn std::fmt::Display"),
    );
}

fn statements(code: &mut String, pieces: &[Piece], message: &Message) {
    for piece in pieces {
        match piece {
            Piece::Text(text) => {
                let mut letters = text.chars();
                let _ = match (letters.next(), letters.next()) {
                    (Some(single), None) => writeln!(code, "out.push({single:?});"),
                    _ => writeln!(code, "out.push_str({text:?});"),
                };
            }
            Piece::Show(name) => {
                let kind = message.args.iter().find(|(known, _)| known == name).map(|(_, kind)| *kind);
                let name = argument(name);
                let _ = match kind {
                    Some(Kind::Word) => writeln!(code, "out.push_str({name});"),
                    Some(Kind::Number) => writeln!(code, "plural::push_number(&mut out, {name});"),
                    _ => writeln!(code, "plural::push(&mut out, {name});"),
                };
            }
            Piece::Select { arg, kind, arms, default } => {
                let arg = argument(arg);
                let mut branch = "if";
                // Exact numbers win over plural categories, as Fluent has it.
                let (exact, rest): (Vec<_>, Vec<_>) =
                    arms.iter().partition(|(key, _)| key.parse::<u32>().is_ok());
                for (key, arm) in exact.into_iter().chain(rest) {
                    let test = match kind {
                        Kind::Number if key.parse::<u32>().is_ok() => format!("{arg} == {key}"),
                        Kind::Number => format!("lang.plural({arg}) == plural::Plural::{}", variant(key)),
                        Kind::Word | Kind::Shown | Kind::Both => format!("{arg} == {key:?}"),
                    };
                    let _ = writeln!(code, "{branch} {test} {{");
                    statements(code, arm, message);
                    branch = "} else if";
                }
                if branch == "if" {
                    statements(code, default, message);
                } else {
                    code.push_str("} else {\n");
                    statements(code, default, message);
                    code.push_str("}\n");
                }
            }
        }
    }
}

/// The text of pieces without arguments.
fn literal(pieces: &[Piece]) -> String {
    pieces.iter().map(|piece| if let Piece::Text(text) = piece { text.as_str() } else { "" }).collect()
}

/// The English text with its arguments in braces, for the docs.
fn sample(pieces: &[Piece]) -> String {
    pieces.iter().fold(String::new(), |mut out, piece| {
        match piece {
            Piece::Text(text) => out.push_str(text),
            Piece::Show(name) => out.push_str(&format!("{{{name}}}")),
            Piece::Select { default, .. } => out.push_str(&sample(default)),
        }
        out
    })
}

fn argument(name: &str) -> String {
    if is_keyword(name) { format!("r#{name}") } else { name.replace('-', "_") }
}

fn variant(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
