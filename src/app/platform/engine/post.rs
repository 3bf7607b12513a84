//! One worker at a time and at most one open question to it. Questions are numbered for the whole page, a worker that begins to
//! listen is greeted and asked, and each is known by the name of its build. Knows no answers and no patience.

use super::link::{Link, Word};
use crate::protocol::{Go, JobId, ToEngine, Wire, build_name};

/// What comes from a worker, with the worker's number: a late word from one that was given up is not heard.
pub(in crate::app::platform) type OnWord = fn(u32, Word);

/// The post.
#[derive(Default)]
pub(in crate::app::platform) struct Post {
    link: Option<Link>,
    worker: u32,
    stage: Stage,
    last_job: JobId,
    asked: Option<Asked>,
}

/// How far a worker has come.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Stage {
    /// It is being fetched.
    #[default]
    Loading,
    /// It has said something.
    Listening,
    /// It has named the page's own build. Nothing else is believed of it before.
    Trusted,
}

struct Asked {
    /// The question, with its number on the line.
    go: Go,
    /// Its number in the session.
    own: JobId,
}

impl Post {
    /// Begins a worker, unless there is one; whether it did.
    pub(in crate::app::platform) fn open(&mut self, loader: &str, on_word: OnWord) -> bool {
        let begins = self.link.is_none();
        if begins {
            self.worker += 1;
            self.stage = Stage::Loading;
            let worker = self.worker;
            self.link = Link::open(loader, move |word| on_word(worker, word));
        }
        begins
    }

    /// Ends the worker.
    pub(in crate::app::platform) fn close(&mut self) {
        self.link = None;
    }

    /// Whether there is a worker.
    pub(in crate::app::platform) fn is_open(&self) -> bool {
        self.link.is_some()
    }

    /// The number of the worker.
    pub(in crate::app::platform) fn worker(&self) -> u32 {
        self.worker
    }

    /// Whether the worker has said anything yet.
    pub(in crate::app::platform) fn listens(&self) -> bool {
        self.stage != Stage::Loading
    }

    /// Whether the worker has greeted.
    pub(in crate::app::platform) fn is_trusted(&self) -> bool {
        self.stage == Stage::Trusted
    }

    /// Asks; whatever was asked before is over.
    pub(in crate::app::platform) fn ask(&mut self, mut go: Go) {
        self.last_job += 1;
        let own = std::mem::replace(&mut go.job, self.last_job);
        self.send(&ToEngine::Go(go.clone()));
        self.asked = Some(Asked { go, own });
    }

    /// Whether a question is open.
    pub(in crate::app::platform) fn is_asked(&self) -> bool {
        self.asked.is_some()
    }

    /// The session's number of the open question, when it is `job` on the line.
    pub(in crate::app::platform) fn own(&self, job: Option<JobId>) -> Option<JobId> {
        self.asked.as_ref().filter(|asked| Some(asked.go.job) == job).map(|asked| asked.own)
    }

    /// Tells the worker that the open question is over.
    pub(in crate::app::platform) fn stop(&mut self) {
        if let Some(asked) = self.asked.take() {
            self.send(&ToEngine::Stop { job: asked.go.job });
        }
    }

    /// Ends the open question without a word, and gives its number in the session.
    pub(in crate::app::platform) fn hang_up(&mut self) -> Option<JobId> {
        self.asked.take().map(|asked| asked.own)
    }

    /// Greets the worker, which it answers at any time.
    pub(in crate::app::platform) fn greet(&self) {
        self.send(&ToEngine::Hello { build: build_name().to_owned() });
    }

    /// Hears whether a word is the first one: an empty one, by which a worker says that it listens. It is then told everything.
    pub(in crate::app::platform) fn begins(&mut self, wire: &Wire) -> bool {
        let is_first = !self.listens();
        if is_first {
            self.stage = Stage::Listening;
        }
        let begins = is_first && wire.bytes().is_empty();
        if begins {
            self.greet();
            if let Some(asked) = &self.asked {
                self.send(&ToEngine::Go(asked.go.clone()));
            }
        }
        begins
    }

    /// Hears a greeting from a build; whether it is the page's own.
    pub(in crate::app::platform) fn knows(&mut self, build: &str) -> bool {
        let is_own = build == build_name();
        if is_own {
            self.stage = Stage::Trusted;
        }
        is_own
    }

    /// Sends a message to a worker that listens; one that does not yet is told everything when it does.
    fn send(&self, message: &ToEngine) {
        if let Some(link) = self.link.as_ref().filter(|_| self.listens()) {
            link.post(&Wire::write(message));
        }
    }
}
