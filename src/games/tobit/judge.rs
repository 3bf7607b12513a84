//! Which move a word names, and why a word names none.

use super::bits::{Way, each, lines};
use super::capture::{Capture, Sight, Stage};
use super::outlook::Outlook;
use super::{Grid, Point, Rank, Tobit, TobitMove, TobitReach, TobitRefusal};
use crate::rules::Position;

/// The move that a word names, or why it names none.
pub(super) fn move_of(pos: &Tobit, word: &[Point]) -> Result<TobitMove, TobitRefusal> {
    let grid = pos.grid();
    let (&point, rest) = word.split_first().ok_or(TobitRefusal::NothingTouched)?;
    if let Some(&point) = word.iter().find(|&&point| !grid.contains(point)) {
        return Err(TobitRefusal::OffBoard { point });
    }
    if let Some(outcome) = pos.outcome() {
        return Err(TobitRefusal::GameOver(outcome));
    }
    match pos.board().at(point) {
        None => return Err(TobitRefusal::PointEmpty { point }),
        Some(piece) if piece.side != pos.turn() => return Err(TobitRefusal::NotYourPiece { point }),
        Some(_) => {}
    }
    let judge = Judge { pos, grid, outlook: Outlook::new(pos), start: point };
    let by = judge.outlook.capturers();
    if by == 0 { judge.quiet(rest) } else { judge.captures(by, rest) }
}

/// One word under judgement.
struct Judge<'a> {
    pos: &'a Tobit,
    grid: Grid,
    outlook: Outlook,
    start: Point,
}

impl Judge<'_> {
    fn quiet(&self, rest: &[Point]) -> Result<TobitMove, TobitRefusal> {
        let from = self.grid.bit(self.start);
        let targets = self.outlook.quiet_targets(from);
        match *rest {
            [] if targets == 0 => Err(TobitRefusal::PieceCannotMove { point: self.start }),
            [] => Err(TobitRefusal::Unfinished { point: self.start }),
            [to, ..] if self.grid.bit(to) & targets == 0 => Err(self.why_not_quiet(to)),
            [to] => Ok(TobitMove::new(from, self.grid.bit(to), 0)),
            [from, to, ..] => Err(TobitRefusal::NothingToCapture { from, to }),
        }
    }

    fn why_not_quiet(&self, to: Point) -> TobitRefusal {
        let from = self.start;
        if to != from && self.pos.board().at(to).is_some() {
            return TobitRefusal::PointTaken { point: to };
        }
        let Some(line) = straight(self.grid, from, to) else {
            return TobitRefusal::NotAlongALine { from, to };
        };
        let is_man = self.pos.board().at(from).is_some_and(|piece| piece.rank == Rank::Man);
        if is_man && line.way == self.outlook.forward.back() {
            return TobitRefusal::MenDoNotMoveBack { from };
        }
        let blocker = self.grid.point_of(line.first_of(!self.outlook.empty));
        let goes_far = !is_man && self.outlook.reach != TobitReach::Short;
        match blocker {
            Some(by) if goes_far || line.between.count_ones() == 1 => TobitRefusal::WayBlocked { by },
            _ => TobitRefusal::TooFar { from, to },
        }
    }

    fn captures(&self, by: u64, rest: &[Point]) -> Result<TobitMove, TobitRefusal> {
        let from = self.grid.bit(self.start);
        let compulsory = || TobitRefusal::CaptureIsCompulsory { by: self.grid.points_of(by).collect() };
        if by & from == 0 {
            return Err(compulsory());
        }
        if rest.is_empty() {
            return Err(TobitRefusal::Unfinished { point: self.start });
        }
        let capture = self.outlook.capture(from);
        let mut stage = Stage::start(from);
        let mut at = self.start;
        for &to in rest {
            let Some(jump) = capture.jump_to(stage, self.grid.bit(to)) else {
                return Err(match self.why_no_jump(&capture, stage, at, to) {
                    TobitRefusal::NothingToCapture { .. } if stage.taken == 0 => compulsory(),
                    refusal => refusal,
                });
            };
            stage = stage.after(jump);
            at = to;
        }
        if capture.goes_on(stage) {
            return Err(TobitRefusal::CaptureGoesOn { from: at });
        }
        Ok(TobitMove::new(from, stage.at, stage.taken))
    }

    fn why_no_jump(&self, capture: &Capture, stage: Stage, from: Point, to: Point) -> TobitRefusal {
        let empty = capture.empty | stage.taken;
        if to != from && self.grid.bit(to) & empty == 0 {
            return TobitRefusal::PointTaken { point: to };
        }
        let Some(line) = straight(self.grid, from, to) else {
            return TobitRefusal::NotAlongALine { from, to };
        };
        let near = capture.sight == Sight::Near;
        if !near && stage.way == Some(line.way.back()) {
            return TobitRefusal::NoTurningBack { at: from };
        }
        let enemy = capture.enemy & !stage.taken;
        if let Some(by) = self.grid.point_of(line.first_of(!(empty | enemy))) {
            return TobitRefusal::WayBlocked { by };
        }
        if near && line.between.count_ones() > 1 {
            return TobitRefusal::TooFar { from, to };
        }
        let first = line.first_of(enemy);
        let second = line.first_of(enemy & !first);
        match self.grid.point_of(second) {
            Some(by) => TobitRefusal::WayBlocked { by },
            None => TobitRefusal::NothingToCapture { from, to },
        }
    }
}

/// A straight stretch of a line.
struct Stretch {
    way: Way,
    /// The points between its ends.
    between: u64,
}

impl Stretch {
    /// The first point of a set on the way, 0 when there is none.
    fn first_of(&self, set: u64) -> u64 {
        let hits = self.between & set;
        match self.way {
            Way::Up | Way::Right => each(hits).next().unwrap_or(0),
            Way::Down | Way::Left => each(hits).last().unwrap_or(0),
        }
    }
}

/// The stretch from one point to another along one drawn line.
fn straight(grid: Grid, from: Point, to: Point) -> Option<Stretch> {
    Way::ALL.into_iter().find_map(|way| {
        let (mut at, mut between) = (lines(grid).step(grid.bit(from), way), 0);
        while at != 0 && at != grid.bit(to) {
            between |= at;
            at = lines(grid).step(at, way);
        }
        (at != 0).then_some(Stretch { way, between })
    })
}
