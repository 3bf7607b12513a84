//! Colours: named in `styles/tokens.css` alone, so that a theme is one file and both themes stay legible together.

use super::source::{Said, Source};

/// The file of colours.
const TOKENS: &str = "styles/tokens.css";

/// Functions that write a colour down. `color-mix` of named colours writes none.
const FUNCTIONS: [&str; 9] = ["rgb(", "rgba(", "hsl(", "hsla(", "hwb(", "lab(", "lch(", "oklab(", "oklch("];

/// Names of colours that come to mind; the browser knows more.
const NAMES: [&str; 16] = [
    "beige", "black", "blue", "brown", "crimson", "gold", "gray", "green", "grey", "ivory", "orange",
    "purple", "red", "tan", "white", "yellow",
];

pub(crate) fn colours(source: &Source) -> Vec<String> {
    if source.path == TOKENS {
        return Vec::new();
    }
    let bare = without_comments(&source.text);
    let lines = bare.lines().enumerate();
    lines
        .filter_map(|(i, line)| {
            let colour = line.split_once(':').and_then(|(_, value)| colour_in(value))?;
            Some(source.complain(i + 1, &format!("the colour {colour} belongs in {TOKENS}; use var(--..)")))
        })
        .collect()
}

/// Colours in what the app draws: `fill="#fff"` would escape the themes.
pub(crate) fn drawn_colours(source: &Source) -> Vec<String> {
    let says = source.says().into_iter();
    says.filter_map(|(line, said)| {
        let Said::Literal(text) = said else { return None };
        let inside = text.strip_prefix('"')?.strip_suffix('"')?;
        is_colour(inside)
            .then(|| source.complain(line, &format!("{text}: draw with a class; colours are in {TOKENS}")))
    })
    .collect()
}

fn colour_in(value: &str) -> Option<String> {
    let words = value.split([' ', ',', ';', '(', ')', '}', '!', '\t']);
    let function = FUNCTIONS.iter().find(|function| {
        value
            .match_indices(*function)
            .any(|(at, _)| !value[..at].ends_with(|c: char| c.is_alphanumeric() || c == '-'))
    });
    let word =
        words.into_iter().find(|word| is_colour(word) || NAMES.contains(&word.to_ascii_lowercase().as_str()));
    function.map(|function| format!("{function}..)")).or_else(|| word.map(str::to_owned))
}

fn is_colour(word: &str) -> bool {
    word.strip_prefix('#').is_some_and(|digits| {
        matches!(digits.len(), 3 | 4 | 6 | 8) && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
    })
}

/// The text with its comments blanked, so that lines keep their numbers.
fn without_comments(text: &str) -> String {
    let mut bare = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("/*") {
        let (comment, after) = after.split_once("*/").unwrap_or((after, ""));
        bare.push_str(before);
        bare.extend(comment.chars().filter(|c| *c == '\n'));
        rest = after;
    }
    bare + rest
}

#[test]
fn a_colour_outside_the_tokens_is_found() {
    for bad in [
        ".a { color: #fff; }",
        ".a { border: 1px solid #12345678; }",
        ".a { background: rgb(1 2 3); }",
        ".a { color: white; }",
        ".a { fill: color-mix(in srgb, var(--ink), black 10%); }",
        ".a { color: oklch(0.5 0.1 20) }",
    ] {
        assert_eq!(colours(&Source::new("styles/pages/home.css", bad)).len(), 1, "{bad}");
    }
    for good in [
        ".a { color: var(--white-man); }",
        ".a { fill: color-mix(in srgb, var(--ink), transparent 10%); }",
        "/* #fff */ .a { color: currentColor; }",
        "#main:focus { outline: none; }",
        ".a { white-space: nowrap; grid-area: 1; }",
    ] {
        assert_eq!(colours(&Source::new("styles/pages/home.css", good)), Vec::<String>::new(), "{good}");
    }
    assert!(colours(&Source::new(TOKENS, ":root { --ink: #222; }")).is_empty());
}

#[test]
fn a_drawn_colour_is_found_and_a_route_is_none() {
    let source = Source::new(
        "src/app/a.rs",
        "fn f() { html! { <path fill=\"#d9bd8f\" /> }; go(\"#/play\"); id(\"#a\"); }",
    );
    assert_eq!(drawn_colours(&source).len(), 1);
}
