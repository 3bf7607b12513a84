//! Writes the opening book of a game: what `cargo xtask book` runs, natively alone. Nothing in it is left to chance: the
//! same words write the same book.

#[path = "../shared/journal.rs"]
mod journal;
#[path = "../shared/program.rs"]
mod program;
mod settings;
mod study;
mod tree;
#[path = "../shared/words.rs"]
mod words;
mod write;

use settings::Settings;
use std::process::ExitCode;
use study::Study;
use tree::Tree;
use utys::ai::Opening;
use utys::rules::Notation;
use utys::with_game;

fn main() -> ExitCode {
    program::run(|words| {
        let settings = Settings::read(words)?;
        with_game!(settings.game, P => run::<P>(&settings))
    })
}

/// Searches what was not searched before, then writes what is known.
fn run<P: Opening + Notation>(settings: &Settings) -> Result<(), String> {
    let mut study = Study::<P>::open(settings)?;
    let mut tree = Tree::<P>::default();
    while tree.len() < settings.positions {
        let Some(pos) = tree.next() else { break };
        let found = study.look(&pos)?;
        tree.add(pos, &found);
        if tree.len().is_multiple_of(25) {
            println!("{} of {} positions, {}", tree.len(), settings.positions, study.pace());
        }
    }
    let book = write::encode(&tree, settings.margin)?;
    println!("{}", write::summary(&book));
    if settings.writes { write::table::<P>(&book, settings) } else { Ok(()) }
}
