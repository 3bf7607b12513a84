//! Nothing is allocated inside the search: its frames, its table and its lines are made before it.

use allocation_counter::measure;
use utys::ai::{Evaluate, Features, Limits, Progress, Search, Table};
use utys::games::tobit::Tobit;
use utys::games::toguz::Toguz;
use utys::rules::Notation;

/// Positions of a slice.
const SLICE: u64 = 500;

/// Searches a position in slices; how many of them took memory, of how many that finished no depth. A finished depth is told
/// in a line of its own, which is for the asker to keep.
fn slices_that_allocate<P: Evaluate + Notation>(text: &str) -> (usize, usize) {
    let root = P::read_position(text, P::Variant::default()).unwrap();
    let mut search = Search::new(Table::new(1 << 20), Features::default());
    search.begin(&root, [], Limits { nodes: 200_000, ..Limits::default() });
    let (mut allocating, mut quiet) = (0, 0);
    loop {
        let mut progress = Progress::Done;
        let taken = measure(|| progress = search.run(SLICE));
        match progress {
            Progress::Paused => {
                quiet += 1;
                allocating += usize::from(taken.count_total > 0);
            }
            Progress::Deepened => {
                assert!(taken.count_total <= 4, "{} for the line of a depth", taken.count_total);
            }
            Progress::Done => return (allocating, quiet),
        }
    }
}

#[test]
fn the_counter_of_allocations_counts() {
    assert_eq!(measure(|| drop(std::hint::black_box(vec![1; 10]))).count_total, 1);
}

#[test]
fn nothing_is_allocated_inside_the_search_of_tobit() {
    for text in ["W:W2,3,5,6,8,9,11,12,15,17:B20,27,29,30,31,32,33,35,37,38", "B:W5,14,15:B6,27,29,30,35,37"]
    {
        let (allocating, quiet) = slices_that_allocate::<Tobit>(text);
        assert!(quiet > 200 && allocating == 0, "{allocating} of {quiet} slices took memory: {text}");
    }
}

#[test]
fn nothing_is_allocated_inside_the_search_of_toguz() {
    for text in [
        "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1",
        "20S,6S,9S,1S,1S,2S,2S,1,3S/T,2S,2S,3S,1,4S,2S,1,3S 44 58 S 1",
    ] {
        let (allocating, quiet) = slices_that_allocate::<Toguz>(text);
        assert!(quiet > 200 && allocating == 0, "{allocating} of {quiet} slices took memory: {text}");
    }
}
