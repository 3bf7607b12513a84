//! The board with everything around it, and the hooks that serve the session.

use super::bars::bar;
use super::controls::Controls;
use super::new_game::NewGame;
use super::options::ruleset;
use super::{Stored, is_worth_keeping};
use crate::app::boards::{GameUi, Mode};
use crate::app::components::{BoardView, LiveRegion, MoveList};
use crate::app::i18n::{Lang, text};
use crate::app::platform::{
    EngineEvent, Shelf, focus, shift, store, use_engine, use_motion, use_shape, use_timer,
};
use crate::app::session::saved::{self, Saved};
use crate::app::session::{Action, Players, Session, Setup, Tick, Verdict};
use crate::rules::Side;
use yew::prelude::*;

/// What the table is given.
#[derive(Properties, PartialEq, Clone, Debug)]
pub(super) struct TableProps<P: GameUi> {
    /// The game to show.
    pub(super) saved: Saved<P>,
    /// Set when there is no game yet: a new one is offered over the board.
    #[prop_or_default]
    pub(super) offer: Option<Stored>,
    /// The language.
    pub(super) lang: Lang,
}

/// What stands beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Panel {
    /// The game.
    Game,
    /// The questions before a new game, over the game in progress.
    NewGame,
    /// The same, with no game behind them.
    FirstGame(Stored),
}

/// The table.
#[component]
pub(super) fn Table<P: GameUi>(props: &TableProps<P>) -> Html {
    let TableProps { saved, offer, lang } = props;
    let lang = *lang;
    let motion = use_motion();
    let session = use_reducer(|| saved.clone().session(motion));
    let panel = use_state_eq(|| offer.map_or(Panel::Game, Panel::FirstGame));
    let room = use_node_ref();
    let shape = use_shape(&room);
    let playing = !matches!(*panel, Panel::FirstGame(_));

    let act = session.dispatcher();
    use_effect_with(motion, {
        let act = act.clone();
        move |motion| act.dispatch(Action::Motion(*motion))
    });
    let on_time = use_callback(act.clone(), |tick: Tick, act| act.dispatch(Action::FrameShown(tick)));
    use_timer(session.tick(), on_time);
    let on_event = use_callback(act.clone(), |event: EngineEvent, act| act.dispatch(heard(event)));
    use_engine(session.go().filter(|_| playing), on_event);
    use_stored(&session, playing);

    let on_touch = use_callback(act.clone(), |spot, act| act.dispatch(Action::Touch(spot)));
    let on_cursor = use_callback(act.clone(), |spot, act| act.dispatch(Action::Cursor(spot)));
    let on_cancel = use_callback(act.clone(), |(), act| act.dispatch(Action::Cancel));
    let on_hover = use_callback(act.clone(), |spot, act| act.dispatch(Action::Hover(spot)));
    let on_new = use_callback(panel.clone(), |_: MouseEvent, panel| panel.set(Panel::NewGame));
    // The panel that was opened or closed takes the focus with it.
    use_effect_with(*panel, |panel| {
        if *panel == Panel::NewGame {
            focus(".new-game input:checked");
        }
    });

    let mut view = session.view(shape);
    if *panel != Panel::Game {
        view.mode = Mode::Picture;
        view.movable.clear();
        view.next.clear();
    }
    let facing = session.facing();
    let beside = if *panel == Panel::Game {
        html! {
            <>
                { bar(&session, facing.other(), lang) }
                <p class="play__line">{ session.line(lang) }</p>
                <MoveList label={text::moves(lang)} moves={moves(&session)} />
                <Controls<P> session={session.clone()} {lang} {on_new} />
                { bar(&session, facing, lang) }
            </>
        }
    } else {
        // With no game behind them, the questions show their board.
        let on_variant = {
            let act = act.clone();
            Callback::from(move |variant: P::Variant| {
                if !playing {
                    act.dispatch(Action::Begin(Box::new(Setup::new(variant, Players::Two))));
                }
            })
        };
        let begin = |act: &UseReducerDispatcher<Session<P>>, panel: &UseStateHandle<Panel>, keep: bool| {
            let (act, panel) = (act.clone(), panel.clone());
            Callback::from(move |setup: Setup<P>| {
                if keep {
                    shift(P::ID, Shelf::Current, Shelf::Previous);
                }
                act.dispatch(Action::Begin(Box::new(setup)));
                panel.set(Panel::Game);
            })
        };
        let on_take_up = {
            let (act, panel) = (act.clone(), panel.clone());
            Callback::from(move |saved: Saved<P>| {
                shift(P::ID, Shelf::Previous, Shelf::Current);
                act.dispatch(Action::TakeUp(Box::new(saved)));
                panel.set(Panel::Game);
            })
        };
        let on_back = playing.then(|| {
            let panel = panel.clone();
            Callback::from(move |_: MouseEvent| panel.set(Panel::Game))
        });
        let stored = if let Panel::FirstGame(stored) = *panel { stored } else { Stored::Nothing };
        let keep = playing && is_worth_keeping(session.record());
        html! {
            <NewGame<P>
                {stored}
                last={session.setup().clone()}
                {lang}
                {on_variant}
                on_begin={begin(&act, &panel, keep)}
                {on_take_up}
                {on_back}
            />
        }
    };
    let said = session.said().iter().map(|(number, notice)| (*number, session.words(notice, lang)));
    let said = if playing { said.collect() } else { Vec::new() };
    html! {
        <div class={classes!("play", ["play--", P::NAME].concat(), (*panel != Panel::Game).then_some("is-asking"))}>
            <div class="play__head">
                <h1 class="play__title" tabindex="-1">{ text::game_name(lang, P::NAME) }</h1>
                <p class="play__ruleset">{ ruleset::<P>(session.setup().variant, lang) }</p>
            </div>
            <div class="play__board" ref={room}>
                <BoardView<P> {view} {lang} {on_touch} {on_cursor} {on_cancel} {on_hover} />
            </div>
            { beside }
            <LiveRegion {said} />
        </div>
    }
}

/// What an event of the engine is to a session.
fn heard<P: GameUi>(event: EngineEvent) -> Action<P> {
    match event {
        EngineEvent::Move(job, text) => Action::EngineMove { job, text },
        EngineEvent::Draw(job, true) => Action::EngineDraw { job, verdict: Verdict::Accepted },
        EngineEvent::Draw(job, false) => Action::EngineDraw { job, verdict: Verdict::Declined },
        EngineEvent::Failed(job) => Action::EngineFailed { job: Some(job) },
        EngineEvent::Unreachable => Action::EngineFailed { job: None },
    }
}

/// Stores the game whenever it changes.
#[hook]
fn use_stored<P: GameUi>(session: &UseReducerHandle<Session<P>>, playing: bool) {
    let record = session.record();
    let last = record.plies().last().map(|ply| ply.mv);
    let state =
        (record.plies().len(), last, record.ending(), session.facing(), session.setup().clone(), playing);
    let session = session.clone();
    use_effect_with(state, move |_| {
        if playing {
            // What the browser refuses to keep lives as long as the page, in the twin.
            let _ = store(P::ID, Shelf::Current, &saved::write(&session));
        }
    });
}

/// The moves as they are written, from White's first on.
fn moves<P: GameUi>(session: &Session<P>) -> Vec<Option<AttrValue>> {
    let record = session.record();
    let waits = (record.start().turn() == Side::Black).then_some(None);
    let plies = record.plies().iter().enumerate().map(|(at, ply)| {
        let before = record.position_at(at).unwrap_or(record.position());
        Some(AttrValue::from(before.write_move(&ply.word)))
    });
    waits.into_iter().chain(plies).collect()
}
