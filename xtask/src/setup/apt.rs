//! Debian's package tool, used only where it is allowed to without asking.

use anyhow::{Result, bail};
use xshell::{Shell, cmd};

/// Installs packages as root or by a sudo that asks nothing.
///
/// # Errors
/// When that is not possible, with the command for a person to type.
pub(crate) fn install(shell: &Shell, packages: &[&str]) -> Result<()> {
    let by_hand = format!("sudo apt-get install --yes {}", packages.join(" "));
    if !is_there(shell) {
        bail!("this is no Debian or Ubuntu; please install what the packages {} hold", packages.join(", "));
    }
    let Some(administrator) = administrator(shell)? else {
        bail!("it needs an administrator; please type\n    {by_hand}\nand run this again");
    };
    let install = ["install", "--yes", "--no-install-recommends"];
    let words: Vec<&str> = install.iter().chain(packages).copied().collect();
    // A list of packages that was never fetched, or is old, is the usual reason for a first failure.
    if run(shell, administrator, &words).is_err() {
        run(shell, administrator, &["update"])?;
        if let Err(error) = run(shell, administrator, &words) {
            bail!("{error:#}; please type\n    {by_hand}\nand run this again");
        }
    }
    Ok(())
}

/// Fetches the list of packages where that is allowed; without it the list at hand has to do.
///
/// # Errors
/// When this is not Debian, or the list cannot be fetched.
pub(crate) fn refresh(shell: &Shell) -> Result<()> {
    if !is_there(shell) {
        bail!("this is no Debian or Ubuntu");
    }
    match administrator(shell)? {
        Some(administrator) => run(shell, administrator, &["update"]),
        None => Ok(()),
    }
}

fn is_there(shell: &Shell) -> bool {
    cmd!(shell, "apt-get --version").quiet().ignore_stdout().ignore_stderr().run().is_ok()
}

/// The words before a command that make it an administrator's: none for root; `None` when a password is asked for.
fn administrator(shell: &Shell) -> Result<Option<&'static [&'static str]>> {
    if cmd!(shell, "id -u").quiet().read()? == "0" {
        return Ok(Some(&[]));
    }
    let sudo = cmd!(shell, "sudo -n true").quiet().ignore_stdout().ignore_stderr().run();
    Ok(sudo.is_ok().then_some(&["sudo", "-n"]))
}

fn run(shell: &Shell, administrator: &[&str], words: &[&str]) -> Result<()> {
    let apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"];
    let line: Vec<&str> = administrator.iter().chain(&apt).chain(words).copied().collect();
    let (program, rest) = (line[0], &line[1..]);
    Ok(cmd!(shell, "{program} {rest...}").quiet().ignore_stdout().run()?)
}
