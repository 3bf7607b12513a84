//! A game at the table, whatever its type: the page hands it events and gets words, a picture and wishes back.
//!
//! Behind [`Table`] the session knows its game; before it everything is compiled once. Spots cross as their places in
//! [`GameUi::spots`] with White at the bottom.

use super::Place;
use super::answers::{Answers, Beginning, Menu};
use super::controls::Press;
use super::sheet::{Sheet, sheet};
use super::{opening, options};
use crate::app::boards::{Arrow, Cue, GameUi, Mode, Motion, Shape};
use crate::app::components::{Board, Pen};
use crate::app::i18n::Lang;
use crate::app::platform::games::Played;
use crate::app::platform::{CoachEvent, EngineEvent, Screen};
use crate::app::session::{Action, Duty, Moment, Session, Setup, Sharing, Terms, Tick, Verdict, link, saved};
use crate::app::settings::Settings;
use crate::protocol::{Go, JobId};
use crate::rules::Side;
use std::rc::Rc;
use yew::{Callback, Html, Reducible};

use opening::Panel;

/// What happens at the table.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Event {
    /// A spot was touched.
    Touch(usize),
    /// The tab stop of the board moved.
    Cursor(usize),
    /// An arrow key was pressed on the board.
    Walk(Arrow),
    /// Enter or Space was pressed on the board.
    TouchCursor,
    /// The pointer came to a spot or left the board.
    Hover(Option<usize>),
    /// What lies on a spot was taken up.
    Lift(usize),
    /// It was laid down on a spot, or given up.
    Drop(Option<usize>),
    /// The touched spots are given up.
    Cancel,
    /// The engine answered or failed.
    Engine(EngineEvent),
    /// A frame has been seen long enough.
    Shown(Tick),
    /// The question of this number has taken as long as it should.
    Paced(JobId),
    /// The wish for motion changed.
    Motion(Motion),
    /// What the clock shows has changed.
    Tick,
    /// The person's settings changed.
    Settings(Settings),
    /// The coach answered or failed.
    Coach(CoachEvent),
    /// The link was put somewhere.
    Shared(Sharing),
    /// A button was pressed.
    Press(Press),
    /// A new game begins.
    Begin(Beginning),
    /// A stored game takes this one's place.
    TakeUp(String),
}

/// A session without its game's type.
pub(super) trait Table {
    /// The table after an event at this time. Pure.
    fn after(&self, event: Event, now: Moment) -> Option<Rc<dyn Table>>;

    /// The board, as a picture while questions are asked.
    fn board(&self, shape: Shape, panel: Panel, pen: Pen, lang: Lang, on_event: &Callback<Event>) -> Html;

    /// The words beside the board.
    fn sheet(&self, panel: Panel, place: Place, lang: Lang) -> Sheet;

    /// The settings that the game is played with.
    fn settings(&self) -> Settings;

    /// The query of a link that leads to this game.
    fn link(&self) -> String;

    /// The open question to the engine.
    fn question(&self) -> Option<Go>;

    /// The open question to the coach.
    fn coach(&self) -> Option<Go>;

    /// The moment that is being shown, and its milliseconds.
    fn tick(&self) -> Option<(Tick, u32)>;

    /// The question that should take a while yet, and its milliseconds.
    fn pace(&self) -> Option<(JobId, u32)>;

    /// The moment that the clock shows, and the milliseconds for which it does.
    fn clock_tick(&self) -> Option<(Moment, u32)>;

    /// Whether pieces are seen moving.
    fn motion(&self) -> Motion;

    /// The game as it is kept.
    fn played(&self) -> Played;

    /// What is to be heard.
    fn cues(&self) -> &[(u32, Cue)];

    /// Whether the screen is watched without being touched: a clock runs, or the device judges a game on another board.
    fn screen(&self) -> Screen;

    /// Whether a stored text is a game that can be taken up.
    fn can_take_up(&self, text: &str) -> bool;

    /// What can be asked before a game.
    fn menu(&self) -> Menu;

    /// The answers that lead to this game.
    fn answers(&self, panel: Panel) -> Answers;
}

/// The state of the page: a table.
pub(super) struct Seat(pub(super) Rc<dyn Table>);

impl Reducible for Seat {
    type Action = (Event, Moment);

    fn reduce(self: Rc<Self>, (event, now): (Event, Moment)) -> Rc<Self> {
        match self.0.after(event, now) {
            Some(table) => Rc::new(Seat(table)),
            None => self,
        }
    }
}

/// Most events change nothing: a page is drawn anew for another table alone.
impl PartialEq for Seat {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<P: GameUi> Table for Session<P> {
    fn after(&self, event: Event, now: Moment) -> Option<Rc<dyn Table>> {
        let mut next = self.clone();
        next.apply(Action::Time(now));
        if let Some(action) = action(&next, event) {
            next.apply(action);
        }
        next.has_changed(self).then(|| Rc::new(next) as Rc<dyn Table>)
    }

