//! Addresses: what stands behind the `#`. Pure; any text is some route and nothing panics.
//!
//! Hash routing lets any static host and any sub-folder serve the app. What a game link says is read by
//! [`session::link`](super::session::link), which knows the game.

use crate::app::i18n::Lang;
use crate::games::GameId;

/// Where a visitor is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// `#/`: the two games.
    Home,
    /// `#/play/<game>?...`: a board, with the query as it stands in the address.
    Play(GameId, String),
    /// `#/embed/<game>?...`: a board for another page, with the query as it stands in the address.
    Embed(GameId, String),
    /// A page of the second program, with what stands behind its name: `#/rules/tobit/T4`, `#/about`.
    Room(Room, String),
    /// A room that later stages furnish, with what stands behind its name.
    Later(Later, String),
    /// Anything else, as it stands in the address.
    Unknown(String),
}

/// A page that the second program draws; it is fetched when one of them is first visited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Room {
    /// The rules in the players' words.
    Rules,
    /// The saved games.
    Games,
    /// Settings.
    Settings,
    /// What Utys is, and its licences.
    About,
}

impl Room {
    /// Every room, in the order of the menu.
    pub const ALL: [Room; 4] = [Room::Rules, Room::Games, Room::Settings, Room::About];

    /// The name in addresses.
    pub const fn as_str(self) -> &'static str {
        match self {
            Room::Rules => "rules",
            Room::Games => "games",
            Room::Settings => "settings",
            Room::About => "about",
        }
    }
}

/// A room that is named and not yet furnished.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Later {
    /// Lessons.
    Learn,
    /// Puzzles.
    Puzzles,
    /// The analysis board.
    Analysis,
    /// History and craft.
    Heritage,
    /// Tournaments.
    Compete,
    /// Boards for other pages.
    Embed,
}

impl Later {
    /// Every room to come.
    pub const ALL: [Later; 6] =
        [Later::Learn, Later::Puzzles, Later::Analysis, Later::Heritage, Later::Compete, Later::Embed];

    /// The name in addresses.
    pub const fn as_str(self) -> &'static str {
        match self {
            Later::Learn => "learn",
            Later::Puzzles => "puzzles",
            Later::Analysis => "analysis",
            Later::Heritage => "heritage",
            Later::Compete => "compete",
            Later::Embed => "embed",
        }
    }
}

/// The field of a query that asks for the stored game, finished or not.
pub const KEPT: &str = "kept";

impl Route {
    /// Reads an address, with or without its `#`.
    pub fn parse(hash: &str) -> Route {
        let text = hash.strip_prefix('#').unwrap_or(hash);
        let (path, query) = text.split_once('?').unwrap_or((text, ""));
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        let route = match (parts.next(), parts.next()) {
            (None, _) | (Some("play"), None) => Some(Route::Home),
            (Some("play"), Some(game)) if parts.next().is_none() => {
                GameId::from_name(game).map(|game| Route::Play(game, query.to_owned()))
            }
            (Some("embed"), Some(game)) if parts.next().is_none() && GameId::from_name(game).is_some() => {
                GameId::from_name(game).map(|game| Route::Embed(game, query.to_owned()))
            }
            (Some(name), _) => {
                let rest = text.trim_start_matches('/').strip_prefix(name).unwrap_or_default().to_owned();
                let room = Room::ALL.into_iter().find(|room| room.as_str() == name);
                let later = Later::ALL.into_iter().find(|room| room.as_str() == name);
                match (room, later) {
                    (Some(room), _) => Some(Route::Room(room, rest)),
                    (None, Some(room)) => Some(Route::Later(room, rest)),
                    (None, None) => None,
                }
            }
        };
        route.unwrap_or_else(|| Route::Unknown(text.to_owned()))
    }

    /// The address, with its `#`.
    pub fn to_hash(&self) -> String {
        match self {
            Route::Home => "#/".to_owned(),
            Route::Play(game, query) if query.is_empty() => ["#/play/", game.as_str()].concat(),
            Route::Play(game, query) => ["#/play/", game.as_str(), "?", query].concat(),
            Route::Embed(game, query) if query.is_empty() => ["#/embed/", game.as_str()].concat(),
            Route::Embed(game, query) => ["#/embed/", game.as_str(), "?", query].concat(),
            Route::Room(room, rest) => ["#/", room.as_str(), rest].concat(),
            Route::Later(room, rest) => ["#/", room.as_str(), rest].concat(),
            Route::Unknown(text) => ["#", text].concat(),
        }
    }

    /// The board of a game with nothing said about it.
    pub fn play(game: GameId) -> Route {
        Route::Play(game, String::new())
    }

    /// The page of a clause of the rules, by its number (`T4.2`): what refuses a move links it.
    pub fn rule(game: GameId, clause: &str) -> Route {
        Route::Room(Room::Rules, ["/", game.as_str(), "/", clause].concat())
    }
}

/// One `name=value` of a query, as it stands in the address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field<'a> {
    /// The name, not decoded: no name of ours needs it.
    pub name: &'a str,
    /// The value, not decoded.
    pub raw: &'a str,
}

/// Why a value cannot be decoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueError {
    /// A `%` without two hexadecimal digits behind it.
    Percent,
    /// The decoded bytes are no UTF-8.
    Utf8,
}

/// The language that an address asks for, whatever page it leads to.
pub fn asked_lang(hash: &str) -> Option<Lang> {
    let (_, query) = hash.split_once('?')?;
    fields(query).find(|field| field.name == "lang").and_then(|field| Lang::from_name(field.raw))
}

/// The address with another language; nothing when it asks for none.
pub fn asking_lang(hash: &str, lang: Lang) -> Option<String> {
    let (path, query) = hash.split_once('?')?;
    let fields: Vec<_> = query.split('&').collect();
    let at = fields.iter().position(|field| field.starts_with("lang="))?;
    let asked = ["lang=", lang.as_str()].concat();
    let fields: Vec<_> =
        fields.iter().enumerate().map(|(i, field)| if i == at { &asked } else { *field }).collect();
    Some([path, "?", &fields.join("&")].concat())
}

/// The fields of a query in their order.
pub fn fields(query: &str) -> impl Iterator<Item = Field<'_>> {
    query.split('&').filter(|part| !part.is_empty()).map(|part| {
        let (name, raw) = part.split_once('=').unwrap_or((part, ""));
        Field { name, raw }
    })
}

/// Decodes a value: percent codes, and `_` for a space.
///
/// # Errors
/// A broken percent code, or bytes that are no text.
pub fn decode(raw: &str) -> Result<String, ValueError> {
    let mut bytes = Vec::with_capacity(raw.len());
    let mut rest = raw.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'_' => b' ',
            b'%' => {
                let mut digit = || rest.next().and_then(|digit| char::from(digit).to_digit(16));
                match (digit(), digit()) {
                    (Some(high), Some(low)) => (high * 16 + low) as u8,
                    _ => return Err(ValueError::Percent),
                }
            }
            _ => byte,
        });
    }
    String::from_utf8(bytes).map_err(|_| ValueError::Utf8)
}

/// Writes a value so that [`decode`] reads it: spaces as `_`, and percent codes for what would end it.
pub fn encode(value: &str) -> String {
    let mut out = String::with_capacity(value.len());
    for letter in value.chars() {
        match letter {
            ' ' => out.push('_'),
            '%' => out.push_str("%25"),
            '&' => out.push_str("%26"),
            '#' => out.push_str("%23"),
            '_' => out.push_str("%5F"),
            _ => out.push(letter),
        }
    }
    out
}
