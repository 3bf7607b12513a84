//! The native tests, one binary: laws, tables and whole games.
#![allow(clippy::unwrap_used)]

#[path = "../../benches/shared/journal.rs"]
mod journal;
#[path = "../../benches/shared/lot.rs"]
mod lot;
#[path = "../../benches/shared/words.rs"]
mod words;

mod allocation;
mod architecture;

#[cfg(feature = "app")]
mod clock;
#[cfg(feature = "app")]
mod engine_care;
#[cfg(feature = "app")]
mod hints;
#[cfg(feature = "app")]
mod i18n;
#[cfg(feature = "app")]
mod link;
#[cfg(feature = "app")]
mod route;
#[cfg(feature = "app")]
mod rules_pages;
#[cfg(feature = "app")]
mod session;
#[cfg(feature = "app")]
mod session_play;
#[cfg(feature = "app")]
mod settings;

mod book;
mod console;
mod duel;
mod evaluation;
mod facts;
mod forecast;
mod game_text;
#[cfg(feature = "app")]
mod kept;
mod levels;
#[cfg(feature = "app")]
mod protocol;
mod record;
mod search;
#[cfg(feature = "app")]
mod sound;
mod table;

#[path = "../plain/tobit.rs"]
mod plain_tobit;
mod tobit_evaluation;
mod tobit_games;
mod tobit_grid;
mod tobit_laws;
mod tobit_notation;
mod tobit_perft;
mod tobit_refusals;
mod tobit_solver;
mod tobit_support;

#[path = "../plain/toguz.rs"]
mod plain_toguz;
#[path = "../shared/toguz_agrees.rs"]
mod toguz_agrees;
mod toguz_games;
mod toguz_laws;
mod toguz_notation;
mod toguz_perft;
mod toguz_rules;
mod toguz_support;

#[cfg(feature = "ssr")]
mod hands;
#[cfg(feature = "ssr")]
mod scene_support;
#[cfg(feature = "ssr")]
mod scene_tobit;
#[cfg(feature = "ssr")]
mod scene_toguz;
mod tokens;
mod tune;