    fn board(&self, shape: Shape, panel: Panel, pen: Pen, lang: Lang, on_event: &Callback<Event>) -> Html {
        let mut view = self.view(shape);
        if panel.is_asking() {
            view.mode = Mode::Picture;
            view.movable.clear();
            view.next.clear();
        }
        let places = Rc::new(P::spots(self.setup().variant, Side::White));
        // A spot without a place does not exist; its event would be one of a place without a spot, and do nothing.
        let place = move |spot: P::Spot| places.iter().position(|other| *other == spot).unwrap_or(usize::MAX);
        let (touched, moved, hovered) = (place.clone(), place.clone(), place.clone());
        let (lifted, dropped) = (place.clone(), place);
        let board = Board {
            view,
            lang,
            pen,
            on_touch: on_event.reform(move |spot| Event::Touch(touched(spot))),
            on_lift: on_event.reform(move |spot| Event::Lift(lifted(spot))),
            on_drop: on_event.reform(move |spot: Option<P::Spot>| Event::Drop(spot.map(&dropped))),
            on_cursor: on_event.reform(move |spot| Event::Cursor(moved(spot))),
            on_walk: on_event.reform(Event::Walk),
            on_enter: on_event.reform(|()| Event::TouchCursor),
            on_hover: on_event.reform(move |spot: Option<P::Spot>| Event::Hover(spot.map(&hovered))),
            on_cancel: on_event.reform(|()| Event::Cancel),
        };
        board.draw()
    }

    fn sheet(&self, panel: Panel, place: Place, lang: Lang) -> Sheet {
        sheet(self, panel, place, lang)
    }

    fn settings(&self) -> Settings {
        Session::settings(self)
    }

    fn link(&self) -> String {
        // What was agreed on for this one game is nobody else's business.
        let setup = Setup { terms: Terms::default(), ..self.setup().clone() };
        link::write(&setup, self.record())
    }

    fn question(&self) -> Option<Go> {
        self.go()
    }

    fn coach(&self) -> Option<Go> {
        self.coach_go()
    }

    fn tick(&self) -> Option<(Tick, u32)> {
        Session::tick(self)
    }

    fn pace(&self) -> Option<(JobId, u32)> {
        Session::pace(self)
    }

    fn clock_tick(&self) -> Option<(Moment, u32)> {
        Session::clock_tick(self)
    }

    fn motion(&self) -> Motion {
        Session::motion(self)
    }

    fn played(&self) -> Played {
        let summary = opening::summary(self.record(), self.setup().players);
        Played { number: self.game_number(), summary, text: saved::write(self) }
    }

    fn cues(&self) -> &[(u32, Cue)] {
        Session::cues(self)
    }

    fn screen(&self) -> Screen {
        let judges = self.setup().terms.duty == Duty::Judge && self.outcome().is_none();
        if judges || Session::clock_tick(self).is_some() { Screen::Awake } else { Screen::Free }
    }

    fn can_take_up(&self, text: &str) -> bool {
        saved::read::<P>(text).is_ok_and(|saved| saved.record.outcome().is_none())
    }

    fn menu(&self) -> Menu {
        Menu { options: options::options::<P>(), times: P::TIMES, game: P::NAME }
    }

    fn answers(&self, panel: Panel) -> Answers {
        let Setup { variant, players, terms, .. } = self.setup();
        Answers::last(&self.menu(), P::write_variant(*variant), (*players, terms), panel.has_game())
    }
}

/// What an event is to the session.
fn action<P: GameUi>(session: &Session<P>, event: Event) -> Option<Action<P>> {
    let variant = session.setup().variant;
    let spot = |place: usize| P::spots(variant, Side::White).get(place).copied();
    Some(match event {
        Event::Touch(place) => Action::Touch(spot(place)?),
        Event::Cursor(place) => Action::Cursor(spot(place)?),
        Event::Lift(place) => Action::Lift(spot(place)?),
        Event::Drop(place) => Action::Drop(place.and_then(spot)),
        Event::Walk(arrow) => Action::Walk(arrow),
        Event::TouchCursor => Action::TouchCursor,
        Event::Hover(place) => Action::Hover(place.and_then(spot)),
        Event::Cancel => Action::Cancel,
        Event::Engine(event) => heard(event),
        Event::Shown(tick) => Action::FrameShown(tick),
        Event::Paced(job) => Action::Paced(job),
        Event::Motion(motion) => Action::Motion(motion),
        Event::Press(press) => press.action()?,
        Event::Begin(Beginning { fields, players, terms }) => {
            let variant = P::read_variant(&fields).unwrap_or_default();
            Action::Begin(Box::new(Setup { terms, ..Setup::new(variant, players) }))
        }
        Event::Tick => return None,
        Event::Settings(settings) => Action::Settings(settings),
        Event::Coach(CoachEvent::Advice(advice)) => Action::Advice(Box::new(advice)),
        Event::Coach(CoachEvent::Failed(job)) => Action::CoachFailed(job),
        Event::Shared(sharing) => Action::Shared(sharing),
        Event::TakeUp(text) => Action::TakeUp(Box::new(saved::read(&text).ok()?)),
    })
}

fn heard<P: GameUi>(event: EngineEvent) -> Action<P> {
    match event {
        EngineEvent::Move(job, text, hope) => Action::EngineMove { job, text, hope },
        EngineEvent::Draw(job, true) => Action::EngineDraw { job, verdict: Verdict::Accepted },
        EngineEvent::Draw(job, false) => Action::EngineDraw { job, verdict: Verdict::Declined },
        EngineEvent::Failed(job) => Action::EngineFailed { job: Some(job) },
        EngineEvent::Stale => Action::EngineStale,
        EngineEvent::Unreachable => Action::EngineFailed { job: None },
    }
}
