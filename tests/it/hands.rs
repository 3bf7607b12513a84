//! Pieces taken up and laid down, sequences that need one touch, the last move shown again, and the rule behind a line.

use crate::scene_support::svg;
use utys::app::boards::{GameUi, Motion, Shape, Sign, SignKind, View, draw_signs};
use utys::app::i18n::Lang;
use utys::app::session::{Action, Session, link};
use utys::games::tobit::{Grid, Point, Tobit, TobitRefusal};
use utys::games::toguz::{Pit, Toguz};
use utys::rules::{Notation, Position, Side};

fn open<P: GameUi>(query: &str, motion: Motion) -> Session<P> {
    Session::new(link::read::<P>(query, 1).expect(query).setup.expect(query), motion)
}

fn p(number: u8) -> Point {
    Grid::Five.point(number).unwrap()
}

fn pit(side: Side, number: u8) -> Pit {
    Pit::new(side, number).unwrap()
}

fn drag<P: GameUi>(session: &mut Session<P>, from: P::Spot, to: Option<P::Spot>) {
    session.apply(Action::Lift(from));
    session.apply(Action::Drop(to));
}

fn plies<P: GameUi>(session: &Session<P>) -> usize {
    session.record().plies().len()
}

#[test]
fn a_drag_starts_only_on_pieces_that_may_move() {
    let game = open::<Tobit>("side=both", Motion::Reduced);
    let view = game.view(Shape::default());
    assert_eq!(view.liftable, view.movable);
    let forced = open::<Tobit>("side=both&moves=8-15_29-22", Motion::Reduced);
    assert_eq!(forced.view(Shape::default()).liftable, [p(15)]);
}

#[test]
fn a_piece_is_dragged_before_its_turn_to_be_moved_when_that_has_come() {
    let mut game = open::<Tobit>("side=black&level=1", Motion::Reduced);
    assert!(game.view(Shape::default()).liftable.contains(&p(29)));
    assert!(!game.view(Shape::default()).liftable.contains(&p(8)));
    drag(&mut game, p(29), Some(p(22)));
    assert_eq!((plies(&game), game.premove()), (0, [p(29), p(22)].as_slice()));
    drag(&mut game, p(30), None);
    assert_eq!(game.premove(), []);
    let mut stones = open::<Toguz>("side=black&level=1", Motion::Reduced);
    let own = pit(Side::Black, 3);
    stones.apply(Action::Lift(own));
    assert_eq!(stones.premove(), [], "what hangs in the air is not chosen yet");
    stones.apply(Action::Drop(Some(pit(Side::White, 2))));
    assert_eq!(stones.premove(), [own]);
}

#[test]
fn a_piece_laid_down_where_it_may_go_is_played_and_not_moved_a_second_time() {
    let mut game = open::<Tobit>("side=both", Motion::Full);
    game.apply(Action::Lift(p(8)));
    let held = game.view(Shape::default());
    assert_eq!((held.touched, held.next.contains(&p(15))), (vec![p(8)], true));
    game.apply(Action::Drop(Some(p(15))));
    assert_eq!(plies(&game), 1);
    assert_eq!(game.tick(), None, "the hand has shown it");
    // A jump is carried too; the piece that it takes is seen going.
    drag(&mut game, p(29), Some(p(22)));
    drag(&mut game, p(15), Some(p(29)));
    assert_eq!(plies(&game), 3);
    assert!(game.tick().is_some());
    assert_eq!(game.view(Shape::default()).board.at(p(22)), None);
}

#[test]
fn a_piece_laid_down_elsewhere_is_given_up_and_the_reason_told() {
    let mut game = open::<Tobit>("side=both", Motion::Reduced);
    drag(&mut game, p(8), None);
    assert_eq!((plies(&game), game.touched()), (0, [].as_slice()));
    assert_eq!(game.refusal(), None);
    drag(&mut game, p(8), Some(p(22)));
    assert!(matches!(game.refusal(), Some(TobitRefusal::TooFar { .. })));
    assert_eq!((plies(&game), game.touched()), (0, [].as_slice()));
    // What may not be taken up is not held.
    game.apply(Action::Lift(p(22)));
    game.apply(Action::Drop(Some(p(15))));
    assert_eq!(plies(&game), 0);
}

#[test]
fn a_capture_that_has_begun_is_not_lost_by_a_drop_beside_it() {
    let mut game = open::<Tobit>("side=both&pos=W:W15:B16,18,24,38", Motion::Reduced);
    drag(&mut game, p(15), Some(p(17)));
    assert_eq!(game.touched(), [p(15), p(17)]);
    drag(&mut game, p(17), None);
    assert_eq!(game.touched(), [p(15), p(17)]);
    drag(&mut game, p(17), Some(p(31)));
    assert_eq!(plies(&game), 1);
}

#[test]
fn a_heap_is_laid_down_in_the_pit_of_its_last_stone() {
    let mut game = open::<Toguz>("side=both", Motion::Reduced);
    let (from, landing) = (pit(Side::White, 3), pit(Side::Black, 2));
    game.apply(Action::Lift(from));
    let held = game.view(Shape::default());
    assert_eq!((held.touched, held.next), (vec![from], vec![landing]));
    game.apply(Action::Drop(Some(pit(Side::White, 5))));
    assert_eq!(plies(&game), 0);
    drag(&mut game, from, Some(landing));
    assert_eq!(plies(&game), 1);
}

