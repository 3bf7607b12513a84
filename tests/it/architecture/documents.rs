//! Documents that are true: the commands and the files they name exist.

use super::source::Source;
use std::path::Path;

/// Where the commands are listed.
const FLAGS: &str = "xtask/src/flags.rs";

/// What a path in a document begins with when it means a file of the repository.
const FOLDERS: [&str; 14] = [
    ".cargo/", ".ci/", "benches/", "content/", "docs/", "locales/", "public/", "src/", "styles/", "tests/",
    "xtask/", "Cargo.", "Trunk.", "index.",
];

/// Every `cargo xtask <command>` of a document is a command.
pub(crate) fn commands(document: &Source) -> Vec<String> {
    let known = known_commands(&Source::read(FLAGS).text);
    unknown_commands(document, &known)
}

/// The list of commands is found where it is looked for.
pub(crate) fn commands_are_found(source: &Source) -> Vec<String> {
    if source.path != FLAGS || known_commands(&source.text).len() > 4 {
        return Vec::new();
    }
    vec![source.complain(1, "no commands are found here: the check of the documents would refuse everything")]
}

/// Every path in backticks is there.
pub(crate) fn paths(document: &Source) -> Vec<String> {
    missing_paths(document, |path| Path::new(env!("CARGO_MANIFEST_DIR")).join(path).exists())
}

fn known_commands(flags: &str) -> Vec<String> {
    let lines = flags.lines().filter_map(|line| line.trim().strip_prefix("cmd "));
    lines
        .filter_map(|rest| rest.split([' ', '{']).next())
        .filter(|name| *name != "xtask")
        .map(str::to_owned)
        .collect()
}

fn unknown_commands(document: &Source, known: &[String]) -> Vec<String> {
    let lines = document.text.lines().enumerate();
    lines
        .flat_map(|(i, line)| line.split("cargo xtask ").skip(1).map(move |rest| (i, rest)))
        .filter_map(|(i, rest)| {
            let name = rest.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or("");
            let placeholder = rest.starts_with('<');
            (!placeholder && !known.iter().any(|command| command == name))
                .then(|| document.complain(i + 1, &format!("there is no command `cargo xtask {name}`")))
        })
        .collect()
}

fn missing_paths(document: &Source, exists: impl Fn(&str) -> bool) -> Vec<String> {
    let mut missing = Vec::new();
    let mut fenced = false;
    for (i, line) in document.text.lines().enumerate() {
        if line.starts_with("```") {
            fenced = !fenced;
        } else if !fenced {
            for word in line.split('`').skip(1).step_by(2) {
                let plain = !word.contains(['<', '*', ' ', '{', '$']);
                if plain && FOLDERS.iter().any(|folder| word.starts_with(folder)) && !exists(word) {
                    missing.push(document.complain(i + 1, &format!("there is no {word}")));
                }
            }
        }
    }
    missing
}

#[test]
fn a_command_that_does_not_exist_is_found() {
    let known = known_commands("    cmd xtask {\n        cmd serve {\n        cmd build {}\n");
    assert_eq!(known, ["serve", "build"]);
    let document = Source::new(
        "README.md",
        "Run `cargo xtask serve`.\n\n    cargo xtask publish\n\n`cargo xtask <command>`",
    );
    assert_eq!(
        unknown_commands(&document, &known),
        ["README.md:3: there is no command `cargo xtask publish`"]
    );
}

#[test]
fn a_path_that_does_not_exist_is_found() {
    let document =
        Source::new("README.md", "See `src/a.rs`,\n`src/b.rs` and `src/<game>/`.\n```\nx `src/c.rs`\n```\n");
    assert_eq!(missing_paths(&document, |path| path == "src/a.rs"), ["README.md:2: there is no src/b.rs"]);
}
