//! One ply of the search's explicit stack: a position, its moves and how far they have been tried.

use super::history::History;
use super::{Evaluate, Hit, MAX_PLY, Score, Window};
use crate::rules::Position;

/// How the ply below is being searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Effort {
    /// A move, less deep than it should be, only whether it is better than what there is.
    Reduced,
    /// A move, only whether it is better than what there is (principal variation search: Marsland and Campbell 1982).
    Scout,
    /// A move, how good it is.
    Full,
    /// The position after passing.
    Passed,
    /// This position once more, less deep and against a higher window.
    ProbCut,
    /// This position once more without its best move.
    Others,
}

/// What is tried next at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// To pass.
    Pass,
    /// A shallow search.
    ProbCut,
    /// All moves but the best one.
    Others,
    /// The moves.
    Moves,
}

/// Ranks of moves: the table's move, then captures by gain, killers, and quiet moves by history.
const FIRST: i32 = 1 << 28;
pub(super) const NOISY: i32 = 1 << 24;
pub(super) const KILLER: i32 = 1 << 20;
/// A move that is not to be tried (any more).
const NEVER: i32 = i32::MIN;

/// One ply. Frames are made once and used again, so that searching allocates nothing.
#[derive(Debug)]
pub(super) struct Frame<P: Position> {
    pub(super) pos: P,
    pub(super) key: u64,
    /// How many plies back a position might have been the same.
    pub(super) reversible: usize,
    /// How many plies are left to search; at 0 only noisy moves are followed.
    pub(super) depth: i32,
    pub(super) window: Window,
    /// Whether the window was raised: whether `best` is more than a bound.
    pub(super) is_raised: bool,
    pub(super) best: Score,
    /// The best move's place among the legal moves.
    pub(super) best_move: Option<usize>,
    pub(super) moves: Vec<P::Move>,
    ranks: Vec<i32>,
    /// The place of the move being searched, and how.
    pub(super) current: usize,
    pub(super) effort: Effort,
    pub(super) tried: usize,
    pub(super) stage: Stage,
    /// The judgement of the position, where it was asked for.
    pub(super) judged: Option<Score>,
    /// What the table knows of the position.
    pub(super) hit: Option<Hit>,
    /// The place of a move that is left out.
    pub(super) excluded: Option<usize>,
    /// How much deeper the table's move is looked at.
    pub(super) extension: i32,
    /// The rank of the present move.
    pub(super) rank: i32,
    /// The depth that the present move should be searched to.
    pub(super) full_depth: i32,
    /// The [`Evaluate::place`] of the move that led here.
    pub(super) via: Option<usize>,
    /// The slots of the quiet moves tried.
    pub(super) quiets: Vec<u16>,
    pub(super) line: Vec<P::Move>,
    /// Whether the present search has been at this ply.
    pub(super) is_reached: bool,
    /// Quiet moves that refuted a move at this ply (Akl and Newborn 1977).
    killers: [Option<P::Move>; 2],
}

impl<P: Evaluate> Frame<P> {
    pub(super) fn new(pos: P) -> Self {
        Frame {
            pos,
            key: 0,
            reversible: 0,
            depth: 0,
            window: Window::FULL,
            is_raised: false,
            best: Score::NOTHING,
            best_move: None,
            moves: Vec::with_capacity(64),
            ranks: Vec::with_capacity(64),
            current: 0,
            effort: Effort::Full,
            tried: 0,
            stage: Stage::Moves,
            judged: None,
            hit: None,
            excluded: None,
            extension: 0,
            rank: 0,
            full_depth: 0,
            via: None,
            quiets: Vec::with_capacity(64),
            line: Vec::with_capacity(MAX_PLY),
            is_reached: false,
            killers: [None; 2],
        }
    }

    /// Forgets what was found at this ply; the position, depth and window stay.
    #[inline]
    pub(super) fn open(&mut self) {
        self.is_raised = false;
        self.best = Score::NOTHING;
        self.best_move = None;
        self.tried = 0;
        self.stage = Stage::Moves;
        self.judged = None;
        self.hit = None;
        self.extension = 0;
        self.quiets.clear();
        self.line.clear();
        self.is_reached = true;
    }

