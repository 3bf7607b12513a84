//! The buttons of a game in progress and of a finished one.

use crate::app::boards::GameUi;
use crate::app::components::{ActionButton, Icon};
use crate::app::i18n::{Lang, text};
use crate::app::platform::focus;
use crate::app::session::{Action, Players, Session, Verdict};
use yew::prelude::*;

/// What the buttons are given.
#[derive(Properties, PartialEq, Clone)]
pub(super) struct ControlsProps<P: GameUi> {
    /// The game.
    pub(super) session: UseReducerHandle<Session<P>>,
    /// The language.
    pub(super) lang: Lang,
    /// A new game is wanted.
    pub(super) on_new: Callback<MouseEvent>,
}

/// The row of buttons; a question takes its place until it is answered.
#[component]
pub(super) fn Controls<P: GameUi>(props: &ControlsProps<P>) -> Html {
    let ControlsProps { session, lang, on_new } = props;
    let lang = *lang;
    let resigning = use_state_eq(|| false);
    {
        // The question is answered where the keyboard is.
        use_effect_with(*resigning, |resigning| {
            if *resigning {
                focus(".controls .button--main");
            }
        });
    }
    let press = |action: Action<P>| {
        let dispatch = session.dispatcher();
        Callback::from(move |_: MouseEvent| dispatch.dispatch(action.clone()))
    };
    let row = |buttons: Html| {
        html! { <div class="controls" role="group" aria-label={text::controls(lang)}>{ buttons }</div> }
    };
    if session.trouble().is_some() {
        return row(html! {
            <>
                <button type="button" class="button button--main" onclick={press(Action::Retry)}>{ text::try_again(lang) }</button>
                <ActionButton icon={Icon::Undo} label={text::undo(lang)} disabled={!session.can_undo()} on_press={press(Action::Undo)} />
                <ActionButton icon={Icon::New} label={text::new_game(lang)} on_press={on_new} />
            </>
        });
    }
    if session.offer().is_some() {
        return row(html! {
            <>
                <button type="button" class="button button--main" onclick={press(Action::AnswerDraw(Verdict::Accepted))}>
                    { text::accept_draw(lang) }
                </button>
                <button type="button" class="button" onclick={press(Action::AnswerDraw(Verdict::Declined))}>
                    { text::decline_draw(lang) }
                </button>
            </>
        });
    }
    let over = session.outcome().is_some();
    if *resigning && !over {
        let side = match session.setup().players {
            Players::Two => session.turn(),
            Players::Computer { person, .. } => person,
        };
        let (resign, close) = (session.dispatcher(), resigning.clone());
        let yes = Callback::from(move |_: MouseEvent| {
            close.set(false);
            resign.dispatch(Action::Resign);
        });
        let close = resigning.clone();
        let no = Callback::from(move |_: MouseEvent| close.set(false));
        return row(html! {
            <>
                <span class="controls__question">{ text::resign_question(lang, side.as_str()) }</span>
                <button type="button" class="button button--main" onclick={yes}>{ text::resign_yes(lang) }</button>
                <button type="button" class="button" onclick={no}>{ text::resign_no(lang) }</button>
            </>
        });
    }
    let ask = {
        let resigning = resigning.clone();
        Callback::from(move |_: MouseEvent| resigning.set(true))
    };
    let undo = html! {
        <ActionButton icon={Icon::Undo} label={text::undo(lang)} disabled={!session.can_undo()} on_press={press(Action::Undo)} />
    };
    let flip =
        html! { <ActionButton icon={Icon::Flip} label={text::flip(lang)} on_press={press(Action::Flip)} /> };
    let new = html! { <ActionButton icon={Icon::New} label={text::new_game(lang)} on_press={on_new} /> };
    if over {
        return row(html! {
            <>
                <button type="button" class="button button--main" onclick={press(Action::Again)}>
                    { Icon::Again.view() }<span>{ text::again(lang) }</span>
                </button>
                { undo }{ flip }{ new }
            </>
        });
    }
    row(html! {
        <>
            { undo }
            <ActionButton icon={Icon::Resign} label={text::resign(lang)} on_press={ask} />
            <ActionButton
                icon={Icon::Draw}
                label={text::offer_draw(lang)}
                disabled={!session.can_offer_draw()}
                on_press={press(Action::OfferDraw)}
            />
            { flip }{ new }
        </>
    })
}
