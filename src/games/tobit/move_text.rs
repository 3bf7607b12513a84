//! Text of moves (T7.1): `7-14`, `7:21:23:36`.

use super::scan::{DASHES, Scan};
use super::words::{each_path, turning_points};
use super::{Point, Tobit, TobitMove, TobitRefusal};
use crate::rules::{MoveTextError, Position};

type Error = MoveTextError<Tobit>;

/// What stands between the points of a capture.
const COLONS: [char; 3] = [':', 'x', '\u{d7}'];
/// Latin X and Cyrillic Kha after a move say "wins" in the sources: a comment.
const WINS: [char; 2] = ['X', '\u{425}'];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Quiet,
    Capture,
}

/// Start, turning points, end.
pub(super) fn write_move(pos: &Tobit, word: &[Point]) -> String {
    let points: Vec<_> = turning_points(pos.grid(), word).iter().map(ToString::to_string).collect();
    points.join(if pos.must_capture() { ":" } else { "-" })
}

/// Turning points, every landing point, or the bare ends.
pub(super) fn read_move(pos: &Tobit, text: &str) -> Result<Vec<Point>, Error> {
    let (kind, points) = parse(pos, text)?;
    let illegal = |refusal| MoveTextError::Illegal { refusal };
    match (kind, pos.move_of(&points)) {
        (Kind::Quiet, Ok(mv)) if mv.is_capture() => {
            // Written as a quiet move where only a capture is legal.
            let by = pos.legal_moves().into_iter().filter_map(|mv| mv.start(pos.grid()));
            let mut by: Vec<_> = by.collect();
            by.dedup();
            Err(illegal(TobitRefusal::CaptureIsCompulsory { by }))
        }
        (Kind::Capture, Ok(mv)) if !mv.is_capture() => {
            Err(illegal(TobitRefusal::NothingToCapture { from: points[0], to: points[1] }))
        }
        (_, Ok(_)) => Ok(points),
        (Kind::Quiet, Err(refusal)) => Err(illegal(refusal)),
        (Kind::Capture, Err(refusal)) => find_capture(pos, &points).unwrap_or_else(|| Err(illegal(refusal))),
    }
}

/// The capture that leaves out some or all of its landings: `None` when none fits.
fn find_capture(pos: &Tobit, points: &[Point]) -> Option<Result<Vec<Point>, Error>> {
    let from = pos.grid().bit(points[0]);
    if from & pos.all(pos.turn()) == 0 {
        return None;
    }
    let turns = turning_points(pos.grid(), points);
    let mut exact = Fits::default();
    let mut bare = Fits::default();
    let mut beginning = false;
    each_path(pos, from, u64::MAX, &mut |path, mv| {
        let fits = |path: &[Point]| is_part_of(points, path) && turning_points(pos.grid(), path) == turns;
        if fits(path) {
            exact.add(path, mv);
        }
        beginning |= (2..path.len()).any(|end| points.last() == path[..end].last() && fits(&path[..end]));
        if points.len() == 2 && path.last() == points.last() {
            bare.add(path, mv);
        }
    });
    let goes_on = || {
        let from = points.last().copied().filter(|_| beginning)?;
        Some(Err(MoveTextError::Illegal { refusal: TobitRefusal::CaptureGoesOn { from } }))
    };
    exact.decide().or_else(|| bare.decide()).or_else(goes_on)
}

/// Whether `points` are some of `path`, in order.
fn is_part_of(points: &[Point], path: &[Point]) -> bool {
    let mut path = path.iter();
    points.iter().all(|point| path.any(|other| other == point))
}

/// The moves that a text fits, the first word of each.
#[derive(Default)]
struct Fits {
    moves: Vec<TobitMove>,
    words: Vec<Vec<Point>>,
}

impl Fits {
    fn add(&mut self, path: &[Point], mv: TobitMove) {
        if !self.moves.contains(&mv) {
            self.moves.push(mv);
            self.words.push(path.to_vec());
        }
    }

    fn decide(mut self) -> Option<Result<Vec<Point>, Error>> {
        match self.words.len() {
            0 => None,
            1 => self.words.pop().map(Ok),
            _ => Some(Err(MoveTextError::Ambiguous { candidates: self.words })),
        }
    }
}

/// The kind of move and at least two points.
fn parse(pos: &Tobit, text: &str) -> Result<(Kind, Vec<Point>), Error> {
    let mut scan = Scan::new(text);
    let mut points = vec![point(pos, &mut scan)?];
    let mut kind = None;
    loop {
        let at = scan.offset();
        let found = if scan.take(&DASHES) {
            Kind::Quiet
        } else if scan.take(&COLONS) {
            Kind::Capture
        } else {
            break;
        };
        if kind.is_some_and(|kind| kind != found || kind == Kind::Quiet) {
            return Err(MoveTextError::Syntax { at });
        }
        kind = Some(found);
        points.push(point(pos, &mut scan)?);
    }
    let kind = kind.ok_or(MoveTextError::Syntax { at: scan.offset() })?;
    scan.take(&WINS);
    match scan.peek() {
        None => Ok((kind, points)),
        Some(_) => Err(MoveTextError::Syntax { at: scan.offset() }),
    }
}

fn point(pos: &Tobit, scan: &mut Scan<'_>) -> Result<Point, Error> {
    let at = scan.offset();
    let number = scan.number().and_then(|(_, number)| u8::try_from(number).ok());
    number.and_then(|number| pos.grid().point(number)).ok_or(MoveTextError::Syntax { at })
}
