//! What a node tries before its moves, and which moves it leaves out or looks at less deep.
//!
//! Every decision rests on integers that are the same on every platform.

use super::frame::{Effort, KILLER, NOISY, Stage};
use super::walk::Step;
use super::{Evaluate, MAX_PLY, Score, Search, Technique, Window};

/// The deepest nodes that are left for standing high, and whose quiet moves are left out.
const STATIC_DEPTH: i32 = 7;
/// The deepest nodes whose late moves are left out.
const LATE_DEPTH: i32 = 4;
/// From this depth on a shallow search can cut, and how much less deep it is.
const PROBCUT_DEPTH: i32 = 5;
const PROBCUT_LESS: i32 = 4;
/// From this depth on the table's move is compared with all others.
const SINGULAR_DEPTH: i32 = 8;
/// From this depth on a node that the table does not know is searched less deep.
const UNKNOWN_DEPTH: i32 = 4;
/// From this depth on late moves are searched less deep.
const REDUCED_DEPTH: i32 = 3;

/// Natural logarithms of 0-63 times 32, rounded; the first is not used.
const LOGARITHMS: [u8; 64] = [
    0, 0, 22, 35, 44, 52, 57, 62, 67, 70, 74, 77, 80, 82, 84, 87, 89, 91, 92, 94, 96, 97, 99, 100, 102, 103,
    104, 105, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 116, 117, 118, 119, 120, 120, 121, 122, 123,
    123, 124, 125, 125, 126, 126, 127, 128, 128, 129, 129, 130, 130, 131, 132, 132, 133,
];

fn logarithm(number: usize) -> i32 {
    i32::from(LOGARITHMS[number.min(63)])
}

impl<P: Evaluate> Search<P> {
    #[inline]
    fn uses(&self, technique: Technique) -> bool {
        self.techniques.has(technique)
    }

    /// Decides what a node away from the best line, whose moves are known, tries first; the score it can be left with.
    #[inline]
    pub(super) fn prepare(&mut self) -> Option<Score> {
        let standing_high = self.uses(Technique::StandingHigh);
        let unknown = self.uses(Technique::Unknown);
        let patience = self.patience;
        let ply = self.ply;
        let frame = &mut self.frames[ply];
        if ply == 0 {
            return None;
        }
        let is_known = frame.hit.is_some_and(|hit| hit.best.is_some());
        if unknown && !is_known && frame.depth >= UNKNOWN_DEPTH && frame.excluded.is_none() {
            frame.depth -= 1;
        }
        let is_compulsory = P::is_compulsory(frame.moves[0]);
        if !frame.window.is_null() || frame.excluded.is_some() {
            frame.stage = Stage::Others;
            return None;
        }
        if is_compulsory {
            frame.stage = Stage::ProbCut;
            return None;
        }
        let beta = frame.window.beta();
        let judged = frame.judge(patience);
        let margin = P::MARGINS.standing_high * frame.depth;
        if standing_high && frame.depth <= STATIC_DEPTH && beta.is_judged() && judged.lowered(margin) >= beta
        {
            return Some(judged);
        }
        frame.stage = Stage::Pass;
        None
    }

    /// Goes down with what is tried before the moves; `None` when the moves' turn has come.
    pub(super) fn attempt(&mut self) -> Option<Step> {
        loop {
            let stage = self.frames[self.ply].stage;
            let effort = match stage {
                Stage::Moves => return None,
                Stage::Pass => {
                    self.frames[self.ply].stage = Stage::ProbCut;
                    self.pass()
                }
                Stage::ProbCut => {
                    self.frames[self.ply].stage = Stage::Others;
                    self.probcut()
                }
                Stage::Others => {
                    self.frames[self.ply].stage = Stage::Moves;
                    self.others()
                }
            };
            if let Some(effort) = effort {
                self.frames[self.ply].effort = effort;
                self.ply += 1;
                return Some(Step::Enter);
            }
        }
    }

    /// Prepares a search after passing.
    fn pass(&mut self) -> Option<Effort> {
        let is_used = self.uses(Technique::NullMove);
        let patience = self.patience;
        let (upper, lower) = self.frames.split_at_mut(self.ply + 1);
        let (frame, child) = (&mut upper[self.ply], &mut lower[0]);
        let beta = frame.window.beta();
        // Not twice in a row, and not where few moves are left: there, to have to move is a burden.
        let is_sound = frame.via.is_some() && frame.moves.len() > 3;
        if !is_used
            || frame.depth < P::MARGINS.null_depth
            || !is_sound
            || !beta.is_judged()
            || frame.judge(patience) < beta
        {
            return None;
        }
        child.pos = frame.pos.passed();
        child.depth = frame.depth - 3 - frame.depth / 4;
        child.window = Window::at_least(beta).answered();
        (child.reversible, child.via, child.excluded) = (0, None, None);
        Some(Effort::Passed)
    }

