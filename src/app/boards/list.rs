//! Lists of spots in a sentence.

use crate::app::i18n::{Lang, text};

/// `22`, `22 or 29`, `14, 16 or 22`; empty for nothing.
pub(super) fn any_of<S: ToString>(lang: Lang, items: &[S]) -> String {
    join(lang, items, text::list_or)
}

/// `22`, `22 and 29`, `14, 16 and 22`; empty for nothing.
pub(super) fn all_of<S: ToString>(lang: Lang, items: &[S]) -> String {
    join(lang, items, text::list_and)
}

fn join<S: ToString>(lang: Lang, items: &[S], last_two: fn(Lang, String, String) -> String) -> String {
    let Some((last, before)) = items.split_last() else { return String::new() };
    let commas =
        before.iter().map(ToString::to_string).reduce(|first, second| text::list_comma(lang, first, second));
    match commas {
        None => last.to_string(),
        Some(before) => last_two(lang, before, last.to_string()),
    }
}
