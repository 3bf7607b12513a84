//! The questions before a game: options, opponent, side, level.

use super::Stored;
use super::options::{options, with_field};
use crate::ai::Level;
use crate::app::boards::GameUi;
use crate::app::components::{Answer, Choice};
use crate::app::i18n::{Lang, text};
use crate::app::platform::{Shelf, load, lot, seed};
use crate::app::session::saved::{self, Saved};
use crate::app::session::{Players, Setup, USUAL_LEVEL};
use crate::rules::Side;
use yew::prelude::*;

/// Who sits on the other side.
const OPPONENTS: [&str; 2] = ["computer", "person"];
/// The answer to the question of sides that leaves it to the lot (K2.1).
const LOT: &str = "lot";

/// What the questions are given.
#[derive(Properties, PartialEq, Clone, Debug)]
pub(super) struct NewGameProps<P: GameUi> {
    /// What was found in storage.
    pub(super) stored: Stored,
    /// The answers to begin with.
    pub(super) last: Setup<P>,
    /// The language.
    pub(super) lang: Lang,
    /// The options changed: the board behind the questions shows them.
    pub(super) on_variant: Callback<P::Variant>,
    /// A game begins.
    pub(super) on_begin: Callback<Setup<P>>,
    /// The game that was put aside is taken up again.
    pub(super) on_take_up: Callback<Saved<P>>,
    /// Back to the game; `None` when there is none.
    pub(super) on_back: Option<Callback<MouseEvent>>,
}

#[derive(Clone, PartialEq, Debug)]
struct Answers {
    opponent: AttrValue,
    side: AttrValue,
    level: AttrValue,
}

/// The questions.
#[component]
pub(super) fn NewGame<P: GameUi>(props: &NewGameProps<P>) -> Html {
    let NewGameProps { stored, last, lang, on_variant, on_begin, on_take_up, on_back } = props;
    let lang = *lang;
    let variant = use_state_eq(|| last.variant);
    let answers = use_state_eq(|| answers(last.players, on_back.is_some()));
    let earlier = use_memo((), |()| {
        let text = load(P::ID, Shelf::Previous)?;
        saved::read::<P>(&text).ok().filter(|saved| saved.record.outcome().is_none())
    });
    let change = |set: fn(&mut Answers, AttrValue)| {
        let answers = answers.clone();
        Callback::from(move |value: AttrValue| {
            let mut next = (*answers).clone();
            set(&mut next, value);
            answers.set(next);
        })
    };
    let onsubmit = {
        let (variant, answers, on_begin) = (*variant, answers.clone(), on_begin.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            on_begin.emit(Setup::new(variant, players(&answers)));
        })
    };
    let option = |option: super::options::GameOption| {
        let fields = P::write_variant(*variant);
        let chosen =
            fields.into_iter().find(|(field, _)| *field == option.field).map_or("", |(_, value)| value);
        let key = |value: &str| [option.field, "-", value].concat();
        let answer = |value: &&'static str| Answer {
            value: AttrValue::Static(value),
            label: text::option_name(lang, &key(value)).into(),
        };
        let on_choose = {
            let (field, variant, on_variant) = (option.field, variant.clone(), on_variant.clone());
            Callback::from(move |value: AttrValue| {
                let next = with_field::<P>(*variant, field, &value);
                variant.set(next);
                on_variant.emit(next);
            })
        };
        html! {
            <Choice
                name={option.field}
                legend={text::option_title(lang, option.field)}
                answers={option.values.iter().map(answer).collect::<Vec<_>>()}
                {chosen}
                words={Some(AttrValue::from(text::option_words(lang, &key(chosen))))}
                {on_choose}
            />
        }
    };
    let plain =
        |value: &'static str, label: String| Answer { value: AttrValue::Static(value), label: label.into() };
    let opponents = vec![
        plain(OPPONENTS[0], text::opponent_computer(lang).to_owned()),
        plain(OPPONENTS[1], text::opponent_person(lang).to_owned()),
    ];
    let mut sides: Vec<_> = Side::ALL
        .into_iter()
        .map(|side| plain(side.as_str(), text::side_name(lang, side.as_str())))
        .collect();
    sides.push(plain(LOT, text::side_by_lot(lang).to_owned()));
    let levels = Level::ALL.into_iter().map(|level| {
        let number = AttrValue::from(level.number().to_string());
        Answer { value: number.clone(), label: number }
    });
    let level_words =
        text::level_words(lang, &answers.level, text::level_name(lang, level(&answers).number().into()));
    let against_computer = answers.opponent == OPPONENTS[0];
    html! {
        <form class="new-game" {onsubmit}>
            <h2 class="new-game__title">{ text::setup_title(lang) }</h2>
            if *stored == Stored::Damaged {
                <p class="new-game__notice">{ text::damaged_game(lang) }</p>
            }
            <div class="new-game__questions">
                <Choice
                    name="opponent"
                    legend={text::setup_opponent(lang)}
                    answers={opponents}
                    chosen={answers.opponent.clone()}
                    on_choose={change(|answers, value| answers.opponent = value)}
                />
                if against_computer {
                    <Choice
                        name="side"
                        legend={text::setup_side(lang)}
                        answers={sides}
                        chosen={answers.side.clone()}
                        on_choose={change(|answers, value| answers.side = value)}
                    />
                    <Choice
                        name="level"
                        legend={text::setup_level(lang)}
                        answers={levels.collect::<Vec<_>>()}
                        chosen={answers.level.clone()}
                        words={Some(AttrValue::from(level_words))}
                        on_choose={change(|answers, value| answers.level = value)}
                    />
                }
                { for options::<P>().into_iter().map(option) }
            </div>
            <div class="new-game__ways">
                <button type="submit" class="button button--main">{ text::start_game(lang) }</button>
                if let Some(on_back) = on_back {
                    <button type="button" class="button" onclick={on_back}>{ text::back_to_game(lang) }</button>
                }
                if let Some(saved) = (*earlier).clone() {
                    <button type="button" class="button" onclick={on_take_up.reform(move |_: MouseEvent| saved.clone())}>
                        { text::take_up_earlier(lang) }
                    </button>
                }
            </div>
        </form>
    }
}

/// The answers that lead to these players; without a game before, the usual ones.
fn answers(players: Players, again: bool) -> Answers {
    let (opponent, side, level) = match players {
        Players::Computer { person, level, .. } => (OPPONENTS[0], person, level),
        Players::Two if again => (OPPONENTS[1], Side::White, USUAL_LEVEL),
        Players::Two => (OPPONENTS[0], Side::White, USUAL_LEVEL),
    };
    Answers {
        opponent: AttrValue::Static(opponent),
        side: AttrValue::Static(side.as_str()),
        level: level.number().to_string().into(),
    }
}

fn level(answers: &Answers) -> Level {
    answers.level.parse().ok().and_then(Level::new).unwrap_or(USUAL_LEVEL)
}

fn players(answers: &Answers) -> Players {
    if answers.opponent == OPPONENTS[1] {
        return Players::Two;
    }
    let person = Side::from_name(&answers.side).unwrap_or_else(lot);
    Players::Computer { person, level: level(answers), seed: seed() }
}
