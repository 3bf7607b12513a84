//! The engine on a console.

use std::io::{self, BufReader};

fn main() -> io::Result<()> {
    utys::console::run(BufReader::new(io::stdin()), io::stdout())
}
