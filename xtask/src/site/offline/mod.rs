//! Writes the service worker: the list of the files of this one build, each with its digest, in a worker written by hand.
//!
//! It must run last: what changes after it is not the build any more.

use super::fingerprint::files;
use super::{hex, is_later};
use anyhow::{Context, Result, ensure};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};
use std::path::Path;

/// The worker as it is in the page.
const NAME: &str = "sw.js";
/// The worker without its lists.
const TEMPLATE: &str = include_str!("sw.js");

/// A file of the build: its path in the page, and the digest of what it holds.
type Entry = (String, String);

/// Writes the worker into the folder of a finished page; `build` is what page and engine call themselves.
///
/// # Errors
/// When a file cannot be read or written, or there is no page.
pub(crate) fn keep(folder: &Path, build: &str) -> Result<()> {
    let mut entries = Vec::new();
    for file in files(folder)? {
        let name =
            file.strip_prefix(folder)?.to_str().context("a file's name is no text")?.replace('\\', "/");
        if name != NAME {
            entries.push((name, STANDARD.encode(Sha256::digest(std::fs::read(&file)?))));
        }
    }
    Ok(std::fs::write(folder.join(NAME), written(&entries, build)?)?)
}

fn written(entries: &[Entry], build: &str) -> Result<String> {
    ensure!(entries.iter().any(|(name, _)| name == "index.html"), "there is no page to keep");
    let (later, first): (Vec<_>, Vec<_>) = entries.iter().cloned().partition(|(name, _)| is_later(name));
    let (first, later) = (list(&first), list(&later));
    let digest = hex(&Sha256::digest(format!("{first}{later}")));
    Ok(thinned(TEMPLATE)
        .replace("@BUILD@", build)
        .replace("@FIRST@", &first)
        .replace("@LATER@", &later)
        .replace("@DIGEST@", &digest[..16]))
}

/// A list as a literal of paths and digests; the page itself is asked for by the name of its folder, as visitors do.
fn list(entries: &[Entry]) -> String {
    let line = |(name, digest): &Entry| {
        let path = if name == "index.html" { "" } else { name };
        format!("{path:?}:\"sha256-{digest}\"")
    };
    ["{", &entries.iter().map(line).collect::<Vec<_>>().join(",\n"), "}"].concat()
}

/// Without the lines that are comments alone, and without indentation.
fn thinned(script: &str) -> String {
    let lines = script.lines().map(str::trim);
    let code = lines.filter(|line| !line.is_empty() && !line.starts_with("//") && !line.starts_with("/**"));
    code.flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::{thinned, written};

    fn entry(name: &str, digest: &str) -> (String, String) {
        (name.to_owned(), digest.to_owned())
    }

    fn worker(digest: &str) -> String {
        let entries =
            [entry("index.html", digest), entry("icons/icon-192.png", "bb="), entry("a.wasm", "cc=")];
        written(&entries, "build-7").expect("a worker")
    }

    #[test]
    fn every_file_is_listed_once_with_its_digest_and_the_page_by_its_folder() {
        let worker = worker("aa=");
        assert!(worker.contains("const BUILD = 'build-7'"), "{worker}");
        let first = worker.split("const LATER").next().expect("the first list");
        assert!(
            first.contains("\"\":\"sha256-aa=\"") && first.contains("\"a.wasm\":\"sha256-cc=\""),
            "{first}"
        );
        assert!(
            !first.contains("icon-192"),
            "an icon of the installed app is not of the first load: {first}"
        );
        assert_eq!(worker.matches("\"icons/icon-192.png\":\"sha256-bb=\"").count(), 1, "{worker}");
        assert!(!worker.contains('@'), "{worker}");
    }

    #[test]
    fn another_content_makes_another_cache() {
        let cache = |digest| {
            let worker = worker(digest);
            worker.lines().find(|line| line.starts_with("const CACHE")).expect("a cache").to_owned()
        };
        assert_eq!(cache("aa="), cache("aa="));
        assert_ne!(cache("aa="), cache("ab="));
    }

    #[test]
    fn a_folder_without_a_page_is_refused() {
        assert!(written(&[entry("a.wasm", "cc=")], "build-7").is_err());
    }

    #[test]
    fn comments_and_indentation_are_left_out_and_nothing_else() {
        assert_eq!(
            thinned("// one\nlet a = 'b // c';\n\n  /** two */\n  f(a);\n"),
            "let a = 'b // c';\nf(a);\n"
        );
    }
}
