//! The one voice of the page for those who do not see it.

use yew::prelude::*;

/// What is said.
#[derive(Properties, PartialEq, Clone, Debug)]
pub struct LiveRegionProps {
    /// Sentences, oldest first, each with a number of its own: a sentence said again is said again.
    pub said: Vec<(u32, String)>,
}

/// A polite live region. Only what is new is read out.
#[component]
pub fn LiveRegion(props: &LiveRegionProps) -> Html {
    html! {
        <div class="visually-hidden" role="status" aria-atomic="false">
            { for props.said.iter().map(|(number, sentence)| html! { <p key={*number}>{ sentence }</p> }) }
        </div>
    }
}
