//! A Toguz Korgool board as plain data: each pit and treasury with its name, its stones and its marks. Knows no shapes.

use super::geometry::{Geometry, Row};
use super::seat::Seat;
use crate::app::boards::{Mode, View};
use crate::app::i18n::{Lang, text};
use crate::games::toguz::{Pit, Toguz, ToguzStep};
use crate::rules::{Position, Side};

/// Everything that is drawn of a Toguz Korgool board.
#[derive(Clone, PartialEq, Debug)]
pub struct ToguzScene {
    pub(super) geometry: Geometry,
    pub(super) seat: Seat,
    /// Whether the pits are buttons.
    pub mode: Mode,
    /// The upper row from the left, then the lower row from the left.
    pub pits: Vec<PitScene>,
    /// The upper treasury, then the lower one.
    pub treasuries: Vec<TreasuryScene>,
}

/// One pit.
#[derive(Clone, PartialEq, Debug)]
pub struct PitScene {
    /// Which pit.
    pub pit: Pit,
    /// The accessible name, with the state after a comma.
    pub name: String,
    /// The stones in it; 0 for a tuz.
    pub stones: u8,
    /// What is written in place of the count when the pit is a tuz.
    pub tuz: Option<&'static str>,
    /// Whether and how it may be touched.
    pub mark: Option<PitMark>,
    /// Its part in the last move.
    pub trail: Option<Trail>,
    /// What the previewed move does here.
    pub preview: Option<ToguzPreview>,
    /// What the step being shown does here.
    pub event: Option<PitEvent>,
    /// Whether a pointer may drag from here.
    pub is_liftable: bool,
    /// Whether it is the tab stop of the board.
    pub is_stop: bool,
}

/// One treasury.
#[derive(Clone, PartialEq, Debug)]
pub struct TreasuryScene {
    /// Whose it is.
    pub side: Side,
    /// The accessible name.
    pub name: String,
    /// Whose it is, as written on it.
    pub label: String,
    /// The stones in it.
    pub stones: u8,
    /// How many of them came in the step being shown.
    pub gained: u8,
}

/// Whether and how a pit may be touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PitMark {
    /// Touched: a ring.
    Chosen,
    /// May be touched: a disc under its number.
    Movable,
    /// Must be played: a broken ring.
    Must,
}

/// The part of a pit in the last move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trail {
    /// The stones came from here: a golden line around the pit.
    Start,
    /// The last stone fell here: a dotted golden line.
    Landing,
    /// Both.
    Round,
}

/// What a step does to a pit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PitEvent {
    /// A stone falls into it.
    Falls,
    /// This many stones leave it for a treasury.
    Leaves(u8),
    /// This many are taken in hand.
    Lifted(u8),
}

/// Where the last stone of a move would fall and what it would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ToguzPreview {
    /// The pit of the last stone.
    pub landing: Pit,
    /// What the pit would hold when the last stone has fallen; 0 for a tuz.
    pub holds: u8,
    /// What would follow.
    pub effect: Effect,
    /// How many stones come to the mover's treasury in all, those that fall into the own tuz included.
    pub gain: u8,
}

/// What the last stone does (K4, K5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Nothing.
    Rests,
    /// All the stones of the pit go to the mover's treasury.
    Captures,
    /// The pit becomes the mover's tuz.
    MakesTuz,
}

/// What playing `pit` would do; `None` when it is no legal move.
pub(super) fn preview(pos: &Toguz, pit: Pit) -> Option<ToguzPreview> {
    let mut board = pos.board();
    let mut preview: Option<ToguzPreview> = None;
    for step in pos.steps(&[pit]) {
        Toguz::apply(&mut board, step);
        match step {
            ToguzStep::Sow { pit } | ToguzStep::SowIntoTuz { pit, .. } => {
                let (holds, effect) = (board.stones(pit), Effect::Rests);
                preview = Some(ToguzPreview { landing: pit, holds, effect, gain: 0 });
            }
            ToguzStep::Capture { .. } => {
                preview = preview.map(|p| ToguzPreview { effect: Effect::Captures, ..p });
            }
            ToguzStep::MakeTuz { .. } => {
                preview = preview.map(|p| ToguzPreview { effect: Effect::MakesTuz, ..p });
            }
            ToguzStep::Lift { .. } | ToguzStep::Sweep { .. } => {}
        }
    }
    let gain = board.treasury(pos.turn()) - pos.board().treasury(pos.turn());
    preview.map(|preview| ToguzPreview { gain, ..preview })
}

