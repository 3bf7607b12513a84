//! The search finds what a plain negamax finds, whatever it skips, however it is sliced.

#[path = "../shared/fixed_nodes.rs"]
mod fixed_nodes;
#[path = "../plain/negamax.rs"]
mod plain_negamax;

use plain_negamax::negamax;
use utys::ai::{
    Control, Evaluate, Features, Horizon, Limits, Line, Score, Search, Table, TableUse, Unstopped, Verdict,
    drive, returnable,
};
use utys::games::tobit::{Grid, Tobit, TobitReach, TobitVariant};
use utys::games::toguz::{Toguz, ToguzVariant};
use utys::rules::{Notation, Position, Record};

use crate::tobit_support::Random;

/// A game of random moves from the start: every position but the last, and the last, which is not finished.
pub(crate) fn random_game<P: Position>(
    variant: P::Variant,
    random: &mut Random,
    plies: usize,
) -> (Vec<P>, P) {
    let (mut earlier, mut pos) = (Vec::new(), P::start(variant));
    for _ in 0..plies {
        let moves = pos.legal_moves();
        let mut next = pos.clone();
        next.play_unchecked(moves[random.below(moves.len())]);
        if next.outcome().is_some() {
            break;
        }
        earlier.push(std::mem::replace(&mut pos, next));
    }
    (earlier, pos)
}

fn search<P: Evaluate>(root: &P, earlier: &[P], features: Features, limits: Limits) -> Search<P> {
    let mut search = Search::new(Table::new(1 << 18), features);
    search.begin(root, earlier, limits);
    drive(&mut search, 1_000, &mut Unstopped);
    search
}

fn to_depth(depth: i32) -> Limits {
    Limits { depth: depth as u8, ..Limits::default() }
}

const EVERYTHING: Features = Features::PLAIN;

/// Holds the search against the plain one: the score, the moves that are said to be worth it, and with all lines asked
/// for, the score of every move.
fn agrees_with_negamax<P: Evaluate + Notation>(root: &P, earlier: &[P], features: Features, depth: i32) {
    let what = format!("{} at depth {depth} with {features:?}", root.write_position());
    let plain = negamax(root, &mut earlier.to_vec(), depth, 0, features);
    let found = search(root, earlier, features, to_depth(depth));
    let best = &found.lines()[0];
    assert_eq!(best.score, plain, "{what}");
    // A certain result ends the search early; its distance then lies within the depth reached.
    assert!(i32::from(best.depth) == depth || !matches!(best.score.verdict(), Verdict::About(_)), "{what}");
    let deeper = if root.count_moves() == 1 && features.extend_forced { depth } else { depth - 1 };
    let worth = |mv| {
        let mut next = root.clone();
        next.play_unchecked(mv);
        let mut path = earlier.to_vec();
        path.push(root.clone());
        -negamax(&next, &mut path, deeper, 1, features)
    };
    assert_eq!(worth(best.moves[0]), plain, "{what}: the move is not worth the score");
    let all = search(root, earlier, features, Limits { lines: usize::MAX, ..to_depth(depth) });
    assert_eq!(all.lines().len() as u64, root.count_moves(), "{what}");
    assert_eq!(all.lines()[0].score, plain, "{what}");
    assert!(all.lines().is_sorted_by_key(|line| -line.score.value()), "{what}");
    for line in all.lines().iter().filter(|line| i32::from(line.depth) == depth) {
        assert_eq!(line.score, worth(line.moves[0]), "{what}: {:?}", line.moves[0]);
    }
    let scores = |lines: &[Line<P>]| lines.iter().map(|line| line.score).collect::<Vec<_>>();
    let two = search(root, earlier, features, Limits { lines: 2, ..to_depth(depth) });
    if two.lines().iter().chain(all.lines()).all(|line| i32::from(line.depth) == depth) {
        let few = two.lines().len();
        assert_eq!(scores(two.lines()), scores(&all.lines()[..few]), "{what}: two lines");
    }
}

