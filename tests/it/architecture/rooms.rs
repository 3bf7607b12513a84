//! Which room may use which, and what of the outside world each may know.

use super::source::{Said, Source};

/// The rooms, each with those it may use.
const ROOMS: [(&str, &[&str]); 8] = [
    ("rules", &[]),
    ("games", &["rules"]),
    ("ai", &["rules", "games"]),
    ("protocol", &["rules", "games", "ai"]),
    ("console", &["rules", "games", "ai"]),
    ("app", &["rules", "games", "ai", "protocol"]),
    ("embed", &["rules", "games", "ai", "protocol", "app"]),
    ("bin", &["rules", "games", "ai", "protocol", "console", "app", "embed"]),
];

/// Folders in which each game has a folder of its own.
const HOMES: [&str; 3] = ["games", "ai", "app/boards"];
const GAMES: [&str; 2] = ["tobit", "toguz"];

/// What the rules, the games and the search must not know: wire formats, the browser, clocks, chance, files.
const UNKNOWN_TO_RULES: [&str; 18] = [
    "fluent",
    "getrandom",
    "gloo",
    "js_sys",
    "rand",
    "serde",
    "serde_json",
    "std::env",
    "std::fs",
    "std::io",
    "std::net",
    "std::process",
    "std::thread",
    "std::time",
    "tokio",
    "wasm_bindgen",
    "web_sys",
    "yew",
];

/// What the app may know in `platform` alone. `Instant` panics in wasm.
const UNKNOWN_TO_PAGES: [&str; 8] = [
    "gloo",
    "js_sys::Date",
    "js_sys::Math",
    "js_sys::global",
    "std::fs",
    "std::time::Instant",
    "std::time::SystemTime",
    "web_sys::window",
];

pub(crate) fn layers(source: &Source) -> Vec<String> {
    let module = source.module();
    let Some(room) = module.first() else { return Vec::new() };
    let Some((_, uses)) = ROOMS.iter().find(|(name, _)| name == room) else {
        return vec![source.complain(1, &format!("the room {room} has no place in the order of rooms"))];
    };
    let wrong = |path: &[String]| {
        let used = path.get(1).filter(|_| path[0] == "crate")?;
        let is_room = ROOMS.iter().any(|(name, _)| name == used);
        (is_room && used != room && !uses.contains(&used.as_str())).then(|| used.clone())
    };
    complaints(source, |path| {
        wrong(path).map(|used| format!("{room} may not use {used}, only [{}]", uses.join(", ")))
    })
}

pub(crate) fn games_apart(source: &Source) -> Vec<String> {
    let module = source.module().join("/");
    let at_home =
        |game: &&&str| HOMES.iter().any(|home| format!("{module}/").starts_with(&format!("{home}/{game}/")));
    let Some(own) = GAMES.iter().find(at_home) else { return Vec::new() };
    complaints(source, |path| {
        let other = GAMES
            .iter()
            .find(|game| *game != own && path[0] == "crate" && path.iter().any(|word| word == *game))?;
        Some(format!("{own} may not know {other}; what both need belongs to no game"))
    })
}

pub(crate) fn outside(source: &Source) -> Vec<String> {
    let module = source.module();
    let within = |folder: &str| format!("{}/", module.join("/")).starts_with(&format!("{folder}/"));
    let banned: Vec<&str> = match module.first().map_or("", String::as_str) {
        "rules" | "games" | "ai" => UNKNOWN_TO_RULES.to_vec(),
        "console" => vec!["gloo", "js_sys", "web_sys", "yew", "wasm_bindgen"],
        "protocol" => vec!["yew", "std::time::Instant", "std::time::SystemTime", "std::fs"],
        // The game in progress is a pure reducer: Yew's traits, and nothing of the page.
        _ if within("app/session") => {
            ["js_sys", "wasm_bindgen", "web_sys"].into_iter().chain(UNKNOWN_TO_PAGES).collect()
        }
        // The compiler of texts runs at build time (`build.rs`), not in the app.
        _ if within("app/i18n/compiler") => Vec::new(),
        "app" if !within("app/platform") => UNKNOWN_TO_PAGES.to_vec(),
        _ => Vec::new(),
    };
    let pages = module.first().is_some_and(|room| room == "app") && !within("app/platform");
    complaints(source, |path| {
        let text = path.join("::");
        let named = |ban: &&&str| text == **ban || text.starts_with(&format!("{ban}::"));
        if let Some(ban) = banned.iter().find(named) {
            return Some(format!(
                "{ban} is not known here; effects belong to app/platform, judgement needs none"
            ));
        }
        let browser = pages && path[0] == "web_sys" && path.len() > 1 && !is_event_or_element(&path[1]);
        browser.then(|| {
            format!("{text}: outside app/platform only event and element types of web_sys are known")
        })
    })
}

