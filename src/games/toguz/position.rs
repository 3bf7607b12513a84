//! A position of Toguz Korgool and the rules that hold for it (K1-K6). Knows no text and no history.
//!
//! The direction of play (K3.4) belongs to the board's geometry; the position knows pits by number alone.

use super::heaps::Heaps;
use super::sowing::{Effect, Landing, first_fall};
use super::stones::{NO_TUZ, Stones};
use super::{Pit, ToguzPositionError, ToguzRefusal, ToguzStep, ToguzVariant};
use crate::rules::{Outcome, Position, Reason, Side};

/// Stones in each pit at the start (K1.1).
const START: u8 = 9;
/// All stones (K1.1).
pub(super) const ALL_STONES: u8 = 162;
/// Half of the stones; one more wins (K6.1).
const HALF: u8 = 81;

/// A position: the stones, the tuz and the side to move.
///
/// When the side to move has no stone the game is over and the stones stay on the board here; the last step of the move
/// and [`Toguz::final_treasuries`] show where they go (K6.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Toguz {
    stones: Stones,
    turn: Side,
}

impl Toguz {
    /// A position set up by hand: stones by pit index, treasuries and tuz by side.
    ///
    /// # Errors
    /// The stones do not make 162, or a tuz lies where none can be (K5.2).
    pub fn from_setup(
        pits: [u8; 18],
        treasuries: [u8; 2],
        tuz: [Option<Pit>; 2],
        turn: Side,
    ) -> Result<Self, ToguzPositionError> {
        let sum = pits.iter().chain(&treasuries).map(|&count| u64::from(count)).sum();
        if sum != u64::from(ALL_STONES) {
            return Err(ToguzPositionError::WrongSum { sum });
        }
        for owner in Side::ALL {
            let Some(pit) = tuz[owner.index()] else { continue };
            if pit.side() == owner {
                return Err(ToguzPositionError::TuzInOwnRow { owner });
            }
            if pit.number() == 9 {
                return Err(ToguzPositionError::TuzInPitNine { row: pit.side() });
            }
            if pits[pit.index()] != 0 {
                return Err(ToguzPositionError::TuzHoldsStones { pit });
            }
        }
        if let [Some(white), Some(black)] = tuz
            && white.number() == black.number()
        {
            return Err(ToguzPositionError::MirrorTuz { number: white.number() });
        }
        let tuz = tuz.map(|pit| pit.map_or(NO_TUZ, |pit| pit.index() as u8));
        Ok(Toguz { stones: Stones { heaps: Heaps::new(pits), treasuries, tuz }, turn })
    }

    /// The stones in a pit, 0-162.
    #[inline]
    pub fn stones(&self, pit: Pit) -> u8 {
        self.stones.stones(pit)
    }

    /// The stones in the treasury of `side`, before any sweep.
    #[inline]
    pub fn treasury(&self, side: Side) -> u8 {
        self.stones.treasury(side)
    }

    /// The tuz that `side` owns; it lies in the opponent's row (K5.1).
    #[inline]
    pub fn tuz(&self, side: Side) -> Option<Pit> {
        self.stones.tuz(side)
    }

    /// Whose tuz a pit is.
    #[inline]
    pub fn tuz_owner(&self, pit: Pit) -> Option<Side> {
        self.stones.tuz_owner(pit)
    }

    /// The stones in the pits 1-9 of `side`.
    #[inline]
    pub fn row(&self, side: Side) -> [u8; 9] {
        self.stones.heaps.counts(side.index())
    }

    /// The pits of `side` that hold an odd number of stones: bit `i` is pit `i + 1`.
    #[inline]
    pub fn row_odd_set(&self, side: Side) -> u32 {
        self.stones.heaps.odd_set(side.index())
    }

    /// The pits 1-8 of `side`, where a tuz can be (K5.2), that hold exactly two stones: bit `i` is pit `i + 1`.
    #[inline]
    pub fn row_pair_set(&self, side: Side) -> u32 {
        self.stones.heaps.pair_set(side.index())
    }

    /// What the last stone of a legal move would do; what falls into a tuz on the way is left out.
    #[inline]
    pub fn foreseen(&self, mv: Pit) -> Effect {
        self.stones.foreseen(mv)
    }

    /// Replaces the contents of `moves` with the legal moves whose last stone captures at least so many stones or makes a
    /// tuz; whether there are others.
    #[inline]
    pub fn strikes_into(&self, least: u8, moves: &mut Vec<Pit>) -> bool {
        moves.clear();
        let legal = self.playable();
        let strikes = legal & self.stones.strikes(self.turn.index(), least);
        self.pits_into(strikes, moves);
        legal != strikes
    }

    /// The pits that can be played, one bit each: those with stones while the game goes on (K3.1, K6.1).
    #[inline]
    fn playable(&self) -> u32 {
        if self.has_majority() { 0 } else { self.stones.heaps.occupied_set(self.turn.index()) }
    }

    #[inline]
    fn pits_into(&self, mut set: u32, moves: &mut Vec<Pit>) {
        let row = 9 * self.turn.index();
        while set != 0 {
            moves.push(Pit::at(row + set.trailing_zeros() as usize));
            set &= set - 1;
        }
    }

    /// The same position with the other side to move. Passing is not a move of the game; the search and explanations ask
    /// what would happen if nothing were done.
    #[inline]
    pub fn passed(&self) -> Self {
        Toguz { stones: self.stones, turn: self.turn.other() }
    }

    /// The treasuries by side, with the stones on the board swept when the side to move has none (K6.2).
    pub fn final_treasuries(&self) -> [u8; 2] {
        let mut treasuries = self.stones.treasuries;
        if let Some((count, to)) = self.sweep() {
            treasuries[to.index()] += count;
        }
        treasuries
    }

