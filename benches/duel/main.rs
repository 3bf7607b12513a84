//! Plays two engines against each other over UGI: what `cargo xtask duel` runs. It knows the rules, to be the referee;
//! the engines are programs, and of the search it uses no more than a short look at openings.

mod contest;
mod game;
#[path = "../shared/lot.rs"]
mod lot;
mod openings;
mod player;
#[path = "../shared/program.rs"]
mod program;
mod settings;
mod stats;
mod tally;

use settings::Settings;
use std::fs::File;
use std::process::ExitCode;
use utys::with_game;

fn main() -> ExitCode {
    program::run(|words| run(&Settings::read(words)?))
}

/// Plays the contests one after the other; fails when an engine failed in a game.
fn run(settings: &Settings) -> Result<ExitCode, String> {
    let mut records = match &settings.records {
        Some(path) => Some(File::create(path).map_err(|error| format!("{}: {error}", path.display()))?),
        None => None,
    };
    let mut code = ExitCode::SUCCESS;
    for &game in &settings.games {
        let tally = with_game!(game, P => contest::contest::<P>(settings, records.as_mut()))?;
        println!("{}", tally.report(settings, game.as_str()));
        if tally.has_faults() {
            code = ExitCode::FAILURE;
        }
    }
    Ok(code)
}
