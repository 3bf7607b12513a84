//! A position as the side to move sees it, and the making and counting of its moves (T3, T4).

use super::bits::{Lines, Way, each, lines};
use super::capture::{Capture, Sight, Stage, far_capturers, near_capturers};
use super::{Tobit, TobitMove, TobitReach};
use crate::rules::{Position, Side};

/// A position as the side to move sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    pub(super) lines: &'static Lines,
    pub(super) own: u64,
    pub(super) tobits: u64,
    pub(super) enemy: u64,
    pub(super) empty: u64,
    pub(super) forward: Way,
    pub(super) reach: TobitReach,
}

impl Outlook {
    #[inline]
    pub(super) fn new(pos: &Tobit) -> Self {
        let variant = pos.variant();
        let lines = lines(variant.grid);
        let own = pos.all(pos.turn());
        let enemy = pos.all(pos.turn().other());
        let forward = if pos.turn() == Side::White { Way::Up } else { Way::Down };
        let tobits = pos.tobits(pos.turn());
        Outlook {
            lines,
            own,
            tobits,
            enemy,
            empty: lines.all() & !(own | enemy),
            forward,
            reach: variant.reach,
        }
    }

    /// The pieces that can capture (T4.1, T3.3).
    #[inline]
    pub(super) fn capturers(&self) -> u64 {
        let near = near_capturers(self.lines, self.own, self.enemy, self.empty);
        if self.reach == TobitReach::Flying && self.tobits != 0 {
            return near | far_capturers(self.lines, self.tobits & !near, self.enemy, self.empty);
        }
        near
    }

    /// The capture of the piece on `from`.
    #[inline]
    pub(super) fn capture(&self, from: u64) -> Capture {
        let far = self.reach == TobitReach::Flying && self.tobits & from != 0;
        let sight = if far { Sight::Far } else { Sight::Near };
        Capture { lines: self.lines, enemy: self.enemy, empty: self.empty | from, sight }
    }

    /// Visits all quiet moves of `own`, an equal number of steps at a time: the points reached and the steps back to where
    /// they came from. Men go forward, left and right (T3.1), tobits also back (T3.2), by one step or more (T3.3).
    #[inline]
    fn each_quiet(&self, own: u64, mut visit: impl FnMut(u64, Way, u32)) {
        for way in [self.forward, Way::Left, Way::Right] {
            visit(self.lines.step(own, way) & self.empty, way, 1);
        }
        let tobits = own & self.tobits;
        if tobits == 0 {
            return;
        }
        visit(self.lines.step(tobits, self.forward.back()) & self.empty, self.forward.back(), 1);
        if self.reach == TobitReach::Short {
            return;
        }
        for way in Way::ALL {
            let mut reached = self.lines.step(tobits, way) & self.empty;
            for steps in 2.. {
                reached = self.lines.step(reached, way) & self.empty;
                if reached == 0 {
                    break;
                }
                visit(reached, way, steps);
            }
        }
    }

    /// Where the piece on `from` goes without capturing.
    pub(super) fn quiet_targets(&self, from: u64) -> u64 {
        let mut targets = 0;
        self.each_quiet(from, |reached, _, _| targets |= reached);
        targets
    }

    /// The legal moves: captures by piece when there are any (T4.2), else quiet moves by direction.
    #[inline]
    pub(super) fn moves_into(&self, moves: &mut Vec<TobitMove>) {
        moves.clear();
        let by = self.capturers();
        if by != 0 {
            return self.captures_into(by, moves);
        }
        self.each_quiet(self.own, |reached, way, steps| {
            let shift = steps as usize * if matches!(way, Way::Up | Way::Down) { 8 } else { 1 };
            for to in each(reached) {
                let from = if matches!(way, Way::Up | Way::Right) { to >> shift } else { to << shift };
                moves.push(TobitMove::new(from, to, 0));
            }
        });
    }

    /// The captures; whether there are legal moves without one.
    #[inline]
    pub(super) fn noisy_into(&self, moves: &mut Vec<TobitMove>) -> bool {
        moves.clear();
        let by = self.capturers();
        if by == 0 {
            return self.quiet_targets(self.own) != 0;
        }
        self.captures_into(by, moves);
        false
    }

    fn captures_into(&self, by: u64, moves: &mut Vec<TobitMove>) {
        for from in each(by) {
            let first = moves.len();
            self.capture(from).each_end(Stage::start(from), &mut |end| {
                let mv = TobitMove::new(from, end.at, end.taken);
                if !moves[first..].contains(&mv) {
                    moves.push(mv); // T4.7
                }
            });
        }
    }

    /// The number of legal moves.
    #[inline]
    pub(super) fn count(&self) -> u64 {
        let by = self.capturers();
        if by != 0 {
            return self.count_captures(by);
        }
        let mut count = 0;
        self.each_quiet(self.own, |reached, _, _| count += reached.count_ones());
        u64::from(count)
    }

    fn count_captures(&self, by: u64) -> u64 {
        let mut count = 0;
        for from in each(by) {
            let mut seen = Seen::default();
            self.capture(from).each_end(Stage::start(from), &mut |end| {
                // Two paths to one end with one captured piece do not exist.
                if end.taken.is_power_of_two() || seen.is_new(TobitMove::new(from, end.at, end.taken)) {
                    count += 1;
                }
            });
        }
        count
    }

    /// Whether there is a legal move.
    #[inline]
    pub(super) fn can_move(&self) -> bool {
        self.quiet_targets(self.own) != 0 || self.capturers() != 0
    }
}

/// A set of moves that allocates only when it grows unusually large.
#[derive(Default)]
struct Seen {
    few: [Option<TobitMove>; 16],
    count: usize,
    more: Vec<TobitMove>,
}

impl Seen {
    fn is_new(&mut self, mv: TobitMove) -> bool {
        let few = &self.few[..self.count];
        if few.contains(&Some(mv)) || self.more.contains(&mv) {
            return false;
        }
        match self.few.get_mut(self.count) {
            Some(place) => {
                *place = Some(mv);
                self.count += 1;
            }
            None => self.more.push(mv),
        }
        true
    }
}