fn is_event_or_element(name: &str) -> bool {
    ["Event", "EventInit", "Element", "EventTarget", "Node"].iter().any(|end| name.ends_with(end))
}

fn complaints(source: &Source, judge: impl Fn(&[String]) -> Option<String>) -> Vec<String> {
    let paths = source.says().into_iter().filter_map(|(line, said)| match said {
        Said::Path(path) => Some((line, path)),
        Said::Glob | Said::Unwrap | Said::Literal(_) => None,
    });
    paths.filter_map(|(line, path)| judge(&path).map(|what| source.complain(line, &what))).collect()
}

#[test]
fn a_room_that_looks_to_its_right_is_found() {
    for (path, text) in [
        ("src/rules/side.rs", "use crate::games::GameId;"),
        ("src/games/mod.rs", "use crate::{rules::Side, ai};"),
        ("src/ai/search.rs", "fn f() { crate::protocol::send() }"),
        ("src/protocol/mod.rs", "use super::app::App;"),
        ("src/app/mod.rs", "fn f() { x!(<crate::embed::Embed />) }"),
        ("src/console/mod.rs", "use crate::protocol::Message;"),
        ("src/attic/mod.rs", ""),
    ] {
        assert_eq!(layers(&Source::new(path, text)).len(), 1, "{path}: {text}");
    }
    for (path, text) in [
        ("src/games/mod.rs", "use crate::rules::Side; use super::rules::Move;"),
        ("src/bin/app.rs", "fn main() { utys::app::run() }"),
        ("src/rules/side.rs", "//! Not crate::app::this.\nuse crate::with_game;"),
        ("src/lib.rs", "pub mod app;"),
    ] {
        assert_eq!(layers(&Source::new(path, text)), Vec::<String>::new(), "{path}: {text}");
    }
}

#[test]
fn a_game_that_names_the_other_is_found() {
    for (path, text) in [
        ("src/games/tobit/moves.rs", "use crate::games::toguz::Pit;"),
        ("src/games/tobit/mod.rs", "use super::toguz::Pit;"),
        ("src/ai/toguz/eval.rs", "use crate::games::{tobit::Tobit, toguz::Toguz};"),
        ("src/app/boards/toguz/scene.rs", "use super::super::tobit::scene;"),
    ] {
        assert_eq!(games_apart(&Source::new(path, text)).len(), 1, "{path}: {text}");
    }
    assert!(games_apart(&Source::new("src/games/mod.rs", "use tobit::Tobit; use toguz::Toguz;")).is_empty());
    assert!(games_apart(&Source::new("src/ai/tobit/eval.rs", "use crate::games::tobit::Tobit;")).is_empty());
}

#[test]
fn what_a_room_must_not_know_is_found() {
    for (path, text) in [
        ("src/rules/record.rs", "use serde::Serialize;"),
        ("src/games/tobit/position.rs", "fn f() { std::time::Instant::now(); }"),
        ("src/ai/search.rs", "use std::{cmp::max, time::Duration};"),
        ("src/ai/mod.rs", "#[derive(Clone)] struct A; fn f() { web_sys::console::log_0() }"),
        ("src/app/pages/home.rs", "use web_sys::Window;"),
        ("src/app/components/board.rs", "use gloo::storage::LocalStorage;"),
        ("src/app/components/board.rs", "use std::time::Instant;"),
        ("src/app/session/mod.rs", "use web_sys::HtmlElement;"),
        ("src/protocol/worker.rs", "use yew::Html;"),
        ("src/console/mod.rs", "use web_sys::console;"),
    ] {
        assert_eq!(outside(&Source::new(path, text)).len(), 1, "{path}: {text}");
    }
    for (path, text) in [
        (
            "src/app/components/board.rs",
            "use web_sys::{HtmlElement, KeyboardEvent, EventTarget}; use std::time::Duration;",
        ),
        ("src/app/platform/storage.rs", "use web_sys::Window; use gloo::storage::LocalStorage;"),
        ("src/console/mod.rs", "use std::time::Instant;"),
        ("src/app/i18n/compiler/mod.rs", "use std::fs;"),
        ("src/rules/record.rs", "use std::collections::HashMap;"),
    ] {
        assert_eq!(outside(&Source::new(path, text)), Vec::<String>::new(), "{path}: {text}");
    }
}
