//! What a person draws on a board to think or to explain: arrows and rings. It belongs to the board that is shown and to no
//! game; the next click or Escape takes it away.

/// Whether the pointer draws instead of moving pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pen {
    /// Only the right button of the mouse draws.
    #[default]
    Rests,
    /// Whatever points draws.
    Draws,
}

/// From one spot to another; on one spot when they are the same. Spots are known by their place in the reading order.
pub(super) type Stroke = (usize, usize);

/// The drawings on a board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Drawings {
    /// Where an arrow has been begun by keyboard.
    pub(super) begun: Option<usize>,
    /// The arrow under the pointer.
    pub(super) line: Option<Stroke>,
    /// What is drawn, oldest first.
    pub(super) drawn: Vec<Stroke>,
    /// What was done last, to be told.
    pub(super) said: Option<Said>,
}

/// Something to tell of the drawings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Said {
    /// An arrow begins here.
    Begun(usize),
    /// This was drawn.
    Drawn(Stroke),
    /// All of it is gone.
    Gone,
}

impl Drawings {
    /// Whether there is anything that Escape takes away.
    pub(super) fn is_empty(&self) -> bool {
        self.begun.is_none() && self.drawn.is_empty()
    }

    /// With the arrow under the pointer at another place.
    pub(super) fn following(&self, line: Option<Stroke>) -> Drawings {
        Drawings { line, ..self.clone() }
    }

    /// With one more stroke; the same stroke again takes it away.
    pub(super) fn with(&self, stroke: Stroke) -> Drawings {
        let mut drawn = self.drawn.clone();
        drawn.retain(|other| *other != stroke);
        if drawn.len() == self.drawn.len() {
            drawn.push(stroke);
        }
        Drawings { drawn, said: Some(Said::Drawn(stroke)), ..Drawings::default() }
    }

    /// After the key of the pen at a spot: the first begins an arrow, the second ends it.
    pub(super) fn keyed(&self, at: usize) -> Drawings {
        match self.begun {
            Some(from) => self.with((from, at)),
            None => Drawings { begun: Some(at), said: Some(Said::Begun(at)), ..self.clone() },
        }
    }

    /// After Escape or a click: what has been begun is given up first, then all of it.
    pub(super) fn cleared(&self) -> Drawings {
        let said = if self.is_empty() { None } else { Some(Said::Gone) };
        Drawings { said, ..Drawings::default() }
    }
}