/// Every technique is held to the plain search in a setting where both must agree exactly. A table and repetition together
/// need a bound on the depth: with four plies only the root can return, so that a position is worth the same however it
/// was reached.
fn search_equals_negamax<P: Evaluate + Notation>(variants: &[P::Variant], games: usize, deepest: i32) {
    let mut random = Random(0x7574_7973);
    for &variant in variants {
        for _ in 0..games {
            let plies = random.below(90);
            let (earlier, root) = random_game::<P>(variant, &mut random, plies);
            for depth in 1..=deepest {
                let no_table = Features { table: TableUse::Off, ..EVERYTHING };
                agrees_with_negamax(&root, &earlier, no_table, depth);
                agrees_with_negamax(&root, &earlier, Features { contempt: 70, ..no_table }, depth);
                let no_repetition = Features { repetition: false, ..EVERYTHING };
                agrees_with_negamax(&root, &earlier, no_repetition, depth);
                if depth <= 4 {
                    let both = Features { extend_forced: false, ..EVERYTHING };
                    agrees_with_negamax(&root, &[], both, depth);
                    agrees_with_negamax(
                        &root,
                        &earlier,
                        Features { horizon: Horizon::Bare, ..both },
                        depth.min(3),
                    );
                }
            }
        }
    }
}

fn tobit_variants() -> Vec<TobitVariant> {
    Grid::ALL.into_iter().flat_map(|grid| TobitReach::ALL.map(|reach| TobitVariant { grid, reach })).collect()
}

#[test]
fn the_search_of_tobit_equals_negamax() {
    search_equals_negamax::<Tobit>(&tobit_variants(), 25, 4);
}

#[test]
fn the_search_of_toguz_equals_negamax() {
    search_equals_negamax::<Toguz>(&[ToguzVariant::default()], 60, 3);
}

#[test]
fn the_search_of_few_pieces_equals_negamax_deeper() {
    for text in ["W:WK14:BK37,K38", "B:WK2,9,19:BK7,K8,K16", "W:W6,15:B24,33", "B:WK30,8:B12,K19"] {
        let root = Tobit::read_position(text, TobitVariant::default()).unwrap();
        let no_table = Features { table: TableUse::Off, ..EVERYTHING };
        agrees_with_negamax(&root, &[], no_table, 6);
        agrees_with_negamax(&root, &[], Features { repetition: false, ..EVERYTHING }, 6);
    }
}

fn slices_do_not_matter<P: Evaluate>(variant: P::Variant) {
    let mut random = Random(1);
    for _ in 0..10 {
        let plies = random.below(60);
        let (earlier, root) = random_game::<P>(variant, &mut random, plies);
        let found: Vec<(Vec<Line<P>>, u64)> = [1, 7, 1_000, u64::MAX]
            .into_iter()
            .map(|slice| {
                let mut search = Search::new(Table::new(1 << 16), Features::default());
                search.begin(&root, &earlier, Limits { nodes: 20_000, lines: 2, ..Limits::default() });
                drive(&mut search, slice, &mut Unstopped);
                (search.lines().to_vec(), search.nodes())
            })
            .collect();
        assert!(found.iter().all(|other| *other == found[0]), "{root:?}");
        assert!(found[0].1 <= 20_000);
    }
}

#[test]
fn a_search_is_the_same_however_it_is_sliced() {
    slices_do_not_matter::<Tobit>(TobitVariant::default());
    slices_do_not_matter::<Toguz>(ToguzVariant::default());
}

#[test]
fn a_forgetful_search_finds_the_same_again() {
    let root = Tobit::start(TobitVariant::default());
    let mut search = Search::new(Table::new(1 << 20), Features::default());
    let mut nodes = Vec::new();
    for _ in 0..2 {
        search.forget();
        search.begin(&root, [], to_depth(9));
        drive(&mut search, u64::MAX, &mut Unstopped);
        nodes.push((search.nodes(), search.lines().to_vec()));
    }
    assert_eq!(nodes[0], nodes[1]);
}

