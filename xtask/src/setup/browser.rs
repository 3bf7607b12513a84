//! Chromium, its driver and fonts for the browser tests: found where they usually are, or Debian's packages.

use super::{Step, apt};
use crate::project::Project;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};

const CHROMIUM: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "/snap/bin/chromium"];
const CHROMEDRIVER: [&str; 4] = [
    "chromedriver",
    "/usr/lib/chromium/chromedriver",
    "/usr/lib/chromium-browser/chromedriver",
    "/snap/bin/chromium.chromedriver",
];

/// The browser that the tests drive; the variable `CHROMIUM` names another one.
///
/// # Errors
/// When there is none.
pub(crate) fn chromium() -> Result<PathBuf> {
    find("CHROMIUM", &CHROMIUM).context("no Chromium or Chrome was found; set CHROMIUM to its path")
}

/// The driver that the wasm tests talk to; the variable `CHROMEDRIVER` names another one.
///
/// # Errors
/// When there is none.
pub(crate) fn chromedriver() -> Result<PathBuf> {
    find("CHROMEDRIVER", &CHROMEDRIVER).context("no ChromeDriver was found; set CHROMEDRIVER to its path")
}

/// Firefox; the variable `FIREFOX` names another one.
///
/// # Errors
/// When there is none.
pub(crate) fn firefox() -> Result<PathBuf> {
    find("FIREFOX", &["firefox-esr", "firefox"]).context("no Firefox was found; set FIREFOX to its path")
}

/// The driver of WebKit's GTK port; the variable `WEBKITDRIVER` names another one.
///
/// # Errors
/// When there is none.
pub(crate) fn webkit_driver() -> Result<PathBuf> {
    find("WEBKITDRIVER", &["WebKitWebDriver"])
        .context("no WebKitWebDriver was found; set WEBKITDRIVER to its path")
}

/// The browser that WebKit's driver starts; the variable `MINIBROWSER` names another one. It lies in a folder of the
/// machine's architecture.
///
/// # Errors
/// When there is none.
pub(crate) fn mini_browser() -> Result<PathBuf> {
    let named = find("MINIBROWSER", &[]);
    let libraries = Path::new("/usr/lib").read_dir().into_iter().flatten().flatten();
    let mut places = libraries.map(|folder| folder.path().join("webkit2gtk-4.1/MiniBrowser"));
    named
        .or_else(|| places.find(|place| place.is_file()))
        .context("no MiniBrowser of webkit2gtk 4.1 was found; set MINIBROWSER to its path")
}

/// The first of some programs that exists, looked up on the search path unless it is a whole path.
fn find(variable: &str, names: &[&str]) -> Option<PathBuf> {
    if let Some(named) = std::env::var_os(variable) {
        return Some(PathBuf::from(named)).filter(|path| path.is_file());
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    names.iter().find_map(|name| {
        if Path::new(name).is_absolute() {
            return Some(PathBuf::from(name)).filter(|path| path.is_file());
        }
        folders.iter().map(|folder| folder.join(name)).find(|path| path.is_file())
    })
}

/// The browser.
#[derive(Debug)]
pub(crate) struct Browser;

impl Step for Browser {
    fn name(&self) -> String {
        "Chromium".to_owned()
    }

    fn takes(&self) -> &'static str {
        "about 1 minute"
    }

    fn is_done(&self, _: &Project) -> Result<bool> {
        Ok(chromium().is_ok())
    }

    fn run(&self, project: &Project) -> Result<()> {
        apt::install(&project.shell()?, &["chromium"])?;
        chromium().map(drop)
    }
}

/// Its driver.
#[derive(Debug)]
pub(crate) struct Driver;

impl Step for Driver {
    fn name(&self) -> String {
        "ChromeDriver".to_owned()
    }

    fn takes(&self) -> &'static str {
        "a few seconds"
    }

    fn is_done(&self, _: &Project) -> Result<bool> {
        Ok(chromedriver().is_ok())
    }

    fn run(&self, project: &Project) -> Result<()> {
        apt::install(&project.shell()?, &["chromium-driver"])?;
        chromedriver().map(drop)
    }
}

/// Browsers of the other two families, for `cargo xtask browsers` alone.
#[derive(Debug)]
pub(crate) struct OtherBrowsers;

impl Step for OtherBrowsers {
    fn name(&self) -> String {
        "Firefox, WebKit and a screen without a monitor".to_owned()
    }

    fn takes(&self) -> &'static str {
        "about 2 minutes"
    }

    fn is_done(&self, _: &Project) -> Result<bool> {
        let has_screen = find("XVFB", &["Xvfb"]).is_some();
        Ok(firefox().is_ok() && webkit_driver().is_ok() && mini_browser().is_ok() && has_screen)
    }

    fn run(&self, project: &Project) -> Result<()> {
        apt::install(&project.shell()?, &["firefox-esr", "webkit2gtk-driver", "xvfb"])
    }
}

/// Fonts with Cyrillic, so that pictures and widths are the same everywhere.
#[derive(Debug)]
pub(crate) struct Fonts;

impl Step for Fonts {
    fn name(&self) -> String {
        "Noto fonts".to_owned()
    }

    fn takes(&self) -> &'static str {
        "a few seconds"
    }

    fn is_done(&self, _: &Project) -> Result<bool> {
        let places =
            ["/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts", "/System/Library/Fonts"];
        let home = std::env::home_dir().map(|home| home.join(".local/share/fonts"));
        Ok(places.iter().map(PathBuf::from).chain(home).any(|place| holds_noto_serif(&place)))
    }

    fn run(&self, project: &Project) -> Result<()> {
        apt::install(&project.shell()?, &["fonts-noto-core"])
    }
}

fn holds_noto_serif(folder: &Path) -> bool {
    let Ok(entries) = std::fs::read_dir(folder) else { return false };
    entries.flatten().any(|entry| {
        let name = entry.file_name().to_string_lossy().to_lowercase();
        name.starts_with("notoserif-") || (entry.path().is_dir() && holds_noto_serif(&entry.path()))
    })
}
