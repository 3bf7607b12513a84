//! The search: iterative deepening over the walk of [`walk`](super::walk), in slices that can be laid aside.
//!
//! A search is begun, then run for so many nodes at a time until it is done. It keeps its buffers and its table from
//! one question to the next and allocates nothing on the way.

use super::frame::Frame;
use super::history::History;
use super::walk::Step;
use super::{Evaluate, Score, Table, Technique, Techniques, Verdict, Window};

/// The deepest ply that is looked at.
pub const MAX_PLY: usize = 120;

/// Below this depth scores still jump, and the root is searched with a full window.
const ASPIRATION_DEPTH: u8 = 4;

/// How far to search; whichever is reached first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Plies, 1 to [`MAX_PLY`].
    pub depth: u8,
    /// Positions visited.
    pub nodes: u64,
    /// How many of the best moves are wanted, each with its line.
    pub lines: usize,
}

impl Default for Limits {
    /// One line, as deep as can be.
    fn default() -> Self {
        Limits { depth: MAX_PLY as u8, nodes: u64::MAX, lines: 1 }
    }
}

/// Which techniques are used. Play uses [`Features::default`]; tests and matches compare.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features {
    /// The transposition table.
    pub table: TableUse,
    /// What happens at depth 0.
    pub horizon: Horizon,
    /// A position that returns is a draw.
    pub repetition: bool,
    /// An only legal move costs no depth.
    pub extend_forced: bool,
    /// How much worse than even a repetition is to the side whose search it is, in hundredths of a man or of a stone, on a
    /// full board; against a weaker opponent a draw is a loss. It fades as the board empties: with few pieces most games are
    /// drawn, and there is little left to play for. What it is worth stands in `docs/engine-log.md`.
    pub contempt: i32,
    /// What is left out and what is looked at deeper; of these only those that win in the game at hand.
    pub techniques: Techniques,
}

impl Features {
    /// What leaves the search equal to a plain one.
    pub const PLAIN: Features = Features {
        table: TableUse::SameDepth,
        horizon: Horizon::Noisy,
        repetition: true,
        extend_forced: true,
        contempt: 0,
        techniques: Techniques::NONE,
    };

    /// What is left of the contempt on a board that is `stage` of `full` full: all on a full one, nothing on one that two
    /// thirds have left.
    pub fn contempt_at(&self, stage: i32, full: i32) -> Score {
        Score::judged(self.contempt * (3 * stage - full).max(0) / (2 * full))
    }
}

impl Default for Features {
    fn default() -> Self {
        Features {
            table: TableUse::Deeper,
            horizon: Horizon::Noisy,
            repetition: true,
            extend_forced: true,
            contempt: 0,
            techniques: Techniques::ALL,
        }
    }
}

/// Which entries of the table settle a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableUse {
    /// None.
    Off,
    /// Those of the same depth, which leave the search equal to a plain one.
    SameDepth,
    /// Those of at least the depth.
    Deeper,
}

/// What happens at depth 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Horizon {
    /// The judgement stands.
    Bare,
    /// Noisy moves are followed first.
    Noisy,
}

/// One of the best moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<P: Evaluate> {
    /// The value for the side to move.
    pub score: Score,
    /// How deep it was searched, in plies.
    pub depth: u8,
    /// The expected moves, at least one.
    pub moves: Vec<P::Move>,
}

/// How far a call of [`Search::run`] has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// The nodes of the slice are used up.
    Paused,
    /// A depth is finished; [`Search::lines`] has it.
    Deepened,
    /// The search is over.
    Done,
}

