//! Dates as the visitor's wall has them. Browsers have no words for the months of every language of ours: the texts do.

use crate::app::i18n::{Lang, text};
use js_sys::Date;

/// The day and the minute of a moment, given in milliseconds since 1970: "30 November 2026, 10:53".
pub fn said_moment(milliseconds: f64, lang: Lang) -> String {
    let date = Date::new(&milliseconds.into());
    let time = format!("{:02}:{:02}", date.get_hours(), date.get_minutes());
    text::moment_words(lang, date.get_date(), date.get_month() + 1, date.get_full_year(), time)
}
