//! The tables that the engine is compiled with, and the document that shows how well the curve tells results.

use super::curve::{Calibration, Curve};
use super::fit::Fitted;
use super::settings::Settings;
use std::fmt::Write as _;
use std::fs;
use utys::ai::{Evaluate, Weight};
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
    let weights: Vec<Weight> = fitted
        .weights
        .iter()
        .map(|[early, late]| Weight::new(early.round() as i32, late.round() as i32))
        .collect();
    let text = format!(
        "//! What the terms of a position are worth. Written by `cargo xtask tune {}`:\n\
         //! {games} games at {} nodes a move, {positions} quiet positions;\n\
         //! surprise about the results of held-out games {before:.5} -> {after:.5} bits.\n\n{}",
        settings.command,
        settings.nodes,
        table(&weights, P::NAMES)
    );
    save(&format!("src/ai/{}/weights_table.rs", P::NAME), &text)
}

/// Weights of one name in a row of the table.
const ROW: usize = 6;

/// The table of weights as code. Terms of one name stand together, in rows under it; another one has its name behind it.
pub(crate) fn table(weights: &[Weight], names: &[&str]) -> String {
    let words: Vec<String> =
        weights.iter().map(|weight| format!("Weight::new({}, {}),", weight.early(), weight.late())).collect();
    let width = words.iter().map(String::len).max().unwrap_or_default();
    let mut text = format!(
        "use crate::ai::Weight;\n\n\
         /// By the place of the term: the worth on a full board and on an empty one.\n\
         #[rustfmt::skip]\n\
         pub(super) const WEIGHTS: [Weight; {}] = [\n",
        weights.len()
    );
    let mut from = 0;
    for same in names.chunk_by(|name, next| name == next) {
        let words = &words[from..from + same.len()];
        from += same.len();
        // Writing to a string cannot fail.
        if let [word] = words {
            let _ = writeln!(text, "    {word:width$} // {}", same[0]);
            continue;
        }
        let _ = writeln!(text, "    // {}", same[0]);
        for row in words.chunks(ROW) {
            let _ = writeln!(text, "    {}", row.join(" "));
        }
    }
    text.push_str("];\n");
    text
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
