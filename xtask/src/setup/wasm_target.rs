//! The wasm32 standard library: by rustup, or, where rustup cannot fetch it, from Debian's source packages.

use super::{Step, debian_rust};
use crate::project::{Project, WASM};
use anyhow::Result;
use std::path::Path;
use xshell::{Shell, cmd};

/// The compiled standard library for wasm32.
#[derive(Debug)]
pub(crate) struct WasmTarget;

impl Step for WasmTarget {
    fn name(&self) -> String {
        format!("Rust for {WASM}")
    }

    fn takes(&self) -> &'static str {
        "a few seconds"
    }

    fn is_done(&self, project: &Project) -> Result<bool> {
        Ok(has_std(&project.shell()?)? || debian_rust::compiler(project).is_some())
    }

    fn run(&self, project: &Project) -> Result<()> {
        let shell = project.shell()?;
        let added = cmd!(shell, "rustup target add {WASM}").quiet().run();
        match added {
            Ok(()) if has_std(&shell)? => Ok(()),
            Ok(()) | Err(_) => {
                println!(
                    "      rustup cannot bring {WASM} here: using Debian's Rust for it instead, \
                     kept in the cache and used for wasm alone (about 2 minutes) .."
                );
                debian_rust::install(project)
            }
        }
    }
}

/// Makes the commands of a shell compile wasm with the compiler that has the target: the usual one where it can.
///
/// # Errors
/// When the usual compiler cannot be asked.
pub(crate) fn select_compiler(project: &Project, shell: &Shell) -> Result<Compiler> {
    if has_std(shell)? {
        return Ok(Compiler::Usual);
    }
    match debian_rust::compiler(project) {
        Some(rustc) => {
            shell.set_var("RUSTC", rustc);
            Ok(Compiler::Debian)
        }
        None => Ok(Compiler::Usual),
    }
}

/// Which compiler makes the wasm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Compiler {
    /// The one that cargo uses for everything else.
    Usual,
    /// Debian's, from the cache; it has no clippy.
    Debian,
}

fn has_std(shell: &Shell) -> Result<bool> {
    let folder = cmd!(shell, "rustc --print target-libdir --target {WASM}").quiet().read()?;
    let Ok(entries) = Path::new(&folder).read_dir() else { return Ok(false) };
    Ok(entries.flatten().any(|entry| entry.file_name().to_string_lossy().starts_with("libstd")))
}
