//! Sounds and trembling. The device is asked for sound only after a gesture of the person, and not at all when it is to be
//! silent; what it refuses is silence.

mod choice;
mod voice;

pub use choice::{Ear, GAP, tremble};
pub use voice::{RATE, samples};

use super::settings::settings;
use crate::app::boards::Cue;
use crate::app::settings::{Sound, Vibration};
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{AudioBuffer, AudioContext, AudioContextState};
use yew::{hook, use_effect_with, use_mut_ref};

#[wasm_bindgen]
extern "C" {
    // Throws where the browser has no such thing.
    #[wasm_bindgen(catch, js_namespace = navigator)]
    fn vibrate(millis: u32) -> Result<bool, JsValue>;
}

/// What a browser takes for a gesture that may begin a sound.
const GESTURES: [&str; 3] = ["pointerup", "click", "keydown"];

/// The device's sound, once there was a gesture.
struct Speaker {
    context: Option<AudioContext>,
    voices: [Option<AudioBuffer>; Cue::ALL.len()],
    /// What was to be heard before the device was ready: the last of it.
    early: Option<Cue>,
}

thread_local! {
    static SPEAKER: RefCell<Option<Speaker>> = const { RefCell::new(None) };
    /// Whether gestures are listened to.
    static LISTENS: Cell<bool> = const { Cell::new(false) };
}

/// How loud a setting is.
const fn loudness(sound: Sound) -> f32 {
    match sound {
        Sound::Off => 0.0,
        Sound::Soft => 0.25,
        Sound::Medium => 0.6,
        Sound::Loud => 1.0,
    }
}

/// Plays what a session wants to be heard.
#[hook]
pub fn use_sound(cues: &[(u32, Cue)]) {
    let ear = use_mut_ref(|| Ear::new(cues));
    use_effect_with((), |()| {
        // However many boards there are, once: every gesture counts from the first board on.
        if !LISTENS.replace(true) {
            for name in GESTURES {
                // Before the board, which lets nobody else hear its keys.
                let first = EventListenerOptions::run_in_capture_phase();
                EventListener::new_with_options(&window(), name, first, |_| unlock()).forget();
            }
        }
    });
    use_effect_with(cues.to_vec(), move |cues| {
        let now = window().performance().map_or(0.0, |performance| performance.now());
        if let Some(cue) = ear.borrow_mut().listen(cues, now) {
            play(cue);
        }
    });
}

/// A gesture: the device may sound from now on.
fn unlock() {
    SPEAKER.with_borrow_mut(|speaker| {
        let new = || Speaker { context: None, voices: [const { None }; Cue::ALL.len()], early: None };
        match &speaker.get_or_insert_with(new).context {
            // A device that was called away, to a telephone call say, has to be woken. Its state has more than one name.
            Some(context) => wake(context),
            // It takes its time, and the answer to the gesture comes first; browsers let a timer act for it.
            None => {
                Timeout::new(0, open).forget();
            }
        }
    });
}

/// Asks for the device.
fn open() {
    let sound = settings().sound;
    SPEAKER.with_borrow_mut(|speaker| {
        let Some(speaker) = speaker.as_mut().filter(|speaker| speaker.context.is_none()) else { return };
        let early = speaker.early.take();
        if sound != Sound::Off
            && let Ok(context) = AudioContext::new()
        {
            wake(&context);
            speaker.context = Some(context);
            // What fails is not heard.
            early.into_iter().for_each(|cue| drop(speaker.sound(cue, loudness(sound))));
        }
    });
}

fn wake(context: &AudioContext) {
    if context.state() != AudioContextState::Running
        && settings().sound != Sound::Off
        && let Ok(waking) = context.resume()
    {
        spawn_local(async move { drop(JsFuture::from(waking).await) });
    }
}

fn play(cue: Cue) {
    let settings = settings();
    SPEAKER.with_borrow_mut(|speaker| {
        // Before the first gesture the device neither sounds nor trembles.
        let Some(speaker) = speaker else { return };
        if settings.vibration == Vibration::On && tremble(cue) > 0 {
            // A device that cannot does not.
            let _ = vibrate(tremble(cue));
        }
        if settings.sound != Sound::Off {
            // What fails is not heard.
            let _ = speaker.sound(cue, loudness(settings.sound));
        }
    });
}

impl Speaker {
    fn sound(&mut self, cue: Cue, loud: f32) -> Result<(), JsValue> {
        let Some(context) = &self.context else {
            self.early = Some(cue);
            return Ok(());
        };
        let voice = &mut self.voices[cue as usize];
        let buffer = match voice {
            Some(buffer) => buffer,
            None => {
                let samples = samples(cue);
                let buffer = context.create_buffer(1, samples.len() as u32, RATE as f32)?;
                buffer.copy_to_channel(&samples, 0)?;
                voice.insert(buffer)
            }
        };
        let (source, gain) = (context.create_buffer_source()?, context.create_gain()?);
        source.set_buffer(Some(buffer));
        // No two stones sound alike.
        let pitch = 0.94 + 0.12 * js_sys::Math::random() as f32;
        source.playback_rate().set_value(if cue <= Cue::Land { pitch } else { 1.0 });
        gain.gain().set_value(loud);
        source.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(&context.destination())?;
        source.start()
    }
}
