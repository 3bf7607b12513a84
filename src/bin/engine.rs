//! The engine on a console.
fn main() {}
