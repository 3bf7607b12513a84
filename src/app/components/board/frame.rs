//! The `<svg>` of a board and what the browser sends to it, the same for every game.

use super::BoardEvent;
use super::gesture::{Gesture, Hold, Place, Tap, Travel};
use super::hand::{carry, put_down, spot_below, spot_of, take};
use crate::app::boards::{Arrow, Mode};
use crate::app::platform::use_interruption;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};
use yew::{
    AttrValue, Callback, FocusEvent, Html, KeyboardEvent, MouseEvent, NodeRef, PointerEvent, Properties,
    component, hook, html, use_effect_with, use_mut_ref, use_node_ref,
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
    /// How many touched spots Escape gives up.
    pub(super) escapes: usize,
    pub(super) drawing: Html,
    pub(super) on_event: Callback<BoardEvent>,
}

/// What the pointers do on a board. No part of what is drawn by Yew depends on it.
#[derive(Clone)]
struct Pointers {
    root: NodeRef,
    layer: NodeRef,
    gesture: Rc<RefCell<Option<Gesture>>>,
    tap: Rc<RefCell<Tap>>,
    on_event: Callback<BoardEvent>,
}

#[component]
pub(super) fn BoardFrame(props: &BoardFrameProps) -> Html {
    let BoardFrameProps { mode, name, class, view_box, stop, liftable, escapes, drawing, on_event } =
        props.clone();
    let (root, layer) = (use_node_ref(), use_node_ref());
    let walking = use_mut_ref(|| false);
    let clicked = use_mut_ref(|| None);
    let gesture = use_mut_ref(|| None);
    let tap = use_mut_ref(Tap::default);
    use_focus_on_stop(&root, stop, &walking);
    let pointers =
        Pointers { root: root.clone(), layer: layer.clone(), gesture, tap, on_event: on_event.clone() };
    use_interruption({
        let pointers = pointers.clone();
        Callback::from(move |()| {
            pointers.break_off();
        })
    });
    if mode == Mode::Picture {
        return html! { <svg {class} viewBox={view_box} role="img" aria-label={name}>{ drawing }</svg> };
    }
    let on = |answer: fn(&Pointers, PointerEvent)| {
        let pointers = pointers.clone();
        move |event: PointerEvent| answer(&pointers, event)
    };
    let onpointerdown = {
        let pointers = pointers.clone();
        move |event: PointerEvent| pointers.press(&event, &liftable)
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
        let on_event = on_event.clone();
        move |event: FocusEvent| {
            // The focus follows the tab stop here, and may be behind it by then.
            if *walking.borrow() {
                return;
            }
            spot_of(event.target()).into_iter().for_each(|at| on_event.emit(BoardEvent::Focus(at)));
        }
    };
    let onkeydown = {
        let pointers = pointers.clone();
        move |event: KeyboardEvent| {
            let escapes = escapes + usize::from(pointers.is_dragging());
            let Some(key) = read_key(&event, escapes) else { return };
            event.prevent_default();
            event.stop_propagation();
            match key {
                BoardEvent::Cancel if pointers.break_off() => {}
                key => on_event.emit(key),
            }
        }
    };
    html! {
        <svg ref={root} {class} viewBox={view_box} role="group" aria-label={name}
            {onpointerdown} onpointermove={on(Pointers::travel)} onpointerup={on(Pointers::release)}
            onpointercancel={on(Pointers::lose)} onlostpointercapture={on(Pointers::lose)}
            onpointerover={on(Pointers::enter)} onpointerout={on(Pointers::leave)}
            {onclick} {oncontextmenu} {onfocusin} {onkeydown}>
            { drawing }
            <g ref={layer} class="board__hand" aria-hidden="true" />
        </svg>
    }
}

