//! Texts under keys in the browser's database. Each call opens it, does its work in one transaction and closes it again, so that
//! nothing stands in the way of who deletes it.

use gloo::utils::window;
use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbFactory, IdbObjectStore, IdbRequest, IdbTransaction, IdbTransactionMode};

/// The database.
const NAME: &str = "utys";
/// Its only table.
const STORE: &str = "games";

/// Why nothing was read or written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// There is no database for this page.
    Denied,
    /// It took nothing more.
    Full,
}

fn factory() -> Result<IdbFactory, Fault> {
    window().indexed_db().ok().flatten().ok_or(Fault::Denied)
}

/// Waits for a request.
async fn settled(request: &IdbRequest) -> Result<JsValue, JsValue> {
    let answer = promise(|resolve, reject| {
        request.set_onsuccess(Some(resolve));
        request.set_onerror(Some(reject));
    });
    answer.await?;
    request.result()
}

/// What calls one of two functions in the end, as something to wait for.
fn promise(listen: impl Fn(&Function, &Function)) -> JsFuture {
    JsFuture::from(Promise::new(&mut |resolve, reject| listen(&resolve, &reject)))
}

async fn open() -> Result<IdbDatabase, Fault> {
    let request = factory()?.open_with_u32(NAME, 1).map_err(|_| Fault::Denied)?;
    let made = request.clone();
    // Called at the first opening alone, and dropped after any.
    let making = Closure::once(move || make(&made));
    request.set_onupgradeneeded(Some(making.as_ref().unchecked_ref()));
    let opened = settled(&request).await.map_err(|_| Fault::Denied)?;
    opened.dyn_into().map_err(|_| Fault::Denied)
}

fn make(request: &IdbRequest) {
    if let Some(database) = request.result().ok().and_then(|found| found.dyn_into::<IdbDatabase>().ok()) {
        // A table that is not made fails the first transaction.
        let _ = database.create_object_store(STORE);
    }
}

/// Does `work` with the table, in one transaction; what `work` answers is waited for after it.
async fn transact(
    mode: IdbTransactionMode,
    work: impl FnOnce(&IdbObjectStore) -> Result<JsValue, JsValue>,
) -> Result<JsValue, Fault> {
    let database = open().await?;
    let begun = database.transaction_with_str_and_mode(STORE, mode);
    let done = match begun.and_then(|transaction| Ok((work(&transaction.object_store(STORE)?)?, transaction)))
    {
        Ok((answer, transaction)) => finished(&transaction).await.map(|_| answer),
        Err(error) => Err(error),
    };
    database.close();
    done.map_err(|_| Fault::Full)
}

async fn finished(transaction: &IdbTransaction) -> Result<JsValue, JsValue> {
    let answer = promise(|resolve, reject| {
        transaction.set_oncomplete(Some(resolve));
        transaction.set_onabort(Some(reject));
    });
    answer.await
}

/// Writes all of it or nothing: texts under keys, `None` deletes.
///
/// # Errors
/// The browser refused.
pub(super) async fn write(changes: &[(String, Option<String>)]) -> Result<(), Fault> {
    let work = |store: &IdbObjectStore| {
        for (key, text) in changes {
            match text {
                Some(text) => store.put_with_key(&text.into(), &key.into())?,
                None => store.delete(&key.into())?,
            };
        }
        Ok(JsValue::NULL)
    };
    transact(IdbTransactionMode::Readwrite, work).await.map(drop)
}

/// Everything that is there, as keys and texts.
///
/// # Errors
/// The browser refused.
pub(super) async fn read() -> Result<Vec<(String, String)>, Fault> {
    let work = |store: &IdbObjectStore| {
        let (keys, texts) = (store.get_all_keys()?, store.get_all()?);
        Ok(Array::of2(&keys, &texts).into())
    };
    let requests = Array::from(&transact(IdbTransactionMode::Readonly, work).await?);
    let list = |at: u32| Reflect::get(&requests.get(at), &"result".into()).map(|list| Array::from(&list));
    let (Ok(keys), Ok(texts)) = (list(0), list(1)) else { return Ok(Vec::new()) };
    let pairs = keys.iter().zip(texts.iter());
    Ok(pairs
        .filter_map(|(key, text)| Some((key.as_string()?, text.as_string().unwrap_or_default())))
        .collect())
}

/// Deletes the database.
pub(super) async fn destroy() {
    if let Some(request) = factory().ok().and_then(|factory| factory.delete_database(NAME).ok()) {
        // Another page that uses it lets it go at once; what cannot be deleted is not there.
        let _ = settled(&request).await;
    }
}
