//! The Tobit board: lines drawn into trodden earth, knucklebones on their crossings and ends.

mod geometry;
mod ground;
mod piece;
mod scene;
mod speech;
mod view;

pub use scene::{Arrival, Mark, PointScene, TobitScene};

use super::{Arrow, Cue, GameUi, Shape, View};
use crate::app::i18n::{Lang, text};
use crate::games::GameId;
use crate::games::tobit::{Pieces, Point, Tobit, TobitPositionError, TobitRefusal, TobitStep, TobitVariant};
use crate::rules::{Position, Side};
use geometry::Geometry;
use std::convert::Infallible;
use yew::Html;

impl GameUi for Tobit {
    const ID: GameId = GameId::Tobit;
    // T8.2 names no time: these are ours.
    const TIMES: &'static [&'static str] = &["300+3", "900+10", "1800"];
    const RING: i32 = 40;

    type Scene = TobitScene;
    type Preview = Infallible;

    fn scene(view: &View<Self>, lang: Lang) -> TobitScene {
        scene::scene(view, lang)
    }

    fn draw(scene: &TobitScene) -> Html {
        view::draw(scene)
    }

    fn extent(variant: TobitVariant, shape: Shape) -> (i32, i32) {
        Geometry::new(variant.grid, Side::White, shape).extent()
    }

    fn rest(pos: &Self) -> Pieces {
        pos.board()
    }

    fn board_name(lang: Lang) -> String {
        text::tobit_board(lang).to_string()
    }

    fn spots(variant: TobitVariant, facing: Side) -> Vec<Point> {
        geometry::reading_order(variant.grid, facing)
    }

    fn holds(pos: &Tobit, spot: Point, side: Side) -> bool {
        pos.board().at(spot).is_some_and(|piece| piece.side == side)
    }

    fn first_spot(variant: TobitVariant, facing: Side) -> Point {
        geometry::first_point(variant.grid, facing)
    }

    fn walk(variant: TobitVariant, facing: Side, from: Point, arrow: Arrow) -> Option<Point> {
        geometry::walk(variant.grid, facing, from, arrow)
    }

    fn trail(before: &Self, word: &[Point]) -> Vec<Point> {
        if before.move_of(word).is_ok() { word.to_vec() } else { Vec::new() }
    }

    fn taken(before: &Self, word: &[Point]) -> Vec<Point> {
        let steps = before.steps(word).into_iter();
        steps
            .filter_map(|step| match step {
                TobitStep::Remove { point, .. } => Some(point),
                _ => None,
            })
            .collect()
    }

    fn centre(variant: TobitVariant, facing: Side, shape: Shape, spot: Point) -> (i32, i32) {
        Geometry::new(variant.grid, facing, shape).centre(spot)
    }

    fn spot_name(spot: Point, _lang: Lang) -> String {
        spot.to_string()
    }

    fn preview(_pos: &Self, _spot: Point) -> Option<Infallible> {
        None
    }

    fn announce(before: &Self, word: &[Point], _variant: TobitVariant, lang: Lang) -> String {
        speech::announce(before, word, lang)
    }

    fn explain(refusal: &TobitRefusal, _variant: TobitVariant, lang: Lang) -> String {
        speech::explain(refusal, lang)
    }

    fn clause(refusal: &TobitRefusal) -> Option<&'static str> {
        Some(match refusal {
            TobitRefusal::NothingTouched | TobitRefusal::PointEmpty { .. } => return None,
            TobitRefusal::OffBoard { .. } => "T1",
            TobitRefusal::NotYourPiece { .. } => "T2",
            TobitRefusal::PieceCannotMove { .. }
            | TobitRefusal::PointTaken { .. }
            | TobitRefusal::NotAlongALine { .. }
            | TobitRefusal::MenDoNotMoveBack { .. }
            | TobitRefusal::TooFar { .. }
            | TobitRefusal::WayBlocked { .. }
            | TobitRefusal::NoTurningBack { .. } => "T3",
            TobitRefusal::Unfinished { .. }
            | TobitRefusal::CaptureIsCompulsory { .. }
            | TobitRefusal::CaptureGoesOn { .. }
            | TobitRefusal::NothingToCapture { .. } => "T4",
            TobitRefusal::GameOver(_) => "T6",
        })
    }

    fn duty(pos: &Self) -> Option<&'static str> {
        speech::is_capturing(pos).then_some("T4")
    }

    fn explain_position(error: &TobitPositionError, lang: Lang) -> String {
        speech::explain_position(error, lang)
    }

    fn obliged(refusal: &TobitRefusal) -> Vec<Point> {
        match refusal {
            TobitRefusal::CaptureIsCompulsory { by } => by.clone(),
            TobitRefusal::CaptureGoesOn { from } => vec![*from],
            _ => Vec::new(),
        }
    }

    fn possible(pos: &Self, touched: &[Point], cursor: Option<Point>, _: TobitVariant, lang: Lang) -> String {
        speech::possible(pos, touched, cursor, lang)
    }

    fn tally(board: &Pieces, start: &Pieces, side: Side, lang: Lang) -> String {
        text::tobit_tally(lang, captured(board, start, side) as u32)
    }

    fn spoils(board: &Pieces, start: &Pieces, side: Side) -> Option<Html> {
        let count = captured(board, start, side);
        (count > 0).then(|| piece::row(side.other(), count))
    }

    fn is_carried(step: TobitStep) -> bool {
        matches!(step, TobitStep::Slide { .. } | TobitStep::Jump { .. })
    }

    fn millis(step: TobitStep) -> u32 {
        match step {
            TobitStep::Slide { .. } => 220,
            TobitStep::Jump { .. } => 260,
            TobitStep::Remove { .. } => 160,
            TobitStep::Promote { .. } => 240,
        }
    }

    fn cue(step: TobitStep) -> Cue {
        match step {
            TobitStep::Slide { .. } | TobitStep::Jump { .. } => Cue::Land,
            TobitStep::Remove { .. } => Cue::Take,
            TobitStep::Promote { .. } => Cue::Rise,
        }
    }
}

/// How many pieces `side` has captured.
fn captured(board: &Pieces, start: &Pieces, side: Side) -> usize {
    let theirs = |pieces: &Pieces| pieces.iter().filter(|(_, piece)| piece.side != side).count();
    theirs(start).saturating_sub(theirs(board))
}