fn place(event: &MouseEvent) -> Place {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

impl Pointers {
    fn is_dragging(&self) -> bool {
        self.gesture.borrow().is_some_and(|gesture| gesture.is_drag)
    }

    fn is_pressed(&self) -> bool {
        self.gesture.borrow().is_some()
    }

    fn owns(&self, event: &PointerEvent) -> bool {
        self.gesture.borrow().is_some_and(|gesture| gesture.pointer == event.pointer_id())
    }

    fn press(&self, event: &PointerEvent, liftable: &[usize]) {
        let is_second = self.is_pressed() && !self.owns(event);
        self.break_off();
        // A second finger ends what the first began, and begins nothing.
        if is_second || event.button() != 0 {
            return;
        }
        // Browsers move a touch to what they think was meant; between two points nothing was.
        let from = spot_below(&self.root, place(event));
        let hold = match from.is_some_and(|from| liftable.contains(&from)) {
            true => Hold::Piece,
            false => Hold::Nothing,
        };
        let is_mouse = event.pointer_type() == "mouse";
        let gesture = Gesture::new(event.pointer_id(), is_mouse, from, hold, place(event));
        self.tap.replace(Tap::Spent);
        self.gesture.replace(Some(gesture));
        // A finger and a pen are captured where they come down; to capture them anew would end that first.
        if is_mouse
            && hold != Hold::Nothing
            && let Some(root) = self.root.cast::<Element>()
        {
            // Without it a drag that leaves the board is broken off there: nothing worse.
            let _ = root.set_pointer_capture(event.pointer_id());
        }
    }

    fn travel(&self, event: PointerEvent) {
        if !self.owns(&event) {
            return;
        }
        // The release was not told, because it happened where nobody listens.
        if event.buttons() == 0 {
            self.break_off();
            return;
        }
        let to = place(&event);
        let Some((travel, from)) = self.gesture.borrow_mut().as_mut().map(|g| (g.travel(to), g.from)) else {
            return;
        };
        if travel == Travel::Rests {
            return;
        }
        if let (Travel::Starts, Some(from)) = (travel, from) {
            take(&self.root, &self.layer, from);
            self.on_event.emit(BoardEvent::Lift(from));
        }
        carry(&self.root, &self.layer, to);
    }

    fn release(&self, event: PointerEvent) {
        if !self.owns(&event) {
            return;
        }
        let Some(gesture) = self.gesture.take() else { return };
        let over = spot_below(&self.root, place(&event));
        if gesture.is_drag {
            put_down(&self.root, &self.layer);
            self.on_event.emit(BoardEvent::Drop(over.filter(|_| over != gesture.from)));
        } else {
            self.tap.replace(gesture.tap(place(&event), over));
        }
    }

    /// The pointer is taken away: the page scrolls, or the browser wants it.
    fn lose(&self, event: PointerEvent) {
        if self.owns(&event) {
            self.break_off();
        }
    }

    /// Ends a press without a result, and says whether something was dragged.
    fn break_off(&self) -> bool {
        let Some(gesture) = self.gesture.take() else { return false };
        if gesture.is_drag {
            put_down(&self.root, &self.layer);
            self.on_event.emit(BoardEvent::Drop(None));
        }
        gesture.is_drag
    }

    /// The spot that a click means.
    fn clicked(&self, event: &MouseEvent) -> Option<usize> {
        match self.tap.take() {
            Tap::On(at) if event.detail() > 0 => Some(at),
            Tap::Spent if event.detail() > 0 => None,
            _ => spot_of(event.target()),
        }
    }

    fn menu(&self, event: &MouseEvent) {
        if self.is_pressed() || event.button() == 2 {
            event.prevent_default();
        }
        if self.is_dragging() {
            self.break_off();
        }
    }

    fn enter(&self, event: PointerEvent) {
        if !self.is_pressed() {
            self.on_event.emit(BoardEvent::Hover(spot_of(event.target())));
        }
    }

    fn leave(&self, event: PointerEvent) {
        // Within the board the next spot reports itself.
        if !self.is_pressed() && spot_of(event.related_target()).is_none() {
            self.on_event.emit(BoardEvent::Hover(None));
        }
    }
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
