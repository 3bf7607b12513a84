//! The Toguz Korgool board: names, marks, keys, sentences, both directions and both seats.

use crate::scene_support::{assert_drawing, attributes, position, svg};
use std::collections::BTreeSet;
use utys::app::boards::toguz::{Effect, PitEvent, PitScene, ToguzPreview, Trail};
use utys::app::boards::{Arrow, GameUi, Mode, Motion, Shape, View, frames};
use utys::app::i18n::Lang;
use utys::games::toguz::{Direction, Pit, Toguz, ToguzPositionError, ToguzVariant};
use utys::rules::{Candidates, Position, Side};

const MIDDLE: &str = "4S,3S,5S,5S,T,18S,1S,2S,4S/4S,3S,16S,6S,3S,17S,T,16S,2S 31 22 S 8";

fn plain() -> ToguzVariant {
    ToguzVariant::default()
}

fn clockwise() -> ToguzVariant {
    ToguzVariant { direction: Direction::Clockwise }
}

fn white(number: u8) -> Pit {
    Pit::new(Side::White, number).unwrap()
}

fn black(number: u8) -> Pit {
    Pit::new(Side::Black, number).unwrap()
}

fn view(text: &str) -> View<Toguz> {
    let mut view = View::picture(&position(text, plain()), plain());
    view.mode = Mode::Play;
    view
}

fn at(view: &View<Toguz>, pit: Pit) -> PitScene {
    Toguz::scene(view, Lang::En).pits.into_iter().find(|scene| scene.pit == pit).unwrap()
}

fn name(view: &View<Toguz>, pit: Pit) -> String {
    at(view, pit).name
}

#[test]
fn every_kind_of_pit_has_its_exact_name() {
    let view = view("9S,9S,9S,9S,9S,1,T,9S,9S/9S,1S,9S,9S,9S,9S,9S,9S,9S 18 8 S 1");
    assert_eq!(name(&view, white(7)), "White pit 7, 9 stones");
    assert_eq!(name(&view, white(2)), "White pit 2, 1 stone");
    assert_eq!(name(&view, black(4)), "Black pit 4, empty");
    assert_eq!(name(&view, black(3)), "Black pit 3, tuz of White");
}

#[test]
fn treasuries_are_named_with_their_stones() {
    let names = |view: &View<Toguz>| {
        let scene = Toguz::scene(view, Lang::En);
        scene.treasuries.into_iter().map(|treasury| treasury.name).collect::<Vec<_>>()
    };
    assert_eq!(names(&view(MIDDLE)), ["White treasury, 31 stones", "Black treasury, 22 stones"]);
    let start = View::picture(&Toguz::start(plain()), plain());
    assert_eq!(names(&start), ["White treasury, 0 stones", "Black treasury, 0 stones"]);
    let one = view("9S,9S,9S,9S,9S,9S,9S,9S,9S/8S,9S,9S,9S,9S,9S,9S,9S,9S 1 0 S 1");
    assert_eq!(names(&one)[0], "White treasury, 1 stone");
}

#[test]
fn a_treasury_lies_next_to_the_row_of_the_opponent() {
    let mut view = view(MIDDLE);
    assert_eq!(Toguz::scene(&view, Lang::En).treasuries[0].side, Side::White, "the upper row is Black's");
    view.facing = Side::Black;
    assert_eq!(Toguz::scene(&view, Lang::En).treasuries[0].side, Side::Black, "the upper row is White's");
}

#[test]
fn a_state_follows_the_name_after_a_comma() {
    let mut view = view(MIDDLE);
    view.movable = vec![white(4)];
    assert_eq!(name(&view, white(4)), "White pit 4, 6 stones, can be played");
    view.touched = vec![white(4)];
    assert_eq!(name(&view, white(4)), "White pit 4, 6 stones, chosen");
}

#[test]
fn pits_are_seen_from_left_to_right_as_each_side_and_direction_numbers_them() {
    let seen = |variant, facing| Toguz::spots(variant, facing);
    let up = |side, numbers: [u8; 9]| numbers.map(|number| Pit::new(side, number).unwrap());
    let (rising, falling) = ([1, 2, 3, 4, 5, 6, 7, 8, 9], [9, 8, 7, 6, 5, 4, 3, 2, 1]);
    for facing in Side::ALL {
        let spots = seen(plain(), facing);
        assert_eq!(spots[..9], up(facing.other(), falling), "the opponent's left is our right");
        assert_eq!(spots[9..], up(facing, rising));
        let spots = seen(clockwise(), facing);
        assert_eq!(spots[..9], up(facing.other(), rising), "K3.4: the mirror image");
        assert_eq!(spots[9..], up(facing, falling));
    }
}

#[test]
fn arrows_walk_along_the_row_and_across_to_the_other() {
    let walk = |from, arrow| Toguz::walk(plain(), Side::White, from, arrow);
    assert_eq!(walk(white(1), Arrow::Right), Some(white(2)));
    assert_eq!(walk(white(1), Arrow::Left), None);
    assert_eq!(walk(white(1), Arrow::Up), Some(black(9)));
    assert_eq!(walk(black(9), Arrow::Down), Some(white(1)));
    assert_eq!(walk(white(3), Arrow::Last), Some(white(9)));
    assert_eq!(walk(black(3), Arrow::First), Some(black(9)));
    assert_eq!(walk(white(1), Arrow::Down), None);
    assert_eq!(Toguz::walk(clockwise(), Side::White, white(1), Arrow::Left), Some(white(2)));
}

