//! Sets of messages as data: English is built in, the other languages arrive as files, one a language and set.
//!
//! Knows no message and no language by name: those are in the generated [`text`](super::text), whose functions ask here for
//! message number so-and-so. What a language lacks, or what has not arrived, is read in English. Natively, in tests,
//! everything is built in.

use super::code::{ARGS, ARM, END, KEY, NEXT, SELECT, SHOW};
use super::digest::digest;
use super::plural::Plural;
use std::fmt::{self, Display, Write};
use std::sync::OnceLock;

/// A set of messages in `L` languages, the first of which is English.
#[derive(Debug)]
pub struct Texts<const L: usize> {
    languages: [Language; L],
    packs: [OnceLock<Vec<&'static str>>; L],
}

/// What is known of a language at build time.
#[derive(Clone, Copy, Debug)]
pub struct Language {
    /// Where its file lies, from the page; no two builds give different texts the same name.
    pub file: &'static str,
    /// The digest of the file.
    pub digest: u64,
    /// The text of the file, or nothing when it has to be fetched.
    pub built_in: &'static str,
    /// The plural rule.
    pub plural: fn(u32) -> Plural,
}

/// The value of an argument.
#[derive(Clone, Copy)]
pub enum Arg<'a> {
    /// A number that may select a plural form.
    Number(u32),
    /// A word that selects.
    Word(&'a str),
    /// Anything that is only shown.
    Shown(&'a dyn Display),
}

impl fmt::Debug for Arg<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut value = String::new();
        self.show(&mut value);
        f.write_str(&value)
    }
}

/// What arrived is not the file that this build wrote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PackError;

impl Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the file of texts belongs to another build or is damaged")
    }
}

impl<const L: usize> Texts<L> {
    /// A set of which nothing has been read yet.
    pub const fn new(languages: [Language; L]) -> Self {
        Texts { languages, packs: [const { OnceLock::new() }; L] }
    }

    /// The file that has to be fetched before the set can be read in a language; nothing when it is there.
    pub fn wanting(&self, lang: usize) -> Option<&'static str> {
        let language = self.languages.get(lang)?;
        let is_here = !language.built_in.is_empty() || self.packs[lang].get().is_some();
        (!is_here).then_some(language.file)
    }

    /// Takes up the file of a language. It is kept as long as the program runs.
    ///
    /// # Errors
    /// The text is not the one that this build wrote.
    pub fn arrive(&self, lang: usize, text: String) -> Result<(), PackError> {
        if self.languages.get(lang).is_none_or(|language| language.digest != digest(&text)) {
            return Err(PackError);
        }
        self.packs[lang].get_or_init(|| parted(text.leak()));
        Ok(())
    }

    /// A message without arguments.
    pub fn plain(&self, lang: usize, message: usize) -> &'static str {
        self.found(lang, message).1
    }

    /// A message with its arguments put in.
    pub fn filled(&self, lang: usize, message: usize, args: &[Arg<'_>]) -> String {
        let (lang, pattern) = self.found(lang, message);
        let mut out = String::with_capacity(pattern.len() + 16);
        let plural = self.languages[lang].plural;
        Filler { args, plural }.pattern(pattern, Some(&mut out));
        out
    }

    /// The pattern of a message, and the language that has it.
    fn found(&self, lang: usize, message: usize) -> (usize, &'static str) {
        let own = self.pack(lang).and_then(|pack| pack.get(message)).filter(|text| !text.is_empty());
        match own {
            Some(text) => (lang, text),
            None => (0, self.pack(0).and_then(|pack| pack.get(message)).copied().unwrap_or_default()),
        }
    }

    fn pack(&self, lang: usize) -> Option<&Vec<&'static str>> {
        let built_in = self.languages.get(lang)?.built_in;
        if built_in.is_empty() {
            return self.packs[lang].get();
        }
        Some(self.packs[lang].get_or_init(|| parted(built_in)))
    }
}

fn parted(text: &'static str) -> Vec<&'static str> {
    text.split(NEXT).collect()
}

impl Arg<'_> {
    fn show(&self, out: &mut String) {
        // Writing to a string fails only when the value's own `Display` does; then the text goes on without it.
        let _ = match self {
            Arg::Number(number) => write!(out, "{number}"),
            Arg::Word(word) => out.write_str(word),
            Arg::Shown(value) => write!(out, "{value}"),
        };
    }

    fn fits(&self, key: &str, plural: fn(u32) -> Plural) -> bool {
        key.is_empty()
            || match self {
                Arg::Number(number) => {
                    key == plural(*number).as_str() || key.parse::<u32>().is_ok_and(|exact| exact == *number)
                }
                Arg::Word(word) => key == *word,
                Arg::Shown(_) => false,
            }
    }
}

/// Reads patterns. Where there is no `out`, it only finds the end.
struct Filler<'a> {
    args: &'a [Arg<'a>],
    plural: fn(u32) -> Plural,
}

impl Filler<'_> {
    /// Reads to the end of a pattern; answers what stands there: the mark that ends the arm, or nothing.
    fn pattern<'t>(&self, mut rest: &'t str, mut out: Option<&mut String>) -> &'t str {
        loop {
            let end = rest.find(|letter| letter < ' ' && letter != '\n').unwrap_or(rest.len());
            let (letters, marked) = rest.split_at(end);
            if let Some(out) = &mut out {
                out.push_str(letters);
            }
            let mark = marked.bytes().next().unwrap_or_default();
            if (SELECT..SELECT + ARGS).contains(&mark) {
                let arg = self.args.get(usize::from(mark - SELECT));
                rest = self.choice(&marked[1..], arg, out.as_deref_mut());
            } else if (SHOW..SHOW + ARGS).contains(&mark) {
                if let (Some(out), Some(arg)) = (&mut out, self.args.get(usize::from(mark - SHOW))) {
                    arg.show(out);
                }
                rest = &marked[1..];
            } else {
                return marked;
            }
        }
    }

    /// Reads the arms of a choice, the first fitting one into `out`; answers what follows them.
    fn choice<'t>(&self, mut rest: &'t str, arg: Option<&Arg<'_>>, mut out: Option<&mut String>) -> &'t str {
        while let Some((key, arm)) = rest.split_once(KEY) {
            let fits = arg.is_none_or(|arg| arg.fits(key, self.plural));
            // The first fitting arm takes `out` with it, and those behind it are only passed over.
            let ended = self.pattern(arm, if fits { out.take() } else { None });
            match ended.strip_prefix(ARM) {
                Some(more) => rest = more,
                None => return ended.strip_prefix(END).unwrap_or_default(),
            }
        }
        ""
    }
}
