//! The move tree of Toguz Korgool, counted.

use crate::plain_toguz::PlainToguz;
use crate::toguz_support::at;
use utys::games::toguz::{Toguz, ToguzVariant};
use utys::rules::{Notation, Position, perft};

const TABLE: &str = include_str!("../data/toguz/perft.txt");

#[test]
fn every_table_holds() {
    let mut lines = 0;
    for line in TABLE.lines() {
        let (text, counts) = line.split_once(" | ").unwrap();
        let pos = at(text);
        assert_eq!(pos.write_position(), text);
        for (depth, count) in (1..).zip(counts.split(' ')) {
            assert_eq!(perft(&pos, depth).to_string(), count, "{text} at depth {depth}");
        }
        lines += 1;
    }
    assert_eq!(lines, 37);
}

#[test]
fn the_start_has_the_known_counts_to_depth_eight() {
    let start = Toguz::start(ToguzVariant::default());
    let counts: Vec<_> = (0..=8).map(|depth| perft(&start, depth)).collect();
    assert_eq!(counts, [1, 9, 73, 613, 5199, 43_184, 360_035, 3_003_052, 25_166_174]);
}

#[test]
fn the_plain_rules_count_the_same() {
    for line in TABLE.lines() {
        let pos = at(line.split_once(" | ").unwrap().0);
        assert_eq!(PlainToguz::of(&pos).perft(4), perft(&pos, 4), "{line}");
    }
    assert_eq!(PlainToguz::start(), PlainToguz::of(&Toguz::start(ToguzVariant::default())));
    assert_eq!(PlainToguz::start().perft(6), 360_035);
}
