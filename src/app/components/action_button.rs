//! A button with an icon and a word.

use super::Icon;
use yew::prelude::*;

/// What the button is given.
#[derive(Properties, PartialEq, Clone, Debug)]
pub struct ActionButtonProps {
    /// The icon.
    pub icon: Icon,
    /// The word.
    pub label: AttrValue,
    /// Whether it can be pressed now.
    #[prop_or_default]
    pub disabled: bool,
    /// It was pressed.
    pub on_press: Callback<MouseEvent>,
}

/// A button of the row below the board.
#[component]
pub fn ActionButton(props: &ActionButtonProps) -> Html {
    let ActionButtonProps { icon, label, disabled, on_press } = props;
    html! {
        <button type="button" class="button button--action" disabled={*disabled} onclick={on_press}>
            { icon.view() }
            <span>{ label }</span>
        </button>
    }
}
