//! The Toguz Korgool board: one carved plank, two rows of nine pits, two treasuries between them.

mod geometry;
mod ground;
mod heap;
mod scene;
mod seat;
mod speech;
mod view;

pub use scene::{Effect, PitEvent, PitMark, PitScene, ToguzPreview, ToguzScene, Trail, TreasuryScene};

use super::{Arrow, Cue, GameUi, Shape, View};
use crate::app::i18n::{Lang, text};
use crate::games::GameId;
use crate::games::toguz::{Pit, Stones, Toguz, ToguzPositionError, ToguzRefusal, ToguzStep, ToguzVariant};
use crate::rules::{Outcome, Position, Reason, Side};
use geometry::Geometry;
use seat::Seat;
use yew::Html;

impl GameUi for Toguz {
    const ID: GameId = GameId::Toguz;
    // K7.1: blitz, rapid and the whole game.
    const TIMES: &'static [&'static str] = &["420", "1200", "3600"];
    const RING: i32 = 28;

    type Scene = ToguzScene;
    type Preview = ToguzPreview;

    fn scene(view: &View<Self>, lang: Lang) -> ToguzScene {
        scene::scene(view, lang)
    }

    fn draw(scene: &ToguzScene) -> Html {
        view::draw(scene)
    }

    fn extent(_variant: ToguzVariant, shape: Shape) -> (i32, i32) {
        Geometry::new(shape).extent()
    }

    fn rest(pos: &Self) -> Stones {
        let mut board = pos.board();
        // K6.2: the position keeps what is left in the pits, the players take it.
        if pos.outcome().map(Outcome::reason) == Some(Reason::EmptyRow) && board.on_board() > 0 {
            let step = ToguzStep::Sweep { count: board.on_board(), to: pos.turn().other() };
            Toguz::apply(&mut board, step);
        }
        board
    }

    fn board_name(lang: Lang) -> String {
        text::toguz_board(lang).to_string()
    }

    fn spots(variant: ToguzVariant, facing: Side) -> Vec<Pit> {
        Seat::new(variant, facing).reading_order()
    }

    fn holds(pos: &Toguz, spot: Pit, side: Side) -> bool {
        spot.side() == side && pos.tuz_owner(spot).is_none()
    }

    fn first_spot(variant: ToguzVariant, facing: Side) -> Pit {
        Seat::new(variant, facing).first_pit()
    }

    fn walk(variant: ToguzVariant, facing: Side, from: Pit, arrow: Arrow) -> Option<Pit> {
        Seat::new(variant, facing).walk(from, arrow)
    }

    fn trail(before: &Self, word: &[Pit]) -> Vec<Pit> {
        let landing = speech::landing(&before.steps(word));
        landing.map(|landing| word.iter().copied().chain([landing]).collect()).unwrap_or_default()
    }

    fn taken(before: &Self, word: &[Pit]) -> Vec<Pit> {
        let steps = before.steps(word).into_iter();
        steps
            .filter_map(|step| match step {
                // A new tuz is a sign of its own.
                ToguzStep::Capture { pit, .. } => Some(pit),
                _ => None,
            })
            .collect()
    }

    fn centre(variant: ToguzVariant, facing: Side, shape: Shape, spot: Pit) -> (i32, i32) {
        let (row, column) = Seat::new(variant, facing).place(spot);
        Geometry::new(shape).pit(row, column).centre()
    }

    fn spot_name(spot: Pit, lang: Lang) -> String {
        text::pit_name(lang, spot.side().as_str(), spot.number())
    }

    fn preview(pos: &Self, spot: Pit) -> Option<ToguzPreview> {
        scene::preview(pos, spot)
    }

    fn announce(before: &Self, word: &[Pit], _variant: ToguzVariant, lang: Lang) -> String {
        speech::announce(before, word, lang)
    }

    fn explain(refusal: &ToguzRefusal, _variant: ToguzVariant, lang: Lang) -> String {
        speech::explain(refusal, lang)
    }

    fn clause(refusal: &ToguzRefusal) -> Option<&'static str> {
        Some(match refusal {
            ToguzRefusal::NotOnePit { .. }
            | ToguzRefusal::NotYourPit { .. }
            | ToguzRefusal::EmptyPit { .. } => "K3",
            ToguzRefusal::IsTuz { .. } => "K5",
            ToguzRefusal::GameOver(_) => "K6",
        })
    }

    fn duty(_pos: &Self) -> Option<&'static str> {
        None
    }

    fn explain_position(error: &ToguzPositionError, lang: Lang) -> String {
        speech::explain_position(error, lang)
    }

    fn obliged(_refusal: &ToguzRefusal) -> Vec<Pit> {
        Vec::new()
    }

    fn possible(pos: &Self, touched: &[Pit], cursor: Option<Pit>, _: ToguzVariant, lang: Lang) -> String {
        let pit = touched.first().copied().or(cursor);
        pit.map(|pit| speech::possible(pos, pit, lang)).unwrap_or_default()
    }

    fn tally(board: &Stones, _start: &Stones, side: Side, lang: Lang) -> String {
        text::toguz_tally(lang, board.treasury(side).into())
    }

    fn spoils(_board: &Stones, _start: &Stones, _side: Side) -> Option<Html> {
        None
    }

    fn is_carried(step: ToguzStep) -> bool {
        matches!(step, ToguzStep::Lift { .. })
    }

    fn millis(step: ToguzStep) -> u32 {
        match step {
            ToguzStep::Lift { .. } => 220,
            ToguzStep::Sow { .. } | ToguzStep::SowIntoTuz { .. } => 130,
            ToguzStep::Capture { .. } | ToguzStep::MakeTuz { .. } | ToguzStep::Sweep { .. } => 480,
        }
    }

    fn cue(step: ToguzStep) -> Cue {
        match step {
            ToguzStep::Lift { .. } => Cue::Lift,
            ToguzStep::Sow { .. } | ToguzStep::SowIntoTuz { .. } => Cue::Stone,
            ToguzStep::Capture { .. } | ToguzStep::Sweep { .. } => Cue::Take,
            ToguzStep::MakeTuz { .. } => Cue::Rise,
        }
    }
}
