//! The questions before a game and their answers: a name and a value each, so that every question is asked, kept and changed in
//! the same way. Knows no form.

use super::options::GameOption;
use crate::ai::Level;
use crate::app::components::Question;
use crate::app::i18n::{Lang, text};
use crate::app::platform::{lot, seed};
use crate::app::session::{Duty, Help, Players, Seating, Takebacks, Terms, TimeControl, USUAL_LEVEL};
use crate::rules::Side;

/// Who sits on the other side.
const COMPUTER: &str = "computer";
const PERSON: &str = "person";
const JUDGE: &str = "judge";
/// The answer to the question of sides that leaves it to the lot (K2.1).
const LOT: &str = "lot";
/// The levels as answers.
const LEVELS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];
/// No clock, and one of the players' own.
const NO_TIME: &str = "none";
const OWN_TIME: &str = "own";
/// How an own clock divides the time, with the letter that [`TimeControl`] writes for it.
const KINDS: [(&str, &str); 4] = [("sudden", ""), ("increment", "+"), ("delay", "d"), ("move", "m")];
/// Minutes for a game, seconds for a move, and seconds that a move brings.
const MINUTES: [&str; 8] = ["1", "3", "5", "10", "15", "30", "60", "90"];
const SECONDS: [&str; 5] = ["10", "20", "30", "60", "120"];
const BONUS: [&str; 6] = ["2", "3", "5", "10", "20", "30"];

/// What a game can be asked about: its options, and the times that are usual in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Menu {
    /// The options of the game.
    pub(super) options: Vec<GameOption>,
    /// Times as [`TimeControl`] writes them.
    pub(super) times: &'static [&'static str],
    /// The name of the game.
    pub(super) game: &'static str,
}

/// The options, as [`Notation::write_variant`](crate::rules::Notation::write_variant) writes them.
pub(super) type Fields = Vec<(&'static str, &'static str)>;

/// What a new game begins with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Beginning {
    /// The options.
    pub(super) fields: Fields,
    /// Who plays.
    pub(super) players: Players,
    /// What else is agreed on.
    pub(super) terms: Terms,
}

/// The answers so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Answers {
    values: Fields,
    /// The names of White and Black.
    pub(super) names: [String; 2],
}

