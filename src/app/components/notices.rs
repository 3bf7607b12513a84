//! What the browser has to say, in a strip below the header: it takes room and covers nothing.

use super::button::{Access, Weight, button};
use crate::app::i18n::{Lang, text};
use crate::app::platform::{News, put_away, renew};
use yew::{Callback, Html, html};

/// The news, oldest first; a polite live region that is there before there is anything to say.
pub fn notices(news: &[News], lang: Lang) -> Html {
    let on_close = Callback::from(put_away);
    let notice = |news: &News| {
        let act = (*news == News::Renewed).then(|| {
            let on_act = Callback::from(|_: News| renew());
            button(Weight::Main, None, text::news_renew(lang), Access::Open, *news, &on_act)
        });
        html! {
            <div class="notice" key={news.as_str()}>
                <p class="notice__words">{ text::news(lang, news.as_str()) }</p>
                { for act }
                { button(Weight::Plain, None, text::news_close(lang), Access::Open, *news, &on_close) }
            </div>
        }
    };
    html! { <div class="notices" role="status" aria-atomic="false">{ for news.iter().map(notice) }</div> }
}
