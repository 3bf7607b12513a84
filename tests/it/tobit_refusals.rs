//! Every reason for which a word is refused, on small positions.

use crate::tobit_support::{read, short, variant, word};
use utys::games::tobit::{Grid, Point, Tobit, TobitRefusal as Refusal, TobitVariant};
use utys::rules::{Outcome, Position, Reason, Side};

fn p(number: u8) -> Point {
    Grid::Five.point(number).expect("a point")
}

fn refused(pos: &Tobit, numbers: &[u8], refusal: Refusal) {
    assert_eq!(pos.move_of(&word(pos, numbers)), Err(refusal), "{numbers:?}");
}

#[test]
fn the_beginning_must_be_an_own_piece() {
    let start = Tobit::start(TobitVariant::default());
    refused(&start, &[], Refusal::NothingTouched);
    refused(&start, &[20], Refusal::PointEmpty { point: p(20) });
    refused(&start, &[28], Refusal::NotYourPiece { point: p(28) });
    refused(&start, &[28, 21], Refusal::NotYourPiece { point: p(28) });
    refused(&start, &[8], Refusal::Unfinished { point: p(8) });
    refused(&start, &[1], Refusal::PieceCannotMove { point: p(1) });
    refused(&start, &[6], Refusal::PieceCannotMove { point: p(6) });
}

#[test]
fn a_point_of_the_larger_board_is_off_the_smaller() {
    let start = Tobit::start(variant("4x4", "short"));
    assert_eq!(start.move_of(&[p(6), p(38)]), Err(Refusal::OffBoard { point: p(38) }));
}

#[test]
fn a_man_goes_one_step_forward_or_aside_to_an_empty_point() {
    let pos = short("W:W16,17,8:B38");
    refused(&pos, &[16, 17], Refusal::PointTaken { point: p(17) });
    refused(&pos, &[16, 9], Refusal::MenDoNotMoveBack { from: p(16) });
    refused(&pos, &[16, 3], Refusal::MenDoNotMoveBack { from: p(16) });
    refused(&pos, &[16, 30], Refusal::TooFar { from: p(16), to: p(30) });
    refused(&pos, &[16, 18], Refusal::WayBlocked { by: p(17) });
    refused(&pos, &[16, 22], Refusal::NotAlongALine { from: p(16), to: p(22) });
    refused(&pos, &[16, 16], Refusal::NotAlongALine { from: p(16), to: p(16) });
    refused(&pos, &[16, 23, 30], Refusal::NothingToCapture { from: p(23), to: p(30) });
    let black = short("B:W1:B23");
    refused(&black, &[23, 30], Refusal::MenDoNotMoveBack { from: p(23) });
}

#[test]
fn line_ends_have_no_links_among_themselves() {
    let pos = short("W:W1,6:B38");
    refused(&pos, &[1, 2], Refusal::NotAlongALine { from: p(1), to: p(2) });
    refused(&pos, &[6, 13], Refusal::NotAlongALine { from: p(6), to: p(13) });
    refused(&pos, &[6, 14], Refusal::NotAlongALine { from: p(6), to: p(14) });
}

#[test]
fn how_far_a_tobit_goes_depends_on_the_reach() {
    for (reach, legal) in [("short", false), ("long", true), ("flying", true)] {
        let pos = read("W:WK1,17:B38", variant("5x4", reach));
        let words = word(&pos, &[1, 21]);
        if legal {
            assert!(pos.move_of(&words).is_ok(), "{reach}");
            assert_eq!(pos.move_of(&word(&pos, &[1, 34])).is_ok(), legal);
        } else {
            refused(&pos, &[1, 21], Refusal::TooFar { from: p(1), to: p(21) });
        }
    }
    let pos = read("W:WK15,17:B38", variant("5x4", "long"));
    refused(&pos, &[15, 18], Refusal::WayBlocked { by: p(17) });
}

