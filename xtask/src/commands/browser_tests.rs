//! Playwright on the release build: served once at the root and once in a folder, as a static host may do.

use crate::flags;
use crate::project::Project;
use crate::site::Make;
use crate::{setup, site};
use anyhow::{Context, Result};
use std::ffi::OsString;
use xshell::cmd;

/// A folder that nobody has prepared the page for.
const FOLDER: &str = "/x/y/";

/// The parts of Playwright's configuration that are tests.
pub(crate) const SUITE: [&str; 2] = ["--project=folder", "--project=root"];

/// How much is tested.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extent {
    /// A selection, where there is too much of it.
    Usual,
    /// Everything, such as each page in each theme, width and language.
    All,
}

/// `cargo xtask e2e`.
///
/// # Errors
/// When set-up, the build or a test fails.
pub(crate) fn e2e(project: &Project, flags: &flags::E2e) -> Result<()> {
    setup::everything(project)?;
    site::build(project, if flags.quick { Make::Quick } else { Make::Release })?;
    play(project, &flags.args, &SUITE, Extent::Usual)
}

/// `cargo xtask shots`.
///
/// # Errors
/// When set-up or the build fails, or a picture cannot be taken.
pub(crate) fn shots(project: &Project) -> Result<()> {
    setup::everything(project)?;
    site::build(project, Make::Release)?;
    play(project, &[], &["--project=shots"], Extent::Usual)?;
    println!("pictures: target/shots, docs/images");
    Ok(())
}

/// Runs Playwright against the page that stands in `dist`.
///
/// # Errors
/// When a test fails.
pub(crate) fn play(project: &Project, args: &[OsString], projects: &[&str], extent: Extent) -> Result<()> {
    let dist = project.path(site::DIST);
    let (root, folder) = (site::serve(&dist, 0, "/")?, site::serve(&dist, 0, FOLDER)?);
    let shell = project.shell()?;
    shell.set_var("UTYS_ROOT", root.address());
    shell.set_var("UTYS_FOLDER", folder.address());
    shell.set_var("CHROMIUM", setup::chromium()?);
    if extent == Extent::All {
        shell.set_var("UTYS_ALL", "1");
    }
    cmd!(shell, "playwright test {projects...} {args...}").quiet().run().context("a browser test failed")
}
