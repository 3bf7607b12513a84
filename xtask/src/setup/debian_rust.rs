//! A Rust compiler with the wasm target out of Debian's packages, for machines whose rustup cannot fetch it. The
//! packages are unpacked into the cache, not installed, so no administrator is needed and nothing else changes.

use super::apt;
use crate::project::{Project, WASM};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use xshell::{Shell, cmd};

/// The compiler, its libraries and the source of the standard library.
const PACKAGES: [&str; 4] = ["rustc-web", "libstd-rust-web-dev", "rust-web-src", "lld"];

/// The compiler in the cache, when it is finished.
pub(crate) fn compiler(project: &Project) -> Option<PathBuf> {
    Some(place(project).join("rustc")).filter(|rustc| rustc.is_file())
}

fn place(project: &Project) -> PathBuf {
    project.cached("tools/debian-rust")
}

/// Fetches the packages, unpacks them and compiles the standard library for wasm once.
///
/// # Errors
/// When the packages cannot be had; the message says what a person can do.
pub(crate) fn install(project: &Project) -> Result<()> {
    let place = place(project);
    let unfinished = place.with_extension(std::process::id().to_string());
    std::fs::create_dir_all(unfinished.join("packages"))?;
    let shell = Shell::new()?;
    fetch(&shell, &unfinished).context(
        "neither rustup nor Debian's packages bring the wasm target; on a machine with a network, please type\n    \
         rustup target add wasm32-unknown-unknown\nand run this again",
    )?;
    if place.exists() {
        std::fs::remove_dir_all(&place)?;
    }
    // The compiler finds its libraries by where it stands, so it is moved before it is used.
    std::fs::rename(&unfinished, &place)?;
    let wrapper = write_wrapper(&shell, &place)?;
    build_std(&shell, &place, &wrapper)?;
    std::fs::rename(wrapper, place.join("rustc"))?;
    Ok(())
}

/// Downloads the packages and what they need of their own kind, and unpacks them.
fn fetch(shell: &Shell, place: &Path) -> Result<()> {
    let mut wanted: Vec<String> = PACKAGES.map(str::to_owned).to_vec();
    // On a new machine the list of packages was never fetched; an old one may name what is gone.
    apt::refresh(shell)?;
    let depends = cmd!(shell, "apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces --no-enhances rustc-web")
        .quiet()
        .read()?;
    wanted.extend(
        depends
            .lines()
            .map(str::trim)
            .filter(|line| line.starts_with("libstd-rust-web-1") || line.starts_with("libllvm"))
            .map(str::to_owned),
    );
    wanted.sort();
    wanted.dedup();
    let packages = place.join("packages");
    let _at = shell.push_dir(&packages);
    cmd!(shell, "apt-get -qq download {wanted...}").quiet().ignore_stderr().run()?;
    for entry in packages.read_dir()? {
        let (file, root) = (entry?.path(), place.join("root"));
        cmd!(shell, "dpkg-deb --extract {file} {root}").quiet().run()?;
    }
    std::fs::remove_dir_all(&packages)?;
    Ok(())
}

/// A script that starts the unpacked compiler with its own libraries.
fn write_wrapper(shell: &Shell, place: &Path) -> Result<PathBuf> {
    let lib = place.join("root/usr/lib").join(multiarch()?);
    let script = format!(
        "#!/bin/sh\nLD_LIBRARY_PATH='{}' exec '{}' \"$@\"\n",
        lib.display(),
        place.join("root/usr/bin/rustc").display()
    );
    let wrapper = place.join("rustc.unfinished");
    std::fs::write(&wrapper, script)?;
    cmd!(shell, "chmod +x {wrapper}").quiet().run()?;
    Ok(wrapper)
}

/// Compiles the standard library from the unpacked source and puts it, with a linker, where the compiler looks.
fn build_std(shell: &Shell, place: &Path, rustc: &Path) -> Result<()> {
    let source = find_source(&place.join("root/usr/src"))?;
    let rustlib = place.join("root/usr/lib/rustlib");
    let target = place.join("target");
    {
        let _at = shell.push_dir(&source);
        let _env = [
            shell.push_env("RUSTC", rustc),
            shell.push_env("RUSTC_BOOTSTRAP", "1"),
            shell.push_env("RUSTFLAGS", "-Zforce-unstable-if-unmarked -Cembed-bitcode=yes"),
            shell.push_env("__CARGO_DEFAULT_LIB_METADATA", "std"),
            shell.push_env("CARGO_TARGET_DIR", &target),
        ];
        cmd!(shell, "cargo build --quiet --release --target {WASM}").quiet().run()?;
    }
    let lib = rustlib.join(WASM).join("lib");
    std::fs::create_dir_all(&lib)?;
    for entry in target.join(WASM).join("release/deps").read_dir()? {
        let file = entry?.path();
        if file.extension().is_some_and(|kind| kind == "rlib") {
            std::fs::copy(&file, lib.join(file.file_name().context("a library without a name")?))?;
        }
    }
    std::fs::remove_dir_all(&target)?;
    std::fs::remove_dir_all(place.join("root/usr/src"))?;
    let bin = rustlib.join(host()).join("bin");
    std::fs::create_dir_all(&bin)?;
    let (linker, link) = (linker(shell, place)?, bin.join("rust-lld"));
    // Linked, not copied: it finds its own libraries by where it stands.
    cmd!(shell, "ln -sf {linker} {link}").quiet().run()?;
    Ok(())
}

fn find_source(folder: &Path) -> Result<PathBuf> {
    for entry in folder.read_dir()? {
        let source = entry?.path().join("library/sysroot");
        if source.join("Cargo.toml").exists() {
            return Ok(source);
        }
    }
    bail!("the source package holds no standard library")
}

/// A linker for wasm: the usual compiler's own, or LLVM's from the packages.
fn linker(shell: &Shell, place: &Path) -> Result<PathBuf> {
    let sysroot = cmd!(shell, "rustc --print sysroot").quiet().read()?;
    let own = Path::new(&sysroot).join("lib/rustlib").join(host()).join("bin/rust-lld");
    if own.exists() {
        return Ok(own);
    }
    let unpacked = place.join("root/usr/lib");
    for entry in unpacked.read_dir()? {
        let lld = entry?.path().join("bin/lld");
        if lld.exists() {
            return Ok(lld);
        }
    }
    bail!("no linker for wasm was found")
}

/// The host as the compiler names it.
fn host() -> String {
    format!("{}-unknown-linux-gnu", std::env::consts::ARCH)
}

/// The host as Debian names its library folder.
fn multiarch() -> Result<String> {
    match std::env::consts::OS {
        "linux" => Ok(format!("{}-linux-gnu", std::env::consts::ARCH)),
        other => bail!("Debian's packages do not run on {other}"),
    }
}
