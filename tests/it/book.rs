//! The opening books: sound, small, the same in the mirror, varied by the seed; and what `cargo xtask book` is made of.

#[allow(dead_code)] // the program uses all of it
#[path = "../../benches/book/settings.rs"]
mod settings;
#[allow(dead_code)]
#[path = "../../benches/book/study.rs"]
mod study;
#[path = "../../benches/book/tree.rs"]
mod tree;
#[allow(dead_code)]
#[path = "../../benches/book/write.rs"]
mod write;

use crate::search::random_game;
use crate::tobit_support::Random;
use crate::{journal, words};
use proptest::prelude::{any, proptest};
use settings::Settings;
use std::collections::HashSet;
use std::fs;
use study::Study;
use tree::Tree;
use utys::ai::{Book, BookError, Form, Level, Opening, mirror_form};
use utys::games::tobit::{Grid, Tobit, TobitReach, TobitVariant};
use utys::games::toguz::Toguz;
use utys::rules::{Notation, Position, Record};

/// Every position of a game's book with a way to it, in the form that is reached.
fn pages<P: Opening>() -> Vec<Record<P>> {
    let book = Book::<P>::own();
    let mut open = vec![Record::new(P::Variant::default())];
    let mut seen = HashSet::new();
    let mut found = Vec::new();
    while let Some(record) = open.pop() {
        let pos = record.position();
        if book.moves(pos).is_empty() || !seen.insert(mirror_form(pos).1) {
            continue;
        }
        for known in book.moves(pos) {
            let mut next = record.clone();
            next.play(&pos.words(known.mv)[0]).unwrap();
            open.push(next);
        }
        found.push(record);
    }
    found
}

fn a_book_is_sound<P: Opening>() {
    let book = Book::<P>::read(P::BOOK).unwrap();
    let pages = pages::<P>();
    assert!(book.len() >= 100, "{}", book.len());
    assert_eq!(pages.len(), book.len(), "all of it is reached by its own moves");
    for record in pages {
        let moves = book.moves(record.position());
        assert!(moves.iter().all(|known| record.position().is_legal(known.mv)));
        let different: HashSet<_> = moves.iter().map(|known| known.mv).collect();
        assert_eq!(different.len(), moves.len());
        assert!(moves.iter().any(|known| known.weight > 0), "{moves:?}");
        for better in &moves {
            let worse = moves.iter().filter(|known| known.score < better.score);
            assert!(worse.into_iter().all(|known| known.weight <= better.weight), "{moves:?}");
        }
    }
}

#[test]
fn every_book_is_sound_and_its_moves_are_legal() {
    a_book_is_sound::<Tobit>();
    a_book_is_sound::<Toguz>();
}

#[test]
fn the_books_are_small() {
    for book in [Tobit::BOOK, Toguz::BOOK] {
        assert!(book.len() <= 6 << 10, "{} bytes", book.len());
    }
}

fn damage_is_found<P: Opening>() {
    let refused = |bytes: &[u8]| Book::<P>::read(bytes).err();
    for length in 0..P::BOOK.len() {
        assert!(refused(&P::BOOK[..length]).is_some(), "cut after {length} bytes");
    }
    assert_eq!(refused(&[P::BOOK, &[0]].concat()), Some(BookError::TooLong));
    for at in 0..P::BOOK.len() {
        let mut bytes = P::BOOK.to_vec();
        bytes[at] ^= 1 << (at % 8);
        assert!(refused(&bytes).is_some(), "byte {at}");
    }
}

#[test]
fn a_damaged_book_is_refused() {
    damage_is_found::<Tobit>();
    damage_is_found::<Toguz>();
    assert!(Book::<Tobit>::read(Toguz::BOOK).is_err());
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in any::<Vec<u8>>()) {
        let _ = Book::<Tobit>::read(&bytes);
        let _ = Book::<Toguz>::read(&bytes);
    }
}

#[test]
fn the_moves_of_the_mirrored_position_are_the_mirrored_moves() {
    let mut random = Random(4);
    for grid in Grid::ALL {
        for reach in TobitReach::ALL {
            for _ in 0..20 {
                let (mut positions, last) =
                    random_game::<Tobit>(TobitVariant { grid, reach }, &mut random, 80);
                positions.push(last);
                for pos in positions {
                    let image = pos.mirrored();
                    assert_eq!(image.mirrored(), pos);
                    let here: HashSet<_> = pos.legal_moves().iter().map(|mv| mv.mirrored(grid)).collect();
                    assert_eq!(here, image.legal_moves().into_iter().collect());
                    for mv in pos.legal_moves() {
                        let (mut after, mut after_image) = (pos, image);
                        after.play_unchecked(mv);
                        after_image.play_unchecked(mv.mirrored(grid));
                        assert_eq!(after.mirrored(), after_image);
                    }
                }
            }
        }
    }
}

