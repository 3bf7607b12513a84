//! A player that makes any legal move as likely as any other.

use crate::{Mind, Plain};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use utys::console::Go;
use utys::rules::Record;

/// Lots, drawn by a seed.
#[derive(Debug)]
pub struct Dice {
    seed: u64,
    lots: StdRng,
}

impl Mind for Dice {
    type For<P: Plain> = Dice;

    fn new<P: Plain>() -> Dice {
        Dice { seed: 0, lots: StdRng::seed_from_u64(0) }
    }

    fn list() -> Vec<String> {
        vec![format!("option name Seed type spin default 0 min 0 max {}", u64::MAX)]
    }

    fn set<P: Plain>(dice: &mut Dice, name: &str, value: &str) -> Result<(), String> {
        match name {
            "Hash" => Ok(()),
            "Seed" => {
                dice.seed = value.parse().map_err(|_| format!("Seed cannot be {value:?}"))?;
                Dice::forget::<P>(dice);
                Ok(())
            }
            _ => Err(format!("no option {name:?}")),
        }
    }

    fn forget<P: Plain>(dice: &mut Dice) {
        dice.lots = StdRng::seed_from_u64(dice.seed);
    }

    fn choose<P: Plain>(dice: &mut Dice, record: &Record<P>, _: &Go) -> Result<Option<P::Move>, String> {
        Ok(record.position().legal_moves().choose(&mut dice.lots).copied())
    }
}
