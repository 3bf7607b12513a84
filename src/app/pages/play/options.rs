//! The options of a game as questions, whatever the game: asked of its own notation.

use crate::app::boards::GameUi;
use crate::app::i18n::{Lang, text};

/// A field and the values that it may have, as links write them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct GameOption {
    pub(super) field: &'static str,
    pub(super) values: &'static [&'static str],
}

/// Every option of a game: the fields that it writes, and the values that it names when it is asked for none of them.
pub(super) fn options<P: GameUi>() -> Vec<GameOption> {
    let fields = P::write_variant(P::Variant::default()).into_iter();
    let option = |field| {
        P::read_variant(&[(field, "")]).err().map(|error| GameOption { field, values: error.allowed })
    };
    fields.filter_map(|(field, _)| option(field)).collect()
}

/// The rules of a game in a few words, to stand beside its board.
pub(super) fn ruleset<P: GameUi>(variant: P::Variant, lang: Lang) -> String {
    let fields = P::write_variant(variant).into_iter();
    let names = fields.map(|(field, value)| text::option_short(lang, &[field, "-", value].concat()));
    names.reduce(|first, second| text::list_comma(lang, first, second)).unwrap_or_default()
}
