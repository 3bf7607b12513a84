//! From touches to moves, the same for every board and every kind of pointer.

use super::{Position, Word};

/// All words of all legal moves of one position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidates<P: Position> {
    words: Vec<(P::Move, Word<P>)>,
}

/// What a further touch does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Touch<P: Position> {
    /// The word is whole: play it.
    Complete(Word<P>),
    /// The word has begun and wants another spot.
    Partial(Word<P>),
    /// No legal word begins like this.
    Refused(P::Refusal),
}

impl<P: Position> Candidates<P> {
    /// Collects the words of `pos`.
    pub fn new(pos: &P) -> Self {
        let words =
            pos.legal_moves().into_iter().flat_map(|mv| pos.words(mv).into_iter().map(move |w| (mv, w)));
        Candidates { words: words.collect() }
    }

    /// Every word with its move, in the order of the legal moves.
    pub fn words(&self) -> &[(P::Move, Word<P>)] {
        &self.words
    }

    /// The spots that may be touched after `touched`: sorted, each once.
    pub fn next(&self, touched: &[P::Spot]) -> Vec<P::Spot> {
        let mut spots: Vec<_> = self.continuing(touched).map(|(_, word)| word[touched.len()]).collect();
        spots.sort_unstable();
        spots.dedup();
        spots
    }

    /// The ends of the words that begin with `touched`, when exactly one move ends there: sorted, each once.
    pub fn ends(&self, touched: &[P::Spot]) -> Vec<P::Spot> {
        let mut spots: Vec<_> =
            self.continuing(touched).filter_map(|(_, word)| word.last().copied()).collect();
        spots.sort_unstable();
        spots.dedup();
        spots.retain(|&end| self.unique_end(touched, end).is_some());
        spots
    }

    /// Touches `spot` after `touched`: the next spot of a word, or the last spot of the only move that ends there.
    pub fn touch(&self, pos: &P, touched: &[P::Spot], spot: P::Spot) -> Touch<P> {
        let mut word = touched.to_vec();
        word.push(spot);
        if self.words.iter().any(|(_, w)| *w == word) {
            return Touch::Complete(word);
        }
        if self.continuing(&word).next().is_some() {
            return Touch::Partial(word);
        }
        if !touched.is_empty()
            && let Some(whole) = self.unique_end(touched, spot)
        {
            return Touch::Complete(whole);
        }
        match pos.move_of(&word) {
            Ok(_) => Touch::Complete(word),
            Err(refusal) => Touch::Refused(refusal),
        }
    }

    /// The only move that begins or ends with `spot` while nothing is touched, when it is a sequence: its word has more than a
    /// start and a goal, and goes over several fields of the board that nobody wants to touch one by one.
    pub fn sequence(&self, touched: &[P::Spot], spot: P::Spot) -> Option<Word<P>> {
        if !touched.is_empty() {
            return None;
        }
        let mut fitting =
            self.words.iter().filter(|(_, word)| word.first() == Some(&spot) || word.last() == Some(&spot));
        let (mv, word) = fitting.next()?;
        (word.len() > 2 && fitting.all(|(other, _)| other == mv)).then(|| word.clone())
    }

    fn continuing<'a>(&'a self, touched: &'a [P::Spot]) -> impl Iterator<Item = &'a (P::Move, Word<P>)> {
        self.words.iter().filter(move |(_, word)| word.len() > touched.len() && word.starts_with(touched))
    }

    fn unique_end(&self, touched: &[P::Spot], end: P::Spot) -> Option<Word<P>> {
        let mut ending = self.continuing(touched).filter(|(_, word)| word.last() == Some(&end));
        let (mv, word) = ending.next()?;
        ending.all(|(other, _)| other == mv).then(|| word.clone())
    }
}
