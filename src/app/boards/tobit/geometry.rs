//! Where the points of a Tobit board lie on the page, and where the arrow keys lead. Knows no pieces.

use crate::app::boards::{Arrow, Shape};
use crate::games::tobit::{Grid, Point};
use crate::rules::Side;

/// The distance of neighbouring points across the board, in units of the drawing.
pub(super) const PITCH: i32 = 104;
/// From the edge of the board to its outermost points: room for a piece and for the number beside it.
const MARGIN: i32 = 76;

/// The measures of one board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Geometry {
    pub(super) grid: Grid,
    pub(super) facing: Side,
    /// The distance of neighbouring points along the board.
    pub(super) rise: i32,
}

impl Geometry {
    /// The board as seen from `facing`, grown into the height that the shape offers.
    pub(super) fn new(grid: Grid, facing: Side, shape: Shape) -> Self {
        let width = width(grid);
        let least = (2 * MARGIN + 5 * PITCH) * 100 / width;
        let height = width * shape.percent_within(least, least * 128 / 100) / 100;
        Geometry { grid, facing, rise: ((height - 2 * MARGIN) / 5).max(PITCH) }
    }

    /// Width and height of the whole board.
    pub(super) fn extent(self) -> (i32, i32) {
        (width(self.grid), 2 * MARGIN + 5 * self.rise)
    }

    /// The centre of a point.
    pub(super) fn centre(self, point: Point) -> (i32, i32) {
        let (row, column) = place(self.grid, self.facing, point);
        self.at(row, column)
    }

    /// The centre of a place: the row from the top and the column from the left.
    pub(super) fn at(self, row: u8, column: u8) -> (i32, i32) {
        (MARGIN + i32::from(column) * PITCH, MARGIN + i32::from(row) * self.rise)
    }

    /// The distance from one point to another in places: to the right, and down.
    pub(super) fn offset(self, from: Point, to: Point) -> (i32, i32) {
        let (row, column) = place(self.grid, self.facing, from);
        let (to_row, to_column) = place(self.grid, self.facing, to);
        (i32::from(to_column) - i32::from(column), i32::from(to_row) - i32::from(row))
    }
}

fn width(grid: Grid) -> i32 {
    2 * MARGIN + i32::from(grid.columns() + 1) * PITCH
}

/// The row from the top (0-5) and the column from the left (0 to columns + 1) at which a point is seen.
fn place(grid: Grid, facing: Side, point: Point) -> (u8, u8) {
    let (row, column) = grid.place(point);
    match facing {
        Side::White => (5 - row, column),
        Side::Black => (row, grid.columns() + 1 - column),
    }
}

fn point_at(grid: Grid, facing: Side, row: u8, column: u8) -> Option<Point> {
    match facing {
        Side::White => grid.at(5u8.checked_sub(row)?, column),
        Side::Black => grid.at(row, (grid.columns() + 1).checked_sub(column)?),
    }
}

/// Every point, row by row from the top, each row from the left.
pub(super) fn reading_order(grid: Grid, facing: Side) -> Vec<Point> {
    let row = |row| (0..=grid.columns() + 1).filter_map(move |column| point_at(grid, facing, row, column));
    (0..6).flat_map(row).collect()
}

/// The first crossing of the row in front of the side at the bottom, where its men begin to move.
pub(super) fn first_point(grid: Grid, facing: Side) -> Point {
    let order = reading_order(grid, facing);
    // The last row has a point a column, the row before it two more: its left end, then this crossing.
    order[order.len() - 2 * usize::from(grid.columns()) - 1]
}

/// Where an arrow leads: to the next point on the same line; Home and End to the ends of the row.
pub(super) fn walk(grid: Grid, facing: Side, from: Point, arrow: Arrow) -> Option<Point> {
    let (row, column) = place(grid, facing, from);
    let seen = |row, column| point_at(grid, facing, row, column);
    match arrow {
        Arrow::Left => seen(row, column.checked_sub(1)?).filter(|&to| linked(grid, from, to)),
        Arrow::Right => seen(row, column + 1).filter(|&to| linked(grid, from, to)),
        Arrow::Up => seen(row.checked_sub(1)?, column).filter(|&to| linked(grid, from, to)),
        Arrow::Down => seen(row + 1, column).filter(|&to| linked(grid, from, to)),
        Arrow::First => (0..column).find_map(|column| seen(row, column)),
        Arrow::Last => (column + 1..=grid.columns() + 1).rev().find_map(|column| seen(row, column)),
    }
}

fn linked(grid: Grid, from: Point, to: Point) -> bool {
    grid.neighbours(from).any(|next| next == to)
}
