//! The texts: complete in every language, typed, with plurals; the compiler refuses what it does not support.

use utys::app::i18n::pack::{Arg, Language, Texts};
use utys::app::i18n::plural::{self, Plural};
use utys::app::i18n::{Lang, text};

/// The texts of `tests/data/locales`, compiled by the same build script as the app's own.
#[allow(dead_code, unreachable_pub)]
mod fixture {
    use utys::app::i18n::pack::{Arg, Language, Texts};
    use utys::app::i18n::plural;
    include!(concat!(env!("OUT_DIR"), "/text_fixture.rs"));
}

#[allow(dead_code, unreachable_pub)]
#[path = "../../src/app/i18n/compiler/mod.rs"]
mod compiler;

fn compile(english: &str, russian: &str) -> Result<compiler::Compiled, Vec<String>> {
    let source = |lang: &str, text: &str| compiler::Source {
        lang: lang.to_owned(),
        set: String::new(),
        file: format!("{lang}.ftl"),
        text: text.to_owned(),
    };
    compiler::compile(&[source("en", english), source("ru", russian)], "text")
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
        ("a = A { \"\\u001E\" }\n", "`a` holds a control character"),
        ("a = { $b }{ $c }{ $d }{ $e }{ $f }{ $g }{ $h }\n", "`a` has more than 6 arguments"),
    ];
    for (english, expected) in cases {
        let errors = compile(english, "").expect_err(english).join("\n");
        assert!(errors.contains(expected), "{english}\n{errors}");
    }
    let errors = compile("a = A\n", "\n\na = { $x").expect_err("a placeable without its end").join("\n");
    assert!(errors.contains("ru.ftl:"), "{errors}");
}

/// A set of two messages in English and Russian, as in a browser: Russian has to arrive.
fn set_of_two(russian: &'static str) -> (Texts<2>, String) {
    let english = "a = { $count -> \n [one] { $count } pit\n *[other] { $count } pits\n}\nb = Good day\n";
    let compiled = compile(english, russian).expect("texts");
    let [english, russian] = &compiled.packs[..] else { panic!("two packs") };
    let language = |pack: &compiler::Pack, plural, built_in| Language {
        file: pack.file.clone().leak(),
        digest: pack.digest,
        plural,
        built_in,
    };
    let languages = [
        language(english, plural::en as fn(u32) -> Plural, english.text.clone().leak()),
        language(russian, plural::ru as fn(u32) -> Plural, ""),
    ];
    (Texts::new(languages), russian.text.clone())
}

const RUSSIAN: &str = "a = { $count -> \n [0] нет лунок\n [one] { $count } лунка\n [few] { $count } лунки\n *[many] { $count } лунок\n}\nb = Добрый день\n";

#[test]
fn a_language_is_read_in_english_until_its_file_arrives() {
    let (texts, file) = set_of_two(RUSSIAN);
    assert_eq!(texts.wanting(0), None);
    let name = texts.wanting(1).expect("Russian is a file");
    assert!(name.starts_with("lang/ru-") && name.ends_with(".txt"), "{name}");
    assert_eq!(
        (texts.plain(1, 1), texts.filled(1, 0, &[Arg::Number(21)])),
        ("Good day", "21 pits".to_owned())
    );

    texts.arrive(1, file).expect("the file of this build");
    assert_eq!(texts.wanting(1), None);
    assert_eq!(texts.plain(1, 1), "Добрый день");
    for (number, words) in
        [(0, "нет лунок"), (1, "1 лунка"), (3, "3 лунки"), (11, "11 лунок"), (21, "21 лунка")]
    {
        assert_eq!(texts.filled(1, 0, &[Arg::Number(number)]), words);
    }
    assert_eq!(texts.plain(0, 1), "Good day");
}

