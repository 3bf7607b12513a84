//! The moves of a game, in numbered pairs.

use yew::{Callback, Html, KeyboardEvent, MouseEvent, NodeRef, classes, html};

/// A list named `label`: White's moves and Black's in turn; a game that Black begins has `None` first. `shown` is the place of the
/// move that led to the position in the picture. A click on a move sends its place, and the list's keys are `on_key`'s. `root`
/// lets the page keep that move in sight.
pub fn move_list(
    root: &NodeRef,
    label: &'static str,
    moves: &[Option<String>],
    shown: Option<usize>,
    on_pick: &Callback<usize>,
    on_key: &Callback<KeyboardEvent>,
) -> Html {
    let pair = |(at, pair): (usize, &[Option<String>])| {
        let item = |(place, mv): (usize, &Option<String>)| {
            let place = at * 2 + place;
            let is_shown = shown == Some(place);
            let Some(mv) = mv else { return html! { <span class="move-list__move">{ "…" }</span> } };
            let on_pick = on_pick.clone();
            let onclick = move |_: MouseEvent| on_pick.emit(place);
            html! {
                <button type="button" class={classes!("move-list__move", is_shown.then_some("is-last"))}
                    tabindex="-1" aria-current={is_shown.then_some("step")} {onclick}>
                    { mv }
                </button>
            }
        };
        html! {
            <li class="move-list__pair">
                <span class="move-list__number">{ at + 1 }</span>
                { for pair.iter().enumerate().map(item) }
            </li>
        }
    };
    // The role is said once more because a list without markers is none to some browsers; the tab stop lets keys scroll it.
    html! {
        <ol ref={root} class="move-list" role="list" aria-label={label} tabindex="0" onkeydown={on_key}>
            { for moves.chunks(2).enumerate().map(pair) }
        </ol>
    }
}
