//! The line to the coach: a second worker, begun when somebody first wants to know something, and ended when it breaks or falls
//! silent for long. Whoever asked is told, and may ask again: that begins another one.

#[cfg(target_arch = "wasm32")]
mod line;

use crate::protocol::{Advice, Go, JobId};
use yew::{Callback, hook, use_effect_with};

/// What comes back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CoachEvent {
    /// What it has found.
    Advice(Advice),
    /// It cannot be reached, or does not know.
    Failed(JobId),
}

/// Keeps the coach at the present question; another one or none takes its place.
#[hook]
pub fn use_coach(question: Option<Go>, on_event: Callback<CoachEvent>) {
    use_effect_with(question, move |question| {
        if let Some(go) = question {
            line::ask(go, &on_event);
        }
        line::stop
    });
}

/// Without a browser there is no worker: nobody knows anything.
#[cfg(not(target_arch = "wasm32"))]
mod line {
    use super::{Callback, CoachEvent, Go};

    pub(super) fn ask(go: &Go, on_event: &Callback<CoachEvent>) {
        on_event.emit(CoachEvent::Failed(go.job));
    }

    pub(super) fn stop() {}
}
