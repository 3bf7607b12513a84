//! The line to the engine worker: questions out, answers in; a worker that dies is replaced, and a clear word is said when that
//! does not help.
//!
//! There is one worker for the whole page, begun after the first paint of a board. Sessions number their questions from 1; on
//! the line every question has a number of its own, so that an answer never reaches the wrong game.

mod care;
#[cfg(target_arch = "wasm32")]
mod line;
#[cfg(target_arch = "wasm32")]
mod link;
#[cfg(target_arch = "wasm32")]
mod post;

pub use care::{Act, Care, LOOK};
#[cfg(target_arch = "wasm32")]
pub(super) use link::Word;
#[cfg(target_arch = "wasm32")]
pub(super) use post::Post;

#[cfg(target_arch = "wasm32")]
use crate::protocol::{Found, FromEngine};
use crate::protocol::{Go, Hope, JobId};
use yew::{Callback, hook, use_effect_with};

/// What comes back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EngineEvent {
    /// A move for the side to move, and whether that saw hope.
    Move(JobId, String, Hope),
    /// Whether the engine agrees to a draw.
    Draw(JobId, bool),
    /// The question could not be answered.
    Failed(JobId),
    /// There is no engine: it could not be started, or it stops again and again.
    Unreachable,
    /// The engine is of another build than the page: the page must be loaded anew.
    Stale,
}

impl EngineEvent {
    /// What an answer means to the session that asked as `job`; `None` for what it need not know.
    #[cfg(target_arch = "wasm32")]
    fn read(answer: FromEngine, job: JobId) -> Option<EngineEvent> {
        match answer {
            FromEngine::Hello { .. } | FromEngine::Info(_) => None,
            FromEngine::Best(found) => Some(EngineEvent::moved(found, job, Hope::Left)),
            FromEngine::Hopeless(found) => Some(EngineEvent::moved(found, job, Hope::Gone)),
            FromEngine::Draw { accepted, .. } => Some(EngineEvent::Draw(job, accepted)),
            FromEngine::Stopped { .. } | FromEngine::Error { .. } => Some(EngineEvent::Failed(job)),
        }
    }

    #[cfg(target_arch = "wasm32")]
    fn moved(found: Found, job: JobId, hope: Hope) -> EngineEvent {
        match found.line.into_iter().next() {
            Some(text) => EngineEvent::Move(job, text, hope),
            None => EngineEvent::Failed(job),
        }
    }
}

/// Keeps the worker at the present question; another question or none takes the old one's place.
#[hook]
pub fn use_engine(question: Option<Go>, on_event: Callback<EngineEvent>) {
    use_effect_with((), |()| line::warm_up());
    use_effect_with(question, move |question| {
        match question {
            Some(go) => line::ask(go.clone(), &on_event),
            None => line::stop(),
        }
        line::stop
    });
}

/// Without a browser there is no worker: nothing is asked and nothing answers.
#[cfg(not(target_arch = "wasm32"))]
mod line {
    use super::{Callback, EngineEvent, Go};

    pub(super) fn warm_up() {}

    pub(super) fn ask(_: Go, on_event: &Callback<EngineEvent>) {
        on_event.emit(EngineEvent::Unreachable);
    }

    pub(super) fn stop() {}
}
