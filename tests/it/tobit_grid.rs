//! The geometry of both boards (T1, T2).

use utys::games::tobit::{Grid, Piece, Pieces, Rank, Tobit, TobitStep, TobitVariant};
use utys::rules::{Position, Side};

#[test]
fn rows_are_numbered_as_printed() {
    for (grid, rows) in [
        (Grid::Five, [(1, 5), (6, 12), (13, 19), (20, 26), (27, 33), (34, 38)]),
        (Grid::Four, [(1, 4), (5, 10), (11, 16), (17, 22), (23, 28), (29, 32)]),
    ] {
        assert_eq!(grid.all().count(), usize::from(grid.points()));
        for (row, (first, last)) in (0..).zip(rows) {
            for number in first..=last {
                let point = grid.point(number).expect("a point");
                assert_eq!(grid.place(point).0, row);
            }
            let first_column = u8::from(row == 0 || row == 5);
            assert_eq!(grid.place(grid.point(first).expect("a point")).1, first_column);
        }
    }
}

#[test]
fn place_and_at_are_inverse() {
    for grid in Grid::ALL {
        for point in grid.all() {
            let (row, column) = grid.place(point);
            assert_eq!(grid.at(row, column), Some(point));
        }
        let all = (0..=255).flat_map(|row| (0..=255).filter_map(move |column| grid.at(row, column)));
        assert_eq!(all.count(), usize::from(grid.points()));
        assert_eq!((grid.point(0), grid.point(grid.points() + 1), grid.point(255)), (None, None, None));
    }
}

#[test]
fn links_are_as_many_as_drawn_and_go_both_ways() {
    for (grid, links, ends) in [(Grid::Five, 49, 18), (Grid::Four, 40, 16)] {
        let mut count = 0;
        for point in grid.all() {
            let neighbours: Vec<_> = grid.neighbours(point).collect();
            assert_eq!(neighbours.len(), if grid.is_line_end(point) { 1 } else { 4 });
            assert!(neighbours.iter().all(|&other| grid.neighbours(other).any(|back| back == point)));
            count += neighbours.len();
        }
        assert_eq!(count, 2 * links);
        assert_eq!(grid.all().filter(|&point| grid.is_line_end(point)).count(), ends);
    }
}

#[test]
fn the_half_turn_and_the_mirror_keep_links_and_undo_themselves() {
    for grid in Grid::ALL {
        for point in grid.all() {
            assert_eq!(grid.half_turn(grid.half_turn(point)), point);
            assert_eq!(grid.half_turn(point).number(), grid.points() + 1 - point.number());
            assert_eq!(grid.mirror(grid.mirror(point)), point);
            assert_eq!(grid.place(grid.mirror(point)).0, grid.place(point).0);
            for other in grid.neighbours(point) {
                assert!(grid.neighbours(grid.half_turn(point)).any(|p| p == grid.half_turn(other)));
                assert!(grid.neighbours(grid.mirror(point)).any(|p| p == grid.mirror(other)));
            }
        }
    }
}

#[test]
fn nothing_panics_on_a_point_of_the_other_board() {
    let stray = Grid::Five.point(38).expect("a point");
    let grid = Grid::Four;
    assert!(!grid.contains(stray));
    assert_eq!(grid.neighbours(stray).count(), 0);
    let _ = (grid.place(stray), grid.is_line_end(stray), grid.half_turn(stray), grid.mirror(stray));
    let mut board = Tobit::start(TobitVariant { grid, ..TobitVariant::default() }).board();
    let before = board;
    assert_eq!(board.at(stray), None);
    board.put(stray, Piece { side: Side::White, rank: Rank::Man });
    Tobit::apply(&mut board, TobitStep::Promote { point: stray });
    assert_eq!(board, before);
}

#[test]
fn each_side_begins_with_two_rows_of_men() {
    for grid in Grid::ALL {
        let board = Tobit::start(TobitVariant { grid, ..TobitVariant::default() }).board();
        for side in Side::ALL {
            assert_eq!(board.count(side), u32::from(grid.men()));
            assert_eq!(board.count_rank(side, Rank::Tobit), 0);
        }
        for (point, piece) in board.iter() {
            let home = if piece.side == Side::White { [0, 1] } else { [4, 5] };
            assert!(home.contains(&grid.place(point).0));
        }
        let points: Vec<_> = board.iter().map(|(point, _)| point).collect();
        assert!(points.is_sorted());
    }
}

#[test]
fn a_position_is_made_only_of_pieces_that_may_stand_so() {
    let variant = TobitVariant::default();
    let man = |side| Piece { side, rank: Rank::Man };
    let with = |numbers: &[u8], piece: Piece| {
        let mut pieces = Pieces::none(variant.grid);
        numbers.iter().for_each(|&number| pieces.put(variant.grid.point(number).expect("a point"), piece));
        Tobit::new(&pieces, Side::White, variant)
    };
    assert_eq!(with(&[36], man(Side::White)), None);
    assert_eq!(with(&[3], man(Side::Black)), None);
    assert!(with(&[3], man(Side::White)).is_some());
    assert!(with(&[36], Piece { side: Side::White, rank: Rank::Tobit }).is_some());
    let thirteen: Vec<u8> = (6..19).collect();
    assert_eq!(with(&thirteen, man(Side::Black)), None);
    assert!(with(&thirteen[1..], man(Side::Black)).is_some());
    assert_eq!(Tobit::new(&Pieces::none(Grid::Four), Side::White, variant), None);
    assert_eq!(Some(Tobit::start(variant)), Tobit::new(&Tobit::start(variant).board(), Side::White, variant));
}
