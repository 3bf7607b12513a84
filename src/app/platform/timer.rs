//! The clock, as hooks.

use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use yew::{Callback, hook, use_effect_with, use_mut_ref};

/// Calls back with `moment` after its milliseconds; a new moment or none takes the old one's place.
#[hook]
pub fn use_timer<T: Clone + PartialEq + 'static>(moment: Option<(T, u32)>, on_time: Callback<T>) {
    use_effect_with(moment, move |moment| {
        let timeout =
            moment.clone().map(|(moment, millis)| Timeout::new(millis, move || on_time.emit(moment)));
        move || drop(timeout)
    });
}

/// One call that is put off and may be called off; with the component it is called off by itself.
#[derive(Clone, Debug)]
pub struct Later(Rc<RefCell<Option<Timeout>>>);

impl Later {
    /// Calls in so many milliseconds, in place of what was put off before.
    pub fn call(&self, millis: u32, call: impl FnOnce() + 'static) {
        self.0.replace(Some(Timeout::new(millis, call)));
    }

    /// Calls nothing.
    pub fn cancel(&self) {
        self.0.take();
    }
}

/// Puts calls off.
#[hook]
pub fn use_later() -> Later {
    Later(use_mut_ref(|| None))
}
