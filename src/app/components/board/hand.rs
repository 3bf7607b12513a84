//! What a pointer carries over a board: a likeness of the piece, in a layer of its own that follows the pointer.
//!
//! A pointer moves more often than a page is drawn. So this layer is written to the drawing itself and not by way of Yew, which
//! knows only that the layer is there.

use super::gesture::Place;
use crate::app::platform::{element_at, place_in};
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, SvgElement, SvgGraphicsElement};
use yew::NodeRef;

/// The attribute of a board under a hand that carries.
const CARRIES: &str = "data-carries";
/// The attribute of the spot below it.
const OVER: &str = "data-over";

/// The spot that an event happened on.
pub(super) fn spot_of(target: Option<EventTarget>) -> Option<usize> {
    place_of(&spot_above(&target?.dyn_into().ok()?)?)
}

fn spot_above(element: &Element) -> Option<Element> {
    element.closest("[data-spot]").ok()?
}

fn place_of(spot: &Element) -> Option<usize> {
    spot.get_attribute("data-spot")?.parse().ok()
}

/// The spot of this board that lies below a place of the window.
pub(super) fn spot_below(board: &NodeRef, place: Place) -> Option<usize> {
    let spot = spot_above(&element_at(place)?)?;
    board.cast::<Element>()?.contains(Some(&spot)).then(|| place_of(&spot))?
}

/// Takes up what is drawn at a spot.
pub(super) fn take(board: &NodeRef, layer: &NodeRef, at: usize) {
    let (Some(board), Some(layer)) = (board.cast::<Element>(), layer.cast::<Element>()) else { return };
    let drawn = board.query_selector(&format!("[data-lift='{at}']")).ok().flatten();
    layer.set_inner_html("");
    if let Some(likeness) = drawn.and_then(|drawn| drawn.clone_node_with_deep(true).ok()) {
        // An attribute cannot fail to be set or taken off but by its name; these are good names.
        if let Some(likeness) = likeness.dyn_ref::<Element>() {
            let _ = likeness.remove_attribute("transform");
            let _ = likeness.remove_attribute("data-lift");
        }
        let _ = layer.append_child(&likeness);
    }
    let _ = board.set_attribute(CARRIES, &at.to_string());
}

/// Follows the pointer, and marks the spot below it.
pub(super) fn carry(board: &NodeRef, layer: &NodeRef, to: Place) -> Option<usize> {
    let drawing = board.cast::<SvgGraphicsElement>()?;
    let (x, y) = place_in(&drawing, to)?;
    let layer = layer.cast::<SvgElement>()?;
    // Whole units: a unit is a fraction of a pixel.
    let place = crate::app::boards::translate((x.round() as i32, y.round() as i32));
    let _ = layer.set_attribute("transform", &place);
    let over = spot_below(board, to);
    mark(&drawing, over);
    over
}

/// The hand is empty again.
pub(super) fn put_down(board: &NodeRef, layer: &NodeRef) {
    if let Some(board) = board.cast::<Element>() {
        let _ = board.remove_attribute(CARRIES);
        mark(&board, None);
    }
    if let Some(layer) = layer.cast::<Element>() {
        layer.set_inner_html("");
    }
}

fn mark(board: &Element, over: Option<usize>) {
    let marked = board.query_selector("[data-over]").ok().flatten();
    if marked.as_ref().and_then(place_of) == over {
        return;
    }
    if let Some(marked) = marked {
        let _ = marked.remove_attribute(OVER);
    }
    let Some(over) = over else { return };
    if let Ok(Some(spot)) = board.query_selector(&format!("[data-spot='{over}']")) {
        let _ = spot.set_attribute(OVER, "");
    }
}
