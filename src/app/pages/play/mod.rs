//! The page of a board: reads the link, takes up the stored game or offers a new one.
//!
//! A link with game fields begins its game at once, and the address is then named anew without them, so that a reload continues
//! the game instead of beginning it again. An unfinished game that was stored before is put aside and can be taken up again.

mod answers;
mod beside;
mod controls;
mod fault;
mod new_game;
mod opening;
mod options;
mod refused;
mod sheet;
mod table;

use crate::app::components::Pen;
use crate::app::i18n::Lang;
use crate::app::platform::games::{take_up_earlier, use_kept};
use crate::app::platform::sound::use_sound;
use crate::app::platform::{
    Screen, Shelf, load, moment, reload, share, use_coach, use_engine, use_focus, use_focus_kept, use_motion,
    use_screen, use_scrolled_to_end, use_settings, use_shape, use_timer,
};
use crate::app::route::Route;
use crate::app::session::{Players, Terms, Ui};
use crate::games::GameId;
use crate::with_game;
use answers::{Beginning, Fields};
use beside::Beside;
use controls::Press;
use new_game::NewGame;
use opening::{Panel, Stored, open};
use std::rc::Rc;
use table::{Event, Seat};
use yew::platform::spawn_local;
use yew::{
    Callback, Html, Properties, component, html, use_callback, use_memo, use_mut_ref, use_node_ref,
    use_reducer_eq, use_state_eq,
};

/// What the page is given.
#[derive(Properties, PartialEq, Clone, Debug)]
pub(super) struct PlayProps {
    /// Which game.
    pub(super) game: GameId,
    /// The query of the address, as it stands there.
    pub(super) query: String,
    /// The language.
    pub(super) lang: Lang,
    /// Where the board stands.
    pub(super) place: Place,
}

/// Where a board stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// On a page of Utys: the game is kept.
    Page,
    /// In somebody else's page: nothing is kept.
    Embed(Ui),
}

impl Place {
    /// Where another page is shown, when not in this one's place: in a frame nothing is kept, so the game stays where it is.
    fn window(self) -> Option<&'static str> {
        match self {
            Place::Page => None,
            Place::Embed(_) => Some("_blank"),
        }
    }
}

/// The page of one game.
#[component]
pub(super) fn Play(props: &PlayProps) -> Html {
    let PlayProps { game, query, lang, place } = props;
    let (game, lang, place) = (*game, *lang, *place);
    let is_kept = place == Place::Page;
    let motion = use_motion();
    let opening = use_memo((), |()| with_game!(game, G => open::<G>(query, motion, place)));
    let seat = use_reducer_eq(|| Seat(opening.table.clone()));
    let panel = use_state_eq(|| opening.panel);
    let (room, list) = (use_node_ref(), use_node_ref());
    let shape = use_shape(&room);
    let on_event = {
        let seat = seat.dispatcher();
        use_callback((), move |event: Event, ()| seat.dispatch((event, moment())))
    };
    let table = &seat.0;
    let playing = panel.has_game();
    if table.motion() != motion {
        on_event.emit(Event::Motion(motion));
    }
    let settings = use_settings();
    if table.settings() != settings {
        on_event.emit(Event::Settings(settings));
    }
    let sheet = Rc::new(table.sheet(*panel, place, lang));
    use_timer(table.tick(), on_event.reform(Event::Shown));
    use_timer(table.pace(), on_event.reform(Event::Paced));
    use_timer(table.clock_tick().filter(|_| playing), on_event.reform(|_| Event::Tick));
    use_engine(table.question().filter(|_| playing), on_event.reform(Event::Engine));
    use_coach(table.coach().filter(|_| playing), on_event.reform(Event::Coach));
    use_kept(game, (playing && is_kept).then(|| table.played()));
    use_sound(table.cues());
    use_screen(if playing { table.screen() } else { Screen::Free });
    use_scrolled_to_end(&list, sheet.length());
    use_focus(panel.focus());
    let presses = use_state_eq(|| 0);
    let pen = use_state_eq(Pen::default);
    use_focus_kept(*presses, Panel::Game.focus());

    // The shelf changes only when one game gives way to another, and then the questions are over.
    let earlier = use_memo(panel.is_asking() && is_kept, |is_asked| {
        let stored = is_asked.then(|| load(game, Shelf::Previous)).flatten();
        stored.filter(|text| table.can_take_up(text))
    });

    // One that stays the same, so that what stands beside the board does too.
    let latest = use_mut_ref(|| table.clone());
    latest.replace(table.clone());
    let on_press = {
        let (panel, pen, on_event) = (panel.clone(), pen.clone(), on_event.clone());
        use_callback(presses.clone(), move |press: Press, presses| {
            match press {
                Press::Reload => return reload(),
                Press::Pen(next) => return pen.set(next),
                Press::Share => {
                    let link = latest.borrow().link();
                    share(Route::Play(game, link), on_event.reform(Event::Shared));
                }
                _ => {}
            }
            panel.set(press.panel());
            presses.set(**presses + 1);
            on_event.emit(Event::Press(press));
        })
    };

    if let Some(refused) = &opening.refused {
        return refused(lang);
    }
    let board = table.board(shape, *panel, *pen, lang, &on_event);
    let beside = if panel.is_asking() {
        let begin = {
            let (on_event, panel) = (on_event.clone(), panel.clone());
            Callback::from(move |beginning: Beginning| {
                on_event.emit(Event::Begin(beginning));
                panel.set(Panel::Game);
            })
        };
        let take_up = (*earlier).as_ref().map(|_| {
            let (on_event, panel) = (on_event.clone(), panel.clone());
            Callback::from(move |()| {
                let (on_event, panel) = (on_event.clone(), panel.clone());
                spawn_local(async move {
                    if let Some(text) = take_up_earlier(game).await {
                        on_event.emit(Event::TakeUp(text));
                        panel.set(Panel::Game);
                    }
                });
            })
        });
        let back = playing.then(|| {
            let panel = panel.clone();
            Callback::from(move |()| panel.set(Panel::Game))
        });
        // With no game behind them, the questions show their board.
        let fields = match playing {
            true => Callback::noop(),
            false => on_event.reform(|fields: Fields| {
                Event::Begin(Beginning { fields, players: Players::Two, terms: Terms::default() })
            }),
        };
        html! {
            <NewGame
                menu={table.menu()}
                is_damaged={*panel == Panel::FirstGame(Stored::Damaged)}
                last={table.answers(*panel)}
                {lang}
                on_fields={fields}
                on_begin={begin}
                on_take_up={take_up}
                on_back={back}
            />
        }
    } else {
        html! { <Beside sheet={sheet.clone()} {list} pen={*pen} {on_press} {lang} /> }
    };
    let on_leaf = on_event.reform(|leaf| Event::Press(Press::Look(leaf)));
    sheet.page(&room, board, beside, &on_leaf, lang)
}
