//! What the browser has to say to whoever plays, beside the game: told from anywhere in this room, by either program, and
//! shown by the frame of the first.

use super::page::announce;
use gloo::events::EventListener;
use gloo::utils::window;
use std::cell::RefCell;
use yew::{Callback, hook, use_effect_with, use_state};

/// What the window is told, with the name of the news behind it: another program of the page shows it.
const TOLD: &str = "utys-news-";

/// Something to tell once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum News {
    /// A newer build is there and waits.
    Renewed,
    /// The browser stores nothing for this page.
    Unkept,
    /// The browser has no room left.
    Full,
    /// What this page had stored is gone: the browser gave it up, or it was deleted in another tab.
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

/// Tells something to the whole page, unless it was told before. Of newer builds each is told.
pub fn tell(news: News) {
    // The frame may not listen yet, or be another program's.
    note(news);
    announce(&event_of(news));
}

fn event_of(news: News) -> String {
    [TOLD, news.as_str()].concat()
}

fn note(news: News) {
    change(|board| {
        let was_told = board.told.contains(&news) && news != News::Renewed;
        if !was_told && !board.shown.contains(&news) {
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
        let listen = |news| EventListener::new(&window(), event_of(news), move |_| note(news));
        let listeners = News::ALL.map(listen);
        move || drop(listeners)
    });
    shown
}

/// Puts something away: it was read.
pub fn put_away(news: News) {
    change(|board| board.shown.retain(|other| *other != news));
}
