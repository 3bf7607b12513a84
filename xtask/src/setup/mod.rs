//! Makes a machine ready: each step says what it needs, is skipped when that is there, and tells how far it is.
//! It knows Debian and Ubuntu by their package tool; elsewhere it finds what is installed or says what to type.

mod apt;
mod browser;
mod cargo_tools;
mod debian_rust;
mod node;
mod wasm_target;

use crate::project::Project;
use anyhow::{Context, Result};

pub(crate) use browser::{chromedriver, chromium, firefox, mini_browser, webkit_driver};
pub(crate) use wasm_target::{Compiler, select_compiler};

/// One thing a machine needs.
trait Step {
    /// What it is, such as `trunk 0.21.14`.
    fn name(&self) -> String;
    /// About how long it takes, in words.
    fn takes(&self) -> &'static str;
    /// Whether it is there already.
    ///
    /// # Errors
    /// When that cannot be told.
    fn is_done(&self, project: &Project) -> Result<bool>;
    /// Brings it.
    ///
    /// # Errors
    /// When it cannot be brought; the message says what a person can do.
    fn run(&self, project: &Project) -> Result<()>;
}

/// What building and serving need.
///
/// # Errors
/// When a step fails.
pub(crate) fn for_building(project: &Project) -> Result<()> {
    take(
        project,
        &[
            &wasm_target::WasmTarget,
            &cargo_tools::CargoTool::trunk(),
            &cargo_tools::CargoTool::wasm_bindgen(project)?,
            &node::Packages::Building,
        ],
    )
}

/// What building, serving and testing need.
///
/// # Errors
/// When a step fails.
pub(crate) fn everything(project: &Project) -> Result<()> {
    take(
        project,
        &[
            &wasm_target::WasmTarget,
            &cargo_tools::CargoTool::trunk(),
            &cargo_tools::CargoTool::wasm_bindgen(project)?,
            &node::Packages::All,
            &browser::Browser,
            &browser::Driver,
            &browser::Fonts,
        ],
    )
}

/// What the tests in other browsers need besides.
///
/// # Errors
/// When a step fails.
pub(crate) fn other_browsers(project: &Project) -> Result<()> {
    everything(project)?;
    take(project, &[&browser::OtherBrowsers, &cargo_tools::CargoTool::geckodriver()])
}

fn take(project: &Project, steps: &[&dyn Step]) -> Result<()> {
    let count = steps.len();
    for (i, step) in steps.iter().enumerate() {
        let (at, name) = (i + 1, step.name());
        if step.is_done(project).with_context(|| format!("cannot tell whether {name} is there"))? {
            println!("[{at}/{count}] {name}: there");
        } else {
            println!("[{at}/{count}] installing {name} ({}) ..", step.takes());
            step.run(project).with_context(|| format!("{name} could not be installed"))?;
        }
    }
    cargo_tools::tidy(project);
    Ok(())
}
