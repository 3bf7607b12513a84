//! What `cargo xtask bench` measures, one task at a time: counting, the plain generators of the tests, and the search.
//!
//! One source for both platforms. Natively `speed <task>` prints how much was counted and in how many seconds; in wasm
//! `count` is called by `benches/speed.mjs`, which runs both in turn and prints the table.

use utys::console::bench;
use utys::games::GameId;
use utys::games::tobit::{Tobit, TobitVariant};
use utys::games::toguz::{Toguz, ToguzVariant};
use utys::rules::{Position, perft};

#[allow(dead_code)] // the tests use all of it
#[path = "../tests/plain/tobit.rs"]
mod plain_tobit;
#[allow(dead_code)]
#[path = "../tests/plain/toguz.rs"]
mod plain_toguz;

use plain_tobit::{PlainReach, PlainTobit};
use plain_toguz::PlainToguz;

/// Does a task once; how many leaves or nodes it counted. Each takes some milliseconds: short enough to be done now and
/// then without being interrupted, so that the best time of many tells the speed even on a busy machine.
fn work(task: &str) -> Option<u64> {
    Some(match task {
        "count-tobit" => perft(&Tobit::start(TobitVariant::default()), 7),
        "count-toguz" => perft(&Toguz::start(ToguzVariant::default()), 6),
        "plain-tobit" => PlainTobit::start(5, PlainReach::Short).perft(4),
        "plain-toguz" => PlainToguz::start().perft(5),
        "search-tobit" => bench::nodes_within(GameId::Tobit, 8_000),
        "search-toguz" => bench::nodes_within(GameId::Toguz, 5_000),
        "bench-tobit" => bench::nodes(GameId::Tobit),
        "bench-toguz" => bench::nodes(GameId::Toguz),
        _ => return None,
    })
}

/// `speed <task>` repeats the task for a while; prints what was counted and the best time in seconds.
#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    use std::time::{Duration, Instant};
    let task = std::env::args().nth(1).unwrap_or_default();
    let end = Instant::now() + Duration::from_millis(250);
    let mut best = Duration::MAX;
    let mut counted = 0;
    while Instant::now() < end {
        let begun = Instant::now();
        let Some(found) = work(&task) else {
            eprintln!("no task {task:?}; `cargo xtask bench` knows them all");
            return std::process::ExitCode::FAILURE;
        };
        best = best.min(begun.elapsed());
        counted = found;
    }
    println!("{counted} {}", best.as_secs_f64());
    std::process::ExitCode::SUCCESS
}

#[cfg(target_arch = "wasm32")]
#[allow(unreachable_pub)] // wasm-bindgen exports public functions alone
mod browser {
    use utys::protocol::{Ask, BookUse, FromEngine, Go, ToEngine, Wire, build_name};
    use wasm_bindgen::prelude::wasm_bindgen;

    /// Does a task once; how much it counted, 0 for a task that does not exist.
    #[wasm_bindgen]
    pub fn count(task: &str) -> f64 {
        super::work(task).unwrap_or(0) as f64
    }

    /// Whether this build has the vector unit.
    #[wasm_bindgen]
    pub fn has_vectors() -> bool {
        cfg!(target_feature = "simd128")
    }

    fn bytes(message: &ToEngine) -> Vec<u8> {
        Wire::write(message).bytes().to_vec()
    }

    /// Greets the worker, as the page does before it asks anything.
    #[wasm_bindgen]
    pub fn hello() -> Vec<u8> {
        bytes(&ToEngine::Hello { build: build_name().to_owned() })
    }

    /// Asks the worker for a move in a middle game: at the start the book would answer, and there were nothing to stop.
    #[wasm_bindgen]
    pub fn go(job: u32, game: &str, level: u8) -> Vec<u8> {
        bytes(&ToEngine::Go(Go {
            job,
            game: game.to_owned(),
            variant: Vec::new(),
            start: Some(middle(game).to_owned()),
            moves: Vec::new(),
            level,
            seed: 1,
            ask: Ask::Move,
            book: BookUse::Known,
        }))
    }

    /// A position of a game that no book has.
    fn middle(game: &str) -> &'static str {
        match game {
            "tobit" => "W:W2,3,5,6,8,9,11,12,15,17:B20,27,29,30,31,32,33,35,37,38",
            _ => "20S,6S,9S,1S,1S,2S,2S,1,3S/T,2S,2S,3S,1,4S,2S,1,3S 44 58 S 1",
        }
    }

    /// Tells the worker to stop.
    #[wasm_bindgen]
    pub fn stop(job: u32) -> Vec<u8> {
        bytes(&ToEngine::Stop { job })
    }

    /// What the worker says: `listens` (its first word, which is empty), `hello`, `best`, `stopped`, `error`, or something else.
    #[wasm_bindgen]
    pub fn heard(said: &[u8]) -> String {
        if said.is_empty() {
            return "listens".to_owned();
        }
        match Wire::from_bytes(said).read() {
            Ok(FromEngine::Hello { .. }) => "hello",
            Ok(FromEngine::Best(_) | FromEngine::Hopeless(_)) => "best",
            Ok(FromEngine::Stopped { .. }) => "stopped",
            Ok(FromEngine::Error { .. }) | Err(_) => "error",
            Ok(_) => "else",
        }
        .to_owned()
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {}