/// The table may show more than the depth, and never another winner.
fn the_table_names_the_same_winner<P: Evaluate + Notation>(
    variants: &[P::Variant],
    plies: usize,
    depth: i32,
) {
    let mut random = Random(2);
    let mut proven = 0;
    for &variant in variants {
        for _ in 0..60 {
            let (earlier, root) = random_game::<P>(variant, &mut random, plies);
            let off = Features { table: TableUse::Off, ..Features::default() };
            let plain = search(&root, &earlier, off, to_depth(depth)).lines()[0].score;
            let score = search(&root, &earlier, Features::default(), to_depth(depth)).lines()[0].score;
            match plain.verdict() {
                Verdict::Win(_) => {
                    assert!(matches!(score.verdict(), Verdict::Win(_)), "{}", root.write_position());
                }
                Verdict::Loss(_) => {
                    assert!(matches!(score.verdict(), Verdict::Loss(_)), "{}", root.write_position());
                }
                Verdict::About(_) => continue,
            }
            proven += 1;
        }
    }
    assert!(proven > 20, "only {proven} positions prove anything");
}

#[test]
fn the_table_never_changes_who_wins() {
    the_table_names_the_same_winner::<Tobit>(&tobit_variants(), 120, 6);
    the_table_names_the_same_winner::<Toguz>(&[ToguzVariant::default()], 200, 6);
}

/// Stops after some slices.
struct StopAfter(u32);

impl<P: Evaluate> Control<P> for StopAfter {
    fn is_stopped(&mut self, _: &Search<P>) -> bool {
        self.0 -= 1;
        self.0 == 0
    }

    fn report(&mut self, _: &Search<P>) {}
}

#[test]
fn a_stop_is_heard_after_one_slice_and_leaves_a_legal_move() {
    let root = Tobit::start(TobitVariant::default());
    for slices in [1, 2, 30] {
        let mut search = Search::new(Table::new(1 << 16), Features::default());
        search.begin(&root, [], Limits::default());
        drive(&mut search, 100, &mut StopAfter(slices));
        assert!(search.is_done());
        assert!(search.nodes() <= u64::from(slices) * 100);
        assert!(root.is_legal(search.lines()[0].moves[0]));
    }
}

#[test]
fn a_finished_position_has_no_line() {
    let root = Tobit::read_position("W:W:B27", TobitVariant::default()).unwrap();
    let found = search(&root, &[], Features::default(), Limits::default());
    assert!(found.lines().is_empty());
    assert_eq!(found.nodes(), 0);
}

#[test]
fn a_line_can_be_played() {
    let mut random = Random(3);
    for variant in tobit_variants() {
        let (earlier, root) = random_game::<Tobit>(variant, &mut random, 30);
        let found = search(&root, &earlier, Features::default(), Limits { lines: 3, ..to_depth(6) });
        for line in found.lines() {
            let mut pos = root;
            for &mv in &line.moves {
                assert!(pos.is_legal(mv), "{} {mv:?}", pos.write_position());
                pos.play_unchecked(mv);
            }
        }
    }
}

/// The positions of `games.txt` whose combinations were published.
#[test]
fn the_published_combinations_are_found_and_won() {
    let combinations =
        [("W:W1,7,9,17,19,25:B15,21,22,23,29,38", "25-32"), ("W:W6,7,10,15:B18,21,23,K3", "10-11")];
    let games = include_str!("../data/tobit/games.txt");
    for (text, first) in combinations {
        assert!(games.contains(&format!("position {text}\nline {first}")), "{text}");
        let root = Tobit::read_position(text, TobitVariant::default()).unwrap();
        let mut found = Search::new(Table::new(1 << 24), Features::default());
        found.begin(&root, [], Limits { nodes: 3_000_000, ..Limits::default() });
        drive(&mut found, u64::MAX, &mut Unstopped);
        let line = &found.lines()[0];
        assert_eq!(root.write_move_bare(&root.words(line.moves[0])[0]), first);
        assert!(matches!(line.score.verdict(), Verdict::Win(_)), "{text}: {:?}", line.score);
    }
}

#[test]
fn the_end_by_an_empty_row_is_seen_before_it_comes() {
    // Black has one stone; it passes into White's row, and White keeps the rest (K6.2).
    let root =
        Toguz::read_position("1S,8/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 80 N 1", ToguzVariant::default()).unwrap();
    let found = search(&root, &[], Features::default(), to_depth(6));
    let outcome = found.lines()[0].score.verdict();
    assert_eq!(outcome, negamax_verdict(&root, 6));
}

