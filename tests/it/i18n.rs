//! The texts: complete in every language, typed, with plurals; the compiler refuses what it does not support.

use utys::app::i18n::plural::{self, Plural};
use utys::app::i18n::{Lang, text};

/// The texts of `tests/data/locales`, compiled by the same build script as the app's own.
#[allow(dead_code, unreachable_pub)]
mod fixture {
    use utys::app::i18n::plural;
    include!(concat!(env!("OUT_DIR"), "/text_fixture.rs"));
}

#[allow(dead_code, unreachable_pub)]
#[path = "../../src/app/i18n/compiler/mod.rs"]
mod compiler;

fn compile(english: &str, russian: &str) -> Result<String, Vec<String>> {
    let source = |lang: &str, text: &str| compiler::Source {
        lang: lang.to_owned(),
        file: format!("{lang}.ftl"),
        text: text.to_owned(),
    };
    compiler::compile(&[source("en", english), source("ru", russian)])
}

#[test]
fn no_language_lacks_a_text_or_an_argument() {
    assert_eq!(text::FAULTS, &[] as &[&str]);
}

#[test]
fn every_language_is_found_by_its_code_and_has_its_own_name() {
    for lang in Lang::ALL {
        assert_eq!(Lang::from_name(lang.as_str()), Some(lang));
        assert!(!lang.autonym().is_empty());
    }
    assert_eq!(Lang::from_name("en-GB"), Some(Lang::En));
    assert_eq!(Lang::from_name("xx"), None);
    assert_eq!(Lang::from_name(""), None);
}

#[test]
fn plural_forms_follow_cldr() {
    let forms =
        |rule: fn(u32) -> Plural, numbers: &[u32]| numbers.iter().map(|&n| rule(n)).collect::<Vec<_>>();
    assert_eq!(forms(plural::en, &[0, 1, 2, 21]), [Plural::Other, Plural::One, Plural::Other, Plural::Other]);
    assert_eq!(forms(plural::ky, &[0, 1, 2]), [Plural::Other, Plural::One, Plural::Other]);
    assert_eq!(forms(plural::kk, &[0, 1, 2]), [Plural::Other, Plural::One, Plural::Other]);
    for n in [1, 21, 31, 101] {
        assert_eq!(plural::ru(n), Plural::One, "{n}");
    }
    for n in [2, 3, 4, 22, 104] {
        assert_eq!(plural::ru(n), Plural::Few, "{n}");
    }
    for n in [0, 5, 10, 11, 12, 13, 14, 19, 20, 111, 112] {
        assert_eq!(plural::ru(n), Plural::Many, "{n}");
    }
}

#[test]
fn numbers_and_words_choose_the_form_in_each_language() {
    use fixture::{Lang, stones};
    assert_eq!(stones(Lang::En, 0, "white"), "no stones of White");
    assert_eq!(stones(Lang::En, 1, "black"), "1 stone of Black");
    assert_eq!(stones(Lang::En, 9, "anything else"), "9 stones of Black");
    assert_eq!(stones(Lang::Ru, 21, "white"), "У белых 21 камень");
    assert_eq!(stones(Lang::Ru, 3, "white"), "У белых 3 камня");
    assert_eq!(stones(Lang::Ru, 11, "black"), "У чёрных 11 камней");
}

#[test]
fn terms_take_cases_and_lend_their_gender() {
    use fixture::{Lang, plain, with_term};
    assert_eq!(with_term(Lang::En), "One stone, two stones");
    assert_eq!(with_term(Lang::Ru), "камень и камня");
    assert_eq!(plain(Lang::Ru), "Простой");
}

#[test]
fn messages_include_messages_and_literals() {
    use fixture::{Lang, literal, shown};
    assert_eq!(shown(Lang::En, "76(10)", 2, "white"), "76(10), then 2 stones of White");
    assert_eq!(shown(Lang::Ru, "76(10)", 2, "white"), "76(10): У белых 2 камня");
    assert_eq!(literal(Lang::En), "{7}");
    assert_eq!(literal(Lang::Ru), "A");
}

#[test]
fn a_missing_text_and_a_wrong_argument_are_reported_and_shown_in_english() {
    use fixture::{Lang, only_english, other_arguments};
    assert_eq!(only_english(Lang::Ru, "7-8"), "Only here: 7-8");
    assert_eq!(other_arguments(Lang::Ru, 1, 2), "1 and 2");
    assert_eq!(
        fixture::FAULTS,
        &[
            "ru: `only-english` is missing",
            "ru: `other-arguments` has the arguments [left, wrong], English has [left, right]",
            "ru: `unknown-message` is no message of English",
        ]
    );
}

#[test]
fn what_is_not_supported_is_an_error_with_file_and_line() {
    let cases = [
        ("a = A\nb = { $x ->\n   [one] 1\n", "en.ftl:4:"),
        ("a = A\nb\n", "en.ftl:2:"),
        ("a = A\nb = { missing }\n", "en.ftl:2: `missing`"),
        ("a = A\nb = { -missing }\n", "en.ftl:2: `missing`"),
        ("a = { b }\nb = { a }\n", "`"),
        ("\n\na = { NUMBER($x) }\n", "en.ftl:3: `NUMBER`"),
        ("\na = A\n    .title = T\n", "en.ftl:3: `title`"),
        ("a = { $x ->\n    [one] A\n    [white] B\n   *[other] C\n}\n", "en.ftl:1: `x`"),
        ("a = { $x ->\n    [1.5] A\n   *[other] C\n}\n", "en.ftl:2: `1.5`"),
        ("a = A\na = B\n", "en.ftl:2: `a`"),
        ("move = A\n", "en.ftl:1: `move`"),
        ("-t = T\na = { -t(x: $y) }\n", "en.ftl:2:"),
        (
            "a = { $x ->\n    [one] A\n   *[other] C\n}{ $x ->\n    [white] A\n   *[black] C\n}\n",
            "en.ftl:1: `a`",
        ),
    ];
    for (english, expected) in cases {
        let errors = compile(english, "").expect_err(english).join("\n");
        assert!(errors.contains(expected), "{english}\n{errors}");
    }
    let errors = compile("a = A\n", "\n\na = { $x").expect_err("a placeable without its end").join("\n");
    assert!(errors.contains("ru.ftl:"), "{errors}");
}
