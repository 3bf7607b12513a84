//! The engine on a console, line by line, in the manner of UCI and UGI: `docs/console.md` names every command.
//!
//! The only room beside the page's platform that has a clock and threads: lines are read on one thread, the search runs
//! on another, and everything is said by the first. Knows no browser.
#![warn(missing_docs)]

pub mod bench;
mod clock;
mod command;
mod explain;
mod game;
mod options;
mod picture;
mod session;

pub use command::{Command, CommandError, Go};
pub use options::{BookUse, Options};
pub use session::run;
