//! Toguz text: moves and options (K8.1, K3.4). The text of positions is in `position_text.rs`.

use super::position_text::{read_position, write_position};
use super::sowing::{Effect, Landing};
use super::{Direction, Pit, Toguz, ToguzPositionError, ToguzVariant};
use crate::rules::{MoveReading, MoveTextError, Notation, Position, Side, Slip, VariantError};

impl Notation for Toguz {
    type PositionError = ToguzPositionError;

    const NAME: &'static str = "toguz";
    const RESULTS: [&'static str; 3] = ["1-0", "1/2-1/2", "0-1"];
    const MARKS: &'static [(&'static str, &'static str)] = &[];
    const RESULT_NOTES: &'static [&'static str] = &[EMPTY_ROW_NOTE];

    /// The move number is the record's (K8.2); a position alone writes 1.
    fn write_position(&self) -> String {
        write_position(self)
    }

    fn read_position(text: &str, _variant: ToguzVariant) -> Result<Self, ToguzPositionError> {
        read_position(text)
    }

    /// `76`, `76(10)` after an even capture, `25X` for a tuz (K8.1); empty for a word that is no legal move.
    fn write_move(&self, word: &[Pit]) -> String {
        let Ok(pit) = self.move_of(word) else { return String::new() };
        let (after, landing) = self.after(pit);
        match landing.effect {
            Effect::Capture(_) => format!("{}({})", digits(pit, landing), after.treasury(self.turn())),
            Effect::Tuz => format!("{}X", digits(pit, landing)),
            Effect::Nothing => digits(pit, landing),
        }
    }

    fn write_move_bare(&self, word: &[Pit]) -> String {
        let Ok(pit) = self.move_of(word) else { return String::new() };
        let landing = self.after(pit).1;
        let mark = if landing.effect == Effect::Tuz { "X" } else { "" };
        digits(pit, landing) + mark
    }

    fn read_move(&self, text: &str) -> Result<MoveReading<Self>, MoveTextError<Self>> {
        let written = WrittenMove::parse(text).map_err(|at| MoveTextError::Syntax { at })?;
        let syntax = MoveTextError::Syntax { at: 0 };
        let pit = Pit::new(self.turn(), written.pit).ok_or(syntax)?;
        self.move_of(&[pit]).map_err(|refusal| MoveTextError::Illegal { refusal })?;
        let Some(number) = written.landing else { return Ok(MoveReading { word: vec![pit], slip: None }) };
        let (after, landing) = self.after(pit);
        if number != landing.pit.number() {
            return Err(MoveTextError::WrongLanding { right: landing.pit.number() });
        }
        let right = after.treasury(self.turn());
        if written.total.is_some_and(|total| total != u32::from(right)) {
            return Err(MoveTextError::WrongTotal { right });
        }
        let slip = match (landing.effect == Effect::Tuz, written.tuz) {
            (true, false) => Some(Slip::MissingTuzMark),
            (false, true) => Some(Slip::NeedlessTuzMark),
            _ => None,
        };
        Ok(MoveReading { word: vec![pit], slip })
    }

    /// A bare pit digit is not read in records (K8.1): there it is most likely a number without its dot.
    fn read_move_in_record(&self, text: &str) -> Result<MoveReading<Self>, MoveTextError<Self>> {
        match WrittenMove::parse(text) {
            Ok(WrittenMove { landing: None, .. }) => Err(MoveTextError::Syntax { at: 1 }),
            _ => self.read_move(text),
        }
    }

    fn result_note(&self) -> Option<&'static str> {
        (self.final_treasuries() != Side::ALL.map(|side| self.treasury(side))).then_some(EMPTY_ROW_NOTE)
    }

    fn write_variant(variant: ToguzVariant) -> Vec<(&'static str, &'static str)> {
        vec![(DIRECTION, variant.direction.as_str())]
    }

    fn read_variant(fields: &[(&str, &str)]) -> Result<ToguzVariant, VariantError> {
        let Some((_, value)) = fields.iter().find(|(field, _)| *field == DIRECTION) else {
            return Ok(ToguzVariant::default());
        };
        match Direction::from_name(value) {
            Some(direction) => Ok(ToguzVariant { direction }),
            None => Err(VariantError { field: DIRECTION, value: (*value).to_owned(), allowed: &DIRECTIONS }),
        }
    }
}

/// The note of an end by K6.2 (K8.3).
const EMPTY_ROW_NOTE: &str = "zero";
/// The field of the option.
const DIRECTION: &str = "direction";
/// What the field may say.
const DIRECTIONS: [&str; 2] = [Direction::ALL[0].as_str(), Direction::ALL[1].as_str()];

/// The pit played and the pit of the last stone.
fn digits(pit: Pit, landing: Landing) -> String {
    format!("{}{}", pit.number(), landing.pit.number())
}

/// A move as it stands in a text, before anything is checked.
struct WrittenMove {
    pit: u8,
    landing: Option<u8>,
    tuz: bool,
    total: Option<u32>,
}

impl WrittenMove {
    /// `7`, `76`, `76X`, `76(10)`, `76X(10)`; fails with the byte offset of the first character that cannot be read.
    fn parse(text: &str) -> Result<Self, usize> {
        let digit = |at: usize| {
            text.as_bytes().get(at).filter(|byte| matches!(byte, b'1'..=b'9')).map(|byte| byte - b'0')
        };
        let pit = digit(0).ok_or(0usize)?;
        if text.len() == 1 {
            return Ok(WrittenMove { pit, landing: None, tuz: false, total: None });
        }
        let landing = digit(1).ok_or(1usize)?;
        let rest = text.get(2..).unwrap_or_default();
        let unmarked = rest.strip_prefix(['X', 'x', 'Х', 'х']);
        let tuz = unmarked.is_some();
        let rest = unmarked.unwrap_or(rest);
        let at = text.len() - rest.len();
        if rest.is_empty() {
            return Ok(WrittenMove { pit, landing: Some(landing), tuz, total: None });
        }
        let inner = rest.strip_prefix('(').ok_or(at)?;
        let count = inner.bytes().take_while(u8::is_ascii_digit).count();
        if count == 0 || !inner[count..].starts_with(')') {
            return Err(at + 1 + count);
        }
        if inner.len() > count + 1 {
            return Err(at + 2 + count);
        }
        // A number too long for any treasury is a wrong total, not a wrong character.
        let total = inner[..count].parse().unwrap_or(u32::MAX);
        Ok(WrittenMove { pit, landing: Some(landing), tuz, total: Some(total) })
    }
}
