//! How the plank is seen: from which side, in which direction of sowing, and where the arrow keys lead.

use super::geometry::Row;
use crate::app::boards::Arrow;
use crate::games::toguz::{Direction, Pit, ToguzVariant};
use crate::rules::Side;

/// From where and in which direction a board is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Seat {
    facing: Side,
    direction: Direction,
}

impl Seat {
    pub(super) fn new(variant: ToguzVariant, facing: Side) -> Self {
        Seat { facing, direction: variant.direction }
    }

    pub(super) fn direction(self) -> Direction {
        self.direction
    }

    /// The row and the column from the left at which a pit is seen (K1.2, K3.4).
    pub(super) fn place(self, pit: Pit) -> (Row, u8) {
        let row = if pit.side() == self.facing { Row::Lower } else { Row::Upper };
        let along = pit.number() - 1;
        match (row, self.direction) {
            (Row::Lower, Direction::Anticlockwise) | (Row::Upper, Direction::Clockwise) => (row, along),
            (Row::Lower, Direction::Clockwise) | (Row::Upper, Direction::Anticlockwise) => (row, 8 - along),
        }
    }

    fn at(self, row: Row, column: u8) -> Option<Pit> {
        Pit::all().find(|&pit| self.place(pit) == (row, column))
    }

    /// The side whose treasury lies next to a row: the opponent of the row's owner (K1.3).
    pub(super) fn treasury_side(self, row: Row) -> Side {
        match row {
            Row::Upper => self.facing,
            Row::Lower => self.facing.other(),
        }
    }

    /// The upper row from the left, then the lower row from the left.
    pub(super) fn reading_order(self) -> Vec<Pit> {
        Row::ALL.into_iter().flat_map(|row| (0..9).filter_map(move |column| self.at(row, column))).collect()
    }

    /// Pit 1 of the side at the bottom.
    pub(super) fn first_pit(self) -> Pit {
        Pit::at(self.facing.index() * 9)
    }

    /// Where an arrow leads: along the row or across to the other one; Home and End to the ends of the row.
    pub(super) fn walk(self, from: Pit, arrow: Arrow) -> Option<Pit> {
        let (row, column) = self.place(from);
        match (arrow, row) {
            (Arrow::Left, _) => self.at(row, column.checked_sub(1)?),
            (Arrow::Right, _) => self.at(row, column + 1),
            (Arrow::Up, Row::Lower) => self.at(Row::Upper, column),
            (Arrow::Down, Row::Upper) => self.at(Row::Lower, column),
            (Arrow::Up, Row::Upper) | (Arrow::Down, Row::Lower) => None,
            (Arrow::First, _) => self.at(row, 0).filter(|&pit| pit != from),
            (Arrow::Last, _) => self.at(row, 8).filter(|&pit| pit != from),
        }
    }
}
