//! `cargo xtask browsers`: the release build in the other two families of browsers, by their WebDrivers.

use crate::project::Project;
use crate::site::Make;
use crate::{setup, site};
use anyhow::{Context, Result};
use xshell::cmd;

/// Builds the page and plays it in Firefox and in WebKit.
///
/// # Errors
/// When set-up or the build fails, or a browser cannot do what is asked of it.
pub(crate) fn browsers(project: &Project) -> Result<()> {
    setup::other_browsers(project)?;
    site::build(project, Make::Release)?;
    play(project)
}

/// Plays the page that stands in `dist`.
///
/// # Errors
/// When a browser cannot do what is asked of it.
pub(crate) fn play(project: &Project) -> Result<()> {
    let shell = project.shell()?;
    shell.set_var("UTYS_DIST", project.path(site::DIST));
    shell.set_var("FIREFOX", setup::firefox()?);
    shell.set_var("WEBKITDRIVER", setup::webkit_driver()?);
    shell.set_var("MINIBROWSER", setup::mini_browser()?);
    cmd!(shell, "node tests/browsers/play.mjs").quiet().run().context("a browser failed")
}
