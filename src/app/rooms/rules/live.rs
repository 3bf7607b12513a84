//! A clause's live board: what there is to do, the board, what it says, and two buttons.

use super::drill::{Drill, DrillAction, Stand};
use super::taught::Taught;
use crate::app::boards::Shape;
use crate::app::components::{Access, Weight, button, live_region};
use crate::app::i18n::{Lang, text};
use crate::app::platform::sound::use_sound;
use crate::app::platform::{use_motion, use_near, use_timer};
use crate::app::rooms::board::live_board;
use crate::app::route::Route;
use crate::app::session::Action;
use std::rc::Rc;
use yew::{Callback, Html, Properties, Reducible, component, html, use_node_ref, use_reducer};

/// Which board.
#[derive(Properties, PartialEq, Clone, Debug)]
pub(super) struct LiveProps {
    /// The clause.
    pub(super) id: &'static str,
    /// The language.
    pub(super) lang: Lang,
}

/// What the two buttons say.
#[derive(Clone, Copy)]
enum Press {
    Again,
    Show,
}

/// The board of a clause; nothing when the clause has none.
#[component]
pub(super) fn Live<P: Taught>(props: &LiveProps) -> Html {
    let LiveProps { id, lang } = *props;
    let motion = use_motion();
    // A page of boards is long: each is drawn when somebody comes near it.
    let place = use_node_ref();
    let is_near = use_near(&place);
    let clause = P::RULES.clauses().find(|clause| clause.id == id);
    let exercise = clause.and_then(|clause| clause.exercise);
    let drill = use_reducer(|| State(exercise.and_then(|exercise| Drill::<P>::new(&exercise, motion))));
    let dispatch = drill.dispatcher();
    let on_board = Callback::from(move |action| dispatch.dispatch(DrillAction::Board(action)));
    let tick = drill.0.as_ref().and_then(|drill| drill.session().tick());
    use_timer(tick, on_board.reform(Action::FrameShown));
    use_sound(drill.0.as_ref().map_or(&[][..], |drill| drill.session().cues()));
    let (Some(now), Some(exercise)) = (&drill.0, exercise) else { return Html::default() };
    let session = now.session();
    if session.motion() != motion {
        on_board.emit(Action::Motion(motion));
    }
    let said = session.said().iter().map(|(number, notice)| (*number, session.words(notice, lang)));
    let said: Vec<_> = said.collect();
    let last = said.last().map(|(_, words)| words.clone()).unwrap_or_default();
    let (class, line) = match now.stand() {
        Stand::Open => ("drill__line", session.line(lang)),
        Stand::Done => ("drill__line is-done", [text::rules_done(lang), " ", &last].concat()),
        Stand::Other => ("drill__line", text::rules_other(lang).to_owned()),
    };
    // A rule is not linked from its own board.
    let rule = session.clause().filter(|rule| now.stand() == Stand::Open && !id.starts_with(*rule));
    let why = rule.map(|rule| {
        let href = Route::rule(P::ID, rule).to_hash();
        html! { <> { " " } <a {href}>{ text::rules_why(lang, rule) }</a></> }
    });
    let dispatch = drill.dispatcher();
    let on_press = Callback::from(move |press| {
        dispatch.dispatch(match press {
            Press::Again => DrillAction::Again,
            Press::Show => DrillAction::Show,
        });
    });
    let way = |label, press| button(Weight::Plain, None, label, Access::Open, press, &on_press);
    html! {
        <div class={["drill drill--", P::NAME].concat()}>
            <div ref={place} class="drill__board">{ for is_near.then(|| live_board(now.view(Shape::default()), lang, &on_board)) }</div>
            <div class="drill__words">
                <p class="drill__task">{ (exercise.task)(lang) }</p>
                <p {class}>{ line }{ for why }</p>
                <p class="drill__ways">
                    { way(text::rules_again(lang), Press::Again) }
                    { way(text::rules_show(lang), Press::Show) }
                </p>
            </div>
            { live_region(&said) }
        </div>
    }
}

/// The state of the component.
struct State<P: Taught>(Option<Drill<P>>);

impl<P: Taught> Reducible for State<P> {
    type Action = DrillAction<P>;

    fn reduce(self: Rc<Self>, action: DrillAction<P>) -> Rc<Self> {
        State(self.0.as_ref().map(|drill| drill.after(action))).into()
    }
}
