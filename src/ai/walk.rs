//! The walk over the tree, one node at a time: negamax with alpha-beta as three verbs on an explicit stack, so that
//! it can stand still between any two nodes and go on later.
//!
//! `enter` looks at a position, `advance` goes down with its next move, `leave` comes back up with a score. What a node tries
//! before its moves, and which moves it leaves out, is decided in [`prune`](super::prune).

use super::frame::{Effort, NOISY, Stage};
use super::{Bound, Evaluate, Hit, Horizon, MAX_PLY, Score, Search, TableUse, Technique, Techniques};

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// Look at the position of the present ply.
    Enter,
    /// Try its next move.
    Advance,
    /// It is worth this much to its side to move.
    Leave(Score),
}

impl<P: Evaluate> Search<P> {
    /// Looks at the position of the present ply.
    #[inline]
    pub(super) fn enter(&mut self) -> Step {
        self.nodes += 1;
        let ply = self.ply;
        let frame = &mut self.frames[ply];
        frame.open();
        if frame.depth <= 0 || ply >= MAX_PLY {
            return self.enter_horizon();
        }
        frame.key = frame.pos.key();
        self.path[self.earlier + ply] = frame.key;
        if ply > 0 {
            if self.is_repetition() {
                return Step::Leave(self.repeated());
            }
            if let Some(hit) = self.probe() {
                let frame = &self.frames[ply];
                if frame.window.is_null() && self.settles(hit) {
                    return Step::Leave(hit.score);
                }
                self.frames[ply].hit = Some(hit);
            }
        }
        let frame = &mut self.frames[ply];
        frame.pos.legal_moves_into(&mut frame.moves);
        if frame.moves.is_empty() {
            return Step::Leave(self.finished());
        }
        if ply == 0 {
            frame.rank_in_order(&self.root_order[self.lines_found.len()..]);
            return Step::Advance;
        }
        if self.techniques != Techniques::NONE
            && let Some(score) = self.prepare()
        {
            return Step::Leave(score);
        }
        self.frames[ply].rank_all(&self.history);
        Step::Advance
    }

    /// Looks at a position beyond the horizon: noisy moves are followed. Where a quiet move could be made instead, the
    /// judgement stands as a lower bound; where every legal move is noisy (a compulsory capture, T4.2) it does not.
    #[inline]
    fn enter_horizon(&mut self) -> Step {
        let frame = &mut self.frames[self.ply];
        let noise = frame.take_noisy();
        if !noise.has_noisy && !noise.has_quiet {
            return Step::Leave(self.finished());
        }
        let is_bare = self.features.horizon == Horizon::Bare || self.ply >= MAX_PLY;
        if is_bare {
            return Step::Leave(frame.judge(self.patience));
        }
        if noise.has_quiet {
            if self.techniques.has(Technique::Threats) && frame.depth == 0 && frame.pos.is_threatened() {
                frame.pos.legal_moves_into(&mut frame.moves);
                frame.rank_all(&self.history);
                return Step::Advance;
            }
            let judged = frame.judge(self.patience);
            if !noise.has_noisy || frame.window.fails_high(judged) {
                return Step::Leave(judged);
            }
            frame.best = judged;
            frame.window = frame.window.raised(judged);
        }
        Step::Advance
    }

    /// Goes down with the next move, or closes the node when there is none.
    #[inline]
    pub(super) fn advance(&mut self) -> Step {
        if self.frames[self.ply].stage != Stage::Moves
            && let Some(step) = self.attempt()
        {
            return step;
        }
        let (mv, rank) = loop {
            let Some((mv, rank)) = self.frames[self.ply].pick() else { return self.close() };
            if !self.is_left_out(rank) {
                break (mv, rank);
            }
        };
        let less = self.reduction(rank);
        let (upper, lower) = self.frames.split_at_mut(self.ply + 1);
        let (frame, child) = (&mut upper[self.ply], &mut lower[0]);
        child.pos.clone_from(&frame.pos);
        child.pos.play_unchecked(mv);
        let is_only = frame.moves.len() == 1 && self.features.extend_forced && frame.depth > 0;
        let extension = if frame.tried == 0 { frame.extension } else { 0 };
        frame.rank = rank;
        frame.full_depth = if is_only { frame.depth } else { frame.depth - 1 + extension };
        child.depth = frame.full_depth - less;
        let needs_past = child.depth > 0 || self.patience.is_some();
        child.reversible = if needs_past && frame.pos.is_reversible(mv) { frame.reversible + 1 } else { 0 };
        (child.via, child.excluded) = (Some(P::place(mv)), None);
        let is_scout = frame.tried > 0 && frame.depth > 1 && !frame.window.is_null();
        frame.effort = match less {
            1.. => Effort::Reduced,
            _ if is_scout => Effort::Scout,
            _ => Effort::Full,
        };
        let window = if frame.effort == Effort::Full { frame.window } else { frame.window.scout() };
        child.window = window.answered();
        self.ply += 1;
        Step::Enter
    }

