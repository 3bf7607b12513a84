//! Everything that this browser has kept for the app is thrown away: storage, databases, caches, the service worker.

use super::{reload, replace};
use crate::app::route::Route;

use gloo::utils::window;
use js_sys::{Array, Function, Promise, Reflect};
use std::time::Duration;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Storage;
use yew::platform::time::sleep;

/// What the names of everything that the app keeps begin with: other apps may live on the same origin.
const OURS: &str = "utys";
/// How often it is looked whether the databases are gone, and the time between two looks.
const PATIENCE: u32 = 10;
const PAUSE: Duration = Duration::from_millis(100);

// Each throws where the browser has no such thing, or forbids it.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = ["indexedDB"])]
    fn databases() -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch, js_namespace = ["indexedDB"], js_name = deleteDatabase)]
    fn delete_database(name: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, js_namespace = ["caches"], js_name = keys)]
    fn cache_names() -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch, js_namespace = ["caches"], js_name = delete)]
    fn delete_cache(name: &str) -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch, js_namespace = ["navigator", "serviceWorker"], js_name = getRegistration)]
    fn registration() -> Result<Promise, JsValue>;
}

/// Forgets everything, then loads the page anew at `then`: what the programs hold in memory is gone with them. What the browser
/// does not let go of is left; there is nobody who could do more about it.
pub fn forget_everything(then: Route) {
    spawn_local(async move {
        forget_databases().await;
        forget_caches().await;
        forget_worker().await;
        for storage in [window().local_storage(), window().session_storage()] {
            storage.ok().flatten().iter().for_each(forget_texts);
        }
        replace(&then);
        reload();
    });
}

fn forget_texts(storage: &Storage) {
    let count = storage.length().unwrap_or(0);
    let names: Vec<String> = (0..count).filter_map(|at| storage.key(at).ok().flatten()).collect();
    for name in names.iter().filter(|name| name.starts_with(OURS)) {
        // A storage that refuses to forget is left as it is.
        let _ = storage.remove_item(name);
    }
}

async fn list(asked: Result<Promise, JsValue>) -> Vec<JsValue> {
    let Ok(promise) = asked else { return Vec::new() };
    let found = JsFuture::from(promise).await.ok();
    let found = found.and_then(|found| found.dyn_into::<Array>().ok());
    found.map(|found| found.iter().collect()).unwrap_or_default()
}

async fn database_names() -> Vec<String> {
    let name = |database: JsValue| Reflect::get(&database, &JsValue::from_str("name")).ok()?.as_string();
    let names = list(databases()).await.into_iter().filter_map(name);
    names.filter(|name| name.starts_with(OURS)).collect()
}

async fn forget_databases() {
    for name in database_names().await {
        // It goes when the last page that has it open lets go of it.
        let _ = delete_database(&name);
    }
    for _ in 0..PATIENCE {
        if database_names().await.is_empty() {
            return;
        }
        sleep(PAUSE).await;
    }
}

async fn forget_caches() {
    for name in list(cache_names()).await.iter().filter_map(JsValue::as_string) {
        if name.starts_with(OURS)
            && let Ok(promise) = delete_cache(&name)
        {
            let _ = JsFuture::from(promise).await;
        }
    }
}

async fn forget_worker() {
    let Ok(promise) = registration() else { return };
    let Some(found) = JsFuture::from(promise).await.ok().filter(|found| !found.is_undefined()) else {
        return;
    };
    let unregister = Reflect::get(&found, &JsValue::from_str("unregister")).ok();
    if let Some(unregister) = unregister.and_then(|method| method.dyn_into::<Function>().ok()) {
        let _ = unregister.call0(&found);
    }
}
