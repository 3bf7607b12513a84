//! The text of positions (K8.2), as on PlayStrategy.
//!
//! `9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1`: Black's pits 9 to 1, White's pits 1 to 9, the
//! treasuries of White and Black, the side to move, the move number.

use super::{Pit, Toguz};
use crate::rules::{Position, Side};
use std::fmt;

/// Why a position text, or a position set up by hand, is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToguzPositionError {
    /// Something else should stand here.
    Syntax {
        /// Byte offset of the first character that cannot be read; the length of the text when it ends too early.
        at: usize,
        /// What should stand there.
        expected: ToguzExpected,
    },
    /// A row has not nine pits.
    WrongRowLength {
        /// Whose row.
        row: Side,
        /// How many pits the text names.
        pits: usize,
    },
    /// Pits and treasuries do not make 162 (K1.1).
    WrongSum {
        /// What they make.
        sum: u64,
    },
    /// Two tuz in one row: a player has only one (K5.2).
    TwoTuz {
        /// Whose row.
        row: Side,
    },
    /// A tuz in a pit 9 (K5.2).
    TuzInPitNine {
        /// Whose row.
        row: Side,
    },
    /// Both tuz in pits of the same number (K5.2).
    MirrorTuz {
        /// The number, 1-8.
        number: u8,
    },
    /// A tuz in its owner's row (K5.1). Only a set-up can say so, no text.
    TuzInOwnRow {
        /// Whose tuz.
        owner: Side,
    },
    /// A tuz that holds stones (K5.3). Only a set-up can say so, no text.
    TuzHoldsStones {
        /// The pit.
        pit: Pit,
    },
}

/// What a position text should have at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToguzExpected {
    /// A heap (`9S`), a tuz (`T`) or a run of empty pits (`1` to `9`).
    Pit,
    /// `/` between the rows.
    Slash,
    /// A space.
    Space,
    /// A treasury, 0-162.
    Treasury,
    /// `S` or `N`.
    Turn,
    /// The move number, from 1.
    MoveNumber,
    /// Nothing more.
    End,
}

impl fmt::Display for ToguzExpected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ToguzExpected::Pit => "a heap like 9S, T, or a run of empty pits",
            ToguzExpected::Slash => "a slash between the rows",
            ToguzExpected::Space => "a space",
            ToguzExpected::Treasury => "a treasury",
            ToguzExpected::Turn => "S or N",
            ToguzExpected::MoveNumber => "a move number",
            ToguzExpected::End => "the end",
        })
    }
}

impl fmt::Display for ToguzPositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax { at, expected } => write!(f, "expected {expected} at byte {at}"),
            Self::WrongRowLength { row, pits } => write!(f, "the row of {row} has {pits} pits, not 9"),
            Self::WrongSum { sum } => write!(f, "pits and treasuries make {sum}, not 162"),
            Self::TwoTuz { row } => write!(f, "two tuz in the row of {row}"),
            Self::TuzInPitNine { row } => write!(f, "a tuz in pit 9 of {row}"),
            Self::MirrorTuz { number } => write!(f, "both tuz in pits number {number}"),
            Self::TuzInOwnRow { owner } => write!(f, "the tuz of {owner} lies in the row of {owner}"),
            Self::TuzHoldsStones { pit } => write!(f, "the tuz in {pit} holds stones"),
        }
    }
}

/// The letter of the side to move.
const fn letter(side: Side) -> char {
    match side {
        Side::White => 'S',
        Side::Black => 'N',
    }
}

/// Writes a position; the move number is 1.
pub(super) fn write_position(pos: &Toguz) -> String {
    let pits = |row, numbers: &mut dyn Iterator<Item = u8>| {
        write_row(pos, numbers.filter_map(|number| Pit::new(row, number)))
    };
    let (black, white) = (pits(Side::Black, &mut (1..=9).rev()), pits(Side::White, &mut (1..=9)));
    let [white_treasury, black_treasury] = Side::ALL.map(|side| pos.treasury(side));
    format!("{black}/{white} {white_treasury} {black_treasury} {} 1", letter(pos.turn()))
}

fn write_row(pos: &Toguz, pits: impl Iterator<Item = Pit>) -> String {
    let mut items: Vec<String> = Vec::new();
    let mut empty = 0;
    for pit in pits {
        if pos.tuz_owner(pit).is_none() && pos.stones(pit) == 0 {
            empty += 1;
            continue;
        }
        if empty > 0 {
            items.push(empty.to_string());
            empty = 0;
        }
        items.push(match pos.tuz_owner(pit) {
            Some(_) => "T".to_owned(),
            None => format!("{}S", pos.stones(pit)),
        });
    }
    if empty > 0 {
        items.push(empty.to_string());
    }
    items.join(",")
}

