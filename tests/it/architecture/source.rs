//! Reads sources as tokens, so that comments and strings are never taken for code: every path a file names, with `use`
//! groups spread out and `super`, imports and the crate's own name resolved.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use std::collections::HashMap;
use std::fs;
use std::path::Path;

/// The repository.
const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// A file: its path in the repository, and its text.
pub(crate) struct Source {
    pub(crate) path: String,
    pub(crate) text: String,
}

/// Something that a file says.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Said {
    /// A path such as `crate::games::tobit::Tobit` or `web_sys::Window`.
    Path(Vec<String>),
    /// `use ..::*`.
    Glob,
    /// `.unwrap()`.
    Unwrap,
    /// A literal, as it is written.
    Literal(String),
}

impl Source {
    pub(crate) fn new(path: &str, text: &str) -> Source {
        Source { path: path.to_owned(), text: text.to_owned() }
    }

    pub(crate) fn read(path: &str) -> Source {
        let text =
            fs::read_to_string(Path::new(ROOT).join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
        Source::new(path, &text)
    }

    /// The folders and the name below `src`: `["games", "tobit", "moves"]`; `["games"]` for `src/games/mod.rs`.
    pub(crate) fn module(&self) -> Vec<String> {
        let below = self.path.strip_prefix("src/").unwrap_or(&self.path);
        let mut parts: Vec<String> = below.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
        if parts.last().is_some_and(|last| last == "mod" || last == "lib") {
            parts.pop();
        }
        parts
    }

    /// A complaint with the place where it can be mended.
    pub(crate) fn complain(&self, line: usize, what: &str) -> String {
        format!("{}:{line}: {what}", self.path)
    }

    /// All that the file says outside its own unit tests, with line numbers.
    pub(crate) fn says(&self) -> Vec<(usize, Said)> {
        let tokens: TokenStream = self.text.parse().unwrap_or_else(|error| panic!("{}: {error}", self.path));
        let mut reader = Reader { said: Vec::new(), imports: HashMap::new() };
        reader.read(tokens, &self.module());
        reader.said
    }
}

/// All files of a kind below a folder, or none when there is no such folder.
pub(crate) fn tree(folder: &str, kind: &str) -> Vec<Source> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(Path::new(ROOT).join(&folder)) else { continue };
        for entry in entries.flatten() {
            let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() {
                folders.push(path);
            } else if path.ends_with(&format!(".{kind}")) {
                found.push(Source::read(&path));
            }
        }
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

struct Reader {
    said: Vec<(usize, Said)>,
    /// What a name that was imported stands for.
    imports: HashMap<String, Vec<String>>,
}

impl Reader {
    fn read(&mut self, tokens: TokenStream, module: &[String]) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        while at < tokens.len() {
            let line = tokens[at].span().start().line;
            match &tokens[at] {
                TokenTree::Punct(mark) if mark.as_char() == '#' && is_cfg_test(tokens.get(at + 1)) => {
                    at = after_item(&tokens, at + 2);
                    continue;
                }
                TokenTree::Ident(word) if word == "use" => {
                    let end = (at..tokens.len()).find(|&i| is_punct(&tokens[i], ';')).unwrap_or(tokens.len());
                    self.import(&tokens[at + 1..end], &[], module);
                    at = end + 1;
                    continue;
                }
                TokenTree::Ident(word) if word == "mod" => {
                    if let (Some(TokenTree::Ident(name)), Some(TokenTree::Group(body))) =
                        (tokens.get(at + 1), tokens.get(at + 2))
                    {
                        let inner: Vec<String> = module.iter().cloned().chain([name.to_string()]).collect();
                        self.read(body.stream(), &inner);
                        at += 3;
                        continue;
                    }
                }
                TokenTree::Ident(_) => {
                    let (path, next) = chain(&tokens, at);
                    let begins =
                        at == 0 || !(is_punct(&tokens[at - 1], ':') || is_punct(&tokens[at - 1], '.'));
                    if path.len() > 1 && begins {
                        let path = self.meant(&path, module);
                        self.said.push((line, Said::Path(path)));
                        at = next;
                        continue;
                    }
                    if path == ["unwrap"] && at > 0 && is_punct(&tokens[at - 1], '.') {
                        self.said.push((line, Said::Unwrap));
                    }
                }
                TokenTree::Literal(literal) => self.said.push((line, Said::Literal(literal.to_string()))),
                TokenTree::Group(group) => self.read(group.stream(), module),
                TokenTree::Punct(_) => {}
            }
            at += 1;
        }
    }

