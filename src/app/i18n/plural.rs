//! Plural rules (Unicode CLDR 46, cardinal, whole numbers), one function a language, called by the generated texts.
//!
//! A further language needs its function here; without it the build names what is missing.

/// A plural category of CLDR.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Plural {
    /// Not used by our languages, there for the sake of the set.
    Zero,
    /// 1 stone; in Russian also 21, 31.
    One,
    /// Not used by our languages, there for the sake of the set.
    Two,
    /// 2-4 in Russian.
    Few,
    /// 5-20 in Russian.
    Many,
    /// All other numbers.
    Other,
}

impl Plural {
    /// The name of the category, as selectors write it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Plural::Zero => "zero",
            Plural::One => "one",
            Plural::Two => "two",
            Plural::Few => "few",
            Plural::Many => "many",
            Plural::Other => "other",
        }
    }
}

/// English.
pub const fn en(number: u32) -> Plural {
    if number == 1 { Plural::One } else { Plural::Other }
}

/// Russian.
pub const fn ru(number: u32) -> Plural {
    match (number % 10, number % 100) {
        (1, 11) => Plural::Many,
        (1, _) => Plural::One,
        (2..=4, 12..=14) => Plural::Many,
        (2..=4, _) => Plural::Few,
        _ => Plural::Many,
    }
}

/// Kyrgyz.
pub const fn ky(number: u32) -> Plural {
    en(number)
}

/// Kazakh.
pub const fn kk(number: u32) -> Plural {
    en(number)
}
