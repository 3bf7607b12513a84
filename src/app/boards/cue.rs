//! What is to be heard, told by what happens and not by how it sounds.

/// A moment that makes a sound.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cue {
    /// Stones are taken in hand.
    Lift,
    /// A stone falls into a pit.
    Stone,
    /// A piece comes down on the board.
    Land,
    /// A man becomes a tobit, a pit becomes a tuz.
    Rise,
    /// Pieces or stones are won.
    Take,
    /// A touch was refused.
    Refused,
    /// A draw is offered, a move waits for a word: somebody is asked.
    Asked,
    /// Little time is left.
    Low,
    /// The game is over.
    End,
}

impl Cue {
    /// Every cue.
    pub const ALL: [Cue; 9] = [
        Cue::Lift,
        Cue::Stone,
        Cue::Land,
        Cue::Rise,
        Cue::Take,
        Cue::Refused,
        Cue::Asked,
        Cue::Low,
        Cue::End,
    ];

    /// The name of the sound.
    pub const fn as_str(self) -> &'static str {
        match self {
            Cue::Lift => "lift",
            Cue::Stone => "stone",
            Cue::Land => "land",
            Cue::Rise => "rise",
            Cue::Take => "take",
            Cue::Refused => "refused",
            Cue::Asked => "asked",
            Cue::Low => "low",
            Cue::End => "end",
        }
    }
}
