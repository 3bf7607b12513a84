//! Deletes everything that the app has stored in the browser.

use super::{games, reload, replace};
use crate::app::route::Route;
use gloo::utils::window;
use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::ServiceWorkerRegistration;

/// What the names of all that is stored begin with.
const OWN: &str = "utys";

/// Deletes settings, games, the files for flight mode and their service worker; then the app begins anew at `then`, with nothing
/// in its memory, as at a first visit: it has to come from its host, and is kept for flight mode again when it has. What the
/// browser refuses to delete it refuses to keep as well.
pub async fn erase_everything(then: Route) {
    let storages = [window().local_storage(), window().session_storage()];
    for storage in storages.into_iter().filter_map(|storage| storage.ok().flatten()) {
        let count = storage.length().unwrap_or(0);
        let keys = (0..count).filter_map(|at| storage.key(at).ok().flatten());
        let own: Vec<String> = keys.filter(|key| key.starts_with(OWN)).collect();
        own.iter().for_each(|key| drop(storage.remove_item(key)));
    }
    games::forget().await;
    if let Ok(registering) = super::offline::registration()
        && let Ok(found) = JsFuture::from(registering).await
        && let Ok(registration) = found.dyn_into::<ServiceWorkerRegistration>()
        && let Ok(leaving) = registration.unregister()
    {
        drop(JsFuture::from(leaving).await);
    }
    if let Ok(caches) = window().caches()
        && !caches.is_undefined()
        && let Ok(names) = JsFuture::from(caches.keys()).await
    {
        for name in Array::from(&names).iter().filter_map(|name| name.as_string()) {
            if name.starts_with(OWN) {
                drop(JsFuture::from(caches.delete(&name)).await);
            }
        }
    }
    replace(&then);
    reload();
}
