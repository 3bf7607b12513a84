//! `cargo xtask test`: every check that a change must pass. A failed step does not hide the steps after it, and the
//! closing lines of every runner stay on the screen.

use super::browser_tests::{Extent, SUITE, play};
use super::{browsers, vitals};
use crate::flags;
use crate::project::{Project, WASM};
use crate::report::Report;
use crate::setup::{self, Compiler};
use crate::site;
use anyhow::{Context, Result};
use xshell::{Shell, cmd};

/// How many times more random cases the long run tries; the tests read `UTYS_CASES`.
const LONG_RUN_CASES: &str = "100000";

/// Runs all checks.
///
/// # Errors
/// When one fails; the table at the end tells which.
pub(crate) fn test(project: &Project, flags: &flags::Test) -> Result<()> {
    let mut report = Report::default();
    if !report.step("set-up", || setup::everything(project)).0 {
        return report.close();
    }
    let host = project.shell()?;
    let wasm = project.shell()?;
    let compiler = setup::select_compiler(project, &wasm)?;
    if flags.all {
        host.set_var("UTYS_CASES", LONG_RUN_CASES);
    }

    report.step("format", || run(&host, "cargo fmt --all --check"));
    report.step("clippy", || {
        run(&host, "cargo clippy --quiet --workspace --all-targets --all-features -- -D warnings")
    });
    report.step("clippy without the app", || {
        run(&host, "cargo clippy --quiet --no-default-features --all-targets -- -D warnings")
    });
    match compiler {
        Compiler::Usual => {
            report.step("clippy for wasm", || {
                run(&wasm, "cargo clippy --quiet --target wasm32-unknown-unknown --lib --bin app --bin worker --bin rooms --bin coach --test web --example speed -- -D warnings")
            });
        }
        Compiler::Debian => report.skip("clippy for wasm", "Debian's compiler for wasm has no clippy"),
    }
    report.step("documentation", || {
        host.set_var("RUSTDOCFLAGS", "-D warnings");
        run(&host, "cargo doc --quiet --no-deps --all-features --document-private-items")
    });
    report.step("native tests", || run(&host, "cargo test --workspace --features utys/ssr"));
    report.step("wasm tests", || wasm_tests(project, &wasm));
    if report.step("release build", || site::build(project, site::Make::Release)).0 {
        report.step("size", || site::weigh(project));
        let extent = if flags.all { Extent::All } else { Extent::Usual };
        report.step("browser tests", || play(project, &[], &SUITE, extent));
        report.step("vitals", || vitals::measure(project));
        if flags.all {
            report.step("other browsers", || {
                setup::other_browsers(project)?;
                browsers::play(project)
            });
        }
    } else {
        report.skip("size", "there is no release build");
        report.skip("browser tests", "there is no release build");
        report.skip("vitals", "there is no release build");
    }
    report.close()
}

/// The tests that need a browser's DOM or a worker, in headless Chromium.
fn wasm_tests(project: &Project, shell: &Shell) -> Result<()> {
    let version = project.wasm_bindgen_version()?;
    shell.set_var(
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
        project.tool("wasm-bindgen-cli", &version).join("bin/wasm-bindgen-test-runner"),
    );
    shell.set_var("CHROMEDRIVER", setup::chromedriver()?);
    cmd!(shell, "cargo test --target {WASM} --test web").quiet().run().context("a wasm test failed")
}

/// Runs a fixed line of words.
fn run(shell: &Shell, line: &str) -> Result<()> {
    let (program, words) = line.split_once(' ').context("a command of one word")?;
    let words = words.split(' ');
    Ok(cmd!(shell, "{program} {words...}").quiet().run()?)
}
