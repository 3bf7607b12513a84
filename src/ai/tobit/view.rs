//! One side's view of a board for counting terms: sets of points as bits `8 * row + column`, rows counted from its own
//! side. Knows lines and pieces, no weights.

use crate::games::tobit::{Grid, Tobit};
use crate::rules::Side;

/// The kinds of points that terms tell apart. Both sides see them alike.
#[derive(Debug)]
pub(super) struct Places {
    /// The points of the transverse lines: rows 1-4.
    across: u64,
    /// The points of the longitudinal lines: all columns but the first and the last.
    along: u64,
    /// The ends of transverse lines.
    pub(super) ends: u64,
    /// The outermost longitudinal lines with their ends.
    pub(super) outer: u64,
    /// The longitudinal lines between with their ends.
    pub(super) inner: u64,
}

const fn column(column: u8) -> u64 {
    0x0101_0101_0101 << column
}

const fn places(grid: Grid) -> Places {
    let last = grid.columns();
    let (mut along, mut nth) = (0, 1);
    while nth <= last {
        along |= column(nth);
        nth += 1;
    }
    let ends = ROWS_1_TO_4 & (column(0) | column(last + 1));
    let outer = column(1) | column(last);
    Places { across: ROWS_1_TO_4 & along | ends, along, ends, outer, inner: along & !outer }
}

static FIVE: Places = places(Grid::Five);
static FOUR: Places = places(Grid::Four);

/// The rows of the transverse lines, of the two in the middle, and of the ends of longitudinal lines.
pub(super) const ROWS_1_TO_4: u64 = 0xff_ffff_ff00;
pub(super) const ROWS_2_AND_3: u64 = 0xffff_0000;
pub(super) const ROWS_0_AND_5: u64 = 0xff00_0000_00ff;

/// How many bits are set in every byte, that is in every row, by halves of words: counts one by one cost more where the
/// processor's own instruction cannot be relied on (Warren, "Hacker's Delight", 5-1).
#[inline]
pub(super) const fn counts_by_row(bits: u64) -> u64 {
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f
}

/// What one side has.
#[derive(Debug)]
pub(super) struct View {
    pub(super) places: &'static Places,
    pub(super) men: u64,
    pub(super) tobits: u64,
    pub(super) theirs: u64,
    pub(super) empty: u64,
    /// Where its own row stands among the bits.
    home: u32,
    /// A step ahead shifts to the left by the one and to the right by the other.
    ahead: (u32, u32),
}

impl View {
    #[inline]
    pub(super) fn new(pos: &Tobit, side: Side) -> View {
        let places = match pos.grid() {
            Grid::Five => &FIVE,
            Grid::Four => &FOUR,
        };
        let theirs = pos.all(side.other());
        let (home, ahead) = match side {
            Side::White => (0, (8, 0)),
            Side::Black => (40, (0, 8)),
        };
        View {
            places,
            men: pos.men(side),
            tobits: pos.tobits(side),
            theirs,
            empty: (places.across | places.along) & !(pos.all(side) | theirs),
            home,
            ahead,
        }
    }

    /// The count of a row, counted from this side, among the counts of all rows.
    #[inline]
    pub(super) const fn in_row(&self, counts: u64, row: u32) -> i32 {
        (counts >> self.home.abs_diff(8 * row) & 0xf) as i32
    }

    /// The men on the first two rows.
    #[inline]
    pub(super) fn at_home(&self) -> u64 {
        // Of Black's first two rows the second comes first.
        self.men & 0xffff << self.home.min(32)
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
