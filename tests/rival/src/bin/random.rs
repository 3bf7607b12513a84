//! A player that draws lots, over UGI.

use rival::{Dice, talk};
use std::io;

fn main() -> io::Result<()> {
    talk::<Dice>("random", io::stdin().lock(), io::stdout().lock())
}
