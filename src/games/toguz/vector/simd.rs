//! Rows of heaps in 16-byte vectors of wasm.

use super::super::heaps::{LAP, REST};
use super::{Finds, rows};
use core::arch::wasm32::{
    i8x16_bitmask, i8x16_swizzle, u8x16, u8x16_add, u8x16_eq, u8x16_ge, u8x16_gt, u8x16_lt, u8x16_min,
    u8x16_ne, u8x16_splat, u8x16_sub, u64x2, u64x2_add, u64x2_extract_lane, v128, v128_and, v128_any_true,
};

/// The number of each byte.
const PLACES: v128 = u8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);

/// A row's nine bytes in a vector.
#[inline]
fn vector((eight, ninth): (u64, u64)) -> v128 {
    u64x2(eight, ninth)
}

/// The pits of a row (0 White, 1 Black) that hold stones, one bit each.
#[inline]
pub(in super::super) fn occupied(heaps: [u64; 3], row: usize) -> u32 {
    let [white, black] = rows(heaps);
    let row = vector(if row == 0 { white } else { black });
    set(u8x16_ne(row, u8x16_splat(0)))
}

/// The pits of a row that a mask names.
#[inline]
fn set(mask: v128) -> u32 {
    u32::from(i8x16_bitmask(mask)) & 0x1ff
}

/// The heaps after `count` more stones, one by one from the pit `first` (0-18) on.
#[inline]
pub(in super::super) fn sown(heaps: [u64; 3], first: usize, count: usize) -> [u64; 3] {
    let (laps, rest) = ((count / 18) as u8, &REST[first][count % 18]);
    let low = u8x16_add(u64x2(heaps[0], heaps[1]), u8x16_splat(laps));
    let low = u64x2_add(low, u64x2(rest[0], rest[1]));
    let high = heaps[2] + u64::from(laps) * LAP[2] + rest[2];
    [u64x2_extract_lane::<0>(low), u64x2_extract_lane::<1>(low), high]
}

/// How the moves of a row end, captures of at least so many stones.
#[inline]
pub(in super::super) fn finds(heaps: [u64; 3], row: usize, least: u8) -> Finds {
    let [white, black] = rows(heaps);
    let (own, theirs) = if row == 0 { (white, black) } else { (black, white) };
    let (own, theirs) = (vector(own), vector(theirs));
    let one = u8x16_splat(1);
    let lap = u8x16_splat(18);
    // How far beyond the row's first pit: a pit's number and its stones less the one that stays, unless it is the only one
    // (K3.2). The 18 places are 0-8 in the own row, 9-17 in theirs.
    let is_single = u8x16_eq(own, one);
    let mut last = u8x16_sub(u8x16_add(u8x16_sub(own, one), PLACES), is_single);
    // Modulo 18: below it the difference wraps and is the larger one.
    last = u8x16_min(last, u8x16_sub(last, lap));
    last = u8x16_min(last, u8x16_sub(last, lap));
    let mut falls = u8x16_sub(one, u8x16_gt(own, lap));
    if v128_any_true(u8x16_gt(own, u8x16_splat(36))) {
        for more in 2..9 {
            last = u8x16_min(last, u8x16_sub(last, lap));
            falls = u8x16_sub(falls, u8x16_gt(own, u8x16_splat(18 * more)));
        }
    }
    let there = u8x16_sub(last, u8x16_splat(9));
    // An empty pit ends in the pit before it, which is not theirs either.
    let is_theirs = u8x16_lt(there, u8x16_splat(9));
    let heap = u8x16_add(i8x16_swizzle(theirs, there), falls);
    let is_even = u8x16_eq(v128_and(heap, one), u8x16_splat(0));
    let is_large = u8x16_ge(heap, u8x16_splat(least));
    let captures = v128_and(v128_and(is_even, is_large), is_theirs);
    let threes = v128_and(u8x16_eq(heap, u8x16_splat(3)), is_theirs);
    Finds { captures: set(captures), threes: set(threes) }
}
