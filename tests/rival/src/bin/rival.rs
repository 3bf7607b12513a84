//! The `minimax` crate's iterative search, over UGI.

use rival::{Minimax, talk};
use std::io;

fn main() -> io::Result<()> {
    talk::<Minimax>("minimax with a plain evaluation", io::stdin().lock(), io::stdout().lock())
}
