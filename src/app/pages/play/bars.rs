//! Who sits where, in words.

use crate::app::boards::GameUi;
use crate::app::components::{PlayerBar, Turn};
use crate::app::i18n::{Lang, text};
use crate::app::session::{Players, Session};
use crate::rules::Side;
use yew::prelude::*;

/// The bar of a side; `far` stands above the board.
pub(super) fn bar<P: GameUi>(session: &Session<P>, side: Side, lang: Lang) -> Html {
    let name = match session.setup().players {
        Players::Two => text::side_name(lang, side.as_str()).to_owned(),
        Players::Computer { person, .. } if person == side => text::player_you(lang, side.as_str()),
        Players::Computer { level, .. } => text::player_computer(lang, level.number()),
    };
    let is_turn = session.outcome().is_none() && session.turn() == side;
    let thinks = is_turn && !session.setup().players.is_person(side) && session.trouble().is_none();
    let doing = thinks.then(|| AttrValue::Static(text::thinking(lang)));
    html! {
        <PlayerBar
            name={name}
            {side}
            place={if session.facing() == side { "near" } else { "far" }}
            tally={session.tally(side, lang)}
            {doing}
            turn={if is_turn { Turn::Moves } else { Turn::Waits }}
        />
    }
}
