//! The compiler of the Fluent texts, used by `build.rs` and by tests, never by the app at run time.
//!
//! Reads `locales/<lang>/*.ftl`, checks every language against English and writes one typed function a message.
//! Knows nothing of the app. What it does not support is an error with file and line.

mod catalogue;
mod lower;
mod write;

use catalogue::Catalogue;
use std::path::Path;

/// The language that is always complete and that the others fall back to.
const BASE: &str = "en";

/// One text file of one language.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    /// The language code: the folder.
    pub(crate) lang: String,
    /// The path, for messages.
    pub(crate) file: String,
    /// The Fluent text.
    pub(crate) text: String,
}

/// Reads every `<lang>/*.ftl` below `folder`, in the order of their names.
///
/// # Errors
/// What could not be read.
pub(crate) fn read_folder(folder: &Path) -> Result<Vec<Source>, Vec<String>> {
    let fail = |error: std::io::Error| vec![format!("{}: {error}", folder.display())];
    let mut sources = Vec::new();
    for lang in std::fs::read_dir(folder).map_err(fail)? {
        let lang = lang.map_err(fail)?.path();
        let Some(name) = lang.file_name().and_then(|name| name.to_str()).filter(|_| lang.is_dir()) else {
            continue;
        };
        for file in std::fs::read_dir(&lang).map_err(fail)? {
            let path = file.map_err(fail)?.path();
            if path.extension().is_some_and(|ext| ext == "ftl") {
                let text = std::fs::read_to_string(&path).map_err(fail)?;
                sources.push(Source { lang: name.to_owned(), file: path.display().to_string(), text });
            }
        }
    }
    sources.sort_by(|a, b| (a.lang != BASE, &a.file).cmp(&(b.lang != BASE, &b.file)));
    Ok(sources)
}

/// Writes the Rust code for all languages of `sources`.
///
/// A message that a language lacks, or whose arguments differ from English, is listed in the `FAULTS` of the code and
/// shown in English; a test asserts that `FAULTS` is empty.
///
/// # Errors
/// Every syntax error and every construct that is not supported, as `file:line: what`.
pub(crate) fn compile(sources: &[Source]) -> Result<String, Vec<String>> {
    let mut errors = Vec::new();
    let mut catalogues: Vec<Catalogue<'_>> = Vec::new();
    for source in sources {
        let at = catalogues.iter().position(|catalogue| catalogue.lang == source.lang).unwrap_or_else(|| {
            catalogues.push(Catalogue::new(&source.lang));
            catalogues.len() - 1
        });
        errors.extend(catalogues[at].read(source));
    }
    if catalogues.first().is_none_or(|first| first.lang != BASE) {
        errors.push(format!("there are no texts in the base language {BASE}"));
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let lowered = lower::lower(&catalogues)?;
    Ok(write::write(&catalogues, &lowered))
}
