//! One player: name, side, what is won, whether it is their turn.

use super::{ClockFace, clock_face};
use crate::rules::Side;
use yew::{Html, classes, html};

/// A player as the bar shows them.
#[derive(PartialEq, Clone, Debug)]
pub struct Player {
    /// Who it is.
    pub name: String,
    /// Which side.
    pub side: Side,
    /// What is won so far, in words.
    pub tally: String,
    /// The same, drawn, where the board does not show it: then the words are only heard.
    pub spoils: Option<Html>,
    /// What the player is doing, when that is worth a word.
    pub doing: Option<&'static str>,
    /// What a judge has noted of the player.
    pub note: Option<String>,
    /// Whether it is the player's turn.
    pub turn: Turn,
    /// The player's clock, when there is one.
    pub clock: Option<ClockFace>,
}

/// Whether it is a player's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// The player is to move.
    Moves,
    /// The player waits, or the game is over.
    Waits,
}

/// Where a bar stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Beyond the board.
    Far,
    /// On this side of it.
    Near,
}

/// A player's bar.
pub fn player_bar(player: &Player, place: Place) -> Html {
    let place = match place {
        Place::Far => "player-bar--far",
        Place::Near => "player-bar--near",
    };
    let mark = match player.side {
        Side::White => "player-bar__mark--white",
        Side::Black => "player-bar__mark--black",
    };
    let is_turn = (player.turn == Turn::Moves).then_some("is-turn");
    let tally = if player.spoils.is_some() { "visually-hidden" } else { "player-bar__tally" };
    html! {
        <div class={classes!("player-bar", place, is_turn)}>
            <span class={classes!("player-bar__mark", mark)} aria-hidden="true" />
            <span class="player-bar__name">{ &player.name }</span>
            if let Some(doing) = player.doing {
                <span class="player-bar__doing">{ doing }</span>
            }
            if let Some(note) = &player.note {
                <span class="player-bar__note">{ note }</span>
            }
            { for player.spoils.clone() }
            <span class={tally}>{ &player.tally }</span>
            { for player.clock.iter().map(clock_face) }
        </div>
    }
}
