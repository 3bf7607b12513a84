//! What pointers do on a board: taps, drags, strokes of the pen, and all that breaks them off.

use super::BoardEvent;
use super::gesture::{Gesture, Hold, Place, Tap, Travel};
use super::hand::{carry, put_down, spot_below, spot_of, take};
use super::pen::{Drawings, Pen};
use crate::app::platform::Later;
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::Element;
use yew::{Callback, MouseEvent, NodeRef, PointerEvent, UseStateHandle};

/// The pointers over a board. What they press is no state that Yew draws; what they draw is.
#[derive(Clone)]
pub(super) struct Pointers {
    pub(super) root: NodeRef,
    pub(super) layer: NodeRef,
    pub(super) gesture: Rc<RefCell<Option<Gesture>>>,
    pub(super) tap: Rc<RefCell<Tap>>,
    pub(super) drawings: UseStateHandle<Drawings>,
    pub(super) on_event: Callback<BoardEvent>,
    /// A finger that stays, before it has stayed long enough.
    pub(super) stay: Later,
}

/// The `pointerType` of a finger.
const TOUCH: &str = "touch";
/// A finger that stays so long, in milliseconds, looks at the spot; a shorter one means to play it, and its answer must not
/// wait for a look.
const STAY: u32 = 150;

fn place(event: &MouseEvent) -> Place {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

impl Pointers {
    pub(super) fn is_dragging(&self) -> bool {
        self.gesture.borrow().is_some_and(|gesture| gesture.is_drag)
    }

    /// Whether a pointer holds something that the page must not scroll away from under it.
    pub(super) fn holds(&self) -> bool {
        self.gesture.borrow().is_some_and(|gesture| gesture.hold != Hold::Nothing)
    }

    fn is_pressed(&self) -> bool {
        self.gesture.borrow().is_some()
    }

    fn owns(&self, event: &PointerEvent) -> bool {
        self.gesture.borrow().is_some_and(|gesture| gesture.pointer == event.pointer_id())
    }

    /// Takes the drawings away.
    pub(super) fn wipe(&self) {
        self.drawings.set(self.drawings.cleared());
    }

    pub(super) fn press(&self, event: &PointerEvent, pen: Pen, liftable: &[usize]) {
        let is_second = self.is_pressed() && !self.owns(event);
        self.break_off();
        // A second finger ends what the first began, and begins nothing.
        let is_mouse = event.pointer_type() == "mouse";
        let draws = match event.button() {
            0 => pen == Pen::Draws,
            2 => is_mouse,
            _ => return,
        };
        if is_second {
            return;
        }
        // Browsers move a touch to what they think was meant; between two points nothing was.
        let from = spot_below(&self.root, place(event));
        if event.pointer_type() == TOUCH && !draws {
            let on_event = self.on_event.clone();
            self.stay.call(STAY, move || on_event.emit(BoardEvent::Hover(from)));
        }
        let hold = match from {
            Some(_) if draws => Hold::Pen,
            Some(from) if liftable.contains(&from) => Hold::Piece,
            _ => Hold::Nothing,
        };
        if !draws && !self.drawings.is_empty() {
            self.wipe();
        }
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

    pub(super) fn travel(&self, event: &PointerEvent) {
        if !self.owns(event) {
            return;
        }
        // The release was not told, because it happened where nobody listens.
        if event.buttons() == 0 {
            self.break_off();
            return;
        }
        let to = place(event);
        let pressed = self.gesture.borrow_mut().as_mut().map(|g| (g.travel(to), g.hold, g.from));
        let Some((travel, hold, Some(from))) = pressed else { return };
        match (hold, travel) {
            (_, Travel::Rests) | (Hold::Nothing, _) => {}
            (Hold::Pen, _) => {
                let over = spot_below(&self.root, to);
                self.drawings.set(self.drawings.following(over.map(|over| (from, over))));
            }
            (Hold::Piece, _) => {
                if travel == Travel::Starts {
                    self.stay.cancel();
                    take(&self.root, &self.layer, from);
                    self.on_event.emit(BoardEvent::Lift(from));
                }
                carry(&self.root, &self.layer, to);
            }
        }
    }

    pub(super) fn release(&self, event: &PointerEvent) {
        if !self.owns(event) {
            return;
        }
        let Some(gesture) = self.end() else { return };
        let over = || spot_below(&self.root, place(event));
        match gesture.hold {
            Hold::Pen => {
                let rest = || self.drawings.following(None);
                let stroke = gesture.from.zip(over());
                self.drawings.set(stroke.map_or_else(rest, |stroke| self.drawings.with(stroke)));
            }
            Hold::Piece if gesture.is_drag => {
                put_down(&self.root, &self.layer);
                let over = over();
                self.on_event.emit(BoardEvent::Drop(over.filter(|_| over != gesture.from)));
            }
            Hold::Piece | Hold::Nothing => {
                self.tap.replace(gesture.tap(place(event), over));
            }
        }
    }

    /// The pointer is taken away: the page scrolls, or the browser wants it.
    pub(super) fn lose(&self, event: &PointerEvent) {
        if self.owns(event) {
            self.break_off();
        }
    }

    /// Ends a press without a result, and says whether something was dragged.
    pub(super) fn break_off(&self) -> bool {
        let Some(gesture) = self.end() else { return false };
        match gesture.hold {
            Hold::Piece if gesture.is_drag => {
                put_down(&self.root, &self.layer);
                self.on_event.emit(BoardEvent::Drop(None));
            }
            Hold::Pen => self.drawings.set(self.drawings.following(None)),
            Hold::Piece | Hold::Nothing => {}
        }
        gesture.is_drag
    }

    /// The press is over.
    fn end(&self) -> Option<Gesture> {
        self.stay.cancel();
        self.gesture.take()
    }

    /// Whether the click that touches this spot is on its way.
    pub(super) fn will_touch(&self, at: usize) -> bool {
        *self.tap.borrow() == Tap::On(at)
    }

    /// The spot that a click means.
    pub(super) fn clicked(&self, event: &MouseEvent) -> Option<usize> {
        match self.tap.take() {
            Tap::On(at) if event.detail() > 0 => Some(at),
            Tap::Spent if event.detail() > 0 => None,
            _ => spot_of(event.target()),
        }
    }

    pub(super) fn menu(&self, event: &MouseEvent) {
        if self.is_pressed() || event.button() == 2 {
            event.prevent_default();
        }
        if self.is_dragging() {
            self.break_off();
        }
    }

    pub(super) fn enter(&self, event: &PointerEvent) {
        // A finger comes to a spot by pressing it.
        if !self.is_pressed() && event.pointer_type() != TOUCH {
            self.on_event.emit(BoardEvent::Hover(spot_of(event.target())));
        }
    }

    pub(super) fn leave(&self, event: &PointerEvent) {
        // Within the board the next spot reports itself.
        if !self.is_pressed() && spot_of(event.related_target()).is_none() {
            self.on_event.emit(BoardEvent::Hover(None));
        }
    }
}