    /// Spreads a `use` tree out into its paths.
    fn import(&mut self, tokens: &[TokenTree], before: &[String], module: &[String]) {
        let mut path = before.to_vec();
        let mut name = None;
        for (i, token) in tokens.iter().enumerate() {
            let line = token.span().start().line;
            match token {
                TokenTree::Ident(word) if word == "as" => {
                    name = tokens.get(i + 1).map(ToString::to_string);
                    break;
                }
                TokenTree::Ident(word) => path.push(word.to_string()),
                TokenTree::Punct(mark) if mark.as_char() == '*' => {
                    let path = self.meant(&path, module);
                    self.said.push((line, Said::Path(path)));
                    self.said.push((line, Said::Glob));
                    return;
                }
                TokenTree::Group(group) => {
                    for branch in branches(group) {
                        self.import(&branch, &path, module);
                    }
                    return;
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
        }
        if path.last().is_some_and(|last| last == "self") && path.len() > 1 {
            path.pop();
        }
        if let (Some(last), Some(token)) = (path.last().cloned(), tokens.first()) {
            let line = token.span().start().line;
            let path = self.meant(&path, module);
            self.imports.insert(name.unwrap_or(last), path.clone());
            self.said.push((line, Said::Path(path)));
        }
    }

    /// A path from the crate's root or from another crate's name.
    fn meant(&self, path: &[String], module: &[String]) -> Vec<String> {
        let rest = |from: usize| path[from..].iter().cloned();
        let inside = |depth: usize| ["crate".to_owned()].into_iter().chain(module[..depth].iter().cloned());
        match path[0].as_str() {
            "crate" | "utys" => ["crate".to_owned()].into_iter().chain(rest(1)).collect(),
            "self" => inside(module.len()).chain(rest(1)).collect(),
            "super" => {
                let ups = path.iter().take_while(|word| *word == "super").count();
                inside(module.len().saturating_sub(ups)).chain(rest(ups)).collect()
            }
            first => match self.imports.get(first) {
                Some(import) => import.iter().cloned().chain(rest(1)).collect(),
                None => path.to_vec(),
            },
        }
    }
}

/// The words of a path that begins at a token, and the token after them.
fn chain(tokens: &[TokenTree], mut at: usize) -> (Vec<String>, usize) {
    let mut words = Vec::new();
    while let Some(TokenTree::Ident(word)) = tokens.get(at) {
        words.push(word.to_string());
        at += 1;
        let colons = tokens.get(at..at + 2).is_some_and(|pair| pair.iter().all(|token| is_punct(token, ':')));
        if !colons || !matches!(tokens.get(at + 2), Some(TokenTree::Ident(_))) {
            break;
        }
        at += 2;
    }
    (words, at)
}

/// What stands between the commas of a group.
fn branches(group: &Group) -> Vec<Vec<TokenTree>> {
    let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
    tokens
        .split(|token| is_punct(token, ','))
        .filter(|branch| !branch.is_empty())
        .map(<[_]>::to_vec)
        .collect()
}

fn is_punct(token: &TokenTree, mark: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == mark)
}

fn is_cfg_test(token: Option<&TokenTree>) -> bool {
    let text = |group: &Group| group.stream().to_string().replace(' ', "");
    matches!(token, Some(TokenTree::Group(group)) if text(group) == "cfg(test)")
}

/// The place after the item that begins at a token.
fn after_item(tokens: &[TokenTree], from: usize) -> usize {
    let ends = |token: &TokenTree| {
        is_punct(token, ';')
            || matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
    };
    (from..tokens.len()).find(|&i| ends(&tokens[i])).map_or(tokens.len(), |end| end + 1)
}

fn paths(path: &str, text: &str) -> Vec<String> {
    let says = Source::new(path, text).says();
    says.into_iter()
        .filter_map(|(_, said)| if let Said::Path(path) = said { Some(path.join("::")) } else { None })
        .collect()
}

#[test]
fn groups_are_spread_out_and_super_is_resolved() {
    let text = "use crate::{ai::{self, search::Search as S}, rules}; use super::super::rules::Side;";
    assert_eq!(
        paths("src/games/tobit/moves.rs", text),
        ["crate::ai", "crate::ai::search::Search", "crate::rules", "crate::rules::Side"]
            .map(|path| if path == "crate::rules::Side" { "crate::games::rules::Side" } else { path })
    );
    assert_eq!(paths("src/games/tobit/mod.rs", "use super::super::rules::Side;"), ["crate::rules::Side"]);
    assert_eq!(paths("src/bin/app.rs", "fn main() { utys::app::run(); }"), ["crate::app::run"]);
}

#[test]
fn imported_modules_are_followed_and_comments_and_strings_are_not_code() {
    let text = "use crate::games; // crate::app::x\nfn f() { games::tobit::g(\"crate::embed::y\"); }";
    assert_eq!(paths("src/ai/mod.rs", text), ["crate::games", "crate::games::tobit::g"]);
}

#[test]
fn macro_bodies_are_read_and_unit_tests_are_not() {
    let text = "macro_rules! m { () => { $crate::games::G } }\n#[cfg(test)]\nmod tests { use crate::app::A; }\nmod inner { use super::b::C; }";
    assert_eq!(paths("src/rules/mod.rs", text), ["crate::games::G", "crate::rules::b::C"]);
}
