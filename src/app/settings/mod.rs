//! What a person chooses for good: looks, sounds, help. A small set of closed choices and their text for storage.
//!
//! Pure: where it is kept, and who hears of a change, is `platform`'s business. What concerns one game alone (level, clock,
//! help, strictness) belongs to its setup.

mod choices;

use super::i18n::Lang;
use choices::settings;

settings! {
    /// The colours of the page.
    theme: Theme = Auto, "theme" {
        /// As the device has it.
        Auto = "auto",
        /// Light paper.
        Light = "light",
        /// Dark.
        Dark = "dark",
        /// High contrast.
        Contrast = "contrast",
    }
    /// What the boards are made of.
    board: BoardTheme = Craft, "board" {
        /// Earth, and carved wood.
        Craft = "craft",
        /// Stone.
        Stone = "stone",
        /// Ink on paper.
        Ink = "ink",
    }
    /// The form of pieces and stones.
    pieces: Pieces = Natural, "pieces" {
        /// Knucklebones, and pebbles.
        Natural = "natural",
        /// Plain discs, and balls.
        Plain = "plain",
    }
    /// Where the names of points and pits stand.
    coordinates: Coordinates = Outside, "coordinates" {
        /// Beside every point and pit.
        Outside = "outside",
        /// On the points, in the pits.
        Inside = "inside",
        /// Nowhere.
        Off = "off",
    }
    /// How fast pieces move and stones are sown.
    speed: Speed = Normal, "speed" {
        /// They are there at once.
        Instant = "instant",
        /// Twice as fast.
        Fast = "fast",
        /// At leisure.
        Normal = "normal",
        /// Half as fast, to be counted along.
        Slow = "slow",
    }
    /// How loud moves are.
    sound: Sound = Medium, "sound" {
        /// Silent.
        Off = "off",
        /// Soft.
        Soft = "soft",
        /// As a board in a room.
        Medium = "medium",
        /// Loud.
        Loud = "loud",
    }
    /// Whether the device trembles where it can.
    vibration: Vibration = Off, "vibration" {
        /// It does not.
        Off = "off",
        /// At moves and captures.
        On = "on",
    }
    /// Whether a move waits to be confirmed.
    confirm: Confirm = Off, "confirm" {
        /// It is played at once.
        Off = "off",
        /// It waits.
        On = "on",
    }
    /// Whether a move can be chosen while the other side thinks.
    premove: Premove = On, "premove" {
        /// It cannot.
        Off = "off",
        /// It can.
        On = "on",
    }
    /// Whether the win chance is shown during a game.
    bar: Bar = Off, "bar" {
        /// It is not.
        Off = "off",
        /// It is.
        On = "on",
    }
    /// Whether the computer thinks while the person does.
    ponder: Ponder = Off, "ponder" {
        /// It rests.
        Off = "off",
        /// It does.
        On = "on",
    }
    /// Whether the computer opens from its book.
    book: Book = On, "book" {
        /// It thinks from the first move on.
        Off = "off",
        /// It does, where its level has one.
        On = "on",
    }
}

/// The name of the language's line in the text.
const LANG: &str = "lang";

impl Settings {
    /// The text for storage: a line `name=value` for each choice that is not the usual one.
    pub fn write(&self) -> String {
        let usual = Settings::default();
        let mut lines = Vec::new();
        if let Some(lang) = self.lang {
            lines.push([LANG, "=", lang.as_str()].concat());
        }
        for (name, _) in Settings::CHOICES {
            if let Some(value) = self.choice(name).filter(|value| usual.choice(name) != Some(value)) {
                lines.push([name, "=", value].concat());
            }
        }
        lines.join("\n")
    }

    /// Reads a text; a line that says nothing known leaves its setting as is usual.
    pub fn read(text: &str) -> Settings {
        let mut settings = Settings::default();
        for (name, value) in text.lines().filter_map(|line| line.trim().split_once('=')) {
            if name == LANG {
                settings.lang = Lang::from_name(value);
            } else {
                settings = settings.with(name, value);
            }
        }
        settings
    }
}
