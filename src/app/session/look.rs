//! Looking at earlier positions. The game goes on meanwhile as it is: only the picture is another one, and to step back is the
//! exact reverse of the moves, for every picture is taken from the record.

use super::{Notice, Session};
use crate::app::boards::GameUi;

/// Where to look.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Leaf {
    /// At the start.
    First,
    /// One move back.
    Previous,
    /// One move on.
    Next,
    /// At the game as it stands.
    Last,
    /// At the position after so many moves.
    At(usize),
}

impl<P: GameUi> Session<P> {
    /// After how many moves the position is that is looked at; `None` when it is the game as it stands.
    pub fn looking(&self) -> Option<usize> {
        self.looking
    }

    /// After how many moves the position in the picture is.
    pub fn leaf(&self) -> usize {
        self.looking.unwrap_or(self.record.plies().len())
    }

    pub(super) fn look(&mut self, leaf: Leaf) {
        if self.is_halted {
            return self.say(Notice::Paused);
        }
        self.catch_up();
        let (now, last) = (self.leaf(), self.record.plies().len());
        let to = match leaf {
            Leaf::First => 0,
            Leaf::Previous => now.saturating_sub(1),
            Leaf::Next => now + 1,
            Leaf::Last => last,
            Leaf::At(ply) => ply,
        };
        let looking = (to < last).then_some(to);
        if looking == self.looking {
            return;
        }
        self.looking = looking;
        self.say(match looking {
            Some(ply) => Notice::Looking(ply),
            None => Notice::Back,
        });
    }

    /// Back to the game as it stands.
    pub(super) fn look_up(&mut self) {
        if self.looking.is_some() {
            self.look(Leaf::Last);
        }
    }
}
