//! The measures of the plank: where pits, treasuries and numbers lie. Knows no sides and no stones.

use crate::app::boards::Shape;

/// A rectangle of the drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Area {
    pub(super) x: i32,
    pub(super) y: i32,
    pub(super) width: i32,
    pub(super) height: i32,
}

impl Area {
    pub(super) fn centre(self) -> (i32, i32) {
        (self.x + self.width / 2, self.y + self.height / 2)
    }
}

/// The upper or the lower row, as seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Row {
    Upper,
    Lower,
}

impl Row {
    pub(super) const ALL: [Row; 2] = [Row::Upper, Row::Lower];
}

/// How large the numbers are for the width of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Print {
    /// On a desk.
    Wide,
    /// On a narrow screen: never less than 14 px on 360 px.
    Large,
}

/// The measures of one board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Geometry {
    pub(super) print: Print,
    pub(super) height: i32,
}

/// From this height in percent of the width on, the screen is taken for a narrow one.
const TALL: i32 = 88;

/// Between the two treasuries.
const GAP: i32 = 14;

impl Geometry {
    /// The board grown into the height that the shape offers: the pits become longer.
    pub(super) fn new(shape: Shape) -> Self {
        let percent = shape.percent_within(54, 150);
        if percent < TALL {
            Geometry { print: Print::Wide, height: 1000 * percent.min(78) / 100 }
        } else {
            Geometry { print: Print::Large, height: 720 * percent / 100 }
        }
    }

    /// Width and height of the whole board.
    pub(super) fn extent(self) -> (i32, i32) {
        (self.pick(1000, 720), self.height)
    }

    /// One measure for the wide board and another for the one with large print.
    pub(super) fn pick(self, wide: i32, large: i32) -> i32 {
        match self.print {
            Print::Wide => wide,
            Print::Large => large,
        }
    }

    /// The size of numbers and names as a further class.
    pub(super) fn print_class(self) -> &'static str {
        match self.print {
            Print::Wide => " is-wide",
            Print::Large => " is-large",
        }
    }

    fn margin(self) -> i32 {
        self.pick(41, 18)
    }

    /// From one pit to the next.
    pub(super) fn pitch(self) -> i32 {
        self.pick(102, 76)
    }

    /// The strip outside the pits that bears the counts.
    fn outer(self) -> i32 {
        self.pick(64, 70)
    }

    /// The strip inside the pits that bears their numbers.
    fn inner(self) -> i32 {
        self.pick(42, 48)
    }

    fn treasury_height(self) -> i32 {
        self.pick(58, 90)
    }

    /// A pit of a row, by its column from the left, 0-8.
    pub(super) fn pit(self, row: Row, column: u8) -> Area {
        let width = self.pick(78, 64);
        let height = self.height / 2 - self.outer() - self.inner() - self.treasury_height() - GAP / 2;
        let x = self.margin() + i32::from(column) * self.pitch() + (self.pitch() - width) / 2;
        let y = match row {
            Row::Upper => self.outer(),
            Row::Lower => self.height - self.outer() - height,
        };
        Area { x, y, width, height }
    }

    /// All that belongs to a pit: the pit, its count and its number.
    pub(super) fn cell(self, row: Row, column: u8) -> Area {
        let pit = self.pit(row, column);
        let (x, width) = (pit.x - (self.pitch() - pit.width) / 2 + 2, self.pitch() - 4);
        let y = match row {
            Row::Upper => self.outer() / 4,
            Row::Lower => pit.y - self.inner() + 2,
        };
        Area { x, y, width, height: pit.height + self.outer() * 3 / 4 + self.inner() - 2 }
    }

    /// The middle of the counts of a row.
    pub(super) fn count_line(self, row: Row) -> i32 {
        let middle = self.outer() * 55 / 100;
        match row {
            Row::Upper => middle,
            Row::Lower => self.height - middle,
        }
    }

    /// The middle of the numbers of a row.
    pub(super) fn number_line(self, row: Row) -> i32 {
        let pit = self.pit(row, 0);
        match row {
            Row::Upper => pit.y + pit.height + self.inner() / 2,
            Row::Lower => pit.y - self.inner() / 2,
        }
    }

    /// The treasury next to a row.
    pub(super) fn treasury(self, row: Row) -> Area {
        let x = self.margin() + self.pick(44, 38);
        let y = match row {
            Row::Upper => self.height / 2 - GAP / 2 - self.treasury_height(),
            Row::Lower => self.height / 2 + GAP / 2,
        };
        Area { x, y, width: self.extent().0 - 2 * x, height: self.treasury_height() }
    }

    /// Where the stones of a treasury lie: between the name and the count.
    pub(super) fn treasury_stones(self, row: Row) -> Area {
        let all = self.treasury(row);
        let (name, count) = (self.pick(124, 138), self.pick(98, 106));
        Area { x: all.x + name, width: all.width - name - count, ..all }
    }
}
