//! What a first visit loads. Every file of the page counts, until it is named here as one that comes later.

use super::DIST;
use super::fingerprint::files;
use crate::project::Project;
use anyhow::{Result, bail, ensure};
use std::io::Write as _;

/// The budget of a first visit in bytes, compressed with brotli: 250 KB.
const BUDGET: usize = 250_000;

/// Files that are fetched only when they are asked for, by the start of their path in `dist`.
const LATER: [&str; 1] = ["lang/"];

/// Brotli's best, as a static host compresses files once.
const QUALITY: u32 = 11;
/// The largest window of the format that every browser reads.
const WINDOW: u32 = 22;

/// Prints the size of every file and their sum.
///
/// # Errors
/// When there is no page, or it is above the budget.
pub(crate) fn weigh(project: &Project) -> Result<()> {
    let dist = project.path(DIST);
    let (mut raw_sum, mut sum) = (0, 0);
    let mut later = Vec::new();
    println!("{:>9}  {:>9}  first load", "raw", "brotli");
    for file in files(&dist)? {
        let name = file.strip_prefix(&dist)?.to_string_lossy().into_owned();
        let bytes = std::fs::read(&file)?;
        let small = compressed(&bytes)?;
        let line = format!("{:>9}  {small:>9}  {name}", bytes.len());
        if LATER.iter().any(|later| name.starts_with(later)) {
            later.push(line);
            continue;
        }
        println!("{line}");
        raw_sum += bytes.len();
        sum += small;
    }
    ensure!(sum > 0, "there is no page in {DIST}/");
    println!("{raw_sum:>9}  {sum:>9}  in all; the budget is {BUDGET}");
    if !later.is_empty() {
        println!("{:>9}  {:>9}  fetched later, when it is asked for\n{}", "raw", "brotli", later.join("\n"));
    }
    if sum > BUDGET {
        bail!("a first visit loads {sum} bytes, {} above the budget of {BUDGET}", sum - BUDGET);
    }
    Ok(())
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