#[test]
fn a_sequence_with_one_way_is_played_by_its_piece_or_its_last_point_and_a_fork_or_a_single_step_is_not() {
    let only = "side=both&pos=W:W15:B16,18,38";
    for touched in [15, 19] {
        let mut game = open::<Tobit>(only, Motion::Reduced);
        game.apply(Action::Touch(p(touched)));
        assert_eq!(plies(&game), 1, "{touched}");
    }
    let mut fork = open::<Tobit>("side=both&pos=W:W15:B16,18,24,38", Motion::Reduced);
    fork.apply(Action::Touch(p(15)));
    assert_eq!((plies(&fork), fork.touched()), (0, [p(15)].as_slice()));
    let mut step = open::<Tobit>("side=both&pos=W:W15:B38", Motion::Reduced);
    step.apply(Action::Touch(p(22)));
    step.apply(Action::Touch(p(15)));
    assert_eq!(plies(&step), 0);
    // Dragged, it still goes step by step.
    let mut dragged = open::<Tobit>(only, Motion::Reduced);
    drag(&mut dragged, p(15), Some(p(17)));
    assert_eq!((plies(&dragged), dragged.touched()), (0, [p(15), p(17)].as_slice()));
}

#[test]
fn the_last_move_is_shown_again_and_nothing_is_changed_by_it() {
    let mut game = open::<Toguz>("side=both&moves=9", Motion::Full);
    assert!(game.can_show_again());
    let (rest, text) = (game.view(Shape::default()).board, game.record().position().write_position());
    game.apply(Action::ShowAgain);
    assert!(!game.can_show_again());
    let mut boards = 0;
    while let Some((tick, _)) = game.tick() {
        boards += 1;
        game.apply(Action::FrameShown(tick));
    }
    // Nine stones, the lift before them, and the rest before all.
    assert!(boards > 9, "{boards}");
    assert_eq!(game.view(Shape::default()).board, rest);
    assert_eq!(game.record().position().write_position(), text);
    game.apply(Action::Motion(Motion::Reduced));
    assert!(!game.can_show_again());
    game.apply(Action::ShowAgain);
    assert_eq!(game.tick(), None);
}

#[test]
fn the_pace_stretches_every_moment() {
    let at = |motion| {
        let mut game = open::<Toguz>("side=both", motion);
        game.apply(Action::Touch(pit(Side::White, 9)));
        game.tick().map(|(_, millis)| millis)
    };
    let usual = at(Motion::Full).unwrap();
    assert_eq!(at(Motion::Fast), Some(usual / 2));
    assert_eq!(at(Motion::Slow), Some(usual * 2));
    assert_eq!(at(Motion::Reduced), None);
}

#[test]
fn a_duty_and_a_refusal_name_the_clause_behind_them() {
    let mut game = open::<Tobit>("side=both&moves=8-15_29-22", Motion::Reduced);
    assert_eq!(game.clause(), Some("T4"));
    game.apply(Action::Touch(p(15)));
    game.apply(Action::Touch(p(16)));
    assert!(game.clause().is_some());
    let mut free = open::<Tobit>("side=both", Motion::Reduced);
    assert_eq!(free.clause(), None);
    free.apply(Action::Touch(p(29)));
    assert_eq!(free.clause(), Some("T2"));
    let mut stones = open::<Toguz>("side=both", Motion::Reduced);
    stones.apply(Action::Touch(pit(Side::Black, 1)));
    assert_eq!(stones.clause(), Some("K3"));
}

#[test]
fn what_was_taken_is_marked_where_it_lay() {
    let pos = Tobit::read_position("W:W15:B16,18,38", Default::default()).unwrap();
    assert_eq!(Tobit::taken(&pos, &[p(15), p(17), p(19)]), [p(16), p(18)]);
    let start = Toguz::start(Default::default());
    assert_eq!(Toguz::taken(&start, &[pit(Side::White, 3)]), [pit(Side::Black, 2)]);
    assert_eq!(Toguz::taken(&start, &[pit(Side::White, 1)]), []);
}

#[test]
fn every_kind_of_sign_has_a_layer_of_its_own() {
    let mut view = View::<Tobit>::picture(&Tobit::start(Default::default()), Default::default());
    assert!(!svg(&view).contains("signs"), "nothing to say, no layer");
    (view.taken, view.threat) = (vec![p(16)], vec![p(8)]);
    view.hint = vec![p(8), p(15)];
    (view.premove, view.waiting) = (vec![p(9), p(16)], vec![p(10), p(17)]);
    view.touched = vec![p(15), p(17)];
    let drawn = svg(&view);
    for kind in SignKind::ALL {
        if kind != SignKind::Drawn {
            let class = format!("signs--{}", format!("{kind:?}").to_lowercase());
            assert_eq!(drawn.matches(&class).count(), 1, "{class}");
        }
    }
    // Two with heads for hint, premove and waiting; a threat is a ring, a capture a cross.
    assert_eq!(drawn.matches("sign__head").count(), 3);
    let _ = draw_signs(&[Sign { kind: SignKind::Drawn, way: Vec::new() }], 40);
}

#[test]
fn what_the_session_says_of_a_landing_has_the_count_and_the_gain() {
    let mut game = open::<Toguz>("side=both", Motion::Reduced);
    game.apply(Action::Hover(Some(pit(Side::White, 1))));
    assert!(game.line(Lang::En).ends_with("The pit then holds 10 stones."), "{}", game.line(Lang::En));
    let preview = game.view(Shape::default()).preview.unwrap();
    assert_eq!((preview.holds, preview.gain), (10, 0));
    game.apply(Action::Hover(Some(pit(Side::White, 3))));
    assert_eq!(game.view(Shape::default()).preview.unwrap().gain, 10);
}
