//! The option of Toguz Korgool (K3.4).

/// What a game of Toguz Korgool is played with. It changes how the board is drawn and spoken of, and nothing in the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ToguzVariant {
    /// Which way stones are sown.
    pub direction: Direction,
}

/// Which way stones are sown (K3.1, K3.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Direction {
    /// Pits are numbered from each player's left.
    #[default]
    Anticlockwise,
    /// The mirror image: pits are numbered from each player's right.
    Clockwise,
}

impl Direction {
    /// Both directions.
    pub const ALL: [Direction; 2] = [Direction::Anticlockwise, Direction::Clockwise];

    /// The name in links, records and on the console.
    pub const fn as_str(self) -> &'static str {
        match self {
            Direction::Anticlockwise => "anticlockwise",
            Direction::Clockwise => "clockwise",
        }
    }

    /// Reads what [`Direction::as_str`] writes.
    pub fn from_name(name: &str) -> Option<Direction> {
        Direction::ALL.into_iter().find(|direction| direction.as_str() == name)
    }
}