#[test]
fn a_file_of_another_build_is_refused() {
    let (texts, file) = set_of_two(RUSSIAN);
    let cut = file.chars().take(file.chars().count() / 2).collect::<String>();
    for wrong in [cut, file.replace("день", "вечер"), "<!doctype html>".to_owned(), String::new()] {
        assert!(texts.arrive(1, wrong).is_err());
        assert!(texts.wanting(1).is_some());
    }
    assert_eq!(texts.plain(1, 1), "Good day");
    texts.arrive(1, file).expect("the right file may still come");
    assert_eq!(texts.plain(1, 1), "Добрый день");
}

#[test]
fn files_have_other_names_when_their_messages_are_others() {
    let file = |english: &str, russian: &str| compile(english, russian).expect("texts").packs[1].file.clone();
    let first = file("a = A\nb = B\n", "a = А\nb = Б\n");
    assert_ne!(first, file("a = A\nb = B\n", "a = А\nb = В\n"), "another text");
    assert_ne!(first, file("a = A\nc = B\n", "a = А\nc = Б\n"), "another message in the same place");
    assert_eq!(first, file("b = B\na = A\n", "b = Б\na = А\n"), "the order of the lines means nothing");
}

#[test]
fn a_folder_below_a_language_is_a_set_of_its_own() {
    use fixture::{Lang, ROOMS, in_a_room, plain};
    assert_eq!(in_a_room(Lang::En, "here"), "A room, here: Plain");
    assert_eq!(in_a_room(Lang::Ru, "тут"), "Комната, тут: Простой");
    assert_eq!(plain(Lang::Ru), "Простой");
    assert_eq!(ROOMS.plain(0, 1), "", "the set has one message");
}

#[test]
fn no_pattern_makes_the_reader_panic() {
    let pieces = ["\x18", "\x10", "\x02", "\x03", "\x04", "\x15", "\x1d", "\x01", "a", "ы", "1", "one"];
    for seed in 0..4_000_usize {
        let mut rest = seed.wrapping_mul(2_654_435_761);
        let pattern: String = (0..9)
            .map(|_| {
                rest = rest.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                pieces[(rest >> 33) % pieces.len()]
            })
            .collect();
        let language = Language { file: "", digest: 0, plural: plural::en, built_in: pattern.leak() };
        Texts::new([language]).filled(0, 0, &[Arg::Number(1), Arg::Word("a")]);
    }
}

/// The letters that a language has beyond the Russian ones.
fn own_letters(lang: Lang) -> &'static str {
    match lang {
        Lang::En | Lang::Ru => "",
        Lang::Ky => "ңөү",
        Lang::Kk => "әғқңөұүһі",
    }
}

/// All texts of a language, without comments, names, selectors, arguments and marked words of other languages.
fn words_of(lang: Lang) -> Vec<(String, String)> {
    let sources = compiler::read_folder(std::path::Path::new("locales")).expect("texts");
    let mut words = Vec::new();
    for source in sources.iter().filter(|source| source.lang == lang.as_str()) {
        for line in source.text.lines().filter(|line| !line.starts_with('#')) {
            let text = match line.split_once(['=', ']']) {
                Some((name, text)) if name.trim_start_matches([' ', '*', '[']).chars().all(is_of_a_name) => {
                    text
                }
                _ => line,
            };
            let mut depth = 0;
            let bare: String = text
                .chars()
                .map(|letter| {
                    // What is put in, and words that are marked as another language's: [kk тұздық].
                    depth += i32::from(matches!(letter, '{' | '[')) - i32::from(matches!(letter, '}' | ']'));
                    if depth > 0 || matches!(letter, '}' | ']') { ' ' } else { letter }
                })
                .collect();
            words.extend(
                bare.split(|c: char| !c.is_alphabetic())
                    .filter(|word| !word.is_empty())
                    .map(|word| (source.file.clone(), word.to_owned())),
            );
        }
    }
    words
}

fn is_of_a_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '-' | ' ' | ']')
}

