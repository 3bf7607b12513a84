//! The commands and their options: the one list of them. README and CONTRIBUTING are checked against it.
#![allow(unreachable_pub, reason = "the macro writes public items")]

use std::ffi::OsString;

xflags::xflags! {
    /// The chores of the project.
    cmd xtask {
        /// Prepares this machine for building and testing; what is there already is left alone.
        cmd setup {}
        /// Builds the app and serves it on this machine.
        cmd serve {
            /// First port to try (8080); a taken port gives way to the next one.
            optional --port port: u16
            /// Folder the app seems to live in, such as /x/y/ (default /).
            optional --base base: String
        }
        /// Builds the app into dist/, ready for any static host and any folder.
        cmd build {}
        /// Runs every check that a change must pass.
        cmd test {
            /// The long run: ten times as many random positions and longer games.
            optional --all
        }
        /// Builds the app and runs the browser tests; further words go to Playwright.
        cmd e2e {
            repeated args: OsString
        }
        /// Measures the speed of the rules and the search, natively and in wasm.
        cmd bench {
            repeated args: OsString
        }
        /// Prints what a first visit loads, and fails above the budget.
        cmd size {}
        /// Takes pictures of the app in several sizes and both themes; renews those in docs/images.
        cmd shots {}
        /// What Trunk calls while it builds: `styles` before, `page` after.
        cmd hook {
            required stage: String
        }
    }
}
