//! Random openings, the same for the same seed, none twice.

use super::lot::Lot;
use std::collections::HashSet;
use utys::ai::{Evaluate, Features, Limits, Search, Table, Terms, Unstopped, WinChance, drive};
use utys::rules::{Notation, Record};

/// Which of the random openings are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// Those that a short search takes for open: where the opening decides, both games of a pair are won by the same
    /// colour and tell nothing about the players. After 4 to 8 random moves that is every second game of Toguz Korgool.
    Even,
    /// All.
    Any,
}

impl Choice {
    /// Both.
    pub(crate) const ALL: [Choice; 2] = [Choice::Even, Choice::Any];

    /// The name on the command line.
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Choice::Even => "even",
            Choice::Any => "any",
        }
    }
}

/// The length of the search that tells whether an opening is even: enough to see more than what hangs, as the players will.
const LOOK: u64 = 100_000;
/// Bytes of its table.
const TABLE: usize = 1 << 21;
/// The least chance to win of either side in an even opening, per mille.
const LEAST_CHANCE: u16 = 400;

/// How many openings are thrown away in a row before there seem to be no more.
const TRIES: u32 = 10_000;
/// Random moves by default: enough for games of many kinds, few enough that most openings are still even.
const PLIES: std::ops::RangeInclusive<u64> = 4..=8;

/// Games of `plies` random moves from the start, all moves of a position alike likely, that are not over and end in
/// different positions.
///
/// # Errors
/// There are not so many.
pub(crate) fn openings<P: Evaluate + Terms + Notation>(
    variant: P::Variant,
    count: usize,
    plies: Option<usize>,
    seed: u64,
    choice: Choice,
) -> Result<Vec<Record<P>>, String> {
    let mut lot = Lot(seed);
    let mut search = Search::new(Table::new(TABLE), Features::default());
    let mut found = Vec::new();
    let mut seen = HashSet::new();
    let mut failed = 0;
    while found.len() < count {
        let spread = (PLIES.end() - PLIES.start() + 1) as usize;
        let plies = plies.unwrap_or_else(|| *PLIES.start() as usize + lot.below(spread));
        let opening = opening::<P>(variant, plies, &mut lot);
        match opening.filter(|record| seen.insert(record.position().clone())) {
            Some(record) => {
                if choice == Choice::Any || is_even(&mut search, record.position()) {
                    found.push(record);
                }
                failed = 0;
            }
            None if failed < TRIES => failed += 1,
            None => return Err(format!("only {} openings were found; ask for more plies", found.len())),
        }
    }
    Ok(found)
}

/// Whether a short search leaves both sides a fair chance.
fn is_even<P: Evaluate + Terms>(search: &mut Search<P>, pos: &P) -> bool {
    search.forget();
    search.begin(pos, [], Limits { nodes: LOOK, ..Limits::default() });
    drive(search, LOOK, &mut Unstopped);
    let chance = search.lines().first().map(|line| WinChance::of(pos, line.score).per_mille());
    chance.is_some_and(|chance| (LEAST_CHANCE..=1000 - LEAST_CHANCE).contains(&chance))
}

fn opening<P: Notation>(variant: P::Variant, plies: usize, lot: &mut Lot) -> Option<Record<P>> {
    let mut record: Record<P> = Record::new(variant);
    for _ in 0..plies {
        let pos = record.position();
        let moves = pos.legal_moves();
        let mv = *moves.get(lot.below(moves.len()))?;
        let word = pos.words(mv).into_iter().next()?;
        record.play(&word).ok()?;
    }
    record.outcome().is_none().then_some(record)
}
