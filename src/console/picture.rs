//! Boards drawn in letters, for `d`.

use crate::games::tobit::{Point, Rank, Tobit};
use crate::games::toguz::{Pit, Toguz};
use crate::rules::{Position, Side};

/// A position that can be drawn in letters.
pub(super) trait Picture: Position {
    /// The board in lines of text, Black above.
    fn picture(&self) -> String;
}

impl Picture for Tobit {
    /// `w` and `b` are men, `W` and `B` tobits, `+` empty points; the number of the first point stands before a row.
    fn picture(&self) -> String {
        let (grid, board) = (self.grid(), self.board());
        let mut text = String::new();
        for row in (0..6).rev() {
            let mut cells = String::new();
            let mut first = None;
            for column in 0..grid.columns() + 2 {
                let Some(point) = grid.at(row, column) else {
                    cells.push_str("  ");
                    continue;
                };
                first = first.or(Some(point));
                let letter = match board.at(point).map(|piece| (piece.side, piece.rank)) {
                    None => '+',
                    Some((Side::White, Rank::Man)) => 'w',
                    Some((Side::White, Rank::Tobit)) => 'W',
                    Some((Side::Black, Rank::Man)) => 'b',
                    Some((Side::Black, Rank::Tobit)) => 'B',
                };
                cells.push(' ');
                cells.push(letter);
            }
            let number = first.map_or(0, Point::number);
            text.push_str(&format!("{number:>3} {}\n", cells.trim_end()));
        }
        text + &format!("{} to move\n", self.turn())
    }
}

impl Picture for Toguz {
    /// Black's pits 9 to 1 above White's 1 to 9, the treasuries at the end of the own row; `X` is a tuz.
    fn picture(&self) -> String {
        let row = |side: Side, numbers: &mut dyn Iterator<Item = u8>| {
            let mut text = format!("{:>5}", side.as_str());
            for pit in numbers.filter_map(|number| Pit::new(side, number)) {
                match self.tuz_owner(pit) {
                    Some(_) => text.push_str("   X"),
                    None => text.push_str(&format!("{:>4}", self.stones(pit))),
                }
            }
            text + &format!("  | {}\n", self.treasury(side))
        };
        let black = row(Side::Black, &mut (1..=9).rev());
        let white = row(Side::White, &mut (1..=9));
        format!("{black}{white}{} to move\n", self.turn())
    }
}
