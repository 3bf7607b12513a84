//! Words: the points a player touches for a move, and the steps they show (T4.7). Legality is judged next door.

use super::capture::{Capture, Stage};
use super::outlook::Outlook;
use super::position::far_row;
use super::{Grid, Point, Tobit, TobitMove, TobitStep};
use crate::rules::Position;

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
        let Some(jump) = capture.jump_to(stage, grid.bit(to)).filter(|_| mv.is_capture()) else {
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
