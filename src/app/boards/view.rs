//! What a board is given to show, the same for every game.

use crate::rules::Side;

use super::GameUi;

/// Everything a board shows at one moment.
#[derive(Clone, PartialEq, Debug)]
pub struct View<P: GameUi> {
    /// The options of the game.
    pub variant: P::Variant,
    /// What lies on the board now: [`GameUi::rest`], or during a move the board after [`View::step`].
    pub board: P::Board,
    /// The side to move.
    pub turn: Side,
    /// The side that sits at the bottom.
    pub facing: Side,
    /// The form of the room that the board has.
    pub shape: Shape,
    /// Whether it can be operated.
    pub mode: Mode,
    /// Whether pieces are seen moving.
    pub motion: Motion,
    /// The spots touched so far.
    pub touched: Vec<P::Spot>,
    /// The spots that may be touched next, once something is touched.
    pub next: Vec<P::Spot>,
    /// The spots with which a move may begin, while nothing is touched.
    pub movable: Vec<P::Spot>,
    /// The spots from which something may be dragged. They do not scroll the page.
    pub liftable: Vec<P::Spot>,
    /// The last move, as [`GameUi::trail`] gives it.
    pub last: Vec<P::Spot>,
    /// Where pieces or stones were taken in the last move, as [`GameUi::taken`] gives it.
    pub taken: Vec<P::Spot>,
    /// What the other side threatens.
    pub threat: Vec<P::Spot>,
    /// A move that is recommended, from its start to its landing; a single spot to look at.
    pub hint: Vec<P::Spot>,
    /// A move that was chosen before its turn.
    pub premove: Vec<P::Spot>,
    /// A move that waits to be confirmed.
    pub waiting: Vec<P::Spot>,
    /// The pieces that must move, shown after a refused touch.
    pub must: Vec<P::Spot>,
    /// What the spot under the pointer or the cursor foretells.
    pub preview: Option<P::Preview>,
    /// The step that is being shown.
    pub step: Option<P::Step>,
    /// The tab stop of the board.
    pub cursor: P::Spot,
}

impl<P: GameUi> View<P> {
    /// A picture of `pos` with White at the bottom, nothing touched and nothing marked.
    pub fn picture(pos: &P, variant: P::Variant) -> Self {
        View {
            variant,
            board: P::rest(pos),
            turn: pos.turn(),
            facing: Side::White,
            shape: Shape::default(),
            mode: Mode::Picture,
            motion: Motion::Full,
            touched: Vec::new(),
            next: Vec::new(),
            movable: Vec::new(),
            liftable: Vec::new(),
            last: Vec::new(),
            taken: Vec::new(),
            threat: Vec::new(),
            hint: Vec::new(),
            premove: Vec::new(),
            waiting: Vec::new(),
            must: Vec::new(),
            preview: None,
            step: None,
            cursor: P::first_spot(variant, Side::White),
        }
    }
}

/// Whether a board can be operated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// Every spot is a button. A touch that is not possible is answered with the reason.
    #[default]
    Play,
    /// One picture with one name.
    Picture,
}

/// Whether pieces are seen moving.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Motion {
    /// They slide, jump and fall.
    #[default]
    Full,
    /// In half the time.
    Fast,
    /// In twice the time, to be counted along.
    Slow,
    /// They are there at once.
    Reduced,
}

impl Motion {
    /// Every motion.
    pub const ALL: [Motion; 4] = [Motion::Full, Motion::Fast, Motion::Slow, Motion::Reduced];

    /// Whether anything is seen moving.
    pub const fn is_seen(self) -> bool {
        !matches!(self, Motion::Reduced)
    }

    /// How long a step of `millis` milliseconds is shown.
    pub const fn stretch(self, millis: u32) -> u32 {
        match self {
            Motion::Full => millis,
            Motion::Fast => millis / 2,
            Motion::Slow => millis * 2,
            Motion::Reduced => 0,
        }
    }
}

/// The form of the room that a board has: its height in percent of its width. Boards grow into spare height.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape(u16);

impl Shape {
    /// A room of this size. Rounded to 2 %, so that a page that trembles does not redraw its board.
    pub fn fitting(width: f64, height: f64) -> Shape {
        let percent = if width > 0.0 { height / width * 100.0 } else { f64::from(Shape::default().0) };
        Shape((percent.clamp(20.0, 300.0) / 2.0) as u16 * 2)
    }

    /// The height in percent of the width, within what a board can be.
    pub fn percent_within(self, least: i32, most: i32) -> i32 {
        i32::from(self.0).clamp(least, most)
    }
}

impl Default for Shape {
    /// A desk: seven by ten.
    fn default() -> Self {
        Shape(70)
    }
}

/// Where a key leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrow {
    /// The left arrow.
    Left,
    /// The right arrow.
    Right,
    /// The up arrow.
    Up,
    /// The down arrow.
    Down,
    /// Home: the left end of the row.
    First,
    /// End: the right end of the row.
    Last,
}

impl Arrow {
    /// Every arrow.
    pub const ALL: [Arrow; 6] =
        [Arrow::Left, Arrow::Right, Arrow::Up, Arrow::Down, Arrow::First, Arrow::Last];

    /// Reads the name of a key (`KeyboardEvent.key`).
    pub fn from_key(key: &str) -> Option<Arrow> {
        Some(match key {
            "ArrowLeft" => Arrow::Left,
            "ArrowRight" => Arrow::Right,
            "ArrowUp" => Arrow::Up,
            "ArrowDown" => Arrow::Down,
            "Home" => Arrow::First,
            "End" => Arrow::Last,
            _ => return None,
        })
    }
}
