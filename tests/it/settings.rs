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
