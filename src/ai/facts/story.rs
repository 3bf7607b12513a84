//! The facts of a line: what each of its moves does, and what comes of all of them together.

use super::Explain;
use crate::rules::{Outcome, Reason, Side};
use std::ops::AddAssign;

/// What a move does. `F` is what the game alone has ([`Explain::Fact`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fact<F> {
    /// Something of this game alone.
    Own(F),
    /// The position after it has occurred before, in the game or in the line; now for so many times (T6.3, K6.4).
    Repeats {
        /// 2 or more; with 3 the game is drawn.
        times: usize,
    },
    /// The opponent has no free choice of a reply.
    Forces(Force),
    /// This side is to move after it and has no move left: no piece or no way (T6.1), or an empty row (K6.2).
    RunsOut {
        /// Who is stuck.
        side: Side,
    },
    /// The game ends with it.
    Ends(Outcome),
}

/// What leaves the opponent no free choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Force {
    /// Exactly one move is legal, though no rule compels the opponent to a kind of move.
    OnlyReply,
    /// The rules compel the opponent: a capture is compulsory (T4.2).
    Compelled {
        /// In how many ways it can be made, at least 1.
        ways: u64,
    },
}

/// One move of a line and what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event<P: Explain> {
    /// Who moves.
    pub by: Side,
    /// The move.
    pub mv: P::Move,
    /// What it does, in the order in which it is seen.
    pub facts: Vec<Fact<P::Fact>>,
    /// What White and Black win by it.
    pub hauls: [P::Haul; 2],
}

/// A line of moves, told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Story<P: Explain> {
    /// The moves in order.
    pub events: Vec<Event<P>>,
    /// What White and Black win in the whole line.
    pub hauls: [P::Haul; 2],
    /// How the game stands after the last move, repetition included.
    pub end: Option<Outcome>,
    /// The position before the line.
    pub root: P,
    /// The position after it.
    pub last: P,
}

/// Moves in a row that each win something or force the reply, from the first that wins something on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exchange<H> {
    /// The place of the first of them in the line.
    pub first: usize,
    /// How many there are, at least 1.
    pub count: usize,
    /// What White and Black win by them.
    pub hauls: [H; 2],
}

/// What the first exchange of a line means to the side that begins the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trade<H> {
    /// Nobody wins anything.
    Nothing,
    /// It wins this and nothing is taken back.
    Wins(H),
    /// The opponent wins this and nothing is taken back.
    Loses(H),
    /// It wins something first and gives back.
    GivesBack {
        /// What it wins.
        won: H,
        /// What the opponent wins.
        lost: H,
    },
    /// It lets the opponent win something and wins something for it.
    Offers {
        /// What the opponent wins.
        lost: H,
        /// What it wins.
        won: H,
    },
}

impl<H> Fact<H> {
    /// The facts that every game has about the move to `pos`, which has now occurred so many times.
    fn shared<P: Explain<Fact = H>>(pos: &P, times: usize) -> Vec<Self> {
        let mut facts = Vec::new();
        if times > 1 {
            facts.push(Fact::Repeats { times });
        }
        let outcome = outcome_of(pos, times);
        match outcome.map(Outcome::reason) {
            Some(Reason::NoPieces | Reason::NoMoves | Reason::EmptyRow | Reason::Halves) => {
                facts.push(Fact::RunsOut { side: pos.turn() });
            }
            Some(_) => {}
            None => facts.extend(Force::on(pos).map(Fact::Forces)),
        }
        facts.extend(outcome.map(Fact::Ends));
        facts
    }
}

impl Force {
    /// What binds the side to move, which is not at the end of its game.
    fn on<P: Explain>(pos: &P) -> Option<Force> {
        match pos.count_moves() {
            ways if pos.is_compelled() => Some(Force::Compelled { ways }),
            1 => Some(Force::OnlyReply),
            _ => None,
        }
    }
}

/// What the position decides, or the third occurrence (T6.3, K6.4).
fn outcome_of<P: Explain>(pos: &P, times: usize) -> Option<Outcome> {
    pos.outcome().or_else(|| (times >= 3).then_some(Outcome::Draw { reason: Reason::Repetition }))
}

impl<P: Explain> Story<P> {
    /// Tells a line from `root`; `earlier` are the positions of the game before it. The story ends where a move is not
    /// legal or the game is over.
    pub fn tell<'a>(root: &P, earlier: impl IntoIterator<Item = &'a P>, moves: &[P::Move]) -> Self {
        let mut seen: Vec<P> = earlier.into_iter().cloned().collect();
        let mut occurs = |pos: &P| {
            seen.push(pos.clone());
            seen.iter().filter(|&other| other == pos).count()
        };
        let end = outcome_of(root, occurs(root));
        let hauls = [P::Haul::default(); 2];
        let mut story = Story { events: Vec::new(), hauls, end, root: root.clone(), last: root.clone() };
        for &mv in moves {
            if story.end.is_some() || !story.last.is_legal(mv) {
                break;
            }
            let pos = story.last.clone();
            story.last.play_unchecked(mv);
            let times = occurs(&story.last);
            let mut facts: Vec<_> = pos.facts(mv).into_iter().map(Fact::Own).collect();
            facts.extend(Fact::shared(&story.last, times));
            let hauls = pos.hauls(&story.last);
            add(&mut story.hauls, hauls);
            story.events.push(Event { by: pos.turn(), mv, facts, hauls });
            story.end = outcome_of(&story.last, times);
        }
        story
    }

    /// Who runs out of moves at the end of the line, and after how many moves (T6.1, K6.2).
    pub fn runs_out(&self) -> Option<(Side, usize)> {
        let stuck = self.events.last()?.facts.iter().find_map(|fact| match fact {
            Fact::RunsOut { side } => Some(*side),
            _ => None,
        });
        stuck.map(|side| (side, self.events.len()))
    }

    /// The first exchange: moves that win something, and those between them that force the reply.
    pub fn exchange(&self) -> Option<Exchange<P::Haul>> {
        let nothing = P::Haul::default();
        let wins = |event: &Event<P>| event.hauls.iter().any(|&haul| haul != nothing);
        let forces = |event: &Event<P>| event.facts.iter().any(|fact| matches!(fact, Fact::Forces(_)));
        let first = self.events.iter().position(wins)?;
        let mut exchange = Exchange { first, count: 0, hauls: [nothing; 2] };
        for event in self.events[first..].iter().take_while(|event| wins(event) || forces(event)) {
            exchange.count += 1;
            add(&mut exchange.hauls, event.hauls);
        }
        Some(exchange)
    }

    /// What the first exchange means to the side that begins the line.
    pub fn trade(&self) -> Trade<P::Haul> {
        let Some(Exchange { first, hauls, .. }) = self.exchange() else { return Trade::Nothing };
        let side = self.root.turn();
        let (won, lost) = (hauls[side.index()], hauls[side.other().index()]);
        let begins = self.events[first].hauls.map(P::worth);
        let nothing = P::Haul::default();
        if lost == nothing {
            Trade::Wins(won)
        } else if won == nothing {
            Trade::Loses(lost)
        } else if begins[side.index()] >= begins[side.other().index()] {
            Trade::GivesBack { won, lost }
        } else {
            Trade::Offers { lost, won }
        }
    }
}

fn add<H: AddAssign>(sum: &mut [H; 2], more: [H; 2]) {
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += more;
    }
}
