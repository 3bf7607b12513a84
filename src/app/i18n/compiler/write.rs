//! Writes the Rust code: the closed set of languages, the sets of texts, and one function a message.

use super::Pack;
use super::catalogue::{Catalogue, is_keyword};
use super::lower::{Kind, Lowered, Message, Piece};
use std::fmt::Write;

/// The message that every language has: its name in its own words.
const AUTONYM: &str = "language-autonym";

/// The whole file.
pub(super) fn write(catalogues: &[Catalogue<'_>], lowered: &Lowered, packs: &[Pack], module: &str) -> String {
    let mut code = String::from("// Written by build.rs from the .ftl files.\n");
    languages(&mut code, catalogues, lowered);
    code.push_str("/// What the languages lack: empty in a complete set of texts; a test asserts it.\n");
    let _ = writeln!(code, "pub const FAULTS: &[&str] = &{:?};\n", lowered.faults);
    for packs in packs.chunk_by(|a, b| a.set == b.set) {
        set(&mut code, packs, module);
    }
    for messages in lowered.messages.chunk_by(|a, b| a.set == b.set) {
        for (number, message) in messages.iter().enumerate() {
            function(&mut code, number, message);
        }
    }
    code
}

fn languages(code: &mut String, catalogues: &[Catalogue<'_>], lowered: &Lowered) {
    let names: Vec<_> = catalogues.iter().map(|catalogue| variant(catalogue.lang)).collect();
    let cases = |value: &dyn Fn(usize) -> String| {
        let arms = names.iter().enumerate().map(|(at, name)| format!("Lang::{name} => {}", value(at)));
        arms.collect::<Vec<_>>().join(", ")
    };
    let autonym = lowered.messages.iter().find(|message| message.id == AUTONYM);
    // The names stand in the code: a language is offered by name before its texts have arrived.
    let autonym = |at: usize| {
        let own = autonym.and_then(|message| message.texts[at].as_deref()).unwrap_or_default();
        format!("{:?}", sample(own))
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
         pub const fn autonym(self) -> &'static str {{ match self {{ {} }} }}\n\
         }}",
        names.join(", "),
        names.len(),
        names.iter().map(|name| format!("Lang::{name}")).collect::<Vec<_>>().join(", "),
        cases(&|at| format!("{:?}", catalogues[at].lang)),
        cases(&autonym),
    );
}

/// A set: all its languages, English built in; the others too where the program does not run in a browser.
fn set(code: &mut String, packs: &[Pack], module: &str) {
    let name = set_name(&packs[0].set);
    let _ = writeln!(
        code,
        "/// The messages of this set.\npub static {name}: Texts<{}> = Texts::new([",
        packs.len()
    );
    for pack in packs {
        let included =
            format!("include_str!(concat!(env!(\"OUT_DIR\"), \"/{}\"))", pack.built_in_name(module));
        let built_in = match pack.is_fetched() {
            true => format!("if cfg!(target_arch = \"wasm32\") {{ \"\" }} else {{ {included} }}"),
            false => included,
        };
        let _ = writeln!(
            code,
            "Language {{ file: {:?}, digest: {:#x}, plural: plural::{}, built_in: {built_in} }},",
            pack.file, pack.digest, pack.lang
        );
    }
    code.push_str("]);\n");
}

fn function(code: &mut String, number: usize, message: &Message) {
    let name = message.id.replace('-', "_");
    let set = set_name(&message.set);
    let english = message.texts[0].as_deref().unwrap_or_default();
    let sample = sample(english).replace('\n', " ");
    let doc = if sample.is_empty() { "(Often nothing.)" } else { &sample };
    let _ = writeln!(code, "/// {doc}");
    if message.args.is_empty() {
        let _ = writeln!(
            code,
            "pub fn {name}(lang: Lang) -> &'static str {{ {set}.plain(lang as usize, {number}) }}"
        );
        return;
    }
    let (mut typed, mut passed) = (String::new(), String::new());
    for (arg, kind) in &message.args {
        let arg = argument(arg);
        let (kind, value) = match kind {
            Kind::Shown => ("impl std::fmt::Display", format!("Shown(&{arg})")),
            Kind::Word => ("&str", format!("Word({arg})")),
            Kind::Number | Kind::Both => ("u32", format!("Number({arg})")),
        };
        let _ = write!(typed, ", {arg}: {kind}");
        let _ = write!(passed, "Arg::{value}, ");
    }
    let _ = writeln!(
        code,
        "pub fn {name}(lang: Lang{typed}) -> String {{ {set}.filled(lang as usize, {number}, &[{passed}]) }}"
    );
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

fn set_name(set: &str) -> String {
    if set.is_empty() { "MAIN".to_owned() } else { set.to_uppercase().replace('-', "_") }
}

fn argument(name: &str) -> String {
    if is_keyword(name) { format!("r#{name}") } else { name.replace('-', "_") }
}

fn variant(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
