//! The commands, one a file; the short ones here.

mod bench;
mod book;
mod browser_tests;
mod browsers;
mod duel;
mod levels;
mod test;
mod tune;
mod vitals;

use crate::flags;
use crate::project::Project;
use crate::site::Make;
use crate::{setup, site};
use anyhow::{Context, Result, bail};
use std::path::Path;

pub(crate) use bench::bench;
pub(crate) use book::book;
pub(crate) use browser_tests::{e2e, shots};
pub(crate) use browsers::browsers;
pub(crate) use duel::duel;
pub(crate) use levels::levels;
pub(crate) use test::test;
pub(crate) use tune::tune;
pub(crate) use vitals::vitals;

/// The first port that is tried.
const PORT: u16 = 8080;

/// `cargo xtask build`.
///
/// # Errors
/// When set-up or the build fails.
pub(crate) fn build(project: &Project) -> Result<()> {
    setup::for_building(project)?;
    site::build(project, Make::Release)
}

/// `cargo xtask serve`: ends in a served page and its address, and waits.
///
/// # Errors
/// When set-up or the build fails, or no port is free.
pub(crate) fn serve(project: &Project, flags: &flags::Serve) -> Result<()> {
    build(project)?;
    let base = flags.base.as_deref().unwrap_or("/");
    let server = site::serve(&project.path(site::DIST), flags.port.unwrap_or(PORT), base)?;
    println!("\nUtys is served at {}   (Ctrl-C ends it)", server.address());
    server.wait();
    Ok(())
}

/// `cargo xtask size`.
///
/// # Errors
/// When the build fails or a first visit is above the budget.
pub(crate) fn size(project: &Project) -> Result<()> {
    build(project)?;
    site::weigh(project)
}

/// `cargo xtask hook`: what Trunk calls while it builds (`Trunk.toml`).
///
/// # Errors
/// When the stage is not known or its work fails.
pub(crate) fn hook(project: &Project, stage: &str) -> Result<()> {
    match stage {
        "styles" => site::bundle(project),
        "page" => {
            let folder = std::env::var_os("TRUNK_STAGING_DIR").context("this hook is called by Trunk")?;
            let folder = Path::new(&folder);
            site::write_texts(project, folder)?;
            site::write_licences(project, folder)?;
            site::seal(folder)?;
            site::keep(folder, &build_name())
        }
        other => bail!("there is no hook {other}"),
    }
}

/// What the build that is being made calls itself: alike in page, engine and service worker.
fn build_name() -> String {
    std::env::var("UTYS_BUILD").unwrap_or_else(|_| "unnamed".to_owned())
}
