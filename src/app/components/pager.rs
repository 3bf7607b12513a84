//! Four buttons that turn the pages of a game: to the start, back, on, to the end.

use super::Icon;
use yew::{Callback, Html, html};

/// The buttons named `labels`, from the start to the end; each sends its `press`. Those that lead nowhere are dimmed and
/// keep the focus: who holds a key there is not thrown off.
pub fn pager<T: Copy + 'static>(
    name: &'static str,
    labels: [&'static str; 4],
    presses: [T; 4],
    is_open: [bool; 4],
    on_press: &Callback<T>,
) -> Html {
    let icons = [Icon::First, Icon::Previous, Icon::Next, Icon::Last];
    let one = |at: usize| {
        let (on_press, press, is_open) = (on_press.clone(), presses[at], is_open[at]);
        let onclick = move |_| {
            if is_open {
                on_press.emit(press);
            }
        };
        html! {
            <button type="button" class="pager__button" aria-label={labels[at]} title={labels[at]}
                aria-disabled={(!is_open).then_some("true")} {onclick}>
                { icons[at].view() }
            </button>
        }
    };
    html! { <div class="pager" role="group" aria-label={name}>{ for (0..4).map(one) }</div> }
}
