//! Files that a person saves or chooses.

use gloo::timers::callback::Timeout;
use gloo::utils::document;
use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, HtmlElement, HtmlInputElement, Url};

/// How long a browser may take to fetch a file that it saves, in milliseconds.
const SAVING: u32 = 60_000;

/// Offers a text as a file to be saved; `None` where the browser makes none.
pub fn offer_file(name: &str, text: &str) -> Option<()> {
    let blob = Blob::new_with_str_sequence(&Array::of1(&text.into())).ok()?;
    let address = Url::create_object_url_with_blob(&blob).ok()?;
    let link: HtmlElement = document().create_element("a").ok()?.dyn_into().ok()?;
    link.set_attribute("href", &address).ok()?;
    link.set_attribute("download", name).ok()?;
    link.click();
    // An address that cannot be given back is gone with the page.
    Timeout::new(SAVING, move || drop(Url::revoke_object_url(&address))).forget();
    Some(())
}

/// The text of the file that was chosen; the choice is then open again.
pub async fn chosen_file(input: HtmlInputElement) -> Option<String> {
    let file = input.files()?.get(0)?;
    input.set_value("");
    JsFuture::from(file.text()).await.ok()?.as_string()
}
