//! The way of one pointer over a board, from its press to its end: a tap, or a drag. Pure; it knows no browser.

/// Where a pointer is, in pixels of the window.
pub(super) type Place = (f64, f64);

/// So far a mouse may tremble and the press still is a click.
const FINE: f64 = 3.0;
/// So far a finger or a pen may roll.
const COARSE: f64 = 9.0;

/// A press that has not ended.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gesture {
    /// The browser's number of the pointer.
    pub(super) pointer: i32,
    /// The spot that it came down on.
    pub(super) from: Option<usize>,
    /// What it would drag.
    pub(super) hold: Hold,
    /// Whether it drags.
    pub(super) is_drag: bool,
    start: Place,
    slack: f64,
}

/// What a press holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hold {
    /// Something that may be taken up.
    Piece,
    /// A pen.
    Pen,
    /// Nothing: the page scrolls, or nothing happens.
    Nothing,
}

/// What a move of the pointer makes of the press.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Travel {
    /// Still a press.
    Rests,
    /// It becomes a drag.
    Starts,
    /// The drag goes on.
    Goes,
}

/// What the click that follows a press means. Browsers send one after every tap, most after a drag.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Tap {
    /// No press came before it: it was made by a screen reader, and means the spot that it falls on.
    #[default]
    Free,
    /// The spot of the press, wherever the pointer has trembled to since.
    On(usize),
    /// Nothing.
    Spent,
}

impl Gesture {
    /// A pointer comes down.
    pub(super) fn new(pointer: i32, is_mouse: bool, from: Option<usize>, hold: Hold, start: Place) -> Self {
        let slack = if is_mouse { FINE } else { COARSE };
        Gesture { pointer, from, hold, is_drag: false, start, slack }
    }

    /// The pointer moves.
    pub(super) fn travel(&mut self, to: Place) -> Travel {
        match (self.is_drag, self.is_far(to)) {
            (true, _) => Travel::Goes,
            (false, true) if self.hold != Hold::Nothing => {
                self.is_drag = true;
                Travel::Starts
            }
            (false, _) => Travel::Rests,
        }
    }

    /// What a press means that ends at `to`, without having dragged anything; `over` looks up the spot there, which takes
    /// the browser a while.
    pub(super) fn tap(&self, to: Place, over: impl FnOnce() -> Option<usize>) -> Tap {
        match self.from {
            Some(from) if !self.is_far(to) || over() == Some(from) => Tap::On(from),
            _ => Tap::Spent,
        }
    }

    fn is_far(&self, to: Place) -> bool {
        (to.0 - self.start.0).hypot(to.1 - self.start.1) > self.slack
    }
}
