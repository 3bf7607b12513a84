//! The clauses K1 to K6 of Toguz Korgool, one sentence each.

use utys::games::toguz::{Pit, Toguz, ToguzRefusal, ToguzStep, ToguzVariant};
use utys::rules::{Outcome, Position, Reason, Side};

const EMPTY: [u8; 9] = [0; 9];

fn start() -> Toguz {
    Toguz::start(ToguzVariant::default())
}

fn white(number: u8) -> Pit {
    Pit::new(Side::White, number).unwrap()
}

fn black(number: u8) -> Pit {
    Pit::new(Side::Black, number).unwrap()
}

/// A position with White to move: both rows from 1 to 9, White's treasury; Black's treasury holds the rest.
fn set(rows: [[u8; 9]; 2], white_treasury: u8) -> Toguz {
    set_with_tuz(rows, white_treasury, [None; 2])
}

/// As [`set`], with the number of the pit that is White's and Black's tuz.
fn set_with_tuz(rows: [[u8; 9]; 2], white_treasury: u8, tuz: [Option<u8>; 2]) -> Toguz {
    let mut pits = [0; 18];
    pits[..9].copy_from_slice(&rows[0]);
    pits[9..].copy_from_slice(&rows[1]);
    let black_treasury = 162 - white_treasury - pits.iter().sum::<u8>();
    let tuz = [tuz[0].map(black), tuz[1].map(white)];
    Toguz::from_setup(pits, [white_treasury, black_treasury], tuz, Side::White).unwrap()
}

fn play(pos: Toguz, pit: Pit) -> Toguz {
    pos.play(&[pit]).unwrap()
}

fn row(pos: &Toguz, side: Side) -> [u8; 9] {
    std::array::from_fn(|i| pos.stones(Pit::new(side, i as u8 + 1).unwrap()))
}

fn rows(pos: &Toguz) -> [[u8; 9]; 2] {
    Side::ALL.map(|side| row(pos, side))
}

fn treasuries(pos: &Toguz) -> [u8; 2] {
    Side::ALL.map(|side| pos.treasury(side))
}

fn won(side: Side, reason: Reason) -> Option<Outcome> {
    Some(Outcome::Win { side, reason })
}

#[test]
fn nine_stones_lie_in_each_pit_at_the_start_and_white_moves() {
    let pos = start();
    assert_eq!(rows(&pos), [[9; 9]; 2]);
    assert_eq!(treasuries(&pos), [0, 0]);
    assert_eq!(pos.turn(), Side::White);
    assert_eq!(pos.legal_moves(), (1..=9).map(white).collect::<Vec<_>>());
    assert_eq!(pos.outcome(), None);
}

#[test]
fn the_direction_changes_nothing_in_the_rules() {
    for direction in utys::games::toguz::Direction::ALL {
        assert_eq!(Toguz::start(ToguzVariant { direction }), start());
    }
}

#[test]
fn after_the_own_nine_comes_the_opponents_one() {
    let order: Vec<_> = Pit::all().collect();
    assert_eq!((order[8], order[9], order[17], Pit::at(18)), (white(9), black(1), black(9), white(1)));
}

#[test]
fn the_first_of_several_stones_falls_back_into_its_pit() {
    let pos = play(start(), white(7));
    assert_eq!(row(&pos, Side::White), [9, 9, 9, 9, 9, 9, 1, 10, 10]);
    assert_eq!(row(&pos, Side::Black), [10, 10, 10, 10, 10, 0, 9, 9, 9]);
    assert_eq!(treasuries(&pos), [10, 0]);
    assert_eq!(pos.turn(), Side::Black);
}

