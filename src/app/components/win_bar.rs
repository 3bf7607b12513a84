//! Who stands better, as a narrow bar: White's part grows from the left.

use yew::{AttrValue, Html, html};

/// The bar for White's chance per mille, with words for those who do not see it.
pub fn win_bar(chance: u16, words: &str) -> Html {
    let white = chance.min(1000).to_string();
    html! {
        <svg class="win-bar" viewBox="0 0 1000 10" preserveAspectRatio="none" role="img" aria-label={AttrValue::from(words.to_owned())}>
            <rect class="win-bar__black" width="1000" height="10" />
            <rect class="win-bar__white" width={white} height="10" />
            <rect class="win-bar__middle" x="499" width="2" height="10" />
        </svg>
    }
}
