//! A slow, plain move generator of Tobit, written from the clauses T1-T6 of `docs/rules-tobit.md` alone: lists of drawn lines
//! and a list of pieces, no bits. It shares no code with the crate, so that the two can be held against each other.

use std::collections::{BTreeMap, BTreeSet};

/// T3.3.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PlainReach {
    Short,
    Long,
    Flying,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct PlainPiece {
    pub(crate) white: bool,
    pub(crate) tobit: bool,
}

/// Start, end and the set of captured points (T4.7).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct PlainMove {
    pub(crate) from: u8,
    pub(crate) to: u8,
    pub(crate) captured: BTreeSet<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PlainTobit {
    pub(crate) columns: u8,
    pub(crate) reach: PlainReach,
    pub(crate) white_to_move: bool,
    pub(crate) pieces: BTreeMap<u8, PlainPiece>,
    lines: Vec<Vec<u8>>,
}

impl PlainTobit {
    /// `columns` is 5 or 4.
    pub(crate) fn empty(columns: u8, reach: PlainReach) -> Self {
        PlainTobit {
            columns,
            reach,
            white_to_move: true,
            pieces: BTreeMap::new(),
            lines: drawn_lines(columns),
        }
    }

    /// T2.1.
    pub(crate) fn start(columns: u8, reach: PlainReach) -> Self {
        let mut pos = PlainTobit::empty(columns, reach);
        let last = pos.last_point();
        for point in 1..=(columns + columns + 2) {
            pos.pieces.insert(point, PlainPiece { white: true, tobit: false });
            pos.pieces.insert(last + 1 - point, PlainPiece { white: false, tobit: false });
        }
        pos
    }

    /// `W:W1,K2:B38`, as the data files write it.
    pub(crate) fn parse(text: &str, columns: u8, reach: PlainReach) -> Self {
        let mut pos = PlainTobit::empty(columns, reach);
        let parts: Vec<&str> = text.split(':').collect();
        assert_eq!(parts.len(), 3, "{text}");
        pos.white_to_move = parts[0] == "W";
        for part in &parts[1..] {
            let white = part.starts_with('W');
            for name in part[1..].split(',').filter(|name| !name.is_empty()) {
                let tobit = name.starts_with('K');
                let point = name.trim_start_matches('K').parse().expect("a number");
                pos.pieces.insert(point, PlainPiece { white, tobit });
            }
        }
        pos
    }

    /// T1.1: 38 or 32.
    pub(crate) fn last_point(&self) -> u8 {
        4 * (self.columns + 2) + 2 * self.columns
    }

    /// The legal moves, sorted; T4.2.
    pub(crate) fn moves(&self) -> Vec<PlainMove> {
        self.paths().into_keys().collect()
    }

    /// The legal moves with every path of landing points.
    pub(crate) fn paths(&self) -> BTreeMap<PlainMove, BTreeSet<Vec<u8>>> {
        let mut found = BTreeMap::new();
        for &from in self.pieces.keys().filter(|point| self.pieces[*point].white == self.white_to_move) {
            self.captures(from, &mut found);
        }
        if found.is_empty() {
            for &from in self.pieces.keys().filter(|point| self.pieces[*point].white == self.white_to_move) {
                self.quiet_moves(from, &mut found);
            }
        }
        found
    }

    /// The points from `from` on to the end of the line, in each direction; the direction is a step in (row, column).
    fn rays(&self, from: u8) -> Vec<((i8, i8), Vec<u8>)> {
        let mut rays = Vec::new();
        for (number, line) in self.lines.iter().enumerate() {
            let Some(index) = line.iter().position(|&point| point == from) else { continue };
            let longitudinal = number < usize::from(self.columns);
            let ahead = if longitudinal { (1, 0) } else { (0, 1) };
            rays.push((ahead, line[index + 1..].to_vec()));
            rays.push(((-ahead.0, -ahead.1), line[..index].iter().rev().copied().collect()));
        }
        rays
    }

