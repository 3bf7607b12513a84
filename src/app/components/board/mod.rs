//! The one board component: shows a scene, keeps one tab stop, turns keys, clicks, touches and drags into spots. It knows
//! no rules and no session: what it lets a person take up and where it may be laid down is in the view.

mod frame;
mod gesture;
mod hand;
mod pen;
mod pointers;

pub use pen::Pen;

use crate::app::boards::{Arrow, GameUi, Sign, SignKind, View, draw_signs};
use crate::app::i18n::{Lang, text};
use frame::BoardFrame;
use pen::Said;
use yew::{Callback, Html, html};

/// What a board is given and whom it tells.
#[derive(Clone, PartialEq, Debug)]
pub struct Board<P: GameUi> {
    /// What is to be seen.
    pub view: View<P>,
    /// The language of the names.
    pub lang: Lang,
    /// Whether the pointer draws.
    pub pen: Pen,
    /// A spot was touched by click, tap, Enter or Space.
    pub on_touch: Callback<P::Spot>,
    /// What lies on a spot was taken up by dragging.
    pub on_lift: Callback<P::Spot>,
    /// It was laid down: on a spot, or back where it came from.
    pub on_drop: Callback<Option<P::Spot>>,
    /// The tab stop has moved.
    pub on_cursor: Callback<P::Spot>,
    /// An arrow key was pressed.
    pub on_walk: Callback<Arrow>,
    /// Enter or Space was pressed.
    pub on_enter: Callback<()>,
    /// Escape: the touched spots are given up.
    pub on_cancel: Callback<()>,
    /// The pointer came to a spot or left it.
    pub on_hover: Callback<Option<P::Spot>>,
}

impl<P: GameUi> Board<P> {
    /// A board that nobody listens to.
    pub fn still(view: View<P>, lang: Lang) -> Self {
        Board {
            view,
            lang,
            pen: Pen::Rests,
            on_touch: Callback::noop(),
            on_lift: Callback::noop(),
            on_drop: Callback::noop(),
            on_cursor: Callback::noop(),
            on_walk: Callback::noop(),
            on_enter: Callback::noop(),
            on_cancel: Callback::noop(),
            on_hover: Callback::noop(),
        }
    }

    /// The board as SVG. Only this knows the game; all that the browser sends is handled once for all games.
    pub fn draw(self) -> Html {
        let signs = self.signs();
        let Board {
            view,
            lang,
            pen,
            on_touch,
            on_lift,
            on_drop,
            on_cursor,
            on_walk,
            on_enter,
            on_cancel,
            on_hover,
        } = self;
        let (width, height) = P::extent(view.variant, view.shape);
        let spots = P::spots(view.variant, view.facing);
        let place = |wanted: &P::Spot| spots.iter().position(|spot| spot == wanted);
        let stop = place(&view.cursor).unwrap_or(0);
        let liftable = view.liftable.iter().filter_map(place).collect::<Vec<_>>();
        let drawing = html! { <>{ P::draw(&P::scene(&view, lang)) }{ draw_signs(&signs, P::RING) }</> };
        let centre = |&spot: &P::Spot| P::centre(view.variant, view.facing, view.shape, spot);
        let centres = spots.iter().map(centre).collect::<Vec<_>>();
        let words = {
            let names = spots.clone();
            move |said: Said| {
                let name =
                    |at: usize| names.get(at).map_or_else(String::new, |&spot| P::spot_name(spot, lang));
                match said {
                    Said::Begun(at) => text::sign_begun(lang, name(at)),
                    Said::Drawn((from, to)) if from == to => text::sign_ring(lang, name(from)),
                    Said::Drawn((from, to)) => text::sign_arrow(lang, name(from), name(to)),
                    Said::Gone => text::signs_gone(lang).to_owned(),
                }
            }
        };
        let mode = view.mode;
        let on_event = move |event: BoardEvent| {
            let spot = |at: usize| spots.get(at).copied();
            match event {
                BoardEvent::Touch(at) => spot(at).into_iter().for_each(|spot| on_touch.emit(spot)),
                BoardEvent::Lift(at) => spot(at).into_iter().for_each(|spot| on_lift.emit(spot)),
                BoardEvent::Drop(at) => on_drop.emit(at.and_then(spot)),
                BoardEvent::Focus(at) => spot(at).into_iter().for_each(|spot| on_cursor.emit(spot)),
                BoardEvent::Hover(at) => on_hover.emit(at.and_then(spot)),
                BoardEvent::Walk(arrow) => on_walk.emit(arrow),
                BoardEvent::Enter => on_enter.emit(()),
                BoardEvent::Cancel => on_cancel.emit(()),
            }
        };
        html! {
            <BoardFrame
                {mode}
                name={P::board_name(lang)}
                class={["board board--", P::NAME].concat()}
                view_box={format!("0 0 {width} {height}")}
                {stop}
                {liftable}
                {pen}
                {centres}
                ring={P::RING}
                {words}
                escapes={view.touched.len() + view.premove.len()}
                {drawing}
                {on_event}
            />
        }
    }
}

impl<P: GameUi> Board<P> {
    /// What the view wants to be seen above the board.
    fn signs(&self) -> Vec<Sign> {
        let view = &self.view;
        let begun: &[P::Spot] = if view.touched.len() > 1 { &view.touched } else { &[] };
        let ways = [
            (SignKind::Taken, view.taken.as_slice()),
            (SignKind::Begun, begun),
            (SignKind::Threat, &view.threat),
            (SignKind::Hint, &view.hint),
            (SignKind::Premove, &view.premove),
            (SignKind::Waiting, &view.waiting),
        ];
        let centre = |&spot: &P::Spot| P::centre(view.variant, view.facing, view.shape, spot);
        let filled = ways.into_iter().filter(|(_, way)| !way.is_empty());
        filled.map(|(kind, way)| Sign { kind, way: way.iter().map(centre).collect() }).collect()
    }
}

/// What happens on a board. Spots are known by their place in the reading order.
#[derive(Clone, Copy)]
enum BoardEvent {
    Touch(usize),
    Lift(usize),
    Drop(Option<usize>),
    Focus(usize),
    Hover(Option<usize>),
    Walk(Arrow),
    Enter,
    Cancel,
}
