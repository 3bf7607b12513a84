//! Registers the engine worker.

#[cfg(target_arch = "wasm32")]
fn main() {
    utys::protocol::register::<utys::protocol::Desk>();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
