//! Captures: which pieces can capture, and the tree of jumps of one piece (T4).

use super::bits::{Lines, Way, each};

/// One jump of a capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Jump {
    /// The enemy piece jumped over.
    pub(super) over: u64,
    /// The landing point.
    pub(super) to: u64,
    /// The direction.
    pub(super) way: Way,
}

/// How far a piece sees when it captures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sight {
    /// The neighbour and the very next point (T4.1).
    Near,
    /// Along the line, over empty points (T3.3, flying).
    Far,
}

/// One capturing piece among the others.
#[derive(Clone, Copy, Debug)]
pub(super) struct Capture {
    pub(super) lines: &'static Lines,
    /// The pieces that can be captured.
    pub(super) enemy: u64,
    /// The empty points, with the one that the piece started from (T4.0).
    pub(super) empty: u64,
    pub(super) sight: Sight,
}

/// A capture under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stage {
    /// Where the piece stands.
    pub(super) at: u64,
    /// What it has captured.
    pub(super) taken: u64,
    /// The direction of its last jump.
    pub(super) way: Option<Way>,
}

impl Stage {
    /// Before the first jump.
    pub(super) const fn start(at: u64) -> Self {
        Stage { at, taken: 0, way: None }
    }

    /// After a jump.
    pub(super) const fn after(self, jump: Jump) -> Self {
        Stage { at: jump.to, taken: self.taken | jump.over, way: Some(jump.way) }
    }
}

impl Capture {
    /// Visits every jump that `stage` can go on with, in a fixed order.
    #[inline]
    pub(super) fn each_jump(&self, stage: Stage, mut visit: impl FnMut(Jump)) {
        let enemy = self.enemy & !stage.taken;
        let empty = self.empty | stage.taken; // T4.5: a jumped piece goes at once
        for way in Way::ALL {
            match self.sight {
                Sight::Near => {
                    let over = self.lines.step(stage.at, way) & enemy;
                    let to = self.lines.step(over, way) & empty;
                    if to != 0 {
                        visit(Jump { over, to, way });
                    }
                }
                Sight::Far => {
                    if stage.way == Some(way.back()) {
                        continue; // T3.3: no turning straight back
                    }
                    let over = self.first_beyond(stage.at, way, empty) & enemy;
                    let mut to = self.lines.step(over, way) & empty;
                    while to != 0 {
                        visit(Jump { over, to, way });
                        to = self.lines.step(to, way) & empty;
                    }
                }
            }
        }
    }

    /// The first point along a line that is not empty; 0 at the end of the line.
    #[inline]
    fn first_beyond(&self, at: u64, way: Way, empty: u64) -> u64 {
        let mut next = self.lines.step(at, way);
        while next & empty != 0 {
            next = self.lines.step(next, way);
        }
        next
    }

    /// The jump that lands on `to`.
    pub(super) fn jump_to(&self, stage: Stage, to: u64) -> Option<Jump> {
        let mut found = None;
        self.each_jump(stage, |jump| {
            if jump.to == to {
                found = Some(jump);
            }
        });
        found
    }

    /// Whether the piece can capture from here.
    pub(super) fn goes_on(&self, stage: Stage) -> bool {
        let mut any = false;
        self.each_jump(stage, |_| any = true);
        any
    }

    /// Visits the end of every path (T4.3), the same end once for each path that leads there (T4.7).
    pub(super) fn each_end(&self, stage: Stage, visit: &mut impl FnMut(Stage)) {
        let mut over = true;
        self.each_jump(stage, |jump| {
            over = false;
            self.each_end(stage.after(jump), visit);
        });
        if over && stage.taken != 0 {
            visit(stage);
        }
    }
}

/// The pieces of `own` that have an enemy neighbour with an empty point right behind it (T4.1).
#[inline]
pub(super) fn near_capturers(lines: &Lines, own: u64, enemy: u64, empty: u64) -> u64 {
    let mut by = 0;
    for way in Way::ALL {
        by |= lines.step(lines.step(empty, way) & enemy, way);
    }
    by & own
}

/// The tobits that can capture along a line (T3.3, flying).
pub(super) fn far_capturers(lines: &'static Lines, tobits: u64, enemy: u64, empty: u64) -> u64 {
    let capture = Capture { lines, enemy, empty, sight: Sight::Far };
    each(tobits).filter(|&at| capture.goes_on(Stage::start(at))).fold(0, |by, at| by | at)
}
