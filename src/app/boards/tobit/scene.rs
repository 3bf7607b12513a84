//! A Tobit board as plain data: each point with its name, its piece and its marks. Knows no shapes and no colours.

use super::geometry::{Geometry, reading_order};
use crate::app::boards::{Mode, View};
use crate::app::i18n::{Lang, text};
use crate::games::tobit::{Piece, Point, Rank, Tobit, TobitStep};

/// Everything that is drawn of a Tobit board.
#[derive(Clone, PartialEq, Debug)]
pub struct TobitScene {
    pub(super) geometry: Geometry,
    /// Whether the points are buttons.
    pub mode: Mode,
    /// Every point, row by row from the top, each row from the left.
    pub points: Vec<PointScene>,
    /// The points of the last move, joined by a line.
    pub last: Vec<Point>,
    /// A captured piece that is fading where it stood.
    pub fading: Option<(Point, Piece)>,
}

/// One point.
#[derive(Clone, PartialEq, Debug)]
pub struct PointScene {
    /// Which point.
    pub point: Point,
    /// The accessible name, with the state after a comma.
    pub name: String,
    /// The piece on it.
    pub piece: Option<Piece>,
    /// What the point is marked as.
    pub mark: Option<Mark>,
    /// How the piece came here in the step being shown.
    pub arrival: Option<Arrival>,
    /// Whether a pointer may drag from here.
    pub is_liftable: bool,
    /// Whether it is the tab stop of the board.
    pub is_stop: bool,
}

/// What a point is marked as; the strongest mark wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Touched: a ring.
    Chosen,
    /// Must capture: a broken ring.
    Must,
    /// May be touched next: a disc.
    Reachable,
    /// May begin a move: a small disc at its foot.
    Movable,
}

impl Mark {
    /// Whether a touch here leads on.
    pub const fn is_possible(self) -> bool {
        !matches!(self, Mark::Chosen)
    }
}

/// How a piece came to its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// Along a line, over this many places to the right and down.
    Slide(i32, i32),
    /// Over a piece, over this many places to the right and down.
    Jump(i32, i32),
    /// It was here and became a tobit.
    Promotion,
}

/// The scene of a view.
pub(super) fn scene(view: &View<Tobit>, lang: Lang) -> TobitScene {
    let geometry = Geometry::new(view.variant.grid, view.facing, view.shape);
    let step = view.step.filter(|_| view.motion.is_seen());
    let points = reading_order(view.variant.grid, view.facing).into_iter().map(|point| {
        let piece = view.board.at(point);
        let mark = mark(view, point);
        PointScene {
            point,
            name: name(point, piece, mark, lang),
            piece,
            mark,
            arrival: step.and_then(|step| arrival(geometry, step, point)),
            is_liftable: view.liftable.contains(&point),
            is_stop: view.cursor == point,
        }
    });
    let fading = step.and_then(|step| match step {
        TobitStep::Remove { point, piece } => Some((point, piece)),
        _ => None,
    });
    TobitScene { geometry, mode: view.mode, points: points.collect(), last: view.last.clone(), fading }
}

fn mark(view: &View<Tobit>, point: Point) -> Option<Mark> {
    let marks = [
        (&view.touched, Mark::Chosen),
        (&view.must, Mark::Must),
        (&view.next, Mark::Reachable),
        (&view.movable, Mark::Movable),
    ];
    let standing = view.touched.last();
    marks.into_iter().find_map(|(points, mark)| match mark {
        Mark::Chosen => (standing == Some(&point)).then_some(mark),
        _ => points.contains(&point).then_some(mark),
    })
}

fn arrival(geometry: Geometry, step: TobitStep, point: Point) -> Option<Arrival> {
    match step {
        TobitStep::Slide { from, to } if to == point => {
            let (right, down) = geometry.offset(from, to);
            Some(Arrival::Slide(right, down))
        }
        TobitStep::Jump { from, to, .. } if to == point => {
            let (right, down) = geometry.offset(from, to);
            Some(Arrival::Jump(right, down))
        }
        TobitStep::Promote { point: promoted } if promoted == point => Some(Arrival::Promotion),
        _ => None,
    }
}

fn name(point: Point, piece: Option<Piece>, mark: Option<Mark>, lang: Lang) -> String {
    let name = match piece {
        None => text::point_empty(lang, point),
        Some(Piece { side, rank: Rank::Man }) => text::point_man(lang, point, side.as_str()),
        Some(Piece { side, rank: Rank::Tobit }) => text::point_tobit(lang, point, side.as_str()),
    };
    let state = match mark {
        None => return name,
        Some(Mark::Chosen) => text::state_chosen(lang),
        Some(Mark::Must) => text::state_must_capture(lang),
        Some(Mark::Reachable) => text::state_can_be_reached(lang),
        Some(Mark::Movable) => text::state_can_move(lang),
    };
    text::with_state(lang, name, state)
}
