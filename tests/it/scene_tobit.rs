//! The Tobit board: names, marks, keys, sentences, motion.

use crate::scene_support::{assert_drawing, attributes, position, svg};
use std::collections::BTreeSet;
use utys::app::boards::tobit::{Arrival, Mark, PointScene};
use utys::app::boards::{Arrow, GameUi, Mode, Motion, Shape, View, frames};
use utys::app::i18n::Lang;
use utys::games::tobit::{Grid, Point, Tobit, TobitReach, TobitVariant};
use utys::rules::{Candidates, Position, Side};

const MIXED: &str = "W:W14,15,K30:B22,33,K36";

fn five() -> TobitVariant {
    TobitVariant::default()
}

fn p(number: u8) -> Point {
    Grid::Five.point(number).unwrap()
}

fn word(numbers: &[u8]) -> Vec<Point> {
    numbers.iter().map(|&number| p(number)).collect()
}

fn view(text: &str) -> View<Tobit> {
    let mut view = View::picture(&position(text, five()), five());
    view.mode = Mode::Play;
    view
}

fn at(view: &View<Tobit>, number: u8) -> PointScene {
    let scene = Tobit::scene(view, Lang::En);
    scene.points.into_iter().find(|point| point.point.number() == number).unwrap()
}

fn name(view: &View<Tobit>, number: u8) -> String {
    at(view, number).name
}

#[test]
fn every_kind_of_point_has_its_exact_name() {
    let view = view(MIXED);
    assert_eq!(name(&view, 14), "14, white man");
    assert_eq!(name(&view, 36), "36, black tobit");
    assert_eq!(name(&view, 30), "30, white tobit");
    assert_eq!(name(&view, 22), "22, black man");
    assert_eq!(name(&view, 23), "23, empty");
}

#[test]
fn a_state_follows_the_name_after_a_comma() {
    let mut view = view(MIXED);
    view.movable = word(&[14, 15]);
    assert_eq!(name(&view, 14), "14, white man, can move");
    view.touched = word(&[15]);
    view.next = word(&[16, 29]);
    view.movable.clear();
    assert_eq!(name(&view, 15), "15, white man, chosen");
    assert_eq!(name(&view, 16), "16, empty, can be reached");
    view.must = word(&[14]);
    assert_eq!(name(&view, 14), "14, white man, must capture");
}

#[test]
fn the_names_stay_when_the_board_is_turned() {
    let mut view = view(MIXED);
    let white: BTreeSet<_> =
        Tobit::scene(&view, Lang::En).points.into_iter().map(|point| point.name).collect();
    view.facing = Side::Black;
    let black: BTreeSet<_> =
        Tobit::scene(&view, Lang::En).points.into_iter().map(|point| point.name).collect();
    assert_eq!(white, black);
    assert_eq!(white.len(), 38);
}

#[test]
fn points_are_read_row_by_row_from_the_far_left_of_the_side_at_the_bottom() {
    let order = |grid: Grid, facing| {
        let variant = TobitVariant { grid, reach: TobitReach::Short };
        Tobit::spots(variant, facing).iter().map(|point| point.number()).collect::<Vec<_>>()
    };
    assert_eq!(order(Grid::Five, Side::White)[..6], [34, 35, 36, 37, 38, 27]);
    assert_eq!(order(Grid::Five, Side::Black)[..6], [5, 4, 3, 2, 1, 12]);
    assert_eq!(order(Grid::Four, Side::White)[..5], [29, 30, 31, 32, 23]);
    for grid in Grid::ALL {
        for facing in Side::ALL {
            let spots: BTreeSet<_> = order(grid, facing).into_iter().collect();
            assert_eq!(spots, (1..=grid.points()).collect());
        }
    }
}

#[test]
fn arrows_walk_along_the_drawn_lines_only() {
    let walk = |from, arrow| Tobit::walk(five(), Side::White, p(from), arrow).map(Point::number);
    assert_eq!(walk(14, Arrow::Up), Some(21));
    assert_eq!(walk(14, Arrow::Down), Some(7));
    assert_eq!(walk(14, Arrow::Left), Some(13));
    assert_eq!(walk(14, Arrow::Right), Some(15));
    assert_eq!(walk(1, Arrow::Right), None, "no line joins 1 and 2");
    assert_eq!(walk(13, Arrow::Up), None, "13 is the end of its line");
    assert_eq!(walk(15, Arrow::First), Some(13));
    assert_eq!(walk(15, Arrow::Last), Some(19));
    assert_eq!(walk(13, Arrow::First), None);
    let turned = |from, arrow| Tobit::walk(five(), Side::Black, p(from), arrow).map(Point::number);
    assert_eq!(turned(14, Arrow::Up), Some(7));
    assert_eq!(turned(14, Arrow::Left), Some(15));
}

