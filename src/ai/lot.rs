//! Lots without chance: numbers that look drawn and follow from a seed, in integers, the same on every platform.

/// SplitMix64 (Steele, Lea, Flood 2014).
pub(super) const fn mix(seed: u64) -> u64 {
    let seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let seed = (seed ^ seed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let seed = (seed ^ seed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    seed ^ seed >> 31
}

/// Thousandths of the natural logarithm of `1 + i / 16`, rounded.
const SIXTEENTHS: [i32; 17] =
    [0, 61, 118, 172, 223, 272, 318, 363, 405, 446, 486, 523, 560, 595, 629, 661, 693];
/// Thousandths of the natural logarithm of 1000 and of 2 to the 32nd.
const OF_THOUSAND: i32 = 6_908;
const OF_ALL: i32 = 22_181;

/// Thousandths of the natural logarithm, to within two; 0 for 0.
fn logarithm(number: u32) -> i32 {
    let Some(exponent) = number.checked_ilog2() else { return 0 };
    // The digits after the leading one, 20 of them: four for the table and the others to interpolate.
    let digits = ((u64::from(number) << 32 >> exponent) - (1 << 32)) >> 12;
    let (nth, part) = ((digits >> 16) as usize, (digits & 0xffff) as i32);
    let (from, to) = (SIXTEENTHS[nth], SIXTEENTHS[nth + 1]);
    exponent as i32 * 693_147 / 1000 + from + (((to - from) * part) >> 16)
}

/// Thousandths of a draw from Gumbel's law, `-ln(-ln(u))`: from -3.1 to 6.9, 0.58 on average.
pub(super) fn gumbel(random: u32) -> i32 {
    let waiting = (OF_ALL - logarithm(random)).max(1);
    OF_THOUSAND - logarithm(waiting as u32)
}
