//! The opening book: what long searches found out about the first moves, so that strong levels open well, at once and in
//! several ways.
//!
//! A game's book is a few kilobytes, written by `cargo xtask book`: the tree of its positions, without the positions. It
//! is unfolded by playing the moves. Knows no search; a book that does not fit the rules is refused, never played from.

use super::lot::mix;
use super::{Evaluate, Level, Score};
use crate::rules::Record;
use std::fmt;

/// A game that has a book.
pub trait Opening: Evaluate {
    /// The book as [`Book::read`] reads it, for games from the usual start with the usual options.
    const BOOK: &'static [u8];

    /// The same position in the mirror when the game has one that changes nothing (T1.5). The mirror of the mirror is the
    /// position itself.
    fn reflected(&self) -> Option<Self>;

    /// A legal move as it is called in [`Opening::reflected`].
    fn reflected_move(&self, mv: Self::Move) -> Self::Move;
}

/// A move of the book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BookMove<M> {
    /// The move, legal where it stands.
    pub mv: M,
    /// How often it is played, beside the weights of the others; 0 when it is only there to be answered.
    pub weight: u16,
    /// The value for the side to move.
    pub score: Score,
}

/// The moves known, by position in the mirror form with the lesser key.
#[derive(Clone, Debug)]
pub struct Book<P: Evaluate> {
    /// Sorted by key, no key twice.
    pages: Vec<(u64, Vec<BookMove<P::Move>>)>,
}

/// Why bytes are no book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BookError {
    /// They end in the middle.
    CutShort,
    /// They go on after the end.
    TooLong,
    /// There is no move at the place named in the byte with this number.
    NoMove(usize),
    /// A position stands in it twice.
    Twice,
    /// They do not lead where they led when the book was written: the bytes or the rules were changed.
    Altered,
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BookError::CutShort => f.write_str("the book ends in the middle"),
            BookError::TooLong => f.write_str("the book goes on after its end"),
            BookError::NoMove(byte) => write!(f, "byte {byte} names no move"),
            BookError::Twice => f.write_str("a position stands in it twice"),
            BookError::Altered => f.write_str("it leads elsewhere than when it was written"),
        }
    }
}

/// The place of a move among the legal ones.
const PLACE: u8 = 0x3f;
/// The last move of its position.
pub const LAST_MOVE: u8 = 0x40;
/// The position after the move stands in the book here, after those behind earlier moves.
pub const LEADS_ON: u8 = 0x80;
/// Moves that can be named: the first 64.
pub const MOST_PLACES: usize = PLACE as usize + 1;
/// Bytes of a move: its place, its weight, its score.
pub const ENTRY: usize = 4;
/// The weakest level that opens from the book; weaker ones find their own mistakes.
const WEAKEST: u8 = 6;

impl Level {
    /// Whether the level opens from the book.
    pub const fn knows_book(self) -> bool {
        self.number() >= WEAKEST
    }
}

/// A position or its mirror image, whichever has the lesser key, that key, and which of both it is.
pub fn mirror_form<P: Opening>(pos: &P) -> (P, u64, Form) {
    let key = pos.key();
    match pos.reflected().map(|image| (image.key(), image)) {
        Some((image_key, image)) if image_key < key => (image, image_key, Form::Reflected),
        Some((image_key, _)) if image_key == key => (pos.clone(), key, Form::Symmetric),
        Some(_) | None => (pos.clone(), key, Form::Itself),
    }
}

/// How a position stands to its mirror form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// They are the same.
    Itself,
    /// They are the same, and so is the image of either.
    Symmetric,
    /// The form is its image.
    Reflected,
}

/// Folds what a move of a book says, and the key to which it leads, into the digest of what came before.
pub const fn digest(before: u64, key: u64, entry: [u8; ENTRY]) -> u64 {
    mix(before ^ key ^ u32::from_le_bytes(entry) as u64)
}

impl<P: Opening> Book<P> {
    /// The game's own book; an empty one if it were not sound, which a test rules out.
    pub fn own() -> Self {
        Book::read(P::BOOK).unwrap_or(Book { pages: Vec::new() })
    }