#[test]
fn every_pit_is_reached_by_arrows_from_the_tab_stop() {
    for variant in [plain(), clockwise()] {
        for facing in Side::ALL {
            let (mut seen, mut open) = (BTreeSet::new(), vec![Toguz::first_spot(variant, facing)]);
            while let Some(pit) = open.pop() {
                if seen.insert(pit) {
                    open.extend(
                        Arrow::ALL.into_iter().filter_map(|arrow| Toguz::walk(variant, facing, pit, arrow)),
                    );
                }
            }
            assert_eq!(seen.len(), 18);
        }
    }
}

#[test]
fn a_playable_board_has_one_named_button_a_pit_two_named_treasuries_and_one_tab_stop() {
    for variant in [plain(), clockwise()] {
        let mut view = view(MIDDLE);
        view.variant = variant;
        let svg = svg(&view);
        assert!(svg.contains(r#"role="group" aria-label="Toguz Korgool board""#));
        assert_eq!(attributes(&svg, "role").iter().filter(|&&role| role == "button").count(), 18);
        assert_eq!(attributes(&svg, "role").iter().filter(|&&role| role == "img").count(), 2);
        assert_eq!(attributes(&svg, "tabindex").iter().filter(|&&index| index == "0").count(), 1);
        assert!(attributes(&svg, "style").is_empty());
    }
}

#[test]
fn a_picture_is_one_image_with_one_name_and_nothing_to_press() {
    let svg = svg(&View::picture(&Toguz::start(plain()), plain()));
    assert!(svg.contains(r#"role="img" aria-label="Toguz Korgool board""#));
    assert_eq!(attributes(&svg, "role"), ["img"]);
    assert!(attributes(&svg, "tabindex").is_empty());
}

#[test]
fn one_to_fourteen_stones_are_drawn_one_by_one_and_twenty_at_most() {
    for count in 0..=40u8 {
        let drawn = stones_of_a_pit(count);
        assert_eq!(drawn, usize::from(count.min(20)), "{count} stones");
    }
}

/// How many stones are drawn in a board whose only heap has `count` stones, the rest lying in Black's treasury.
fn stones_of_a_pit(count: u8) -> usize {
    let heap = if count == 0 { "9".to_string() } else { format!("{count}S,8") };
    let pos = position::<Toguz>(&format!("9/{heap} 0 {} S 1", 162 - count), plain());
    let svg = svg(&View::picture(&pos, plain()));
    let treasury = usize::from(162 - count).min(90);
    attributes(&svg, "class").iter().filter(|class| class.split(' ').any(|name| name == "stone")).count()
        - treasury
}

#[test]
fn the_last_move_is_marked_at_its_start_and_at_its_landing() {
    let start = Toguz::start(plain());
    let trail = Toguz::trail(&start, &[white(7)]);
    assert_eq!(trail, [white(7), black(6)]);
    let mut view = View::picture(&start, plain());
    view.last = trail;
    assert_eq!(at(&view, white(7)).trail, Some(Trail::Start));
    assert_eq!(at(&view, black(6)).trail, Some(Trail::Landing));
    assert_eq!(at(&view, black(5)).trail, None);
    assert!(Toguz::trail(&start, &[black(1)]).is_empty(), "an illegal word leaves no trail");
}

#[test]
fn the_preview_tells_the_landing_its_count_and_what_follows() {
    let start = Toguz::start(plain());
    let foretold = |landing, holds, effect| {
        let gain = if effect == Effect::Rests { 0 } else { holds };
        Some(ToguzPreview { landing, holds, effect, gain })
    };
    assert_eq!(Toguz::preview(&start, white(7)), foretold(black(6), 10, Effect::Captures));
    assert_eq!(Toguz::preview(&start, white(1)), foretold(white(9), 10, Effect::Rests));
    assert_eq!(Toguz::preview(&start, black(1)), None);
    let tuz = position::<Toguz>("7,20S,1/8,1S 70 71 S 1", plain());
    assert_eq!(Toguz::preview(&tuz, white(9)), foretold(black(1), 1, Effect::Rests));
}

#[test]
fn what_is_possible_is_said_before_the_move() {
    let pos = position::<Toguz>(MIDDLE, plain());
    let say = |pit| Toguz::possible(&pos, &[], Some(pit), plain(), Lang::En);
    assert_eq!(
        say(white(4)),
        "Pit 4 sows 6 and ends in your pit 9. The pit then holds 3 stones. One stone falls into Black’s tuz."
    );
    let start = Toguz::start(plain());
    let say = |pit| Toguz::possible(&start, &[], Some(pit), plain(), Lang::En);
    assert_eq!(say(white(7)), "Pit 7 sows 9 and ends in Black’s pit 6. You capture 10.");
    assert_eq!(say(black(7)), "");
}

#[test]
fn a_move_is_announced_from_its_steps() {
    let start = Toguz::start(plain());
    assert_eq!(
        Toguz::announce(&start, &[white(7)], plain(), Lang::En),
        "White sows pit 7, 9 stones. The last falls into Black pit 6. White captures 10; treasury 10."
    );
    assert_eq!(Toguz::announce(&start, &[black(7)], plain(), Lang::En), "");
    let pos = position::<Toguz>("6,18S,2/7,2S,1 71 71 S 1", plain());
    assert_eq!(
        Toguz::announce(&pos, &[white(8)], plain(), Lang::En),
        "White sows pit 8, 2 stones. The last falls into White pit 9."
    );
    let pos = position::<Toguz>("8,2S/8,2S 79 79 S 1", plain());
    assert_eq!(
        Toguz::announce(&pos, &[white(9)], plain(), Lang::En),
        "White sows pit 9, 2 stones. The last falls into Black pit 1. White makes Black pit 1 a tuz; treasury 82."
    );
}

#[test]
fn a_refusal_says_why() {
    let pos = position::<Toguz>(MIDDLE, plain());
    let say = |pit| Toguz::explain(&pos.move_of(&[pit]).unwrap_err(), plain(), Lang::En);
    assert_eq!(say(white(7)), "Pit 7 is a tuz of Black; nobody plays from it.");
    assert_eq!(say(black(1)), "That pit is your opponent’s.");
}

#[test]
fn the_frames_of_a_move_sow_stone_by_stone_and_end_at_rest() {
    let start = Toguz::start(plain());
    let shown = frames(&start, &[white(7)]);
    assert_eq!(shown.len(), 11, "lift, nine stones, the capture");
    assert_eq!(shown[0].board.stones(white(7)), 0);
    assert_eq!(shown[1].board.stones(white(7)), 1);
    assert_eq!(shown[9].board.stones(black(6)), 10);
    let after = start.play(&[white(7)]).unwrap();
    assert_eq!(shown[10].board, Toguz::rest(&after));
    let mut view = View::picture(&after, plain());
    view.board = shown[10].board;
    view.step = Some(shown[10].step);
    assert_eq!(at(&view, black(6)).event, Some(PitEvent::Leaves(10)));
    assert_eq!(Toguz::scene(&view, Lang::En).treasuries[0].gained, 10);
    view.motion = Motion::Reduced;
    assert_eq!(at(&view, black(6)).event, None);
    assert_eq!(Toguz::scene(&view, Lang::En).treasuries[0].gained, 0);
}

#[test]
fn at_the_end_what_is_left_lies_in_the_treasury() {
    let pos = position::<Toguz>("9/2S,8 80 80 S 1", plain());
    let word = [white(1)];
    let after = pos.play(&word).unwrap();
    let shown = frames(&pos, &word);
    assert_eq!(shown.last().map(|frame| frame.board), Some(Toguz::rest(&after)));
    assert_eq!(Toguz::rest(&after).on_board(), 0);
    assert_eq!(
        Toguz::announce(&pos, &word, plain(), Lang::En),
        "White sows pit 1, 2 stones. The last falls into White pit 2. White gets the 2 stones left on the board."
    );
}

#[test]
fn a_taller_room_makes_longer_pits_and_larger_print() {
    let (wide, _) = Toguz::extent(plain(), Shape::fitting(880.0, 640.0));
    let (narrow, tall) = Toguz::extent(plain(), Shape::fitting(344.0, 390.0));
    assert_eq!((wide, narrow), (1000, 720));
    assert!(tall > narrow);
    // The counts are 40 units high, the numbers of the pits 31, the pits 64 wide (styles/boards/toguz.css).
    let px = |units: f64, width: f64| units * width / 720.0;
    assert!(px(31.0, 344.0) >= 14.0 && px(40.0, 272.0) >= 14.0 && px(64.0, 272.0) >= 24.0);
}

#[test]
fn the_drawings_are_the_stored_ones() {
    let pos = position::<Toguz>(MIDDLE, plain());
    let mut view = view(MIDDLE);
    view.movable = Candidates::new(&pos).next(&[]);
    view.preview = Toguz::preview(&pos, white(4));
    view.last = vec![black(3), black(1)];
    assert_drawing("toguz-middle", &svg(&view));
    view.variant = clockwise();
    view.facing = Side::Black;
    view.shape = Shape::fitting(344.0, 390.0);
    view.must = vec![white(9)];
    assert_drawing("toguz-turned", &svg(&view));
    assert_drawing("toguz-start", &svg(&View::picture(&Toguz::start(plain()), plain())));
}

#[test]
fn a_row_of_one_pit_is_spoken_of_in_the_singular() {
    let words = |pits| {
        Toguz::explain_position(&ToguzPositionError::WrongRowLength { row: Side::White, pits }, Lang::En)
    };
    assert_eq!(words(1), "White’s row has 1 pit instead of nine.");
    assert_eq!(words(8), "White’s row has 8 pits instead of nine.");
}