/// A search and its memory.
#[derive(Debug)]
pub struct Search<P: Evaluate> {
    pub(super) features: Features,
    pub(super) table: Table,
    pub(super) frames: Vec<Frame<P>>,
    pub(super) ply: usize,
    pub(super) nodes: u64,
    /// The keys of the game's positions before the root, then those from the root to the present ply.
    pub(super) path: Vec<u64>,
    /// How many of `path` stand before the root.
    pub(super) earlier: usize,
    pub(super) history: History,
    /// The techniques that are used in this game.
    pub(super) techniques: Techniques,
    /// How much worse than even a repetition is in this search.
    pub(super) contempt: Score,
    /// In how many idle plies a judgement would fade to nothing.
    pub(super) patience: Option<i32>,
    /// The places of the root's moves, those first whose lines are found, then the others, best first.
    pub(super) root_order: Vec<usize>,
    /// The lines found at the present depth.
    pub(super) lines_found: Vec<Line<P>>,
    lines: Vec<Line<P>>,
    limits: Limits,
    depth: u8,
    /// The window that the root was asked with.
    asked: Window,
    next: Option<Step>,
}

impl<P: Evaluate> Search<P> {
    /// A search that has nothing to do yet.
    pub fn new(table: Table, features: Features) -> Self {
        let start = P::start(P::Variant::default());
        let techniques = features.techniques.and(P::MARGINS.techniques);
        Search {
            features,
            table,
            frames: (0..MAX_PLY + 2).map(|_| Frame::new(start.clone())).collect(),
            ply: 0,
            nodes: 0,
            path: Vec::new(),
            earlier: 0,
            history: History::new::<P>(),
            techniques,
            contempt: Score::DRAW,
            patience: techniques.has(Technique::Fading).then_some(P::MARGINS.patience),
            root_order: Vec::new(),
            lines_found: Vec::new(),
            lines: Vec::new(),
            limits: Limits::default(),
            depth: 1,
            asked: Window::FULL,
            next: None,
        }
    }

