//! What a first visit loads. Every file of the page counts, until it is named here as one that comes later.

use super::fingerprint::files;
use super::{DIST, is_later};
use crate::project::Project;
use anyhow::{Result, bail, ensure};
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// The budget of a first visit in bytes, compressed with brotli: 250 KB.
const BUDGET: usize = 250_000;
/// The engine, which the first game against the computer fetches.
const ENGINE: &str = "worker";
/// The engine's own budget.
const ENGINE_BUDGET: usize = 80_000;

/// Brotli's best, as a static host compresses files once.
const QUALITY: u32 = 11;
/// The largest window of the format that every browser reads.
const WINDOW: u32 = 22;

/// Prints the size of every file and their sum: those of a first visit, the engine that the first game against the computer
/// fetches, and those that come later.
///
/// # Errors
/// When there is no page, or it or the engine is above its budget.
pub(crate) fn weigh(project: &Project) -> Result<()> {
    let dist = project.path(DIST);
    let named =
        |file: &PathBuf| Ok::<_, anyhow::Error>(file.strip_prefix(&dist)?.to_string_lossy().into_owned());
    let files = files(&dist)?;
    let names = files.iter().map(named).collect::<Result<Vec<_>>>()?;
    let (later, first): (Vec<_>, Vec<_>) = names.into_iter().partition(|name| is_later(name));
    let (engine, page): (Vec<_>, Vec<_>) = first.into_iter().partition(|name| name.starts_with(ENGINE));
    let page = table(&dist, "first load", &page)?;
    ensure!(page > 0, "there is no page in {DIST}/");
    let engine = table(&dist, "the engine, at the first game against the computer", &engine)?;
    table(&dist, "later, when it is asked for", &later)?;
    println!(
        "a first visit loads {page} bytes of {BUDGET}, the engine {engine} of {ENGINE_BUDGET}: {}",
        page + engine
    );
    for (what, sum, budget) in [("a first visit", page, BUDGET), ("the engine", engine, ENGINE_BUDGET)] {
        if sum > budget {
            bail!("{what} loads {sum} bytes, {} above its budget of {budget}", sum - budget);
        }
    }
    Ok(())
}

/// Prints the sizes of some files of a folder; their sum, compressed.
fn table(dist: &Path, title: &str, names: &[String]) -> Result<usize> {
    let (mut raw_sum, mut sum) = (0, 0);
    println!("{:>9}  {:>9}  {title}", "raw", "brotli");
    for name in names {
        let bytes = std::fs::read(dist.join(name))?;
        let small = compressed(&bytes)?;
        println!("{:>9}  {small:>9}  {name}", bytes.len());
        raw_sum += bytes.len();
        sum += small;
    }
    println!("{raw_sum:>9}  {sum:>9}  in all");
    Ok(sum)
}

fn compressed(bytes: &[u8]) -> Result<usize> {
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 4096, QUALITY, WINDOW);
    writer.write_all(bytes)?;
    Ok(writer.into_inner().len())
}

#[cfg(test)]
mod tests {
    use super::compressed;

    #[test]
    fn what_repeats_weighs_little_and_what_is_short_weighs_about_itself() {
        assert!(compressed(&[b'a'; 10_000]).expect("compressed") < 50);
        let size = compressed(b"short").expect("compressed");
        assert!((5..20).contains(&size), "{size}");
    }
}
