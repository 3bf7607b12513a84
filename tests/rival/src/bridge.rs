//! The rules as the `minimax` crate wants them.
//!
//! A state is the whole way from the start of the game, so that repetitions are seen: within the search a position that
//! stood on the way already counts as drawn. The crate looks into its table before it asks whether a game is over, so such
//! a position has a key of its own. What it cannot see: a score in its table that came from a repetition on another way.

use crate::Plain;
use minimax::{Evaluation, Evaluator, Game, Winner};
use std::marker::PhantomData;
use utys::rules::Outcome;

/// The rules of a game.
pub(crate) struct Rules<P>(PhantomData<P>);

/// A plain evaluation.
pub(crate) struct Judge<P>(PhantomData<P>);

impl<P> Default for Judge<P> {
    fn default() -> Self {
        Judge(PhantomData)
    }
}

/// A turn of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turn<M> {
    /// A legal move.
    Move(M),
    /// None: for null move search.
    Pass,
    /// None, and the search ends here: the crate follows noisy moves as if they were compulsory; this is the choice to
    /// make none of them.
    Stay,
}

#[derive(Clone, Debug)]
struct Node<P> {
    pos: P,
    key: u64,
    /// Moves since the last one that cannot be taken back.
    reversible: usize,
    is_repeated: bool,
    is_settled: bool,
}

/// A game so far and the moves of the search.
#[derive(Clone, Debug)]
pub(crate) struct Way<P> {
    nodes: Vec<Node<P>>,
    manner: Manner,
}

/// How much the bridge helps the search beyond what the crate does by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Manner {
    /// Moves are listed by what they win at once, so that good ones are tried early.
    pub is_ordered: bool,
    /// Noisy moves need not be made ([`Turn::Stay`]).
    pub can_stay: bool,
}

/// Mixed into the key of a position that stands for the second time.
const REPEATED: u64 = 0x5851_f42d_4c95_7f2d;

/// Below every score that the crate takes for a win.
const MOST: i32 = 32_000;

impl<P: Plain> Way<P> {
    /// A game with its positions from the start to the present one, and the moves between.
    pub(crate) fn new(start: P, moves: impl Iterator<Item = P::Move>, manner: Manner) -> Self {
        let key = start.key();
        let first = Node { pos: start, key, reversible: 0, is_repeated: false, is_settled: false };
        let mut way = Way { nodes: vec![first], manner };
        for mv in moves {
            way.push(Turn::Move(mv));
        }
        // Where the search begins it goes on, whatever stood before.
        if let Some(last) = way.nodes.last_mut() {
            last.is_repeated = false;
        }
        way
    }

    /// The position after the last move.
    #[cfg(test)]
    pub(crate) fn pos(&self) -> &P {
        &self.top().pos
    }

    fn top(&self) -> &Node<P> {
        &self.nodes[self.nodes.len() - 1]
    }

    fn push(&mut self, turn: Turn<P::Move>) {
        let top = self.top();
        let node = match turn {
            Turn::Move(mv) => {
                let mut pos = top.pos.clone();
                let reversible = if top.pos.is_reversible(mv) { top.reversible + 1 } else { 0 };
                pos.play_unchecked(mv);
                let key = pos.key();
                let mut before = self.nodes.iter().rev().take(reversible).skip(1).step_by(2);
                let is_repeated = before.any(|earlier| earlier.key == key);
                Node { pos, key, reversible, is_repeated, is_settled: false }
            }
            Turn::Pass => {
                let pos = top.pos.passed();
                let key = pos.key();
                Node { pos, key, reversible: 0, is_repeated: false, is_settled: false }
            }
            Turn::Stay => Node { is_settled: true, ..top.clone() },
        };
        self.nodes.push(node);
    }
}

impl<P: Plain> Game for Rules<P> {
    type S = Way<P>;
    type M = Turn<P::Move>;

    fn generate_moves(way: &Way<P>, moves: &mut Vec<Turn<P::Move>>) -> Option<Winner> {
        if let Some(winner) = Self::get_winner(way) {
            return Some(winner);
        }
        let pos = &way.top().pos;
        let mut legal = pos.legal_moves();
        if way.manner.is_ordered {
            legal.sort_by_key(|&mv| -pos.gain(mv));
        }
        moves.extend(legal.into_iter().map(Turn::Move));
        None
    }

    fn apply(way: &mut Way<P>, turn: Turn<P::Move>) -> Option<Way<P>> {
        way.push(turn);
        None
    }

    fn undo(way: &mut Way<P>, _: Turn<P::Move>) {
        way.nodes.pop();
    }

    fn get_winner(way: &Way<P>) -> Option<Winner> {
        let node = way.top();
        if node.is_repeated {
            return Some(Winner::Draw);
        }
        Some(match node.pos.outcome()? {
            Outcome::Draw { .. } => Winner::Draw,
            Outcome::Win { side, .. } if side == node.pos.turn() => Winner::PlayerToMove,
            Outcome::Win { .. } => Winner::PlayerJustMoved,
        })
    }

    fn zobrist_hash(way: &Way<P>) -> u64 {
        let node = way.top();
        if node.is_repeated { node.key ^ REPEATED } else { node.key }
    }

    fn null_move(_: &Way<P>) -> Option<Turn<P::Move>> {
        Some(Turn::Pass)
    }

    fn table_index(turn: Turn<P::Move>) -> u16 {
        match turn {
            Turn::Move(mv) => P::slot(mv),
            Turn::Pass | Turn::Stay => P::SLOTS,
        }
    }

    fn max_table_index() -> u16 {
        P::SLOTS
    }
}

impl<P: Plain> Evaluator for Judge<P> {
    type G = Rules<P>;

    fn evaluate(&self, way: &Way<P>) -> Evaluation {
        let node = way.top();
        let judged = node.pos.judge().clamp(-MOST, MOST) as Evaluation;
        if node.is_settled { -judged } else { judged }
    }

    fn generate_noisy_moves(&self, way: &Way<P>, moves: &mut Vec<Turn<P::Move>>) {
        let node = way.top();
        if node.is_settled {
            return;
        }
        let mut legal = node.pos.legal_moves();
        let all = legal.len();
        legal.retain(|&mv| node.pos.is_noisy(mv));
        if legal.is_empty() {
            return;
        }
        if way.manner.can_stay && legal.len() < all {
            moves.push(Turn::Stay);
        }
        if way.manner.is_ordered {
            legal.sort_by_key(|&mv| -node.pos.gain(mv));
        }
        moves.extend(legal.into_iter().map(Turn::Move));
    }
}
