//! Counts and searches are the same in wasm as natively.

use crate::fixed_nodes;
use utys::games::tobit::Tobit;
use utys::games::toguz::{Toguz, ToguzVariant};
use utys::rules::{Notation, Position, perft};
use wasm_bindgen_test::wasm_bindgen_test;

/// Holds a position to its counts, from depth 1 on.
fn counts_hold<P: Position>(pos: &P, counts: &str) {
    for (depth, count) in (1..).zip(counts.split_whitespace()) {
        assert_eq!(perft(pos, depth).to_string(), count, "{pos:?} at depth {depth}");
    }
}

#[wasm_bindgen_test]
fn the_move_tables_of_tobit_hold() {
    let table = include_str!("../data/tobit/perft.txt");
    let lines: Vec<_> = table.lines().filter(|line| line.contains('|')).collect();
    assert!(lines.len() > 50);
    for line in lines {
        let [options, text, counts] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
        let fields: Vec<_> = ["variant", "tobit"].into_iter().zip(options.split(' ')).collect();
        let variant = Tobit::read_variant(&fields).unwrap();
        counts_hold(&Tobit::read_position(text, variant).unwrap(), counts);
    }
}

#[wasm_bindgen_test]
fn the_move_tables_of_toguz_hold() {
    let table = include_str!("../data/toguz/perft.txt");
    let lines: Vec<_> = table.lines().filter(|line| line.contains('|')).collect();
    assert!(lines.len() > 30);
    for line in lines {
        let [text, counts] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
        counts_hold(&Toguz::read_position(text, ToguzVariant::default()).unwrap(), counts);
    }
}

#[wasm_bindgen_test]
fn fixed_nodes_find_what_they_find_natively() {
    let mut lines = 0;
    for line in fixed_nodes::TABLE.lines() {
        assert_eq!(fixed_nodes::searched(line, 1_000), line);
        lines += 1;
    }
    assert!(lines >= 20);
}
