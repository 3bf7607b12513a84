//! The compiler of the Fluent texts, used by `build.rs`, by `xtask` and by tests, never by the app at run time.
//!
//! Reads `locales/<lang>/*.ftl` and `locales/<lang>/<set>/*.ftl`, checks every language against English and writes one typed
//! function a message, and the messages as packs, one a language and set. Knows nothing of the app. What it does not support
//! is an error with file and line.

mod catalogue;
#[path = "../code.rs"]
mod code;
#[path = "../digest.rs"]
mod digest;
mod lower;
mod pack;
mod write;

use catalogue::Catalogue;
use std::path::{Path, PathBuf};

/// The language that is always complete and that the others fall back to.
const BASE: &str = "en";

/// One text file of one language.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    /// The language code: the folder.
    pub(crate) lang: String,
    /// The set that its messages belong to: the folder below, or nothing for the main set.
    pub(crate) set: String,
    /// The path, for messages.
    pub(crate) file: String,
    /// The Fluent text.
    pub(crate) text: String,
}

/// What is made of all sources.
#[derive(Clone, Debug)]
pub(crate) struct Compiled {
    /// The Rust code: the languages, and one function a message.
    pub(crate) code: String,
    /// The files of all languages and sets.
    pub(crate) packs: Vec<Pack>,
}

/// The messages of a set in a language, as [`code`] has it.
#[derive(Clone, Debug)]
pub(crate) struct Pack {
    /// The language code.
    pub(crate) lang: String,
    /// The set; nothing for the main one.
    pub(crate) set: String,
    /// Where the page finds it.
    pub(crate) file: String,
    /// The digest of `text`, which is also in the name of the file.
    pub(crate) digest: u64,
    /// What stands in it.
    pub(crate) text: String,
}

impl Pack {
    /// The name under which `build.rs` hands the pack to the compiler of Rust.
    pub(crate) fn built_in_name(&self, module: &str) -> String {
        format!("{module}-{}-{}.pack", self.set, self.lang)
    }

    /// English is always complete and always there.
    pub(crate) fn is_fetched(&self) -> bool {
        self.lang != BASE
    }
}

/// Reads every `<lang>/*.ftl` and `<lang>/<set>/*.ftl` below `folder`, in the order of their names.
///
/// # Errors
/// What could not be read.
pub(crate) fn read_folder(folder: &Path) -> Result<Vec<Source>, Vec<String>> {
    let mut sources = Vec::new();
    for (lang, folder) in folders(folder)? {
        sources.extend(read_files(&folder, &lang, "")?);
        for (set, folder) in folders(&folder)? {
            sources.extend(read_files(&folder, &lang, &set)?);
        }
    }
    sources.sort_by(|a, b| (a.lang != BASE, &a.file).cmp(&(b.lang != BASE, &b.file)));
    Ok(sources)
}

/// The folders in a folder, with their names.
fn folders(folder: &Path) -> Result<Vec<(String, PathBuf)>, Vec<String>> {
    let paths = entries(folder)?.into_iter().filter(|path| path.is_dir());
    Ok(paths.filter_map(|path| Some((path.file_name()?.to_str()?.to_owned(), path))).collect())
}

fn read_files(folder: &Path, lang: &str, set: &str) -> Result<Vec<Source>, Vec<String>> {
    let texts =
        entries(folder)?.into_iter().filter(|path| path.extension().is_some_and(|kind| kind == "ftl"));
    texts
        .map(|path| {
            let file = path.display().to_string();
            let text = std::fs::read_to_string(&path).map_err(|error| vec![format!("{file}: {error}")])?;
            Ok(Source { lang: lang.to_owned(), set: set.to_owned(), file, text })
        })
        .collect()
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Vec<String>> {
    let fail = |error: std::io::Error| vec![format!("{}: {error}", folder.display())];
    std::fs::read_dir(folder).map_err(fail)?.map(|entry| Ok(entry.map_err(fail)?.path())).collect()
}

/// Writes the Rust code and the packs for all languages of `sources`. `module` is what the code is called: the packs that it
/// includes lie beside it under [`Pack::built_in_name`].
///
/// A message that a language lacks, or whose arguments differ from English, is listed in the `FAULTS` of the code and
/// shown in English; a test asserts that `FAULTS` is empty.
///
/// # Errors
/// Every syntax error and every construct that is not supported, as `file:line: what`.
pub(crate) fn compile(sources: &[Source], module: &str) -> Result<Compiled, Vec<String>> {
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
    let langs: Vec<&str> = catalogues.iter().map(|catalogue| catalogue.lang).collect();
    let packs = pack::packs(&langs, &lowered)?;
    Ok(Compiled { code: write::write(&catalogues, &lowered, &packs, module), packs })
}
