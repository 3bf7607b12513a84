//! The same searches on every platform: their node count tells whether two builds think alike.

use crate::ai::{Evaluate, Features, Limits, Search, Table, Unstopped, drive};
use crate::games::GameId;
use crate::rules::Notation;
use crate::with_game;

/// Positions of each game: the start, a middle game, an ending.
const fn positions(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::Tobit => &[
            "W:W1,2,3,4,5,6,7,8,9,10,11,12:B27,28,29,30,31,32,33,34,35,36,37,38",
            "W:W2,3,5,6,8,9,11,12,15,17:B20,27,29,30,31,32,33,35,37,38",
            "W:W1,7,9,17,19,25:B15,21,22,23,29,38",
            "B:W5,14,15:B6,27,29,30,35,37",
        ],
        GameId::Toguz => &[
            "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1",
            "1S,10S,2S,2S,1S,T,1S,1,5S/T,13S,12S,1,3S,2S,6S,1S,2S 63 38 S 1",
            "20S,6S,9S,1S,1S,2S,2S,1,3S/T,2S,2S,3S,1,4S,2S,1,3S 44 58 S 1",
            "1S,T,3S,1S,1S,3S,1S,2/2S,1S,4S,T,2S,4S,2,1S 71 67 S 1",
        ],
    }
}

/// Positions visited at most in one search of `bench`.
const NODES: u64 = 200_000;
/// Bytes of the table for each position visited.
const TABLE: u64 = 20;

/// How many nodes the fixed searches of a game visit, with its usual options.
pub fn nodes(game: GameId) -> u64 {
    nodes_within(game, NODES)
}

/// The same with searches of at most so many nodes each.
pub fn nodes_within(game: GameId, most: u64) -> u64 {
    with_game!(game, P => nodes_of::<P>(positions(game), most))
}

fn nodes_of<P: Evaluate + Notation>(positions: &[&str], most: u64) -> u64 {
    let mut nodes = 0;
    for text in positions {
        let Ok(root) = P::read_position(text, P::Variant::default()) else { continue };
        let mut search = Search::new(Table::new((most * TABLE) as usize), Features::default());
        search.begin(&root, [], Limits { depth: 10, nodes: most, lines: 1 });
        drive(&mut search, most, &mut Unstopped);
        nodes += search.nodes();
    }
    nodes
}
