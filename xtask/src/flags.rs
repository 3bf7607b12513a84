//! The commands and their options: the one list of them. README and CONTRIBUTING are checked against it.
#![allow(unreachable_pub, reason = "the macro writes public items")]

use std::ffi::OsString;
use std::path::PathBuf;

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
            /// The long run: many more random games, every page in every look, and the other browsers.
            optional --all
        }
        /// Builds the app and runs the browser tests; further words go to Playwright.
        cmd e2e {
            /// On a build that is soon made, large and slow: for a look while one works, no proof.
            optional --quick
            repeated args: OsString
        }
        /// Plays the release build in Firefox and in WebKit: starts, plays against the computer, reloads without a network.
        cmd browsers {}
        /// Measures the speed of the rules and the search, natively and in wasm.
        cmd bench {
            repeated args: OsString
        }
        /// Plays two engines against each other and prints which one is stronger. An engine is `.` (this tree), a revision,
        /// the path of a program, `rival` (the minimax crate, by movetime or depth) or `random`; options follow behind
        /// commas: `.,Level=4,nodes=2000`.
        cmd duel {
            /// The first engine; all figures are its own.
            required a: String
            /// The second engine.
            required b: String
            /// `tobit` or `toguz`; both when left out.
            optional --game game: String
            /// Tobit's board: 5x4 or 4x4.
            optional --variant variant: String
            /// How far a tobit goes: short, long or flying.
            optional --tobit tobit: String
            /// Pairs of games; the two of a pair begin with the same random moves (200).
            optional --pairs pairs: u64
            /// Positions a move (5000).
            optional --nodes nodes: u64
            /// Milliseconds a move, in place of positions.
            optional --movetime movetime: u64
            /// Random moves a game begins with (4 to 8, by lot).
            optional --plies plies: u64
            /// `even` openings alone, which a short search takes for open (default), or `any`.
            optional --openings openings: String
            /// What the openings are drawn by (1).
            optional --seed seed: u64
            /// Games at once (all cores).
            optional --threads threads: u64
            /// `ELO0,ELO1`: ends when it is decided whether the first engine is stronger by ELO1 or by no more than ELO0.
            optional --sprt sprt: String
            /// A longer game counts as drawn (400).
            optional --max-plies max_plies: u64
            /// MiB of an engine's table (1 up to 20000 nodes, else 16).
            optional --hash hash: u64
            /// A file for the records of the games.
            optional --records records: PathBuf
        }
        /// Plays each level against the next one, and the first against a random player; writes docs/levels.md.
        cmd levels {
            /// Games of a pair of levels (200).
            optional --games games: u64
            /// `tobit` or `toguz`; both when left out.
            optional --game game: String
            /// A single step, such as `3-4`, or `random-1`.
            optional --only only: String
            /// Games at once (all cores).
            optional --threads threads: u64
            /// What the openings and the levels' errors are drawn by (1).
            optional --seed seed: u64
        }
        /// Fits the weights of a game's evaluation to games that the engine plays against itself, and writes them down. A run
        /// that was broken off goes on where it was.
        cmd tune {
            /// `tobit` or `toguz`.
            required game: String
            /// `weights`, or `curve` for the win chance.
            optional --fit fit: String
            /// Games to fit to (10000; 4000 for the curve); those that were played already count.
            optional --games games: u64
            /// Positions a move (3000).
            optional --nodes nodes: u64
            /// What the games are drawn by (1).
            optional --seed seed: u64
            /// The name of the games' file in target/tune; another engine's games need another one.
            optional --data data: String
            /// The records of a match (`cargo xtask duel --records`) whose games are fitted to, in place of games against itself;
            /// every position is searched anew.
            optional --records records: PathBuf
            /// Names of earlier games' files, with commas between: they are fitted to as well.
            optional --also also: String
            /// How often all positions are gone through (60).
            optional --rounds rounds: u64
            /// How much of a position's label is the result, in percent; the rest is the search's score (70).
            optional --result-share result_share: u64
            /// How far ahead means e wins to one loss at every stage, in hundredths, while weights are fitted (by stage, as the games
            /// tell); only where each piece counts in two terms.
            optional --unit unit: u64
            /// `no` only shows what would be written.
            optional --write write: String
            /// Games at once (all cores).
            optional --threads threads: u64
        }
        /// Searches the likeliest openings of a game for long and writes its opening book. A run that was broken off goes on
        /// where it was.
        cmd book {
            /// `tobit` or `toguz`.
            required game: String
            /// Positions of the book (300).
            optional --positions positions: u64
            /// Positions visited by the search of each (2000000).
            optional --nodes nodes: u64
            /// The best moves that each search tells apart (4).
            optional --lines lines: u64
            /// How much worse than the best a move may be to be played, in per mille of the win chance (20).
            optional --margin margin: u64
            /// The name of the searches' file in target/book; another engine's searches need another one.
            optional --data data: String
            /// `no` only shows what would be written.
            optional --write write: String
        }
        /// Prints what a first visit loads, and fails above the budget.
        cmd size {}
        /// Takes pictures of the app in several sizes and both themes; renews those in docs/images.
        cmd shots {}
        /// Measures how the app feels on a slow phone: paint, first move, answers to touches, frames, shifts.
        cmd vitals {}
        /// Lists the crates that the page is made of, for the page about Utys; to be run when Cargo.lock changes.
        cmd licences {}
        /// What Trunk calls while it builds: `styles` before, `page` after.
        cmd hook {
            required stage: String
        }
    }
}