#[test]
fn the_tab_stop_of_a_new_board_is_the_first_crossing_of_the_own_men() {
    let stop =
        |grid, facing| Tobit::first_spot(TobitVariant { grid, reach: TobitReach::Short }, facing).number();
    assert_eq!((stop(Grid::Five, Side::White), stop(Grid::Five, Side::Black)), (7, 32));
    assert_eq!((stop(Grid::Four, Side::White), stop(Grid::Four, Side::Black)), (6, 27));
}

#[test]
fn every_point_is_reached_by_arrows_from_the_tab_stop_and_none_leads_off_the_board() {
    for grid in Grid::ALL {
        for facing in Side::ALL {
            let variant = TobitVariant { grid, reach: TobitReach::Short };
            let (mut seen, mut open) = (BTreeSet::new(), vec![Tobit::first_spot(variant, facing)]);
            while let Some(point) = open.pop() {
                assert!(grid.contains(point));
                if seen.insert(point) {
                    let four = [Arrow::Left, Arrow::Right, Arrow::Up, Arrow::Down];
                    open.extend(
                        four.into_iter().filter_map(|arrow| Tobit::walk(variant, facing, point, arrow)),
                    );
                }
            }
            assert_eq!(seen.len(), usize::from(grid.points()));
        }
    }
}

