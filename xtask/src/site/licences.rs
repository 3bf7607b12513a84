//! Whose work is in the programs: the list of crates that `content/third-party.txt` keeps for the page about Utys, and the texts of
//! their licences, which the build writes beside the page.

use crate::project::{Project, WASM};
use anyhow::{Context, Result, ensure};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use xshell::cmd;

/// The list, which is kept with the sources: the page about Utys has it built in.
const LIST: &str = "content/third-party.txt";
/// The texts, beside the page.
const TEXTS: &str = "third-party.txt";

/// Files of a crate that hold its licence or what it wants to be said, by the start of their names.
const NAMES: [&str; 4] = ["LICENSE", "LICENCE", "COPYING", "NOTICE"];

/// Writes the list anew.
///
/// # Errors
/// When cargo does not know the crates, or the file cannot be written.
pub(crate) fn list_licences(project: &Project) -> Result<()> {
    std::fs::write(project.path(LIST), list(project)?).with_context(|| format!("{LIST} cannot be written"))
}

/// A line a crate that may be in a program of the page: name, version, licence, source, parted by `|`.
fn list(project: &Project) -> Result<String> {
    let shell = project.shell()?;
    let (target, edges, format) = (WASM, "normal,no-proc-macro", "{p}|{l}|{r}");
    let features = ["--no-default-features", "--features", "app"];
    let tree = cmd!(
        shell,
        "cargo tree --locked --target {target} --edges {edges} {features...} --prefix none --format {format}"
    );
    let tree = tree.quiet().ignore_stderr().read().context("cargo tree failed")?;
    let crates: BTreeSet<String> = tree.lines().filter_map(crate_line).collect();
    ensure!(!crates.is_empty(), "cargo tree names no crate");
    Ok(crates.into_iter().map(|line| line + "\n").collect())
}

/// A line of the list out of one of the tree; nothing for the package itself.
fn crate_line(line: &str) -> Option<String> {
    let line = line.trim_end_matches(" (*)");
    let (package, rest) = line.split_once('|')?;
    let (name, version) = package.split_once(" v")?;
    if version.contains(' ') {
        return None;
    }
    let (licence, source) = rest.split_once('|')?;
    // The old way of writing a choice.
    let licence = licence.replace(" / ", "/").replace('/', " OR ");
    Some([name, version, &licence, source].join("|"))
}

/// Writes the texts of the licences into a folder: every text once, with the crates that it belongs to.
///
/// # Errors
/// When the list or a text cannot be read, or the file cannot be written.
pub(crate) fn write_licences(project: &Project, folder: &Path) -> Result<()> {
    let kept =
        std::fs::read_to_string(project.path(LIST)).with_context(|| format!("{LIST} cannot be read"))?;
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut told = String::from("Utys holds works of others. What each of them is, and on which terms:\n\n");
    for line in kept.lines() {
        let mut parts = line.splitn(4, '|');
        let mut part = || parts.next().context("a line of the list lacks a part");
        let (name, version, licence, source) = (part()?, part()?, part()?, part()?);
        writeln!(told, "{name} {version}: {licence}\n    {source}")?;
        for file in licence_files(&format!("{name}-{version}"))? {
            let text = std::fs::read_to_string(&file)?.trim().replace("\r\n", "\n");
            texts.entry(text).or_default().push(format!("{name} {version}"));
        }
    }
    writeln!(told, "Rust's standard library: MIT OR Apache-2.0\n    https://github.com/rust-lang/rust")?;
    told.push_str("\nWhere a work comes without a text of its own, those of the same name below count.\n");
    for (text, crates) in texts {
        write!(told, "\n\n==== {} ====\n\n{text}\n", crates.join(", "))?;
    }
    Ok(std::fs::write(folder.join(TEXTS), told)?)
}

/// The licence files of a crate, where cargo has unpacked it.
fn licence_files(folder: &str) -> Result<Vec<PathBuf>> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home =
        home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo"))).context("no CARGO_HOME")?;
    let mut found = Vec::new();
    for registry in home.join("registry/src").read_dir().into_iter().flatten().flatten() {
        for file in registry.path().join(folder).read_dir().into_iter().flatten().flatten() {
            let name = file.file_name().to_string_lossy().to_uppercase();
            if NAMES.iter().any(|start| name.starts_with(start)) && file.path().is_file() {
                found.push(file.path());
            }
        }
        if !found.is_empty() {
            break;
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::{LIST, crate_line, list};
    use crate::project::Project;

    #[test]
    fn the_list_of_third_parties_is_that_of_the_lock_file() {
        let project = Project::find().expect("the project");
        let kept = std::fs::read_to_string(project.path(LIST)).expect("the list");
        assert_eq!(kept, list(&project).expect("a list"), "renew it by `cargo xtask licences`");
        assert!(kept.lines().any(|line| line.starts_with("yew|")));
    }

    #[test]
    fn a_line_of_the_tree_becomes_one_of_the_list() {
        assert_eq!(
            crate_line("fnv v1.0.7|Apache-2.0 / MIT|https://a.b/c (*)").as_deref(),
            Some("fnv|1.0.7|Apache-2.0 OR MIT|https://a.b/c")
        );
        assert_eq!(
            crate_line("x v1.0.0|MIT/Apache-2.0|https://a.b/c").as_deref(),
            Some("x|1.0.0|MIT OR Apache-2.0|https://a.b/c")
        );
        assert_eq!(crate_line("utys v0.1.0 (here)|MIT|"), None);
    }
}
