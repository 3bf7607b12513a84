//! What a page of rules is made of: sections of clauses, some with a board to try them on. Plain data; knows no game.

use crate::app::i18n::Lang;

/// A text of the rules in every language.
pub type Words = fn(Lang) -> &'static str;

/// The rules of a game.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// What kind of game it is.
    pub lead: Words,
    /// The clauses in their order.
    pub sections: &'static [Section],
    /// Where the sources differ.
    pub differences: &'static [Words],
    /// The sources.
    pub sources: &'static [Words],
}

/// A section: T4, K5.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    /// Its number, and its address on the page.
    pub id: &'static str,
    /// What it is about.
    pub title: Words,
    /// Its clauses.
    pub clauses: &'static [Clause],
}

/// A clause: T4.2. An option of a clause has its name behind the number: T3.3-long.
#[derive(Clone, Copy, Debug)]
pub struct Clause {
    /// Its number, and its address on the page.
    pub id: &'static str,
    /// The rule in the players' words.
    pub words: Words,
    /// A board to try it on.
    pub exercise: Option<Exercise>,
}

/// Something to do on a prepared board.
#[derive(Clone, Copy, Debug)]
pub struct Exercise {
    /// What.
    pub task: Words,
    /// The board, in the grammar of links.
    pub query: &'static str,
    /// When it is done.
    pub goal: Goal,
    /// A way to do it: the spots to touch, each by its number, those of pits with their side before it (`w7`). A touch with
    /// `!` behind it is one that the board refuses and gives the reason for.
    pub way: &'static str,
}

/// When an exercise is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// With any move.
    Move,
    /// With one of these moves, as links write them.
    OneOf(&'static [&'static str]),
    /// When the game is over.
    End,
}

impl Clause {
    /// A clause without a board.
    pub(super) const fn told(id: &'static str, words: Words) -> Clause {
        Clause { id, words, exercise: None }
    }

    /// A clause with its board.
    pub(super) const fn tried(id: &'static str, words: Words, exercise: Exercise) -> Clause {
        Clause { id, words, exercise: Some(exercise) }
    }
}

impl Exercise {
    pub(super) const fn new(task: Words, query: &'static str, goal: Goal, way: &'static str) -> Exercise {
        Exercise { task, query, goal, way }
    }
}

impl Rules {
    /// Every clause, in order.
    pub fn clauses(&self) -> impl Iterator<Item = &'static Clause> {
        self.sections.iter().flat_map(|section| section.clauses)
    }

    /// The address on the page that is meant by what stands in a link: a clause (`T4.2`), a section (`T4`), or the clause that an
    /// option belongs to.
    pub fn anchor(&self, id: &str) -> Option<&'static str> {
        let sections = self.sections.iter().map(|section| section.id);
        self.clauses().map(|clause| clause.id).chain(sections).find(|known| known.eq_ignore_ascii_case(id))
    }
}