    /// How many stones go to whom when the side to move is stuck (K6.2); 82 ends the game before that (K6.1).
    fn sweep(&self) -> Option<(u8, Side)> {
        let stuck = self.stones.heaps.is_row_empty(self.turn.index()) && !self.has_majority();
        (stuck && self.stones.on_board() > 0).then(|| (self.stones.on_board(), self.turn.other()))
    }

    /// Whether one treasury holds more than half (K6.1).
    #[inline]
    fn has_majority(&self) -> bool {
        self.stones.treasuries[0] > HALF || self.stones.treasuries[1] > HALF
    }

    /// The position after a legal move and where its last stone fell.
    #[inline]
    pub(super) fn after(mut self, pit: Pit) -> (Toguz, Landing) {
        let landing = self.stones.sow(pit);
        self.turn = self.turn.other();
        (self, landing)
    }

    /// The steps before any sweep.
    fn steps_of(&self, pit: Pit) -> Vec<ToguzStep> {
        let count = self.stones(pit);
        let mut steps = Vec::with_capacity(usize::from(count) + 3);
        steps.push(ToguzStep::Lift { pit, count });
        let first = first_fall(pit, count);
        steps.extend((first..first + usize::from(count)).map(Pit::at).map(|pit| match self.tuz_owner(pit) {
            Some(owner) => ToguzStep::SowIntoTuz { pit, owner },
            None => ToguzStep::Sow { pit },
        }));
        let (after, Landing { pit, effect }) = self.after(pit);
        let by = self.turn;
        match effect {
            Effect::Nothing => {}
            Effect::Capture(count) => steps.push(ToguzStep::Capture { pit, count, by }),
            Effect::Tuz => steps.push(ToguzStep::MakeTuz { pit, by }),
        }
        steps.extend(after.sweep().map(|(count, to)| ToguzStep::Sweep { count, to }));
        steps
    }
}

impl Position for Toguz {
    type Variant = ToguzVariant;
    type Move = Pit;
    type Spot = Pit;
    type Step = ToguzStep;
    type Board = Stones;
    type Refusal = ToguzRefusal;

    fn start(_variant: ToguzVariant) -> Self {
        let heaps = Heaps::new([START; 18]);
        Toguz { stones: Stones { heaps, treasuries: [0; 2], tuz: [NO_TUZ; 2] }, turn: Side::White } // K2.1
    }

    #[inline]
    fn turn(&self) -> Side {
        self.turn
    }

    /// 81:81 is [`Reason::Halves`] also when the last stones are swept (K6.2).
    fn outcome(&self) -> Option<Outcome> {
        for side in Side::ALL {
            if self.treasury(side) > HALF {
                return Some(Outcome::Win { side, reason: Reason::Majority }); // K6.1
            }
        }
        if !self.stones.heaps.is_row_empty(self.turn.index()) {
            return None; // K6.3
        }
        Some(match self.treasury(self.turn) {
            HALF => Outcome::Draw { reason: Reason::Halves },
            _ => Outcome::Win { side: self.turn.other(), reason: Reason::EmptyRow }, // K6.2
        })
    }

    #[inline]
    fn legal_moves_into(&self, moves: &mut Vec<Pit>) {
        moves.clear();
        self.pits_into(self.playable(), moves);
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        if self.has_majority() { 0 } else { self.stones.heaps.occupied(self.turn.index()) }
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Pit) {
        self.stones.sow(mv);
        self.turn = self.turn.other();
    }

    /// Multiply and fold, word by word (the mixing step of `fxhash`, finished as in MurmurHash3).
    #[inline]
    fn key(&self) -> u64 {
        let [a, b, c] = self.stones.heaps.words();
        let [white, black] = self.stones.treasuries.map(u64::from);
        let [white_tuz, black_tuz] = self.stones.tuz.map(u64::from);
        // The third word has two heaps in its lowest 16 bits.
        let d = c
            | white << 16
            | black << 24
            | white_tuz << 32
            | black_tuz << 40
            | (self.turn.index() as u64) << 48;
        let mut key = 0u64;
        for word in [a, b, d] {
            key = (key.rotate_left(26) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            key ^= key >> 32;
        }
        key = (key ^ key >> 33).wrapping_mul(0xff51_afd7_ed55_8ccd);
        key ^ key >> 33
    }

    fn words(&self, mv: Pit) -> Vec<Vec<Pit>> {
        vec![vec![mv]]
    }

    fn move_of(&self, word: &[Pit]) -> Result<Pit, ToguzRefusal> {
        if let Some(outcome) = self.outcome() {
            return Err(ToguzRefusal::GameOver(outcome));
        }
        let &[pit] = word else { return Err(ToguzRefusal::NotOnePit { touched: word.len() }) };
        if let Some(owner) = self.tuz_owner(pit) {
            return Err(ToguzRefusal::IsTuz { pit, owner });
        }
        if pit.side() != self.turn {
            return Err(ToguzRefusal::NotYourPit { pit });
        }
        if self.stones(pit) == 0 {
            return Err(ToguzRefusal::EmptyPit { pit });
        }
        Ok(pit)
    }

    fn steps(&self, word: &[Pit]) -> Vec<ToguzStep> {
        self.move_of(word).map_or_else(|_| Vec::new(), |pit| self.steps_of(pit))
    }

    fn board(&self) -> Stones {
        self.stones
    }

    fn apply(board: &mut Stones, step: ToguzStep) {
        board.apply(step);
    }

    fn is_legal(&self, mv: Pit) -> bool {
        self.move_of(&[mv]).is_ok()
    }
}
