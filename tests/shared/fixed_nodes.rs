//! The table of `tests/data/search/fixed.txt`: what a search of so many nodes finds, the same on every platform.
//!
//! A line is `game | options | position | nodes -> move score depth nodes`. Shared by the native and the wasm tests.

use utys::ai::{Evaluate, Features, Limits, Search, Table, Unstopped, drive};
use utys::games::GameId;
use utys::rules::Notation;
use utys::with_game;

/// The table.
pub(crate) const TABLE: &str = include_str!("../data/search/fixed.txt");

/// Bytes of the transposition table.
const BYTES: usize = 1 << 20;

/// A line of the table, searched anew in slices of so many nodes.
pub(crate) fn searched(line: &str, slice: u64) -> String {
    let question = line.split(" -> ").next().unwrap_or_default();
    let [game, options, position, nodes] = question.split(" | ").collect::<Vec<_>>()[..] else {
        panic!("four fields: {question}")
    };
    let game = GameId::from_name(game.trim()).expect("a game");
    let nodes = nodes.trim().parse().expect("a number of nodes");
    let answer = with_game!(game, P => answer::<P>(options, position, nodes, slice));
    format!("{question} -> {answer}")
}

fn answer<P: Evaluate + Notation>(options: &str, position: &str, nodes: u64, slice: u64) -> String {
    let names = ["variant", "tobit"];
    let fields: Vec<_> = names.into_iter().zip(options.split(' ')).collect();
    let variant = P::read_variant(&fields).unwrap_or_else(|error| panic!("{options}: {error}"));
    let root = P::read_position(position, variant).unwrap_or_else(|error| panic!("{position}: {error}"));
    let mut search = Search::new(Table::new(BYTES), Features::default());
    search.begin(&root, [], Limits { nodes, ..Limits::default() });
    drive(&mut search, slice, &mut Unstopped);
    let line = &search.lines()[0];
    let best = root.write_move_bare(&root.words(line.moves[0])[0]);
    format!("{best} {} {} {}", line.score.value(), line.depth, search.nodes())
}
