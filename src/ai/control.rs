//! How the outside world reaches a search.

use super::{Evaluate, Progress, Search};

/// Steers a search from outside: the two questions of analog-hors' tantabus, asked between slices.
pub trait Control<P: Evaluate> {
    /// Whether to stop now. Asked after every slice.
    fn is_stopped(&mut self, search: &Search<P>) -> bool;

    /// A depth is finished.
    fn report(&mut self, search: &Search<P>);
}

/// A control that never stops and does not listen.
#[derive(Clone, Copy, Debug)]
pub struct Unstopped;

impl<P: Evaluate> Control<P> for Unstopped {
    fn is_stopped(&mut self, _: &Search<P>) -> bool {
        false
    }

    fn report(&mut self, _: &Search<P>) {}
}

/// Runs a search to its end in slices of so many nodes. The result does not depend on the slices.
pub fn drive<P: Evaluate>(search: &mut Search<P>, slice: u64, control: &mut impl Control<P>) {
    loop {
        match search.run(slice) {
            Progress::Done => return,
            Progress::Deepened => control.report(search),
            Progress::Paused => {}
        }
        if control.is_stopped(search) {
            search.stop();
        }
    }
}
