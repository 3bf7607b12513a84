//! The rules in the players' words: each clause with its number, and with a board to try it on where there is something to try.
//!
//! `#/rules` lets choose a game, `#/rules/tobit` shows its rules, `#/rules/tobit/T4.2` leads to a clause.

mod clause;
mod drill;
mod inline;
mod live;
mod taught;
mod tobit_table;
mod toguz_table;

pub use clause::{Clause, Exercise, Goal, Rules, Section, Words};
pub use drill::{Drill, DrillAction, Stand};
pub use inline::{Piece, pieces};
pub use taught::Taught;
pub use tobit_table::TOBIT;
pub use toguz_table::TOGUZ;

use crate::app::boards::View;
use crate::app::components::Board;
use crate::app::i18n::{Lang, text};
use crate::app::route::{Room, Route};
use crate::games::GameId;
use crate::with_game;
use inline::inline;
use live::Live;
use yew::{Html, html};

/// Where in the rules an address leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The game; `None` where one is to be chosen.
    pub game: Option<GameId>,
    /// The clause or section, when the address names one that there is.
    pub anchor: Option<&'static str>,
}

impl Place {
    /// Reads what stands behind `#/rules`.
    pub fn parse(rest: &str) -> Place {
        let path = rest.split('?').next().unwrap_or_default();
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        let game = parts.next().and_then(GameId::from_name);
        let anchor = game.zip(parts.next()).and_then(|(game, id)| rules(game).anchor(id));
        Place { game, anchor }
    }
}

fn rules(game: GameId) -> Rules {
    with_game!(game, G => <G as Taught>::RULES)
}

/// The name of the page.
pub(super) fn title(place: Place, lang: Lang) -> String {
    match place.game {
        Some(game) => text::rules_of(lang, game.as_str()),
        None => text::room_name(lang, Room::Rules.as_str()),
    }
}

/// The page.
pub(super) fn page(place: Place, lang: Lang) -> Html {
    match place.game {
        Some(game) => with_game!(game, G => of_game::<G>(lang)),
        None => choose(lang),
    }
}

fn choose(lang: Lang) -> Html {
    let entry = |game: GameId| {
        let board = with_game!(game, G => picture::<G>(lang));
        let href = Route::Room(Room::Rules, ["/", game.as_str()].concat()).to_hash();
        html! {
            <li class="rules-choice">
                <div class={["drill__board drill__board--", game.as_str()].concat()}>{ board }</div>
                <a class="button button--main" {href}>{ text::rules_of(lang, game.as_str()) }</a>
            </li>
        }
    };
    html! {
        <div class="page room">
            <h1 class="page__title" tabindex="-1">{ text::room_name(lang, Room::Rules.as_str()) }</h1>
            <p class="page__lead">{ text::rules_choose(lang) }</p>
            <ul class="rules-choices" role="list">{ for GameId::ALL.into_iter().map(entry) }</ul>
        </div>
    }
}

fn picture<P: Taught>(lang: Lang) -> Html {
    let variant = P::Variant::default();
    Board::still(View::picture(&P::start(variant), variant), lang).draw()
}

fn of_game<P: Taught>(lang: Lang) -> Html {
    let rules = P::RULES;
    let entry = |section: &'static Section| {
        html! { <li><a href={Route::rule(P::ID, section.id).to_hash()}>{ (section.title)(lang) }</a></li> }
    };
    let list = |words: &'static [Words]| {
        let item = |words: &Words| html! { <li>{ inline(words(lang), P::ID) }</li> };
        html! { <ul class="rules__list">{ for words.iter().map(item) }</ul> }
    };
    html! {
        <article class="page room rules">
            <h1 class="page__title" tabindex="-1">{ text::rules_of(lang, P::NAME) }</h1>
            <p class="page__lead">{ inline((rules.lead)(lang), P::ID) }</p>
            <nav class="rules__contents" aria-label={text::rules_contents(lang)}>
                <ol role="list">{ for rules.sections.iter().map(entry) }</ol>
            </nav>
            { for rules.sections.iter().map(|part| section::<P>(part, lang)) }
            <section>
                <h2>{ text::rules_differ(lang) }</h2>
                { list(rules.differences) }
            </section>
            <section>
                <h2>{ text::rules_sources(lang) }</h2>
                { list(rules.sources) }
            </section>
            <p class="page__ways">
                <a class="button button--main" href={Route::play(P::ID).to_hash()}>{ text::rules_play(lang, P::NAME) }</a>
                { for GameId::ALL.into_iter().filter(|game| *game != P::ID).map(|game| html! {
                    <a class="button" href={Route::Room(Room::Rules, ["/", game.as_str()].concat()).to_hash()}>
                        { text::rules_of(lang, game.as_str()) }
                    </a>
                }) }
            </p>
        </article>
    }
}

fn section<P: Taught>(section: &'static Section, lang: Lang) -> Html {
    html! {
        <section key={section.id} class="rules__section">
            <h2 id={section.id} tabindex="-1">{ (section.title)(lang) }</h2>
            { for section.clauses.iter().map(|part| clause::<P>(part, lang)) }
        </section>
    }
}

fn clause<P: Taught>(clause: &'static Clause, lang: Lang) -> Html {
    let id = clause.id;
    let number = id.split_once('-').map_or(id, |(number, _)| number);
    html! {
        <div key={id} {id} class="rules__clause" tabindex="-1">
            <p class="rules__words">
                <a class="rules__number" href={Route::rule(P::ID, id).to_hash()} aria-label={text::rules_clause(lang, number)}>
                    { number }
                </a>
                <span>{ inline((clause.words)(lang), P::ID) }</span>
            </p>
            if clause.exercise.is_some() {
                <Live<P> {id} {lang} />
            }
        </div>
    }
}
