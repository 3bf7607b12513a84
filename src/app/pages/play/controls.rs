//! The buttons of a game: what can be pressed at each stage, and what it does.

use super::opening::Panel;
use crate::app::boards::GameUi;
use crate::app::components::{Access, Icon, Pen, Weight, button};
use crate::app::i18n::{Lang, text};
use crate::app::session::{Action, Leaf, Trouble, Verdict};
use crate::rules::Side;
use yew::{Callback, Html, html};

/// Where a game stands, as far as its buttons are concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// It goes on.
    Playing,
    /// It goes on, and what is needed seldom is shown.
    More,
    /// It is asked whether this side resigns.
    Resigning(Side),
    /// The other person is asked about a draw.
    Offered,
    /// The clock is stopped and the board covered.
    Halted,
    /// A move waits to be confirmed.
    Waiting,
    /// An earlier position is looked at.
    Looking,
    /// It is asked whether both players take the move back.
    Undoing,
    /// The computer cannot move.
    Trouble(Trouble),
    /// It is over.
    Over,
}

/// A button that was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Press {
    Undo,
    AskResign,
    Resign,
    PlayOn,
    OfferDraw,
    AnswerDraw(Verdict),
    Flip,
    ShowAgain,
    Pen(Pen),
    NewGame,
    Again,
    Retry,
    Reload,
    Pause,
    GoOn,
    More,
    AskUndo,
    Confirm,
    Cancel,
    Look(Leaf),
    Strike,
    Share,
    Hint,
}

/// What of the row can be pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Can {
    /// Take back, and how; `None` in a game without.
    pub(super) undo: Option<(Access, Press)>,
    /// Ask for a hint, or more of it; `None` in a game without.
    pub(super) hint: Option<Access>,
    /// Strike the judge's last refused entry out; `None` where there is none.
    pub(super) strike: Option<Access>,
    /// Offer a draw.
    pub(super) draw: Access,
    /// Turn the board; `None` where it turns by itself.
    pub(super) flip: Option<Access>,
    /// Stop the clock; `None` in a game without one.
    pub(super) pause: Option<Access>,
}

impl Press {
    /// What stands beside the board then.
    pub(super) fn panel(self) -> Panel {
        match self {
            Press::AskResign => Panel::Resigning,
            Press::NewGame => Panel::NewGame,
            Press::More => Panel::More,
            Press::AskUndo => Panel::Undoing,
            _ => Panel::Game,
        }
    }

    /// What the game hears of it.
    pub(super) fn action<P: GameUi>(self) -> Option<Action<P>> {
        match self {
            Press::Undo => Some(Action::Undo),
            Press::Resign => Some(Action::Resign),
            Press::OfferDraw => Some(Action::OfferDraw),
            Press::AnswerDraw(verdict) => Some(Action::AnswerDraw(verdict)),
            Press::Flip => Some(Action::Flip),
            Press::ShowAgain => Some(Action::ShowAgain),
            Press::Again => Some(Action::Again),
            Press::Retry => Some(Action::Retry),
            Press::Pause => Some(Action::Pause),
            Press::GoOn => Some(Action::GoOn),
            Press::Confirm => Some(Action::Confirm),
            Press::Cancel => Some(Action::Cancel),
            Press::Look(leaf) => Some(Action::Look(leaf)),
            Press::Strike => Some(Action::Strike),
            Press::Hint => Some(Action::Hint),
            Press::More
            | Press::AskUndo
            | Press::Share
            | Press::AskResign
            | Press::Pen(_)
            | Press::PlayOn
            | Press::NewGame
            | Press::Reload => None,
        }
    }
}

/// The row of buttons; a question takes its place until it is answered.
pub(super) fn controls(stage: Stage, can: Can, on_press: &Callback<Press>, lang: Lang) -> Html {
    let action =
        |icon, label, access, press| button(Weight::Action, Some(icon), label, access, press, on_press);
    let main = |icon, label, press| button(Weight::Main, icon, label, Access::Open, press, on_press);
    let plain = |label, press| button(Weight::Plain, None, label, Access::Open, press, on_press);
    let undo = || can.undo.map(|(access, press)| action(Icon::Undo, text::undo(lang), access, press));
    let hint = || can.hint.map(|access| action(Icon::Hint, text::hint(lang), access, Press::Hint));
    let pause = || can.pause.map(|access| action(Icon::Pause, text::pause(lang), access, Press::Pause));
    let draw = || action(Icon::Draw, text::offer_draw(lang), can.draw, Press::OfferDraw);
    let resign = || action(Icon::Resign, text::resign(lang), Access::Open, Press::AskResign);
    let share = || action(Icon::Share, text::share(lang), Access::Open, Press::Share);
    let strike = || can.strike.map(|access| action(Icon::Undo, text::strike(lang), access, Press::Strike));
    let more = || action(Icon::More, text::more(lang), Access::Open, Press::More);
    let flip = || can.flip.map(|access| action(Icon::Flip, text::flip(lang), access, Press::Flip));
    let new_game = || action(Icon::New, text::new_game(lang), Access::Open, Press::NewGame);
    let row: Vec<Html> = match stage {
        Stage::Playing => [undo(), hint(), pause(), Some(resign()), Some(draw()), Some(more())]
            .into_iter()
            .flatten()
            .collect(),
        Stage::More => {
            [strike(), flip(), Some(share()), Some(new_game()), Some(plain(text::close(lang), Press::PlayOn))]
                .into_iter()
                .flatten()
                .collect()
        }
        Stage::Waiting => vec![
            main(None, text::play_it(lang), Press::Confirm),
            plain(text::cancel_move(lang), Press::Cancel),
        ],
        Stage::Looking => {
            let back = main(None, text::back_to_game(lang), Press::Look(Leaf::Last));
            [Some(back), flip()].into_iter().flatten().collect()
        }
        Stage::Undoing => vec![
            html! { <span class="controls__question">{ text::undo_question(lang) }</span> },
            main(None, text::undo_yes(lang), Press::Undo),
            plain(text::resign_no(lang), Press::PlayOn),
        ],
        Stage::Halted => [Some(main(None, text::go_on(lang), Press::GoOn)), undo(), Some(new_game())]
            .into_iter()
            .flatten()
            .collect(),
        Stage::Resigning(side) => vec![
            html! { <span class="controls__question">{ text::resign_question(lang, side.as_str()) }</span> },
            main(None, text::resign_yes(lang), Press::Resign),
            plain(text::resign_no(lang), Press::PlayOn),
        ],
        Stage::Offered => vec![
            main(None, text::accept_draw(lang), Press::AnswerDraw(Verdict::Accepted)),
            plain(text::decline_draw(lang), Press::AnswerDraw(Verdict::Declined)),
        ],
        Stage::Trouble(Trouble::Stale) => vec![main(None, text::failure_reload(lang), Press::Reload)],
        Stage::Trouble(_) => {
            let first = main(None, text::try_again(lang), Press::Retry);
            [Some(first), undo(), Some(new_game())].into_iter().flatten().collect()
        }
        Stage::Over => {
            let first = main(Some(Icon::Again), text::again(lang), Press::Again);
            [Some(first), undo(), Some(share()), Some(more())].into_iter().flatten().collect()
        }
    };
    html! { <div class="controls" role="group" aria-label={text::controls(lang)}>{ for row }</div> }
}
