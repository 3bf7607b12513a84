//! Trunk and the wasm-bindgen command line, compiled once into the per-user cache at the versions the project wants.

use super::Step;
use crate::project::{GECKODRIVER_VERSION, Project, TRUNK_VERSION};
use anyhow::Result;
use std::io::IsTerminal;
use xshell::cmd;

/// A program from the crate registry.
#[derive(Debug)]
pub(crate) struct CargoTool {
    name: &'static str,
    version: String,
    /// The file whose presence means that it is installed.
    program: &'static str,
    takes: &'static str,
    /// Extra words for `cargo install`.
    options: &'static [&'static str],
}

impl CargoTool {
    /// The bundler.
    pub(crate) fn trunk() -> CargoTool {
        CargoTool {
            name: "trunk",
            version: TRUNK_VERSION.to_owned(),
            program: "trunk",
            takes: "about 4 minutes",
            options: &["--locked"],
        }
    }

    /// Firefox's driver.
    pub(crate) fn geckodriver() -> CargoTool {
        CargoTool {
            name: "geckodriver",
            version: GECKODRIVER_VERSION.to_owned(),
            program: "geckodriver",
            takes: "about 1 minute",
            options: &["--locked"],
        }
    }

    /// The glue writer and the runner of wasm tests, of the version in `Cargo.lock`. Without `--locked`: its own
    /// lock file names a package version that registries have withdrawn.
    pub(crate) fn wasm_bindgen(project: &Project) -> Result<CargoTool> {
        Ok(CargoTool {
            name: "wasm-bindgen-cli",
            version: project.wasm_bindgen_version()?,
            program: "wasm-bindgen",
            takes: "about 1 minute",
            options: &[],
        })
    }
}

impl Step for CargoTool {
    fn name(&self) -> String {
        format!("{} {}", self.name, self.version)
    }

    fn takes(&self) -> &'static str {
        self.takes
    }

    fn is_done(&self, project: &Project) -> Result<bool> {
        Ok(project.tool(self.name, &self.version).join("bin").join(self.program).exists())
    }

    fn run(&self, project: &Project) -> Result<()> {
        let place = project.tool(self.name, &self.version);
        // Installed beside its place and then renamed: an interrupted run leaves nothing that looks finished.
        let unfinished = project.tool(self.name, &format!("{}.{}", self.version, std::process::id()));
        let shell = project.shell()?;
        // Outside the repository, whose own settings are none of the tools' concern.
        std::fs::create_dir_all(project.cached("tools"))?;
        shell.change_dir(project.cached("tools"));
        // A debug build is fast enough for a bundler and takes half the time; both tools share what they compile.
        shell.set_var("CARGO_PROFILE_DEV_DEBUG", "0");
        shell.set_var("CARGO_INCREMENTAL", "0");
        shell.set_var("CARGO_TARGET_DIR", project.cached("tools/target"));
        let (name, version, options) = (self.name, &self.version, self.options);
        let quiet: &[&str] = if std::io::stderr().is_terminal() { &[] } else { &["--quiet"] };
        cmd!(
            shell,
            "cargo install {name} --version {version} --debug --root {unfinished} {options...} {quiet...}"
        )
        .quiet()
        .run()?;
        if place.exists() {
            std::fs::remove_dir_all(&place)?;
        }
        std::fs::rename(&unfinished, &place)?;
        Ok(())
    }
}

/// Drops what compiling the tools left behind; without it nothing is lost but disk space.
pub(crate) fn tidy(project: &Project) {
    let left = project.cached("tools/target");
    if left.exists()
        && let Err(error) = std::fs::remove_dir_all(&left)
    {
        eprintln!("note: {} could not be removed: {error}", left.display());
    }
}
