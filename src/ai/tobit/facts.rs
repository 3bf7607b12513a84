//! What moves of Tobit do: captures and promotions.

use crate::ai::Explain;
use crate::games::tobit::{Point, Rank, Tobit, TobitMove, TobitStep};
use crate::rules::{Position, Side};
use std::ops::AddAssign;

/// What a move of Tobit does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TobitFact {
    /// It captures so many men and tobits (T4), one at least.
    Captures {
        /// Men, 0-12.
        men: u8,
        /// Tobits, 0-12.
        tobits: u8,
    },
    /// A man becomes a tobit (T5).
    Promotes {
        /// Where.
        point: Point,
    },
}

/// Pieces captured and men promoted.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TobitHaul {
    /// The opponent's men captured.
    pub men: u8,
    /// The opponent's tobits captured.
    pub tobits: u8,
    /// The own men promoted.
    pub promoted: u8,
}

impl AddAssign for TobitHaul {
    fn add_assign(&mut self, more: Self) {
        self.men += more.men;
        self.tobits += more.tobits;
        self.promoted += more.promoted;
    }
}

/// The pieces of `side`: men, tobits.
fn pieces(pos: &Tobit, side: Side) -> (u8, u8) {
    (pos.men(side).count_ones() as u8, pos.tobits(side).count_ones() as u8)
}

impl Explain for Tobit {
    type Fact = TobitFact;
    type Haul = TobitHaul;

    fn facts(&self, mv: TobitMove) -> Vec<TobitFact> {
        let Some(word) = self.words(mv).into_iter().next() else { return Vec::new() };
        let (mut men, mut tobits, mut promoted) = (0, 0, None);
        for step in self.steps(&word) {
            match step {
                TobitStep::Slide { .. } | TobitStep::Jump { .. } => {}
                TobitStep::Remove { piece, .. } if piece.rank == Rank::Man => men += 1,
                TobitStep::Remove { .. } => tobits += 1,
                TobitStep::Promote { point } => promoted = Some(point),
            }
        }
        let captures = (men + tobits > 0).then_some(TobitFact::Captures { men, tobits });
        let promotes = promoted.map(|point| TobitFact::Promotes { point });
        captures.into_iter().chain(promotes).collect()
    }

    fn hauls(&self, after: &Self) -> [TobitHaul; 2] {
        let (mover, other) = (self.turn(), self.turn().other());
        let ((_, tobits), (_, tobits_after)) = (pieces(self, mover), pieces(after, mover));
        let (their, their_after) = (pieces(self, other), pieces(after, other));
        let won = TobitHaul {
            men: their.0 - their_after.0,
            tobits: their.1 - their_after.1,
            promoted: tobits_after - tobits,
        };
        Side::ALL.map(|side| if side == mover { won } else { TobitHaul::default() })
    }

    /// A tobit counts for two men.
    fn worth(haul: TobitHaul) -> i32 {
        100 * (i32::from(haul.men) + 2 * i32::from(haul.tobits) + i32::from(haul.promoted))
    }

    /// T4.2
    fn is_compelled(&self) -> bool {
        self.must_capture()
    }
}
