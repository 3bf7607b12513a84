//! The boards: what each game draws, names and says. A board is given plain data and a callback; it never judges a move.
//!
//! [`View`] (what is to be seen) becomes a scene (plain data with every name and mark), the scene becomes SVG by attributes
//! and classes alone. [`GameUi`] is all that a page knows of a game's board; `components::Board`
//! is the one component that shows it. Knows no page, no session and no platform.

mod cue;
mod frames;
mod grain;
mod list;
mod sign;
mod svg;
mod view;

pub mod tobit;
pub mod toguz;

pub use cue::Cue;
pub use frames::{Frame, frames};
pub use sign::{Sign, SignKind, draw_signs};
pub(super) use svg::translate;
pub use view::{Arrow, Mode, Motion, Shape, View};

use crate::app::i18n::Lang;
use crate::games::GameId;
use crate::rules::{Notation, Side};
use std::fmt::Debug;
use yew::Html;

/// What a game shows and says. Implemented in `boards/<game>` for the game's position.
pub trait GameUi: Notation {
    /// Which game it is.
    const ID: GameId;

    /// The times that are offered to its players, as links write them: with a source, or else our own choice.
    const TIMES: &'static [&'static str];
    /// The radius of a ring around what lies on a spot, in units of the drawing.
    const RING: i32;

    /// Everything drawn, with every name and mark, as plain data.
    type Scene: Clone + PartialEq + Debug + 'static;

    /// What a spot under the pointer or the cursor foretells; [`Infallible`](std::convert::Infallible) when nothing.
    type Preview: Copy + PartialEq + Debug + 'static;

    /// The scene of a view. Pure.
    fn scene(view: &View<Self>, lang: Lang) -> Self::Scene;

    /// The inside of the board's `<svg>`: the still ground, then one element for each spot, which bears its place in
    /// [`GameUi::spots`] as `data-spot`.
    fn draw(scene: &Self::Scene) -> Html;

    /// Width and height of the drawing in its own units.
    fn extent(variant: Self::Variant, shape: Shape) -> (i32, i32);

    /// The board of a position when nothing moves: as the position has it, save what the end of a game sweeps (K6.2).
    fn rest(pos: &Self) -> Self::Board;

    /// The accessible name of the board: `Tobit board`, `Toguz Korgool board`.
    fn board_name(lang: Lang) -> String;

    /// Every spot in the order in which it is read, from the far left corner of the side at the bottom.
    fn spots(variant: Self::Variant, facing: Side) -> Vec<Self::Spot>;

    /// Whether a piece or a pit of this side is there to be moved.
    fn holds(pos: &Self, spot: Self::Spot, side: Side) -> bool;

    /// The tab stop of a board that nobody has touched yet.
    fn first_spot(variant: Self::Variant, facing: Side) -> Self::Spot;

    /// The spot that an arrow key leads to; `None` at the edge.
    fn walk(variant: Self::Variant, facing: Side, from: Self::Spot, arrow: Arrow) -> Option<Self::Spot>;

    /// The spots that the last move is marked with, from its start to its landing; empty for an illegal word.
    fn trail(before: &Self, word: &[Self::Spot]) -> Vec<Self::Spot>;

    /// Where a legal word takes pieces or stones from; empty for any other word.
    fn taken(before: &Self, word: &[Self::Spot]) -> Vec<Self::Spot>;

    /// The middle of a spot in units of the drawing.
    fn centre(variant: Self::Variant, facing: Side, shape: Shape, spot: Self::Spot) -> (i32, i32);

    /// What a spot is called, whatever lies on it: `14`, `White pit 7`.
    fn spot_name(spot: Self::Spot, lang: Lang) -> String;

    /// What touching `spot` would do, for [`View::preview`].
    fn preview(pos: &Self, spot: Self::Spot) -> Option<Self::Preview>;

    /// The sentence of a move for the live region and the log, told from its steps.
    fn announce(before: &Self, word: &[Self::Spot], variant: Self::Variant, lang: Lang) -> String;

    /// Why a touch was refused, as a sentence.
    fn explain(refusal: &Self::Refusal, variant: Self::Variant, lang: Lang) -> String;

    /// The clause of the rules that a refusal follows from: `T4`; `None` where it is plain.
    fn clause(refusal: &Self::Refusal) -> Option<&'static str>;

    /// The clause that leaves the side to move fewer moves than its pieces have; `None` where it is free.
    fn duty(pos: &Self) -> Option<&'static str>;

    /// Why a position text was refused, as a sentence.
    fn explain_position(error: &Self::PositionError, lang: Lang) -> String;

    /// The pieces that must move instead, for [`View::must`]; empty for most refusals.
    fn obliged(refusal: &Self::Refusal) -> Vec<Self::Spot>;

    /// The one line that says what is possible: after `touched`, or for the spot at `cursor` when nothing is touched.
    /// Empty when there is nothing to say.
    fn possible(
        pos: &Self,
        touched: &[Self::Spot],
        cursor: Option<Self::Spot>,
        variant: Self::Variant,
        lang: Lang,
    ) -> String;

    /// What `side` has won so far, as the players' bars say it: pieces captured, stones in the treasury.
    fn tally(board: &Self::Board, start: &Self::Board, side: Side, lang: Lang) -> String;

    /// The same, drawn, to lie beside the name of `side`; `None` where there is nothing, or the board itself shows it.
    fn spoils(board: &Self::Board, start: &Self::Board, side: Side) -> Option<Html>;

    /// Whether a step is what a hand does that carries a piece to its place.
    fn is_carried(step: Self::Step) -> bool;

    /// How long a step is shown, in milliseconds.
    fn millis(step: Self::Step) -> u32;

    /// What a step sounds like.
    fn cue(step: Self::Step) -> Cue;
}
