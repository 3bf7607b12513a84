//! How a level behaves: how long it takes over a move, when it agrees to a draw and when it gives a game up. Data, the same in
//! both games. Knows no clock: it only says how many milliseconds are polite.

use super::{Evaluate, Level, Score, Verdict, WinChance};

/// How long a level takes over a move, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// No move is shown sooner: an answer within a millisecond discourages.
    pub least: u16,
    /// About as long as a move takes on a phone.
    pub usual: u16,
}

/// When a draw is agreed to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawManners {
    /// Only with a win chance of at most so much, per mille.
    pub chance: u16,
    /// Only when the game has gone on for so many plies.
    pub plies: u16,
}

/// When a game is given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resignation {
    /// With a win chance of at most so much, per mille,
    pub chance: u16,
    /// at so many own moves on end,
    pub moves: u8,
    /// unless the end is seen within so many plies: that the winner shall see.
    pub spared: u16,
}

/// What a level is like beside its play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Manners {
    /// How long it takes over a move.
    pub pace: Pace,
    /// When it agrees to a draw.
    pub draw: DrawManners,
    /// When it gives a game up; `None` when it plays every game to its end.
    pub resignation: Option<Resignation>,
}

const fn manners(least: u16, usual: u16, chance: u16, plies: u16, patience: Option<u8>) -> Manners {
    let resignation = match patience {
        None => None,
        Some(moves) => Some(Resignation { chance: 20, moves, spared: 5 }),
    };
    Manners { pace: Pace { least, usual }, draw: DrawManners { chance, plies }, resignation }
}

/// A beginner is glad of a draw while a little ahead, a master when the game is even, and even he would not play it on for an
/// hour. Beginners play to the end, and so do levels 1 to 3.
/// At 30 plies no game of either kind is decided by opening play alone.
const MANNERS: [Manners; 8] = [
    manners(500, 500, 650, 20, None),
    manners(500, 500, 620, 20, None),
    manners(600, 600, 590, 24, None),
    manners(600, 600, 560, 24, Some(6)),
    manners(700, 700, 540, 30, Some(5)),
    manners(700, 1000, 525, 30, Some(4)),
    manners(500, 1000, 515, 36, Some(4)),
    manners(300, 2000, 510, 36, Some(3)),
];

impl Level {
    /// How the level behaves.
    pub const fn manners(self) -> Manners {
        MANNERS[(self.number() - 1) as usize]
    }
}

impl DrawManners {
    /// Whether a draw is agreed to in a position that is worth `score` to its side to move, `plies` after the start, by the side
    /// that does not move.
    pub fn agrees<P: Evaluate>(self, pos: &P, score: Score, plies: usize) -> bool {
        let own = WinChance::of(pos, score).of_other_side().per_mille();
        own <= self.chance && plies >= usize::from(self.plies)
    }
}

impl Resignation {
    /// Whether the side to move sees no hope in a position that is worth `score` to it, and no quick end either.
    pub fn is_hopeless<P: Evaluate>(self, pos: &P, score: Score) -> bool {
        match score.verdict() {
            Verdict::Loss(plies) => plies > self.spared,
            _ => WinChance::of(pos, score).per_mille() <= self.chance,
        }
    }
}
