//! The one board component: draws a scene, keeps one tab stop, turns keys, clicks and touches into spots. It knows no rules.

use crate::app::boards::{Arrow, GameUi, Mode, SpotEvents, View};
use crate::app::i18n::Lang;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, SvgElement};
use yew::{
    Callback, Html, NodeRef, Properties, classes, component, hook, html, use_effect_with, use_node_ref,
};

/// What a board is given and whom it tells.
#[derive(Properties, PartialEq, Clone, Debug)]
pub struct BoardViewProps<P: GameUi> {
    /// What is to be seen.
    pub view: View<P>,
    /// The language of the names.
    pub lang: Lang,
    /// A spot was touched by click, tap, Enter or Space.
    #[prop_or_default]
    pub on_touch: Callback<P::Spot>,
    /// The tab stop has moved.
    #[prop_or_default]
    pub on_cursor: Callback<P::Spot>,
    /// Escape: the touched spots are given up.
    #[prop_or_default]
    pub on_cancel: Callback<()>,
    /// The pointer came to a spot or left the board.
    #[prop_or_default]
    pub on_hover: Callback<Option<P::Spot>>,
}

/// A board, playable or as a picture.
#[component]
pub fn BoardView<P: GameUi>(props: &BoardViewProps<P>) -> Html {
    let BoardViewProps { view, lang, on_touch, on_cursor, on_cancel, on_hover } = props;
    let root = use_node_ref();
    use_focus_on_cursor(&root, view.cursor);

    let (width, height) = P::extent(view.variant, view.shape);
    let events = SpotEvents { touch: on_touch.clone(), focus: on_cursor.clone(), hover: on_hover.clone() };
    let scene = P::scene(view, *lang);
    let view_box = format!("0 0 {width} {height}");
    let class = classes!("board", format!("board--{}", P::NAME));
    if view.mode == Mode::Picture {
        return html! {
            <svg {class} viewBox={view_box} role="img" aria-label={P::board_name(*lang)}>
                { P::draw(&scene, &events) }
            </svg>
        };
    }
    let onkeydown = {
        let (view, on_touch, on_cursor, on_cancel) =
            (view.clone(), on_touch.clone(), on_cursor.clone(), on_cancel.clone());
        Callback::from(move |event: KeyboardEvent| {
            let Some(key) = Key::read(&event) else { return };
            match key {
                Key::Walk(arrow) => {
                    if let Some(spot) = P::walk(view.variant, view.facing, view.cursor, arrow) {
                        on_cursor.emit(spot);
                    }
                }
                Key::Touch => on_touch.emit(view.cursor),
                Key::Cancel if view.touched.is_empty() => return,
                Key::Cancel => on_cancel.emit(()),
            }
            event.prevent_default();
            event.stop_propagation();
        })
    };
    html! {
        <svg ref={root} {class} viewBox={view_box} role="group" aria-label={P::board_name(*lang)} {onkeydown}>
            { P::draw(&scene, &events) }
        </svg>
    }
}

/// A key that the board takes.
enum Key {
    Walk(Arrow),
    Touch,
    Cancel,
}

impl Key {
    /// `None` for a key that is not the board's, and for every shortcut of the browser.
    fn read(event: &KeyboardEvent) -> Option<Key> {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return None;
        }
        match event.key().as_str() {
            "Enter" | " " if event.repeat() => None,
            "Enter" | " " => Some(Key::Touch),
            "Escape" => Some(Key::Cancel),
            name => Arrow::from_key(name).map(Key::Walk),
        }
    }
}

/// Moves the focus with the cursor, but only when the board has it already.
#[hook]
fn use_focus_on_cursor<S: PartialEq + Copy + 'static>(root: &NodeRef, cursor: S) {
    let root = root.clone();
    use_effect_with(cursor, move |_| {
        let Some(board) = root.cast::<Element>() else { return };
        let focused = board.owner_document().and_then(|document| document.active_element());
        let inside = focused.as_ref().is_some_and(|element| board.contains(Some(element)));
        let stop = board.query_selector("[tabindex='0']").ok().flatten();
        if let (true, Some(stop)) = (inside, stop)
            && focused.as_ref() != Some(&stop)
            && let Ok(stop) = stop.dyn_into::<SvgElement>()
        {
            let _ = stop.focus();
        }
    });
}
