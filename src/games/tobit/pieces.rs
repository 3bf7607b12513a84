//! What lies on the board: men and tobits by point, without the side to move. Knows no rules of play.

use super::{Grid, Point, TobitStep};
use crate::rules::Side;

/// What a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rank {
    /// An unpromoted piece, *hul* (T3.1).
    Man,
    /// A promoted piece (T3.2, T5.1).
    Tobit,
}

impl Rank {
    /// Both ranks, the lower one first.
    pub const ALL: [Rank; 2] = [Rank::Man, Rank::Tobit];

    /// `man` or `tobit`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Rank::Man => "man",
            Rank::Tobit => "tobit",
        }
    }
}

/// A piece of a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub rank: Rank,
}

/// All pieces on a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pieces {
    grid: Grid,
    sides: [u64; 2],
    tobits: u64,
}

impl Pieces {
    /// A board without pieces.
    pub const fn none(grid: Grid) -> Self {
        Pieces { grid, sides: [0; 2], tobits: 0 }
    }

    pub(super) const fn from_bits(grid: Grid, sides: [u64; 2], tobits: u64) -> Self {
        Pieces { grid, sides, tobits }
    }

    pub(super) const fn bits(&self) -> ([u64; 2], u64) {
        (self.sides, self.tobits)
    }

    /// The board they lie on.
    pub const fn grid(&self) -> Grid {
        self.grid
    }

    /// The piece on a point.
    pub const fn at(&self, point: Point) -> Option<Piece> {
        let bit = self.grid.bit(point);
        let side = if self.sides[0] & bit != 0 {
            Side::White
        } else if self.sides[1] & bit != 0 {
            Side::Black
        } else {
            return None;
        };
        Some(Piece { side, rank: if self.tobits & bit != 0 { Rank::Tobit } else { Rank::Man } })
    }

    /// Every piece with its point, in the order of the points.
    pub fn iter(&self) -> impl Iterator<Item = (Point, Piece)> {
        let pieces = *self;
        self.grid
            .points_of(self.sides[0] | self.sides[1])
            .filter_map(move |point| pieces.at(point).map(|piece| (point, piece)))
    }

    /// How many pieces a side has.
    pub const fn count(&self, side: Side) -> u32 {
        self.sides[side.index()].count_ones()
    }

    /// How many pieces of a rank a side has.
    pub const fn count_rank(&self, side: Side, rank: Rank) -> u32 {
        let own = self.sides[side.index()];
        match rank {
            Rank::Man => (own & !self.tobits).count_ones(),
            Rank::Tobit => (own & self.tobits).count_ones(),
        }
    }

    /// Lays a piece on a point, in place of what was there; nothing happens on a point of another board.
    pub fn put(&mut self, point: Point, piece: Piece) {
        self.take(point);
        let bit = self.grid.bit(point);
        self.sides[piece.side.index()] |= bit;
        if piece.rank == Rank::Tobit {
            self.tobits |= bit;
        }
    }

    /// Takes the piece from a point.
    pub fn take(&mut self, point: Point) -> Option<Piece> {
        let piece = self.at(point)?;
        let bit = self.grid.bit(point);
        self.sides[piece.side.index()] &= !bit;
        self.tobits &= !bit;
        Some(piece)
    }

    /// Shows one step.
    pub(super) fn apply(&mut self, step: TobitStep) {
        match step {
            TobitStep::Slide { from, to } | TobitStep::Jump { from, to, .. } => {
                if let Some(piece) = self.take(from) {
                    self.put(to, piece);
                }
            }
            TobitStep::Remove { point, .. } => {
                self.take(point);
            }
            TobitStep::Promote { point } => {
                if let Some(Piece { side, .. }) = self.at(point) {
                    self.put(point, Piece { side, rank: Rank::Tobit });
                }
            }
        }
    }
}
