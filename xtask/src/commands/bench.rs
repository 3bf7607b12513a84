//! `cargo xtask bench`: the speed of the rules, the search and the worker, natively and in wasm, in one run with the ratios.

use crate::project::{Project, WASM};
use crate::{setup, site};
use anyhow::{Context, Result};
use std::ffi::OsString;
use std::path::Path;
use xshell::{Shell, cmd};

/// How the release build optimises the worker's wasm: `index.html` says the same.
const WASM_OPT: [&str; 9] = [
    "-O4",
    "--enable-simd",
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-sign-ext",
    "--enable-nontrapping-float-to-int",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// Takes the vector unit away again that `.cargo/config.toml` gives: the last word counts.
const WITHOUT_VECTORS: &str = "-C target-feature=-simd128";

/// Builds the page, and `benches/speed.rs` as the console engine and as the worker are built, the latter with and without
/// vectors, and has all measured in turn; further words go to the script that does it.
///
/// # Errors
/// When a build fails, when the builds do not count the same, or when a figure misses its target.
pub(crate) fn bench(project: &Project, args: &[OsString]) -> Result<()> {
    setup::everything(project)?;
    site::build(project, site::Make::Release)?;
    let host = project.shell()?;
    let target = project.target();
    cmd!(host, "cargo build --quiet --release --no-default-features --example speed").quiet().run()?;
    let (vectors, words) = (target.join("speed"), target.join("speed-without-vectors"));
    build_wasm(project, &target, &vectors, None)?;
    build_wasm(project, &target, &words, Some(WITHOUT_VECTORS))?;
    let native = target.join("release/examples/speed");
    let dist = project.path(site::DIST);
    let chromium = setup::chromium()?;
    cmd!(host, "node benches/speed.mjs {native} {vectors} {words} {dist} {chromium} {args...}")
        .quiet()
        .run()
        .context("the measurement failed, or missed a target")
}

/// Builds the program for the browser into a folder, optimised as the worker is.
fn build_wasm(project: &Project, target: &Path, folder: &Path, flags: Option<&str>) -> Result<()> {
    let shell: Shell = project.shell()?;
    setup::select_compiler(project, &shell)?;
    // A folder of its own: cargo would make the one build in place of the other, each time.
    let built = if flags.is_some() { target.join("without-vectors") } else { target.to_owned() };
    shell.set_var("CARGO_TARGET_DIR", &built);
    if let Some(flags) = flags {
        shell.set_var("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags);
    }
    cmd!(shell, "cargo build --quiet --profile worker --target {WASM} --example speed").quiet().run()?;
    let built = built.join(WASM).join("worker/examples/speed.wasm");
    cmd!(shell, "wasm-bindgen --target web --no-typescript --out-name speed --out-dir {folder} {built}")
        .quiet()
        .run()?;
    let program = folder.join("speed_bg.wasm");
    cmd!(shell, "wasm-opt {WASM_OPT...} {program} -o {program}").quiet().run()?;
    Ok(())
}
