//! Running text with words of other languages and links to clauses: `[kjh хул]`, `[T4.2]`.

use crate::app::route::Route;
use crate::games::GameId;
use yew::{Html, html};

/// The languages that words may be marked with.
const LANGS: [&str; 4] = ["kjh", "ky", "kk", "ru"];

/// A piece of running text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece<'a> {
    /// Letters.
    Text(&'a str),
    /// A word of another language.
    Term {
        /// The code of the language.
        lang: &'a str,
        /// The word.
        word: &'a str,
    },
    /// A link to a clause.
    Clause(&'a str),
}

/// The pieces of a text. A bracket that is not closed is a letter.
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((before, (inside, after))) =
        rest.split_once('[').and_then(|(before, after)| Some((before, after.split_once(']')?)))
    {
        pieces.push(Piece::Text(before));
        pieces.push(match inside.split_once(' ') {
            Some((lang, word)) if LANGS.contains(&lang) => Piece::Term { lang, word },
            _ => Piece::Clause(inside),
        });
        rest = after;
    }
    pieces.push(Piece::Text(rest));
    pieces.retain(|piece| *piece != Piece::Text(""));
    pieces
}

/// A text of the rules of a game.
pub(super) fn inline(text: &str, game: GameId) -> Html {
    let piece = |piece: Piece<'_>| match piece {
        Piece::Text(text) => html! { text.to_owned() },
        Piece::Term { lang, word } => html! { <i lang={lang.to_owned()}>{ word.to_owned() }</i> },
        Piece::Clause(id) => html! { <a href={Route::rule(game, id).to_hash()}>{ id.to_owned() }</a> },
    };
    html! { <>{ for pieces(text).into_iter().map(piece) }</> }
}
