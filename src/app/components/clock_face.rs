//! What a clock shows: the time that is left, and by sight how pressing that is.

use yew::{Html, classes, html};

/// A clock as a player's bar shows it.
#[derive(PartialEq, Clone, Debug)]
pub struct ClockFace {
    /// What is left, in milliseconds.
    pub left: u64,
    /// What is left in words, for those who do not see it.
    pub words: String,
    /// Whether it runs, `is-running`, and how pressing the time is: `is-low`, `is-last`, `is-fallen`.
    pub states: [Option<&'static str>; 2],
}

/// The clock. Little time is told by a frame and a sign, not by colour alone.
pub fn clock_face(face: &ClockFace) -> Html {
    html! {
        <span class={classes!("clock", face.states.to_vec())} role="timer" aria-label={face.words.clone()}>
            { digits(face.left) }
        </span>
    }
}

/// Hours, minutes and seconds, rounded down; below ten seconds with tenths.
pub fn digits(left: u64) -> String {
    let (seconds, tenths) = (left / 1_000, left % 1_000 / 100);
    match (seconds / 3_600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) if seconds < 10 => format!("0:{seconds:02}.{tenths}"),
        (0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}
