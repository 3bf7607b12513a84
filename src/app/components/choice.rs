//! One question with a few answers: radio buttons in a named group.

use web_sys::{Event, HtmlInputElement};
use yew::{Callback, Html, TargetCast, classes, html};

/// A question.
#[derive(PartialEq, Clone, Debug)]
pub struct Question {
    /// A name that no other question of the page has.
    pub name: &'static str,
    /// The question as it is asked.
    pub legend: String,
    /// The answers: what each is called in code, and on the page.
    pub answers: Vec<(&'static str, String)>,
    /// What the chosen answer means, in one line; empty when it needs no words.
    pub words: String,
}

/// A group of radio buttons; `on_choose` hears the question's name and the answer.
pub fn choice(question: &Question, chosen: &str, on_choose: &Callback<(&'static str, String)>) -> Html {
    let name = question.name;
    let onchange = {
        let on_choose = on_choose.clone();
        Callback::from(move |event: Event| {
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                on_choose.emit((name, input.value()));
            }
        })
    };
    let answer = |(value, label): &(&'static str, String)| {
        let checked = *value == chosen;
        html! {
            <label key={*value} class={classes!("choice__answer", checked.then_some("is-chosen"))}>
                <input class="choice__input" type="radio" {name} value={*value} {checked} onchange={&onchange} />
                <span>{ label }</span>
            </label>
        }
    };
    html! {
        <fieldset key={name} class="choice">
            <legend class="choice__legend">{ &question.legend }</legend>
            <div class="choice__answers">{ for question.answers.iter().map(answer) }</div>
            if !question.words.is_empty() {
                <p class="choice__words">{ &question.words }</p>
            }
        </fieldset>
    }
}
