//! The settings: every choice survives its text, and no text is a danger.

use proptest::prelude::*;
use utys::app::i18n::Lang;
use utys::app::settings::{Settings, Speed, Theme};

#[test]
fn every_choice_of_every_setting_survives_its_text() {
    for (name, values) in Settings::CHOICES {
        assert!(values.len() > 1, "{name} leaves no choice");
        for value in *values {
            let settings = Settings::default().with(name, value);
            assert_eq!(settings.choice(name), Some(*value));
            assert_eq!(Settings::read(&settings.write()), settings, "{name}={value}");
        }
    }
    for lang in Lang::ALL {
        let settings = Settings { lang: Some(lang), ..Settings::default() };
        assert_eq!(Settings::read(&settings.write()), settings);
    }
}

#[test]
fn what_is_usual_is_not_written_so_that_later_versions_may_choose_better() {
    assert_eq!(Settings::default().write(), "");
    let slow = Settings { speed: Speed::Slow, ..Settings::default() };
    assert_eq!(slow.write(), "speed=slow");
}

#[test]
fn an_unknown_name_or_value_changes_nothing_and_spoils_no_other_line() {
    let settings = Settings::read("theme=purple\nmood=good\n=\nspeed\ntheme=dark\nboard=");
    assert_eq!(settings, Settings { theme: Theme::Dark, ..Settings::default() });
    assert_eq!(Settings::default().with("mood", "good"), Settings::default());
    assert_eq!(Settings::default().choice("mood"), None);
}

proptest! {
    #[test]
    fn any_text_is_some_settings_that_write_themselves_again(text in "\\PC{0,80}(\n\\PC{0,20}=\\PC{0,20}){0,4}") {
        let settings = Settings::read(&text);
        prop_assert_eq!(Settings::read(&settings.write()), settings);
    }
}

#[test]
fn every_setting_is_offered_on_the_page_in_one_group_and_in_words() {
    use utys::app::i18n::{Lang, text};
    use utys::app::rooms::settings::GROUPS;
    let mut offered: Vec<_> = GROUPS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
    let mut known: Vec<_> = Settings::CHOICES.iter().map(|(name, _)| *name).collect();
    offered.sort_unstable();
    known.sort_unstable();
    assert_eq!(offered, known);
    for lang in Lang::ALL {
        // The last arm of a choice stands in for whatever was forgotten: no two settings may sound alike.
        let mut names: Vec<_> = known.iter().map(|name| text::settings_name(lang, name)).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), known.len(), "{}", lang.as_str());
        for (name, values) in Settings::CHOICES {
            let mut words: Vec<_> =
                values.iter().map(|value| text::settings_choice(lang, &format!("{name}-{value}"))).collect();
            words.sort_unstable();
            words.dedup();
            assert_eq!(words.len(), values.len(), "{name} in {}", lang.as_str());
        }
    }
}
