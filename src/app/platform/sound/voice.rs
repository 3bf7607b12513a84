//! What each cue sounds like: small wooden strikes, reckoned sample by sample. Pure.
//!
//! A strike is a short burst of noise that makes a damped resonance ring, as bone does on wood or a stone on stones. The
//! sounds are the app's own; no recording is used.

use crate::app::boards::Cue;

/// Samples a second of what is reckoned here; the browser brings them to the device's own rate.
pub const RATE: u32 = 22_050;

/// One strike of a sound.
struct Strike {
    /// When, in milliseconds after the beginning.
    at: u32,
    /// The pitch of what rings, in Hertz, below 2500.
    pitch: f32,
    /// In how many milliseconds the ringing falls to a third.
    decay: f32,
    /// How loud at its loudest, 0 to 1.
    loud: f32,
}

const fn strike(at: u32, pitch: f32, decay: f32, loud: f32) -> Strike {
    Strike { at, pitch, decay, loud }
}

/// The strikes of a cue.
const fn strikes(cue: Cue) -> &'static [Strike] {
    match cue {
        // A handful of stones rattles.
        Cue::Lift => {
            const { &[strike(0, 2100.0, 7.0, 0.25), strike(28, 1800.0, 8.0, 0.2), strike(47, 2300.0, 6.0, 0.15)] }
        }
        // A stone falls on stones, and the plank answers.
        Cue::Stone => const { &[strike(0, 1750.0, 9.0, 0.4), strike(2, 520.0, 22.0, 0.3)] },
        // Bone is set down on wood.
        Cue::Land => {
            const { &[strike(0, 940.0, 16.0, 0.4), strike(0, 2200.0, 5.0, 0.2), strike(3, 260.0, 34.0, 0.35)] }
        }
        // Two notes of a wooden bar, upwards.
        Cue::Rise => const { &[strike(0, 660.0, 70.0, 0.4), strike(95, 990.0, 90.0, 0.4)] },
        // Bone strikes bone, then wood.
        Cue::Take => {
            const { &[strike(0, 1500.0, 11.0, 0.5), strike(55, 700.0, 22.0, 0.45), strike(58, 210.0, 40.0, 0.4)] }
        }
        // A dull knock.
        Cue::Refused => const { &[strike(0, 170.0, 45.0, 0.6)] },
        // A question, softly.
        Cue::Asked => const { &[strike(0, 520.0, 80.0, 0.3), strike(110, 780.0, 80.0, 0.25)] },
        // Two ticks.
        Cue::Low => const { &[strike(0, 1300.0, 14.0, 0.5), strike(120, 1300.0, 14.0, 0.5)] },
        // Three notes, downwards and home.
        Cue::End => {
            const {
                &[
                    strike(0, 780.0, 110.0, 0.4),
                    strike(140, 585.0, 110.0, 0.4),
                    strike(280, 390.0, 180.0, 0.45),
                ]
            }
        }
    }
}

/// How long a strike is heard, in decays.
const TAIL: f32 = 6.0;

/// The samples of a cue, between -1 and 1, at [`RATE`].
pub fn samples(cue: Cue) -> Vec<f32> {
    let per_milli = RATE as f32 / 1000.0;
    let mut samples: Vec<f32> = Vec::new();
    for strike in strikes(cue) {
        let ringing = ring(strike, per_milli);
        let from = (strike.at as f32 * per_milli) as usize;
        samples.resize(samples.len().max(from + ringing.len()), 0.0);
        samples[from..].iter_mut().zip(ringing).for_each(|(sample, more)| *sample += more);
    }
    samples
}

/// A strike: a resonance of two poles, struck by a burst of noise.
fn ring(strike: &Strike, per_milli: f32) -> Vec<f32> {
    let damping = 1.0 - 1.0 / (strike.decay * per_milli);
    let angle = strike.pitch / RATE as f32 * std::f32::consts::TAU;
    let (first, second) = (2.0 * damping * cosine(angle), -damping * damping);
    let (mut last, mut before, mut lot) = (0.0_f32, 0.0_f32, 0x2545_f491_u32);
    let burst = (per_milli * 0.7) as usize;
    let count = (TAIL * strike.decay * per_milli) as usize;
    let mut samples = Vec::with_capacity(count);
    for at in 0..count {
        lot = lot.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let noise = (lot >> 8) as f32 / 8_388_608.0 - 1.0;
        let blow = if at < burst { 0.5 + 0.5 * noise } else { 0.0 };
        let now = blow + first * last + second * before;
        (last, before) = (now, last);
        // The last tenth fades, so that no end clicks.
        samples.push(now * ((count - at) as f32 / (count as f32 * 0.1)).min(1.0));
    }
    let peak = samples.iter().fold(f32::MIN_POSITIVE, |peak, sample| sample.abs().max(peak));
    samples.iter_mut().for_each(|sample| *sample *= strike.loud / peak);
    samples
}

/// The cosine of an angle below a quarter turn, near enough: the table of a mathematical library would be longer than the
/// sounds.
fn cosine(angle: f32) -> f32 {
    let square = angle * angle;
    1.0 - square / 2.0 + square * square / 24.0 - square * square * square / 720.0
}
