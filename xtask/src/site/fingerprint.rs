//! Whether `dist` is what the sources make: a digest over everything that goes into it and of what came out.

use super::{DIST, hex};
use crate::project::Project;
use anyhow::Result;
use sha2::{Digest, Sha256};
use std::path::{Path, PathBuf};
use xshell::cmd;

/// All that the page is made of.
const SOURCES: [&str; 12] = [
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "build.rs",
    "content",
    "index.html",
    "locales",
    "package-lock.json",
    "public",
    "src",
    "styles",
    "xtask/src",
];

const STAMP: &str = "target/site/stamp";

/// A digest of all sources and of the compiler.
///
/// # Errors
/// When a source cannot be read.
pub(crate) fn of_sources(project: &Project) -> Result<String> {
    let mut digest = Sha256::new();
    let shell = project.shell()?;
    crate::setup::select_compiler(project, &shell)?;
    let rustc = shell.var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    digest.update(cmd!(shell, "{rustc} -vV").quiet().read()?);
    for source in SOURCES {
        for file in files(&project.path(source))? {
            // Wherever the project lies, its build has the same name.
            digest.update(file.strip_prefix(project.path("")).unwrap_or(&file).to_string_lossy().as_bytes());
            digest.update([0]);
            digest.update(Sha256::digest(std::fs::read(&file)?));
        }
    }
    Ok(hex(&digest.finalize()))
}

/// What the builds of page and worker call themselves: alike when they were made of the same sources, and only then.
pub(crate) fn build_name(sources: &str) -> String {
    format!("build-{}", sources.get(..16).unwrap_or(sources))
}

/// Whether the page in `dist` is the one last built, from these sources.
pub(crate) fn is_built(project: &Project, sources: &str) -> bool {
    let stamp = std::fs::read_to_string(project.path(STAMP)).unwrap_or_default();
    built(project).is_ok_and(|page| stamp == format!("{sources} {page}"))
}

/// Remembers that the page in `dist` came from these sources.
///
/// # Errors
/// When there is no page, or the stamp cannot be written.
pub(crate) fn note_built(project: &Project, sources: &str) -> Result<()> {
    let stamp = project.path(STAMP);
    if let Some(folder) = stamp.parent() {
        std::fs::create_dir_all(folder)?;
    }
    Ok(std::fs::write(stamp, format!("{sources} {}", built(project)?))?)
}

/// A digest of the whole page, so that a build by hand is not taken for the release.
fn built(project: &Project) -> Result<String> {
    let mut digest = Sha256::new();
    for file in files(&project.path(DIST))? {
        digest.update(file.to_string_lossy().as_bytes());
        digest.update(std::fs::read(&file)?);
    }
    Ok(hex(&digest.finalize()))
}

/// All files below a path in a fixed order; the path itself when it is a file; nothing when it is not there.
pub(crate) fn files(path: &Path) -> Result<Vec<PathBuf>> {
    if path.is_file() {
        return Ok(vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    if path.is_dir() {
        let mut entries = path.read_dir()?.collect::<Result<Vec<_>, _>>()?;
        entries.sort_by_key(std::fs::DirEntry::file_name);
        for entry in entries {
            found.extend(files(&entry.path())?);
        }
    }
    Ok(found)
}
