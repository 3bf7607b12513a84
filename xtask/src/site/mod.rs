//! The finished page: its one stylesheet, its security policy, its size, and a small server for it.

mod fingerprint;
mod page;
mod server;
mod styles;
mod weight;

use crate::project::Project;
use crate::setup;
use anyhow::{Context, Result};
use xshell::cmd;

pub(crate) use page::seal;
pub(crate) use server::serve;
pub(crate) use styles::bundle;
pub(crate) use weight::weigh;

/// Where the finished page lies.
pub(crate) const DIST: &str = "dist";

/// Builds the page, unless it stands there already as these sources make it.
///
/// # Errors
/// When Trunk fails; it tells why itself.
pub(crate) fn build(project: &Project) -> Result<()> {
    let sources = fingerprint::of_sources(project)?;
    if fingerprint::is_built(project, &sources) {
        println!("{DIST}/ is up to date");
        return Ok(());
    }
    let shell = project.shell()?;
    setup::select_compiler(project, &shell)?;
    // Trunk reads these two as switches of its own and refuses what other programs write there.
    shell.set_var("NO_COLOR", "true");
    cmd!(shell, "trunk build --release --offline --public-url ./")
        .quiet()
        .run()
        .context("trunk build failed")?;
    fingerprint::note_built(project, &sources)
}

/// Bytes as hexadecimal text.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
