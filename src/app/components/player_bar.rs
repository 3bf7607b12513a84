//! One player: name, side, what is won, whether it is their turn.

use crate::rules::Side;
use yew::prelude::*;

/// What the bar is given.
#[derive(Properties, PartialEq, Clone, Debug)]
pub struct PlayerBarProps {
    /// Who it is.
    pub name: AttrValue,
    /// Which side.
    pub side: Side,
    /// Where the bar stands: `far` or `near`.
    pub place: &'static str,
    /// What is won so far, in words.
    pub tally: AttrValue,
    /// What the player is doing, when that is worth a word.
    #[prop_or_default]
    pub doing: Option<AttrValue>,
    /// Whether it is the player's turn.
    pub turn: Turn,
}

/// Whether it is a player's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// The player is to move.
    Moves,
    /// The player waits, or the game is over.
    Waits,
}

/// A player's bar.
#[component]
pub fn PlayerBar(props: &PlayerBarProps) -> Html {
    let PlayerBarProps { name, side, place, tally, doing, turn } = props;
    let is_turn = (*turn == Turn::Moves).then_some("is-turn");
    html! {
        <div class={classes!("player-bar", ["player-bar--", place].concat(), is_turn)}>
            <span class={classes!("player-bar__mark", ["player-bar__mark--", side.as_str()].concat())} aria-hidden="true" />
            <span class="player-bar__name">{ name }</span>
            if let Some(doing) = doing {
                <span class="player-bar__doing">{ doing }</span>
            }
            <span class="player-bar__tally">{ tally }</span>
        </div>
    }
}
