//! The moves of a game, in numbered pairs.

use web_sys::Element;
use yew::prelude::*;

/// What the list is given.
#[derive(Properties, PartialEq, Clone, Debug)]
pub struct MoveListProps {
    /// Its name.
    pub label: AttrValue,
    /// The moves as they are written, White's and Black's; a game that Black begins has `None` first.
    pub moves: Vec<Option<AttrValue>>,
}

/// A list that follows the game: the last move is in sight.
#[component]
pub fn MoveList(props: &MoveListProps) -> Html {
    let MoveListProps { label, moves } = props;
    let root = use_node_ref();
    {
        let root = root.clone();
        use_effect_with(moves.len(), move |_| {
            if let Some(list) = root.cast::<Element>() {
                list.set_scroll_top(list.scroll_height());
                list.set_scroll_left(list.scroll_width());
            }
        });
    }
    let last = moves.len().checked_sub(1);
    let pair = |(at, pair): (usize, &[Option<AttrValue>])| {
        let item = |(place, mv): (usize, &Option<AttrValue>)| {
            let is_last = (last == Some(at * 2 + place)).then_some("is-last");
            let text = mv.clone().unwrap_or(AttrValue::Static("…"));
            html! { <span class={classes!("move-list__move", is_last)}>{ text }</span> }
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
