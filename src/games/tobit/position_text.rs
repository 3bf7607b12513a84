//! Text of positions (T7.2): `W:W1,2,K30:B27,K36`.

use super::position::far_row;
use super::scan::{DASHES, Scan};
use super::words::letter;
use super::{Grid, Piece, Pieces, Point, Rank, Tobit, TobitVariant};
use crate::rules::{Position, Side};
use std::fmt;

/// Why a text is no position. `at` is a byte offset: of the offending piece, or of what cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TobitPositionError {
    /// The text does not follow the form.
    Syntax {
        /// Where.
        at: usize,
    },
    /// The board has no point of that number.
    OffBoard {
        /// Where.
        at: usize,
        /// The number written.
        number: u32,
    },
    /// Two pieces stand on one point.
    TwoOnOnePoint {
        /// Where the second one is named.
        at: usize,
        /// The point.
        point: Point,
    },
    /// A man stands where it would have become a tobit (T5.1).
    ManOnFarRow {
        /// Where.
        at: usize,
        /// The point.
        point: Point,
        /// Whose man it is.
        side: Side,
    },
    /// A side has more pieces than it starts with (T2.1).
    TooManyPieces {
        /// Where the first piece too many is named.
        at: usize,
        /// The piece too many.
        point: Point,
        /// Whose it is.
        side: Side,
        /// How many are allowed.
        most: u8,
    },
}

impl TobitPositionError {
    /// The byte offset of the offending piece or of what cannot be read.
    pub const fn at(&self) -> usize {
        match *self {
            Self::Syntax { at }
            | Self::OffBoard { at, .. }
            | Self::TwoOnOnePoint { at, .. }
            | Self::ManOnFarRow { at, .. }
            | Self::TooManyPieces { at, .. } => at,
        }
    }
}

impl fmt::Display for TobitPositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax { .. } => f.write_str("no position text")?,
            Self::OffBoard { number, .. } => write!(f, "the board has no point {number}")?,
            Self::TwoOnOnePoint { point, .. } => write!(f, "two pieces on {point}")?,
            Self::ManOnFarRow { point, side, .. } => {
                write!(f, "a {side} man on {point}, where it would be a tobit")?;
            }
            Self::TooManyPieces { point, side, most, .. } => {
                write!(f, "{side} has more than {most} pieces with the one on {point}")?;
            }
        }
        write!(f, " at byte {}", self.at())
    }
}

/// Sorted by point, without ranges, without a dot.
pub(super) fn write_position(pos: &Tobit) -> String {
    let board = pos.board();
    let mut text = letter(pos.turn()).to_string();
    for side in Side::ALL {
        text.push(':');
        text.push(letter(side));
        let pieces = board.iter().filter(|(_, piece)| piece.side == side);
        let names: Vec<_> = pieces
            .map(
                |(point, piece)| {
                    if piece.rank == Rank::Tobit { format!("K{point}") } else { point.to_string() }
                },
            )
            .collect();
        text.push_str(&names.join(","));
    }
    text
}

/// Reads ranges, any order, an empty side, a trailing dot and spaces too.
pub(super) fn read_position(text: &str, variant: TobitVariant) -> Result<Tobit, TobitPositionError> {
    let mut reader = Reader { scan: Scan::new(text), pieces: Pieces::none(variant.grid) };
    let turn = reader.side()?;
    reader.expect(':')?;
    let first = reader.side()?;
    reader.list(first)?;
    reader.expect(':')?;
    let at = reader.scan.offset();
    let second = reader.side()?;
    if second == first {
        return Err(TobitPositionError::Syntax { at });
    }
    reader.list(second)?;
    reader.scan.take(&['.']);
    match reader.scan.peek() {
        None => Ok(Tobit::new(&reader.pieces, turn, variant)),
        Some(_) => reader.fail(),
    }
}

struct Reader<'a> {
    scan: Scan<'a>,
    pieces: Pieces,
}

impl Reader<'_> {
    fn fail<T>(&mut self) -> Result<T, TobitPositionError> {
        Err(TobitPositionError::Syntax { at: self.scan.offset() })
    }

    fn expect(&mut self, wanted: char) -> Result<(), TobitPositionError> {
        if self.scan.take(&[wanted]) { Ok(()) } else { self.fail() }
    }

    fn side(&mut self) -> Result<Side, TobitPositionError> {
        match Side::ALL.into_iter().find(|&side| self.scan.take(&[letter(side)])) {
            Some(side) => Ok(side),
            None => self.fail(),
        }
    }

    /// Pieces with commas between them, or nothing.
    fn list(&mut self, side: Side) -> Result<(), TobitPositionError> {
        if matches!(self.scan.peek(), None | Some(':' | '.')) {
            return Ok(());
        }
        loop {
            self.entry(side)?;
            if !self.scan.take(&[',']) {
                return Ok(());
            }
        }
    }

    /// A piece or a range of pieces.
    fn entry(&mut self, side: Side) -> Result<(), TobitPositionError> {
        let at = self.scan.offset();
        let rank = if self.scan.take(&['K']) { Rank::Tobit } else { Rank::Man };
        let first = self.point()?;
        let mut last = first;
        if self.scan.take(&DASHES) {
            let end = self.scan.offset();
            last = self.point()?;
            if last < first {
                return Err(TobitPositionError::Syntax { at: end });
            }
        }
        let piece = Piece { side, rank };
        self.grid()
            .all()
            .filter(|point| (first..=last).contains(point))
            .try_for_each(|p| self.put(at, p, piece))
    }

    fn grid(&self) -> Grid {
        self.pieces.grid()
    }

    fn point(&mut self) -> Result<Point, TobitPositionError> {
        let Some((at, number)) = self.scan.number() else { return self.fail() };
        let point = u8::try_from(number).ok().and_then(|number| self.grid().point(number));
        point.ok_or(TobitPositionError::OffBoard { at, number })
    }

    fn put(&mut self, at: usize, point: Point, piece: Piece) -> Result<(), TobitPositionError> {
        let Piece { side, rank } = piece;
        if self.pieces.at(point).is_some() {
            return Err(TobitPositionError::TwoOnOnePoint { at, point });
        }
        if rank == Rank::Man && self.grid().bit(point) & far_row(side) != 0 {
            return Err(TobitPositionError::ManOnFarRow { at, point, side });
        }
        let most = self.grid().men();
        if self.pieces.count(side) >= u32::from(most) {
            return Err(TobitPositionError::TooManyPieces { at, point, side, most });
        }
        self.pieces.put(point, piece);
        Ok(())
    }
}
