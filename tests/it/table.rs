//! The table of positions: what it remembers, and that forgetting leaves nothing.

use utys::ai::{Bound, Features, Hit, Limits, Score, Search, Table, Unstopped, drive};
use utys::games::toguz::{Toguz, ToguzVariant};
use utys::rules::Position;

fn hit(worth: i32, depth: u8) -> Hit {
    Hit { score: Score::judged(worth), bound: Bound::Exact, depth, best: Some(3) }
}

/// Different keys that share no bucket and all that do.
fn keys() -> impl Iterator<Item = u64> {
    (1..200u64).map(|number| number.wrapping_mul(0x9e37_79b9_7f4a_7c15)).chain(1..20)
}

#[test]
fn what_is_stored_is_found_until_all_is_forgotten_however_often_that_happens() {
    let mut table = Table::new(1 << 16);
    // More often than an epoch has numbers.
    for round in 0..70_000u32 {
        let key = u64::from(round) << 40 | 7;
        assert_eq!(table.probe(key), None, "round {round}");
        table.store(key, hit(round as i32 % 900, 5));
        assert_eq!(table.probe(key), Some(hit(round as i32 % 900, 5)), "round {round}");
        table.clear();
        assert_eq!(table.probe(key), None, "round {round}");
    }
}

#[test]
fn a_table_of_another_size_has_forgotten_everything_and_keeps_to_its_size() {
    let mut table = Table::new(1 << 14);
    for bytes in [1 << 16, 1 << 10, 1 << 16, 1 << 12, 64] {
        for key in keys() {
            table.store(key, hit(1, 9));
        }
        table.refit(bytes);
        assert_eq!(table.bytes(), bytes);
        for key in keys() {
            assert_eq!(table.probe(key), None, "{key} in {bytes} bytes");
        }
    }
}

/// The score, the line's beginning and the nodes of a search with a table.
fn searched(table: Table) -> (Vec<(Score, String)>, u64, Table) {
    let mut search = Search::<Toguz>::new(table, Features::default());
    search.begin(&Toguz::start(ToguzVariant::default()), &[], Limits { nodes: 30_000, ..Limits::default() });
    drive(&mut search, 1_000, &mut Unstopped);
    let lines = search.lines().iter().map(|line| (line.score, format!("{:?}", line.moves))).collect();
    let nodes = search.nodes();
    (lines, nodes, search.into_table())
}

#[test]
fn a_search_with_a_table_that_has_forgotten_is_that_with_a_new_one() {
    const BYTES: usize = 1 << 15;
    let (lines, nodes, mut table) = searched(Table::new(BYTES));
    for _ in 0..3 {
        table.refit(BYTES);
        let (again, again_nodes, used) = searched(table);
        assert_eq!((&again, again_nodes), (&lines, nodes));
        table = used;
    }
    // A smaller one, within the memory of a larger one.
    table.refit(BYTES / 4);
    let (small, small_nodes, _) = searched(table);
    let (fresh, fresh_nodes, _) = searched(Table::new(BYTES / 4));
    assert_eq!((small, small_nodes), (fresh, fresh_nodes));
}
