//! Where things are: the repository, the per-user cache of tools, and a shell in which the tools are found.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use xshell::Shell;

/// Trunk, which bundles the page. 0.22 wants a newer compiler than the MSRV.
pub(crate) const TRUNK_VERSION: &str = "0.21.14";

/// Firefox's driver, for `cargo xtask browsers`.
pub(crate) const GECKODRIVER_VERSION: &str = "0.36.0";

/// The target the page and its worker are compiled for.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// The repository and the cache beside it.
#[derive(Debug)]
pub(crate) struct Project {
    root: PathBuf,
    cache: PathBuf,
}

impl Project {
    /// The repository that cargo runs this program for. Asked of cargo at run time: clones that share a target folder
    /// share this program too.
    ///
    /// # Errors
    /// When there is no place for a per-user cache.
    pub(crate) fn find() -> Result<Project> {
        let manifest = std::env::var_os("CARGO_MANIFEST_DIR").context("run this by `cargo xtask`")?;
        let root = Path::new(&manifest).parent().context("xtask has no parent folder")?;
        let cache = match (std::env::var_os("XDG_CACHE_HOME"), std::env::home_dir()) {
            (Some(cache), _) if Path::new(&cache).is_absolute() => PathBuf::from(cache),
            (_, Some(home)) => home.join(".cache"),
            (_, None) => bail!("neither XDG_CACHE_HOME nor HOME tells where to keep the build tools"),
        };
        Ok(Project { root: root.to_owned(), cache: cache.join("utys") })
    }

    /// A path inside the repository.
    pub(crate) fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    /// A path inside the per-user cache, which all clones of the repository share.
    pub(crate) fn cached(&self, relative: &str) -> PathBuf {
        self.cache.join(relative)
    }

    /// Where cargo leaves what it builds.
    pub(crate) fn target(&self) -> PathBuf {
        self.root.join(std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
    }

    /// The folder of one build tool; a version has a folder of its own, so clones of several ages live together.
    pub(crate) fn tool(&self, name: &str, version: &str) -> PathBuf {
        self.cached(&format!("tools/{name}-{version}"))
    }

    /// The version of wasm-bindgen that the crate is compiled with; its command line must be of the same one.
    ///
    /// # Errors
    /// When `Cargo.lock` is missing or does not name it.
    pub(crate) fn wasm_bindgen_version(&self) -> Result<String> {
        let lock = std::fs::read_to_string(self.path("Cargo.lock")).context("Cargo.lock cannot be read")?;
        locked_version(&lock, "wasm-bindgen").context("Cargo.lock names no wasm-bindgen")
    }

    /// A shell in the repository that finds the pinned tools before any others.
    ///
    /// # Errors
    /// When the search path cannot be formed.
    pub(crate) fn shell(&self) -> Result<Shell> {
        let shell = Shell::new()?;
        shell.change_dir(&self.root);
        let mut path = vec![
            self.path("node_modules/.bin"),
            self.tool("trunk", TRUNK_VERSION).join("bin"),
            self.tool("geckodriver", GECKODRIVER_VERSION).join("bin"),
            self.tool("wasm-bindgen-cli", &self.wasm_bindgen_version()?).join("bin"),
        ];
        path.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
        shell.set_var("PATH", std::env::join_paths(path)?);
        shell.set_var("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
        Ok(shell)
    }
}

/// The version of a package in the text of a `Cargo.lock`.
fn locked_version(lock: &str, package: &str) -> Option<String> {
    let (_, rest) = lock.split_once(&format!("name = \"{package}\"\nversion = \""))?;
    rest.split_once('"').map(|(version, _)| version.to_owned())
}

#[cfg(test)]
mod tests {
    use super::locked_version;

    #[test]
    fn a_locked_version_is_that_of_the_package_itself_and_not_of_its_namesakes() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"1.0.0\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\nsource = \"x\"\n";
        assert_eq!(locked_version(lock, "wasm-bindgen").as_deref(), Some("0.2.130"));
        assert_eq!(locked_version(lock, "wasm"), None);
    }
}
