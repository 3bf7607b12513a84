//! What lies on the board: stones in pits and treasuries, and the tuz. Knows no turn and no move.

use super::heaps::Heaps;
use super::{Pit, ToguzStep};
use crate::rules::Side;

/// The place of a tuz that does not exist: the pit index that never holds a stone.
pub(super) const NO_TUZ: u8 = 18;

/// The stones on a board and the tuz; also every frame of an animation, when some stones are in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stones {
    pub(super) heaps: Heaps,
    /// By side.
    pub(super) treasuries: [u8; 2],
    /// By owner: the pit index, or [`NO_TUZ`].
    pub(super) tuz: [u8; 2],
}

impl Stones {
    /// The stones in a pit, 0-162.
    #[inline]
    pub fn stones(&self, pit: Pit) -> u8 {
        self.heaps.count(pit.index())
    }

    /// The stones in the treasury of `side`, 0-162.
    #[inline]
    pub fn treasury(&self, side: Side) -> u8 {
        self.treasuries[side.index()]
    }

    /// The tuz that `side` owns; it lies in the opponent's row (K5.1).
    #[inline]
    pub fn tuz(&self, side: Side) -> Option<Pit> {
        let index = self.tuz[side.index()];
        (index != NO_TUZ).then(|| Pit::at(index.into()))
    }

    /// Whose tuz a pit is.
    #[inline]
    pub fn tuz_owner(&self, pit: Pit) -> Option<Side> {
        let owner = pit.side().other();
        (self.tuz(owner) == Some(pit)).then_some(owner)
    }

    /// All stones in the pits of both rows.
    pub fn on_board(&self) -> u8 {
        self.heaps.total().min(u8::MAX.into()) as u8
    }

    /// Shows one step. Counts that cannot be are clamped, so that no sequence of steps panics.
    pub(super) fn apply(&mut self, step: ToguzStep) {
        match step {
            ToguzStep::Lift { pit, .. } => self.heaps.clear(pit.index()),
            ToguzStep::Sow { pit } => self.heaps.place(pit.index(), self.stones(pit).saturating_add(1)),
            ToguzStep::SowIntoTuz { owner, .. } => self.credit(owner, 1),
            ToguzStep::Capture { pit, count, by } => {
                self.heaps.clear(pit.index());
                self.credit(by, count);
            }
            ToguzStep::MakeTuz { pit, by } => {
                self.heaps.clear(pit.index());
                self.credit(by, 3);
                self.tuz[by.index()] = pit.index() as u8;
            }
            ToguzStep::Sweep { count, to } => {
                self.heaps = Heaps::new([0; 18]);
                self.credit(to, count);
            }
        }
    }

    fn credit(&mut self, side: Side, count: u8) {
        let treasury = &mut self.treasuries[side.index()];
        *treasury = treasury.saturating_add(count);
    }
}
