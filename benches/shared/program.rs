//! How a program begins and ends that `cargo xtask` calls.

use std::process::{ExitCode, Termination};

/// Hands the words of the call to `work`, and tells why it failed if it did.
pub(crate) fn run<T: Termination>(work: impl FnOnce(&[String]) -> Result<T, String>) -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match work(&words) {
        Ok(done) => done.report(),
        Err(why) => {
            eprintln!("error: {why}");
            ExitCode::FAILURE
        }
    }
}
