//! Giving a link away: to the clipboard, or into the address bar where the browser does not copy.

use super::address::replace;
use crate::app::route::Route;
use crate::app::session::Sharing;
use gloo::utils::window;
use wasm_bindgen_futures::JsFuture;
use yew::Callback;
use yew::platform::spawn_local;

/// Copies the link of a route.
pub fn share(route: Route, on_done: Callback<Sharing>) {
    let here = window().location().href().unwrap_or_default();
    let base = here.split('#').next().unwrap_or_default();
    let link = [base, &route.to_hash()].concat();
    spawn_local(async move {
        // Outside a secure context there is no clipboard at all: asking for it is refused like any other wish.
        let is_there = js_sys::Reflect::has(&window().navigator(), &"clipboard".into()).unwrap_or_default();
        let copied =
            is_there && JsFuture::from(window().navigator().clipboard().write_text(&link)).await.is_ok();
        if !copied {
            replace(&route);
        }
        on_done.emit(if copied { Sharing::Copied } else { Sharing::InAddress });
    });
}
