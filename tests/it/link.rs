//! Links: the grammar is read strictly, and every bad link says which field is wrong and offers a way on that works.

use utys::app::boards::GameUi;
use utys::app::route::ValueError;
use utys::app::session::link::{self, LinkError, LinkFault};
use utys::app::session::{Players, saved};
use utys::games::tobit::{Tobit, TobitReach};
use utys::games::toguz::{Direction, Toguz};
use utys::rules::{MoveTextError, Notation, Outcome, Position, Reason, Side};

fn refused<P: Notation>(query: &str) -> LinkError<P> {
    match link::read::<P>(query, 1) {
        Ok(link) => panic!("{query} was followed: {link:?}"),
        Err(error) => error,
    }
}

#[test]
fn a_link_without_game_fields_begins_nothing() {
    for query in ["", "v=1", "lang=en", "v=1&lang=en", "utm=x", "ply=3&theme=dark"] {
        assert_eq!(link::read::<Tobit>(query, 1).expect(query).setup, None, "{query}");
    }
}

#[test]
fn a_single_game_field_begins_a_game_with_the_usual_rest() {
    for query in ["side=white", "level=3", "moves=8-15", "variant=5x4", "tobit=short", "pos=W:W1:B38"] {
        let setup = link::read::<Tobit>(query, 1).expect(query).setup.expect(query);
        match setup.players {
            Players::Computer { person, level, seed } => {
                assert_eq!((person, level.number(), seed), (Side::White, 3, 1));
            }
            Players::Two => panic!("{query}"),
        }
    }
}

#[test]
fn every_field_is_heard() {
    let query =
        "v=1&variant=4x4&tobit=flying&side=black&level=8&lang=en&pos=B:W5,K7:B20,K30&moves=20-14_7:21";
    let setup = link::read::<Tobit>(query, 9).map(|link| link.setup);
    // Whatever the moves are, the other fields have been read before them.
    let setup = match setup {
        Ok(setup) => setup.expect("a game"),
        Err(error) => {
            assert_eq!(error.field, "moves");
            link::read::<Tobit>(&error.remedy, 9).expect("the remedy works").setup.expect("a game")
        }
    };
    assert_eq!(setup.variant.reach, TobitReach::Flying);
    assert_eq!(setup.start.as_ref().map(Position::turn), Some(Side::Black));
    let setup = link::read::<Toguz>("direction=clockwise&side=both&moves=7_8_9_9", 9).expect("a link").setup;
    let setup = setup.expect("a game");
    assert_eq!(setup.variant.direction, Direction::Clockwise);
    assert_eq!(setup.players, Players::Two);
    assert_eq!(setup.opening.len(), 4);
}

#[test]
fn spaces_are_underscores_and_percent_codes_are_read() {
    let text = Toguz::start(Default::default()).write_position();
    assert!(text.contains(' '));
    for written in
        [text.replace(' ', "_"), text.replace(' ', "%20"), text.replace('/', "%2F").replace(' ', "_")]
    {
        let setup = link::read::<Toguz>(&format!("pos={written}"), 1).expect("a link").setup.expect("a game");
        assert_eq!(setup.start, Some(Toguz::start(Default::default())));
    }
}

#[test]
fn a_finished_position_opens_as_a_finished_game() {
    let setup = link::read::<Tobit>("pos=B:W14:B&side=white", 1).expect("a link").setup.expect("a game");
    let outcome = Outcome::Win { side: Side::White, reason: Reason::NoPieces };
    assert_eq!(setup.record().outcome(), Some(outcome));
}

