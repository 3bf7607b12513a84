//! How the page opens: by a link, by a stored game, or with the questions before a new one.

use super::Place;
use super::refused::refused;
use super::table::Table;
use crate::app::boards::{GameUi, Motion};
use crate::app::i18n::Lang;
use crate::app::platform::games::{Summary, adopt, set_aside};
use crate::app::platform::{Shelf, load, replace, seed, shift};
use crate::app::route::{KEPT, Route, fields};
use crate::app::session::{Action, Leaf, Players, Session, Setup, USUAL_LEVEL, link, saved};
use crate::rules::{Record, Side};
use std::rc::Rc;
use yew::Html;

/// What the page begins with.
pub(super) struct Opening {
    /// The game to show.
    pub(super) table: Rc<dyn Table>,
    /// What stands beside it.
    pub(super) panel: Panel,
    /// The page of a link that cannot be followed.
    pub(super) refused: Option<Box<dyn Fn(Lang) -> Html>>,
}

/// What stands beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Panel {
    /// The game.
    Game,
    /// The game, with the question whether it is resigned.
    Resigning,
    /// The game, with the buttons that are needed seldom.
    More,
    /// The game, with the question whether both players take the move back.
    Undoing,
    /// The questions before a new game, over the game in progress.
    NewGame,
    /// The same, with no game behind them.
    FirstGame(Stored),
}

/// What was found in storage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stored {
    /// No game, or a finished one.
    Nothing,
    /// Something that is no game; it was set aside.
    Damaged,
}

impl Panel {
    /// Whether there is a game, shown or behind the questions.
    pub(super) fn has_game(self) -> bool {
        !matches!(self, Panel::FirstGame(_))
    }

    /// Whether the questions before a new game are shown.
    pub(super) fn is_asking(self) -> bool {
        matches!(self, Panel::NewGame | Panel::FirstGame(_))
    }

    /// Where the focus goes when this panel takes another's place.
    pub(super) fn focus(self) -> &'static str {
        match self {
            Panel::Game => ".play__board [tabindex='0']",
            Panel::More => ".controls .button",
            Panel::Resigning | Panel::Undoing => ".controls .button--main",
            Panel::NewGame | Panel::FirstGame(_) => ".new-game input:checked",
        }
    }
}

/// Reads the link, else the stored game.
pub(super) fn open<P: GameUi>(query: &str, motion: Motion, place: Place) -> Opening {
    if place == Place::Page {
        adopt(P::ID, |text| {
            saved::read::<P>(text).ok().map(|saved| summary(&saved.record, saved.setup.players))
        });
    }
    let nothing = || Rc::new(Session::<P>::new(Setup::new(P::Variant::default(), Players::Two), motion));
    let link = match link::read::<P>(query, seed()) {
        Ok(link) => link,
        Err(error) => {
            return Opening {
                table: nothing(),
                panel: Panel::FirstGame(Stored::Nothing),
                refused: Some(Box::new(move |lang| refused(P::ID, &error, place.window(), lang))),
            };
        }
    };
    if let Place::Embed(_) = place {
        let computer = Players::Computer { person: Side::White, level: USUAL_LEVEL, seed: seed() };
        let setup = link.setup.unwrap_or_else(|| Setup::new(P::Variant::default(), computer));
        let table = session(setup, link.ply, motion);
        return Opening { table: Rc::new(table), panel: Panel::Game, refused: None };
    }
    let stored = load(P::ID, Shelf::Current).map(|text| saved::read::<P>(&text));
    let is_damaged = matches!(stored, Some(Err(_)));
    if is_damaged {
        set_aside(P::ID);
    }
    let stored = stored.and_then(Result::ok);
    if let Some(setup) = link.setup {
        if stored.is_some_and(|saved| saved.record.is_unfinished()) {
            shift(P::ID, Shelf::Current, Shelf::Previous);
        }
        replace(&Route::play(P::ID));
        let table = session(setup, link.ply, motion);
        return Opening { table: Rc::new(table), panel: Panel::Game, refused: None };
    }
    // A finished game is shown when it was asked for, else it gives way to a new one.
    let is_asked_for = fields(query).any(|field| field.name == KEPT);
    match stored.filter(|saved| is_asked_for || saved.record.outcome().is_none()) {
        Some(saved) => Opening { table: Rc::new(saved.session(motion)), panel: Panel::Game, refused: None },
        None => {
            let stored = if is_damaged { Stored::Damaged } else { Stored::Nothing };
            Opening { table: nothing(), panel: Panel::FirstGame(stored), refused: None }
        }
    }
}

/// What a list shows of a game.
pub(super) fn summary<P: GameUi>(record: &Record<P>, players: Players) -> Summary {
    Summary { game: P::ID, who: players.into(), outcome: record.outcome(), plies: record.plies().len() }
}

/// A new game, with the position after `ply` moves in the picture where a link asks for that.
fn session<P: GameUi>(setup: Setup<P>, ply: Option<usize>, motion: Motion) -> Session<P> {
    let mut session = Session::new(setup, motion);
    if let Some(ply) = ply {
        session.apply(Action::Look(Leaf::At(ply)));
    }
    session
}
