//! A game as plain words, and the page that they make around its board.

use super::controls::{Can, Press, Stage, controls};
use super::opening::Panel;
use super::options::ruleset;
use crate::app::boards::GameUi;
use crate::app::components::{
    Access, ClockFace, Icon, Pen, Place, Player, Turn, Weight, button, live_region, move_list, player_bar,
};
use crate::app::i18n::{Lang, text};
use crate::app::route::Route;
use crate::app::session::{Face, Going, Players, Pressure, Seating, Session, Takebacks};
use crate::rules::Side;
use yew::{Callback, Html, NodeRef, classes, html};

/// Everything that is said about a game beside its board.
#[derive(PartialEq, Clone, Debug)]
pub(super) struct Sheet {
    game: &'static str,
    is_asking: bool,
    /// `is-opposite` when the far player reads from beyond the board, and `is-far-turn` besides on their turn.
    seating: &'static str,
    ruleset: String,
    far: Player,
    near: Player,
    line: String,
    /// The address of the rule behind the line, and what it is called.
    rule: Option<(String, String)>,
    again: Access,
    moves: Vec<Option<String>>,
    said: Vec<(u32, String)>,
    stage: Stage,
    can: Can,
}

/// The words of a session.
pub(super) fn sheet<P: GameUi>(session: &Session<P>, panel: Panel, lang: Lang) -> Sheet {
    let facing = session.facing();
    let said = session.said().iter().map(|(number, notice)| (*number, session.words(notice, lang)));
    Sheet {
        game: P::NAME,
        is_asking: panel.is_asking(),
        seating: match session.setup().terms.seating {
            Seating::Opposite if session.turn() != facing => "is-opposite is-far-turn",
            Seating::Opposite => "is-opposite",
            Seating::Beside | Seating::Turning => "",
        },
        ruleset: ruleset::<P>(session.setup().variant, lang),
        far: player(session, facing.other(), lang),
        near: player(session, facing, lang),
        line: session.line(lang),
        rule: session
            .clause()
            .map(|clause| (Route::rule(P::ID, clause).to_hash(), text::rule_link(lang, clause))),
        again: Access::when(session.can_show_again()),
        moves: moves(session),
        said: if panel.has_game() { said.collect() } else { Vec::new() },
        stage: stage(session, panel),
        can: Can {
            undo: match session.setup().terms.takebacks {
                Takebacks::Allowed => Some(Access::when(session.can_undo())),
                Takebacks::Never => None,
            },
            draw: Access::when(session.can_offer_draw()),
            pause: session.clock().map(|_| Access::when(session.can_pause())),
        },
    }
}

fn stage<P: GameUi>(session: &Session<P>, panel: Panel) -> Stage {
    if session.outcome().is_some() {
        Stage::Over
    } else if session.is_halted() {
        Stage::Halted
    } else if panel == Panel::Resigning {
        Stage::Resigning(match session.setup().players {
            Players::Two => session.turn(),
            Players::Computer { person, .. } => person,
        })
    } else if let Some(trouble) = session.trouble() {
        Stage::Trouble(trouble)
    } else if session.offer().is_some() {
        Stage::Offered
    } else if panel == Panel::More {
        Stage::More
    } else {
        Stage::Playing
    }
}

fn player<P: GameUi>(session: &Session<P>, side: Side, lang: Lang) -> Player {
    let players = session.setup().players;
    let said = &session.setup().terms.names[side.index()];
    let name = match players {
        Players::Two if !said.is_empty() => said.clone(),
        Players::Two => text::side_name(lang, side.as_str()),
        Players::Computer { person, .. } if person == side => text::player_you(lang, side.as_str()),
        Players::Computer { level, .. } => text::player_computer(lang, level.number()),
    };
    let is_turn = session.outcome().is_none() && session.turn() == side;
    let thinks = is_turn && !players.is_person(side) && session.trouble().is_none();
    Player {
        name,
        side,
        tally: session.tally(side, lang),
        doing: thinks.then(|| text::thinking(lang)),
        turn: if is_turn { Turn::Moves } else { Turn::Waits },
        clock: session.face(side).map(|face| clock(face, lang)),
    }
}

fn clock(face: Face, lang: Lang) -> ClockFace {
    let pressure = match face.pressure {
        Pressure::Calm => None,
        Pressure::Low => Some("is-low"),
        Pressure::Last => Some("is-last"),
        Pressure::Fallen => Some("is-fallen"),
    };
    let seconds = face.left / 1_000;
    ClockFace {
        left: face.left,
        words: text::clock_words(lang, seconds / 60, seconds % 60),
        states: [(face.going == Going::Runs).then_some("is-running"), pressure],
    }
}

/// The moves as they are written, from White's first on.
fn moves<P: GameUi>(session: &Session<P>) -> Vec<Option<String>> {
    let record = session.record();
    let waits = (record.start().turn() == Side::Black).then_some(None);
    let plies = record.plies().iter().enumerate();
    let written = plies.map(|(at, ply)| Some(record.position_at(at)?.write_move(&ply.word)));
    waits.into_iter().chain(written).collect()
}

/// The button that shows the last move once more: it stands beside the line that tells the move.
fn again(on_press: &Callback<Press>, lang: Lang) -> Html {
    button(
        Weight::Quiet,
        Some(Icon::Replay),
        text::show_again(lang),
        Access::Open,
        Press::ShowAgain,
        on_press,
    )
}

/// The button that lets a finger draw.
fn pencil(pen: Pen, on_press: &Callback<Press>, lang: Lang) -> Html {
    let (next, access) = match pen {
        Pen::Rests => (Pen::Draws, Access::Off),
        Pen::Draws => (Pen::Rests, Access::On),
    };
    let (icon, word) = (Some(Icon::Pencil), text::draw_signs(lang));
    button(Weight::Quiet, icon, word, access, Press::Pen(next), on_press)
}

impl Sheet {
    /// How many moves there are.
    pub(super) fn length(&self) -> usize {
        self.moves.len()
    }

    /// The game's column: players, line, moves, buttons.
    pub(super) fn beside(&self, list: &NodeRef, pen: Pen, on_press: &Callback<Press>, lang: Lang) -> Html {
        let line = match self.stage {
            Stage::Over => "play__line is-result",
            _ => "play__line",
        };
        html! {
            <>
                { player_bar(&self.far, Place::Far) }
                <p class={line}>
                    <span>{ &self.line }</span>
                    if let Some((href, name)) = &self.rule {
                        <a class="play__rule" href={href.clone()}>{ name }</a>
                    }
                    <span class="play__tools">
                        if self.again == Access::Open {
                            { again(on_press, lang) }
                        }
                        { pencil(pen, on_press, lang) }
                    </span>
                </p>
                { move_list(list, text::moves(lang), &self.moves) }
                { controls(self.stage, self.can, on_press, lang) }
                { player_bar(&self.near, Place::Near) }
            </>
        }
    }

    /// The whole page.
    pub(super) fn page(&self, room: &NodeRef, board: Html, beside: Html, lang: Lang) -> Html {
        let state = match self.stage {
            _ if self.is_asking => "is-asking",
            Stage::Halted => "is-halted",
            _ => "",
        };
        let game = classes!["play", ["play--", self.game].concat(), state, self.seating];
        html! {
            <div class={game}>
                <div class="play__head">
                    <h1 class="play__title" tabindex="-1">{ text::game_name(lang, self.game) }</h1>
                    <p class="play__ruleset">{ &self.ruleset }</p>
                </div>
                <div class="play__board" ref={room}>{ board }</div>
                { beside }
                { live_region(&self.said) }
            </div>
        }
    }
}
