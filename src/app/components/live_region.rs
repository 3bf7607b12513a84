//! The one voice of the page for those who do not see it.

use yew::{Html, html};

/// A polite live region with sentences, oldest first, each with a number of its own: only what is new is read out, and a
/// sentence that is said again is read again.
pub fn live_region(said: &[(u32, String)]) -> Html {
    html! {
        <div class="visually-hidden" role="status" aria-atomic="false">
            { for said.iter().map(|(number, sentence)| html! { <p key={*number}>{ sentence }</p> }) }
        </div>
    }
}
