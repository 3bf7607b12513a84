//! The board: points, their numbers and the lines between them (T1). Knows no pieces and no rules of play.

use super::bits::{Way, bit_at, lines, place_of};
use std::fmt;

/// The board a game is played on (T1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Grid {
    /// Five longitudinal and four transverse lines, 38 points.
    #[default]
    Five,
    /// Four longitudinal and four transverse lines, 32 points.
    Four,
}

/// A crossing or a line end, known by its printed number, 1-38 (T1.3). Which numbers exist depends on the [`Grid`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point(u8);

impl Point {
    /// The printed number, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Grid {
    /// Every grid, the usual one first.
    pub const ALL: [Grid; 2] = [Grid::Five, Grid::Four];

    /// The name in links, records and on the console.
    pub const fn as_str(self) -> &'static str {
        match self {
            Grid::Five => "5x4",
            Grid::Four => "4x4",
        }
    }

    /// How many lines run between the players: 5 or 4.
    pub const fn columns(self) -> u8 {
        match self {
            Grid::Five => 5,
            Grid::Four => 4,
        }
    }

    /// How many points there are: 38 or 32 (T1.1, T1.2).
    pub const fn points(self) -> u8 {
        6 * self.columns() + 8
    }

    /// How many men a side has at the start, and pieces at most: 12 or 10 (T2.1).
    pub const fn men(self) -> u8 {
        2 * self.columns() + 2
    }

    /// The point with a printed number; `None` when the board has no such point.
    pub const fn point(self, number: u8) -> Option<Point> {
        if number >= 1 && number <= self.points() { Some(Point(number)) } else { None }
    }

    /// Whether the board has this point.
    pub const fn contains(self, point: Point) -> bool {
        point.0 <= self.points()
    }

    /// Every point in the order of the numbers.
    pub fn all(self) -> impl Iterator<Item = Point> {
        (1..=self.points()).map(Point)
    }

    /// Row (0 at White's side to 5) and column (0 at White's left to columns + 1) of a point (T1.3).
    pub const fn place(self, point: Point) -> (u8, u8) {
        let (columns, number) = (self.columns(), point.0);
        let last_row = columns + 4 * (columns + 2);
        if number <= columns {
            (0, number)
        } else if number > last_row {
            (5, number - last_row)
        } else {
            let along = number - columns - 1;
            (1 + along / (columns + 2), along % (columns + 2))
        }
    }

    /// The point in a row and a column; `None` where the board has none, such as its corners (T1.3).
    pub const fn at(self, row: u8, column: u8) -> Option<Point> {
        let columns = self.columns();
        match row {
            0 if column >= 1 && column <= columns => Some(Point(column)),
            1..=4 if column <= columns + 1 => Some(Point(columns + (columns + 2) * (row - 1) + 1 + column)),
            5 if column >= 1 && column <= columns => Some(Point(columns + 4 * (columns + 2) + column)),
            _ => None,
        }
    }

    /// The points next to a point on one drawn line (T1.4): one for a line end, else four.
    pub fn neighbours(self, point: Point) -> impl Iterator<Item = Point> {
        let from = self.bit(point);
        Way::ALL.into_iter().filter_map(move |way| self.point_of(lines(self).step(from, way)))
    }

    /// Whether a line ends here (T1.1).
    pub const fn is_line_end(self, point: Point) -> bool {
        let (row, column) = self.place(point);
        row == 0 || row == 5 || column == 0 || column == self.columns() + 1
    }

    /// The point as seen from the other side of the board (T1.5).
    pub const fn half_turn(self, point: Point) -> Point {
        Point((self.points() + 1).saturating_sub(point.0))
    }

    /// The point reflected in the middle column (T1.5).
    pub const fn mirror(self, point: Point) -> Point {
        let (row, column) = self.place(point);
        match self.at(row, (self.columns() + 1).saturating_sub(column)) {
            Some(mirrored) => mirrored,
            None => point,
        }
    }

    /// The bit of a point; 0 for a point of another board.
    pub(super) const fn bit(self, point: Point) -> u64 {
        if !self.contains(point) {
            return 0;
        }
        let (row, column) = self.place(point);
        bit_at(row, column)
    }

    /// The point of the lowest bit, `None` for no bit.
    pub(super) const fn point_of(self, bits: u64) -> Option<Point> {
        let (row, column) = place_of(bits);
        self.at(row, column)
    }

    /// The points of a set in the order of the numbers.
    pub(super) fn points_of(self, bits: u64) -> impl Iterator<Item = Point> {
        super::bits::each(bits).filter_map(move |bit| self.point_of(bit))
    }
}
