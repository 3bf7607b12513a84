//! How files are written: short, introduced by a sentence, nothing imported by the dozen, nothing unwrapped.

use super::source::{Said, Source};

/// A file that one reading can hold.
const LINES: usize = 400;

pub(crate) fn length(source: &Source) -> Vec<String> {
    let lines = source.text.lines().count();
    if lines <= LINES || source.path.ends_with("_table.rs") {
        return Vec::new();
    }
    vec![
        source.complain(
            LINES + 1,
            &format!("{lines} lines, above {LINES}: split it by what its parts are for"),
        ),
    ]
}

pub(crate) fn purpose(source: &Source) -> Vec<String> {
    if source.text.starts_with("//! ") {
        return Vec::new();
    }
    vec![source.complain(1, "begin with //! and what the file is for, and what it must not know")]
}

pub(crate) fn globs(source: &Source) -> Vec<String> {
    found(source, &Said::Glob, "import names one by one, not with *")
}

pub(crate) fn unwraps(source: &Source) -> Vec<String> {
    found(
        source,
        &Said::Unwrap,
        "unwrap() panics without a reason; answer with a Result, or say why it cannot fail",
    )
}

fn found(source: &Source, wanted: &Said, what: &str) -> Vec<String> {
    let says = source.says();
    says.iter().filter(|(_, said)| said == wanted).map(|(line, _)| source.complain(*line, what)).collect()
}

#[test]
fn a_long_file_is_found_and_a_table_may_be_long() {
    let long = "//! x\n".repeat(LINES + 1);
    assert_eq!(length(&Source::new("src/a.rs", &long)).len(), 1);
    assert!(length(&Source::new("src/zobrist_table.rs", &long)).is_empty());
    assert!(length(&Source::new("src/a.rs", &"//! x\n".repeat(LINES))).is_empty());
}

#[test]
fn a_file_without_a_purpose_is_found() {
    assert_eq!(purpose(&Source::new("src/a.rs", "// x\n//! y\n")).len(), 1);
    assert_eq!(purpose(&Source::new("src/a.rs", "")).len(), 1);
    assert!(purpose(&Source::new("src/a.rs", "//! What it is for.\n")).is_empty());
}

#[test]
fn globs_and_unwraps_are_found_at_their_lines() {
    let source = Source::new("src/a.rs", "use a::{b, c::*};\nfn f() {\n    g(h.unwrap());\n}\n");
    assert!(globs(&source)[0].starts_with("src/a.rs:1: "));
    assert!(unwraps(&source)[0].starts_with("src/a.rs:3: "));
    let clean = "use a::b;\nfn f() { 2 * 3; x.unwrap_or(1); }\n// .unwrap()\n#[cfg(test)]\nmod t { fn g() { x.unwrap(); } }\n";
    assert!(
        globs(&Source::new("src/a.rs", clean)).is_empty()
            && unwraps(&Source::new("src/a.rs", clean)).is_empty()
    );
}
