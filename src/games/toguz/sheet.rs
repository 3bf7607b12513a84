//! Championship score sheets (K8.5): numbered pairs without totals, and after every ten moves a diagram of two lines.
//!
//! `24 | 1 1 5 7 6 18 6 - X` is Black's treasury and row from 9 to 1, `1 2 20 7 19 x 1 2 - | 42` White's row from 1 to 9
//! and treasury. A diagram may stand wherever a line begins; it shows the moves written above it.

use super::{Pit, Toguz};
use crate::rules::{GameReading, GameText, GameTextError, Side};
use std::fmt;

/// Where and why a score sheet cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SheetError {
    /// The moves or the tags cannot be read.
    Game(GameTextError<Toguz>),
    /// A line of a diagram is none: nine pits and a treasury were expected.
    NoDiagram {
        /// The line, from 1.
        line: usize,
    },
    /// A line of a diagram has no other line beside it.
    HalfDiagram {
        /// The line, from 1.
        line: usize,
    },
    /// A line of a diagram disagrees with the moves.
    WrongDiagram {
        /// The line, from 1.
        line: usize,
        /// What the line should say.
        right: String,
    },
}

impl fmt::Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SheetError::Game(error) => error.fmt(f),
            SheetError::NoDiagram { line } => write!(f, "line {line}: expected nine pits and a treasury"),
            SheetError::HalfDiagram { line } => {
                write!(f, "line {line}: the other row of the diagram is missing")
            }
            SheetError::WrongDiagram { line, right } => {
                write!(f, "line {line}: the diagram disagrees with the moves, which make {right:?}")
            }
        }
    }
}

/// Reads the sheet of one game; every diagram must agree with the moves above it.
///
/// # Errors
/// Where and why the text is no score sheet.
pub fn read_sheet(text: &str) -> Result<GameReading<Toguz>, SheetError> {
    let is_diagram = |line: &str| line.contains('|') && !line.trim_start().starts_with('[');
    // Blank lines in place of diagrams keep the places of everything else.
    let moves: Vec<_> = text.lines().map(|line| if is_diagram(line) { "" } else { line }).collect();
    let reading = GameText::<Toguz>::read(&moves.join("\n")).map_err(SheetError::Game)?;
    let record = reading.game.to_record();
    let mut lines = (1..).zip(text.lines()).filter(|(_, line)| is_diagram(line));
    while let Some((line, black)) = lines.next() {
        let Some((next, white)) = lines.next().filter(|(next, _)| *next == line + 1) else {
            return Err(SheetError::HalfDiagram { line });
        };
        let plies = reading.places.iter().filter(|place| place.line < line).count();
        let Some(pos) = record.position_at(plies) else { continue };
        check(pos, Side::Black, line, black)?;
        check(pos, Side::White, next, white)?;
    }
    Ok(reading)
}

/// The two lines of a diagram: Black's, then White's.
pub fn write_diagram(pos: &Toguz) -> [String; 2] {
    let row = |side, numbers: &mut dyn Iterator<Item = u8>| {
        let pits = numbers.filter_map(|number| Pit::new(side, number));
        let pits = pits.map(|pit| match (pos.tuz_owner(pit), pos.stones(pit)) {
            (Some(_), _) => "X".to_owned(),
            (None, 0) => "-".to_owned(),
            (None, count) => count.to_string(),
        });
        pits.collect::<Vec<_>>().join(" ")
    };
    let black = row(Side::Black, &mut (1..=9).rev());
    let white = row(Side::White, &mut (1..=9));
    [format!("{} | {black}", pos.treasury(Side::Black)), format!("{white} | {}", pos.treasury(Side::White))]
}

fn check(pos: &Toguz, side: Side, line: usize, text: &str) -> Result<(), SheetError> {
    let cells = Row::parse(text, side).ok_or(SheetError::NoDiagram { line })?;
    let [black, white] = write_diagram(pos);
    let right = if side == Side::White { white } else { black };
    if Row::parse(&right, side) == Some(cells) {
        Ok(())
    } else {
        Err(SheetError::WrongDiagram { line, right })
    }
}

/// A line of a diagram.
#[derive(PartialEq, Eq)]
struct Row {
    treasury: u8,
    pits: Vec<Cell>,
}

#[derive(PartialEq, Eq)]
enum Cell {
    Heap(u8),
    Tuz,
}

impl Row {
    /// Reads `24 | 1 1 5 7 6 18 6 - X` for Black, `1 2 20 7 19 x 1 2 - | 42` for White.
    fn parse(text: &str, side: Side) -> Option<Row> {
        let (left, right) = text.split_once('|')?;
        let (treasury, pits) = if side == Side::Black { (left, right) } else { (right, left) };
        let pits = pits.split_whitespace().map(Cell::parse).collect::<Option<Vec<_>>>()?;
        let treasury = treasury.trim().parse().ok()?;
        (pits.len() == 9).then_some(Row { treasury, pits })
    }
}

impl Cell {
    fn parse(text: &str) -> Option<Cell> {
        match text {
            "-" | "–" | "—" | "−" => Some(Cell::Heap(0)),
            "X" | "x" | "Х" | "х" => Some(Cell::Tuz),
            count => count.parse().ok().map(Cell::Heap),
        }
    }
}
