//! `cargo xtask book`: hands the work to `benches/book`, which searches and writes.

use crate::flags;
use crate::project::Project;
use anyhow::{Context, Result};
use std::ffi::OsString;
use xshell::cmd;

/// Builds the program and runs it in the repository, where it writes its table.
///
/// # Errors
/// When it does not compile, or finds something wrong.
pub(crate) fn book(project: &Project, flags: &flags::Book) -> Result<()> {
    let shell = project.shell()?;
    cmd!(shell, "cargo build --quiet --release --no-default-features --example book").quiet().run()?;
    let target = project.target();
    let (program, folder) = (target.join("release/examples/book"), target.join("book"));
    let mut words: Vec<OsString> = vec![flags.game.clone().into(), folder.into()];
    let count = |value: Option<u64>| value.map(|value| value.to_string());
    let options = [
        ("--positions", count(flags.positions)),
        ("--nodes", count(flags.nodes)),
        ("--lines", count(flags.lines)),
        ("--margin", count(flags.margin)),
        ("--data", flags.data.clone()),
        ("--write", flags.write.clone()),
    ];
    for (name, value) in options {
        words.extend(value.map(|value| [name.into(), value.into()]).into_iter().flatten());
    }
    cmd!(shell, "{program} {words...}").quiet().run().context("the book was not written")
}
