//! A game as plain words, and the page that they make around its board.

use super::Place as Where;
use super::controls::{Can, Press, Stage, controls};
use super::opening::Panel;
use super::options::ruleset;
use crate::app::boards::GameUi;
use crate::app::components::{
    Access, ClockFace, Icon, Pen, Place, Player, Turn, Weight, button, live_region, move_list, pager,
    player_bar, win_bar,
};
use crate::app::i18n::{Lang, text};
use crate::app::route::Route;
use crate::app::session::{Face, Going, Leaf, Players, Pressure, Seating, Session, Takebacks};
use crate::rules::Side;
use yew::{Callback, Html, KeyboardEvent, NodeRef, classes, html};

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
    /// Where the rule is shown, when not in the place of the game.
    window: Option<&'static str>,
    again: Access,
    moves: Vec<Option<String>>,
    /// How many moves the game has, and after how many the picture is.
    plies: usize,
    leaf: usize,
    /// The illegal attempts that a judge has noted.
    attempts: Vec<String>,
    /// The win chance of White, per mille, when it is shown; the words for it.
    bar: Option<(u16, String)>,
    ui: &'static str,
    said: Vec<(u32, String)>,
    stage: Stage,
    can: Can,
}

/// The words of a session.
pub(super) fn sheet<P: GameUi>(session: &Session<P>, panel: Panel, place: Where, lang: Lang) -> Sheet {
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
        window: place.window(),
        again: Access::when(session.can_show_again()),
        moves: moves(session),
        plies: session.record().plies().len(),
        leaf: session.leaf(),
        attempts: session.attempt_words(lang),
        bar: session.has_bar().then(|| bar(session.white_chance(), lang)),
        ui: match place {
            Where::Page if session.is_judge() => "is-judge",
            Where::Page => "",
            Where::Embed(ui) => ui.class(),
        },
        said: if panel.has_game() { said.collect() } else { Vec::new() },
        stage: stage(session, panel),
        can: Can {
            undo: match session.setup().terms.takebacks {
                Takebacks::Allowed => {
                    let press = if session.is_judge() { Press::AskUndo } else { Press::Undo };
                    Some((Access::when(session.can_undo()), press))
                }
                Takebacks::Never => None,
            },
            hint: session.has_hints().then(|| Access::when(session.can_hint())),
            strike: session.attempts().last().map(|_| Access::Open),
            draw: Access::when(session.can_offer_draw()),
            flip: session.can_flip().then_some(Access::Open),
            pause: session.clock().map(|_| Access::when(session.can_pause())),
        },
    }
}

