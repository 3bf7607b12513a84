//! The engine worker: a [`Desk`] on a worker's event loop.
//!
//! A worker hears no message while it runs, so it works in slices of a few milliseconds and gives way to the event loop
//! between them. It does so through a [`MessageChannel`]: a timer would cost four milliseconds a slice.

use super::{Coach, Desk, Wire};
use gloo::worker::{Codec, HandlerId, Worker, WorkerScope};
use js_sys::Uint8Array;
use serde::{Deserialize, Serialize};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessagePort};

/// Milliseconds of a slice: well below the ten in which a stop must be heard, and long beside the cost of giving way.
const SLICE: f64 = 4.0;
/// The first slice; later ones grow or shrink to last [`SLICE`].
const FIRST_NODES: u64 = 1_000;
/// The bounds of a slice: however the clock jumps, the worker neither starves nor turns deaf.
const NODES: std::ops::RangeInclusive<u64> = 250..=100_000;

/// A desk that a worker can keep: the engine's or the coach's.
pub trait Office: Default + 'static {
    /// Takes a message; answers at once what can be answered at once.
    fn receive(&mut self, wire: &Wire) -> Option<Wire>;
    /// Works for a slice of about so many positions; what was found, if anything.
    fn work(&mut self, nodes: u64) -> Option<Wire>;
    /// Whether there is something to work on.
    fn is_busy(&self) -> bool;
}

impl Office for Desk {
    fn receive(&mut self, wire: &Wire) -> Option<Wire> {
        Desk::receive(self, wire).map(|message| Wire::write(&message))
    }

    fn work(&mut self, nodes: u64) -> Option<Wire> {
        Desk::work(self, nodes).map(|message| Wire::write(&message))
    }

    fn is_busy(&self) -> bool {
        Desk::is_busy(self)
    }
}

impl Office for Coach {
    fn receive(&mut self, wire: &Wire) -> Option<Wire> {
        Coach::receive(self, wire).map(|message| Wire::write(&message))
    }

    fn work(&mut self, nodes: u64) -> Option<Wire> {
        Coach::work(self, nodes).map(|message| Wire::write(&message))
    }

    fn is_busy(&self) -> bool {
        Coach::is_busy(self)
    }
}

/// The engine in a worker. Input and output are [`Wire`] bytes: see [`ToEngine`](super::ToEngine) and
/// [`FromEngine`](super::FromEngine).
pub type EngineWorker = OfficeWorker<Desk>;

/// A desk in a worker.
#[derive(Debug)]
pub struct OfficeWorker<D> {
    desk: D,
    /// Who asked last, and so who hears the answers.
    asker: Option<HandlerId>,
    bell: Option<Bell>,
    is_ringing: bool,
    slice: u64,
}

/// The turn of the event loop that the worker gave way for has come.
#[derive(Clone, Copy, Debug)]
pub struct Turn;

/// A channel to oneself.
#[derive(Debug)]
struct Bell {
    port: MessagePort,
    _on_ring: Closure<dyn Fn()>,
}

impl Bell {
    fn new(on_ring: impl Fn() + 'static) -> Option<Self> {
        let channel = MessageChannel::new().ok()?;
        let on_ring = Closure::<dyn Fn()>::new(on_ring);
        channel.port2().set_onmessage(Some(on_ring.as_ref().unchecked_ref()));
        Some(Bell { port: channel.port1(), _on_ring: on_ring })
    }
}

impl<D: Office> OfficeWorker<D> {
    /// Gives way to the event loop and goes on afterwards, when there is work left.
    fn give_way(&mut self) {
        if self.is_ringing || !self.desk.is_busy() {
            return;
        }
        if let Some(bell) = &self.bell {
            self.is_ringing = bell.port.post_message(&JsValue::NULL).is_ok();
        }
    }

    fn say(&self, scope: &WorkerScope<Self>, message: Wire) {
        if let Some(asker) = self.asker {
            scope.respond(asker, message);
        }
    }
}

impl<D: Office> Worker for OfficeWorker<D> {
    type Message = Turn;
    type Input = Wire;
    type Output = Wire;

    fn create(scope: &WorkerScope<Self>) -> Self {
        let ring = scope.callback(|()| Turn);
        OfficeWorker {
            desk: D::default(),
            asker: None,
            bell: Bell::new(move || ring(())),
            is_ringing: false,
            slice: FIRST_NODES,
        }
    }

    fn update(&mut self, scope: &WorkerScope<Self>, _: Turn) {
        self.is_ringing = false;
        let begun = now();
        let message = self.desk.work(self.slice);
        let spent = (now() - begun).max(0.1);
        // Half way to the length that this slice should have had, since one measurement says little.
        let wanted = self.slice as f64 * SLICE / spent;
        self.slice = (((self.slice as f64 + wanted) / 2.0) as u64).clamp(*NODES.start(), *NODES.end());
        if let Some(message) = message {
            self.say(scope, message);
        }
        self.give_way();
    }

    fn received(&mut self, scope: &WorkerScope<Self>, wire: Wire, asker: HandlerId) {
        self.asker = Some(asker);
        if let Some(message) = self.desk.receive(&wire) {
            self.say(scope, message);
        }
        self.give_way();
    }
}

/// Milliseconds on the worker's own clock, only ever used to measure a slice.
fn now() -> f64 {
    js_sys::global()
        .dyn_into::<DedicatedWorkerGlobalScope>()
        .ok()
        .and_then(|scope| scope.performance())
        .map_or(0.0, |performance| performance.now())
}

/// How messages cross: as the bytes of a [`Wire`], both ways, whatever envelope gloo puts them in on its own side. So nothing
/// that is sent here can reach gloo's levers, one of which closes the worker. The worker's first word, "loaded", has
/// nothing in it and crosses as no bytes.
///
/// What is no array of bytes, or one too long for a message, is passed on as no bytes: a message in which the fault is then
/// found and answered. Nothing panics.
#[derive(Clone, Copy, Debug)]
pub struct Compact;

/// How both of gloo's envelopes with something in them begin, its input and its output: the second variant, then the asker.
/// The first asker stands for one that is not known.
const FILLED: u32 = 1;
const ANYBODY: usize = 0;

/// Bytes of the longest message that is read: a game of ten thousand moves has a tenth of them.
const LONGEST: u32 = 1 << 20;

impl Codec for Compact {
    fn encode<I: Serialize>(input: I) -> JsValue {
        let envelope = postcard::to_allocvec(&input).unwrap_or_default();
        let wire = postcard::from_bytes::<(u32, usize, Wire)>(&envelope).map(|(_, _, wire)| wire);
        Uint8Array::from(wire.as_ref().map_or(&[][..], Wire::bytes)).into()
    }

    fn decode<O: for<'de> Deserialize<'de>>(input: JsValue) -> O {
        let bytes = input.dyn_ref::<Uint8Array>().filter(|bytes| bytes.length() <= LONGEST);
        match fill(bytes.map(Uint8Array::to_vec).unwrap_or_default()) {
            Some(message) => message,
            None => wasm_bindgen::throw_str("gloo's envelope has changed"),
        }
    }
}

/// Bytes in an envelope.
fn fill<O: for<'de> Deserialize<'de>>(bytes: Vec<u8>) -> Option<O> {
    let envelope = postcard::to_allocvec(&(FILLED, ANYBODY, Wire::from_bytes(bytes))).ok()?;
    postcard::from_bytes(&envelope).ok()
}

/// Starts the worker on the worker's side.
pub fn register<D: Office>() {
    use gloo::worker::Registrable;
    OfficeWorker::<D>::registrar().encoding::<Compact>().register();
}
