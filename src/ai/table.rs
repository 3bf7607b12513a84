//! The transposition table: what is known of positions already searched.
//!
//! It never holds a move, only the place of one in the fixed order of the legal moves, so that one table serves every
//! game and an entry has 16 bytes.

use super::Score;

/// What a stored score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It is the true one.
    Exact,
    /// The true one is at least this.
    Lower,
    /// The true one is at most this.
    Upper,
}

/// What the table knows of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hit {
    /// The score, counted from the position.
    pub score: Score,
    /// What it says.
    pub bound: Bound,
    /// How deep it was searched, in plies.
    pub depth: u8,
    /// The place of the best move in the order of the legal moves.
    pub best: Option<u8>,
}

/// 16 bytes: the whole key, then score, depth, best move, bound, generation and the epoch that it is of.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    data: u64,
}

/// Entries that share an address: one cache line.
const WAYS: usize = 4;
/// The place of "no best move".
const NO_MOVE: u8 = u8::MAX;
/// Generations are counted modulo this.
const GENERATIONS: u8 = 64;
/// Where an entry keeps its epoch.
const EPOCH: u32 = 48;

/// Many positions, found by key.
///
/// To forget everything takes no time: a new epoch begins, and entries of an earlier one are as good as empty. (Sixteen MiB to
/// be written at every question would make the worker deaf for longer than a stop may take.)
pub struct Table {
    /// All the memory it has; only the first `count` buckets are used.
    buckets: Vec<[Entry; WAYS]>,
    count: usize,
    generation: u8,
    /// Never 0, which is the epoch of entries that were never written.
    epoch: u16,
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table").field("bytes", &self.bytes()).finish()
    }
}

impl Table {
    /// A table of at most so many bytes; a smaller one when the device cannot give them.
    pub fn new(bytes: usize) -> Self {
        let mut table = Table { buckets: Vec::new(), count: 0, generation: 0, epoch: 0 };
        table.refit(bytes);
        table
    }

    /// Forgets everything and becomes a table of at most so many bytes, in the memory that it has where that is enough:
    /// whatever sizes are asked for in turn, it never takes more than the largest.
    pub fn refit(&mut self, bytes: usize) {
        let mut count = (bytes / size_of::<[Entry; WAYS]>()).max(1);
        if self.buckets.len() < count {
            // Not grown, which would hold both for a while.
            self.buckets = Vec::new();
            while self.buckets.try_reserve_exact(count).is_err() {
                count = (count / 2).max(1);
            }
            self.buckets.resize(count, [Entry::default(); WAYS]);
        }
        self.count = count;
        self.clear();
    }

    /// How many bytes it takes.
    pub fn bytes(&self) -> usize {
        self.count * size_of::<[Entry; WAYS]>()
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.generation = 0;
        self.epoch = self.epoch.wrapping_add(1);
        if self.epoch == 0 {
            self.buckets.fill([Entry::default(); WAYS]);
            self.epoch = 1;
        }
    }

    /// Marks what is known so far as old: it is found still, and replaced first.
    pub fn grow_old(&mut self) {
        self.generation = (self.generation + 1) % GENERATIONS;
    }

    /// The bucket of a key: its high half, scaled, the same on 32 and 64 bits.
    #[inline]
    fn place(&self, key: u64) -> usize {
        (((key >> 32) * self.count as u64) >> 32) as usize
    }

    /// What is known of a position.
    #[inline]
    pub fn probe(&self, key: u64) -> Option<Hit> {
        let bucket = &self.buckets[self.place(key)];
        bucket.iter().find(|entry| entry.key == key && entry.is_of(self.epoch)).map(|entry| entry.hit())
    }

    /// Remembers a position, in place of the same position, or else of the oldest and shallowest.
    #[inline]
    pub fn store(&mut self, key: u64, hit: Hit) {
        let (generation, epoch) = (self.generation, self.epoch);
        let place = self.place(key);
        let bucket = &mut self.buckets[place];
        let is_same = |entry: &Entry| entry.key == key && entry.is_of(epoch);
        let worth = |entry: &Entry| {
            if is_same(entry) { -1 } else { entry.worth(generation, epoch) }
        };
        if let Some(entry) = bucket.iter_mut().min_by_key(|entry| worth(entry)) {
            let best = if is_same(entry) { hit.best.or(entry.best()) } else { hit.best };
            *entry = Entry::new(key, Hit { best, ..hit }, generation, epoch);
        }
    }
}

impl Entry {
    #[inline]
    fn new(key: u64, hit: Hit, generation: u8, epoch: u16) -> Self {
        let bound = match hit.bound {
            Bound::Exact => 1,
            Bound::Lower => 2,
            Bound::Upper => 3,
        };
        let data = u64::from(hit.score.to_bits())
            | u64::from(hit.depth) << 16
            | u64::from(hit.best.unwrap_or(NO_MOVE)) << 24
            | bound << 32
            | u64::from(generation) << 40
            | u64::from(epoch) << EPOCH;
        Entry { key, data }
    }

    #[inline]
    fn is_of(self, epoch: u16) -> bool {
        (self.data >> EPOCH) as u16 == epoch
    }

    #[inline]
    fn hit(self) -> Hit {
        let bound = match self.data >> 32 & 3 {
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        };
        Hit {
            score: Score::from_bits(self.data as u16),
            bound,
            depth: (self.data >> 16) as u8,
            best: self.best(),
        }
    }

    #[inline]
    fn best(self) -> Option<u8> {
        Some((self.data >> 24) as u8).filter(|&best| best != NO_MOVE)
    }

    /// Deep and young entries are worth most; four plies are worth a generation.
    #[inline]
    fn worth(self, now: u8, epoch: u16) -> i32 {
        if !self.is_of(epoch) {
            return 0;
        }
        let depth = i32::from((self.data >> 16) as u8);
        let age = i32::from((now + GENERATIONS - (self.data >> 40) as u8) % GENERATIONS);
        1 + depth + 4 * (i32::from(GENERATIONS) - age)
    }
}
