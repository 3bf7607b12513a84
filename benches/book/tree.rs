//! The tree of a book: it grows where the game is likeliest to go, and what is found deep in it changes what is thought of
//! the moves that lead there (best-first expansion, as in Lincke's drop-out expansion of opening books, 2001).

use super::study::Finding;
use std::collections::{BinaryHeap, HashMap, HashSet};
use utys::ai::{MOST_PLACES, Opening, Score, WinChance, mirror_form};

/// A move that costs so many per mille of the win chance is played e = 2.7 times as seldom as the best one.
const TASTE: f64 = 25.0;
/// No position is looked at in which a side has less than this, per mille: its game is no longer an opening.
const LEAST_CHANCE: u16 = 150;
/// Values are taken back through the tree until nothing changes, or so often: a game can go round in circles.
const MOST_SWEEPS: usize = 64;

/// A move of the tree.
#[derive(Clone, Debug)]
pub(crate) struct Branch<P> {
    /// Its place among the legal moves.
    pub(crate) place: usize,
    /// The position after it, in the mirror form, and its key.
    pub(crate) after: P,
    pub(crate) key: u64,
    /// What the search of the position before it found.
    found: i32,
    /// The same, or what is known of the position after it.
    pub(crate) value: i32,
}

/// A position of the tree, in the mirror form.
#[derive(Clone, Debug)]
pub(crate) struct Node<P> {
    pub(crate) pos: P,
    /// Best first.
    pub(crate) branches: Vec<Branch<P>>,
}

/// The positions looked at.
#[derive(Debug)]
pub(crate) struct Tree<P> {
    pub(crate) nodes: Vec<Node<P>>,
    by_key: HashMap<u64, usize>,
}

impl<P> Default for Tree<P> {
    fn default() -> Self {
        Tree { nodes: Vec::new(), by_key: HashMap::new() }
    }
}

impl<P> Node<P> {
    /// What the best move promises.
    fn value(&self) -> i32 {
        self.branches.iter().map(|branch| branch.value).max().unwrap_or(0)
    }
}

/// The chance of the side to move, per mille.
fn chance<P: Opening>(pos: &P, value: i32) -> u16 {
    WinChance::of(pos, Score::judged(value)).per_mille()
}

impl<P: Opening> Tree<P> {
    /// How many positions were looked at.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The place of a position that was looked at.
    pub(crate) fn at(&self, key: u64) -> Option<usize> {
        self.by_key.get(&key).copied()
    }

    /// How much worse than the best move a move is, in per mille of the win chance.
    pub(crate) fn loss(&self, node: &Node<P>, branch: &Branch<P>) -> u16 {
        chance(&node.pos, node.value()).saturating_sub(chance(&node.pos, branch.value))
    }

    /// The likeliest position that was not looked at yet; of alike likely ones the one found first.
    pub(crate) fn next(&self) -> Option<P> {
        let (start, key, _) = mirror_form(&P::start(P::Variant::default()));
        if self.nodes.is_empty() {
            return Some(start);
        }
        // Dijkstra's way along the likeliest moves; what is likely comes out first.
        let mut open = BinaryHeap::from([Way { reach: 1.0, order: 0, key }]);
        let mut waiting = HashMap::new();
        let mut seen = HashSet::new();
        let mut order = 0;
        while let Some(way) = open.pop() {
            if !seen.insert(way.key) {
                continue;
            }
            let Some(at) = self.at(way.key) else {
                return waiting.remove(&way.key);
            };
            let node = &self.nodes[at];
            let taste = |branch| (-f64::from(self.loss(node, branch)) / TASTE).exp();
            let all: f64 = node.branches.iter().map(taste).sum();
            for branch in &node.branches {
                let is_known = self.at(branch.key).is_some();
                if is_known || self.is_worth_a_look(node, branch) {
                    order += 1;
                    open.push(Way { reach: way.reach * taste(branch) / all, order, key: branch.key });
                    waiting.entry(branch.key).or_insert_with(|| branch.after.clone());
                }
            }
        }
        None
    }

    fn is_worth_a_look(&self, node: &Node<P>, branch: &Branch<P>) -> bool {
        let chance = chance(&node.pos, branch.value);
        branch.after.outcome().is_none() && (LEAST_CHANCE..=1000 - LEAST_CHANCE).contains(&chance)
    }

    /// Adds a position in the mirror form with what was found there.
    pub(crate) fn add(&mut self, pos: P, found: &[Finding]) {
        let legal = pos.legal_moves();
        let mut branches: Vec<Branch<P>> = Vec::new();
        for &(place, found) in found.iter().filter(|(place, _)| *place < MOST_PLACES) {
            let mut after = pos.clone();
            after.play_unchecked(legal[place]);
            let (after, key, _) = mirror_form(&after);
            // Of a move and its image in the mirror one is enough.
            if branches.iter().all(|branch| branch.key != key) {
                branches.push(Branch { place, after, key, found, value: found });
            }
        }
        self.by_key.insert(pos.key(), self.nodes.len());
        self.nodes.push(Node { pos, branches });
        self.take_back();
    }

    /// What is known of a position counts for the moves that lead to it.
    fn take_back(&mut self) {
        for _ in 0..MOST_SWEEPS {
            let values: Vec<i32> = self.nodes.iter().map(Node::value).collect();
            let mut has_changed = false;
            for node in &mut self.nodes {
                for branch in &mut node.branches {
                    let value = self.by_key.get(&branch.key).map_or(branch.found, |&at| -values[at]);
                    has_changed |= value != branch.value;
                    branch.value = value;
                }
            }
            if !has_changed {
                break;
            }
        }
        for node in &mut self.nodes {
            node.branches.sort_by_key(|branch| -branch.value);
        }
    }
}

/// A way into the tree.
struct Way {
    reach: f64,
    order: usize,
    key: u64,
}

impl Ord for Way {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.reach.total_cmp(&other.reach).then(other.order.cmp(&self.order))
    }
}

impl PartialOrd for Way {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Way {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Way {}
