//! The texts of the languages other than English, which the page fetches when they are wanted.
//!
//! The compiler is the app's own, so that the files have the names and digests that the app asks for.

use crate::project::Project;
use anyhow::{Result, bail};
use std::path::Path;

#[allow(dead_code, reason = "build.rs uses the rest")]
#[path = "../../../src/app/i18n/compiler/mod.rs"]
mod compiler;

/// Writes `lang/*.txt` into the folder of the page.
///
/// # Errors
/// When a text cannot be compiled, with file and line, or a file cannot be written.
pub(crate) fn write_texts(project: &Project, page: &Path) -> Result<()> {
    let compiled = compiler::read_folder(&project.path("locales"))
        .and_then(|sources| compiler::compile(&sources, "text"));
    let compiled = match compiled {
        Ok(compiled) => compiled,
        Err(errors) => bail!("{}", errors.join("\n")),
    };
    for pack in compiled.packs.iter().filter(|pack| pack.is_fetched()) {
        let file = page.join(&pack.file);
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        std::fs::write(file, &pack.text)?;
    }
    Ok(())
}
