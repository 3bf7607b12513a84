//! Laws of the judgement of Tobit: what its terms count, told once more point by point.

use crate::tobit_support::{Random, map_points, placed, positions, read, short, variants};
use utys::ai::{Evaluate, Terms};
use utys::games::tobit::{Piece, Point, Rank, Tobit, TobitMove, TobitVariant};
use utys::rules::{Position, Side};

fn term(pos: &Tobit, name: &str) -> i32 {
    let place = Tobit::NAMES.iter().position(|other| *other == name).expect("a term");
    pos.listed()[place]
}

#[test]
fn a_turned_or_reflected_board_is_judged_alike() {
    for variant in variants() {
        for pos in positions(variant, 1).filter(|pos| pos.outcome().is_none()).take(400) {
            let grid = pos.grid();
            let mirrored = map_points(&pos, pos.turn(), |point, piece| (grid.mirror(point), piece));
            assert_eq!(mirrored.listed(), pos.listed(), "{pos:?}");
            let turned = map_points(&pos, pos.turn().other(), |point, piece| {
                (grid.half_turn(point), Piece { side: piece.side.other(), ..piece })
            });
            assert_eq!(turned.listed(), pos.listed(), "{pos:?}");
            assert_eq!(turned.evaluate(), pos.evaluate());
        }
    }
}

/// Whether an enemy stands beside the piece on `point` with nothing right behind it (T4.1).
fn can_be_struck(pos: &Tobit, point: Point) -> bool {
    let (grid, board) = (pos.grid(), pos.board());
    let side = board.at(point).expect("a piece").side;
    let (row, column) = grid.place(point);
    grid.neighbours(point).any(|from| {
        let (from_row, from_column) = grid.place(from);
        let behind = (2 * row).checked_sub(from_row).zip((2 * column).checked_sub(from_column));
        let behind = behind.and_then(|(row, column)| grid.at(row, column));
        let is_next = behind.is_some_and(|behind| grid.neighbours(point).any(|next| next == behind));
        board.at(from).is_some_and(|piece| piece.side != side)
            && is_next
            && behind.is_some_and(|behind| board.at(behind).is_none())
    })
}

/// The steps of the mover's men: ahead, ahead and safe, aside, aside and safe.
fn steps(pos: &Tobit) -> [i32; 4] {
    let grid = pos.grid();
    let mut counts = [0; 4];
    for mv in pos.legal_moves() {
        let (start, end) = (mv.start(grid).expect("a start"), mv.end(grid).expect("an end"));
        if pos.board().at(start).expect("a piece").rank == Rank::Tobit {
            continue;
        }
        let kind = if grid.place(start).0 == grid.place(end).0 { 2 } else { 0 };
        let mut next = *pos;
        next.play_unchecked(mv);
        counts[kind] += 1;
        counts[kind + 1] += i32::from(!can_be_struck(&next, end));
    }
    counts
}

#[test]
fn safe_steps_are_those_after_which_the_man_cannot_be_captured_at_once() {
    let mut random = Random(7);
    let mut seen = 0;
    for variant in variants() {
        for _ in 0..1_500 {
            let pos = placed(variant, &mut random);
            let is_quiet = |pos: &Tobit| pos.outcome().is_none() && !pos.must_capture();
            if !is_quiet(&pos) || !is_quiet(&pos.passed()) {
                continue;
            }
            let names = ["ahead", "safe-ahead", "aside", "safe-aside"];
            let (own, theirs) = (steps(&pos), steps(&pos.passed()));
            for ((name, own), theirs) in names.iter().zip(own).zip(theirs) {
                assert_eq!(term(&pos, name), own - theirs, "{name}: {pos:?}");
            }
            seen += 1;
        }
    }
    assert!(seen > 1_000, "{seen}");
}

#[test]
fn hanging_pieces_are_those_that_could_be_captured_at_once() {
    let mut random = Random(8);
    for _ in 0..2_000 {
        let pos = placed(TobitVariant::default(), &mut random);
        if pos.outcome().is_some() {
            continue;
        }
        let board = pos.board();
        let own = board.iter().filter(|(_, piece)| piece.side == pos.turn());
        let hanging = own.filter(|&(point, _)| can_be_struck(&pos, point)).count();
        assert_eq!(term(&pos, "hanging"), hanging as i32, "{pos:?}");
    }
}

fn opposition(pos: &Tobit) -> i32 {
    term(pos, "opposition") + term(pos, "unequal-opposition")
}

#[test]
fn a_step_does_not_change_who_has_the_opposition() {
    for variant in variants() {
        let mut held = 0;
        for pos in
            positions(variant, 2).take(600).filter(|pos| pos.outcome().is_none() && opposition(pos) != 0)
        {
            for mv in pos.legal_moves().into_iter().filter(|mv: &TobitMove| !mv.is_capture()) {
                let mut next = pos;
                next.play_unchecked(mv);
                if next.outcome().is_some() {
                    continue;
                }
                // Where far moves begin there is no such thing any more.
                if opposition(&next) != 0 {
                    assert_eq!(opposition(&next), -opposition(&pos), "{pos:?} {mv:?}");
                    held += 1;
                }
            }
        }
        assert!(held > 100, "{variant:?}: {held}");
    }
}

#[test]
fn the_opposition_tells_even_distances_from_odd_ones() {
    let even = short("W:WK15:BK17");
    assert_eq!(opposition(&even), opposition(&even.passed()));
    assert_eq!(opposition(&even).abs(), 1);
    assert_eq!(opposition(&short("W:WK15:BK16")), -opposition(&even));
    for variant in variants() {
        let three = read("W:WK8:BK17,K18", variant);
        assert_eq!(opposition(&three), 0, "an odd number of pieces has none");
    }
}

#[test]
fn whoever_has_more_of_few_pieces_is_further_ahead() {
    // White to move in each, one man up.
    let few = short("W:W8,10:B30").evaluate();
    let many = short("W:W1,2,3,4,6,8,10:B30,34,35,36,37,38").evaluate();
    assert!(few > many && many > 0, "{few} {many}");
    for side in Side::ALL {
        let pos = if side == Side::White { "W:W8,10:B30" } else { "B:W9:B29,31" };
        assert!(short(pos).evaluate() > 50);
    }
}
