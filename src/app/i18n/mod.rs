//! The app's words: one typed function a message, compiled from `locales/<lang>/*.ftl` at build time.
//!
//! A message `new-game` is `text::new_game(lang)` and answers `&'static str`; one with arguments takes them in the order
//! of their first use in the English text and answers a `String`: `text::move_number(lang, 3)`. An argument that selects
//! a plural form is a `u32`, one that selects by a word is a `&str`, any other is anything that can be displayed.
//! Knows nothing of pages or of the browser.

pub mod plural;

/// The generated texts.
pub mod text {
    use super::plural;
    include!(concat!(env!("OUT_DIR"), "/text.rs"));
}

pub use text::Lang;

impl Lang {
    /// Reads a language code; what follows a hyphen is left alone (`en-GB`).
    pub fn from_name(name: &str) -> Option<Lang> {
        let code = name.split(['-', '_']).next().unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| lang.as_str().eq_ignore_ascii_case(code))
    }
}
