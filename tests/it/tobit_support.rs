//! What the Tobit tests share: options, seeded random positions, the bridge to the plain generator.

use crate::plain_tobit::{PlainReach, PlainTobit};
use utys::games::tobit::{Grid, Piece, Pieces, Point, Rank, Tobit, TobitReach, TobitVariant};
use utys::rules::{Notation, Position, Side};

/// How many positions a law is tried on, for each set of options: `UTYS_CASES`, else 10,000.
pub(crate) fn cases() -> usize {
    std::env::var("UTYS_CASES").map_or(10_000, |cases| cases.parse().expect("UTYS_CASES is a number"))
}

/// Every set of options.
pub(crate) fn variants() -> impl Iterator<Item = TobitVariant> {
    Grid::ALL.into_iter().flat_map(|grid| TobitReach::ALL.map(|reach| TobitVariant { grid, reach }))
}

pub(crate) fn variant(grid: &str, reach: &str) -> TobitVariant {
    Tobit::read_variant(&[("variant", grid), ("tobit", reach)]).expect("options")
}

pub(crate) fn read(text: &str, variant: TobitVariant) -> Tobit {
    Tobit::read_position(text, variant).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A position on the usual board with the usual reach.
pub(crate) fn short(text: &str) -> Tobit {
    read(text, TobitVariant::default())
}

pub(crate) fn word(pos: &Tobit, numbers: &[u8]) -> Vec<Point> {
    numbers.iter().map(|&number| pos.grid().point(number).expect("a point")).collect()
}

pub(crate) fn plain_reach(reach: TobitReach) -> PlainReach {
    match reach {
        TobitReach::Short => PlainReach::Short,
        TobitReach::Long => PlainReach::Long,
        TobitReach::Flying => PlainReach::Flying,
    }
}

pub(crate) fn plain(pos: &Tobit) -> PlainTobit {
    PlainTobit::parse(&pos.write_position(), pos.grid().columns(), plain_reach(pos.variant().reach))
}

/// SplitMix64: the same numbers in every run.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`, which is small.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        ((self.next() >> 32) as usize) % end
    }

    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

/// Positions of random games and positions with pieces laid at random, by turns, without end.
pub(crate) fn positions(variant: TobitVariant, seed: u64) -> impl Iterator<Item = Tobit> {
    let mut random = Random(seed ^ 0x7061_7274_7973);
    let mut walk = Tobit::start(variant);
    let mut plies = 0;
    (0..).map(move |number| {
        if number % 2 == 0 {
            return placed(variant, &mut random);
        }
        let moves = walk.legal_moves();
        if moves.is_empty() || plies == 150 {
            walk = Tobit::start(variant);
            plies = 0;
        } else {
            walk.play_unchecked(random.pick(&moves));
            plies += 1;
        }
        walk
    })
}

/// A position with pieces laid at random.
pub(crate) fn placed(variant: TobitVariant, random: &mut Random) -> Tobit {
    let grid = variant.grid;
    let points: Vec<Point> = grid.all().collect();
    let mut pieces = Pieces::none(grid);
    let tobits = random.below(5);
    for side in Side::ALL {
        // Often few: endgames are where tobits have room.
        let most = if random.below(2) == 0 { 5 } else { usize::from(grid.men()) };
        for _ in 0..random.below(most + 1) {
            let point = random.pick(&points);
            let far_row = match side {
                Side::White => grid.place(point).0 == 5,
                Side::Black => grid.place(point).0 == 0,
            };
            let rank = if far_row || random.below(4) < tobits { Rank::Tobit } else { Rank::Man };
            if pieces.at(point).is_none() {
                pieces.put(point, Piece { side, rank });
            }
        }
    }
    let turn = random.pick(&Side::ALL);
    Tobit::new(&pieces, turn, variant).expect("a position")
}

/// The same position with other points.
pub(crate) fn map_points(pos: &Tobit, turn: Side, to: impl Fn(Point, Piece) -> (Point, Piece)) -> Tobit {
    let mut pieces = Pieces::none(pos.grid());
    for (point, piece) in pos.board().iter() {
        let (point, piece) = to(point, piece);
        pieces.put(point, piece);
    }
    Tobit::new(&pieces, turn, pos.variant()).expect("a position")
}
