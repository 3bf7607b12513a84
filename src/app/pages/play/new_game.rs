//! The questions before a game, as a form.

use super::answers::{Answers, Asked, Beginning, Fields, Menu};
use crate::app::components::{Access, Weight, button, choice};
use crate::app::i18n::{Lang, text};
use crate::app::session::LONGEST_NAME;
use crate::rules::Side;
use web_sys::{HtmlInputElement, InputEvent, SubmitEvent};
use yew::{Callback, Html, Properties, TargetCast, component, html, use_state_eq};

/// What the questions are given.
#[derive(Properties, PartialEq, Clone, Debug)]
pub(super) struct NewGameProps {
    /// What can be asked.
    pub(super) menu: Menu,
    /// Whether something in storage could not be read.
    pub(super) is_damaged: bool,
    /// The answers to begin with.
    pub(super) last: Answers,
    /// The language.
    pub(super) lang: Lang,
    /// The options changed.
    pub(super) on_fields: Callback<Fields>,
    /// A game begins.
    pub(super) on_begin: Callback<Beginning>,
    /// The game that was put aside is taken up again; `None` when there is none.
    pub(super) on_take_up: Option<Callback<()>>,
    /// Back to the game; `None` when there is none.
    pub(super) on_back: Option<Callback<()>>,
}

/// The questions.
#[component]
pub(super) fn NewGame(props: &NewGameProps) -> Html {
    let NewGameProps { menu, is_damaged, last, lang, on_fields, on_begin, on_take_up, on_back } = props;
    let lang = *lang;
    let answers = use_state_eq(|| last.clone());
    let on_choose = {
        let (answers, menu, on_fields) = (answers.clone(), menu.clone(), on_fields.clone());
        Callback::from(move |(question, answer): (&'static str, String)| {
            let next = answers.with(question, &answer, &menu, lang);
            if next.fields(&menu) != answers.fields(&menu) {
                on_fields.emit(next.fields(&menu));
            }
            answers.set(next);
        })
    };
    let onsubmit = {
        let (answers, menu, on_begin) = (answers.clone(), menu.clone(), on_begin.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            on_begin.emit(answers.beginning(&menu));
        })
    };
    let name = |side: Side| {
        let written = answers.names[side.index()].clone();
        let answers = answers.clone();
        let oninput = move |event: InputEvent| {
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                let mut next = (*answers).clone();
                next.names[side.index()] = input.value();
                answers.set(next);
            }
        };
        html! {
            <label class="new-game__name">
                <span>{ text::setup_name(lang, side.as_str()) }</span>
                <input type="text" maxlength={LONGEST_NAME.to_string()} autocomplete="off" value={written} {oninput} />
            </label>
        }
    };
    let way = |label, on_press: &Callback<()>| button(Weight::Plain, None, label, Access::Open, (), on_press);
    let (first, more) = answers.asked(menu, lang);
    let ask = |(question, chosen): &Asked| choice(question, chosen, &on_choose);
    html! {
        <form class="new-game" {onsubmit}>
            <h2 class="new-game__title">{ text::setup_title(lang) }</h2>
            if *is_damaged {
                <p class="new-game__notice">{ text::damaged_game(lang) }</p>
            }
            <div class="new-game__questions">
                { for first.iter().map(ask) }
                if answers.has_names() {
                    <div class="new-game__names">{ for Side::ALL.map(name) }</div>
                }
                <details class="new-game__more">
                    <summary>{ text::setup_more(lang) }</summary>
                    { for more.iter().map(ask) }
                </details>
            </div>
            <div class="new-game__ways">
                <button type="submit" class="button button--main">{ text::start_game(lang) }</button>
                { for on_back.iter().map(|on_press| way(text::back_to_game(lang), on_press)) }
                { for on_take_up.iter().map(|on_press| way(text::take_up_earlier(lang), on_press)) }
            </div>
        </form>
    }
}
