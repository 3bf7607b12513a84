//! The clock, as a hook.

use gloo::timers::callback::Timeout;
use yew::{Callback, hook, use_effect_with};

/// Calls back with `moment` after its milliseconds; a new moment or none takes the old one's place.
#[hook]
pub fn use_timer<T: Clone + PartialEq + 'static>(moment: Option<(T, u32)>, on_time: Callback<T>) {
    use_effect_with(moment, move |moment| {
        let timeout =
            moment.clone().map(|(moment, millis)| Timeout::new(millis, move || on_time.emit(moment)));
        move || drop(timeout)
    });
}