/// Reads a position; spaces around it are left alone and the move number is dropped.
pub(super) fn read_position(text: &str) -> Result<Toguz, ToguzPositionError> {
    let mut reader = Reader { text, at: 0 };
    reader.skip_spaces();
    let black = reader.row()?;
    reader.expect('/', ToguzExpected::Slash)?;
    let white = reader.row()?;
    reader.spaces()?;
    let white_treasury = reader.number(ToguzExpected::Treasury)?;
    reader.spaces()?;
    let black_treasury = reader.number(ToguzExpected::Treasury)?;
    reader.spaces()?;
    let turn = reader.turn()?;
    reader.move_number()?;

    let mut pits = [0; 18];
    let mut tuz = [None; 2];
    let mut sum = white_treasury.saturating_add(black_treasury);
    for (row, mut items) in [(Side::White, white), (Side::Black, black)] {
        if items.len() != 9 {
            return Err(ToguzPositionError::WrongRowLength { row, pits: items.len() });
        }
        if row == Side::Black {
            items.reverse();
        }
        for (number, item) in (1..=9).zip(items) {
            let Some(pit) = Pit::new(row, number) else { continue };
            let place: &mut Option<Pit> = &mut tuz[row.other().index()];
            match item {
                Item::Tuz if place.is_some() => return Err(ToguzPositionError::TwoTuz { row }),
                Item::Tuz => *place = Some(pit),
                Item::Heap(count) => {
                    sum = sum.saturating_add(count);
                    pits[pit.index()] = clamp(count);
                }
            }
        }
    }
    if sum != u64::from(super::position::ALL_STONES) {
        return Err(ToguzPositionError::WrongSum { sum });
    }
    Toguz::from_setup(pits, [clamp(white_treasury), clamp(black_treasury)], tuz, turn)
}

/// A count that takes part in a sum of 162 fits a byte; any other is refused by its sum.
fn clamp(count: u64) -> u8 {
    count.try_into().unwrap_or(u8::MAX)
}

/// One pit of a row.
#[derive(Clone, Copy)]
enum Item {
    Heap(u64),
    Tuz,
}

/// A cursor over a position text.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn fail<T>(&self, expected: ToguzExpected) -> Result<T, ToguzPositionError> {
        Err(ToguzPositionError::Syntax { at: self.at, expected })
    }

    fn expect(&mut self, wanted: char, expected: ToguzExpected) -> Result<(), ToguzPositionError> {
        if self.peek() != Some(wanted) {
            return self.fail(expected);
        }
        self.at += wanted.len_utf8();
        Ok(())
    }

    fn skip_spaces(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    fn spaces(&mut self) -> Result<(), ToguzPositionError> {
        let before = self.at;
        self.skip_spaces();
        if self.at == before { self.fail(ToguzExpected::Space) } else { Ok(()) }
    }

    /// Digits, clamped when there are too many.
    fn number(&mut self, expected: ToguzExpected) -> Result<u64, ToguzPositionError> {
        let digits = self.text[self.at..].bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            return self.fail(expected);
        }
        let number = self.text[self.at..self.at + digits].parse().unwrap_or(u64::MAX);
        self.at += digits;
        Ok(number)
    }

    /// The pits of a row in the order of the text.
    fn row(&mut self) -> Result<Vec<Item>, ToguzPositionError> {
        let mut items = Vec::new();
        loop {
            let start = self.at;
            if self.peek() == Some('T') {
                self.at += 1;
                items.push(Item::Tuz);
            } else {
                let number = self.number(ToguzExpected::Pit)?;
                let is_heap = self.peek() == Some('S');
                if number == 0 || (!is_heap && number > 9) {
                    self.at = start;
                    return self.fail(ToguzExpected::Pit);
                }
                if is_heap {
                    self.at += 1;
                    items.push(Item::Heap(number));
                } else {
                    items.extend((0..number).map(|_| Item::Heap(0)));
                }
            }
            if self.peek() != Some(',') {
                return Ok(items);
            }
            self.at += 1;
        }
    }

    fn turn(&mut self) -> Result<Side, ToguzPositionError> {
        let Some(side) = Side::ALL.into_iter().find(|&side| self.peek() == Some(letter(side))) else {
            return self.fail(ToguzExpected::Turn);
        };
        self.at += 1;
        Ok(side)
    }

    /// The move number, which may be missing, and nothing more.
    fn move_number(&mut self) -> Result<(), ToguzPositionError> {
        if !self.text[self.at..].trim_start().is_empty() {
            self.spaces()?;
            let start = self.at;
            if self.number(ToguzExpected::MoveNumber)? == 0 {
                self.at = start;
                return self.fail(ToguzExpected::MoveNumber);
            }
            self.skip_spaces();
        }
        if self.at == self.text.len() { Ok(()) } else { self.fail(ToguzExpected::End) }
    }
}