#[test]
fn capturing_is_compulsory_and_the_refusal_names_the_pieces() {
    let pos = short("W:W2,8,16:B15,17,38");
    let by = Refusal::CaptureIsCompulsory { by: vec![p(8), p(16)] };
    refused(&pos, &[2], by.clone());
    refused(&pos, &[2, 9], by.clone());
    refused(&pos, &[8, 9], by.clone());
    refused(&pos, &[16, 23], by);
    refused(&pos, &[8], Refusal::Unfinished { point: p(8) });
    refused(&pos, &[8, 15], Refusal::PointTaken { point: p(15) });
    refused(&pos, &[8, 30], Refusal::NotAlongALine { from: p(8), to: p(30) });
    refused(&pos, &[8, 29], Refusal::TooFar { from: p(8), to: p(29) });
    assert!(pos.move_of(&word(&pos, &[8, 22])).is_ok());
}

#[test]
fn a_capture_goes_on_while_it_can() {
    let pos = short("W:W1:B7,21,29,38");
    refused(&pos, &[1, 14], Refusal::CaptureGoesOn { from: p(14) });
    refused(&pos, &[1, 14, 15], Refusal::NothingToCapture { from: p(14), to: p(15) });
    refused(&pos, &[1, 14, 28], Refusal::CaptureGoesOn { from: p(28) });
    refused(&pos, &[1, 14, 28, 30, 31], Refusal::NothingToCapture { from: p(30), to: p(31) });
    assert!(pos.move_of(&word(&pos, &[1, 14, 28, 30])).is_ok());
}

#[test]
fn a_flying_tobit_does_not_turn_straight_back() {
    let pos = read("W:WK8:B15,38", variant("5x4", "flying"));
    refused(&pos, &[8, 22, 8], Refusal::NoTurningBack { at: p(22) });
    refused(&pos, &[8, 15], Refusal::PointTaken { point: p(15) });
    for landing in [22, 29, 35] {
        assert!(pos.move_of(&word(&pos, &[8, landing])).is_ok(), "any empty point behind");
    }
    // A piece behind the start would be captured, were it not straight back.
    let pos = read("W:WK15:B8,22,38", variant("5x4", "flying"));
    refused(&pos, &[15, 29, 2], Refusal::NoTurningBack { at: p(29) });
    assert!(pos.move_of(&word(&pos, &[15, 29])).is_ok());
}

#[test]
fn a_flying_tobit_jumps_one_piece_at_a_time() {
    let pos = read("W:WK14:B15,16,21", variant("5x4", "flying"));
    refused(&pos, &[14, 17], Refusal::WayBlocked { by: p(16) });
    refused(&pos, &[14, 7], Refusal::CaptureIsCompulsory { by: vec![p(14)] });
    let pos = read("W:WK14,28:B15,16,22,23", variant("5x4", "flying"));
    refused(&pos, &[14, 17], Refusal::WayBlocked { by: p(15) });
    refused(&pos, &[14, 34], Refusal::WayBlocked { by: p(28) });
}

#[test]
fn a_finished_game_refuses_everything() {
    let pos = short("W:W:B27");
    let outcome = Outcome::Win { side: Side::Black, reason: Reason::NoPieces };
    assert_eq!(pos.outcome(), Some(outcome));
    refused(&pos, &[8, 15], Refusal::GameOver(outcome));
    // A man on the end of a transverse line, its one neighbour taken and no room behind it.
    let pos = short("W:W6:BK7,K8");
    let outcome = Outcome::Win { side: Side::Black, reason: Reason::NoMoves };
    assert_eq!(pos.outcome(), Some(outcome));
    refused(&pos, &[6], Refusal::GameOver(outcome));
}

#[test]
fn reasons_read_as_fragments() {
    let by = vec![p(8), p(16)];
    let text = Refusal::CaptureIsCompulsory { by }.to_string();
    assert_eq!(text, "capturing is compulsory, with the piece on 8 or 16");
}
