//! The same irregularity every time: small numbers for grit and grain. No entropy, so that a board looks alike everywhere.

/// A sequence of numbers that looks irregular (xorshift, 32 bits).
#[derive(Clone, Copy, Debug)]
pub(super) struct Grain(u32);

impl Grain {
    /// The sequence of a seed.
    pub(super) fn new(seed: u32) -> Self {
        Grain(seed.wrapping_mul(0x9e37_79b9) | 1)
    }

    /// The next number from `least` to `most`, both included.
    pub(super) fn between(&mut self, least: i32, most: i32) -> i32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        let span = (most - least).max(0) as u32 + 1;
        least + (self.0 % span) as i32
    }
}
