//! What crosses the boundary between the page and the engine worker, and nothing else.
//!
//! Games, positions and moves cross as notation text inside numbered, versioned messages. Every number is checked
//! where it arrives. Knows no page and no board.
//!
//! Invariants:
//! - On the channel every message is the bytes of a [`Wire`], both ways. The worker's first word is empty: it listens.
//! - Page and worker greet each other first; nothing is believed of a worker that has not named this [`build_name()`].
//! - The page numbers its jobs upwards. A new [`Go`] ends the job before it, of which nothing more is heard; one that is
//!   refused ends nothing.
//! - Every [`Go`] is answered by any number of [`FromEngine::Info`] and then by exactly one of `Best`, `Hopeless`, `Draw`,
//!   `Stopped` or `Error` with its number, unless a newer job has taken its place.
//! - Whatever is no message is answered by one [`FromEngine::Error`] and changes nothing.
//! - Nothing is kept from one question to the next but memory, and after [`Ask::Ponder`] what was found.
#![warn(missing_docs)]

mod advice;
mod coach;
mod desk;
mod message;
mod wire;
#[cfg(target_arch = "wasm32")]
mod worker;

pub use advice::{Advice, Deed, FromCoach, Goods, Menace, Prize, Why};
pub use coach::Coach;
pub use desk::Desk;
pub use message::{Ask, BookUse, Found, FromEngine, Go, Hope, JobId, ScoreText, ToEngine};
pub use wire::{Wire, WireError};
#[cfg(target_arch = "wasm32")]
pub use worker::{Compact, EngineWorker, Office, OfficeWorker, Turn, register};

/// Names this build: page and worker must say the same, or one of them is stale.
///
/// It stands in the finished program as one text, never folded into instructions that compare or copy it: the tests of
/// updates give a build another name.
pub fn build_name() -> &'static str {
    std::hint::black_box(option_env!("UTYS_BUILD").unwrap_or("unnamed"))
}