fn negamax_verdict(root: &Toguz, depth: i32) -> Verdict {
    let rules = Features { table: TableUse::Off, ..Features::default() };
    negamax(root, &mut Vec::new(), depth, 0, rules).verdict()
}

#[test]
fn a_return_to_a_position_of_the_game_is_a_draw() {
    // White is behind. Both have stepped aside and back; stepping aside again returns to a position of the game.
    let mut game = Record::<Tobit>::from_position(
        TobitVariant::default(),
        Tobit::read_position("W:WK9:BK30,K38", TobitVariant::default()).unwrap(),
    );
    for mv in ["9-10", "30-31", "10-9", "31-30"] {
        let word = game.position().read_move(mv).unwrap().word;
        game.play(&word).unwrap();
    }
    let earlier: Vec<Tobit> = (0..4).map(|ply| *game.position_at(ply).unwrap()).collect();
    for depth in 2..=5 {
        let rules = Features { table: TableUse::Off, ..EVERYTHING };
        agrees_with_negamax(game.position(), &earlier, rules, depth);
        let score =
            |earlier: &[Tobit]| search(game.position(), earlier, rules, to_depth(depth)).lines()[0].score;
        assert_eq!(score(&earlier), Score::DRAW);
        assert!(score(&[]) < Score::DRAW || depth > 4);
    }
}

fn what_may_return_has_all_that_does<P: Evaluate>(variant: P::Variant) {
    let (mut random, mut returned) = (Random(11), 0);
    for _ in 0..40 {
        let mut record = Record::<P>::new(variant);
        while record.outcome().is_none() && record.plies().len() < 120 {
            let (here, moves) = (record.position().clone(), record.position().legal_moves());
            // Back and forth now and then: random moves alone seldom return.
            let back = record.plies().len().checked_sub(3).and_then(|ply| record.position_at(ply));
            let returns = |&&mv: &&P::Move| {
                let mut next = here.clone();
                next.play_unchecked(mv);
                Some(&next) == back
            };
            let mv = moves.iter().find(returns).copied().unwrap_or_else(|| moves[random.below(moves.len())]);
            let word = here.words(mv).into_iter().next().expect("a word");
            record.append(&word).unwrap();
            let (may_return, positions) = (returnable(&record), record.positions());
            let since = record.plies().len() - may_return.len();
            assert_eq!(&positions[since..record.plies().len()], may_return);
            assert!(!positions[..since].contains(record.position()), "a move was taken back");
            assert!(since == 0 || !positions[since - 1].is_reversible(record.plies()[since - 1].mv));
            returned += usize::from(may_return.contains(record.position()));
        }
    }
    assert!(returned > 0 || P::FULL > 100, "nothing ever returned");
}

#[test]
fn for_how_long_nothing_has_happened_is_counted_from_the_last_move_that_nothing_takes_back() {
    for variant in tobit_variants() {
        what_may_return_has_all_that_does::<Tobit>(variant);
    }
    what_may_return_has_all_that_does::<Toguz>(ToguzVariant::default());
}

#[test]
fn contempt_fades_as_the_board_empties() {
    let features = Features { contempt: 60, ..EVERYTHING };
    let left: Vec<i32> = (0..=24).rev().map(|pieces| features.contempt_at(pieces, 24).value()).collect();
    assert_eq!(left[0], 60, "a full board");
    assert_eq!(left[8], 30, "a third is gone");
    assert!(left.is_sorted_by(|more, less| more >= less));
    assert!(left[16..].iter().all(|&contempt| contempt == 0), "two thirds are gone");
}

#[test]
fn fixed_nodes_find_what_they_found_before() {
    let found: Vec<String> =
        fixed_nodes::TABLE.lines().map(|line| fixed_nodes::searched(line, 1_000)).collect();
    if std::env::var_os("UTYS_WRITE").is_some() {
        std::fs::write("tests/data/search/fixed.txt", found.join("\n") + "\n").unwrap();
        return;
    }
    assert!(found.len() >= 20);
    for (found, expected) in found.iter().zip(fixed_nodes::TABLE.lines()) {
        assert_eq!(found, expected);
    }
}
