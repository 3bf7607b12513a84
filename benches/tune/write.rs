//! The tables that the engine is compiled with, and the document that shows how well the curve tells results.

use super::curve::{Calibration, Curve};
use super::fit::Fitted;
use super::settings::Settings;
use std::fmt::Write as _;
use std::fs;
use utys::ai::Evaluate;
use utys::rules::Notation;

/// Where the curves are shown.
const DOCUMENT: &str = "docs/calibration.md";

/// Writes the weights of a game.
///
/// # Errors
/// The file cannot be written.
pub(crate) fn weights<P: Evaluate + Notation>(
    fitted: &Fitted,
    settings: &Settings,
    games: usize,
    positions: usize,
) -> Result<(), String> {
    let [before, after] = fitted.losses;
    let mut text = format!(
        "//! What the terms of a position are worth. Written by `cargo xtask tune {}`:\n\
         //! {games} games at {} nodes a move, {positions} quiet positions;\n\
         //! surprise about the results of held-out games {before:.5} -> {after:.5} bits.\n\n\
         use crate::ai::Weight;\n\n\
         /// By the place of the term: the worth on a full board and on an empty one.\n\
         pub(super) const WEIGHTS: [Weight; {}] = [\n",
        settings.command,
        settings.nodes,
        fitted.weights.len()
    );
    let rows: Vec<String> = fitted
        .weights
        .iter()
        .map(|[early, late]| format!("Weight::new({}, {}),", early.round(), late.round()))
        .collect();
    let width = rows.iter().map(String::len).max().unwrap_or_default();
    let mut nth = 0;
    for (place, (row, name)) in rows.iter().zip(P::NAMES).enumerate() {
        // Terms of one name stand together and are counted through.
        nth = if place > 0 && P::NAMES[place - 1] == *name { nth + 1 } else { 0 };
        let is_one_of_many = nth > 0 || P::NAMES.get(place + 1) == Some(name);
        let nth = if is_one_of_many { format!(" {nth}") } else { String::new() };
        // Writing to a string cannot fail.
        let _ = writeln!(text, "    {row:width$} // {name}{nth}");
    }
    text.push_str("];\n");
    save(&format!("src/ai/{}/weights_table.rs", P::NAME), &text)
}

/// Writes the curve of a game and shows it.
///
/// # Errors
/// A file cannot be read or written.
pub(crate) fn curve<P: Evaluate + Notation>(
    curve: Curve,
    calibration: &Calibration,
    settings: &Settings,
    games: usize,
) -> Result<(), String> {
    let (early, late) = (curve.early.round(), curve.late.round());
    let origin = format!("`cargo xtask tune {}`", settings.command);
    let text = format!(
        "//! The unit of the win chance. Written by {origin}:\n\
         //! {games} games at {} nodes a move; `docs/calibration.md` has the curve.\n\n\
         use crate::ai::Weight;\n\n\
         /// How far ahead means e = 2.7 wins to one loss: on a full board and on an empty one, in hundredths.\n\
         pub(super) const LOGIT: Weight = Weight::new({early}, {late});\n",
        settings.nodes
    );
    save(&format!("src/ai/{}/chance_table.rs", P::NAME), &text)?;
    let count: usize = calibration.buckets.iter().map(|bucket| bucket.count).sum();
    let section = format!(
        "Written by {origin}: {games} games at {} nodes a move. The unit of the curve is {early} hundredths on a full board\n\
         and {late} on an empty one. {count} positions of games that were not fitted to; expected and observed differ by\n\
         {:.0} per mille on average, the surprise is {:.4} bits a position.\n\n{}",
        settings.nodes,
        calibration.error(),
        calibration.loss,
        calibration.table()
    );
    let document = fs::read_to_string(DOCUMENT).map_err(|error| format!("{DOCUMENT}: {error}"))?;
    let heading = format!("## {}\n", P::NAME);
    let (head, rest) =
        document.split_once(&heading).ok_or_else(|| format!("{DOCUMENT} has no heading {heading:?}"))?;
    let tail = rest.find("\n## ").map_or("", |at| &rest[at..]);
    save(DOCUMENT, &format!("{head}{heading}\n{section}{tail}"))
}

fn save(path: &str, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("{path}: {error}"))?;
    println!("{path} is written");
    Ok(())
}
