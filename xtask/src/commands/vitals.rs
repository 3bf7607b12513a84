//! `cargo xtask vitals`: how the release build feels on a slow phone.

use crate::project::Project;
use crate::site::Make;
use crate::{setup, site};
use anyhow::{Context, Result};
use xshell::cmd;

/// Builds the page and measures it.
///
/// # Errors
/// When set-up or the build fails, or a figure is more than twice its target.
pub(crate) fn vitals(project: &Project) -> Result<()> {
    setup::everything(project)?;
    site::build(project, Make::Release)?;
    measure(project)
}

/// Measures the page that stands in `dist`.
///
/// # Errors
/// When a figure is more than twice its target.
pub(crate) fn measure(project: &Project) -> Result<()> {
    let shell = project.shell()?;
    shell.set_var("UTYS_DIST", project.path(site::DIST));
    shell.set_var("CHROMIUM", setup::chromium()?);
    cmd!(shell, "node tests/vitals/vitals.mjs")
        .quiet()
        .run()
        .context("a figure is more than twice its target")
}
