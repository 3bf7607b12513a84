//! The finished page: its one stylesheet, the texts of its languages, its security policy, its size, and a small server for it.

mod fingerprint;
mod licences;
mod offline;
mod page;
mod server;
mod styles;
mod texts;
mod weight;

use crate::project::Project;
use crate::setup;
use anyhow::{Context, Result};
use std::path::PathBuf;
use xshell::{Shell, cmd};

pub(crate) use licences::{list_licences, write_licences};
pub(crate) use offline::keep;
pub(crate) use page::seal;
pub(crate) use server::serve;
pub(crate) use styles::bundle;
pub(crate) use texts::write_texts;
pub(crate) use weight::weigh;

/// Where the finished page lies.
pub(crate) const DIST: &str = "dist";

/// How the page is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Make {
    /// As hosts serve it: small and fast.
    Release,
    /// Soon: large and slow, for a look while one works.
    Quick,
}

impl Make {
    /// What Trunk is told.
    fn flags(self) -> &'static [&'static str] {
        match self {
            Make::Release => &["--release"],
            Make::Quick => &[],
        }
    }
}

/// Files that a first visit does without, by the start of their path in `dist`: they are fetched when they are asked for, or
/// for flight mode when the browser has nothing else to do.
const LATER: [&str; 5] = ["coach", "icons/", "lang/", "rooms", "third-party.txt"];

/// Whether a file of `dist` is none of the first load.
fn is_later(name: &str) -> bool {
    LATER.iter().any(|later| name.starts_with(later))
}

/// Builds the page, unless it stands there already as these sources make it.
///
/// # Errors
/// When Trunk fails; it tells why itself.
pub(crate) fn build(project: &Project, make: Make) -> Result<()> {
    let sources = format!("{}{}", fingerprint::of_sources(project)?, make.flags().concat());
    if fingerprint::is_built(project, &sources) {
        println!("{DIST}/ is up to date");
        return Ok(());
    }
    let shell = project.shell()?;
    setup::select_compiler(project, &shell)?;
    leave_no_traces(project, &shell)?;
    shell.set_var("UTYS_BUILD", fingerprint::build_name(&sources));
    // Trunk reads these two as switches of its own and refuses what other programs write there.
    shell.set_var("NO_COLOR", "true");
    let flags = make.flags();
    cmd!(shell, "trunk build {flags...} --offline --public-url ./")
        .quiet()
        .run()
        .context("trunk build failed")?;
    fingerprint::note_built(project, &sources)
}

/// Shortens the paths of sources that panics name: where they lie on this machine is nobody's concern, and makes the page
/// longer.
fn leave_no_traces(project: &Project, shell: &Shell) -> Result<()> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home =
        home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo"))).context("no CARGO_HOME")?;
    let registries =
        home.join("registry/src").read_dir().into_iter().flatten().flatten().map(|registry| registry.path());
    let folders = [project.path("")].into_iter().chain(registries).map(|folder| folder.display().to_string());
    // Cargo parts flags at spaces; a path that holds one stays as it is.
    let flags: Vec<String> = folders
        .filter(|folder| !folder.contains(char::is_whitespace))
        .map(|folder| format!("--remap-path-prefix={}=.", folder.trim_end_matches('/')))
        .collect();
    // For wasm alone: the hooks run cargo for this machine, and shall not compile themselves anew. Cargo adds these to the
    // flags in .cargo/config.toml.
    shell.set_var("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags.join(" "));
    Ok(())
}

/// Bytes as hexadecimal text.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
