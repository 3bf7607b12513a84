//! Debian's package tool, used only where it is allowed to without asking.

use anyhow::{Result, bail};
use xshell::{Shell, cmd};

/// Installs packages as root or by a sudo that asks nothing.
///
/// # Errors
/// When that is not possible, with the command for a person to type.
pub(crate) fn install(shell: &Shell, packages: &[&str]) -> Result<()> {
    let by_hand = format!("sudo apt-get install --yes {}", packages.join(" "));
    if cmd!(shell, "apt-get --version").quiet().ignore_stdout().ignore_stderr().run().is_err() {
        bail!("this is no Debian or Ubuntu; please install what the packages {} hold", packages.join(", "));
    }
    let root = cmd!(shell, "id -u").quiet().read()? == "0";
    let sudo: &[&str] = if root {
        &[]
    } else if cmd!(shell, "sudo -n true").quiet().ignore_stdout().ignore_stderr().run().is_ok() {
        &["sudo", "-n"]
    } else {
        bail!("it needs an administrator; please type\n    {by_hand}\nand run this again");
    };
    let _frontend = shell.push_env("DEBIAN_FRONTEND", "noninteractive");
    let run = |words: &[&str]| {
        let all: Vec<&str> = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
            .iter()
            .chain(words)
            .copied()
            .collect();
        let line: Vec<&str> = sudo.iter().copied().chain(all).collect();
        let (program, rest) = (line[0], &line[1..]);
        cmd!(shell, "{program} {rest...}").quiet().ignore_stdout().run()
    };
    let install: Vec<&str> =
        ["install", "--yes", "--no-install-recommends"].iter().chain(packages).copied().collect();
    // A list of packages that was never fetched, or is old, is the usual reason for a first failure.
    if run(&install).is_err() {
        run(&["update"])?;
        if let Err(error) = run(&install) {
            bail!("{error}; please type\n    {by_hand}\nand run this again");
        }
    }
    Ok(())
}
