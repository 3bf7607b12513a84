//! The page of a board: reads the link, takes up the stored game or offers a new one.
//!
//! A link with game fields begins its game at once, and the address is then named anew without them, so that a reload continues
//! the game instead of beginning it again. An unfinished game that was stored before is put aside and can be taken up again.

mod bars;
mod controls;
mod fault;
mod new_game;
mod options;
mod refused;
mod table;

use crate::app::boards::GameUi;
use crate::app::i18n::Lang;
use crate::app::platform::{Shelf, load, replace, seed, shift};
use crate::app::route::Route;
use crate::app::session::link::{self, LinkError};
use crate::app::session::saved::{self, Saved};
use crate::app::session::{Players, Setup};
use crate::rules::Record;
use refused::Refused;
use table::Table;
use yew::prelude::*;

/// What the page is given.
#[derive(Properties, PartialEq, Clone, Debug)]
pub(super) struct PlayProps {
    /// The query of the address, as it stands there.
    pub(super) query: String,
    /// The language.
    pub(super) lang: Lang,
}

/// How the page opens.
#[derive(Clone, PartialEq, Debug)]
enum Opening<P: GameUi> {
    /// The link cannot be followed.
    Refused(LinkError<P>),
    /// A game, begun by a link or stored.
    Game(Saved<P>),
    /// Nothing yet: a new game is offered.
    Offer(Stored),
}

/// What was found in storage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stored {
    /// No game, or a finished one.
    Nothing,
    /// Something that is no game; it was set aside.
    Damaged,
}

/// The page of one game.
#[component]
pub(super) fn Play<P: GameUi>(props: &PlayProps) -> Html {
    let PlayProps { query, lang } = props;
    let opening = use_memo((), |()| open::<P>(query));
    match &*opening {
        Opening::Refused(error) => html! { <Refused<P> error={error.clone()} lang={*lang} /> },
        Opening::Game(saved) => html! { <Table<P> saved={saved.clone()} lang={*lang} /> },
        Opening::Offer(stored) => {
            let setup = Setup::new(P::Variant::default(), Players::Two);
            let record = Record::new(setup.variant);
            let facing = setup.players.facing();
            let saved = Saved { setup, record, facing };
            html! { <Table<P> {saved} offer={Some(*stored)} lang={*lang} /> }
        }
    }
}

fn open<P: GameUi>(query: &str) -> Opening<P> {
    let link = match link::read::<P>(query, seed()) {
        Ok(link) => link,
        Err(error) => return Opening::Refused(error),
    };
    let stored = load(P::ID, Shelf::Current).map(|text| saved::read::<P>(&text));
    if matches!(stored, Some(Err(_))) {
        shift(P::ID, Shelf::Current, Shelf::Damaged);
    }
    match (link.setup, stored) {
        (Some(setup), stored) => {
            if stored.is_some_and(|saved| saved.is_ok_and(|saved| is_worth_keeping(&saved.record))) {
                shift(P::ID, Shelf::Current, Shelf::Previous);
            }
            replace(&Route::play(P::ID));
            let record = setup.record();
            let facing = setup.players.facing();
            Opening::Game(Saved { setup, record, facing })
        }
        (None, Some(Ok(saved))) if saved.record.outcome().is_none() => Opening::Game(saved),
        (None, Some(Err(_))) => Opening::Offer(Stored::Damaged),
        (None, _) => Opening::Offer(Stored::Nothing),
    }
}

/// Whether a game that gives way to another is put aside: it is not over and something was played.
fn is_worth_keeping<P: GameUi>(record: &Record<P>) -> bool {
    record.outcome().is_none() && !record.plies().is_empty()
}