#[test]
fn a_playable_board_has_one_named_button_a_point_and_one_tab_stop() {
    for facing in Side::ALL {
        let mut view = view(MIXED);
        view.facing = facing;
        let svg = svg(&view);
        assert!(svg.contains(r#"role="group" aria-label="Tobit board""#), "{}", &svg[..300]);
        assert_eq!(attributes(&svg, "role").iter().filter(|&&role| role == "button").count(), 38);
        assert_eq!(attributes(&svg, "aria-label").len(), 39);
        assert_eq!(attributes(&svg, "tabindex").iter().filter(|&&index| index == "0").count(), 1);
    }
}

#[test]
fn a_picture_is_one_image_with_one_name_and_nothing_to_press() {
    let start = Tobit::start(five());
    let svg = svg(&View::picture(&start, five()));
    assert!(svg.contains(r#"role="img" aria-label="Tobit board""#));
    assert!(attributes(&svg, "tabindex").is_empty());
    assert_eq!(attributes(&svg, "role"), ["img"]);
}

#[test]
fn nothing_is_drawn_by_style_attributes_or_colours() {
    let svg = svg(&view(MIXED));
    assert!(attributes(&svg, "style").is_empty());
    let painted = attributes(&svg, "fill").into_iter().chain(attributes(&svg, "stroke"));
    assert_eq!(painted.collect::<BTreeSet<_>>(), BTreeSet::from(["url(#tobit-earth)"]));
}

#[test]
fn a_slide_comes_from_where_the_piece_stood_as_the_board_is_seen() {
    let start = Tobit::start(five());
    let shown = &frames(&start, &word(&[8, 15]))[0];
    let mut view = View::picture(&start, five());
    view.board = shown.board;
    view.step = Some(shown.step);
    assert_eq!(at(&view, 15).arrival, Some(Arrival::Slide(0, -1)));
    view.facing = Side::Black;
    assert_eq!(at(&view, 15).arrival, Some(Arrival::Slide(0, 1)));
    view.motion = Motion::Reduced;
    assert_eq!(at(&view, 15).arrival, None);
}

#[test]
fn a_jump_leaves_the_taken_piece_until_it_fades() {
    let pos = position::<Tobit>("W:W15:B22", five());
    let shown = frames(&pos, &word(&[15, 29]));
    assert_eq!(shown.len(), 2);
    assert!(shown[0].board.at(p(22)).is_some());
    assert!(shown[1].board.at(p(22)).is_none());
    let mut view = View::picture(&pos, five());
    view.board = shown[1].board;
    view.step = Some(shown[1].step);
    assert_eq!(
        Tobit::scene(&view, Lang::En).fading.map(|(point, piece)| (point.number(), piece.side)),
        Some((22, Side::Black))
    );
}

#[test]
fn the_strongest_mark_wins() {
    let mut view = view(MIXED);
    view.touched = word(&[14, 15]);
    view.next = word(&[14, 16]);
    view.must = word(&[15]);
    assert_eq!(at(&view, 15).mark, Some(Mark::Chosen));
    assert_eq!(at(&view, 14).mark, Some(Mark::Reachable), "a point passed on the way is not the chosen one");
}

#[test]
fn a_move_is_announced_from_its_steps() {
    let say = |text: &str, numbers: &[u8]| {
        Tobit::announce(&position(text, five()), &word(numbers), five(), Lang::En)
    };
    assert_eq!(say("B:W15:B29", &[29, 22]), "Black plays 29 22.");
    assert_eq!(say("W:W15:B22", &[15, 29]), "White plays 15 29. Captures 22.");
    assert_eq!(say("W:W7:B14,22", &[7, 21, 23]), "White plays 7 21 23. Captures 2: 14 and 22.");
    assert_eq!(say("W:W28:B20", &[28, 34]), "White plays 28 34. Becomes a tobit on 34.");
    assert_eq!(say("W:W28:B20", &[28, 21]), "", "an illegal word has no sentence");
}

#[test]
fn the_line_of_words_says_what_is_possible() {
    let say = |text: &str, touched: &[u8], cursor: Option<u8>| {
        Tobit::possible(&position(text, five()), &word(touched), cursor.map(p), five(), Lang::En)
    };
    let quiet = "W:W15:B38";
    assert_eq!(say(quiet, &[15], None), "15 may go to 14, 16 or 22.");
    assert_eq!(say(quiet, &[], Some(15)), "15 may go to 14, 16 or 22.");
    assert_eq!(say(quiet, &[], Some(16)), "");
    assert_eq!(say("W:W15,1:B22", &[], None), "A capture is compulsory: with 15.");
    assert_eq!(say("W:W15,1:B22", &[15], None), "15 may capture, landing on 29.");
    assert_eq!(say("W:W7:B14,22,29", &[7, 21], None), "The capture goes on from 21 to 23.");
}

#[test]
fn a_refusal_says_why_and_names_the_pieces_that_must_capture() {
    let pos = position::<Tobit>("W:W15,1:B22", five());
    let refusal = pos.move_of(&word(&[1, 7])).unwrap_err();
    assert_eq!(Tobit::explain(&refusal, five(), Lang::En), "You must capture: with 15.");
    assert_eq!(Tobit::obliged(&refusal), word(&[15]));
    let refusal = pos.move_of(&word(&[22])).unwrap_err();
    assert_eq!(Tobit::explain(&refusal, five(), Lang::En), "The piece on 22 is your opponent’s.");
    assert!(Tobit::obliged(&refusal).is_empty());
}

#[test]
fn the_board_grows_into_spare_height_and_never_shrinks_its_pitch() {
    let (width, low) = Tobit::extent(five(), Shape::fitting(100.0, 50.0));
    let (same, high) = Tobit::extent(five(), Shape::fitting(100.0, 200.0));
    assert_eq!(width, same);
    assert!(high > low);
    assert!(high * 100 / width <= 125, "a board that is too long is no longer a grid");
}

#[test]
fn the_drawings_are_the_stored_ones() {
    let start = Tobit::start(five());
    assert_drawing("tobit-start", &svg(&View::picture(&start, five())));
    let mut turned = view(MIXED);
    turned.facing = Side::Black;
    turned.shape = Shape::fitting(344.0, 390.0);
    turned.touched = word(&[15]);
    turned.next = Candidates::new(&position::<Tobit>(MIXED, five())).next(&turned.touched);
    turned.last = word(&[29, 22]);
    turned.must = word(&[14]);
    assert_drawing("tobit-turned", &svg(&turned));
    let four = TobitVariant { grid: Grid::Four, reach: TobitReach::Flying };
    let mut small = View::picture(&Tobit::start(four), four);
    small.mode = Mode::Play;
    small.movable = Candidates::new(&Tobit::start(four)).next(&[]);
    assert_drawing("tobit-four", &svg(&small));
}
