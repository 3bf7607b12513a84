//! The engine worker in a real worker, made of this very test program.

use js_sys::{Array, Promise, Uint8Array};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use utys::protocol::{Ask, BookUse, Desk, FromEngine, Go, ToEngine, Wire, build_name, register};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Blob, BlobPropertyBag, MessageEvent, Url, Worker, WorkerOptions, WorkerType};

/// What the worker runs when the test program is loaded in it.
#[wasm_bindgen]
#[allow(unreachable_pub)] // wasm-bindgen exports public functions alone
pub fn start_engine_worker() {
    register::<Desk>();
}

/// A worker spoken to without gloo, so that anything can be said to it.
struct Line {
    worker: Worker,
    heard: Rc<RefCell<VecDeque<Vec<u8>>>>,
    _on_message: Closure<dyn Fn(MessageEvent)>,
}

impl Drop for Line {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

fn now() -> f64 {
    web_sys::window().unwrap().performance().unwrap().now()
}

async fn pause(milliseconds: i32) {
    let promise = Promise::new(&mut |resolve, _| {
        let window = web_sys::window().unwrap();
        window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds).unwrap();
    });
    JsFuture::from(promise).await.unwrap();
}

impl Line {
    /// Loads the test program in a worker and waits until it listens.
    async fn open() -> Self {
        let origin = web_sys::window().unwrap().location().origin().unwrap();
        let script = format!(
            "import init, {{ start_engine_worker }} from '{origin}/wasm-bindgen-test';\n\
             await init({{ module_or_path: '{origin}/wasm-bindgen-test_bg.wasm' }});\n\
             start_engine_worker();"
        );
        let kind = BlobPropertyBag::new();
        kind.set_type("text/javascript");
        let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&script.into()), &kind).unwrap();
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let address = Url::create_object_url_with_blob(&blob).unwrap();
        let worker = Worker::new_with_options(&address, &options).unwrap();
        let heard = Rc::new(RefCell::new(VecDeque::new()));
        let inbox = Rc::clone(&heard);
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            inbox.borrow_mut().push_back(Uint8Array::from(event.data()).to_vec());
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        let line = Line { worker, heard, _on_message: on_message };
        // The first word is empty: it listens.
        assert!(line.hear_bytes().await.is_empty());
        line
    }

    async fn hear_bytes(&self) -> Vec<u8> {
        let begun = now();
        loop {
            if let Some(bytes) = self.heard.borrow_mut().pop_front() {
                return bytes;
            }
            assert!(now() - begun < 20_000.0, "the worker is silent");
            pause(0).await;
        }
    }

    async fn hear(&self) -> FromEngine {
        Wire::from_bytes(self.hear_bytes().await).read().unwrap()
    }

    async fn hear_answer(&self) -> FromEngine {
        loop {
            let message = self.hear().await;
            if !matches!(message, FromEngine::Info(_)) {
                return message;
            }
        }
    }

    fn say_anything(&self, message: &JsValue) {
        self.worker.post_message(message).unwrap();
    }

    fn say(&self, message: &ToEngine) {
        self.say_anything(&Uint8Array::from(Wire::write(message).bytes()));
    }
}

/// A question that no book answers: there is none for a long tobit.
fn go(job: u32, level: u8) -> Go {
    Go {
        job,
        game: "tobit".to_owned(),
        variant: vec![("tobit".to_owned(), "long".to_owned())],
        start: None,
        moves: vec!["7-14".to_owned()],
        level,
        seed: 1,
        ask: Ask::Move,
        book: BookUse::Known,
    }
}

#[wasm_bindgen_test]
async fn a_worker_greets_and_plays() {
    let line = Line::open().await;
    line.say(&ToEngine::Hello { build: build_name().to_owned() });
    assert_eq!(line.hear().await, FromEngine::Hello { build: build_name().to_owned() });
    line.say(&ToEngine::Go(go(1, 3)));
    assert!(matches!(line.hear_answer().await, FromEngine::Best(found) if found.job == 1));
    for game in ["tobit", "toguz"] {
        let question = Go { game: game.to_owned(), variant: Vec::new(), moves: Vec::new(), ..go(2, 7) };
        line.say(&ToEngine::Go(question));
        let opening = line.hear_answer().await;
        assert!(
            matches!(&opening, FromEngine::Best(found) if found.job == 2 && found.nodes == 0),
            "{opening:?}"
        );
    }
}

#[wasm_bindgen_test]
async fn a_worker_hears_a_stop_while_it_thinks() {
    let line = Line::open().await;
    let mut waits = Vec::new();
    for job in 1..=10 {
        line.say(&ToEngine::Go(go(job, 8)));
        pause(30).await;
        let told = now();
        line.say(&ToEngine::Stop { job });
        assert_eq!(line.hear_answer().await, FromEngine::Stopped { job });
        waits.push(now() - told);
    }
    waits.sort_by(f64::total_cmp);
    wasm_bindgen_test::console_log!(
        "a stop was answered after {:.1} ms, at most {:.1} ms",
        waits[5],
        waits[9]
    );
    // Ten milliseconds and what the page's own timer adds; the tests share their machine, so that half must do.
    assert!(waits[5] < 20.0, "{waits:?}");
}

#[wasm_bindgen_test]
async fn a_new_job_silences_the_old_one() {
    let line = Line::open().await;
    for job in 1..=5 {
        line.say(&ToEngine::Go(go(job, 8)));
    }
    line.say(&ToEngine::Go(go(6, 1)));
    loop {
        match line.hear().await {
            FromEngine::Best(found) => {
                assert_eq!(found.job, 6);
                break;
            }
            FromEngine::Info(_) => {}
            other => panic!("{other:?}"),
        }
    }
    pause(100).await;
    assert!(line.heard.borrow().is_empty());
}

#[wasm_bindgen_test]
async fn garbage_is_answered_by_an_error_and_the_worker_lives_on() {
    let line = Line::open().await;
    let garbage = [
        JsValue::from("garbage"),
        JsValue::from(""),
        JsValue::from(7),
        JsValue::NULL,
        JsValue::UNDEFINED,
        js_sys::Object::new().into(),
        Array::of1(&1.into()).into(),
        Uint8Array::from(&[][..]).into(),
        Uint8Array::from(&[1, 0, 3, 7, 7, 7][..]).into(),
        // What gloo's own levers look like: connect, disconnect, close.
        Uint8Array::from(&[0, 0][..]).into(),
        Uint8Array::from(&[2, 0][..]).into(),
        Uint8Array::from(&[3][..]).into(),
        Uint8Array::new_with_length(1 << 27).into(),
        Uint8Array::new_with_length(1 << 20).into(),
        js_sys::ArrayBuffer::new(8).into(),
        js_sys::Float64Array::new_with_length(8).into(),
        f64::NAN.into(),
        js_sys::BigInt::from(u64::MAX).into(),
        JsValue::from("[".repeat(10_000)),
    ];
    for message in garbage {
        line.say_anything(&message);
        let said = line.hear().await;
        assert!(matches!(said, FromEngine::Error { job: None, .. }), "{message:?}: {said:?}");
    }
    line.say(&ToEngine::Go(go(9, 2)));
    assert!(matches!(line.hear_answer().await, FromEngine::Best(found) if found.job == 9));
    assert!(line.heard.borrow().is_empty());
}

#[wasm_bindgen_test]
async fn slices_do_not_change_the_answer() {
    let line = Line::open().await;
    let mut answers = Vec::new();
    for job in [1, 1] {
        line.say(&ToEngine::Go(go(job, 7)));
        answers.push(line.hear_answer().await);
    }
    assert_eq!(answers[0], answers[1]);
}
