//! Text of moves, positions and options (T7.1, T7.2, and the fields of T1.2 and T3.3).

use super::move_text::{read_move, write_move};
use super::position_text::{read_position, write_position};
use super::{Grid, Point, Tobit, TobitPositionError, TobitReach, TobitVariant};
use crate::rules::{MoveReading, MoveTextError, Notation, VariantError};

const GRIDS: [&str; 2] = [Grid::Five.as_str(), Grid::Four.as_str()];
const REACHES: [&str; 3] =
    [TobitReach::Short.as_str(), TobitReach::Long.as_str(), TobitReach::Flying.as_str()];

impl Notation for Tobit {
    type PositionError = TobitPositionError;

    const NAME: &'static str = "tobit";
    const RESULTS: [&'static str; 3] = ["2-0", "1-1", "0-2"];
    const MARKS: &'static [(&'static str, &'static str)] = &[("X", "wins"), ("\u{425}", "wins")];
    const RESULT_NOTES: &'static [&'static str] = &[];

    fn write_position(&self) -> String {
        write_position(self)
    }

    fn read_position(text: &str, variant: TobitVariant) -> Result<Self, TobitPositionError> {
        read_position(text, variant)
    }

    fn write_move(&self, word: &[Point]) -> String {
        write_move(self, word)
    }

    fn write_move_bare(&self, word: &[Point]) -> String {
        write_move(self, word)
    }

    fn read_move(&self, text: &str) -> Result<MoveReading<Self>, MoveTextError<Self>> {
        read_move(self, text).map(|word| MoveReading { word, slip: None })
    }

    fn read_move_in_record(&self, text: &str) -> Result<MoveReading<Self>, MoveTextError<Self>> {
        self.read_move(text)
    }

    fn result_note(&self) -> Option<&'static str> {
        None
    }

    fn write_variant(variant: TobitVariant) -> Vec<(&'static str, &'static str)> {
        vec![("variant", variant.grid.as_str()), ("tobit", variant.reach.as_str())]
    }

    fn read_variant(fields: &[(&str, &str)]) -> Result<TobitVariant, VariantError> {
        let mut variant = TobitVariant::default();
        for &(field, value) in fields {
            let error = |field, allowed| VariantError { field, value: value.to_owned(), allowed };
            match field {
                "variant" => {
                    variant.grid = Grid::ALL
                        .into_iter()
                        .find(|grid| grid.as_str() == value)
                        .ok_or_else(|| error("variant", &GRIDS))?;
                }
                "tobit" => {
                    variant.reach = TobitReach::ALL
                        .into_iter()
                        .find(|reach| reach.as_str() == value)
                        .ok_or_else(|| error("tobit", &REACHES))?;
                }
                _ => {}
            }
        }
        Ok(variant)
    }
}
