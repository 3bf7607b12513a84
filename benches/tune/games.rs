//! The games that are learnt from, in a file to which each is written as it is finished, so that a run can be broken off and
//! taken up.

use super::data::Game;
use super::journal;
use super::settings::Settings;
use super::source::Source;
use std::collections::HashSet;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::time::Instant;
use utys::ai::{Evaluate, Features, Search, Table};
use utys::rules::Notation;

/// Bytes of the table for each position visited.
const BYTES: u64 = 24;

/// All games of the file, up to the wanted number; those that it lacks are played and appended.
///
/// # Errors
/// The file cannot be read or written, or was made in another way.
pub(crate) fn complete<P: Evaluate + Notation>(settings: &Settings) -> Result<Vec<Game<P>>, String> {
    let path = &settings.data;
    let source = Source::open::<P>(settings)?;
    let head = format!("# {} nodes {} {}", P::NAME, settings.nodes, source.name(settings));
    let (mut file, lines) = journal::open(path, &head)?;
    let mut games = lines.iter().map(|line| Game::<P>::read(line)).collect::<Result<Vec<_>, _>>()?;
    games.retain(|game| game.number < settings.games);
    let known: HashSet<usize> = games.iter().map(|game| game.number).collect();
    let wanted = source.most().map_or(settings.games, |most| most.min(settings.games));
    let missing: Vec<usize> = (0..wanted).filter(|number| !known.contains(number)).collect();
    println!("{} games are in {}, {} are to be played", known.len(), path.display(), missing.len());
    let (sender, finished) = channel();
    let (begun, next) = (Instant::now(), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for _ in 0..settings.threads.min(missing.len()) {
            let (sender, missing, next, source) = (sender.clone(), &missing, &next, &source);
            scope.spawn(move || {
                let bytes = (settings.nodes * BYTES) as usize;
                let mut search = Search::<P>::new(Table::new(bytes), Features::default());
                while let Some(&number) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let line = source.game(number, &mut search, settings).map(|game| game.write());
                    if sender.send(line).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        // Whoever plays stops when nobody listens any more.
        for (played, line) in finished.into_iter().enumerate() {
            let line = line?;
            writeln!(file, "{line}").map_err(|error| format!("{}: {error}", path.display()))?;
            games.push(Game::read(&line)?);
            if (played + 1) % 500 == 0 {
                let seconds = begun.elapsed().as_secs_f64();
                let left = (missing.len() - played - 1) as f64 * seconds / (played + 1) as f64;
                println!("{} of {wanted} games, about {left:.0} s left", games.len());
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
