//! What can happen to a session.

use super::saved::Saved;
use super::{Leaf, Moment, Setup, Tick};
use crate::app::boards::{Arrow, GameUi, Motion};
use crate::app::settings::Settings;
use crate::protocol::{Advice, Hope, JobId};

/// An event from a person, the engine or the clock.
#[derive(Clone, PartialEq, Debug)]
pub enum Action<P: GameUi> {
    /// A spot was touched by whatever pointer or key.
    Touch(P::Spot),
    /// What lies on a spot was taken up, to be laid down elsewhere.
    Lift(P::Spot),
    /// What was taken up was laid down on a spot, or given up.
    Drop(Option<P::Spot>),
    /// The touched spots are given up.
    Cancel,
    /// The tab stop of the board moved.
    Cursor(P::Spot),
    /// An arrow key: the tab stop walks on. Counted from where it is by then, so that no key is lost on a slow page.
    Walk(Arrow),
    /// Enter or Space: the tab stop is touched.
    TouchCursor,
    /// The pointer came to a spot, or left the board.
    Hover(Option<P::Spot>),
    /// The engine's move.
    EngineMove {
        /// The question it answers.
        job: JobId,
        /// The move as text.
        text: String,
        /// Whether the computer saw hope.
        hope: Hope,
    },
    /// The engine's word on a draw.
    EngineDraw {
        /// The question it answers.
        job: JobId,
        /// What it says.
        verdict: Verdict,
    },
    /// The least time that the question of this number should seem to take has passed.
    Paced(JobId),
    /// The engine could not answer; without a job, it could not be reached at all.
    EngineFailed {
        /// The question that it failed.
        job: Option<JobId>,
    },
    /// The engine is of another build than the page.
    EngineStale,
    /// Try the engine again.
    Retry,
    /// Back to the person's last decision.
    Undo,
    /// The person gives up; between two people, the side to move.
    Resign,
    /// A draw is offered.
    OfferDraw,
    /// The other person answers the offer.
    AnswerDraw(Verdict),
    /// A new game.
    Begin(Box<Setup<P>>),
    /// A stored game takes the place of this one.
    TakeUp(Box<Saved<P>>),
    /// The same game from its start.
    Again,
    /// The other side comes to the bottom of the board.
    Flip,
    /// A frame has been seen long enough.
    FrameShown(Tick),
    /// The last move is to be shown once more.
    ShowAgain,
    /// The person's wish for motion changed.
    Motion(Motion),
    /// It is this time now. Comes before every other event, and whenever what the clock shows changes.
    Time(Moment),
    /// The person's settings changed.
    Settings(Settings),
    /// The move that waits is played.
    Confirm,
    /// A hint, or more of it.
    Hint,
    /// The coach has answered.
    Advice(Box<Advice>),
    /// The coach could not answer the question of this number.
    CoachFailed(JobId),
    /// Another position is looked at.
    Look(Leaf),
    /// The judge's last refused entry was a slip.
    Strike,
    /// The game as a link was put where it can be pasted, or it could not be.
    Shared(Sharing),
    /// The clock is stopped and the board covered.
    Pause,
    /// The game goes on after a pause.
    GoOn,
}

/// An answer to the offer of a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// The game is drawn.
    Accepted,
    /// The game goes on.
    Declined,
}

/// What came of the wish to share a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sharing {
    /// The link was copied.
    Copied,
    /// The browser does not copy; the link stands in the address bar.
    InAddress,
}
