//! The questions before a game: opponent, side, level, options.

use super::options::GameOption;
use crate::ai::Level;
use crate::app::components::{Access, Question, Weight, button, choice};
use crate::app::i18n::{Lang, text};
use crate::app::platform::{lot, seed};
use crate::app::session::{Players, USUAL_LEVEL};
use crate::rules::Side;
use web_sys::SubmitEvent;
use yew::{Callback, Html, Properties, component, html, use_state_eq};

/// Who sits on the other side.
const COMPUTER: &str = "computer";
const PERSON: &str = "person";
/// The answer to the question of sides that leaves it to the lot (K2.1).
const LOT: &str = "lot";
/// The levels as answers.
const LEVELS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];

/// The options, as [`Notation::write_variant`](crate::rules::Notation::write_variant) writes them.
pub(super) type Fields = Vec<(&'static str, &'static str)>;

/// The answers so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Answers {
    opponent: &'static str,
    side: &'static str,
    level: Level,
    /// The options.
    pub(super) fields: Fields,
}

impl Answers {
    /// The answers that led to the game before, or the usual ones where there was none.
    pub(super) fn last(fields: Fields, players: Players, was_played: bool) -> Answers {
        let (opponent, side, level) = match players {
            Players::Computer { person, level, .. } => (COMPUTER, person, level),
            Players::Two if was_played => (PERSON, Side::White, USUAL_LEVEL),
            Players::Two => (COMPUTER, Side::White, USUAL_LEVEL),
        };
        Answers { opponent, side: side.as_str(), level, fields }
    }

    /// Who plays. The lot is drawn here.
    pub(super) fn players(&self) -> Players {
        if self.opponent == PERSON {
            return Players::Two;
        }
        Players::Computer {
            person: Side::from_name(self.side).unwrap_or_else(lot),
            level: self.level,
            seed: seed(),
        }
    }

    /// The answers with one of them changed, if the page can ask for that.
    fn with(&self, question: &str, answer: &str, options: &[GameOption]) -> Answers {
        let mut next = self.clone();
        let one_of = |values: &[&'static str]| values.iter().copied().find(|value| *value == answer);
        match question {
            "opponent" => next.opponent = one_of(&[COMPUTER, PERSON]).unwrap_or(self.opponent),
            "side" => next.side = one_of(&["white", "black", LOT]).unwrap_or(self.side),
            "level" => next.level = answer.parse().ok().and_then(Level::new).unwrap_or(self.level),
            _ => {
                let option = options.iter().find(|option| option.field == question);
                if let Some(value) = option.and_then(|option| one_of(option.values)) {
                    let pairs = next.fields.iter_mut().filter(|(field, _)| *field == question);
                    pairs.for_each(|pair| pair.1 = value);
                }
            }
        }
        next
    }
}

/// What the questions are given.
#[derive(Properties, PartialEq, Clone, Debug)]
pub(super) struct NewGameProps {
    /// The options of the game.
    pub(super) options: Vec<GameOption>,
    /// Whether something in storage could not be read.
    pub(super) is_damaged: bool,
    /// The answers to begin with.
    pub(super) last: Answers,
    /// The language.
    pub(super) lang: Lang,
    /// The options changed.
    pub(super) on_fields: Callback<Fields>,
    /// A game begins.
    pub(super) on_begin: Callback<Answers>,
    /// The game that was put aside is taken up again; `None` when there is none.
    pub(super) on_take_up: Option<Callback<()>>,
    /// Back to the game; `None` when there is none.
    pub(super) on_back: Option<Callback<()>>,
}

/// The questions.
#[component]
pub(super) fn NewGame(props: &NewGameProps) -> Html {
    let NewGameProps { options, is_damaged, last, lang, on_fields, on_begin, on_take_up, on_back } = props;
    let lang = *lang;
    let answers = use_state_eq(|| last.clone());
    let on_choose = {
        let (answers, options, on_fields) = (answers.clone(), options.clone(), on_fields.clone());
        Callback::from(move |(question, answer): (&'static str, String)| {
            let next = answers.with(question, &answer, &options);
            if next.fields != answers.fields {
                on_fields.emit(next.fields.clone());
            }
            answers.set(next);
        })
    };
    let onsubmit = {
        let (answers, on_begin) = (answers.clone(), on_begin.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            on_begin.emit((*answers).clone());
        })
    };
    let way = |label, on_press: &Callback<()>| button(Weight::Plain, None, label, Access::Open, (), on_press);
    let asked = questions(&answers, options, lang);
    html! {
        <form class="new-game" {onsubmit}>
            <h2 class="new-game__title">{ text::setup_title(lang) }</h2>
            if *is_damaged {
                <p class="new-game__notice">{ text::damaged_game(lang) }</p>
            }
            <div class="new-game__questions">
                { for asked.iter().map(|(question, chosen)| choice(question, chosen, &on_choose)) }
            </div>
            <div class="new-game__ways">
                <button type="submit" class="button button--main">{ text::start_game(lang) }</button>
                { for on_back.iter().map(|on_press| way(text::back_to_game(lang), on_press)) }
                { for on_take_up.iter().map(|on_press| way(text::take_up_earlier(lang), on_press)) }
            </div>
        </form>
    }
}

/// The questions that are open, each with its chosen answer.
fn questions(answers: &Answers, options: &[GameOption], lang: Lang) -> Vec<(Question, &'static str)> {
    let level = answers.level.number();
    let mut asked = vec![(
        Question {
            name: "opponent",
            legend: text::setup_opponent(lang).to_owned(),
            answers: vec![
                (COMPUTER, text::opponent_computer(lang).to_owned()),
                (PERSON, text::opponent_person(lang).to_owned()),
            ],
            words: String::new(),
        },
        answers.opponent,
    )];
    if answers.opponent == COMPUTER {
        let sides = Side::ALL.map(|side| (side.as_str(), text::side_name(lang, side.as_str())));
        asked.push((
            Question {
                name: "side",
                legend: text::setup_side(lang).to_owned(),
                answers: sides.into_iter().chain([(LOT, text::side_by_lot(lang).to_owned())]).collect(),
                words: String::new(),
            },
            answers.side,
        ));
        asked.push((
            Question {
                name: "level",
                legend: text::setup_level(lang).to_owned(),
                answers: LEVELS.map(|level| (level, level.to_owned())).to_vec(),
                words: text::level_words(lang, level, text::level_name(lang, level.into())),
            },
            LEVELS[usize::from(level - 1)],
        ));
    }
    asked.extend(options.iter().map(|option| {
        let key = |value: &str| [option.field, "-", value].concat();
        let pair = answers.fields.iter().find(|(field, _)| *field == option.field);
        let chosen = pair.map_or("", |(_, value)| value);
        let question = Question {
            name: option.field,
            legend: text::option_title(lang, option.field),
            answers: option
                .values
                .iter()
                .map(|value| (*value, text::option_name(lang, &key(value))))
                .collect(),
            words: text::option_words(lang, &key(chosen)),
        };
        (question, chosen)
    }));
    asked
}
