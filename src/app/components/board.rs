//! The one board component: shows a scene, keeps one tab stop, turns keys, clicks and touches into spots. It knows no rules.

use crate::app::boards::{Arrow, GameUi, Mode, View};
use crate::app::i18n::Lang;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, SvgElement};
use yew::{
    AttrValue, Callback, FocusEvent, Html, KeyboardEvent, MouseEvent, NodeRef, PointerEvent, Properties,
    component, hook, html, use_effect_with, use_mut_ref, use_node_ref,
};

/// What a board is given and whom it tells.
#[derive(Clone, PartialEq, Debug)]
pub struct Board<P: GameUi> {
    /// What is to be seen.
    pub view: View<P>,
    /// The language of the names.
    pub lang: Lang,
    /// A spot was touched by click, tap, Enter or Space.
    pub on_touch: Callback<P::Spot>,
    /// The tab stop has moved.
    pub on_cursor: Callback<P::Spot>,
    /// An arrow key was pressed.
    pub on_walk: Callback<Arrow>,
    /// Enter or Space was pressed.
    pub on_enter: Callback<()>,
    /// Escape: the touched spots are given up.
    pub on_cancel: Callback<()>,
    /// The pointer came to a spot or left it.
    pub on_hover: Callback<Option<P::Spot>>,
}

impl<P: GameUi> Board<P> {
    /// A board that nobody listens to.
    pub fn still(view: View<P>, lang: Lang) -> Self {
        Board {
            view,
            lang,
            on_touch: Callback::noop(),
            on_cursor: Callback::noop(),
            on_walk: Callback::noop(),
            on_enter: Callback::noop(),
            on_cancel: Callback::noop(),
            on_hover: Callback::noop(),
        }
    }

    /// The board as SVG. Only this knows the game; all that the browser sends is handled once for all games.
    pub fn draw(self) -> Html {
        let Board { view, lang, on_touch, on_cursor, on_walk, on_enter, on_cancel, on_hover } = self;
        let (width, height) = P::extent(view.variant, view.shape);
        let spots = P::spots(view.variant, view.facing);
        let stop = spots.iter().position(|&spot| spot == view.cursor).unwrap_or(0);
        let drawing = P::draw(&P::scene(&view, lang));
        let mode = view.mode;
        let on_event = move |event: BoardEvent| match event {
            BoardEvent::Touch(at) => spots.get(at).into_iter().for_each(|&spot| on_touch.emit(spot)),
            BoardEvent::Focus(at) => spots.get(at).into_iter().for_each(|&spot| on_cursor.emit(spot)),
            BoardEvent::Hover(at) => on_hover.emit(at.and_then(|at| spots.get(at).copied())),
            BoardEvent::Walk(arrow) => on_walk.emit(arrow),
            BoardEvent::Enter => on_enter.emit(()),
            BoardEvent::Cancel => on_cancel.emit(()),
        };
        html! {
            <BoardFrame
                {mode}
                name={P::board_name(lang)}
                class={["board board--", P::NAME].concat()}
                view_box={format!("0 0 {width} {height}")}
                {stop}
                escapes={view.touched.len()}
                {drawing}
                {on_event}
            />
        }
    }
}

/// What happens on a board. Spots are known by their place in the reading order.
#[derive(Clone, Copy)]
enum BoardEvent {
    Touch(usize),
    Focus(usize),
    Hover(Option<usize>),
    Walk(Arrow),
    Enter,
    Cancel,
}

#[derive(Properties, PartialEq, Clone)]
struct BoardFrameProps {
    mode: Mode,
    name: AttrValue,
    class: AttrValue,
    view_box: AttrValue,
    /// The spot that is the tab stop.
    stop: usize,
    /// How many touched spots Escape gives up.
    escapes: usize,
    drawing: Html,
    on_event: Callback<BoardEvent>,
}

/// The `<svg>` and its events, the same for every game.
#[component]
fn BoardFrame(props: &BoardFrameProps) -> Html {
    let BoardFrameProps { mode, name, class, view_box, stop, escapes, drawing, on_event } = props.clone();
    let root = use_node_ref();
    let walking = use_mut_ref(|| false);
    let clicked = use_mut_ref(|| None);
    use_focus_on_stop(&root, stop, &walking);
    if mode == Mode::Picture {
        return html! { <svg {class} viewBox={view_box} role="img" aria-label={name}>{ drawing }</svg> };
    }
    let onclick = {
        let on_event = on_event.clone();
        move |event: MouseEvent| {
            let at = spot_at(event.target());
            let before = clicked.replace(at);
            // A double-click is a click: its second half would let go again, or play on after a fast answer.
            if let Some(at) = at.filter(|_| event.detail() < 2 || before != at) {
                on_event.emit(BoardEvent::Touch(at));
            }
        }
    };
    let onfocusin = {
        let on_event = on_event.clone();
        move |event: FocusEvent| {
            // The focus follows the tab stop here, and may be behind it by then.
            if *walking.borrow() {
                return;
            }
            spot_at(event.target()).into_iter().for_each(|at| on_event.emit(BoardEvent::Focus(at)));
        }
    };
    let onpointerover = {
        let on_event = on_event.clone();
        move |event: PointerEvent| on_event.emit(BoardEvent::Hover(spot_at(event.target())))
    };
    let onpointerout = {
        let on_event = on_event.clone();
        move |event: PointerEvent| {
            // Within the board the next spot reports itself.
            if spot_at(event.related_target()).is_none() {
                on_event.emit(BoardEvent::Hover(None));
            }
        }
    };
    let onkeydown = move |event: KeyboardEvent| {
        let Some(key) = read_key(&event, escapes) else { return };
        event.prevent_default();
        event.stop_propagation();
        on_event.emit(key);
    };
    html! {
        <svg ref={root} {class} viewBox={view_box} role="group" aria-label={name}
            {onclick} {onfocusin} {onpointerover} {onpointerout} {onkeydown}>
            { drawing }
        </svg>
    }
}

/// The spot that an event happened on.
fn spot_at(target: Option<EventTarget>) -> Option<usize> {
    let spot = target?.dyn_into::<Element>().ok()?.closest("[data-spot]").ok()??;
    spot.get_attribute("data-spot")?.parse().ok()
}

/// What a key means on a board; `None` for a key that is not the board's, and for every shortcut of the browser.
fn read_key(event: &KeyboardEvent, escapes: usize) -> Option<BoardEvent> {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    match event.key().as_str() {
        "Enter" | " " if event.repeat() => None,
        "Enter" | " " => Some(BoardEvent::Enter),
        "Escape" if escapes > 0 => Some(BoardEvent::Cancel),
        name => Arrow::from_key(name).map(BoardEvent::Walk),
    }
}

/// Moves the focus with the tab stop, but only when the board has it already; `walking` is set meanwhile.
#[hook]
fn use_focus_on_stop(root: &NodeRef, stop: usize, walking: &Rc<RefCell<bool>>) {
    let (root, walking) = (root.clone(), walking.clone());
    use_effect_with(stop, move |_| {
        let Some(board) = root.cast::<Element>() else { return };
        let focused = board.owner_document().and_then(|document| document.active_element());
        let inside = focused.as_ref().is_some_and(|element| board.contains(Some(element)));
        let stop = board.query_selector("[tabindex='0']").ok().flatten();
        if let (true, Some(stop)) = (inside, stop)
            && focused.as_ref() != Some(&stop)
            && let Ok(stop) = stop.dyn_into::<SvgElement>()
        {
            // An element that has just been taken away cannot be focused: nothing is lost.
            walking.replace(true);
            let _ = stop.focus();
            walking.replace(false);
        }
    });
}
