//! When a worker counts as dead, and what is done about it. Knows no worker and no clock: it counts looks, and so it is tested
//! natively.
//!
//! Silence is counted in looks that took place, each with a greeting that could have been answered, never in time: in a hidden
//! tab they come rarely, and a device that sleeps takes none.

/// Milliseconds between two looks.
pub const LOOK: u32 = 250;
/// Unanswered looks after which a worker that listens counts as dead, 2 s: it answers within milliseconds, also while it
/// thinks, and even on a machine with better things to do within a second.
const PATIENCE: u32 = 8;
/// The same while it is still being loaded, over a slow network to a slow phone: 30 s.
const PATIENCE_AT_FIRST: u32 = 120;
/// Looks after which it is asked for the first time whether there is anything to load at all, 2 s.
const DOUBT: u32 = 8;
/// The death in a row that is not mended any more: what kills three workers kills the fourth.
const LAST_DEATH: u32 = 3;

/// What to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Nothing.
    Wait,
    /// Greet the worker.
    Greet,
    /// Find out whether the worker's files can be had.
    Doubt,
    /// Put another worker in its place and ask it the same.
    Replace,
    /// Tell that there is no engine.
    GiveUp,
}

/// The care for one worker after the other.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Care {
    listens: bool,
    silent: u32,
    deaths: u32,
}

impl Care {
    /// Another question is asked.
    pub fn asked(&mut self) {
        self.silent = 0;
        self.deaths = 0;
    }

    /// Another worker is begun.
    pub fn begun(&mut self) {
        self.listens = false;
        self.silent = 0;
    }

    /// The worker said something.
    pub fn heard(&mut self) {
        self.listens = true;
        self.silent = 0;
    }

    /// A look at a worker that is at a question.
    pub fn look(&mut self) -> Act {
        self.silent += 1;
        match self.listens {
            true if self.silent > PATIENCE => self.died(),
            true => Act::Greet,
            false if self.silent > PATIENCE_AT_FIRST => Act::GiveUp,
            false if self.silent == DOUBT => Act::Doubt,
            false => Act::Wait,
        }
    }

    /// The worker at a question has died.
    pub fn died(&mut self) -> Act {
        self.deaths += 1;
        if self.deaths < LAST_DEATH { Act::Replace } else { Act::GiveUp }
    }
}
