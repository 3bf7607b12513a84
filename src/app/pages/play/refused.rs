//! The page of a link that cannot be followed: what it said, why not, and two ways on. The address stays as it was typed.

use super::fault;
use crate::app::boards::GameUi;
use crate::app::i18n::{Lang, text};
use crate::app::route::Route;
use crate::app::session::link::LinkError;
use yew::prelude::*;

/// What the page is given.
#[derive(Properties, PartialEq, Clone, Debug)]
pub(super) struct RefusedProps<P: GameUi> {
    /// What is wrong.
    pub(super) error: LinkError<P>,
    /// The language.
    pub(super) lang: Lang,
}

/// The page.
#[component]
pub(super) fn Refused<P: GameUi>(props: &RefusedProps<P>) -> Html {
    let RefusedProps { error, lang } = props;
    let lang = *lang;
    let said = if error.value.is_empty() {
        text::link_field_empty(lang, &error.field)
    } else {
        text::link_field(lang, &error.field, &error.value)
    };
    // A link that asks for nothing any more begins with the usual answers all the same.
    let remedy = if error.remedy.is_empty() { "v=1".to_owned() } else { error.remedy.clone() };
    html! {
        <div class="page page--narrow">
            <h1 class="page__title" tabindex="-1">{ text::link_title(lang) }</h1>
            <div role="alert">
                <p class="page__lead page__quote">{ said }</p>
                <p class="page__words">{ fault::words(&error.fault, lang) }</p>
            </div>
            <p class="page__ways">
                <a class="button button--main" href={Route::Play(P::ID, remedy).to_hash()}>{ text::link_remedy(lang) }</a>
                <a class="button" href={Route::play(P::ID).to_hash()}>{ text::link_new(lang) }</a>
            </p>
        </div>
    }
}
