//! The page of a board: reads the link, takes up the stored game or offers a new one.
//!
//! A link with game fields begins its game at once, and the address is then named anew without them, so that a reload continues
//! the game instead of beginning it again. An unfinished game that was stored before is put aside and can be taken up again.
//!
//! Only [`Play`] knows the game's type: it holds the hooks and hands plain words to the rest, which is compiled once.

mod controls;
mod fault;
mod new_game;
mod opening;
mod options;
mod refused;
mod sheet;

use crate::app::boards::{GameUi, Mode};
use crate::app::components::BoardView;
use crate::app::i18n::Lang;
use crate::app::platform::{
    EngineEvent, Shelf, shift, use_engine, use_focus, use_motion, use_scrolled_to_end, use_shape, use_stored,
    use_timer,
};
use crate::app::session::{Action, Players, Session, Setup, Tick, Verdict, saved};
use controls::Press;
use new_game::{Answers, NewGame};
use opening::{Panel, Stored, earlier_game, is_worth_keeping, open};
use yew::prelude::*;

/// What the page is given.
#[derive(Properties, PartialEq, Clone, Debug)]
pub(super) struct PlayProps {
    /// The query of the address, as it stands there.
    pub(super) query: String,
    /// The language.
    pub(super) lang: Lang,
}

/// Who hears the board, the clock and the engine.
struct Hands<P: GameUi> {
    touch: Callback<P::Spot>,
    cursor: Callback<P::Spot>,
    cancel: Callback<()>,
    hover: Callback<Option<P::Spot>>,
    time: Callback<Tick>,
    engine: Callback<EngineEvent>,
}

/// The page of one game.
#[component]
pub(super) fn Play<P: GameUi>(props: &PlayProps) -> Html {
    let PlayProps { query, lang } = props;
    let lang = *lang;
    let opening = use_memo((), |()| open::<P>(query));
    let motion = use_motion();
    let session = use_reducer(|| opening.saved.clone().session(motion));
    let panel = use_state_eq(|| opening.panel);
    let (room, list) = (use_node_ref(), use_node_ref());
    let shape = use_shape(&room);
    let hands = {
        let session = session.dispatcher();
        use_memo((), |()| hands(&session))
    };
    let playing = panel.has_game();
    if session.motion() != motion {
        session.dispatch(Action::Motion(motion));
    }
    use_timer(session.tick(), hands.time.clone());
    use_engine(session.go().filter(|_| playing), hands.engine.clone());
    use_stored(P::ID, playing.then(|| saved::write(&session)));
    use_scrolled_to_end(&list, session.record().plies().len());
    use_focus(panel.focus());

    if let Some(error) = &opening.error {
        return refused::refused(P::ID, error, lang);
    }
    let mut view = session.view(shape);
    if panel.is_asking() {
        view.mode = Mode::Picture;
        view.movable.clear();
        view.next.clear();
    }
    let Hands { touch, cursor, cancel, hover, .. } = &*hands;
    let board = html! {
        <BoardView<P> {view} {lang} on_touch={touch} on_cursor={cursor} on_cancel={cancel} on_hover={hover} />
    };
    let sheet = sheet::sheet(&session, *panel, lang);
    let beside = if panel.is_asking() {
        let on_fields = {
            let session = session.dispatcher();
            Callback::from(move |fields: Vec<(&'static str, &'static str)>| {
                // With no game behind them, the questions show their board.
                if !playing {
                    let variant = P::read_variant(&fields).unwrap_or_default();
                    session.dispatch(Action::Begin(Box::new(Setup::new(variant, Players::Two))));
                }
            })
        };
        let on_begin = {
            let (session, panel) = (session.clone(), panel.clone());
            Callback::from(move |answers: Answers| {
                if playing && is_worth_keeping(session.record()) {
                    shift(P::ID, Shelf::Current, Shelf::Previous);
                }
                let variant = P::read_variant(&answers.fields).unwrap_or_default();
                session.dispatch(Action::Begin(Box::new(Setup::new(variant, answers.players()))));
                panel.set(Panel::Game);
            })
        };
        let on_take_up = earlier_game::<P>().map(|saved| {
            let (session, panel) = (session.dispatcher(), panel.clone());
            Callback::from(move |()| {
                shift(P::ID, Shelf::Previous, Shelf::Current);
                session.dispatch(Action::TakeUp(Box::new(saved.clone())));
                panel.set(Panel::Game);
            })
        });
        let on_back = playing.then(|| {
            let panel = panel.clone();
            Callback::from(move |()| panel.set(Panel::Game))
        });
        let last = Answers::last(P::write_variant(session.setup().variant), session.setup().players, playing);
        html! {
            <NewGame
                options={options::options::<P>()}
                is_damaged={*panel == Panel::FirstGame(Stored::Damaged)}
                {last}
                {lang}
                {on_fields}
                {on_begin}
                {on_take_up}
                {on_back}
            />
        }
    } else {
        let on_press = {
            let (session, panel) = (session.dispatcher(), panel.clone());
            Callback::from(move |press: Press| {
                panel.set(press.panel());
                if let Some(action) = press.action() {
                    session.dispatch(action);
                }
            })
        };
        sheet.beside(&list, &on_press, lang)
    };
    sheet.page(&room, board, beside, lang)
}

fn hands<P: GameUi>(session: &UseReducerDispatcher<Session<P>>) -> Hands<P> {
    Hands {
        touch: hand(session, Action::Touch),
        cursor: hand(session, Action::Cursor),
        cancel: hand(session, |()| Action::Cancel),
        hover: hand(session, Action::Hover),
        time: hand(session, Action::FrameShown),
        engine: hand(session, heard),
    }
}

fn hand<P: GameUi, T: 'static>(
    session: &UseReducerDispatcher<Session<P>>,
    action: fn(T) -> Action<P>,
) -> Callback<T> {
    let session = session.clone();
    Callback::from(move |event| session.dispatch(action(event)))
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
