//! Two stylesheets out of `styles/`, the first program's and the second's: Trunk resolves no `@import`, and one request is
//! faster than thirty.

use super::fingerprint::files;
use crate::project::Project;
use anyhow::{Result, bail};
use std::path::{Path, PathBuf};

/// The stylesheets, each with the files and folders of `styles/` that it holds in the order of the cascade; within a folder by
/// name. `index.html` names both; the second is fetched with its program.
const BUNDLES: [(&str, &[&str]); 2] = [
    ("target/site/utys.css", &["tokens.css", "base.css", "layout.css", "components", "boards", "pages"]),
    ("target/site/rooms.css", &["rooms"]),
];

/// Writes the stylesheets.
///
/// # Errors
/// When a file has no place in the order, or imports another one.
pub(crate) fn bundle(project: &Project) -> Result<()> {
    let folder = project.path("styles");
    no_strays(&folder)?;
    for (name, order) in BUNDLES {
        let mut bundle = String::new();
        for file in in_order(&folder, order)? {
            let text = std::fs::read_to_string(&file)?;
            if text.contains("@import") {
                bail!(
                    "{}: @import is not followed; every file in styles/ is in a bundle by itself",
                    file.display()
                );
            }
            bundle.push_str(&thinned(&text));
        }
        let place = project.path(name);
        if let Some(folder) = place.parent() {
            std::fs::create_dir_all(folder)?;
        }
        std::fs::write(place, bundle)?;
    }
    Ok(())
}

/// A stylesheet without comments and indentation; strings are left as they are.
fn thinned(css: &str) -> String {
    let mut bare = String::with_capacity(css.len());
    let mut quote = None;
    let mut chars = css.chars().peekable();
    while let Some(c) = chars.next() {
        match quote {
            None if c == '/' && chars.peek() == Some(&'*') => {
                let mut last = ' ';
                chars.next();
                while let Some(c) = chars.next()
                    && (last, c) != ('*', '/')
                {
                    last = c;
                }
                bare.push(' ');
                continue;
            }
            None if matches!(c, '"' | '\'') => quote = Some(c),
            Some(open) if c == open => quote = None,
            Some(_) if c == '\\' => {
                bare.push(c);
                bare.extend(chars.next());
                continue;
            }
            None | Some(_) => {}
        }
        bare.push(c);
    }
    let lines = bare.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

fn in_order(folder: &Path, order: &[&str]) -> Result<Vec<PathBuf>> {
    let mut ordered = Vec::new();
    for place in order {
        ordered.extend(files(&folder.join(place))?);
    }
    ordered.retain(|file| file.extension().is_some_and(|kind| kind == "css"));
    Ok(ordered)
}

fn no_strays(folder: &Path) -> Result<()> {
    let order = BUNDLES.map(|(_, order)| order).concat();
    let ordered = in_order(folder, &order)?;
    let stray = files(folder)?
        .into_iter()
        .find(|file| file.extension().is_some_and(|kind| kind == "css") && !ordered.contains(file));
    match stray {
        Some(file) => bail!("{}: no place in the cascade; use one of {}", file.display(), order.join(", ")),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::{BUNDLES, in_order, no_strays, thinned};

    fn folder(name: &str, files: &[&str]) -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("utys-styles-{}-{name}", std::process::id()));
        for file in files {
            let file = folder.join(file);
            std::fs::create_dir_all(file.parent().expect("a file in a folder")).expect("a folder");
            std::fs::write(file, "a{}").expect("a file");
        }
        folder
    }

    #[test]
    fn thinning_takes_comments_and_indentation_and_leaves_strings() {
        let css =
            "/* why */\n.a {\n    color: var(--ink); /* ink */\n}\n.b::before { content: \"/* \\\" */\" }\n";
        assert_eq!(thinned(css), ".a {\ncolor: var(--ink);\n}\n.b::before { content: \"/* \\\" */\" }\n");
        assert_eq!(thinned("a/**/b /* never closed"), "a b\n");
    }

    #[test]
    fn tokens_come_first_and_pages_last() {
        let folder = folder(
            "order",
            &["pages/home.css", "base.css", "components/b.css", "components/a.css", "tokens.css"],
        );
        let names: Vec<_> = in_order(&folder, BUNDLES[0].1)
            .expect("an order")
            .iter()
            .map(|file| file.strip_prefix(&folder).expect("inside").to_string_lossy().into_owned())
            .collect();
        assert_eq!(
            names,
            ["tokens.css", "base.css", "components/a.css", "components/b.css", "pages/home.css"]
        );
        std::fs::remove_dir_all(folder).expect("removed");
    }

    #[test]
    fn a_file_outside_the_order_is_refused_by_name() {
        let folder = folder("stray", &["tokens.css", "extra.css"]);
        let error = no_strays(&folder).expect_err("a stray file").to_string();
        assert!(error.contains("extra.css"), "{error}");
        std::fs::remove_dir_all(folder).expect("removed");
    }
}
