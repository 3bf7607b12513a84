//! A button.

use super::Icon;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};
use yew::{Callback, Html, html};

/// How a button looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// The way on.
    Main,
    /// One way among others.
    Plain,
    /// An icon alone; its word is heard.
    Quiet,
    /// One of the row below the board: an icon above a word.
    Action,
}

/// Whether a button can be pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// It can.
    Open,
    /// Not now.
    Shut,
    /// It is a switch, and on.
    On,
    /// It is a switch, and off.
    Off,
}

impl Access {
    /// Open when something can be done.
    pub fn when(possible: bool) -> Access {
        if possible { Access::Open } else { Access::Shut }
    }
}

/// A button that sends `press` to `on_press`. It is known by its label: where another takes its place, the focus does not
/// slip from the one to the other.
pub fn button<T: Copy + 'static>(
    weight: Weight,
    icon: Option<Icon>,
    label: &'static str,
    access: Access,
    press: T,
    on_press: &Callback<T>,
) -> Html {
    let class = match weight {
        Weight::Main => "button button--main",
        Weight::Plain => "button",
        Weight::Quiet => "button button--quiet",
        Weight::Action => "button button--action",
    };
    let is_pressed = match access {
        Access::On => Some("true"),
        Access::Off => Some("false"),
        Access::Open | Access::Shut => None,
    };
    let on_press = on_press.clone();
    let onclick = move |event: MouseEvent| {
        if is_meant(&event) {
            on_press.emit(press);
        }
    };
    html! {
        <button key={label} type="button" {class} disabled={access == Access::Shut} aria-pressed={is_pressed} {onclick}>
            { for icon.map(Icon::view) }<span>{ label }</span>
        </button>
    }
}

thread_local! {
    /// The button that was clicked last.
    static CLICKED: RefCell<Option<Element>> = const { RefCell::new(None) };
}

/// Whether a click is meant for the button that it falls on. The second half of a double-click is meant for what was there
/// at the first: else a double-click on "Resign" would fall on the "Yes" that takes its place.
fn is_meant(event: &MouseEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let clicked = target.and_then(|target| target.closest("button").ok().flatten());
    let before = CLICKED.replace(clicked.clone());
    event.detail() < 2 || before == clicked
}
