//! The tests that need a browser, one binary: `cargo test --target wasm32-unknown-unknown --test web`.
//!
//! The tables hold in wasm, by its vector unit, as they do natively, and the engine worker behaves in a real worker. Natively there is
//! nothing here.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used)]

#[path = "../shared/fixed_nodes.rs"]
mod fixed_nodes;
#[allow(dead_code)] // the native tests use all of it
#[path = "../plain/toguz.rs"]
mod plain_toguz;
mod sowing;
mod tables;
#[path = "../shared/toguz_agrees.rs"]
mod toguz_agrees;
mod worker;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
