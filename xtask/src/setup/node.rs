//! What comes from npm by the lock file: wasm-opt for building; Playwright and axe for testing.

use super::Step;
use crate::project::Project;
use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use xshell::cmd;

/// Which packages are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Packages {
    /// The `dependencies`: wasm-opt.
    Building,
    /// The `devDependencies` too: Playwright and axe.
    All,
}

const STAMP: &str = "node_modules/.utys-stamp";

impl Packages {
    fn stamp(self, project: &Project) -> Result<String> {
        let lock =
            std::fs::read(project.path("package-lock.json")).context("package-lock.json cannot be read")?;
        Ok(format!("{self:?} {}", crate::site::hex(&Sha256::digest(lock))))
    }
}

impl Step for Packages {
    fn name(&self) -> String {
        match self {
            Packages::Building => "wasm-opt from npm".to_owned(),
            Packages::All => "wasm-opt, Playwright and axe from npm".to_owned(),
        }
    }

    fn takes(&self) -> &'static str {
        "a few seconds"
    }

    fn is_done(&self, project: &Project) -> Result<bool> {
        let found = std::fs::read_to_string(project.path(STAMP)).unwrap_or_default();
        Ok(found == Packages::All.stamp(project)? || found == self.stamp(project)?)
    }

    fn run(&self, project: &Project) -> Result<()> {
        let shell = project.shell()?;
        cmd!(shell, "npm --version")
            .quiet()
            .ignore_stdout()
            .run()
            .context("npm is missing; please install Node 20 or newer, it brings npm")?;
        // What is there for testing stays there: `npm ci` would throw it out.
        let has_all = project.path("node_modules/@playwright/test").exists();
        let wanted = if has_all { Packages::All } else { *self };
        let scope: &[&str] = if wanted == Packages::Building { &["--omit=dev"] } else { &[] };
        cmd!(shell, "npm ci --no-audit --no-fund --loglevel=error {scope...}").quiet().run()?;
        std::fs::write(project.path(STAMP), wanted.stamp(project)?)?;
        Ok(())
    }
}
