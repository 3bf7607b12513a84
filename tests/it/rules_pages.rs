//! The pages of rules: every clause of the rule books is explained, and every board on them can be played to its goal.

use std::collections::BTreeSet;
use utys::app::boards::{Motion, Shape};
use utys::app::i18n::Lang;
use utys::app::rooms::rules::{Drill, DrillAction, Piece, Place, Stand, TOBIT, TOGUZ, Taught, pieces};
use utys::app::session::{Action, Notice};
use utys::games::GameId;
use utys::games::tobit::Tobit;
use utys::games::toguz::Toguz;

/// The clauses that have a board: whoever takes one away has to take it from here too.
const TRIED: [&str; 31] = [
    "K1.2",
    "K2.1",
    "K3.1",
    "K3.2",
    "K3.3",
    "K3.4",
    "K4.1",
    "K4.2",
    "K5.1",
    "K5.2",
    "K5.3",
    "K6.1",
    "K6.2",
    "K6.3",
    "T1.4",
    "T2.2",
    "T3.1",
    "T3.2",
    "T3.3-flying",
    "T3.3-long",
    "T3.3-short",
    "T4.0",
    "T4.1",
    "T4.2",
    "T4.3",
    "T4.4",
    "T5.1",
    "T5.2",
    "T6.1",
    "T6.3",
    "T7.1",
];

/// The clauses of a rule book in `docs/`.
fn book(text: &str) -> BTreeSet<String> {
    let heads = text.lines().filter_map(|line| line.strip_prefix("- **"));
    heads.filter_map(|rest| Some(rest.split_once("**")?.0.to_owned())).collect()
}

fn explained<P: Taught>() -> BTreeSet<String> {
    P::RULES.clauses().map(|clause| clause.id.to_owned()).collect()
}

#[test]
fn every_clause_of_the_rule_books_is_explained_on_the_pages() {
    // What only a program has to know: K8.4 and K8.5 are ways of writing that the app reads.
    let beyond = ["K8.4", "K8.5"].map(str::to_owned);
    for (book_text, pages) in [
        (include_str!("../../docs/rules-tobit.md"), explained::<Tobit>()),
        (include_str!("../../docs/rules-toguz.md"), explained::<Toguz>()),
    ] {
        let mut book = book(book_text);
        if book.contains("T7.4") {
            // The book names these in one line and explains them in docs/notation.md.
            book.extend(["T7.1", "T7.2", "T7.3"].map(str::to_owned));
        }
        assert!(book.len() > 20, "the clauses of the rule book are not found: {book:?}");
        let missing: Vec<_> = book.iter().filter(|id| !pages.contains(*id) && !beyond.contains(id)).collect();
        assert!(missing.is_empty(), "not explained: {missing:?}");
        let invented: Vec<_> = pages
            .iter()
            .filter(|id| !book.contains(id.split_once('-').map_or(id.as_str(), |(number, _)| number)))
            .collect();
        assert!(invented.is_empty(), "in no rule book: {invented:?}");
    }
}

#[test]
fn every_section_from_t1_to_t7_and_from_k1_to_k6_has_a_board() {
    let has = |id: &str| {
        let sections = TOBIT.sections.iter().chain(TOGUZ.sections);
        let section = sections.into_iter().find(|section| section.id == id).expect(id);
        section.clauses.iter().any(|clause| clause.exercise.is_some())
    };
    for id in ["T1", "T2", "T3", "T4", "T5", "T6", "T7", "K1", "K2", "K3", "K4", "K5", "K6"] {
        assert!(has(id), "{id}");
    }
    let tried = TOBIT.clauses().chain(TOGUZ.clauses()).filter(|clause| clause.exercise.is_some());
    let tried: BTreeSet<_> = tried.map(|clause| clause.id).collect();
    assert_eq!(tried, TRIED.into_iter().collect());
}

