//! One question with a few answers: radio buttons in a named group.

use web_sys::HtmlInputElement;
use yew::prelude::*;

/// An answer.
#[derive(PartialEq, Clone, Debug)]
pub struct Answer {
    /// What it is called in code.
    pub value: AttrValue,
    /// What it is called on the page.
    pub label: AttrValue,
}

/// What the question is given.
#[derive(Properties, PartialEq, Clone, Debug)]
pub struct ChoiceProps {
    /// A name that no other question of the page has.
    pub name: AttrValue,
    /// The question.
    pub legend: AttrValue,
    /// The answers.
    pub answers: Vec<Answer>,
    /// The value of the chosen one.
    pub chosen: AttrValue,
    /// What the chosen answer means, in one line.
    #[prop_or_default]
    pub words: Option<AttrValue>,
    /// Another answer was chosen.
    pub on_choose: Callback<AttrValue>,
}

/// A group of radio buttons.
#[component]
pub fn Choice(props: &ChoiceProps) -> Html {
    let ChoiceProps { name, legend, answers, chosen, words, on_choose } = props;
    let onchange = {
        let on_choose = on_choose.clone();
        Callback::from(move |event: Event| {
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                on_choose.emit(input.value().into());
            }
        })
    };
    let answer = |answer: &Answer| {
        let checked = answer.value == *chosen;
        html! {
            <label class={classes!("choice__answer", checked.then_some("is-chosen"))}>
                <input class="choice__input" type="radio" name={name} value={&answer.value} {checked} onchange={&onchange} />
                <span>{ &answer.label }</span>
            </label>
        }
    };
    html! {
        <fieldset class="choice">
            <legend class="choice__legend">{ legend }</legend>
            <div class="choice__answers">{ for answers.iter().map(answer) }</div>
            if let Some(words) = words {
                <p class="choice__words">{ words }</p>
            }
        </fieldset>
    }
}
