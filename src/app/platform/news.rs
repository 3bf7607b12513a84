//! What the browser has to say to whoever plays, beside the game: told from anywhere in this room, shown by the frame.

use std::cell::RefCell;
use yew::{Callback, hook, use_effect_with, use_state};

/// Something to tell once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum News {
    /// A newer build is there and waits.
    Renewed,
    /// The browser stores nothing for this page.
    Unkept,
    /// The browser has no room left.
    Full,
    /// What was stored is gone, taken by somebody else than this app.
    Cleared,
    /// The same game is open in another tab.
    Elsewhere,
}

impl News {
    /// Every news.
    pub const ALL: [News; 5] = [News::Renewed, News::Unkept, News::Full, News::Cleared, News::Elsewhere];

    /// The name in texts.
    pub const fn as_str(self) -> &'static str {
        match self {
            News::Renewed => "renewed",
            News::Unkept => "unkept",
            News::Full => "full",
            News::Cleared => "cleared",
            News::Elsewhere => "elsewhere",
        }
    }
}

#[derive(Default)]
struct Board {
    told: Vec<News>,
    shown: Vec<News>,
    on_change: Callback<Vec<News>>,
}

thread_local! {
    static BOARD: RefCell<Board> = RefCell::default();
}

fn change(write: impl FnOnce(&mut Board)) {
    let (shown, on_change) = BOARD.with_borrow_mut(|board| {
        write(board);
        (board.shown.clone(), board.on_change.clone())
    });
    on_change.emit(shown);
}

/// Tells something, unless it was told before.
pub fn tell(news: News) {
    change(|board| {
        if !board.told.contains(&news) {
            board.told.push(news);
            board.shown.push(news);
        }
    });
}

/// What was told and not yet put away, oldest first.
#[hook]
pub fn use_news() -> Vec<News> {
    let state = use_state(|| BOARD.with_borrow(|board| board.shown.clone()));
    let shown = (*state).clone();
    use_effect_with((), move |()| {
        change(|board| board.on_change = Callback::from(move |shown| state.set(shown)));
    });
    shown
}

/// Puts something away: it was read.
pub fn put_away(news: News) {
    change(|board| board.shown.retain(|other| *other != news));
}
