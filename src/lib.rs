//! Utys: Tobit and Toguz Korgool.
//!
//! Rooms, each using only what stands left of it (`tests/it/architecture.rs` enforces it):
//! `rules <- games <- ai <- protocol <- app <- embed, bin`; `console` stands beside `protocol`.
//! See `docs/architecture.md`.

pub mod ai;
pub mod console;
pub mod games;
pub mod rules;

#[cfg(feature = "app")]
pub mod app;
#[cfg(feature = "app")]
pub mod embed;
#[cfg(feature = "app")]
pub mod protocol;
