//! Fits the weights of an evaluation, or the curve of the win chance, to games that the engine plays against itself: what
//! `cargo xtask tune` runs, natively alone. It knows the search and terms by number, not what they are.

mod curve;
mod data;
mod fit;
mod games;
#[path = "../shared/journal.rs"]
mod journal;
#[path = "../shared/lot.rs"]
mod lot;
#[path = "../shared/program.rs"]
mod program;
mod samples;
mod selfplay;
mod settings;
mod source;
#[path = "../shared/words.rs"]
mod words;
mod write;

use settings::{Settings, Wanted};
use std::process::ExitCode;
use utys::ai::Evaluate;
use utys::rules::Notation;
use utys::with_game;

fn main() -> ExitCode {
    program::run(|words| {
        let settings = Settings::read(words)?;
        with_game!(settings.game, P => run::<P>(&settings))
    })
}

/// Plays what is missing, then fits what is wanted.
fn run<P: Evaluate + Notation>(settings: &Settings) -> Result<(), String> {
    let mut all = games::complete::<P>(settings)?;
    for path in &settings.also {
        all.extend(games::earlier(path)?);
    }
    let samples = samples::collect::<P>(&all);
    println!("{} games, {} positions, {} of them quiet", all.len(), samples.all.len(), samples.quiet());
    let curve = curve::fit(&samples.training());
    match settings.wanted {
        Wanted::Weights => {
            let fitted = fit::fit::<P>(&samples, curve, settings);
            println!("{}", fitted.report::<P>());
            if settings.writes {
                write::weights::<P>(&fitted, settings, all.len(), samples.quiet())?;
            }
        }
        Wanted::Curve => {
            let calibration = curve::calibrate(&samples.held_out(), curve);
            println!("{}", calibration.table());
            if settings.writes {
                write::curve::<P>(curve, &calibration, settings, all.len())?;
            }
        }
    }
    Ok(())
}
