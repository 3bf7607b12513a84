//! The moves of a game, in numbered pairs.

use yew::{Html, NodeRef, classes, html};

/// A list named `label`: White's moves and Black's in turn; a game that Black begins has `None` first. `root` lets the page
/// keep the last move in sight.
pub fn move_list(root: &NodeRef, label: &'static str, moves: &[Option<String>]) -> Html {
    let last = moves.len().checked_sub(1);
    let pair = |(at, pair): (usize, &[Option<String>])| {
        let item = |(place, mv): (usize, &Option<String>)| {
            let is_last = (last == Some(at * 2 + place)).then_some("is-last");
            html! { <span class={classes!("move-list__move", is_last)}>{ mv.as_deref().unwrap_or("…") }</span> }
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
        <ol ref={root} class="move-list" role="list" aria-label={label} tabindex="0">
            { for moves.chunks(2).enumerate().map(pair) }
        </ol>
    }
}
