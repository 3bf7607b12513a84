//! The position: pieces, the side to move, the options; what a move does to it and when the game ends (T2, T5, T6).

use super::bits::{bit_at, mirrored};
use super::outlook::Outlook;
use super::{Grid, Pieces, Point, TobitMove, TobitRefusal, TobitStep, TobitVariant};
use super::{judge, words};
use crate::rules::{Outcome, Position, Reason, Side, Word};

/// A position of Tobit. Sets of points are bits `8 * row + column` of a `u64`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tobit {
    sides: [u64; 2],
    tobits: u64,
    turn: Side,
    variant: TobitVariant,
}

/// The line ends of longitudinal lines on the far side, where men of a side become tobits (T5.1).
pub(super) const fn far_row(side: Side) -> u64 {
    match side {
        Side::White => 0xff << 40,
        Side::Black => 0xff,
    }
}

impl Tobit {
    /// A position with given pieces; `None` when they lie on another board than that of `variant`, when a man stands on its far
    /// row (T5.1), or when a side has more pieces than it starts with (T2.1).
    pub fn new(pieces: &Pieces, turn: Side, variant: TobitVariant) -> Option<Self> {
        let pos = Tobit::unchecked(pieces, turn, variant);
        let fits =
            |side| pos.men(side) & far_row(side) == 0 && pieces.count(side) <= variant.grid.men().into();
        let legal = pieces.grid() == variant.grid && Side::ALL.into_iter().all(fits);
        legal.then_some(pos)
    }

    /// A position with pieces that were checked one by one.
    pub(super) const fn unchecked(pieces: &Pieces, turn: Side, variant: TobitVariant) -> Self {
        let (sides, tobits) = pieces.bits();
        Tobit { sides, tobits, turn, variant }
    }

    /// The options.
    #[inline]
    pub const fn variant(&self) -> TobitVariant {
        self.variant
    }

    /// The board.
    #[inline]
    pub const fn grid(&self) -> Grid {
        self.variant.grid
    }

    /// The pieces of a side, bit `8 * row + column`.
    #[inline]
    pub const fn all(&self, side: Side) -> u64 {
        self.sides[side.index()]
    }

    /// The men of a side, bit `8 * row + column`.
    #[inline]
    pub const fn men(&self, side: Side) -> u64 {
        self.sides[side.index()] & !self.tobits
    }

    /// The tobits of a side, bit `8 * row + column`.
    #[inline]
    pub const fn tobits(&self, side: Side) -> u64 {
        self.sides[side.index()] & self.tobits
    }

    /// Whether the side to move can capture, and so must (T4.2).
    #[inline]
    pub fn must_capture(&self) -> bool {
        Outlook::new(self).capturers() != 0
    }

    /// Replaces the contents of `moves` with the legal captures, as the list of legal moves has them; whether there are legal
    /// moves that do not capture, which is so only when there are no captures (T4.2).
    #[inline]
    pub fn captures_into(&self, moves: &mut Vec<TobitMove>) -> bool {
        Outlook::new(self).noisy_into(moves)
    }

    /// The same position with the other side to move. Passing is not a move of the game; the search and explanations ask
    /// what would happen if nothing were done.
    #[inline]
    pub fn passed(&self) -> Self {
        Tobit { turn: self.turn.other(), ..*self }
    }

    /// The same position reflected in the middle column (T1.5): its moves are the images of the moves here.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let image = |bits| mirrored(bits, self.grid());
        Tobit { sides: self.sides.map(image), tobits: image(self.tobits), ..*self }
    }

    /// The points that a move captures, in the order of the points.
    pub fn captured(&self, mv: TobitMove) -> Vec<Point> {
        self.grid().points_of(mv.captured()).collect()
    }
}

impl Position for Tobit {
    type Variant = TobitVariant;
    type Move = TobitMove;
    type Spot = Point;
    type Step = TobitStep;
    type Board = Pieces;
    type Refusal = TobitRefusal;

    fn start(variant: TobitVariant) -> Self {
        let grid = variant.grid;
        let mut sides = [0; 2];
        // T2.1: the first points and the last ones, two rows each.
        for (index, point) in grid.all().enumerate() {
            if index < usize::from(grid.men()) {
                sides[0] |= grid.bit(point);
                sides[1] |= grid.bit(grid.half_turn(point));
            }
        }
        Tobit { sides, tobits: 0, turn: Side::White, variant }
    }

    #[inline]
    fn turn(&self) -> Side {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        // T6.1
        let reason = if self.sides[self.turn.index()] == 0 {
            Reason::NoPieces
        } else if Outlook::new(self).can_move() {
            return None;
        } else {
            Reason::NoMoves
        };
        Some(Outcome::Win { side: self.turn.other(), reason })
    }

    #[inline]
    fn legal_moves_into(&self, moves: &mut Vec<TobitMove>) {
        Outlook::new(self).moves_into(moves);
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        Outlook::new(self).count()
    }

    #[inline]
    fn play_unchecked(&mut self, mv: TobitMove) {
        let (from, to, captured) = (mv.start_bit(), mv.end_bit(), mv.captured());
        let own = &mut self.sides[self.turn.index()];
        *own = (*own & !from) | to;
        self.sides[self.turn.other().index()] &= !captured;
        let is_tobit = self.tobits & from != 0 || to & far_row(self.turn) != 0; // T5.1, T5.2
        self.tobits = (self.tobits & !(from | captured)) | if is_tobit { to } else { 0 };
        self.turn = self.turn.other();
    }

    fn key(&self) -> u64 {
        // Odd constants with well spread bits: the golden ratio, then those of SplitMix64 (Steele, Lea, Flood 2014).
        let options = (self.variant.reach as u64) << 2 | (self.variant.grid as u64) << 1 | self.turn as u64;
        let mut key = (self.sides[0] ^ options << 56).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        for part in [self.sides[1], self.tobits] {
            key = (key ^ (key >> 32) ^ part).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        }
        key = (key ^ (key >> 29)).wrapping_mul(0x94d0_49bb_1331_11eb);
        key ^ (key >> 32)
    }

    fn words(&self, mv: TobitMove) -> Vec<Word<Self>> {
        words::words(self, mv)
    }

    fn move_of(&self, word: &[Point]) -> Result<TobitMove, TobitRefusal> {
        judge::move_of(self, word)
    }

    fn steps(&self, word: &[Point]) -> Vec<TobitStep> {
        words::steps(self, word)
    }

    fn board(&self) -> Pieces {
        Pieces::from_bits(self.grid(), self.sides, self.tobits)
    }

    fn apply(board: &mut Pieces, step: TobitStep) {
        board.apply(step);
    }

    fn is_legal(&self, mv: TobitMove) -> bool {
        let outlook = Outlook::new(self);
        let by = outlook.capturers();
        if by == 0 {
            let is_own = outlook.own & mv.start_bit() != 0;
            let reaches = is_own && outlook.quiet_targets(mv.start_bit()) & mv.end_bit() != 0;
            return reaches && mv == TobitMove::new(mv.start_bit(), mv.end_bit(), 0);
        }
        by & mv.start_bit() != 0 && self.legal_moves().contains(&mv)
    }
}

const _: () = assert!(bit_at(5, 6) < 1 << 48);