    /// Prepares a shallow search of the same position against a higher window.
    fn probcut(&mut self) -> Option<Effort> {
        let is_used = self.uses(Technique::ProbCut);
        let ply = self.ply;
        let (upper, lower) = self.frames.split_at_mut(ply + 1);
        let (frame, child) = (&mut upper[ply], &mut lower[0]);
        let beta = frame.window.beta();
        if !is_used || frame.depth < PROBCUT_DEPTH || !beta.is_judged() || ply + 2 >= MAX_PLY {
            return None;
        }
        let high = beta.raised(P::MARGINS.probcut);
        let is_hopeless = frame.hit.is_some_and(|hit| {
            i32::from(hit.depth) >= frame.depth - PROBCUT_LESS
                && hit.bound != super::Bound::Lower
                && hit.score < high
        });
        if is_hopeless || !high.is_judged() {
            return None;
        }
        child.pos.clone_from(&frame.pos);
        child.depth = frame.depth - PROBCUT_LESS;
        child.window = Window::at_least(high);
        (child.reversible, child.via, child.excluded) = (0, frame.via, None);
        Some(Effort::ProbCut)
    }

    /// Prepares a search of the same position without the table's move.
    fn others(&mut self) -> Option<Effort> {
        let is_used = self.uses(Technique::Singular);
        let ply = self.ply;
        let (upper, lower) = self.frames.split_at_mut(ply + 1);
        let (frame, child) = (&mut upper[ply], &mut lower[0]);
        let hit = frame.hit.filter(|_| is_used && ply > 0 && frame.excluded.is_none())?;
        let place = usize::from(hit.best?);
        let is_deep = frame.depth >= SINGULAR_DEPTH && i32::from(hit.depth) >= frame.depth - 3;
        let is_open = frame.moves.len() > 1 && ply + frame.depth as usize + 2 < MAX_PLY;
        if !is_deep || !is_open || hit.bound == super::Bound::Upper || !hit.score.is_judged() {
            return None;
        }
        child.pos.clone_from(&frame.pos);
        child.depth = (frame.depth - 1) / 2;
        child.window = Window::at_least(hit.score.lowered(P::MARGINS.singular * frame.depth));
        (child.reversible, child.via, child.excluded) = (0, frame.via, Some(place));
        Some(Effort::Others)
    }

    /// Comes back from what was tried before the moves, with the score of the ply below from the mover's side.
    pub(super) fn attempted(&mut self, effort: Effort, score: Score) -> Step {
        let window = self.frames[self.ply + 1].window;
        let frame = &mut self.frames[self.ply];
        match effort {
            Effort::Passed if frame.window.fails_high(score) => {
                Step::Leave(if score.is_judged() { score } else { frame.window.beta() })
            }
            Effort::ProbCut if score >= window.beta() => Step::Leave(frame.window.beta()),
            Effort::Others => {
                frame.extension = i32::from(score < window.beta());
                Step::Advance
            }
            _ => Step::Advance,
        }
    }

    /// Whether the move just picked is left out: quiet, late or hopeless, near the horizon.
    #[inline]
    pub(super) fn is_left_out(&mut self, rank: i32) -> bool {
        let (late, futile) = (self.uses(Technique::LateMoves), self.uses(Technique::Futility));
        let is_root = self.ply == 0;
        let patience = self.patience;
        let frame = &mut self.frames[self.ply];
        let is_spared = is_root || frame.tried == 0 || rank >= KILLER - 1 || !frame.window.is_null();
        if is_spared || frame.depth > STATIC_DEPTH || !frame.best.is_judged() || frame.depth <= 0 {
            return false;
        }
        let depth = frame.depth as usize;
        if late && frame.depth <= LATE_DEPTH && frame.tried >= 3 + depth * depth {
            return true;
        }
        let alpha = frame.window.alpha();
        futile
            && alpha.is_judged()
            && frame.judge(patience).raised(P::MARGINS.futility * (frame.depth + 1)) <= alpha
    }

    /// How much less deep the move just picked is looked at first.
    #[inline]
    pub(super) fn reduction(&self, rank: i32) -> i32 {
        let frame = &self.frames[self.ply];
        if !self.uses(Technique::Reductions)
            || frame.depth < REDUCED_DEPTH
            || frame.tried < 2
            || rank >= NOISY
        {
            return 0;
        }
        let mut less = 1 + logarithm(frame.depth as usize) * logarithm(frame.tried) / (32 * 32 * 9 / 4);
        if !frame.window.is_null() {
            less -= 1;
        }
        if rank >= KILLER - 1 {
            less -= 1;
        } else {
            less -= (rank / 8_000).clamp(-1, 1);
        }
        less.clamp(0, (frame.depth - 2).max(0))
    }
}
