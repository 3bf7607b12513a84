//! `cargo xtask tune`: hands the work to `benches/tune`, which plays and fits.

use crate::flags;
use crate::project::Project;
use anyhow::{Context, Result};
use std::ffi::OsString;
use xshell::cmd;

/// Builds the program and runs it in the repository, where it writes its tables.
///
/// # Errors
/// When it does not compile, or finds something wrong.
pub(crate) fn tune(project: &Project, flags: &flags::Tune) -> Result<()> {
    let shell = project.shell()?;
    cmd!(shell, "cargo build --quiet --release --no-default-features --example tune").quiet().run()?;
    let target = project.target();
    let (program, folder) = (target.join("release/examples/tune"), target.join("tune"));
    let mut words: Vec<OsString> = vec![flags.game.clone().into(), folder.into()];
    let count = |value: Option<u64>| value.map(|value| value.to_string());
    let options = [
        ("--fit", flags.fit.clone()),
        ("--games", count(flags.games)),
        ("--nodes", count(flags.nodes)),
        ("--seed", count(flags.seed)),
        ("--data", flags.data.clone()),
        ("--also", flags.also.clone()),
        ("--rounds", count(flags.rounds)),
        ("--result-share", count(flags.result_share)),
        ("--unit", count(flags.unit)),
        ("--write", flags.write.clone()),
        ("--threads", count(flags.threads)),
    ];
    for (name, value) in options {
        words.extend(value.map(|value| [name.into(), value.into()]).into_iter().flatten());
    }
    if let Some(records) = &flags.records {
        words.extend(["--records".into(), records.into()]);
    }
    cmd!(shell, "{program} {words...}").quiet().run().context("the tuning failed")
}
