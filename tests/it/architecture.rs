//! The house rules that one crate cannot enforce by itself: rooms use only what stands left of them, games stay apart,
//! only `app/platform` touches the browser, files stay short and say what they are for, colours live in one file, and
//! the documents name only what exists. `docs/architecture.md` tells why.

#[path = "architecture/documents.rs"]
mod documents;
#[path = "architecture/rooms.rs"]
mod rooms;
#[path = "architecture/source.rs"]
mod source;
#[path = "architecture/styles.rs"]
mod styles;
#[path = "architecture/writing.rs"]
mod writing;

use source::{Source, tree};

/// Fails with every complaint on a line of its own.
fn assert_clean(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

fn check_all(folder: &str, kind: &str, rule: impl Fn(&Source) -> Vec<String>) {
    let sources = tree(folder, kind);
    assert!(!sources.is_empty(), "no .{kind} file below {folder}: the check would pass without looking");
    assert_clean(&sources.iter().flat_map(rule).collect::<Vec<_>>());
}

#[test]
fn rooms_use_only_what_stands_left_of_them() {
    check_all("src", "rs", rooms::layers);
}

#[test]
fn games_never_name_each_other() {
    check_all("src", "rs", rooms::games_apart);
}

#[test]
fn only_the_platform_touches_the_browser_and_no_rule_knows_a_clock() {
    check_all("src", "rs", rooms::outside);
}

#[test]
fn every_file_is_short() {
    check_all("src", "rs", writing::length);
    check_all("xtask/src", "rs", writing::length);
    check_all("styles", "css", writing::length);
}

#[test]
fn every_file_says_what_it_is_for() {
    for folder in ["src", "xtask/src", "tests"] {
        check_all(folder, "rs", writing::purpose);
    }
    assert_clean(&tree("benches", "rs").iter().flat_map(writing::purpose).collect::<Vec<_>>());
}

#[test]
fn names_are_imported_one_by_one_and_nothing_is_unwrapped() {
    for folder in ["src", "xtask/src"] {
        check_all(folder, "rs", writing::globs);
        check_all(folder, "rs", writing::unwraps);
    }
}

#[test]
fn colours_are_named_in_the_tokens_alone() {
    check_all("styles", "css", styles::colours);
    check_all("src/app", "rs", styles::drawn_colours);
}

#[test]
fn documents_name_only_commands_and_files_that_exist() {
    check_all("xtask/src", "rs", documents::commands_are_found);
    for document in ["README.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/embedding.md"] {
        let document = Source::read(document);
        assert_clean(&documents::commands(&document));
        assert_clean(&documents::paths(&document));
    }
}
