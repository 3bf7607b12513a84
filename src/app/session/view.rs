//! What the board is given to show.

use super::{Help, Session};
use crate::app::boards::{GameUi, Mode, Shape, View};
use crate::app::i18n::Lang;
use crate::rules::Side;
use yew::Html;

impl<P: GameUi> Session<P> {
    /// What a side has won so far in the picture, in words.
    pub fn tally(&self, side: Side, lang: Lang) -> String {
        let (board, _) = self.picture();
        P::tally(&board, &self.record.start().board(), side, lang)
    }

    /// The same, drawn; `None` where there is nothing, or the board shows it.
    pub fn spoils(&self, side: Side) -> Option<Html> {
        let (board, _) = self.picture();
        P::spoils(&board, &self.record.start().board(), side)
    }

    /// The board at this moment, in a room of this form.
    pub fn view(&self, shape: Shape) -> View<P> {
        let (board, step) = self.picture();
        let resting = self.tick().is_none();
        let pos = self.record.position();
        let shown = self.pictured_move();
        let picture = View {
            board,
            turn: self.pictured().turn(),
            facing: self.facing,
            shape,
            mode: if self.is_halted() { Mode::Picture } else { Mode::Play },
            motion: self.motion,
            last: shown.map_or_else(Vec::new, |(before, word)| P::trail(before, word)),
            // While the move is shown, what is taken is seen going.
            taken: shown.filter(|_| resting).map_or_else(Vec::new, |(before, word)| P::taken(before, word)),
            step,
            cursor: self.cursor,
            ..View::picture(pos, self.setup.variant)
        };
        // What is chosen, asked and refused belongs to the game as it stands.
        if self.looking.is_some() {
            return picture;
        }
        let mine = resting && self.is_persons_turn();
        let helped = mine && self.setup.terms.help != Help::None;
        let spots = |touched: &[P::Spot]| {
            let mut spots = self.candidates.next(touched);
            if !touched.is_empty() {
                let ends = self.candidates.ends(touched);
                spots.extend(ends.into_iter().filter(|end| !self.candidates.next(touched).contains(end)));
            }
            spots
        };
        let touched = match self.held {
            Some(held) if self.touched.is_empty() => vec![held],
            _ => self.touched.clone(),
        };
        let next = match self.landings() {
            Some(landing) => vec![landing],
            None if helped && self.waiting.is_none() && !self.touched.is_empty() => spots(&self.touched),
            None => Vec::new(),
        };
        let looked_at = match &self.waiting {
            Some(word) => word.last().copied(),
            None => self.hover,
        };
        let mut liftable = if self.is_persons_turn() {
            self.candidates.next(&[])
        } else if self.can_premove() {
            let spots = P::spots(self.setup.variant, self.facing).into_iter();
            spots.filter(|&spot| self.is_ahead(spot)).collect()
        } else {
            Vec::new()
        };
        liftable.extend(self.touched.last());
        View {
            movable: if helped && touched.is_empty() { spots(&[]) } else { Vec::new() },
            next,
            touched,
            liftable,
            threat: if mine { self.threat_marks() } else { Vec::new() },
            hint: if mine { self.hint_marks() } else { Vec::new() },
            premove: self.premove.clone(),
            waiting: self.waiting_trail(),
            must: self.must.clone(),
            preview: looked_at.filter(|_| helped).and_then(|spot| P::preview(pos, spot)),
            ..picture
        }
    }

    /// The last move that is shown, or is being shown, and the position before it.
    fn pictured_move(&self) -> Option<(&P, &[P::Spot])> {
        let moving = self.frame > 0 && self.motion.is_seen();
        let at = match self.looking {
            Some(ply) => ply.checked_sub(1)?,
            None if moving => self.shown,
            None => self.shown.checked_sub(1)?,
        };
        Some((self.record.position_at(at)?, &self.record.plies().get(at)?.word))
    }
}
