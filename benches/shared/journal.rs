//! A file to which long work is written line by line, so that a run can be broken off and taken up.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::Path;

/// Opens a journal whose first line says how its lines were made, and reads those that it has; a new one begins with that
/// line. A line that was cut off in writing is removed: its work is to be done again.
///
/// # Errors
/// It cannot be read or written, or its lines were made in another way.
pub(crate) fn open(path: &Path, head: &str) -> Result<(File, Vec<String>), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", path.display());
    fs::create_dir_all(path.parent().unwrap_or(path)).map_err(failed)?;
    let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(failed)?;
    let mut text = fs::read_to_string(path).map_err(failed)?;
    if text.is_empty() {
        writeln!(file, "{head}").map_err(failed)?;
        text = format!("{head}\n");
    }
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    if whole < text.len() {
        file.set_len(whole as u64).map_err(failed)?;
        text.truncate(whole);
    }
    let mut lines = text.lines().map(str::to_owned);
    if lines.next().as_deref() != Some(head) {
        return Err(format!("{} was not made with {head:?}; name another --data", path.display()));
    }
    Ok((file, lines.collect()))
}
