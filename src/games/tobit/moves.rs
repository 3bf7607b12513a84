//! A move in eight bytes (T4.7). Knows no rules of play.

use super::bits::mirrored;
use super::{Grid, Point};

/// A move: where it starts and ends and what it captures, which is all that tells moves apart (T4.7). Eight bytes.
///
/// Bits 0-47 are the captured points, 48-53 the start, 54-59 the end; points count as `8 * row + column`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TobitMove(u64);

const CAPTURED: u64 = (1 << 48) - 1;

impl TobitMove {
    #[inline]
    pub(super) const fn new(from: u64, to: u64, captured: u64) -> Self {
        TobitMove(captured | (from.trailing_zeros() as u64) << 48 | (to.trailing_zeros() as u64) << 54)
    }

    /// The start as `8 * row + column`, 0-47.
    #[inline]
    pub const fn start_index(self) -> usize {
        (self.0 >> 48 & 63) as usize
    }

    /// The end as `8 * row + column`, 0-47.
    #[inline]
    pub const fn end_index(self) -> usize {
        (self.0 >> 54 & 63) as usize
    }

    /// The set of captured points, bit `8 * row + column`; empty for a quiet move.
    #[inline]
    pub const fn captured(self) -> u64 {
        self.0 & CAPTURED
    }

    /// Whether it captures.
    #[inline]
    pub const fn is_capture(self) -> bool {
        self.captured() != 0
    }

    /// The same move on the board reflected in the middle column (T1.5).
    #[must_use]
    pub fn mirrored(self, grid: Grid) -> Self {
        let image = |bits| mirrored(bits, grid);
        TobitMove::new(image(self.start_bit()), image(self.end_bit()), image(self.captured()))
    }

    /// The start.
    pub const fn start(self, grid: Grid) -> Option<Point> {
        grid.point_of(self.start_bit())
    }

    /// The end.
    pub const fn end(self, grid: Grid) -> Option<Point> {
        grid.point_of(self.end_bit())
    }

    #[inline]
    pub(super) const fn start_bit(self) -> u64 {
        1 << self.start_index()
    }

    #[inline]
    pub(super) const fn end_bit(self) -> u64 {
        1 << self.end_index()
    }
}
