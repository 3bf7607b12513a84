//! Toguz Korgool once more, slowly: stone by stone, written from the rules text alone. Tests and benches hold the fast
//! rules against it. It shares no type with them but at the two conversions below.

use utys::games::toguz::{Pit, Toguz};
use utys::rules::{Position, Side};

/// How a game ended here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PlainEnd {
    /// The side (0 White, 1 Black) that won.
    Won(usize),
    /// Nobody won.
    Drawn,
}

/// A position as two rows of pits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PlainToguz {
    /// `rows[side][number - 1]`.
    pub(crate) rows: [[u32; 9]; 2],
    /// By side.
    pub(crate) kazyna: [u32; 2],
    /// `tuz[owner]`: the number of the opponent's pit, 1-8.
    pub(crate) tuz: [Option<usize>; 2],
    /// 0 White, 1 Black.
    pub(crate) turn: usize,
}

impl PlainToguz {
    /// K1.1, K2.1.
    pub(crate) fn start() -> Self {
        PlainToguz { rows: [[9; 9]; 2], kazyna: [0; 2], tuz: [None; 2], turn: 0 }
    }

    /// The same position.
    pub(crate) fn of(pos: &Toguz) -> Self {
        let mut plain = PlainToguz::start();
        for pit in Pit::all() {
            plain.rows[pit.side().index()][usize::from(pit.number()) - 1] = pos.stones(pit).into();
        }
        plain.kazyna = Side::ALL.map(|side| pos.treasury(side).into());
        plain.tuz = Side::ALL.map(|side| pos.tuz(side).map(|pit| pit.number().into()));
        plain.turn = pos.turn().index();
        plain
    }

    /// K6.1, K6.2, and what the treasuries then hold.
    pub(crate) fn end(&self) -> Option<(PlainEnd, [u32; 2])> {
        let mut kazyna = self.kazyna;
        if kazyna[0] < 82 && kazyna[1] < 82 {
            if self.rows[self.turn].iter().any(|&stones| stones > 0) {
                return None;
            }
            kazyna[1 - self.turn] += self.rows[1 - self.turn].iter().sum::<u32>();
        }
        let end = match kazyna[0].cmp(&kazyna[1]) {
            std::cmp::Ordering::Greater => PlainEnd::Won(0),
            std::cmp::Ordering::Less => PlainEnd::Won(1),
            std::cmp::Ordering::Equal => PlainEnd::Drawn,
        };
        Some((end, kazyna))
    }

    /// The numbers of the pits that may be played.
    pub(crate) fn moves(&self) -> Vec<usize> {
        if self.end().is_some() {
            return Vec::new();
        }
        (1..=9).filter(|number| self.rows[self.turn][number - 1] > 0).collect()
    }

    /// K3, K4, K5. Returns the number of the pit of the last stone.
    pub(crate) fn play(&mut self, number: usize) -> usize {
        let me = self.turn;
        let mut hand = self.rows[me][number - 1];
        self.rows[me][number - 1] = 0;
        let (mut row, mut at) = (me, number);
        if hand == 1 {
            (row, at) = next(row, at);
        }
        loop {
            // K5.3: a stone that falls into a tuz is its owner's.
            if self.tuz[1 - row] == Some(at) {
                self.kazyna[1 - row] += 1;
            } else {
                self.rows[row][at - 1] += 1;
            }
            hand -= 1;
            if hand == 0 {
                break;
            }
            (row, at) = next(row, at);
        }
        if row != me && self.tuz[me] != Some(at) {
            let heap = self.rows[row][at - 1];
            let mirrored = self.tuz[1 - me] == Some(at);
            if heap.is_multiple_of(2) {
                self.kazyna[me] += heap;
                self.rows[row][at - 1] = 0;
            } else if heap == 3 && self.tuz[me].is_none() && at != 9 && !mirrored {
                self.kazyna[me] += 3;
                self.rows[row][at - 1] = 0;
                self.tuz[me] = Some(at);
            }
        }
        self.turn = 1 - me;
        at
    }

    /// The number of move sequences of a length.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let after = |number| {
            let mut after = self.clone();
            after.play(number);
            after
        };
        self.moves().into_iter().map(|number| after(number).perft(depth - 1)).sum()
    }
}

/// The pit after a pit: 1 to 9, then the other row's 1 (K1.2).
fn next(row: usize, number: usize) -> (usize, usize) {
    if number == 9 { (1 - row, 1) } else { (row, number + 1) }
}
