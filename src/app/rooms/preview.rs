//! A small board on which the settings are seen at work: a game of two people in its middle, to be touched at will.

use super::board::live_board;
use super::rules::Taught;
use crate::app::boards::Shape;
use crate::app::i18n::Lang;
use crate::app::platform::sound::use_sound;
use crate::app::platform::{use_motion, use_settings, use_timer};
use crate::app::session::{Action, Players, Session, Setup};
use crate::rules::Word;
use std::rc::Rc;
use yew::{Callback, Html, Properties, Reducible, component, html, use_reducer};

/// What the board is given.
#[derive(Properties, PartialEq, Clone, Debug)]
pub(super) struct PreviewProps {
    /// The language.
    pub(super) lang: Lang,
}

/// The state of the component.
struct State<P: Taught>(Session<P>);

impl<P: Taught> Reducible for State<P> {
    type Action = Action<P>;

    fn reduce(self: Rc<Self>, action: Action<P>) -> Rc<Self> {
        let mut next = self.0.clone();
        next.apply(action);
        Rc::new(State(next))
    }
}

/// The usual start with the first moves of the order played, so that there is something to see.
fn setup<P: Taught>() -> Setup<P> {
    let mut setup = Setup::<P>::new(P::Variant::default(), Players::Two);
    for at in [7, 5, 3, 4] {
        let record = setup.record();
        let pos = record.position();
        let moves = pos.legal_moves();
        let word: Option<Word<P>> =
            moves.get(at % moves.len().max(1)).and_then(|mv| pos.words(*mv).into_iter().next());
        setup.opening.extend(word);
    }
    setup
}

/// The board.
#[component]
pub(super) fn Preview<P: Taught>(props: &PreviewProps) -> Html {
    let motion = use_motion();
    let settings = use_settings();
    let state = use_reducer(|| State(Session::<P>::new(setup(), motion)));
    let dispatch = state.dispatcher();
    let on = Callback::from(move |action| dispatch.dispatch(action));
    let session = &state.0;
    use_timer(session.tick(), on.reform(Action::FrameShown));
    use_sound(session.cues());
    if session.motion() != motion {
        on.emit(Action::Motion(motion));
    }
    if session.settings() != settings {
        on.emit(Action::Settings(settings));
    }
    html! {
        <div class="sample">
            <div class="drill__board">{ live_board(session.view(Shape::default()), props.lang, &on) }</div>
            <p class="sample__line">{ session.line(props.lang) }</p>
        </div>
    }
}
