//! The settings: a few groups of questions, each answer in force at once, seen and heard on two boards beside them. And the way
//! to be forgotten.

use super::preview::Preview;
use crate::app::components::{Access, Question, Weight, button, choice};
use crate::app::i18n::{Lang, text};
use crate::app::platform::{erase_everything, keep_settings, settings, use_focus, use_settings};
use crate::app::route::{Room, Route};
use crate::app::settings::Settings;
use crate::games::tobit::Tobit;
use crate::games::toguz::Toguz;
use yew::platform::spawn_local;
use yew::{Callback, Html, Properties, component, html, use_state_eq};

/// The groups, each with its settings in their order. A test holds that every setting is in one of them.
pub const GROUPS: [(&str, &[&str]); 4] = [
    ("look", &["theme", "board", "pieces", "coordinates"]),
    ("play", &["speed", "confirm", "premove", "bar"]),
    ("sound", &["sound", "vibration"]),
    ("computer", &["ponder", "book"]),
];

/// What stands behind the page's name once everything has been forgotten.
pub(super) const FORGOTTEN: &str = "?forgotten";

/// How far somebody is who wants to be forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Forgetting {
    No,
    Asked,
    Begun,
    Done,
}

/// What a button of that question does.
#[derive(Clone, Copy)]
enum Press {
    Ask,
    Yes,
    No,
}

/// What the page is given.
#[derive(Properties, PartialEq, Clone, Debug)]
pub(super) struct SettingsPageProps {
    /// The language.
    pub(super) lang: Lang,
    /// Whether everything has just been forgotten.
    pub(super) is_forgotten: bool,
}

/// The page.
#[component]
pub(super) fn SettingsPage(props: &SettingsPageProps) -> Html {
    let lang = props.lang;
    let now = use_settings();
    let forgetting = use_state_eq(|| match props.is_forgotten {
        true => Forgetting::Done,
        false => Forgetting::No,
    });
    use_focus(match *forgetting {
        Forgetting::Asked => ".forget .button--main",
        Forgetting::No | Forgetting::Begun | Forgetting::Done => ".forget .button",
    });
    let on_choose = Callback::from(|(name, value): (&'static str, String)| {
        keep_settings(&settings().with(name, &value));
    });
    let reset = Callback::from(|()| {
        // The language is no matter of taste: it stays.
        keep_settings(&Settings { lang: settings().lang, ..Settings::default() });
    });
    let on_press = {
        let forgetting = forgetting.clone();
        Callback::from(move |press| {
            forgetting.set(match press {
                Press::Ask => Forgetting::Asked,
                Press::No => Forgetting::No,
                Press::Yes => {
                    spawn_local(erase_everything(Route::Room(Room::Settings, FORGOTTEN.to_owned())));
                    Forgetting::Begun
                }
            });
        })
    };
    let group = |(group, names): (&'static str, &'static [&'static str])| {
        html! {
            <section key={group} class="settings__group">
                <h2>{ text::settings_group(lang, group) }</h2>
                { for names.iter().map(|name| question(name, &now, &on_choose, lang)) }
            </section>
        }
    };
    html! {
        <div class="page room settings">
            <h1 class="page__title" tabindex="-1">{ text::room_name(lang, "settings") }</h1>
            <p class="page__lead">{ text::settings_lead(lang) }</p>
            <div class="settings__columns">
                <div>
                    { for GROUPS.into_iter().map(group) }
                    <p class="page__ways">
                        { button(Weight::Plain, None, text::settings_reset(lang), Access::Open, (), &reset) }
                    </p>
                    { forget(*forgetting, &on_press, lang) }
                </div>
                <section class="settings__preview" aria-label={text::settings_preview(lang)}>
                    <p>{ text::settings_preview_words(lang) }</p>
                    <Preview<Tobit> {lang} />
                    <Preview<Toguz> {lang} />
                </section>
            </div>
        </div>
    }
}

fn question(
    name: &'static str,
    now: &Settings,
    on_choose: &Callback<(&'static str, String)>,
    lang: Lang,
) -> Html {
    let values =
        Settings::CHOICES.iter().find(|(known, _)| *known == name).map_or(&[][..], |(_, values)| values);
    let answer = |value: &&'static str| (*value, text::settings_choice(lang, &[name, "-", value].concat()));
    let question = Question {
        name,
        legend: text::settings_name(lang, name),
        answers: values.iter().map(answer).collect(),
        words: text::settings_words(lang, name),
    };
    choice(&question, now.choice(name).unwrap_or_default(), on_choose)
}

fn forget(forgetting: Forgetting, on_press: &Callback<Press>, lang: Lang) -> Html {
    let plain = |label, press| button(Weight::Plain, None, label, Access::Open, press, on_press);
    let inside = match forgetting {
        Forgetting::No => html! {
            <>
                <p class="room__words">{ text::forget_words(lang) }</p>
                <p class="page__ways">{ plain(text::forget_ask(lang), Press::Ask) }</p>
            </>
        },
        Forgetting::Asked => html! {
            <>
                <p class="room__words" role="alert">{ text::forget_question(lang) }</p>
                <p class="page__ways">
                    { button(Weight::Main, None, text::forget_yes(lang), Access::Open, Press::Yes, on_press) }
                    { plain(text::forget_no(lang), Press::No) }
                </p>
            </>
        },
        Forgetting::Begun => Html::default(),
        Forgetting::Done => html! { <p class="room__words" role="status">{ text::forget_done(lang) }</p> },
    };
    html! {
        <section class="forget">
            <h2>{ text::forget_title(lang) }</h2>
            { inside }
        </section>
    }
}