/// Plays the way of every board, touch by touch.
fn play_all<P: Taught>() {
    for clause in P::RULES.clauses() {
        let Some(exercise) = clause.exercise else { continue };
        let id = clause.id;
        for motion in [Motion::Reduced, Motion::Full] {
            let mut drill = Drill::<P>::new(&exercise, motion).expect(id);
            for name in exercise.way.split(' ') {
                assert_eq!(drill.stand(), Stand::Open, "{id}: over before {name}");
                let spot = drill.spot(name).unwrap_or_else(|| panic!("{id}: no spot {name}"));
                drill = drill.after(DrillAction::Board(Action::Touch(spot)));
                let refused = drill.session().refusal();
                assert_eq!(refused.is_some(), name.ends_with('!'), "{id}: {name}: {refused:?}");
                if let Some(refusal) = refused {
                    let rule = P::clause(refusal);
                    assert!(
                        rule.is_none_or(|rule| P::RULES.anchor(rule).is_some()),
                        "{id}: {refusal:?} links {rule:?}"
                    );
                    assert!(!drill.session().line(Lang::En).is_empty());
                }
            }
            assert_eq!(drill.stand(), Stand::Done, "{id}");
            let view = drill.view(Shape::default());
            assert!(view.movable.is_empty() && view.next.is_empty(), "{id}: a board that is done goes on");
            let told = drill.session().said().last().cloned();
            assert!(matches!(told, Some((_, Notice::Moved(_) | Notice::Ended(_)))), "{id}: {told:?}");
            let again = drill.after(DrillAction::Again);
            assert_eq!(again.stand(), Stand::Open, "{id}");
            assert_eq!(again.after(DrillAction::Show).stand(), Stand::Done, "{id}");
        }
    }
}

#[test]
fn every_board_of_tobit_is_played_to_its_goal() {
    play_all::<Tobit>();
}

#[test]
fn every_board_of_toguz_is_played_to_its_goal() {
    play_all::<Toguz>();
}

#[test]
fn another_move_than_was_asked_for_is_told_apart_and_the_board_then_waits() {
    let clause = TOGUZ.clauses().find(|clause| clause.id == "K4.1").expect("a clause");
    let drill = Drill::<Toguz>::new(&clause.exercise.expect("a board"), Motion::Reduced).expect("a board");
    let touch = |drill: &Drill<Toguz>, name: &str| {
        drill.after(DrillAction::Board(Action::Touch(drill.spot(name).expect(name))))
    };
    let other = touch(&drill, "w2");
    assert_eq!(other.stand(), Stand::Other);
    assert_eq!(touch(&other, "b9").session().record().plies().len(), 1);
    // A game that is to be won is not over after the first move, but it is given up after the last one of the way.
    let clause = TOBIT.clauses().find(|clause| clause.id == "T6.1").expect("a clause");
    let drill = Drill::<Tobit>::new(&clause.exercise.expect("a board"), Motion::Reduced).expect("a board");
    let moved = ["9", "16"].into_iter().fold(drill, |drill, name| {
        drill.after(DrillAction::Board(Action::Touch(drill.spot(name).expect(name))))
    });
    assert_eq!(moved.stand(), Stand::Other);
}

#[test]
fn marks_in_the_texts_are_read_and_lead_to_clauses_that_there_are() {
    assert_eq!(
        pieces("a [kjh хул], [T4.2]"),
        [
            Piece::Text("a "),
            Piece::Term { lang: "kjh", word: "хул" },
            Piece::Text(", "),
            Piece::Clause("T4.2")
        ]
    );
    assert_eq!(pieces("[open"), [Piece::Text("[open")]);
    for lang in Lang::ALL {
        for rules in [TOBIT, TOGUZ] {
            let clauses = rules.clauses().map(|clause| clause.words);
            let lists = rules.differences.iter().chain(rules.sources).copied();
            for words in clauses.chain(lists) {
                let text = words(lang);
                for piece in pieces(text) {
                    match piece {
                        Piece::Clause(id) => assert!(rules.anchor(id).is_some(), "{id} in: {text}"),
                        Piece::Text(letters) => assert!(!letters.contains(['[', ']']), "{text}"),
                        Piece::Term { .. } => {}
                    }
                }
            }
        }
    }
}

#[test]
fn every_language_links_the_same_clauses_as_english() {
    let links = |text| pieces(text).into_iter().filter(|piece| matches!(piece, Piece::Clause(_))).count();
    for lang in Lang::ALL {
        for clause in TOBIT.clauses().chain(TOGUZ.clauses()) {
            let (here, english) = ((clause.words)(lang), (clause.words)(Lang::En));
            assert_eq!(links(here), links(english), "{} in {}", clause.id, lang.as_str());
        }
    }
}

#[test]
fn addresses_of_the_rules_lead_to_games_and_clauses() {
    for (rest, game, anchor) in [
        ("", None, None),
        ("/tobit", Some(GameId::Tobit), None),
        ("/tobit/T4.2", Some(GameId::Tobit), Some("T4.2")),
        ("/tobit/t4", Some(GameId::Tobit), Some("T4")),
        ("/toguz/K5", Some(GameId::Toguz), Some("K5")),
        ("/toguz/T4", Some(GameId::Toguz), None),
        ("/chess", None, None),
        ("?lang=ru", None, None),
        ("/tobit/T4.2?lang=ru", Some(GameId::Tobit), Some("T4.2")),
    ] {
        assert_eq!(Place::parse(rest), Place { game, anchor }, "{rest}");
    }
}