/// The scene of a view.
pub(super) fn scene(view: &View<Toguz>, lang: Lang) -> ToguzScene {
    let seat = Seat::new(view.variant, view.facing);
    let step = view.step.filter(|_| view.motion.is_seen());
    let pits = seat.reading_order().into_iter().map(|pit| {
        let owner = view.board.tuz_owner(pit);
        let stones = view.board.stones(pit);
        let mark = mark(view, pit);
        PitScene {
            pit,
            name: pit_name(pit, stones, owner, mark, lang),
            stones,
            tuz: owner.map(|_| text::tuz_sign(lang)),
            mark,
            trail: trail(view, pit),
            preview: view.preview.filter(|preview| preview.landing == pit),
            event: step.and_then(|step| event(step, pit)),
            is_liftable: view.liftable.contains(&pit),
            is_stop: view.cursor == pit,
        }
    });
    let treasuries = Row::ALL.into_iter().map(|row| {
        let side = seat.treasury_side(row);
        let stones = view.board.treasury(side);
        TreasuryScene {
            side,
            name: text::treasury_stones(lang, side.as_str(), stones.into()),
            label: text::treasury_label(lang, side.as_str()),
            stones,
            gained: step.map_or(0, |step| gained(step, side)).min(stones),
        }
    });
    ToguzScene {
        geometry: Geometry::new(view.shape),
        seat,
        mode: view.mode,
        pits: pits.collect(),
        treasuries: treasuries.collect(),
    }
}

fn mark(view: &View<Toguz>, pit: Pit) -> Option<PitMark> {
    let marks = [
        (&view.touched, PitMark::Chosen),
        (&view.must, PitMark::Must),
        (&view.next, PitMark::Movable),
        (&view.movable, PitMark::Movable),
    ];
    marks.into_iter().find_map(|(pits, mark)| pits.contains(&pit).then_some(mark))
}

fn trail(view: &View<Toguz>, pit: Pit) -> Option<Trail> {
    let (start, landing) = (view.last.first() == Some(&pit), view.last.get(1) == Some(&pit));
    match (start, landing) {
        (true, true) => Some(Trail::Round),
        (true, false) => Some(Trail::Start),
        (false, true) => Some(Trail::Landing),
        (false, false) => None,
    }
}

fn event(step: ToguzStep, at: Pit) -> Option<PitEvent> {
    match step {
        ToguzStep::Lift { pit, count } if pit == at => Some(PitEvent::Lifted(count)),
        ToguzStep::Sow { pit } if pit == at => Some(PitEvent::Falls),
        ToguzStep::SowIntoTuz { pit, .. } if pit == at => Some(PitEvent::Leaves(1)),
        ToguzStep::Capture { pit, count, .. } if pit == at => Some(PitEvent::Leaves(count)),
        ToguzStep::MakeTuz { pit, .. } if pit == at => Some(PitEvent::Leaves(3)),
        _ => None,
    }
}

fn gained(step: ToguzStep, side: Side) -> u8 {
    match step {
        ToguzStep::SowIntoTuz { owner, .. } if owner == side => 1,
        ToguzStep::Capture { count, by, .. } if by == side => count,
        ToguzStep::MakeTuz { by, .. } if by == side => 3,
        ToguzStep::Sweep { count, to } if to == side => count,
        _ => 0,
    }
}

fn pit_name(pit: Pit, stones: u8, owner: Option<Side>, mark: Option<PitMark>, lang: Lang) -> String {
    let (side, number) = (pit.side().as_str(), pit.number());
    let name = match (owner, stones) {
        (Some(owner), _) => text::pit_tuz(lang, side, number, owner.as_str()),
        (None, 0) => text::pit_empty(lang, side, number),
        (None, stones) => text::pit_stones(lang, side, number, stones.into()),
    };
    let state = match mark {
        None => return name,
        Some(PitMark::Chosen) => text::state_chosen(lang),
        Some(PitMark::Movable) => text::state_can_be_played(lang),
        Some(PitMark::Must) => text::state_must_be_played(lang),
    };
    text::with_state(lang, name, state)
}