/// Every bad value names its field and what it said, and the way on is a link that works.
#[test]
fn bad_links_name_the_field_and_offer_a_way_on() {
    fn check<P: GameUi>(query: &str, field: &str, value: &str, is_fault: fn(&LinkFault<P>) -> bool) {
        let error = refused::<P>(query);
        assert_eq!((error.field.as_str(), error.value.as_str()), (field, value), "{query}");
        assert!(is_fault(&error.fault), "{query}: {:?}", error.fault);
        assert!(link::read::<P>(&error.remedy, 1).is_ok(), "{query}: the remedy {} fails", error.remedy);
    }
    type T = Tobit;
    type G = Toguz;
    check::<T>("v=2&side=white", "v", "2", |fault| *fault == LinkFault::Version);
    check::<T>("v=", "v", "", |fault| *fault == LinkFault::Version);
    check::<T>("v=one", "v", "one", |fault| *fault == LinkFault::Version);
    check::<T>("side=red", "side", "red", |fault| *fault == LinkFault::Side);
    check::<T>("side=White", "side", "White", |fault| *fault == LinkFault::Side);
    check::<T>("side", "side", "", |fault| *fault == LinkFault::Side);
    for level in ["0", "9", "-1", "3.5", "three", "", "256", "99999999999999999999"] {
        check::<G>(&format!("level={level}"), "level", level, |fault| *fault == LinkFault::Level);
    }
    check::<G>("lang=xx", "lang", "xx", |fault| *fault == LinkFault::Lang);
    check::<T>("variant=6x6", "variant", "6x6", |fault| matches!(fault, LinkFault::Variant(_)));
    check::<T>("tobit=", "tobit", "", |fault| matches!(fault, LinkFault::Variant(_)));
    check::<G>("direction=up", "direction", "up", |fault| matches!(fault, LinkFault::Variant(_)));
    for pos in ["", "x", "W", "W:W99:B1", "W:W1,1:B2", "W:W34:B1", "W:W1:B1", "Q:W1:B2"] {
        check::<T>(&format!("pos={pos}"), "pos", pos, |fault| matches!(fault, LinkFault::Position(_)));
    }
    check::<G>("pos=9S/9S_0_0_S_1", "pos", "9S/9S 0 0 S 1", |fault| matches!(fault, LinkFault::Position(_)));
    check::<T>("pos=%", "pos", "%", |fault| *fault == LinkFault::Value(ValueError::Percent));
    check::<T>("moves=%zz", "moves", "%zz", |fault| *fault == LinkFault::Value(ValueError::Percent));
    check::<T>("side=%ff", "side", "%ff", |fault| *fault == LinkFault::Value(ValueError::Utf8));
    check::<T>("side=white&side=black", "side", "black", |fault| *fault == LinkFault::Twice);
    check::<T>("moves=8-15_what", "moves", "8-15 what", |fault| {
        matches!(fault, LinkFault::Move { number: 2, error: MoveTextError::Syntax { .. }, .. })
    });
    check::<T>("moves=8-16", "moves", "8-16", |fault| {
        matches!(fault, LinkFault::Move { number: 1, error: MoveTextError::Illegal { .. }, .. })
    });
    check::<G>("moves=77", "moves", "77", |fault| {
        matches!(fault, LinkFault::Move { error: MoveTextError::WrongLanding { right: 6 }, .. })
    });
    check::<G>("moves=76(12)", "moves", "76(12)", |fault| {
        matches!(fault, LinkFault::Move { error: MoveTextError::WrongTotal { right: 10 }, .. })
    });
    check::<T>("pos=B:W14:B&moves=1-2", "moves", "1-2", |fault| {
        matches!(fault, LinkFault::Over { number: 1, .. })
    });
}

#[test]
fn the_way_on_from_a_bad_move_keeps_the_moves_before_it() {
    let error = refused::<Tobit>("v=1&side=both&moves=8-15_29-22_1-38");
    let setup = link::read::<Tobit>(&error.remedy, 1).expect("a link").setup.expect("a game");
    assert_eq!(setup.opening.len(), 2);
    assert_eq!(setup.players, Players::Two);
}

#[test]
fn a_link_that_is_written_is_read_as_the_same_game() {
    for query in [
        "moves=8-15_29-22_15:29_35:22&side=black&level=5&tobit=long",
        "pos=W:WK1,8:BK38,30&side=both&tobit=flying",
        "variant=4x4&level=1",
    ] {
        let setup = link::read::<Tobit>(query, 4).expect(query).setup.expect(query);
        let written = link::write(&setup, &setup.record());
        assert_eq!(link::read::<Tobit>(&written, 4).expect(&written).setup, Some(setup), "{written}");
    }
    let setup =
        link::read::<Toguz>("moves=76(10)_8&direction=clockwise", 4).expect("a link").setup.expect("a game");
    let written = link::write(&setup, &setup.record());
    assert_eq!(link::read::<Toguz>(&written, 4).expect(&written).setup, Some(setup), "{written}");
}

#[test]
fn any_bytes_in_a_link_or_in_storage_end_in_a_value_or_an_error() {
    use proptest::prelude::*;
    let mut runner = proptest::test_runner::TestRunner::default();
    const NAMES: [&str; 9] = ["v", "pos", "moves", "variant", "tobit", "direction", "side", "level", "lang"];
    let field = (proptest::sample::select(&NAMES[..]), "[\\PC%_0-9:,-]{0,24}")
        .prop_map(|(name, value)| format!("{name}={value}"));
    let query = proptest::collection::vec(field, 0..5).prop_map(|fields| fields.join("&"));
    let law = |query: String| {
        let _ = link::read::<Tobit>(&query, 1);
        let _ = link::read::<Toguz>(&query, 1);
        let _ = saved::read::<Tobit>(&query);
        let _ = saved::read::<Toguz>(&format!("utys-game 1 0 7 white - {query} end"));
        Ok(())
    };
    runner.run(&query, law).expect("no panic");
}
