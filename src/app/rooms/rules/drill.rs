//! An exercise in progress: a session of two people, the goal, and how far it is reached. Pure.

use super::clause::{Exercise, Goal};
use super::taught::Taught;
use crate::app::boards::{GameUi, Motion, Shape, View};
use crate::app::session::{Action, Session, link};

/// How far an exercise is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stand {
    /// It waits for a move.
    Open,
    /// It is done.
    Done,
    /// Another move was played than was asked for.
    Other,
}

/// What happens at an exercise.
#[derive(Clone, PartialEq, Debug)]
pub enum DrillAction<P: GameUi> {
    /// Something on the board, or the clock.
    Board(Action<P>),
    /// From the beginning.
    Again,
    /// The way to the goal is played.
    Show,
}

/// An exercise in progress.
#[derive(Clone, PartialEq, Debug)]
pub struct Drill<P: GameUi> {
    session: Session<P>,
    begun: usize,
    goal: Goal,
    way: &'static str,
}

impl<P: Taught> Drill<P> {
    /// Begins an exercise; `None` when its board cannot be read, which a test rules out.
    pub fn new(exercise: &Exercise, motion: Motion) -> Option<Self> {
        let setup = link::read::<P>(exercise.query, 0).ok()?.setup?;
        let session = Session::new(setup, motion);
        let begun = session.record().plies().len();
        Some(Drill { session, begun, goal: exercise.goal, way: exercise.way })
    }

    /// The board and its words.
    pub fn session(&self) -> &Session<P> {
        &self.session
    }

    /// How far it is.
    pub fn stand(&self) -> Stand {
        let record = self.session.record();
        let played = record.plies().len().saturating_sub(self.begun);
        let first = record.position_at(self.begun).zip(record.plies().get(self.begun));
        match (self.goal, first) {
            (_, None) => Stand::Open,
            (Goal::Move, Some(_)) => Stand::Done,
            (Goal::OneOf(moves), Some((before, ply))) => {
                let text = before.write_move_bare(&ply.word);
                if moves.contains(&text.as_str()) { Stand::Done } else { Stand::Other }
            }
            (Goal::End, Some(_)) if record.outcome().is_some() => Stand::Done,
            (Goal::End, Some(_)) if played >= self.moves() => Stand::Other,
            (Goal::End, Some(_)) => Stand::Open,
        }
    }

    /// The board at this moment: once the exercise is over, nothing can be touched.
    pub fn view(&self, shape: Shape) -> View<P> {
        let mut view = self.session.view(shape);
        if self.stand() != Stand::Open {
            view.movable.clear();
            view.next.clear();
        }
        view
    }

    /// How many moves the way has.
    fn moves(&self) -> usize {
        let mut shown = self.clone();
        shown.walk();
        shown.session.record().plies().len().saturating_sub(self.begun)
    }

    /// Touches every spot of the way that the board does not refuse.
    fn walk(&mut self) {
        self.restart();
        for name in self.way.split(' ').filter(|name| !name.ends_with('!')) {
            if let Some(spot) = self.spot(name) {
                self.session.apply(Action::Touch(spot));
            }
        }
    }

    fn restart(&mut self) {
        // The sentences keep their numbers: what is said again is heard again.
        let setup = self.session.setup().clone();
        self.session.apply(Action::Begin(Box::new(setup)));
    }

    /// A spot by its name in a way.
    pub fn spot(&self, name: &str) -> Option<P::Spot> {
        let variant = self.session.setup().variant;
        let spots = P::spots(variant, self.session.facing());
        let wanted = name.trim_end_matches('!');
        spots.into_iter().find(|spot| P::touch_name(*spot) == wanted)
    }
}

impl<P: Taught> Drill<P> {
    /// The exercise after something happened.
    pub fn after(&self, action: DrillAction<P>) -> Self {
        let mut next = self.clone();
        match action {
            DrillAction::Again => next.restart(),
            DrillAction::Show => next.walk(),
            DrillAction::Board(
                Action::Touch(_) | Action::TouchCursor | Action::Lift(_) | Action::Drop(_),
            ) if self.stand() != Stand::Open => {}
            DrillAction::Board(action) => next.session.apply(action),
        }
        next
    }
}
