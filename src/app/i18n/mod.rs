//! The app's words: one typed function a message, and the messages themselves as packs of data.
//!
//! A message `new-game` is `text::new_game(lang)` and answers `&'static str`; one with arguments takes them in the order
//! of their first use in the English text and answers a `String`: `text::move_number(lang, 3)`. An argument that selects
//! a plural form is a `u32`, one that selects by a word is a `&str`, any other is anything that can be displayed.
//!
//! The functions are written at build time from `locales/<lang>/*.ftl` and are no more than the number of a message in its
//! [set](pack::Texts). `text::MAIN` is the set that the first page needs; a folder `locales/<lang>/<set>/` makes a further one,
//! which only the programs carry that use it. Knows nothing of pages or of the browser.

mod code;
mod digest;
pub mod pack;
pub mod plural;

/// The generated texts.
pub mod text {
    use super::pack::{Arg, Language, Texts};
    use super::plural;
    include!(concat!(env!("OUT_DIR"), "/text.rs"));
}

pub use text::Lang;

/// A set of the app's messages in all its languages.
pub type Set = pack::Texts<{ Lang::ALL.len() }>;

impl Lang {
    /// Reads a language code; what follows a hyphen is left alone (`en-GB`).
    pub fn from_name(name: &str) -> Option<Lang> {
        let code = name.split(['-', '_']).next().unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| lang.as_str().eq_ignore_ascii_case(code))
    }
}
