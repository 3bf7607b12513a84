//! What stands beside a board, drawn anew only when its words change: most moments of a picture change the board alone.

use super::controls::Press;
use super::sheet::Sheet;
use crate::app::components::Pen;
use crate::app::i18n::Lang;
use std::rc::Rc;
use yew::{Callback, Html, NodeRef, Properties, component};

/// What it is drawn of.
#[derive(Properties, PartialEq, Clone)]
pub(super) struct BesideProps {
    /// The words.
    pub(super) sheet: Rc<Sheet>,
    /// The list of moves, once it is there.
    pub(super) list: NodeRef,
    /// Whether the pointer draws.
    pub(super) pen: Pen,
    /// Hears the buttons.
    pub(super) on_press: Callback<Press>,
    /// The language.
    pub(super) lang: Lang,
}

#[component]
pub(super) fn Beside(props: &BesideProps) -> Html {
    let BesideProps { sheet, list, pen, on_press, lang } = props;
    sheet.beside(list, *pen, on_press, *lang)
}
