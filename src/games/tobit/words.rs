//! Words: the points a player touches, the moves they name, the steps they show (T4.7), and why a word is refused.

use super::bits::{Way, each, lines};
use super::capture::{Capture, Jump, Sight, Stage};
use super::moves::Outlook;
use super::position::far_row;
use super::{Grid, Point, Rank, Tobit, TobitMove, TobitReach, TobitRefusal, TobitStep};
use crate::rules::{Position, Side};

/// Every word of a move, none when it is not legal.
pub(super) fn words(pos: &Tobit, mv: TobitMove) -> Vec<Vec<Point>> {
    if !pos.is_legal(mv) {
        return Vec::new();
    }
    if !mv.is_capture() {
        let ends = [mv.start(pos.grid()), mv.end(pos.grid())];
        return vec![ends.into_iter().flatten().collect()];
    }
    let mut words = Vec::new();
    // A path of this move takes nothing else, so other pieces are no goals; whether it goes on is asked of all of them.
    each_path(pos, mv.start_bit(), mv.captured(), &mut |path, found| {
        if found == mv {
            words.push(path.to_vec());
        }
    });
    words
}

/// Visits every capturing path of the piece on `from` that takes only pieces of `goals`, with the move it makes.
pub(super) fn each_path(pos: &Tobit, from: u64, goals: u64, visit: &mut impl FnMut(&[Point], TobitMove)) {
    let capture = Outlook::new(pos).capture(from);
    let mut path: Vec<Point> = pos.grid().point_of(from).into_iter().collect();
    walk(pos.grid(), capture, from, goals, Stage::start(from), &mut path, visit);
}

fn walk(
    grid: Grid,
    capture: Capture,
    from: u64,
    goals: u64,
    stage: Stage,
    path: &mut Vec<Point>,
    visit: &mut impl FnMut(&[Point], TobitMove),
) {
    let mut over = true;
    capture.each_jump(stage, |jump| {
        over = false;
        if jump.over & goals != 0 {
            path.extend(grid.point_of(jump.to));
            walk(grid, capture, from, goals, stage.after(jump), path, visit);
            path.pop();
        }
    });
    if over && stage.taken != 0 {
        visit(path, TobitMove::new(from, stage.at, stage.taken));
    }
}

/// The steps of a legal word, none of any other.
pub(super) fn steps(pos: &Tobit, word: &[Point]) -> Vec<TobitStep> {
    let Ok(mv) = pos.move_of(word) else { return Vec::new() };
    let grid = pos.grid();
    let board = pos.board();
    let capture = Outlook::new(pos).capture(mv.start_bit());
    let mut stage = Stage::start(mv.start_bit());
    let mut steps = Vec::new();
    for pair in word.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        let Some(jump) = find_jump(&capture, stage, grid.bit(to)).filter(|_| mv.is_capture()) else {
            steps.push(TobitStep::Slide { from, to });
            continue;
        };
        if let Some(over) = grid.point_of(jump.over)
            && let Some(piece) = board.at(over)
        {
            steps.push(TobitStep::Jump { from, over, to });
            steps.push(TobitStep::Remove { point: over, piece });
        }
        stage = stage.after(jump);
    }
    if let Some(&point) = word.last()
        && pos.men(pos.turn()) & mv.start_bit() != 0
        && mv.end_bit() & far_row(pos.turn()) != 0
    {
        steps.push(TobitStep::Promote { point }); // T5.1, T5.2
    }
    steps
}

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
            let Some(jump) = find_jump(&capture, stage, self.grid.bit(to)) else {
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

fn find_jump(capture: &Capture, stage: Stage, to: u64) -> Option<Jump> {
    let mut found = None;
    capture.each_jump(stage, |jump| {
        if jump.to == to {
            found = Some(jump);
        }
    });
    found
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

/// The first point, the points where the direction changes, and the last point (T7.1).
pub(super) fn turning_points(grid: Grid, word: &[Point]) -> Vec<Point> {
    let heading = |from: Point, to: Point| {
        let ((row, column), (next_row, next_column)) = (grid.place(from), grid.place(to));
        (next_row.cmp(&row), next_column.cmp(&column))
    };
    let turns = |index: usize| {
        index == 0
            || index + 1 == word.len()
            || heading(word[index - 1], word[index]) != heading(word[index], word[index + 1])
    };
    (0..word.len()).filter(|&index| turns(index)).map(|index| word[index]).collect()
}

/// The letter of a side in position texts (T7.2).
pub(super) const fn letter(side: Side) -> char {
    match side {
        Side::White => 'W',
        Side::Black => 'B',
    }
}
