//! A small exact solver of endgames, by repeated passes over all positions, for the truths that the tests name.

use std::collections::HashMap;
use utys::games::tobit::{Piece, Pieces, Point, Rank, Tobit, TobitVariant};
use utys::rules::{Notation, Position, Side};

/// The value for the side to move, with the plies to the end under best play of both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    Win(u32),
    Loss(u32),
    Draw,
}

/// All positions with White to move and few pieces; the half-turn brings the others here (T1.5).
pub(crate) struct Endgames {
    numbers: HashMap<Tobit, u32>,
    values: Vec<Option<Value>>,
}

impl Endgames {
    /// Every position in which both sides have pieces, `most` together at most.
    pub(crate) fn solve(variant: TobitVariant, most: u32) -> Self {
        let mut numbers = HashMap::new();
        lay(variant, most, 1, Pieces::none(variant.grid), &mut numbers);
        let mut order: Vec<_> = numbers.iter().map(|(&pos, &number)| (number, pos)).collect();
        order.sort_unstable_by_key(|&(number, _)| number);
        // Moves to positions without enemy pieces win at once (T6.1): `None`.
        let next: Vec<Vec<Option<u32>>> = order
            .iter()
            .map(|(_, pos)| {
                let moves = pos.legal_moves().into_iter();
                moves
                    .map(|mv| {
                        let mut next = *pos;
                        next.play_unchecked(mv);
                        let lives = next.board().count(next.turn()) > 0;
                        lives.then(|| numbers[&white_to_move(&next)])
                    })
                    .collect()
            })
            .collect();
        let values = pass_until_nothing_changes(&next);
        Endgames { numbers, values }
    }

    pub(crate) fn value(&self, pos: &Tobit) -> Value {
        if pos.board().count(pos.turn()) == 0 {
            return Value::Loss(0);
        }
        let number = *self
            .numbers
            .get(&white_to_move(pos))
            .unwrap_or_else(|| panic!("{} is not solved", pos.write_position()));
        self.values[number as usize].unwrap_or(Value::Draw)
    }

    pub(crate) fn draws(&self) -> usize {
        self.values.iter().filter(|value| value.is_none()).count()
    }

    pub(crate) fn len(&self) -> usize {
        self.values.len()
    }

    /// The longest way to the end of a decided position, in plies.
    pub(crate) fn longest(&self) -> u32 {
        let plies = |value: &Option<Value>| match value {
            Some(Value::Win(plies) | Value::Loss(plies)) => *plies,
            _ => 0,
        };
        self.values.iter().map(plies).max().unwrap_or(0)
    }
}

/// In pass n, positions decided in n plies are found, so each value is the shortest win or the longest defence.
fn pass_until_nothing_changes(next: &[Vec<Option<u32>>]) -> Vec<Option<Value>> {
    let mut values: Vec<Option<Value>> = vec![None; next.len()];
    for plies in 0.. {
        let mut found = Vec::new();
        for (number, moves) in next.iter().enumerate().filter(|&(number, _)| values[number].is_none()) {
            let reply = |next: &Option<u32>| match next {
                Some(next) => values[*next as usize],
                None => (plies > 0).then_some(Value::Loss(0)),
            };
            if moves.iter().any(|next| matches!(reply(next), Some(Value::Loss(_)))) {
                found.push((number, Value::Win(plies)));
            } else if moves.iter().all(|next| matches!(reply(next), Some(Value::Win(_)))) {
                found.push((number, Value::Loss(plies)));
            }
        }
        // Values of this pass count from the next one on.
        if found.is_empty() && plies > 0 {
            break;
        }
        for (number, value) in found {
            values[number] = Some(value);
        }
    }
    values
}

fn lay(variant: TobitVariant, most: u32, from: u8, pieces: Pieces, numbers: &mut HashMap<Tobit, u32>) {
    let grid = variant.grid;
    if Side::ALL.into_iter().all(|side| pieces.count(side) > 0) {
        let number = numbers.len() as u32;
        numbers.insert(Tobit::new(&pieces, Side::White, variant).expect("a position"), number);
    }
    if pieces.count(Side::White) + pieces.count(Side::Black) == most {
        return;
    }
    for point in (from..=grid.points()).filter_map(|number| grid.point(number)) {
        for side in Side::ALL {
            for rank in Rank::ALL.into_iter().filter(|&rank| may_stand(variant, point, Piece { side, rank }))
            {
                let mut more = pieces;
                more.put(point, Piece { side, rank });
                lay(variant, most, point.number() + 1, more, numbers);
            }
        }
    }
}

/// T5.1: no man on its far row.
fn may_stand(variant: TobitVariant, point: Point, piece: Piece) -> bool {
    let far_row = if piece.side == Side::White { 5 } else { 0 };
    piece.rank == Rank::Tobit || variant.grid.place(point).0 != far_row
}

fn white_to_move(pos: &Tobit) -> Tobit {
    match pos.turn() {
        Side::White => *pos,
        Side::Black => crate::tobit_support::map_points(pos, Side::White, |point, piece| {
            (pos.grid().half_turn(point), Piece { side: piece.side.other(), ..piece })
        }),
    }
}
