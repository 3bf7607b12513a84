//! `cargo xtask duel`: finds or builds the two players and hands them to `benches/duel`, which lets them play.

use crate::flags;
use crate::project::Project;
use crate::site::hex;
use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use xshell::{Shell, cmd};

/// Players of `tests/rival`: the `minimax` crate's search with a plain evaluation, and one that draws lots.
const OPPONENTS: [&str; 2] = ["rival", "random"];

/// Builds what is needed and plays.
///
/// # Errors
/// When a player does not exist or cannot be built, or when one failed in a game.
pub(crate) fn duel(project: &Project, flags: &flags::Duel) -> Result<()> {
    let shell = project.shell()?;
    let referee = referee(project, &shell)?;
    let mut words: Vec<OsString> = Vec::new();
    for spec in [&flags.a, &flags.b] {
        words.extend([spec.into(), program(project, &shell, spec)?.into()]);
    }
    let count = |value: Option<u64>| value.map(|value| value.to_string());
    let options = [
        ("--game", flags.game.clone()),
        ("--variant", flags.variant.clone()),
        ("--tobit", flags.tobit.clone()),
        ("--pairs", count(flags.pairs)),
        ("--nodes", count(flags.nodes)),
        ("--movetime", count(flags.movetime)),
        ("--plies", count(flags.plies)),
        ("--openings", flags.openings.clone()),
        ("--seed", count(flags.seed)),
        ("--threads", count(flags.threads)),
        ("--sprt", flags.sprt.clone()),
        ("--max-plies", count(flags.max_plies)),
        ("--hash", count(flags.hash)),
    ];
    for (name, value) in options {
        words.extend(value.map(|value| [name.into(), value.into()]).into_iter().flatten());
    }
    if let Some(records) = &flags.records {
        words.extend(["--records".into(), records.into()]);
    }
    cmd!(shell, "{referee} {words...}").quiet().run().context("the duel failed")
}

/// The program that lets two engines play.
///
/// # Errors
/// When it does not compile.
pub(super) fn referee(project: &Project, shell: &Shell) -> Result<PathBuf> {
    cmd!(shell, "cargo build --quiet --release --no-default-features --example duel").quiet().run()?;
    keep(project, &project.target().join("release/examples/duel"))
}

/// The program that a player's description begins with: this tree, an opponent, a program, or a revision.
pub(super) fn program(project: &Project, shell: &Shell, spec: &str) -> Result<PathBuf> {
    let name = spec.split(',').next().unwrap_or_default();
    if name == "." {
        cmd!(shell, "cargo build --quiet --release --no-default-features --bin engine").quiet().run()?;
        return keep(project, &project.target().join("release/engine"));
    }
    if OPPONENTS.contains(&name) {
        cmd!(shell, "cargo build --quiet --release --package rival --bin {name}").quiet().run()?;
        return keep(project, &project.target().join("release").join(name));
    }
    if name.contains('/') && Path::new(name).is_file() {
        return Ok(fs::canonicalize(name)?);
    }
    let commit = format!("{name}^{{commit}}");
    match cmd!(shell, "git rev-parse --verify --quiet {commit}").quiet().ignore_stderr().read() {
        Ok(id) => revision(project, shell, &id),
        Err(_) => bail!(
            "{name:?} is none of `.`, `rival`, `random`, a program (with a / in its path) and a revision"
        ),
    }
}

/// A copy that stays what it is when the tree is built anew while games are played.
fn keep(project: &Project, built: &Path) -> Result<PathBuf> {
    let bytes = fs::read(built).with_context(|| format!("{} was not built", built.display()))?;
    let kept = project.target().join("duel").join(&hex(&Sha256::digest(bytes))[..16]);
    if !kept.exists() {
        place(built, &kept)?;
    }
    Ok(kept)
}

/// Copies a program so that nobody meets half of it.
fn place(from: &Path, to: &Path) -> Result<()> {
    let folder = to.parent().context("a program lies in a folder")?;
    fs::create_dir_all(folder)?;
    let partial = folder.join(format!("partial-{}", std::process::id()));
    fs::copy(from, &partial)?;
    Ok(fs::rename(partial, to)?)
}

/// The engine of a commit, built once from an export of it and kept for all clones.
fn revision(project: &Project, shell: &Shell, id: &str) -> Result<PathBuf> {
    let kept = project.cached(&format!("engines/{id}"));
    if kept.exists() {
        return Ok(kept);
    }
    println!("building the engine of {id} ..");
    let export = project.cached(&format!("engines/export-{}", std::process::id()));
    let built = build_export(shell, id, &export).and_then(|program| place(&program, &kept));
    // What is left of it costs nothing but space.
    let _ = fs::remove_dir_all(&export);
    built.map(|()| kept)
}

fn build_export(shell: &Shell, id: &str, export: &Path) -> Result<PathBuf> {
    fs::create_dir_all(export)?;
    let archive = export.join("export.tar");
    cmd!(shell, "git archive --output {archive} {id}").quiet().run()?;
    cmd!(shell, "tar --extract --file {archive} --directory {export}").quiet().run()?;
    let _inside = shell.push_dir(export);
    let target = export.join("target");
    cmd!(shell, "cargo build --quiet --release --no-default-features --bin engine --target-dir {target}")
        .quiet()
        .run()
        .with_context(|| format!("the engine of {id} does not compile"))?;
    Ok(target.join("release/engine"))
}