    /// T3.
    fn quiet_moves(&self, from: u8, found: &mut BTreeMap<PlainMove, BTreeSet<Vec<u8>>>) {
        let piece = self.pieces[&from];
        let backward = if piece.white { (-1, 0) } else { (1, 0) };
        for (direction, ray) in self.rays(from) {
            if !piece.tobit && direction == backward {
                continue;
            }
            let most = if piece.tobit && self.reach != PlainReach::Short { ray.len() } else { 1 };
            for &to in ray.iter().take(most).take_while(|point| !self.pieces.contains_key(point)) {
                let mv = PlainMove { from, to, captured: BTreeSet::new() };
                found.entry(mv).or_default().insert(vec![from, to]);
            }
        }
    }

    /// T4.
    fn captures(&self, from: u8, found: &mut BTreeMap<PlainMove, BTreeSet<Vec<u8>>>) {
        let mut lifted = self.clone();
        let piece = lifted.pieces.remove(&from).expect("a piece"); // T4.0
        let mut open = vec![(lifted, vec![from], BTreeSet::new(), None)];
        while let Some((pos, path, captured, last_direction)) = open.pop() {
            let at = *path.last().expect("never empty");
            let jumps = pos.jumps(at, piece, last_direction);
            if jumps.is_empty() && path.len() > 1 {
                let mv = PlainMove { from, to: at, captured: captured.clone() };
                found.entry(mv).or_default().insert(path.clone());
            }
            for (over, to, direction) in jumps {
                let mut next = pos.clone();
                next.pieces.remove(&over); // T4.5
                let mut path = path.clone();
                path.push(to);
                let mut captured = captured.clone();
                captured.insert(over);
                open.push((next, path, captured, Some(direction)));
            }
        }
    }

    /// Captured point, landing point, direction.
    fn jumps(&self, at: u8, piece: PlainPiece, last: Option<(i8, i8)>) -> Vec<(u8, u8, (i8, i8))> {
        let far = piece.tobit && self.reach == PlainReach::Flying;
        let mut jumps = Vec::new();
        for (direction, ray) in self.rays(at) {
            if far && last == Some((-direction.0, -direction.1)) {
                continue;
            }
            let Some(hit) = ray.iter().position(|point| self.pieces.contains_key(point)) else { continue };
            if self.pieces[&ray[hit]].white == piece.white || (hit > 0 && !far) {
                continue;
            }
            let most = if far { ray.len() } else { 1 };
            for &to in ray[hit + 1..].iter().take(most).take_while(|point| !self.pieces.contains_key(point)) {
                jumps.push((ray[hit], to, direction));
            }
        }
        jumps
    }

    /// Plays a legal move; T5.
    pub(crate) fn play(&self, mv: &PlainMove) -> Self {
        let mut next = self.clone();
        let mut piece = next.pieces.remove(&mv.from).expect("a piece");
        for point in &mv.captured {
            next.pieces.remove(point);
        }
        let far_end =
            if piece.white { mv.to > self.last_point() - self.columns } else { mv.to <= self.columns };
        piece.tobit |= far_end;
        next.pieces.insert(mv.to, piece);
        next.white_to_move = !self.white_to_move;
        next
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.moves().iter().map(|mv| self.play(mv).perft(depth - 1)).sum()
    }

    /// The position as the data files write it.
    pub(crate) fn text(&self) -> String {
        let side = |white: bool| {
            let own = self.pieces.iter().filter(|(_, piece)| piece.white == white);
            let names: Vec<String> =
                own.map(|(point, piece)| format!("{}{point}", if piece.tobit { "K" } else { "" })).collect();
            names.join(",")
        };
        let turn = if self.white_to_move { "W" } else { "B" };
        format!("{turn}:W{}:B{}", side(true), side(false))
    }
}

/// T1.1, T1.3: the longitudinal lines from White's left, each from White's side; then the transverse ones, each from the left.
fn drawn_lines(columns: u8) -> Vec<Vec<u8>> {
    let rows: Vec<Vec<u8>> = (0..4)
        .map(|row| {
            let first = columns + row * (columns + 2) + 1;
            (first..first + columns + 2).collect()
        })
        .collect();
    let last_row = columns + 4 * (columns + 2);
    let along = (1..=columns).map(|column| {
        let crossings = rows.iter().map(|row| row[usize::from(column)]);
        [column].into_iter().chain(crossings).chain([last_row + column]).collect()
    });
    along.chain(rows.iter().cloned()).collect()
}
