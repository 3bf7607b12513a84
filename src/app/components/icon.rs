//! The app's own icons, drawn with one stroke width.

use yew::{Html, html};

/// An icon. Each stands beside a word and says nothing by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Icon {
    /// Back to the last decision.
    Undo,
    /// A lowered flag.
    Resign,
    /// Two equal sides.
    Draw,
    /// The sides change places.
    Flip,
    /// A fresh board.
    New,
    /// The same again.
    Again,
    /// More pages.
    Menu,
    /// To the start of a game.
    First,
    /// One move back.
    Previous,
    /// One move on.
    Next,
    /// To the end.
    Last,
    /// The link of the game.
    Share,
    /// A thought.
    Hint,
    /// The clock stands.
    Pause,
    /// What is needed seldom.
    More,
    /// The languages of the world.
    Languages,
    /// The last move once more.
    Replay,
    /// A pencil.
    Pencil,
}

impl Icon {
    /// Every icon.
    pub const ALL: [Icon; 18] = [
        Icon::Undo,
        Icon::Resign,
        Icon::Draw,
        Icon::Flip,
        Icon::New,
        Icon::Again,
        Icon::Menu,
        Icon::First,
        Icon::Previous,
        Icon::Next,
        Icon::Last,
        Icon::Share,
        Icon::Hint,
        Icon::Pause,
        Icon::More,
        Icon::Languages,
        Icon::Replay,
        Icon::Pencil,
    ];

    /// The path in a box of 24 by 24.
    const fn path(self) -> &'static str {
        match self {
            Icon::Undo => "M9 6 4 11l5 5M4 11h9.5a5.5 5.5 0 0 1 0 11H11",
            Icon::Resign => "M6 21V4M6 5c4-2.5 7 2.5 12 0v9c-5 2.5-8-2.5-12 0",
            Icon::Draw => "M5 9h14M5 15h14",
            Icon::Flip => "M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4",
            Icon::New => "M4 8h16M4 16h16M8 4v16M16 4v16",
            Icon::Menu => "M4 7h16M4 12h16M4 17h16",
            Icon::First => "M18 5l-8 7 8 7M6 5v14",
            Icon::Previous => "M15 5l-8 7 8 7",
            Icon::Next => "M9 5l8 7-8 7",
            Icon::Last => "M6 5l8 7-8 7M18 5v14",
            Icon::Share => "M10 14l4-4M8 11l-3 3a3.5 3.5 0 0 0 5 5l3-3M16 13l3-3a3.5 3.5 0 0 0-5-5l-3 3",
            Icon::Hint => "M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-1 1-1 2-1 2H9s0-1-1-2",
            Icon::Pause => "M8 5v14M16 5v14",
            Icon::More => "M5 12h.01M12 12h.01M19 12h.01",
            Icon::Languages => {
                "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18"
            }
            Icon::Replay => "M5 5v14M9 12l10-7v14z",
            Icon::Pencil => "M4 20l1-5L16 4l4 4L9 19zM13 7l4 4",
            Icon::Again => "M19 12a7 7 0 1 1-2.2-5.1M19 3v4.5h-4.5",
        }
    }

    /// The icon as SVG.
    pub fn view(self) -> Html {
        html! {
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d={self.path()} />
            </svg>
        }
    }
}
