//! One side's view of a board for counting terms: sets of points as bits `8 * row + column`, rows counted from its own
//! side. Knows lines and pieces, no weights.

use crate::games::tobit::{Grid, Tobit};
use crate::rules::Side;

/// The kinds of points that terms tell apart, for one side of one board. Line ends come with the row or column that they
/// stand in.
#[derive(Debug)]
pub(super) struct Places {
    /// The points of the transverse lines: rows 1-4.
    across: u64,
    /// The points of the longitudinal lines: all columns but the first and the last.
    along: u64,
    /// By row: the ends of transverse lines.
    pub(super) ends: [u64; 6],
    /// By row: the outermost longitudinal lines.
    pub(super) outer: [u64; 6],
    /// By row: the longitudinal lines between.
    pub(super) inner: [u64; 6],
}

const fn column(column: u8) -> u64 {
    0x0101_0101_0101 << column
}

const fn places(grid: Grid, side: Side) -> Places {
    let last = grid.columns();
    let (mut along, mut nth) = (0, 1);
    while nth <= last {
        along |= column(nth);
        nth += 1;
    }
    let across = 0xff_ffff_ff00 & (along | column(0) | column(last + 1));
    let outer = column(1) | column(last);
    let mut places = Places { across, along, ends: [0; 6], outer: [0; 6], inner: [0; 6] };
    let mut row = 0;
    while row < 6 {
        let shift = match side {
            Side::White => 8 * row,
            Side::Black => 8 * (5 - row),
        };
        places.ends[row] = across & !along & 0xff << shift;
        places.outer[row] = outer & 0xff << shift;
        places.inner[row] = along & !outer & 0xff << shift;
        row += 1;
    }
    places
}

const fn of_grid(grid: Grid) -> [Places; 2] {
    [places(grid, Side::White), places(grid, Side::Black)]
}

static FIVE: [Places; 2] = of_grid(Grid::Five);
static FOUR: [Places; 2] = of_grid(Grid::Four);

/// What one side has.
#[derive(Debug)]
pub(super) struct View {
    pub(super) places: &'static Places,
    pub(super) men: u64,
    pub(super) tobits: u64,
    pub(super) theirs: u64,
    pub(super) empty: u64,
    /// A step ahead shifts to the left by the one and to the right by the other.
    ahead: (u32, u32),
}

impl View {
    #[inline]
    pub(super) fn new(pos: &Tobit, side: Side) -> View {
        let grid = match pos.grid() {
            Grid::Five => &FIVE,
            Grid::Four => &FOUR,
        };
        let places = &grid[side.index()];
        let theirs = pos.all(side.other());
        let ahead = match side {
            Side::White => (8, 0),
            Side::Black => (0, 8),
        };
        View {
            places,
            men: pos.men(side),
            tobits: pos.tobits(side),
            theirs,
            empty: (places.across | places.along) & !(pos.all(side) | theirs),
            ahead,
        }
    }

    #[inline]
    pub(super) const fn ahead(&self, bits: u64) -> u64 {
        bits << self.ahead.0 >> self.ahead.1 & self.places.along
    }

    #[inline]
    pub(super) const fn back(&self, bits: u64) -> u64 {
        bits >> self.ahead.0 << self.ahead.1 & self.places.along
    }

    #[inline]
    pub(super) const fn left(&self, bits: u64) -> u64 {
        bits >> 1 & self.places.across
    }

    #[inline]
    pub(super) const fn right(&self, bits: u64) -> u64 {
        bits << 1 & self.places.across
    }

    /// The points on which a piece could be captured along a transverse line as things stand: an enemy on one side and
    /// nothing on the other (T4.1).
    #[inline]
    pub(super) const fn struck_across(&self) -> u64 {
        self.left(self.theirs) & self.right(self.empty) | self.right(self.theirs) & self.left(self.empty)
    }

    /// The same along a longitudinal line.
    #[inline]
    pub(super) const fn struck_along(&self) -> u64 {
        self.ahead(self.theirs) & self.back(self.empty) | self.back(self.theirs) & self.ahead(self.empty)
    }
}
