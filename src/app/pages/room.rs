//! What stands in the place of a page that the second program draws: nothing once it does, else why it does not.

use crate::app::components::{Access, Weight, button};
use crate::app::i18n::{Lang, text};
use crate::app::platform::{Rooms, reload};
use yew::{Callback, Html, html};

/// The words of a page that is being fetched, could not be fetched, or is of another build; `fetch` tries again.
pub(super) fn room(rooms: Rooms, fetch: &Callback<()>, lang: Lang) -> Html {
    let (words, label, on_press) = match rooms {
        Rooms::Here => return Html::default(),
        Rooms::Coming => return html! { <p class="page page__words waiting">{ text::room_coming(lang) }</p> },
        Rooms::Lost => (text::room_lost_words(lang), text::try_again(lang), fetch.clone()),
        Rooms::Stale => {
            (text::trouble_stale(lang), text::failure_reload(lang), Callback::from(|()| reload()))
        }
    };
    html! {
        <div class="page page--narrow">
            <h1 class="page__title" tabindex="-1">{ text::room_lost_title(lang) }</h1>
            <p class="page__lead" role="alert">{ words }</p>
            <p class="page__ways">{ button(Weight::Main, None, label, Access::Open, (), &on_press) }</p>
        </div>
    }
}
