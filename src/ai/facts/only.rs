//! The only move: the one that keeps what the position is worth.

use super::Explain;
use crate::ai::{Line, Verdict, WinChance};

/// How much worse, in thousandths of a win, every other move must be: by that much a move is a mistake (lichess:
/// 10 points of a hundred).
const MISTAKE: u16 = 100;

/// A move without which a position is worth less.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OnlyMove<M> {
    /// The move.
    pub mv: M,
    /// What makes it the only one.
    pub why: OnlyWhy,
    /// By how much the second best move is worse, in thousandths of a win.
    pub loss: u16,
}

/// What makes a move the only one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnlyWhy {
    /// No other move is legal.
    Legal,
    /// It wins for certain, and no other move is sure to.
    Wins,
    /// Every other move loses for certain.
    Saves,
    /// It is better than every other move by a judgement.
    Keeps,
}

impl OnlyWhy {
    /// Every reason.
    pub const ALL: [OnlyWhy; 4] = [OnlyWhy::Legal, OnlyWhy::Wins, OnlyWhy::Saves, OnlyWhy::Keeps];

    /// The name on the console.
    pub const fn as_str(self) -> &'static str {
        match self {
            OnlyWhy::Legal => "legal",
            OnlyWhy::Wins => "wins",
            OnlyWhy::Saves => "saves",
            OnlyWhy::Keeps => "keeps",
        }
    }
}

impl<M: Copy> OnlyMove<M> {
    /// The only move of `root`, if it has one. `lines` are its best lines, best first, at least two where there are two
    /// moves (a search with [`Limits::lines`](crate::ai::Limits::lines) 2 or more).
    pub fn find<P: Explain<Move = M>>(root: &P, lines: &[Line<P>]) -> Option<Self> {
        let best = lines.first()?;
        let mv = *best.moves.first()?;
        if root.count_moves() == 1 {
            return Some(OnlyMove { mv, why: OnlyWhy::Legal, loss: 0 });
        }
        let second = lines.get(1)?;
        let chance = |line: &Line<P>| WinChance::of(root, line.score).per_mille();
        let loss = chance(best).saturating_sub(chance(second));
        let why = match (best.score.verdict(), second.score.verdict()) {
            (Verdict::Loss(_), _) => return None,
            (Verdict::About(_), Verdict::Loss(_)) => OnlyWhy::Saves,
            _ if loss < MISTAKE => return None,
            (Verdict::Win(_), _) => OnlyWhy::Wins,
            (Verdict::About(_), _) => OnlyWhy::Keeps,
        };
        Some(OnlyMove { mv, why, loss })
    }
}
