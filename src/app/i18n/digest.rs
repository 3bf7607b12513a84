//! A digest of a text, by which a file of texts is named when it is built and known again when it arrives.

/// FNV-1a with 64 bits: short, and enough to tell one build's file from another's or from a host's error page.
pub(crate) const fn digest(text: &str) -> u64 {
    let bytes = text.as_bytes();
    let (mut hash, mut at) = (0xcbf2_9ce4_8422_2325_u64, 0);
    while at < bytes.len() {
        hash = (hash ^ bytes[at] as u64).wrapping_mul(0x0000_0100_0000_01b3);
        at += 1;
    }
    hash
}
