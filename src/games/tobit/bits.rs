//! Sets of points as bits of a `u64`: bit `8 * row + column`, 48 bits in use. Knows lines, no pieces.
//!
//! Horizontal links exist only in rows 1-4 and vertical ones only in columns 1..C, since the ends of all lines stick out
//! past the last line that they cross (T1.1, T1.4). A step keeps its row or its column, so one mask after the shift both
//! stops at the rim and forbids the links that are not drawn.

use super::Grid;

/// A direction along a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    /// Away from White.
    Up,
    /// To White's left.
    Left,
    /// To White's right.
    Right,
    /// Towards White.
    Down,
}

impl Way {
    pub(super) const ALL: [Way; 4] = [Way::Up, Way::Left, Way::Right, Way::Down];

    #[inline]
    pub(super) const fn back(self) -> Way {
        match self {
            Way::Up => Way::Down,
            Way::Left => Way::Right,
            Way::Right => Way::Left,
            Way::Down => Way::Up,
        }
    }
}

/// The drawn lines of a board.
#[derive(Debug)]
pub(super) struct Lines {
    /// The points of the transverse lines: rows 1-4.
    pub(super) across: u64,
    /// The points of the longitudinal lines: columns 1..C.
    pub(super) along: u64,
}

const fn bit_range(rows: (u8, u8), columns: (u8, u8)) -> u64 {
    let mut bits = 0;
    let mut row = rows.0;
    while row <= rows.1 {
        let mut column = columns.0;
        while column <= columns.1 {
            bits |= bit_at(row, column);
            column += 1;
        }
        row += 1;
    }
    bits
}

const fn lines_of(grid: Grid) -> Lines {
    let columns = grid.columns();
    Lines { across: bit_range((1, 4), (0, columns + 1)), along: bit_range((0, 5), (1, columns)) }
}

static FIVE: Lines = lines_of(Grid::Five);
static FOUR: Lines = lines_of(Grid::Four);

/// The lines of a board.
#[inline]
pub(super) const fn lines(grid: Grid) -> &'static Lines {
    match grid {
        Grid::Five => &FIVE,
        Grid::Four => &FOUR,
    }
}

impl Lines {
    /// Every point.
    #[inline]
    pub(super) const fn all(&self) -> u64 {
        self.across | self.along
    }

    /// Each point of a set one step on; those without a link fall out.
    #[inline]
    pub(super) const fn step(&self, bits: u64, way: Way) -> u64 {
        match way {
            Way::Up => (bits << 8) & self.along,
            Way::Left => (bits >> 1) & self.across,
            Way::Right => (bits << 1) & self.across,
            Way::Down => (bits >> 8) & self.along,
        }
    }
}

/// The bit of a row (0-5) and a column (0-6).
#[inline]
pub(super) const fn bit_at(row: u8, column: u8) -> u64 {
    1 << (8 * row + column)
}

/// Row and column of the lowest bit; (8, 0) for no bit.
#[inline]
pub(super) const fn place_of(bits: u64) -> (u8, u8) {
    let index = bits.trailing_zeros() as u8;
    (index / 8, index % 8)
}

/// A set reflected in the middle column (T1.5).
pub(super) fn mirrored(bits: u64, grid: Grid) -> u64 {
    each(bits).fold(0, |image, bit| {
        let (row, column) = place_of(bit);
        image | bit_at(row, (grid.columns() + 1).saturating_sub(column))
    })
}

/// The bits of a set one by one, lowest first: the order of the printed numbers.
#[inline]
pub(super) fn each(mut bits: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let bit = bits & bits.wrapping_neg();
        bits ^= bit;
        (bit != 0).then_some(bit)
    })
}
