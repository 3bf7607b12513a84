//! Rows of heaps in plain 64-bit words.

use super::super::heaps::{LAP, REST};
use super::super::sowing::last_fall;
use super::{Finds, rows};

/// Every byte 1.
const ONES: u64 = 0x0101_0101_0101_0101;

/// A 1 in every byte that is not 0.
#[inline]
const fn nonzero(bytes: u64) -> u64 {
    ((((bytes & (0x7f * ONES)) + 0x7f * ONES) | bytes) >> 7) & ONES
}

/// The pits of a row (0 White, 1 Black) that hold stones, one bit each.
#[inline]
pub(in super::super) fn occupied(heaps: [u64; 3], row: usize) -> u32 {
    let [white, black] = rows(heaps);
    let (eight, ninth) = if row == 0 { white } else { black };
    // The product has bit 8i of the factor at bit 56 + i.
    (nonzero(eight).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32 | u32::from(ninth > 0) << 8
}

/// The heaps after `count` more stones, one by one from the pit `first` (0-18) on.
#[inline]
pub(in super::super) fn sown(heaps: [u64; 3], first: usize, count: usize) -> [u64; 3] {
    let (laps, rest) = ((count / 18) as u64, &REST[first][count % 18]);
    [0, 1, 2].map(|word| heaps[word] + laps * LAP[word] + rest[word])
}

/// How the moves of a row end, captures of at least so many stones.
#[inline]
pub(in super::super) fn finds(heaps: [u64; 3], row: usize, least: u8) -> Finds {
    let mut bytes = [0; 32];
    for (place, word) in bytes.chunks_exact_mut(8).zip(heaps) {
        place.copy_from_slice(&word.to_le_bytes());
    }
    let mut finds = Finds { captures: 0, threes: 0 };
    for place in 0..9 {
        let pit = 9 * row + place;
        let count = bytes[pit & 31];
        let last = last_fall(pit, count);
        // An empty pit ends in itself.
        let is_theirs = last.wrapping_sub(9 * (1 - row)) < 9;
        let heap = bytes[last & 31] + count.div_ceil(18);
        let is_capture = is_theirs & (heap & 1 == 0) & (heap >= least);
        finds.captures |= u32::from(is_capture) << place;
        finds.threes |= u32::from(is_theirs & (heap == 3)) << place;
    }
    finds
}
