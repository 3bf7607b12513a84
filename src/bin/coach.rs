//! Registers the coach: the worker that explains, fetched when somebody first asks.

#[cfg(target_arch = "wasm32")]
fn main() {
    utys::protocol::register::<utys::protocol::Coach>();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
