//! Chance that repeats: the same seed draws the same lots.

/// SplitMix64 (Steele, Lea, Flood 2014).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lot(pub(crate) u64);

impl Lot {
    /// 64 bits.
    pub(crate) fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// Below `count`, evenly up to 1 in 2^32.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        (((self.draw() >> 32) * count as u64) >> 32) as usize
    }
}
