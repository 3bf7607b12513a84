//! A board of a session on the page, which hands the session what is done on it. Knows no game.

use crate::app::boards::{GameUi, View};
use crate::app::components::Board;
use crate::app::i18n::Lang;
use crate::app::session::Action;
use yew::{Callback, Html};

/// Draws what is to be seen; every touch becomes an action.
pub(super) fn live_board<P: GameUi>(view: View<P>, lang: Lang, on: &Callback<Action<P>>) -> Html {
    let board = Board {
        on_touch: on.reform(Action::Touch),
        on_lift: on.reform(Action::Lift),
        on_drop: on.reform(Action::Drop),
        on_cursor: on.reform(Action::Cursor),
        on_walk: on.reform(Action::Walk),
        on_enter: on.reform(|()| Action::TouchCursor),
        on_cancel: on.reform(|()| Action::Cancel),
        on_hover: on.reform(Action::Hover),
        ..Board::still(view, lang)
    };
    board.draw()
}
