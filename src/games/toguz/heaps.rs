//! Eighteen heaps in three machine words, and sowing as three additions.
//!
//! Knows no capture, no tuz and no treasury. Byte `i` (from the low end) of the words is the pit with index `i`; the
//! bytes above the eighteenth stay zero. A heap holds at most 162 stones, so additions never carry into a neighbour.

use super::vector;

/// Every byte 1.
const ONES: u64 = 0x0101_0101_0101_0101;

/// One stone in each of the 18 pits.
pub(super) const LAP: [u64; 3] = [ONES, ONES, 0x0101];

/// The bytes of each row.
const ROWS: [[u64; 3]; 2] = [[!0, 0xff, 0], [0, !0xff, 0xffff]];

/// The byte of each pit, and none for the index that stands for no pit. Looking the words up keeps them in registers,
/// which indexing them does not.
static PITS: [[u64; 3]; 19] = pits();

const fn pits() -> [[u64; 3]; 19] {
    let mut table = [[0; 3]; 19];
    let mut pit = 0;
    while pit < 18 {
        table[pit][pit / 8] = 0xff << (8 * (pit % 8));
        pit += 1;
    }
    table
}

/// `REST[first][n]`: the last `n` < 18 stones of a sowing, one each from the pit `first` on. Row 18 is row 0 again.
pub(super) static REST: [[[u64; 3]; 18]; 19] = rest();

const fn rest() -> [[[u64; 3]; 18]; 19] {
    let mut table = [[[0; 3]; 18]; 19];
    let mut first = 0;
    while first < 19 {
        let mut stones = 1;
        while stones < 18 {
            table[first][stones] = table[first][stones - 1];
            let pit = (first + stones - 1) % 18;
            table[first][stones][pit / 8] += 1 << (8 * (pit % 8));
            stones += 1;
        }
        first += 1;
    }
    table
}

/// A 1 in every byte that is not 0.
#[inline]
const fn nonzero(bytes: u64) -> u64 {
    ((((bytes & (0x7f * ONES)) + 0x7f * ONES) | bytes) >> 7) & ONES
}

/// The lowest bits of the eight bytes, side by side; the other bits must be 0.
#[inline]
const fn gather(bytes: u64) -> u32 {
    // The product has bit 8i of the factor at bit 56 + i.
    (bytes.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
}

/// The stones in the pits, by pit index 0-17. Index 18 stands for no pit and holds nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Heaps([u64; 3]);

impl Heaps {
    /// Packs 18 counts.
    pub(super) fn new(counts: [u8; 18]) -> Self {
        let mut words = [0; 3];
        for (pit, count) in counts.into_iter().enumerate() {
            words[pit / 8] |= u64::from(count) << (8 * (pit % 8));
        }
        Heaps(words)
    }

    /// The stones in a pit.
    #[inline]
    pub(super) fn count(self, pit: usize) -> u8 {
        let ([a, b, c], mask) = (self.0, &PITS[pit]);
        (((a & mask[0]) | (b & mask[1]) | (c & mask[2])) >> (8 * (pit % 8))) as u8
    }

    /// The same, where the words lie in memory rather than in registers.
    #[inline]
    pub(super) fn byte(&self, pit: usize) -> u8 {
        (self.0[pit / 8] >> (8 * (pit % 8))) as u8
    }

    /// Puts `count` stones into a pit in place of those that lie there.
    pub(super) fn place(&mut self, pit: usize, count: u8) {
        self.clear(pit);
        self.0[pit / 8] |= u64::from(count) << (8 * (pit % 8));
    }

    /// Takes what `wanted` selects of a pit's byte: all of it for `!0`, nothing for 0.
    #[inline]
    pub(super) fn clear_if(&mut self, pit: usize, wanted: u64) {
        for (word, mask) in self.0.iter_mut().zip(&PITS[pit]) {
            *word &= !(mask & wanted);
        }
    }

    /// Empties a pit.
    #[inline]
    pub(super) fn clear(&mut self, pit: usize) {
        for (word, mask) in self.0.iter_mut().zip(&PITS[pit]) {
            *word &= !mask;
        }
    }

    /// Drops `count` stones one by one from the pit `first` (0-18) on.
    #[inline]
    pub(super) fn sow(&mut self, first: usize, count: usize) {
        self.0 = vector::sown(self.0, first, count);
    }

    /// Whether a row (0 White, 1 Black) has no stone.
    #[inline]
    pub(super) fn is_row_empty(self, row: usize) -> bool {
        let mask = ROWS[row];
        (self.0[0] & mask[0]) | (self.0[1] & mask[1]) | (self.0[2] & mask[2]) == 0
    }

    /// A row (0 White, 1 Black) as it is counted: its pits 1-8, a byte each, and its pit 9.
    #[inline]
    fn row(self, row: usize) -> (u64, u64) {
        let [a, b, c] = self.0;
        if row == 0 { (a, b & 0xff) } else { (b >> 8 | c << 56, c >> 8) }
    }

    /// How many pits of a row hold stones.
    #[inline]
    pub(super) fn occupied(self, row: usize) -> u64 {
        let (eight, ninth) = self.row(row);
        (nonzero(eight).wrapping_mul(ONES) >> 56) + u64::from(ninth > 0)
    }

    /// The pits of a row that hold stones, one bit each.
    #[inline]
    pub(super) fn occupied_set(self, row: usize) -> u32 {
        vector::occupied(self.0, row)
    }

    /// A row's pits 1-9.
    #[inline]
    pub(super) fn counts(self, row: usize) -> [u8; 9] {
        let (eight, ninth) = self.row(row);
        let [a, b, c, d, e, f, g, h] = eight.to_le_bytes();
        [a, b, c, d, e, f, g, h, ninth as u8]
    }

    /// The pits of a row that hold an odd number of stones, one bit each.
    #[inline]
    pub(super) fn odd_set(self, row: usize) -> u32 {
        let (eight, ninth) = self.row(row);
        gather(eight & ONES) | (ninth as u32 & 1) << 8
    }

    /// The pits 1-8 of a row that hold exactly two stones, one bit each.
    #[inline]
    pub(super) fn pair_set(self, row: usize) -> u32 {
        gather(nonzero(self.row(row).0 ^ (2 * ONES)) ^ ONES)
    }

    /// All stones on the board.
    pub(super) fn total(self) -> u32 {
        (0..18).map(|pit| u32::from(self.count(pit))).sum()
    }

    /// The packed words, the same on every platform.
    #[inline]
    pub(super) fn words(self) -> [u64; 3] {
        self.0
    }
}