#[test]
fn each_language_is_written_with_its_own_letters_and_no_look_alikes() {
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        let words = words_of(lang);
        assert!(words.len() > 500, "{} has {} words", lang.as_str(), words.len());
        let own = |letter: char| {
            let small = letter.to_lowercase().next().unwrap_or(letter);
            ('а'..='я').contains(&small) || small == 'ё' || own_letters(lang).contains(small)
        };
        let wrong: Vec<_> = words
            .iter()
            .filter(|(_, word)| {
                !word.chars().all(own) && !word.chars().all(|letter| letter.is_ascii_alphabetic())
            })
            .collect();
        assert!(wrong.is_empty(), "{}: {wrong:?}", lang.as_str());
        for letter in own_letters(lang).chars() {
            let used = words.iter().any(|(_, word)| word.to_lowercase().contains(letter));
            // Kazakh һ stands in few words, and in none of these.
            assert!(used || letter == 'һ', "{} never uses {letter}", lang.as_str());
        }
    }
}

#[test]
fn russian_has_a_form_for_one_for_few_and_for_many() {
    use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement, VariantKey};
    fn walk(pattern: &Pattern<&str>, id: &str, wrong: &mut Vec<String>, seen: &mut usize) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression: Expression::Select { variants, .. } } = element
            else {
                continue;
            };
            let keys: Vec<_> = variants
                .iter()
                .map(|variant| match variant.key {
                    VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => name,
                })
                .collect();
            if keys.iter().any(|key| ["one", "few", "many"].contains(key)) {
                *seen += 1;
                if !(keys.contains(&"one") && keys.contains(&"few")) {
                    wrong.push(format!("{id}: {keys:?}"));
                }
            }
            for variant in variants {
                walk(&variant.value, id, wrong, seen);
            }
        }
    }
    let (mut wrong, mut seen) = (Vec::new(), 0);
    for source in compiler::read_folder(std::path::Path::new("locales")).expect("texts") {
        if source.lang != "ru" {
            continue;
        }
        let resource = fluent_syntax::parser::parse(source.text.as_str()).expect("Russian texts");
        for entry in resource.body {
            if let Entry::Message(message) = entry
                && let Some(pattern) = &message.value
            {
                walk(pattern, message.id.name, &mut wrong, &mut seen);
            }
        }
    }
    assert!(seen > 5, "{seen} plurals are found");
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn numbers_are_said_in_every_language_as_it_says_them() {
    let said = |lang| [1, 2, 5, 11, 21, 22].map(|n| text::toguz_tally(lang, n));
    assert_eq!(said(Lang::En), ["1 stone", "2 stones", "5 stones", "11 stones", "21 stones", "22 stones"]);
    assert_eq!(
        said(Lang::Ru),
        ["1 коргоол", "2 коргоола", "5 коргоолов", "11 коргоолов", "21 коргоол", "22 коргоола"]
    );
    // Kyrgyz and Kazakh nouns stay singular after a number.
    assert!(said(Lang::Ky).iter().all(|words| words.ends_with(" коргоол")));
    assert!(said(Lang::Kk).iter().all(|words| words.ends_with(" құмалақ")));
}

#[test]
fn dates_are_said_in_every_language_as_it_says_them() {
    let said = |lang, month| text::moment_words(lang, 30, month, 2026, "10:53");
    assert_eq!(said(Lang::En, 11), "30 November 2026, 10:53");
    assert_eq!(said(Lang::Ru, 11), "30 ноября 2026 г., 10:53");
    assert_eq!(said(Lang::Ky, 11), "2026-жылдын 30-ноябры, 10:53");
    assert_eq!(said(Lang::Kk, 11), "2026 жылғы 30 қараша, 10:53");
    for lang in Lang::ALL {
        let months: std::collections::BTreeSet<_> = (1..=12).map(|month| said(lang, month)).collect();
        assert_eq!(months.len(), 12, "{}", lang.as_str());
    }
}