#[test]
fn two_stones_leave_one_and_end_in_the_next_pit() {
    let pos = play(set([[0, 2, 0, 0, 0, 0, 0, 0, 0], [4; 9]], 60), white(2));
    assert_eq!(row(&pos, Side::White), [0, 1, 1, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn a_single_stone_leaves_its_pit_empty() {
    let pos = play(set([[0, 1, 0, 0, 0, 0, 0, 0, 0], [4; 9]], 60), white(2));
    assert_eq!(row(&pos, Side::White), [0, 0, 1, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn a_single_stone_in_nine_goes_to_the_opponents_one() {
    let pos = play(set([[1, 0, 0, 0, 0, 0, 0, 0, 1], [4; 9]], 60), white(9));
    assert_eq!(row(&pos, Side::White), [1, 0, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(row(&pos, Side::Black)[0], 5);
}

#[test]
fn black_sows_from_nine_to_whites_one() {
    let pos = set([[1, 0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 3]], 78);
    let pos = play(play(pos, white(1)), black(9));
    assert_eq!(rows(&pos), [[1, 0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 1]]);
    assert_eq!(treasuries(&pos), [78, 81], "White's 2 held one and got one: captured");
}

#[test]
fn eighteen_stones_end_just_before_their_pit() {
    let pos = play(set([[0, 0, 0, 0, 18, 0, 0, 0, 0], [4; 9]], 60), white(5));
    assert_eq!(rows(&pos), [[1; 9], [5; 9]]);
}

#[test]
fn nineteen_stones_fall_into_their_pit_twice() {
    let pos = play(set([[0, 0, 0, 0, 19, 0, 0, 0, 0], [4; 9]], 60), white(5));
    assert_eq!(rows(&pos), [[1, 1, 1, 1, 2, 1, 1, 1, 1], [5; 9]]);
}

#[test]
fn a_heap_of_three_laps_skips_nothing() {
    // 54 + 6 stones from 9: three a pit, and one more in 9 and in Black's 1 to 5.
    let pos = play(set([[0, 0, 0, 0, 0, 0, 0, 0, 60], [1; 9]], 40), white(9));
    assert_eq!(row(&pos, Side::White), [3, 3, 3, 3, 3, 3, 3, 3, 4]);
    assert_eq!(row(&pos, Side::Black), [5, 5, 5, 5, 5, 4, 4, 4, 4]);
}

#[test]
fn an_even_pit_of_the_opponent_is_captured() {
    let pos = play(set([[0, 0, 0, 0, 0, 0, 0, 1, 2], [5; 9]], 60), white(9));
    assert_eq!(rows(&pos), [[0, 0, 0, 0, 0, 0, 0, 1, 1], [0, 5, 5, 5, 5, 5, 5, 5, 5]]);
    assert_eq!(treasuries(&pos), [66, 54]);
}

#[test]
fn an_odd_pit_is_not_captured() {
    let pos = play(set([[0, 0, 0, 0, 0, 0, 0, 1, 2], [4; 9]], 60), white(9));
    assert_eq!(row(&pos, Side::Black), [5, 4, 4, 4, 4, 4, 4, 4, 4]);
    assert_eq!(treasuries(&pos)[0], 60);
}

#[test]
fn an_even_pit_of_the_own_row_is_not_captured() {
    let pos = play(set([[2, 1, 0, 0, 0, 0, 0, 0, 0], [4; 9]], 60), white(1));
    assert_eq!(row(&pos, Side::White), [1, 2, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(treasuries(&pos)[0], 60);
}

#[test]
fn only_the_pit_of_the_last_stone_is_captured() {
    let pos = play(set([[0, 0, 0, 0, 0, 0, 0, 0, 4], [5; 9]], 60), white(9));
    assert_eq!(row(&pos, Side::Black), [6, 6, 0, 5, 5, 5, 5, 5, 5]);
    assert_eq!(treasuries(&pos)[0], 66);
}

#[test]
fn a_single_stone_captures_too() {
    let pos = play(set([[1, 0, 0, 0, 0, 0, 0, 0, 1], [1, 5, 5, 5, 5, 5, 5, 5, 5]], 60), white(9));
    assert_eq!(row(&pos, Side::Black), [0, 5, 5, 5, 5, 5, 5, 5, 5]);
    assert_eq!(treasuries(&pos)[0], 62);
}

#[test]
fn pit_nine_is_captured_like_any_other() {
    let pos = play(set([[0, 0, 0, 0, 0, 0, 0, 0, 10], [3, 3, 3, 3, 3, 3, 3, 3, 5]], 60), white(9));
    assert_eq!(row(&pos, Side::Black), [4, 4, 4, 4, 4, 4, 4, 4, 0]);
    assert_eq!(treasuries(&pos)[0], 66);
}

#[test]
fn the_last_stones_of_the_opponent_may_be_captured() {
    let pos = set([[1, 0, 0, 0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0, 0, 0, 0]], 79);
    let after = play(pos, white(9));
    assert_eq!(treasuries(&after), [81, 80]);
    assert_eq!(after.outcome(), won(Side::White, Reason::EmptyRow));
}

#[test]
fn exactly_three_stones_make_a_tuz() {
    let pos = play(set([[0, 0, 0, 0, 0, 0, 0, 1, 2], [2; 9]], 60), white(9));
    assert_eq!(pos.tuz(Side::White), Some(black(1)));
    assert_eq!(pos.tuz_owner(black(1)), Some(Side::White));
    assert_eq!(pos.tuz(Side::Black), None);
    assert_eq!(row(&pos, Side::Black), [0, 2, 2, 2, 2, 2, 2, 2, 2]);
    assert_eq!(treasuries(&pos)[0], 63);
}

#[test]
fn black_makes_a_tuz_in_whites_row() {
    let pos = set([[2, 0, 0, 0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 0, 0, 0, 2]], 78);
    let pos = play(play(pos, white(8)), black(9));
    assert_eq!(pos.tuz(Side::Black), Some(white(1)));
    assert_eq!(treasuries(&pos), [78, 82]);
    assert_eq!(pos.outcome(), won(Side::Black, Reason::Majority), "the three stones count at once");
}

#[test]
fn three_stones_in_the_own_row_make_no_tuz() {
    let pos = play(set([[2, 2, 0, 0, 0, 0, 0, 0, 0], [4; 9]], 60), white(1));
    assert_eq!(row(&pos, Side::White), [1, 3, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(pos.tuz(Side::White), None);
}

#[test]
fn more_than_three_stones_make_no_tuz() {
    let pos = play(set([[0, 0, 0, 0, 0, 0, 0, 1, 2], [4, 0, 0, 0, 0, 0, 0, 0, 0]], 80), white(9));
    assert_eq!((pos.tuz(Side::White), row(&pos, Side::Black)[0]), (None, 5));
}

#[test]
fn a_second_tuz_is_barred_and_the_three_stones_stay() {
    let rows_before = [[0, 0, 0, 0, 0, 0, 0, 1, 2], [2, 0, 2, 2, 2, 2, 2, 2, 2]];
    let pos = play(set_with_tuz(rows_before, 70, [Some(2), None]), white(9));
    assert_eq!(pos.tuz(Side::White), Some(black(2)));
    assert_eq!(row(&pos, Side::Black), [3, 0, 2, 2, 2, 2, 2, 2, 2]);
    assert_eq!(treasuries(&pos)[0], 70);
}

#[test]
fn a_tuz_in_pit_nine_is_barred_and_the_three_stones_stay() {
    let pos = play(set([[0, 0, 0, 0, 0, 0, 0, 0, 10], [2; 9]], 60), white(9));
    assert_eq!(pos.tuz(Side::White), None);
    assert_eq!(row(&pos, Side::Black), [3; 9]);
}

#[test]
fn a_tuz_opposite_the_same_number_is_barred_and_the_three_stones_stay() {
    let rows_before = [[0, 0, 0, 0, 0, 0, 0, 1, 2], [2; 9]];
    let pos = play(set_with_tuz(rows_before, 60, [None, Some(1)]), white(9));
    assert_eq!(pos.tuz(Side::White), None);
    assert_eq!(row(&pos, Side::Black), [3, 2, 2, 2, 2, 2, 2, 2, 2]);
}

#[test]
fn a_tuz_beside_the_opponents_number_is_free() {
    let rows_before = [[0, 0, 0, 0, 0, 0, 0, 1, 2], [2; 9]];
    let pos = play(set_with_tuz(rows_before, 60, [None, Some(2)]), white(9));
    assert_eq!(pos.tuz(Side::White), Some(black(1)));
}

#[test]
fn stones_that_fall_into_a_tuz_go_to_its_owner_whoever_sows() {
    let rows_before = [[0, 0, 0, 0, 0, 0, 0, 0, 4], [0, 4, 4, 4, 4, 4, 4, 4, 4]];
    let pos = play(set_with_tuz(rows_before, 60, [Some(1), Some(2)]), white(9));
    assert_eq!(row(&pos, Side::Black)[..4], [0, 5, 5, 4]);
    assert_eq!(treasuries(&pos), [61, 66]);
    // Black sows from 7 round to White's 1: nothing. From 9 over White's 1 into its tuz in White's 2.
    let pos = play(pos, black(9));
    assert_eq!(row(&pos, Side::White), [1, 0, 1, 0, 0, 0, 0, 0, 1]);
    assert_eq!(treasuries(&pos), [61, 67]);
}

#[test]
fn a_last_stone_in_a_tuz_does_nothing_more() {
    let rows_before = [[0, 0, 0, 0, 0, 0, 0, 1, 2], [0, 4, 4, 4, 4, 4, 4, 4, 4]];
    let pos = play(set_with_tuz(rows_before, 60, [Some(1), None]), white(9));
    assert_eq!(row(&pos, Side::Black), [0, 4, 4, 4, 4, 4, 4, 4, 4]);
    assert_eq!(treasuries(&pos)[0], 61);
}

#[test]
fn every_lap_drops_a_stone_into_a_tuz() {
    let rows_before = [[0, 0, 0, 0, 0, 0, 0, 0, 38], [0, 1, 1, 1, 1, 1, 1, 1, 1]];
    let pos = play(set_with_tuz(rows_before, 40, [Some(1), Some(3)]), white(9));
    // Two laps and two stones: 9 gets three, Black's 1 got three that went to White, White's 3 two that went to Black.
    assert_eq!(row(&pos, Side::White), [2, 2, 0, 2, 2, 2, 2, 2, 3]);
    assert_eq!(row(&pos, Side::Black), [0, 3, 3, 3, 3, 3, 3, 3, 3]);
    assert_eq!(treasuries(&pos), [43, 78]);
}

#[test]
fn a_tuz_cannot_be_played_by_either_side() {
    let rows_before = [[1, 0, 1, 1, 1, 1, 1, 1, 1], [0, 1, 1, 1, 1, 1, 1, 1, 1]];
    let pos = set_with_tuz(rows_before, 70, [Some(1), Some(2)]);
    let refusal = |pit| pos.move_of(&[pit]).unwrap_err();
    assert_eq!(refusal(white(2)), ToguzRefusal::IsTuz { pit: white(2), owner: Side::Black });
    assert_eq!(refusal(black(1)), ToguzRefusal::IsTuz { pit: black(1), owner: Side::White });
    assert!(!pos.legal_moves().contains(&white(2)));
}

#[test]
fn a_pit_of_the_opponent_an_empty_pit_and_too_few_or_many_pits_are_refused() {
    let pos = set([[1, 0, 1, 1, 1, 1, 1, 1, 1], [4; 9]], 60);
    assert_eq!(pos.move_of(&[black(3)]), Err(ToguzRefusal::NotYourPit { pit: black(3) }));
    assert_eq!(pos.move_of(&[white(2)]), Err(ToguzRefusal::EmptyPit { pit: white(2) }));
    assert_eq!(pos.move_of(&[]), Err(ToguzRefusal::NotOnePit { touched: 0 }));
    assert_eq!(pos.move_of(&[white(1), white(3)]), Err(ToguzRefusal::NotOnePit { touched: 2 }));
    let error = pos.play(&[white(2)]).unwrap_err();
    assert_eq!((*error.position, error.refusal), (pos, ToguzRefusal::EmptyPit { pit: white(2) }));
}

#[test]
fn eighty_two_stones_win_at_once() {
    let pos = set([[1, 0, 0, 0, 0, 0, 0, 0, 1], [1, 5, 5, 5, 5, 5, 5, 5, 5]], 80);
    assert_eq!(pos.outcome(), None);
    let after = play(pos, white(9));
    assert_eq!(treasuries(&after)[0], 82);
    assert_eq!(after.outcome(), won(Side::White, Reason::Majority));
    assert_eq!((after.legal_moves(), after.count_moves()), (vec![], 0));
    let refusal = ToguzRefusal::GameOver(after.outcome().unwrap());
    assert_eq!(after.move_of(&[black(2)]), Err(refusal));
}

#[test]
fn eighty_one_stones_do_not_win_yet() {
    let pos = set([[1, 0, 0, 0, 0, 0, 0, 0, 1], [1, 5, 5, 5, 5, 5, 5, 5, 5]], 79);
    let after = play(pos, white(9));
    assert_eq!((treasuries(&after)[0], after.outcome()), (81, None));
}

#[test]
fn sowing_into_the_opponents_tuz_wins_for_the_opponent_at_82() {
    // White captures six and still loses: two stones fell into Black's tuz on the way.
    let rows_before = [[0, 0, 0, 0, 0, 0, 0, 0, 20], [4, 5, 5, 4, 4, 0, 0, 0, 0]];
    let pos = set_with_tuz(rows_before, 39, [None, Some(2)]);
    assert_eq!(treasuries(&pos)[1], 81);
    let after = play(pos, white(9));
    assert_eq!(treasuries(&after), [45, 82], "Black's 1 held four and got two");
    assert_eq!(after.outcome(), won(Side::Black, Reason::Majority));
}

#[test]
fn eighty_one_each_is_a_draw() {
    let pos = set([[0, 0, 0, 0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0, 0, 0, 0]], 79);
    let after = play(pos, white(9));
    assert_eq!(treasuries(&after), [81, 81]);
    assert_eq!(after.outcome(), Some(Outcome::Draw { reason: Reason::Halves }));
    assert_eq!(after.final_treasuries(), [81, 81]);
    assert_eq!(after.legal_moves(), vec![]);
}

#[test]
fn a_side_to_move_without_stones_keeps_its_treasury_and_loses() {
    let pos = set([[2, 0, 0, 0, 0, 0, 0, 0, 0], EMPTY], 80);
    assert_eq!(treasuries(&pos), [80, 80]);
    let after = play(pos, white(1));
    assert_eq!(after.outcome(), won(Side::White, Reason::EmptyRow));
    assert_eq!(treasuries(&after), [80, 80], "the stones stay on the board of the position");
    assert_eq!(after.final_treasuries(), [82, 80]);
}

#[test]
fn the_stuck_side_loses_although_its_treasury_holds_more() {
    let after = play(set([[12, 0, 0, 0, 0, 0, 0, 0, 0], EMPTY], 74), white(1));
    assert_eq!(after.outcome(), None, "twelve stones reach Black's row");
    let after = play(set([[8, 0, 4, 0, 0, 0, 0, 0, 0], EMPTY], 74), white(1));
    assert_eq!(treasuries(&after), [74, 76]);
    assert_eq!(after.outcome(), won(Side::White, Reason::EmptyRow));
    assert_eq!(after.final_treasuries(), [86, 76]);
}

#[test]
fn a_stuck_side_with_eighty_one_draws() {
    let after = play(set([[2, 0, 0, 0, 0, 0, 0, 0, 0], EMPTY], 79), white(1));
    assert_eq!(treasuries(&after), [79, 81]);
    assert_eq!(after.outcome(), Some(Outcome::Draw { reason: Reason::Halves }));
    assert_eq!(after.final_treasuries(), [81, 81]);
}

#[test]
fn emptying_the_own_row_does_not_end_the_game() {
    let pos = set([[0, 0, 0, 0, 0, 0, 0, 0, 1], [4, 0, 0, 0, 0, 0, 0, 0, 2]], 78);
    let after = play(pos, white(9));
    assert_eq!(row(&after, Side::White), EMPTY);
    assert_eq!(after.outcome(), None);
    let fed = play(after, black(9));
    assert_eq!((row(&fed, Side::White)[0], fed.outcome()), (1, None), "the opponent may feed the row");
    let starved = play(after, black(1));
    assert_eq!(starved.outcome(), won(Side::Black, Reason::EmptyRow), "and need not");
}

#[test]
fn eighty_two_comes_before_the_empty_row() {
    let after = play(set([[3, 0, 0, 0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0, 0, 0, 0]], 80), white(9));
    assert_eq!(after.outcome(), won(Side::White, Reason::Majority));
    assert_eq!(after.final_treasuries(), [82, 77], "the three stones stay where they are");
}

#[test]
fn steps_tell_a_capture_stone_by_stone() {
    let pos = set([[1, 0, 0, 0, 0, 0, 0, 0, 3], [4, 5, 5, 5, 5, 5, 5, 5, 5]], 60);
    let by = Side::White;
    let expected = [
        ToguzStep::Lift { pit: white(9), count: 3 },
        ToguzStep::Sow { pit: white(9) },
        ToguzStep::Sow { pit: black(1) },
        ToguzStep::Sow { pit: black(2) },
        ToguzStep::Capture { pit: black(2), count: 6, by },
    ];
    assert_eq!(pos.steps(&[white(9)]), expected);
}

#[test]
fn steps_tell_a_tuz_and_a_stone_that_falls_into_one() {
    let by = Side::White;
    let pos = set([[0, 0, 0, 0, 0, 0, 0, 1, 1], [2, 5, 5, 5, 5, 5, 5, 5, 5]], 60);
    let made = [
        ToguzStep::Lift { pit: white(9), count: 1 },
        ToguzStep::Sow { pit: black(1) },
        ToguzStep::MakeTuz { pit: black(1), by },
    ];
    assert_eq!(pos.steps(&[white(9)]), made);
    let rows_before = [[1, 0, 0, 0, 0, 0, 0, 0, 1], [0, 5, 5, 5, 5, 5, 5, 5, 5]];
    let pos = set_with_tuz(rows_before, 60, [Some(1), None]);
    let fallen = [
        ToguzStep::Lift { pit: white(9), count: 1 },
        ToguzStep::SowIntoTuz { pit: black(1), owner: Side::White },
    ];
    assert_eq!(pos.steps(&[white(9)]), fallen);
}

#[test]
fn the_last_step_sweeps_the_board_of_a_stuck_side() {
    let pos = set([[2, 0, 0, 0, 0, 0, 0, 0, 0], EMPTY], 80);
    let steps = pos.steps(&[white(1)]);
    assert_eq!(steps.last(), Some(&ToguzStep::Sweep { count: 2, to: Side::White }));
    let mut board = pos.board();
    for step in steps {
        Toguz::apply(&mut board, step);
    }
    assert_eq!(Side::ALL.map(|side| board.treasury(side)), [82, 80]);
    assert_eq!(board.on_board(), 0);
}

#[test]
fn a_refused_word_has_no_steps() {
    let pos = start();
    assert_eq!(pos.steps(&[black(1)]), vec![]);
    assert_eq!(pos.steps(&[white(1), white(2)]), vec![]);
}
