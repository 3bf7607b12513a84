//! What is done with a whole row of heaps at once, written twice: for the vector unit of wasm, and in plain words for every
//! other machine. A build takes the one that its target has; both give the same, and the tests hold both to the plain code.
//!
//! Knows words of heaps as [`heaps`](super::heaps) packs them: no treasury, no tuz, no turn.

#[cfg(target_feature = "simd128")]
mod simd;
#[cfg(not(target_feature = "simd128"))]
mod words;

#[cfg(target_feature = "simd128")]
pub(super) use simd::{finds, occupied, sown};
#[cfg(not(target_feature = "simd128"))]
pub(super) use words::{finds, occupied, sown};

/// Which moves of a row end well: one bit for each of its nine pits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Finds {
    /// The last stone makes an even heap of the opponent's, of at least the size asked for (K4.1).
    pub(super) captures: u32,
    /// The last stone makes a heap of three of the opponent's (K5.1).
    pub(super) threes: u32,
}

/// The two rows of three words, each as its pits 1-8, a byte each, and its pit 9.
#[inline]
const fn rows([a, b, c]: [u64; 3]) -> [(u64, u64); 2] {
    [(a, b & 0xff), (b >> 8 | c << 56, c >> 8)]
}
