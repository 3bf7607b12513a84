//! `cargo xtask bench`: the speed of the rules and the search.

use crate::project::Project;
use anyhow::Result;
use std::ffi::OsString;
use xshell::cmd;

/// Runs every benchmark of the crate; further words go to them.
///
/// # Errors
/// When one fails.
pub(crate) fn bench(project: &Project, args: &[OsString]) -> Result<()> {
    let shell = project.shell()?;
    Ok(cmd!(shell, "cargo bench --no-default-features -- {args...}").quiet().run()?)
}
