//! What the opponent threatens: what happens if nothing is done.
//!
//! Found by a search of the position with the other side to move (a null move for explanation alone). No move is ever
//! decided by it: in draughts moving can be a burden.

use super::{Explain, Story};
use crate::ai::{Line, Verdict, WinChance};

/// From this loss of win chance on, in thousandths, doing nothing would be a mistake and what follows a threat (lichess: 10
/// points of a hundred). Half of that is the noise of two searches.
const MISTAKE: u16 = 100;

/// Why it cannot be asked what happens if nothing is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoThreat {
    /// The game is over.
    Over,
    /// The side to move must capture (T4.2).
    Compelled,
    /// The opponent could not move: then to wait would win, and a position like this has no threat in it.
    OpponentStuck,
}

impl NoThreat {
    /// Every reason.
    pub const ALL: [NoThreat; 3] = [NoThreat::Over, NoThreat::Compelled, NoThreat::OpponentStuck];

    /// The name on the console.
    pub const fn as_str(self) -> &'static str {
        match self {
            NoThreat::Over => "over",
            NoThreat::Compelled => "compelled",
            NoThreat::OpponentStuck => "opponent-stuck",
        }
    }
}

/// What the opponent does when nothing is done against it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Threat<P: Explain> {
    /// The opponent's best line. [`Story::trade`] tells what it gains.
    pub story: Story<P>,
    /// What it costs in thousandths of a win, measured against the best move.
    pub loss: u16,
    /// What it costs in hundredths of a man or of a stone; `None` when it loses for certain and the best move does not.
    pub cost: Option<i32>,
}

impl<P: Explain> Threat<P> {
    /// The position to search for the opponent's threat: the same with the opponent to move.
    ///
    /// # Errors
    /// Why nothing can be learnt from that.
    pub fn question(pos: &P) -> Result<P, NoThreat> {
        if pos.outcome().is_some() {
            return Err(NoThreat::Over);
        }
        if pos.is_compelled() {
            return Err(NoThreat::Compelled);
        }
        let passed = pos.passed();
        match passed.outcome() {
            Some(_) => Err(NoThreat::OpponentStuck),
            None => Ok(passed),
        }
    }

    /// Reads the answer: `best` is the best line of a position and `answer` the opponent's best line in `question`. `None`
    /// when doing nothing would cost little.
    pub fn read(best: &Line<P>, question: &P, answer: &Line<P>) -> Option<Self> {
        let idle = -answer.score;
        let chance = |score| WinChance::of(question, score).per_mille();
        let loss = chance(best.score).saturating_sub(chance(idle));
        let cost = match (best.score.verdict(), idle.verdict()) {
            (Verdict::Loss(_), Verdict::Loss(_)) => return None,
            (_, Verdict::Loss(_)) => None,
            _ => Some(best.score.value().saturating_sub(idle.value()).max(0)),
        };
        let is_dear = loss >= MISTAKE || cost.is_none_or(|cost| cost >= P::SWING);
        is_dear.then(|| Threat { story: Story::tell(question, [], &answer.moves), loss, cost })
    }
}
