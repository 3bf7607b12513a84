//! Which sound is played when, if any. Pure.

use crate::app::boards::Cue;

/// The least time between two sounds, in milliseconds: what comes sooner is left out.
pub const GAP: f64 = 35.0;

/// Decides which of the session's cues are heard.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ear {
    /// The number of the last cue that was heard of.
    heard: Option<u32>,
    /// The last sound, and when it began, in milliseconds.
    sounded: Option<(Cue, f64)>,
}

impl Ear {
    /// An ear for a session that has had these cues: they are past.
    pub fn new(cues: &[(u32, Cue)]) -> Ear {
        Ear { heard: cues.last().map(|(number, _)| *number), sounded: None }
    }

    /// The one sound for all cues that are new at this time, in milliseconds: the most important; `None` for silence. What
    /// follows too soon is left out, unless it is more important.
    pub fn listen(&mut self, cues: &[(u32, Cue)], now: f64) -> Option<Cue> {
        let past = self.heard.and_then(|heard| cues.iter().position(|(number, _)| *number == heard));
        let new = &cues[past.map_or(0, |past| past + 1)..];
        self.heard = cues.last().map(|(number, _)| *number);
        let cue = new.iter().map(|(_, cue)| *cue).max()?;
        if self.sounded.is_some_and(|(last, then)| now - then < GAP && cue <= last) {
            return None;
        }
        self.sounded = Some((cue, now));
        Some(cue)
    }
}

/// How long the device trembles at a cue, in milliseconds; 0 is not at all.
pub const fn tremble(cue: Cue) -> u32 {
    match cue {
        Cue::Lift | Cue::Stone => 0,
        Cue::Land => 8,
        Cue::Rise | Cue::Take => 22,
        Cue::Refused | Cue::Asked | Cue::Low => 40,
        Cue::End => 80,
    }
}