/// A question with its chosen answer.
pub(super) type Asked = (Question, &'static str);

impl Answers {
    /// The answers that led to the game before, or the usual ones where there was none.
    pub(super) fn last(menu: &Menu, fields: Fields, setup: (Players, &Terms), was_played: bool) -> Answers {
        let (players, terms) = setup;
        let (opponent, side, level) = match players {
            Players::Computer { person, level, .. } => (COMPUTER, person, level),
            Players::Two if was_played && terms.duty == Duty::Judge => (JUDGE, Side::White, USUAL_LEVEL),
            Players::Two if was_played => (PERSON, Side::White, USUAL_LEVEL),
            Players::Two => (COMPUTER, Side::White, USUAL_LEVEL),
        };
        let mut values = fields;
        values.extend([
            ("opponent", opponent),
            ("side", side.as_str()),
            ("level", LEVELS[usize::from(level.number() - 1)]),
            ("help", terms.help.as_str()),
            ("takebacks", terms.takebacks.as_str()),
            ("seating", terms.seating.as_str()),
            ("kind", KINDS[0].0),
            ("minutes", MINUTES[3]),
            ("bonus", BONUS[2]),
            ("seconds", SECONDS[2]),
            ("time", NO_TIME),
        ]);
        let mut answers = Answers { values, names: terms.names.clone() };
        if let Some(time) = terms.time {
            answers.take_time(time, menu.times);
        }
        answers
    }

    /// Answers the questions about time so that they lead to this one, where they can.
    fn take_time(&mut self, time: TimeControl, usual: &[&'static str]) {
        let text = time.to_string();
        if let Some(time) = usual.iter().find(|time| **time == text) {
            return self.set("time", time);
        }
        self.set("time", OWN_TIME);
        for (kind, letter) in KINDS {
            for base in if kind == "move" { &SECONDS[..] } else { &MINUTES[..] } {
                for bonus in BONUS {
                    let place = if kind == "move" { "seconds" } else { "minutes" };
                    let mut tried = self.clone();
                    tried.set("kind", kind);
                    tried.set(place, base);
                    tried.set("bonus", bonus);
                    if tried.own_time(letter) == text {
                        return *self = tried;
                    }
                }
            }
        }
        self.set("time", NO_TIME);
    }

    fn own_time(&self, letter: &str) -> String {
        let minutes = self.value("minutes").parse::<u32>().unwrap_or_default() * 60;
        match letter {
            "m" => [self.value("seconds"), letter].concat(),
            "" => minutes.to_string(),
            _ => [&minutes.to_string(), letter, self.value("bonus")].concat(),
        }
    }

    fn value(&self, name: &str) -> &'static str {
        self.values.iter().find(|(other, _)| *other == name).map_or("", |(_, value)| value)
    }

    fn set(&mut self, name: &str, value: &'static str) {
        let pairs = self.values.iter_mut().filter(|(other, _)| *other == name);
        pairs.for_each(|pair| pair.1 = value);
    }

    /// The options of the game among the answers.
    pub(super) fn fields(&self, menu: &Menu) -> Fields {
        let is_option = |name: &str| menu.options.iter().any(|option| option.field == name);
        self.values.iter().filter(|(name, _)| is_option(name)).copied().collect()
    }

    /// What begins with these answers. The lot is drawn here.
    pub(super) fn beginning(&self, menu: &Menu) -> Beginning {
        let players = match self.value("opponent") {
            COMPUTER => Players::Computer {
                person: Side::from_name(self.value("side")).unwrap_or_else(lot),
                level: self.value("level").parse().ok().and_then(Level::new).unwrap_or(USUAL_LEVEL),
                seed: seed(),
            },
            _ => Players::Two,
        };
        let letter =
            KINDS.iter().find(|(kind, _)| *kind == self.value("kind")).map_or("", |(_, letter)| letter);
        let time = match self.value("time") {
            OWN_TIME => self.own_time(letter),
            time => time.to_owned(),
        };
        let terms = Terms {
            time: TimeControl::parse(&time),
            help: Help::from_name(self.value("help")).unwrap_or_default(),
            takebacks: Takebacks::from_name(self.value("takebacks")).unwrap_or_default(),
            seating: Seating::from_name(self.value("seating")).unwrap_or_default(),
            duty: if self.value("opponent") == JUDGE { Duty::Judge } else { Duty::Board },
            names: self.names.clone(),
        };
        Beginning { fields: self.fields(menu), players, terms: terms.fitting(players) }
    }

    /// Whether two people play, and may say their names.
    pub(super) fn has_names(&self) -> bool {
        self.value("opponent") != COMPUTER
    }

    /// The answers with one of them changed, if the page can ask for that.
    pub(super) fn with(&self, name: &str, answer: &str, menu: &Menu, lang: Lang) -> Answers {
        let mut next = self.clone();
        let (first, more) = self.asked(menu, lang);
        let question =
            first.into_iter().chain(more).map(|(question, _)| question).find(|one| one.name == name);
        let values = question.map(|question| question.answers).unwrap_or_default();
        if let Some((value, _)) = values.into_iter().find(|(value, _)| *value == answer) {
            next.set(name, value);
        }
        next
    }

    /// The questions that are open: those that everybody sees, and those that few want to change.
    pub(super) fn asked(&self, menu: &Menu, lang: Lang) -> (Vec<Asked>, Vec<Asked>) {
        let ask = |name: &'static str, answers: Vec<(&'static str, String)>, words: String| -> Asked {
            (Question { name, legend: text::setup_question(lang, name), answers, words }, self.value(name))
        };
        let named = |name: &'static str, names: &[&'static str]| {
            let key = |value: &str| [name, "-", value].concat();
            let answers = names.iter().map(|value| (*value, text::setup_answer(lang, &key(value))));
            ask(name, answers.collect(), text::setup_words(lang, &key(self.value(name))))
        };
        let plain = |name, values: &[&'static str]| {
            ask(name, values.iter().map(|value| (*value, (*value).to_owned())).collect(), String::new())
        };
        let mut first = vec![named("opponent", &[COMPUTER, PERSON, JUDGE])];
        let mut more = Vec::new();
        match self.value("opponent") {
            COMPUTER => {
                let sides = Side::ALL.map(|side| (side.as_str(), text::side_name(lang, side.as_str())));
                let lot = (LOT, text::side_by_lot(lang).to_owned());
                first.push(ask("side", sides.into_iter().chain([lot]).collect(), String::new()));
                let level: u32 = self.value("level").parse().unwrap_or_default();
                let mut levels = plain("level", &LEVELS);
                levels.0.words = text::level_words(lang, level, text::level_name(lang, level));
                first.push(levels);
            }
            PERSON => first.push(named("seating", Seating::NAMES)),
            _ => {}
        }
        let times = [NO_TIME].iter().chain(menu.times).chain(&[OWN_TIME]);
        let name = |time: &&'static str| (*time, time_words(time, lang));
        first.push(ask("time", times.map(name).collect(), text::time_note(lang, menu.game)));
        if self.value("time") == OWN_TIME {
            let kind = self.value("kind");
            first.push(named("kind", &KINDS.map(|(kind, _)| kind)));
            match kind {
                "move" => first.push(plain("seconds", &SECONDS)),
                _ => first.push(plain("minutes", &MINUTES)),
            }
            if kind == "increment" || kind == "delay" {
                first.push(plain("bonus", &BONUS));
            }
        }
        first.extend(menu.options.iter().map(|option| {
            let key = |value: &str| [option.field, "-", value].concat();
            let answers = option.values.iter().map(|value| (*value, text::option_name(lang, &key(value))));
            let words = text::option_words(lang, &key(self.value(option.field)));
            let mut asked = ask(option.field, answers.collect(), words);
            asked.0.legend = text::option_title(lang, option.field);
            asked
        }));
        more.push(named("help", Help::NAMES));
        more.push(named("takebacks", Takebacks::NAMES));
        (first, more)
    }
}

/// A time in a few words; `none` and `own` have words of their own.
pub(super) fn time_words(time: &str, lang: Lang) -> String {
    use crate::app::session::Bonus;
    let Some(TimeControl { base, bonus }) = TimeControl::parse(time) else {
        return text::time_other(lang, time);
    };
    let main = match base {
        _ if base % 3_600 == 0 => text::time_hours(lang, base / 3_600),
        _ if base % 60 == 0 => text::time_minutes(lang, base / 60),
        _ => text::time_seconds(lang, base),
    };
    match bonus {
        Bonus::Nothing => main,
        Bonus::Increment(more) => text::time_increment(lang, main, more),
        Bonus::Delay(more) | Bonus::Refund(more) => text::time_delay(lang, main, more),
        Bonus::PerMove => text::time_per_move(lang, main),
    }
}
