//! The published counts of moves, and the agreement with the plain generator.

use crate::plain_tobit::PlainTobit;
use crate::tobit_support::{cases, plain, plain_reach, positions, read, variant, variants};
use std::collections::BTreeSet;
use utys::games::tobit::{Point, Tobit, TobitMove};
use utys::rules::{Notation, Position, perft};

const TABLE: &str = include_str!("../data/tobit/perft.txt");

#[test]
fn every_line_of_the_table_holds() {
    let mut lines = 0;
    for line in TABLE.lines().filter(|line| !line.trim().is_empty()) {
        let [options, text, counts] = line.split('|').map(str::trim).collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let (grid, reach) = options.split_once(' ').expect("two options");
        let pos = read(text, variant(grid, reach));
        assert_eq!(pos.write_position(), text);
        for (depth, count) in (1..).zip(counts.split_whitespace()) {
            assert_eq!(perft(&pos, depth).to_string(), count, "{line}, depth {depth}");
        }
        lines += 1;
    }
    assert_eq!(lines, 74, "the table is complete");
}

#[test]
fn the_start_counts_of_the_design_hold() {
    let pos = Tobit::start(variant("5x4", "short"));
    for (depth, nodes) in (0..).zip([1, 5, 25, 205, 1645, 12867, 95_283, 749_597, 5_857_016]) {
        assert_eq!(perft(&pos, depth), nodes, "depth {depth}");
    }
}

#[test]
fn a_finished_position_counts_nothing() {
    for text in ["W:W:B27", "B:W5:B", "W:W:B"] {
        let pos = read(text, variant("5x4", "short"));
        assert_eq!((perft(&pos, 0), perft(&pos, 1), perft(&pos, 3)), (1, 0, 0), "{text}");
    }
}

#[test]
fn the_plain_generator_starts_alike() {
    for variant in variants() {
        let pos = Tobit::start(variant);
        let plain_start = PlainTobit::start(variant.grid.columns(), plain_reach(variant.reach));
        assert_eq!(plain(&pos), plain_start);
        assert_eq!(perft(&pos, 4), plain_start.perft(4));
    }
}

/// What tells a move apart, in numbers.
fn plain_form(pos: &Tobit, mv: TobitMove) -> (u8, u8, Vec<u8>) {
    let grid = pos.grid();
    let number = |point: Option<Point>| point.expect("on the board").number();
    let captured = pos.captured(mv).into_iter().map(Point::number).collect();
    (number(mv.start(grid)), number(mv.end(grid)), captured)
}

#[test]
fn the_plain_generator_agrees_on_every_move_and_every_path() {
    for variant in variants() {
        for (index, pos) in positions(variant, 1).take(cases()).enumerate() {
            let plain = plain(&pos);
            let moves = pos.legal_moves();
            let own: BTreeSet<_> = moves
                .iter()
                .map(|&mv| {
                    let words = pos.words(mv).into_iter();
                    let paths: BTreeSet<Vec<u8>> =
                        words.map(|word| word.into_iter().map(Point::number).collect()).collect();
                    (plain_form(&pos, mv), paths)
                })
                .collect();
            let theirs: BTreeSet<_> = plain
                .paths()
                .into_iter()
                .map(|(mv, paths)| ((mv.from, mv.to, mv.captured.into_iter().collect()), paths))
                .collect();
            assert_eq!(own, theirs, "{pos:?}");
            assert_eq!(moves.len(), own.len(), "each move once");
            assert_eq!(pos.count_moves(), moves.len() as u64);
            assert_eq!(pos.outcome().is_some(), moves.is_empty());
            if index % 16 == 0 {
                assert_eq!(perft(&pos, 2), plain.perft(2), "{pos:?}");
            }
        }
    }
}

#[test]
fn playing_a_move_leads_where_the_plain_generator_leads() {
    for variant in variants() {
        for pos in positions(variant, 2).take(cases() / 4) {
            let plain = plain(&pos);
            let mut own: Vec<_> = pos
                .legal_moves()
                .into_iter()
                .map(|mv| {
                    let mut next = pos;
                    next.play_unchecked(mv);
                    next.write_position()
                })
                .collect();
            let mut theirs: Vec<_> = plain.moves().iter().map(|mv| plain.play(mv).text()).collect();
            own.sort();
            theirs.sort();
            assert_eq!(own, theirs, "{pos:?}");
        }
    }
}
