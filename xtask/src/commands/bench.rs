//! `cargo xtask bench`: the speed of the rules and the search, natively and in wasm, in one run with the ratios.

use crate::project::{Project, WASM};
use crate::setup;
use anyhow::{Context, Result};
use std::ffi::OsString;
use xshell::cmd;

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

/// Builds `benches/speed.rs` as the console engine and as the worker are built, and has both measured in turn; further
/// words go to the script that does it.
///
/// # Errors
/// When a build fails, when wasm counts otherwise than the native program, or when a ratio misses its target.
pub(crate) fn bench(project: &Project, args: &[OsString]) -> Result<()> {
    setup::everything(project)?;
    let (host, wasm) = (project.shell()?, project.shell()?);
    setup::select_compiler(project, &wasm)?;
    let target = project.target();
    let folder = target.join("speed");
    cmd!(host, "cargo build --quiet --release --no-default-features --example speed").quiet().run()?;
    cmd!(wasm, "cargo build --quiet --profile worker --target {WASM} --example speed").quiet().run()?;
    let built = target.join(WASM).join("worker/examples/speed.wasm");
    cmd!(host, "wasm-bindgen --target web --no-typescript --out-name speed --out-dir {folder} {built}")
        .quiet()
        .run()?;
    let program = folder.join("speed_bg.wasm");
    cmd!(host, "wasm-opt {WASM_OPT...} {program} -o {program}").quiet().run()?;
    let native = target.join("release/examples/speed");
    let chromium = setup::chromium()?;
    cmd!(host, "node benches/speed.mjs {native} {folder} {chromium} {args...}")
        .quiet()
        .run()
        .context("the measurement failed, or missed a target")
}
