//! Text of positions (T7.2): `W:W1,2,K30:B27,K36`.

use super::position::far_row;
use super::scan::{DASHES, Scan};
use super::{Grid, Piece, Pieces, Point, Rank, Tobit, TobitPositionError, TobitVariant};
use crate::rules::{Position, Side};

/// The letter of a side.
const fn letter(side: Side) -> char {
    match side {
        Side::White => 'W',
        Side::Black => 'B',
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
        None => Ok(Tobit::unchecked(&reader.pieces, turn, variant)),
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