#[test]
fn mirrored_positions_are_answered_with_mirrored_moves() {
    let book = Book::<Tobit>::own();
    let mut lopsided = 0;
    for record in pages::<Tobit>() {
        let pos = record.position();
        let image = Record::from_position(record.variant(), pos.mirrored());
        assert_eq!(book.moves(pos).len(), book.moves(image.position()).len());
        if mirror_form(pos).2 == Form::Symmetric {
            let moves = book.moves(pos);
            let images: HashSet<_> = moves.iter().map(|known| known.mv.mirrored(pos.grid())).collect();
            assert_eq!(images, moves.iter().map(|known| known.mv).collect());
            continue;
        }
        lopsided += 1;
        for seed in 0..4 {
            let [here, there] = [&record, &image].map(|record| book.choose(record, seed).unwrap());
            assert_eq!(here.mv.mirrored(pos.grid()), there.mv);
            assert_eq!((here.weight, here.score), (there.weight, there.score));
        }
    }
    assert!(lopsided > 50);
}

/// The moves that both sides play from the book.
fn opening<P: Opening>(book: &Book<P>, seed: u64) -> Vec<P::Move> {
    let mut record = Record::new(P::Variant::default());
    let mut moves = Vec::new();
    while let Some(known) = book.choose(&record, seed) {
        record.play(&record.position().words(known.mv)[0]).unwrap();
        moves.push(known.mv);
    }
    moves
}

fn seeds_vary_the_opening<P: Opening>(different: usize) {
    let book = Book::<P>::own();
    let openings: Vec<_> = (0..100).map(|seed| opening(&book, seed)).collect();
    assert_eq!(openings, (0..100).map(|seed| opening(&book, seed)).collect::<Vec<_>>());
    assert!(openings.iter().all(|moves| !moves.is_empty()));
    let second: HashSet<_> = openings.iter().map(|moves| &moves[..moves.len().min(2)]).collect();
    assert!(second.len() > 1, "the first two moves are always the same");
    let all: HashSet<_> = openings.into_iter().collect();
    assert!(all.len() >= different, "{} openings in 100 games", all.len());
}

#[test]
fn another_seed_opens_in_another_way_and_the_same_seed_in_the_same() {
    seeds_vary_the_opening::<Tobit>(50);
    seeds_vary_the_opening::<Toguz>(5);
}

#[test]
fn moves_are_played_as_often_as_they_weigh() {
    let book = Book::<Tobit>::own();
    let start = Record::<Tobit>::new(TobitVariant::default());
    let moves = book.moves(start.position());
    let all: u32 = moves.iter().map(|known| u32::from(known.weight)).sum();
    let chosen: Vec<_> = (0..3_000).map(|seed| book.choose(&start, seed).unwrap().mv).collect();
    for known in moves {
        let played = chosen.iter().filter(|&&mv| mv == known.mv).count() as f64 / 3_000.0;
        let expected = f64::from(known.weight) / f64::from(all);
        assert!((played - expected).abs() < 0.04, "{known:?}: {played:.3}, not {expected:.3}");
    }
}

/// Four quiet plies that lead from a position back to it.
fn circle(start: &Tobit) -> Option<Vec<Tobit>> {
    let after = |pos: &Tobit| {
        let pos = *pos;
        pos.legal_moves().into_iter().map(move |mv| {
            let mut next = pos;
            next.play_unchecked(mv);
            next
        })
    };
    let way = |a: Tobit, b: Tobit| {
        let third = after(&b).find(|c| c.all(start.turn()) == start.all(start.turn()))?;
        after(&third).any(|d| d == *start).then(|| vec![*start, a, b, third, *start])
    };
    after(start).find_map(|a| after(&a).find_map(|b| way(a, b)))
}