    /// Begins a search of `root`; `earlier` are the [positions before it that may return](super::returnable), oldest first:
    /// for so many plies nothing has happened. What the table knows is kept; with [`Search::forget`] before it the result
    /// depends on the arguments alone.
    pub fn begin<'a>(&mut self, root: &P, earlier: impl IntoIterator<Item = &'a P>, limits: Limits) {
        self.path.clear();
        self.path.extend(earlier.into_iter().map(P::key));
        self.earlier = self.path.len();
        self.path.resize(self.earlier + self.frames.len(), 0);
        self.table.grow_old();
        self.history.forget();
        self.frames.iter_mut().for_each(Frame::forget);
        self.limits =
            Limits { depth: limits.depth.clamp(1, MAX_PLY as u8), lines: limits.lines.max(1), ..limits };
        (self.ply, self.nodes, self.depth) = (0, 0, 1);
        self.contempt = self.features.contempt_at(root.stage(), P::FULL);
        self.lines.clear();
        self.lines_found.clear();
        let frame = &mut self.frames[0];
        frame.pos.clone_from(root);
        frame.reversible = self.earlier;
        frame.pos.legal_moves_into(&mut frame.moves);
        frame.via = None;
        frame.excluded = None;
        frame.open();
        frame.rank_all(&self.history);
        self.root_order = frame.places_by_rank();
        self.next = None;
        if let Some(&place) = self.root_order.first() {
            let judged = Score::judged(root.evaluate());
            self.lines.push(Line { score: judged, depth: 0, moves: vec![frame.moves[place]] });
            self.open_root();
        }
    }

    /// Forgets what earlier searches have found.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Hands the table on.
    pub fn into_table(self) -> Table {
        self.table
    }

    /// Searches until the slice of so many nodes is used up, a depth is finished or the search is over. However it is
    /// sliced, the result is the same.
    pub fn run(&mut self, slice: u64) -> Progress {
        let pause = self.nodes.saturating_add(slice).min(self.limits.nodes);
        let Some(mut step) = self.next else { return Progress::Done };
        loop {
            step = match step {
                Step::Enter if self.nodes >= pause => {
                    if self.nodes >= self.limits.nodes {
                        self.stop();
                        return Progress::Done;
                    }
                    self.next = Some(step);
                    return Progress::Paused;
                }
                Step::Enter => self.enter(),
                Step::Advance => self.advance(),
                Step::Leave(_) if self.ply == 0 => {
                    if let Some(progress) = self.close_line() {
                        return progress;
                    }
                    Step::Enter
                }
                Step::Leave(score) => self.leave(score),
            };
        }
    }

    /// Ends the search. What the unfinished depth has found already counts.
    pub fn stop(&mut self) {
        if self.next.take().is_none() {
            return;
        }
        let frame = &self.frames[0];
        if self.lines_found.is_empty() && frame.is_raised {
            let moves = frame.line.clone();
            self.lines.retain(|line| line.moves[0] != moves[0]);
            self.lines.insert(0, Line { score: frame.best, depth: self.depth, moves });
            self.lines.truncate(self.limits.lines);
        }
    }

    /// Whether there is nothing left to do.
    pub fn is_done(&self) -> bool {
        self.next.is_none()
    }

    /// The best lines so far, best first; none only when the root has no legal move.
    pub fn lines(&self) -> &[Line<P>] {
        &self.lines
    }

    /// The position searched.
    pub fn root(&self) -> &P {
        &self.frames[0].pos
    }

    /// The deepest ply that was looked at, extensions and captures beyond the depth included.
    pub fn reached(&self) -> usize {
        self.frames.iter().rposition(|frame| frame.is_reached).unwrap_or(0)
    }

    /// How many positions were visited.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The best move so far becomes the first that is tried at the next depth.
    pub(super) fn raise_root_move(&mut self) {
        let found = self.lines_found.len();
        let place = self.frames[0].current;
        if let Some(nth) = self.root_order.iter().position(|&other| other == place) {
            self.root_order[found..=nth].rotate_right(1);
        }
    }

    fn open_root(&mut self) {
        let expected = self.lines.get(self.lines_found.len()).filter(|line| line.depth > 0);
        let is_narrow = self.techniques.has(Technique::Aspiration) && self.depth >= ASPIRATION_DEPTH;
        self.asked = match expected {
            Some(line) if is_narrow => Window::around(line.score, P::MARGINS.aspiration),
            _ => Window::FULL,
        };
        self.ask_root();
    }

    fn ask_root(&mut self) {
        let frame = &mut self.frames[0];
        frame.depth = self.depth.into();
        frame.window = self.asked;
        frame.open();
        self.next = Some(Step::Enter);
    }

    /// The root has been searched once: keeps the line and goes on to the next line or depth.
    fn close_line(&mut self) -> Option<Progress> {
        let frame = &self.frames[0];
        if let Some(wider) = self.asked.widened(frame.best, P::MARGINS.aspiration) {
            self.asked = wider;
            self.ask_root();
            return None;
        }
        let line = Line { score: frame.best, depth: self.depth, moves: frame.line.clone() };
        // A later line can turn out better when the table has learnt in between.
        let at = self.lines_found.partition_point(|other| other.score >= line.score);
        self.lines_found.insert(at, line);
        let wanted = self.limits.lines.min(self.root_order.len());
        if self.lines_found.len() < wanted {
            self.open_root();
            return None;
        }
        std::mem::swap(&mut self.lines, &mut self.lines_found);
        self.lines_found.clear();
        if self.depth >= self.limits.depth || self.lines.iter().all(Line::is_certain) {
            self.next = None;
            return Some(Progress::Deepened);
        }
        self.depth += 1;
        self.open_root();
        Some(Progress::Deepened)
    }
}

impl<P: Evaluate> Line<P> {
    /// Whether looking deeper cannot change the score: the end lies within the depth.
    fn is_certain(&self) -> bool {
        match self.score.verdict() {
            Verdict::Win(plies) | Verdict::Loss(plies) => plies <= self.depth.into(),
            Verdict::About(_) => false,
        }
    }
}
