//! The `<svg>` of a board and what the browser sends to it, the same for every game.

use super::BoardEvent;
use super::gesture::Tap;
use super::hand::spot_of;
use super::pen::{Drawings, Pen, Said};
use super::pointers::Pointers;
use crate::app::boards::{Arrow, Mode, Sign, SignKind, draw_signs};
use crate::app::platform::{use_interruption, use_later, use_steady};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};
use yew::{
    AttrValue, Callback, FocusEvent, Html, KeyboardEvent, MouseEvent, NodeRef, PointerEvent, Properties,
    component, hook, html, use_effect_with, use_mut_ref, use_node_ref, use_state_eq,
};

#[derive(Properties, PartialEq, Clone)]
pub(super) struct BoardFrameProps {
    pub(super) mode: Mode,
    pub(super) name: AttrValue,
    pub(super) class: AttrValue,
    pub(super) view_box: AttrValue,
    /// The spot that is the tab stop.
    pub(super) stop: usize,
    /// The spots from which something may be dragged.
    pub(super) liftable: Vec<usize>,
    /// Whether the pointer draws.
    pub(super) pen: Pen,
    /// The middle of every spot.
    pub(super) centres: Vec<(i32, i32)>,
    /// The radius of a ring around a spot.
    pub(super) ring: i32,
    /// Tells what was drawn.
    pub(super) words: Callback<Said, String>,
    /// How many touched spots Escape gives up.
    pub(super) escapes: usize,
    pub(super) drawing: Html,
    pub(super) on_event: Callback<BoardEvent>,
}

#[component]
pub(super) fn BoardFrame(props: &BoardFrameProps) -> Html {
    let BoardFrameProps { mode, name, class, view_box, stop, escapes, drawing, on_event, .. } = props.clone();
    let (root, layer) = (use_node_ref(), use_node_ref());
    let walking = use_mut_ref(|| false);
    let clicked = use_mut_ref(|| None);
    let gesture = use_mut_ref(|| None);
    let tap = use_mut_ref(Tap::default);
    let drawings = use_state_eq(Drawings::default);
    use_focus_on_stop(&root, stop, &walking);
    let pointers = Pointers {
        root: root.clone(),
        layer: layer.clone(),
        gesture,
        tap,
        drawings: drawings.clone(),
        on_event: on_event.clone(),
        stay: use_later(),
    };
    use_steady(&root, mode, {
        let pointers = pointers.clone();
        Callback::from(move |()| pointers.holds())
    });
    use_interruption({
        let pointers = pointers.clone();
        Callback::from(move |()| {
            pointers.break_off();
        })
    });
    if mode == Mode::Picture {
        return html! { <svg {class} viewBox={view_box} role="img" aria-label={name}>{ drawing }</svg> };
    }
    let on = |answer: fn(&Pointers, &PointerEvent)| {
        let pointers = pointers.clone();
        move |event: PointerEvent| answer(&pointers, &event)
    };
    let onpointerdown = {
        let (pointers, pen, liftable) = (pointers.clone(), props.pen, props.liftable.clone());
        move |event: PointerEvent| pointers.press(&event, pen, &liftable)
    };
    let onclick = {
        let pointers = pointers.clone();
        move |event: MouseEvent| {
            let at = pointers.clicked(&event);
            let before = clicked.replace(at);
            // A double-click is a click: its second half would let go again, or play on after a fast answer.
            if let Some(at) = at.filter(|_| event.detail() < 2 || before != at) {
                pointers.on_event.emit(BoardEvent::Touch(at));
            }
        }
    };
    let oncontextmenu = {
        let pointers = pointers.clone();
        move |event: MouseEvent| pointers.menu(&event)
    };
    let onfocusin = {
        let pointers = pointers.clone();
        move |event: FocusEvent| {
            // The focus follows the tab stop here, and may be behind it by then.
            if *walking.borrow() {
                return;
            }
            // The focus of a tap comes a moment before its touch, which moves the tab stop as well.
            let at = spot_of(event.target()).filter(|&at| !pointers.will_touch(at));
            at.into_iter().for_each(|at| pointers.on_event.emit(BoardEvent::Focus(at)));
        }
    };
    let onkeydown = {
        let pointers = pointers.clone();
        move |event: KeyboardEvent| {
            let can_escape = escapes > 0 || pointers.is_dragging() || !pointers.drawings.is_empty();
            let Some(key) = read_key(&event, can_escape) else { return };
            event.prevent_default();
            event.stop_propagation();
            match key {
                Key::Pen => pointers.drawings.set(pointers.drawings.keyed(stop)),
                Key::Board(BoardEvent::Cancel) if pointers.break_off() => {}
                Key::Board(BoardEvent::Cancel) if !pointers.drawings.is_empty() => pointers.wipe(),
                Key::Board(event) => on_event.emit(event),
            }
        }
    };
    let begun = drawings.begun.map(|at| (at, at));
    let strokes = drawings.drawn.iter().chain(&drawings.line).chain(&begun).filter_map(|&(from, to)| {
        let (from, to) = (*props.centres.get(from)?, *props.centres.get(to)?);
        Some(Sign { kind: SignKind::Drawn, way: if from == to { vec![from] } else { vec![from, to] } })
    });
    let drawn = draw_signs(&strokes.collect::<Vec<_>>(), props.ring);
    html! {
        <>
            <svg ref={root} {class} viewBox={view_box} role="group" aria-label={name}
                data-pen={(props.pen == Pen::Draws).then_some("")}
                {onpointerdown} onpointermove={on(Pointers::travel)} onpointerup={on(Pointers::release)}
                onpointercancel={on(Pointers::lose)} onlostpointercapture={on(Pointers::lose)}
                onpointerover={on(Pointers::enter)} onpointerout={on(Pointers::leave)}
                {onclick} {oncontextmenu} {onfocusin} {onkeydown}>
                { drawing }
                { drawn }
                <g ref={layer} class="board__hand" aria-hidden="true" />
            </svg>
            <p class="visually-hidden" aria-live="polite">{ drawings.said.map(|said| props.words.emit(said)) }</p>
        </>
    }
}

/// What a key is on a board.
enum Key {
    /// It draws.
    Pen,
    /// The game hears of it.
    Board(BoardEvent),
}

/// What a key means on a board; `None` for a key that is not the board's, and for every shortcut of the browser.
fn read_key(event: &KeyboardEvent, can_escape: bool) -> Option<Key> {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    Some(Key::Board(match event.key().as_str() {
        "Enter" | " " if event.repeat() => return None,
        "Enter" | " " => BoardEvent::Enter,
        "Escape" if can_escape => BoardEvent::Cancel,
        "a" | "A" => return (!event.repeat()).then_some(Key::Pen),
        // By its place on the keyboard, for alphabets that have no such letter.
        name if event.code() == "KeyA" && !name.is_ascii() => return (!event.repeat()).then_some(Key::Pen),
        name => BoardEvent::Walk(Arrow::from_key(name)?),
    }))
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