    /// The judgement of the position, made once. With so many plies of patience it fades while nothing happens that could
    /// not be taken back, down to a quarter: an advantage is to be used.
    #[inline]
    pub(super) fn judge(&mut self, patience: Option<i32>) -> Score {
        if let Some(judged) = self.judged {
            return judged;
        }
        let mut value = self.pos.evaluate();
        if let Some(patience) = patience {
            let idle = (self.reversible as i32).min(patience * 3 / 4);
            value = value * (patience - idle) / patience;
        }
        let judged = Score::judged(value);
        self.judged = Some(judged);
        judged
    }

    /// Ranks all moves.
    #[inline]
    pub(super) fn rank_all(&mut self, history: &History) {
        let (pos, killers, side, via) = (&self.pos, self.killers, self.pos.turn(), self.via);
        self.ranks.clear();
        self.ranks.extend(self.moves.iter().map(|&mv| {
            let gain = pos.gain(mv);
            if gain != 0 {
                NOISY + gain
            } else if killers[0] == Some(mv) {
                KILLER
            } else if killers[1] == Some(mv) {
                KILLER - 1
            } else {
                history.worth(side, via, P::slot(mv))
            }
        }));
        let hint = self.hit.and_then(|hit| hit.best);
        if let Some(rank) = hint.and_then(|place| self.ranks.get_mut(usize::from(place))) {
            *rank = FIRST;
        }
        if let Some(rank) = self.excluded.and_then(|place| self.ranks.get_mut(place)) {
            *rank = NEVER;
        }
    }

    /// Finds and ranks the noisy moves alone: afterwards the frame has no others.
    #[inline]
    pub(super) fn take_noisy(&mut self) -> Noise {
        let has_quiet = self.pos.noisy_moves_into(&mut self.moves);
        let pos = &self.pos;
        self.ranks.clear();
        self.ranks.extend(self.moves.iter().map(|&mv| NOISY + pos.gain(mv)));
        Noise { has_noisy: !self.moves.is_empty(), has_quiet }
    }

    /// Ranks the moves of the root: `order` has the places of the moves to try, best first.
    pub(super) fn rank_in_order(&mut self, order: &[usize]) {
        self.ranks.clear();
        self.ranks.resize(self.moves.len(), NEVER);
        for (nth, &place) in order.iter().enumerate() {
            self.ranks[place] = -(nth as i32);
        }
    }

    /// The places of all moves, by rank; of equals the first one first.
    pub(super) fn places_by_rank(&self) -> Vec<usize> {
        let mut places: Vec<usize> = Vec::with_capacity(self.moves.len());
        for (place, rank) in self.ranks.iter().enumerate() {
            let at = places.partition_point(|&other| self.ranks[other] >= *rank);
            places.insert(at, place);
        }
        places
    }

    /// Takes the best move not yet tried and its rank; of equals the first.
    #[inline]
    pub(super) fn pick(&mut self) -> Option<(P::Move, i32)> {
        // Rank and place in one number, of which the largest is sought: no branch that nobody can foresee.
        let nothing = i64::from(NEVER) << 32;
        let best = self
            .ranks
            .iter()
            .zip((0..=u32::MAX).rev())
            .fold(nothing, |best, (&rank, place)| best.max(i64::from(rank) << 32 | i64::from(place)));
        if best >> 32 == i64::from(NEVER) {
            return None;
        }
        self.current = !(best as u32) as usize;
        self.ranks[self.current] = NEVER;
        self.moves.get(self.current).map(|&mv| (mv, (best >> 32) as i32))
    }

    /// Remembers a quiet move that refuted the move before it.
    #[inline]
    pub(super) fn remember_killer(&mut self, mv: P::Move) {
        if self.killers[0] != Some(mv) {
            self.killers = [Some(mv), self.killers[0]];
        }
    }

    /// Forgets an earlier search.
    pub(super) fn forget(&mut self) {
        self.killers = [None; 2];
        self.is_reached = false;
    }
}

/// Which moves there are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Noise {
    pub(super) has_noisy: bool,
    pub(super) has_quiet: bool,
}