    /// Comes back up with the score of what was tried.
    #[inline]
    pub(super) fn leave(&mut self, child_score: Score) -> Step {
        self.ply -= 1;
        let (upper, lower) = self.frames.split_at_mut(self.ply + 1);
        let (frame, child) = (&mut upper[self.ply], &mut lower[0]);
        match frame.effort {
            Effort::Reduced | Effort::Scout | Effort::Full => {}
            Effort::Passed => return self.attempted(Effort::Passed, -child_score),
            same @ (Effort::ProbCut | Effort::Others) => return self.attempted(same, child_score),
        }
        let score = -child_score;
        let is_better = frame.window.improves(score);
        if frame.effort == Effort::Reduced && is_better {
            frame.effort = if frame.window.is_null() { Effort::Full } else { Effort::Scout };
            child.depth = frame.full_depth;
            self.ply += 1;
            return Step::Enter;
        }
        if frame.effort == Effort::Scout && is_better && !frame.window.fails_high(score) {
            frame.effort = Effort::Full;
            child.depth = frame.full_depth;
            child.window = frame.window.answered();
            self.ply += 1;
            return Step::Enter;
        }
        frame.tried += 1;
        if !is_better {
            frame.best = frame.best.max(score);
            if frame.rank < NOISY && frame.depth > 0 {
                frame.quiets.push(P::slot(frame.moves[frame.current]) as u16);
            }
            return Step::Advance;
        }
        frame.best = score;
        frame.best_move = Some(frame.current);
        frame.is_raised = true;
        if !frame.window.is_null() {
            frame.line.clear();
            frame.line.push(frame.moves[frame.current]);
            frame.line.extend_from_slice(&child.line);
        }
        if self.ply == 0 {
            self.raise_root_move();
            let frame = &mut self.frames[0];
            if frame.window.fails_high(score) {
                return self.close();
            }
            frame.window = frame.window.raised(score);
            return Step::Advance;
        }
        if frame.window.fails_high(score) {
            self.refute();
            return self.close();
        }
        frame.window = frame.window.raised(score);
        Step::Advance
    }

    /// Every move that matters has been tried: remembers what was found.
    #[inline]
    fn close(&mut self) -> Step {
        let frame = &self.frames[self.ply];
        let best = frame.best;
        // A root without its best moves is not the position.
        let is_whole = self.ply > 0 || self.lines_found.is_empty();
        if frame.depth > 0 && self.features.table != TableUse::Off && is_whole && frame.excluded.is_none() {
            let bound = match frame.is_raised {
                true if frame.window.fails_high(best) => Bound::Lower,
                true => Bound::Exact,
                false => Bound::Upper,
            };
            self.table.store(
                frame.key,
                Hit {
                    score: best.counted_from_node(self.ply),
                    bound,
                    depth: frame.depth.min(u8::MAX.into()) as u8,
                    best: frame.best_move.and_then(|place| u8::try_from(place).ok()),
                },
            );
        }
        Step::Leave(best)
    }

    /// Learns from a quiet move that refuted the move before it.
    #[inline]
    fn refute(&mut self) {
        let frame = &mut self.frames[self.ply];
        let mv = frame.moves[frame.current];
        if frame.depth <= 0 || frame.pos.gain(mv) != 0 {
            return;
        }
        frame.remember_killer(mv);
        self.history.learn(frame.pos.turn(), frame.via, P::slot(mv), &frame.quiets, frame.depth);
    }

    /// The value of a finished position: no legal move is left.
    #[cold]
    fn finished(&self) -> Score {
        let pos = &self.frames[self.ply].pos;
        pos.outcome().map_or(Score::DRAW, |outcome| Score::of_outcome(outcome, pos.turn(), self.ply))
    }

    /// Whether the present position has occurred before, in the game or on the way from the root. The first return is
    /// taken for a draw already: what can be done twice can be done three times (T6.3, K6.4).
    #[inline]
    fn is_repetition(&self) -> bool {
        if !self.features.repetition {
            return false;
        }
        let here = self.earlier + self.ply;
        let reach = self.frames[self.ply].reversible.min(here);
        // Two plies cannot lead back: each side has made one move.
        (4..=reach).step_by(2).any(|back| self.path[here - back] == self.path[here])
    }

    /// The worth of a repetition to the side to move: a draw, or less to the side whose search it is when it is asked not to
    /// be content with one.
    fn repeated(&self) -> Score {
        let is_own = self.frames[self.ply].pos.turn() == self.frames[0].pos.turn();
        if is_own { -self.contempt } else { self.contempt }
    }

    #[inline]
    fn probe(&self) -> Option<Hit> {
        let frame = &self.frames[self.ply];
        if self.features.table == TableUse::Off || frame.excluded.is_some() {
            return None;
        }
        let hit = self.table.probe(frame.key)?;
        Some(Hit { score: hit.score.counted_from_root(self.ply), ..hit })
    }

    /// Whether what the table knows answers the question of the present node.
    #[inline]
    fn settles(&self, hit: Hit) -> bool {
        let frame = &self.frames[self.ply];
        let is_deep = match self.features.table {
            TableUse::Deeper => i32::from(hit.depth) >= frame.depth,
            TableUse::Off | TableUse::SameDepth => i32::from(hit.depth) == frame.depth,
        };
        let is_high = frame.window.fails_high(hit.score);
        is_deep
            && match hit.bound {
                Bound::Exact => true,
                Bound::Lower => is_high,
                Bound::Upper => !is_high,
            }
    }
}
