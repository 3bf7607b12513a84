//! The opponents are what they claim to be: the evaluation is still the one of the engine's beginning, the bridge tells
//! the `minimax` crate the rules as they are, and both players answer with legal moves.

use crate::bridge::{Judge, Manner, Rules, Turn, Way};
use crate::{Dice, Minimax, Plain, talk};
use minimax::{Evaluator, Game, Winner};
use utys::games::tobit::Tobit;
use utys::games::toguz::Toguz;
use utys::rules::{Notation, Position};

const HELPED: Manner = Manner { is_ordered: true, can_stay: true };

/// Position, judgement, sum of the gains, noisy moves, reversible moves: as the engine saw them at commit e330fd3.
type Seen = (&'static str, i32, i32, usize, usize);

const TOBIT_SHORT: [Seen; 7] = [
    ("W:W1,2,3,4,5,6,7,9,10,12,18:B15,27,28,30,31,32,33,34,36,37,38", -9, 0, 0, 6),
    ("W:W2,3,4,6,8,9,10,11,12,13,15:B22,27,31,32,33,37,38", 423, 100, 1, 0),
    ("B:W3,4,5,6,7,9,12,14,17:B23,26,27,28,30,32,35,36", -97, 0, 0, 8),
    ("W:W1,5,7,10,11,12,14:B18,22,23,24,32,33", 73, 290, 1, 0),
    ("W:W4,5,6,9,11:BK2,13,27,29,32,34,36,38", -401, 0, 0, 5),
    ("W:W1,5,6,11:BK2,K3,19,27,30,31,32,36,37", -703, 0, 0, 3),
    ("B:WK38:B12,14,28", 157, 0, 0, 5),
];

const TOBIT_FLYING: [Seen; 4] = [
    ("W:W1,5,7,10,11,12,14:B18,22,23,24,32,33", 73, 420, 1, 0),
    ("W:W4,6,7,11,12,19:B21,27,28,K30,31,32,33,34,36,37,38", -727, 0, 0, 3),
    ("W:W1,5,6,11:BK2,9,19,25,27,30,31,36,37", -773, 0, 0, 3),
    ("B:W2,5,9,11,20:BK28,30,35", 3, 0, 0, 9),
];

const TOGUZ: [Seen; 7] = [
    ("3S,11S,11S,11S,11S,11S,11S,3S,1S/3S,1,3S,12S,12S,12S,12S,1S,12S 10 12 S 1", -260, 4000, 4, 4),
    ("15S,2S,1S,1,6S,5S,15S,17S,2S/6S,1S,14S,4S,2S,2S,4S,15S,3S 36 12 N 1", -2316, 2000, 2, 6),
    ("5S,20S,3S,6S,3S,T,2S,3S,2S/19S,3S,10S,8S,9S,18S,2S,7S,9S 31 2 S 1", 4541, 800, 2, 0),
    ("2S,T,2S,9S,1S,4S,1S,7S,3S/5S,1S,3S,3S,2S,3S,6S,10S,19S 45 36 N 1", -1965, 2558, 2, 0),
    ("4S,1S,2S,2S,3S,1S,1S,T,1S/T,1,1S,1S,4S,1,6S,1S,1S 66 67 N 1", 132, 200, 0, 0),
    ("1,1S,11S,1S,T,4S,2S,3S,1/1S,1S,1S,2S,1S,1,T,2 54 80 N 1", 2740, 0, 0, 0),
    ("1S,1,11S,1S,1,2S,2,T/3,T,2,1S,2 71 75 N 1", 548, 0, 0, 0),
];

fn read<P: Notation>(text: &str, variant: P::Variant) -> P {
    P::read_position(text, variant).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn assert_seen<P: Plain>(variant: P::Variant, table: &[Seen]) {
    for &(text, judged, gained, noisy, reversible) in table {
        let pos = read::<P>(text, variant);
        let moves = pos.legal_moves();
        let count = |is: &dyn Fn(P::Move) -> bool| moves.iter().filter(|&&mv| is(mv)).count();
        let found = (
            pos.judge(),
            moves.iter().map(|&mv| pos.gain(mv)).sum::<i32>(),
            count(&|mv| pos.is_noisy(mv)),
            count(&|mv| pos.is_reversible(mv)),
        );
        assert_eq!(found, (judged, gained, noisy, reversible), "{text}");
    }
}

#[test]
fn the_evaluation_is_the_one_that_the_engine_began_with() {
    let flying = Tobit::read_variant(&[("tobit", "flying")]).expect("a variant");
    assert_seen::<Tobit>(Default::default(), &TOBIT_SHORT);
    assert_seen::<Tobit>(flying, &TOBIT_FLYING);
    assert_seen::<Toguz>(Default::default(), &TOGUZ);
}

fn moves(way: &Way<Tobit>) -> Vec<Turn<<Tobit as Position>::Move>> {
    let mut moves = Vec::new();
    assert_eq!(Rules::generate_moves(way, &mut moves), None);
    moves
}

#[test]
fn a_position_that_returns_is_drawn_and_taking_back_forgets_it() {
    let start = read::<Tobit>("W:WK12:BK27", Default::default());
    let mut way = Way::new(start, std::iter::empty(), HELPED);
    let home = Rules::zobrist_hash(&way);
    // Each goes away and comes back.
    let boards: Vec<_> = ["W:WK11:BK27", "W:WK11:BK28", "W:WK12:BK28", "W:WK12:BK27"]
        .map(|text| read::<Tobit>(text, Default::default()).board())
        .into();
    for board in boards {
        assert_eq!(Rules::get_winner(&way), None);
        let turn = moves(&way).into_iter().find(|turn| {
            let Turn::Move(mv) = turn else { return false };
            let mut after = *way.pos();
            after.play_unchecked(*mv);
            after.board() == board
        });
        assert!(Rules::apply(&mut way, turn.expect("a step")).is_none(), "the way itself grows");
    }
    assert_eq!(way.pos().board(), start.board());
    assert_eq!(Rules::get_winner(&way), Some(Winner::Draw));
    assert_ne!(Rules::zobrist_hash(&way), home, "the table must not take it for the position before");
    Rules::undo(&mut way, Turn::Pass);
    assert_eq!(Rules::get_winner(&way), None);
}

#[test]
fn an_ending_is_won_by_the_one_who_won_it() {
    // White has no piece left to move: Black, who just moved, has won (T6.1).
    let lost = read::<Tobit>("W:W:B27", Default::default());
    let way = Way::new(lost, std::iter::empty(), HELPED);
    assert_eq!(Rules::get_winner(&way), Some(Winner::PlayerJustMoved));
    // The side to move has no stone and more than half in its treasury (K6.1, K6.2).
    let won = read::<Toguz>("9/1S,8 90 71 S 1", Default::default());
    let way = Way::new(won, std::iter::empty(), HELPED);
    assert_eq!(Rules::get_winner(&way), Some(Winner::PlayerToMove));
}

#[test]
fn staying_keeps_the_judgement_of_the_one_who_stays() {
    let pos = read::<Toguz>(TOGUZ[2].0, Default::default());
    let mut way = Way::new(pos, std::iter::empty(), HELPED);
    let judge = Judge::default();
    let mut noisy = Vec::new();
    judge.generate_noisy_moves(&way, &mut noisy);
    assert_eq!(noisy.len(), 1 + TOGUZ[2].3, "two captures and the choice to make none");
    assert_eq!(noisy[0], Turn::Stay);
    assert_eq!(i32::from(judge.evaluate(&way)), TOGUZ[2].1);
    Rules::apply(&mut way, Turn::Stay);
    assert_eq!(i32::from(judge.evaluate(&way)), -TOGUZ[2].1);
    noisy.clear();
    judge.generate_noisy_moves(&way, &mut noisy);
    assert_eq!(noisy, [], "nothing follows");
}

fn said<M: crate::Mind + 'static>(script: &str) -> Vec<String> {
    let mut output = Vec::new();
    talk::<M>("test", script.as_bytes(), &mut output).expect("no failure");
    String::from_utf8(output).expect("text").lines().map(str::to_owned).collect()
}

#[test]
fn the_rival_takes_a_piece_that_is_given_away_and_says_what_it_cannot() {
    let script = "setoption name Game value toguz\nposition fen 5S,20S,3S,6S,3S,T,2S,3S,2S/19S,3S,10S,8S,9S,18S,2S,7S,9S 31 2 S 1\n\
                  go depth 1\ngo nodes 100\nsetoption name Colour value red\nquit\n";
    let lines = said::<Minimax>(script);
    assert_eq!(lines.len(), 3, "{lines:?}");
    let pos = read::<Toguz>(TOGUZ[2].0, Default::default());
    let mv = lines[0].strip_prefix("bestmove ").expect("a move");
    assert!(pos.read_move_in_play(mv).is_ok(), "{mv}");
    assert!(lines[1].starts_with("error: ") && lines[2].starts_with("error: "), "{lines:?}");
}

#[test]
fn lots_are_the_same_for_the_same_seed_and_others_for_another() {
    let game = |seed: u32| {
        let go = "position startpos\ngo\n".repeat(20);
        said::<Dice>(&format!("setoption name Seed value {seed}\nuginewgame\n{go}"))
    };
    assert_eq!(game(1), game(1));
    assert_ne!(game(1), game(2));
    let kinds: std::collections::BTreeSet<_> = game(1).into_iter().collect();
    assert!(kinds.len() > 2, "twenty draws of five moves: {kinds:?}");
}