    /// Unfolds a book: four bytes of digest, then position for position, each before those it leads to, its moves with
    /// [`ENTRY`] bytes each. They are the place among the legal moves of the mirror form with [`LAST_MOVE`] and
    /// [`LEADS_ON`], the weight, and the score in two bytes, the lower one first.
    ///
    /// # Errors
    /// Why they are no book. Nothing panics, whatever the bytes are.
    pub fn read(bytes: &[u8]) -> Result<Self, BookError> {
        let (stamp, mut rest) = bytes.split_first_chunk::<4>().ok_or(BookError::CutShort)?;
        let mut pages = Vec::new();
        let mut open = vec![mirror_form(&P::start(P::Variant::default()))];
        let mut sum = 0;
        while let Some((pos, key, _)) = open.pop() {
            let legal = pos.legal_moves();
            let mut moves = Vec::new();
            let first_child = open.len();
            loop {
                let (&entry, behind) = rest.split_first_chunk::<ENTRY>().ok_or(BookError::CutShort)?;
                let [head, weight, low, high] = entry;
                let at = bytes.len() - rest.len();
                let mv = *legal.get(usize::from(head & PLACE)).ok_or(BookError::NoMove(at))?;
                let score = Score::judged(i16::from_le_bytes([low, high]).into());
                moves.push(BookMove { mv, weight: weight.into(), score });
                let mut after = pos.clone();
                after.play_unchecked(mv);
                let after = mirror_form(&after);
                sum = digest(sum, after.1, entry);
                rest = behind;
                if head & LEADS_ON != 0 {
                    open.push(after);
                }
                if head & LAST_MOVE != 0 {
                    break;
                }
            }
            open[first_child..].reverse();
            pages.push((key, moves));
        }
        if !rest.is_empty() {
            return Err(BookError::TooLong);
        }
        if *stamp != (sum as u32).to_le_bytes() {
            return Err(BookError::Altered);
        }
        pages.sort_unstable_by_key(|(key, _)| *key);
        let is_twice = pages.windows(2).any(|pair| pair[0].0 == pair[1].0);
        if is_twice { Err(BookError::Twice) } else { Ok(Book { pages }) }
    }

    /// How many positions it has; mirror images count once.
    pub fn len(&self) -> usize {
        self.pages.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.pages.is_empty()
    }

    /// The moves it has for a position; none when it does not know it. In a position that is its own mirror image every
    /// move comes with its image.
    pub fn moves(&self, pos: &P) -> Vec<BookMove<P::Move>> {
        let (form, key, side) = mirror_form(pos);
        let Ok(nth) = self.pages.binary_search_by_key(&key, |(key, _)| *key) else { return Vec::new() };
        let reflected = |&known: &BookMove<P::Move>| BookMove { mv: form.reflected_move(known.mv), ..known };
        let known = &self.pages[nth].1;
        match side {
            Form::Itself => known.clone(),
            Form::Reflected => known.iter().map(reflected).collect(),
            Form::Symmetric => known.iter().flat_map(|known| both(*known, reflected(known))).collect(),
        }
    }

    /// The move to play: by weight, the same for the same seed. `None` when the book does not know the position, and when
    /// it has stood before, for there what the book said has led to nothing.
    pub fn choose(&self, record: &Record<P>, seed: u64) -> Option<BookMove<P::Move>> {
        let moves = self.moves(record.position());
        let weights: u64 = moves.iter().map(|known| u64::from(known.weight)).sum();
        if weights == 0 || record.repetitions() > 1 {
            return None;
        }
        let (_, key, _) = mirror_form(record.position());
        let mut lot = mix(seed ^ key) % weights;
        moves.into_iter().find(|known| {
            let is_drawn = lot < known.weight.into();
            lot = lot.saturating_sub(known.weight.into());
            is_drawn
        })
    }
}

/// A move and its image, each as often; once and twice as often when they are one.
fn both<M: Copy + PartialEq>(known: BookMove<M>, image: BookMove<M>) -> impl Iterator<Item = BookMove<M>> {
    let is_one = known.mv == image.mv;
    let first = BookMove { weight: if is_one { 2 * known.weight } else { known.weight }, ..known };
    std::iter::once(first).chain((!is_one).then_some(image))
}
