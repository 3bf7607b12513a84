//! Many pairs of games at once: one thread a pair at a time, each with its own two engines, which live on between games.

use crate::game::{self, Played};
use crate::openings::openings;
use crate::player::{Fault, Player};
use crate::settings::{Settings, Spec};
use crate::stats::Decision;
use crate::tally::Tally;
use std::fs::File;
use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};
use utys::ai::{Evaluate, Terms};
use utys::rules::{Notation, Position, Record};

/// How often the standing is printed.
const PROGRESS: Duration = Duration::from_secs(10);

/// What the threads share.
struct Work<'a, P: Position> {
    settings: &'a Settings,
    openings: Vec<Record<P>>,
    /// The options of both players.
    options: [Vec<(String, String)>; 2],
    /// The next pair.
    next: AtomicUsize,
    /// Set when no further pair is to be begun.
    is_over: AtomicBool,
}

/// The two games of a pair, or why there are none.
type Pair = Result<[Played; 2], String>;

/// Plays a contest of one game and tells how it stands while it goes on.
///
/// # Errors
/// A player cannot be started or set up, or a file cannot be written.
pub(crate) fn contest<P: Evaluate + Terms + Notation>(
    settings: &Settings,
    records: Option<&mut File>,
) -> Result<Tally, String>
where
    Record<P>: Sync,
{
    let fields: Vec<(String, &str)> =
        settings.variant.iter().map(|(name, value)| (name.to_ascii_lowercase(), value.as_str())).collect();
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), *value)).collect();
    let variant = P::read_variant(&fields).map_err(|error| error.to_string())?;
    let work = Work {
        settings,
        openings: openings::<P>(variant, settings.pairs, settings.plies, settings.seed, settings.openings)?,
        options: [0, 1].map(|player| options::<P>(settings, &settings.players[player])),
        next: AtomicUsize::new(0),
        is_over: AtomicBool::new(false),
    };
    let (sender, results) = channel();
    thread::scope(|scope| {
        for _ in 0..settings.threads.min(settings.pairs) {
            let (work, sender) = (&work, sender.clone());
            scope.spawn(move || {
                if let Err(why) = play_pairs(work, &sender) {
                    // The receiver is gone only when the contest has failed already.
                    let _ = sender.send(Err(why));
                }
            });
        }
        drop(sender);
        let tally = collect(&work, &results, records);
        work.is_over.store(true, Ordering::Relaxed);
        tally
    })
}

/// All options of a player except those that change with every game.
fn options<P: Notation>(settings: &Settings, player: &Spec) -> Vec<(String, String)> {
    let own = player.options.iter().filter(|(_, value)| value != "*").cloned();
    let hash = settings.hash.unwrap_or_else(|| player.limit.unwrap_or(settings.limit).hash());
    [("Game".to_owned(), P::NAME.to_owned()), ("Hash".to_owned(), hash.to_string())]
        .into_iter()
        .chain(settings.variant.iter().cloned())
        .chain(own)
        .collect()
}

/// Adds up what the threads play.
fn collect<P: Position>(
    work: &Work<'_, P>,
    results: &Receiver<Pair>,
    mut records: Option<&mut File>,
) -> Result<Tally, String> {
    let settings = work.settings;
    let mut tally = Tally::default();
    let mut shown = Instant::now();
    loop {
        match results.recv_timeout(PROGRESS.saturating_sub(shown.elapsed())) {
            Ok(pair) => {
                let pair = pair?;
                for played in &pair {
                    if let Some((player, fault)) = &played.fault {
                        eprintln!("FAULT of {}: {fault}", settings.players[*player].name);
                    }
                    if let Some(file) = &mut records {
                        writeln!(file, "{}", played.text).map_err(|error| format!("the records: {error}"))?;
                    }
                }
                tally.add(&pair);
                if settings.ends_early && settings.sprt.decision(&tally.pairs) != Decision::Open {
                    work.is_over.store(true, Ordering::Relaxed);
                }
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Ok(tally),
        }
        if shown.elapsed() >= PROGRESS {
            println!("{}", tally.progress(settings));
            shown = Instant::now();
        }
    }
}

/// What one thread does.
fn play_pairs<P: Notation>(work: &Work<'_, P>, results: &Sender<Pair>) -> Result<(), String> {
    let settings = work.settings;
    let mut players = [start(work, 0)?, start(work, 1)?];
    while !work.is_over.load(Ordering::Relaxed) {
        let pair = work.next.fetch_add(1, Ordering::Relaxed);
        let Some(opening) = work.openings.get(pair) else { return Ok(()) };
        let mut games = Vec::new();
        for white in [0, 1] {
            prepare(settings, &mut players, 2 * pair + white)?;
            let round = format!("{}.{}", pair + 1, white + 1);
            let played = game::play(&mut players, white, opening, &round, settings);
            if let Some((failed, _)) = &played.fault {
                players[*failed] = start(work, *failed)?;
            }
            games.push(played);
        }
        if let Ok(games) = games.try_into()
            && results.send(Ok(games)).is_err()
        {
            return Ok(());
        }
    }
    Ok(())
}

fn start<P: Position>(work: &Work<'_, P>, player: usize) -> Result<Player, String> {
    let spec = &work.settings.players[player];
    Player::start(&spec.program, &work.options[player]).map_err(|fault| failure(spec, &fault))
}

/// Makes both players ready for game `number`.
fn prepare(settings: &Settings, players: &mut [Player; 2], number: usize) -> Result<(), String> {
    for (player, spec) in players.iter_mut().zip(&settings.players) {
        let number = settings.seed.wrapping_mul(1_000_000).wrapping_add(number as u64).to_string();
        let fresh: Vec<(String, String)> = spec
            .options
            .iter()
            .filter(|(_, value)| value == "*")
            .map(|(name, _)| (name.clone(), number.clone()))
            .collect();
        player.configure(&fresh).and_then(|()| player.begin()).map_err(|fault| failure(spec, &fault))?;
    }
    Ok(())
}

fn failure(spec: &Spec, fault: &Fault) -> String {
    format!("{}: {fault}", spec.name)
}