#[test]
fn a_position_that_has_stood_before_is_thought_about() {
    let book = Book::<Tobit>::own();
    let positions = pages::<Tobit>().into_iter().find_map(|record| circle(record.position())).unwrap();
    let mut record = Record::from_position(TobitVariant::default(), positions[0]);
    assert!(book.choose(&record, 1).is_some());
    for next in &positions[1..] {
        let pos = *record.position();
        let mv = pos.legal_moves().into_iter().find(|&mv| {
            let mut after = pos;
            after.play_unchecked(mv);
            after == *next
        });
        record.play(&pos.words(mv.unwrap())[0]).unwrap();
    }
    assert_eq!(record.position(), &positions[0]);
    assert!(!book.moves(record.position()).is_empty());
    assert_eq!(book.choose(&record, 1), None);
}

#[test]
fn other_boards_and_other_tobits_have_no_book() {
    for grid in Grid::ALL {
        for reach in TobitReach::ALL {
            let variant = TobitVariant { grid, reach };
            let known = Book::<Tobit>::own().choose(&Record::new(variant), 1);
            assert_eq!(known.is_some(), variant == TobitVariant::default(), "{variant:?}");
        }
    }
}

#[test]
fn the_three_strongest_levels_know_the_book() {
    let knowing = Level::ALL.map(Level::knows_book);
    assert_eq!(knowing, [false, false, false, false, false, true, true, true]);
}

/// The settings of a small run whose file is kept under `name`.
fn small(game: &str, name: &str) -> Settings {
    let folder = std::env::temp_dir().join(format!("utys-book-{}", std::process::id()));
    let words = [game, folder.to_str().unwrap(), "--positions", "12", "--nodes", "400", "--data", name];
    Settings::read(&words.map(str::to_owned)).unwrap()
}

fn grown<P: Opening + Notation>(settings: &Settings) -> Tree<P> {
    let mut study = Study::<P>::open(settings).unwrap();
    let mut tree = Tree::default();
    while tree.len() < settings.positions {
        let pos = tree.next().unwrap();
        let found = study.look(&pos).unwrap();
        tree.add(pos, &found);
    }
    tree
}

fn a_broken_run_goes_on<P: Opening + Notation>(game: &str) {
    let settings = small(game, &format!("{game}-broken"));
    let whole = write::encode(&grown::<P>(&settings), settings.margin).unwrap();
    assert_eq!(whole.pages.len(), 12);
    let text = fs::read_to_string(&settings.data).unwrap();
    assert_eq!(text.lines().count(), 13);
    // Broken off in the middle of a line.
    fs::write(&settings.data, &text[..text.len() / 2]).unwrap();
    assert_eq!(write::encode(&grown::<P>(&settings), settings.margin).unwrap(), whole);
    assert_eq!(fs::read_to_string(&settings.data).unwrap(), text);
    // Searches of another kind are not mixed with these.
    let other = Settings { nodes: 401, ..settings.clone() };
    assert!(Study::<P>::open(&other).is_err());
    fs::remove_file(&settings.data).unwrap();
}

#[test]
fn a_run_that_was_broken_off_writes_the_same_book() {
    a_broken_run_goes_on::<Tobit>("tobit");
    a_broken_run_goes_on::<Toguz>("toguz");
}

#[test]
fn what_is_found_deep_in_the_tree_changes_the_first_moves() {
    let mut tree = Tree::<Toguz>::default();
    let start = tree.next().unwrap();
    tree.add(start, &[(6, 100), (4, 90), (2, -3_000)]);
    let likeliest = tree.next().unwrap();
    let after = |place: usize| {
        let mut pos = start;
        pos.play_unchecked(start.legal_moves()[place]);
        pos
    };
    assert_eq!(likeliest, after(6));
    // The answer to it is better than was thought: the other move comes first.
    tree.add(likeliest, &[(7, 400), (5, 300)]);
    let first = &tree.nodes[0].branches;
    assert_eq!(
        first.iter().map(|branch| (branch.place, branch.value)).collect::<Vec<_>>(),
        [(4, 90), (6, -400), (2, -3_000)]
    );
    assert_eq!(tree.next(), Some(after(4)));
    // What loses outright is neither played nor kept.
    let book = write::encode(&tree, 1_000).unwrap();
    let read = Book::<Toguz>::read(&book.bytes()).unwrap();
    assert_eq!(read.moves(&start).len(), 3);
    let narrow = Book::<Toguz>::read(&write::encode(&tree, 20).unwrap().bytes()).unwrap();
    let weights: Vec<_> = narrow.moves(&start).iter().map(|known| known.weight).collect();
    assert_eq!(weights, [255, 0], "the second is there to be answered, the third is not");
}