/// What the game asks goes before what the person wanted to see; to look back and to take back can be asked for at any time.
fn stage<P: GameUi>(session: &Session<P>, panel: Panel) -> Stage {
    if session.looking().is_some() {
        Stage::Looking
    } else if panel == Panel::Undoing && session.can_undo() {
        Stage::Undoing
    } else if session.is_halted() {
        Stage::Halted
    } else if panel == Panel::Resigning && session.outcome().is_none() {
        Stage::Resigning(match session.setup().players {
            Players::Two => session.turn(),
            Players::Computer { person, .. } => person,
        })
    } else if let Some(trouble) = session.trouble() {
        Stage::Trouble(trouble)
    } else if session.offer().is_some() {
        Stage::Offered
    } else if session.waiting().is_some() {
        Stage::Waiting
    } else if panel == Panel::More {
        Stage::More
    } else if session.outcome().is_some() {
        Stage::Over
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
        spoils: session.spoils(side),
        doing: thinks.then(|| text::thinking(lang)),
        note: match session.attempts_of(side) {
            0 => None,
            count => Some(text::attempt_count(lang, count as u32)),
        },
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

/// The win chance, and the words for it; the middle while it is not known.
fn bar(chance: Option<u16>, lang: Lang) -> (u16, String) {
    let words = match chance {
        Some(chance) => text::bar_words(lang, (chance + 5) / 10),
        None => text::bar_unknown(lang).to_owned(),
    };
    (chance.unwrap_or(500), words)
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
                { for self.bar.iter().map(|(chance, words)| win_bar(*chance, words)) }
                <p class={line}>
                    <span>{ &self.line }</span>
                    if let Some((href, name)) = &self.rule {
                        <a class="play__rule" href={href.clone()} target={self.window} rel="noopener">{ name }</a>
                    }
                    <span class="play__tools">
                        if self.again == Access::Open {
                            { again(on_press, lang) }
                        }
                        { pencil(pen, on_press, lang) }
                    </span>
                </p>
                { self.moves(list, on_press, lang) }
                { controls(self.stage, self.can, on_press, lang) }
                { player_bar(&self.near, Place::Near) }
            </>
        }
    }

    /// The moves, the buttons that turn them, and what a judge has noted.
    fn moves(&self, list: &NodeRef, on_press: &Callback<Press>, lang: Lang) -> Html {
        let waits = self.moves.len() - self.plies;
        let shown = self.leaf.checked_sub(1).map(|ply| ply + waits);
        let on_pick =
            on_press.reform(move |place: usize| Press::Look(Leaf::At((place + 1).saturating_sub(waits))));
        let on_key = {
            let on_press = on_press.clone();
            Callback::from(move |event: KeyboardEvent| {
                let leaf = match event.key().as_str() {
                    "ArrowLeft" => Leaf::Previous,
                    "ArrowRight" => Leaf::Next,
                    "Home" => Leaf::First,
                    "End" => Leaf::Last,
                    _ => return,
                };
                if !is_shortcut(&event) {
                    event.prevent_default();
                    on_press.emit(Press::Look(leaf));
                }
            })
        };
        let labels = [text::to_start(lang), text::to_previous(lang), text::to_next(lang), text::to_end(lang)];
        let leaves = [Leaf::First, Leaf::Previous, Leaf::Next, Leaf::Last].map(Press::Look);
        let turns = self.stage != Stage::Halted;
        let (back, on) = (turns && self.leaf > 0, turns && self.leaf < self.plies);
        html! {
            <div class="play__moves">
                { move_list(list, text::moves(lang), &self.moves, shown, &on_pick, &on_key) }
                { pager(text::turn_pages(lang), labels, leaves, [back, back, on, on], on_press) }
                if !self.attempts.is_empty() {
                    <ol class="play__attempts" aria-label={text::attempts(lang)}>
                        { for self.attempts.iter().map(|attempt| html! { <li>{ attempt }</li> }) }
                    </ol>
                }
            </div>
        }
    }

    /// The whole page.
    pub(super) fn page(
        &self,
        room: &NodeRef,
        board: Html,
        beside: Html,
        on_leaf: &Callback<Leaf>,
        lang: Lang,
    ) -> Html {
        let state = match self.stage {
            _ if self.is_asking => "is-asking",
            Stage::Halted => "is-halted",
            Stage::Playing => "",
            // A board alone shows its buttons when it asks something.
            _ => "is-asked",
        };
        let onkeydown = {
            let on_leaf = on_leaf.clone();
            move |event: KeyboardEvent| {
                let leaf = match (event.key().as_str(), event.shift_key()) {
                    ("PageUp", false) => Leaf::Previous,
                    ("PageDown", false) => Leaf::Next,
                    ("PageUp", true) => Leaf::First,
                    ("PageDown", true) => Leaf::Last,
                    _ => return,
                };
                if !is_shortcut(&event) {
                    event.prevent_default();
                    on_leaf.emit(leaf);
                }
            }
        };
        let game = classes!["play", ["play--", self.game].concat(), state, self.seating, self.ui];
        html! {
            <div class={game}>
                <div class="play__head">
                    <h1 class="play__title" tabindex="-1">{ text::game_name(lang, self.game) }</h1>
                    <p class="play__ruleset">{ &self.ruleset }</p>
                </div>
                <div class="play__board" ref={room} {onkeydown}>{ board }</div>
                { beside }
                { live_region(&self.said) }
            </div>
        }
    }
}

/// Whether a key belongs to the browser.
fn is_shortcut(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.alt_key() || event.meta_key()
}
