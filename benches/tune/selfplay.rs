//! The games: the engine against itself, each game from a seed of its own, so that a run can be broken off and taken up.

use super::data::{Game, Turn, halves};
use super::journal;
use super::lot::Lot;
use super::settings::Settings;
use std::collections::HashSet;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::time::Instant;
use utys::ai::{Evaluate, Features, Limits, Search, Table, Unstopped, drive, returnable};
use utys::games::tobit::{Grid, TobitReach};
use utys::rules::{Notation, Record};

/// Random moves that a game begins with: enough for games of many kinds, few enough that most are still even.
const OPENING: std::ops::RangeInclusive<usize> = 4..=8;
/// In so many plies after the opening one in so many moves is random too. Only what follows the last of them is learnt
/// from, for the result says nothing about what came before an error.
const NOISY_PLIES: usize = 24;
const NOISE: usize = 12;
/// A longer game is drawn.
const MOST_PLIES: usize = 300;
/// Bytes of the table for each position visited.
const BYTES: u64 = 24;
/// One game in so many is played with options that are not the usual ones.
const UNUSUAL: usize = 5;

/// All games of the file, up to the wanted number; those that it lacks are played and appended.
///
/// # Errors
/// The file cannot be read or written, or was made in another way.
pub(crate) fn complete<P: Evaluate + Notation>(settings: &Settings) -> Result<Vec<Game<P>>, String> {
    let path = &settings.data;
    let head = format!("# {} nodes {} seed {}", P::NAME, settings.nodes, settings.seed);
    let (mut file, lines) = journal::open(path, &head)?;
    let mut games = lines.iter().map(|line| Game::<P>::read(line)).collect::<Result<Vec<_>, _>>()?;
    games.retain(|game| game.number < settings.games);
    let known: HashSet<usize> = games.iter().map(|game| game.number).collect();
    let missing: Vec<usize> = (0..settings.games).filter(|number| !known.contains(number)).collect();
    println!("{} games are in {}, {} are to be played", known.len(), path.display(), missing.len());
    let (sender, finished) = channel();
    let (begun, next) = (Instant::now(), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for _ in 0..settings.threads.min(missing.len()) {
            let (sender, missing, next) = (sender.clone(), &missing, &next);
            scope.spawn(move || {
                let bytes = (settings.nodes * BYTES) as usize;
                let mut search = Search::<P>::new(Table::new(bytes), Features::default());
                while let Some(&number) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if sender.send(play(number, &mut search, settings).write()).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        for (played, line) in finished.iter().enumerate() {
            writeln!(file, "{line}").map_err(|error| format!("{}: {error}", path.display()))?;
            games.push(Game::read(&line)?);
            if (played + 1) % 500 == 0 {
                let seconds = begun.elapsed().as_secs_f64();
                let left = (missing.len() - played - 1) as f64 * seconds / (played + 1) as f64;
                println!("{} of {} games, about {left:.0} s left", games.len(), settings.games);
            }
        }
        Ok::<(), String>(())
    })?;
    games.sort_by_key(|game| game.number);
    Ok(games)
}

/// All whole games of a file of earlier ones.
///
/// # Errors
/// The file cannot be read.
pub(crate) fn earlier<P: Notation>(path: &Path) -> Result<Vec<Game<P>>, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let whole = text.rfind('\n').unwrap_or(0);
    text[..whole].lines().skip(1).map(Game::read).collect()
}

/// The options of a game: the usual ones mostly.
fn variant_of<P: Notation>(number: usize) -> P::Variant {
    let usual = P::Variant::default();
    if !number.is_multiple_of(UNUSUAL) {
        return usual;
    }
    let kinds = Grid::ALL.len() * TobitReach::ALL.len();
    let kind = number / UNUSUAL % kinds;
    let (grid, reach) = (Grid::ALL[kind % Grid::ALL.len()], TobitReach::ALL[kind / Grid::ALL.len()]);
    // A game that does not have these options leaves them alone.
    P::read_variant(&[("variant", grid.as_str()), ("tobit", reach.as_str())]).unwrap_or(usual)
}

/// Plays game `number`; the same number is the same game.
fn play<P: Evaluate + Notation>(number: usize, search: &mut Search<P>, settings: &Settings) -> Game<P> {
    let mut lot = Lot(settings.seed.wrapping_mul(0x1_0000_0001).wrapping_add(number as u64) << 8);
    let variant = variant_of::<P>(number);
    let opening = OPENING.start() + lot.below(OPENING.end() - OPENING.start() + 1);
    let mut record: Record<P> = Record::new(variant);
    let mut turns = Vec::new();
    search.forget();
    while record.outcome().is_none() && turns.len() < MOST_PLIES {
        let pos = record.position().clone();
        let is_noisy = turns.len() < opening + NOISY_PLIES && lot.below(NOISE) == 0;
        let (mv, score) = if turns.len() < opening || is_noisy {
            let moves = pos.legal_moves();
            (moves[lot.below(moves.len())], None)
        } else {
            search.begin(&pos, returnable(&record), Limits { nodes: settings.nodes, ..Limits::default() });
            drive(search, settings.nodes, &mut Unstopped);
            let line = &search.lines()[0];
            (line.moves[0], Some(line.score.value()))
        };
        let word = pos.words(mv).into_iter().next().unwrap_or_default();
        if record.play(&word).is_err() {
            break;
        }
        turns.push(Turn { before: pos, mv, score });
    }
    Game { number, variant, halves: halves(&record), turns }
}
