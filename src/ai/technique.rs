//! The techniques that make a search faster than a plain one at the risk of overlooking something, by name, so that
//! matches can tell what each of them is worth. Knows no game; what a technique needs to know of one is [`Margins`].

/// One technique.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Technique {
    /// A narrow window around the score of the depth before (Slate and Atkin 1977, CHESS 4.5).
    Aspiration,
    /// Late quiet moves are searched less deep first (late move reductions; log depth times log move number).
    Reductions,
    /// A node that stands far above its window is left (reverse futility, static null move).
    StandingHigh,
    /// Quiet moves near the horizon are left out where the node stands far below its window (futility: Schaeffer 1986).
    Futility,
    /// Late quiet moves near the horizon are left out (move count pruning).
    LateMoves,
    /// A node that stays above its window though nothing is done is left (null move: Beal 1989). Unsound where moving is a
    /// burden.
    NullMove,
    /// A node whose shallow search is far above its window is left (ProbCut: Buro 1995, in the form of Letouzey's Scan).
    ProbCut,
    /// A table move that is better than all others by a margin is looked at deeper (singular extensions: Anantharaman,
    /// Campbell, Hsu 1988, in today's form with the table).
    Singular,
    /// A node of which the table knows no good move is searched less deep.
    Unknown,
    /// A threat against a quiet position at the horizon is looked at one ply deeper (Letouzey's Scan).
    Threats,
    /// A judgement fades while nothing happens that could not be taken back (in the manner of Stockfish's fifty-move scaling).
    Fading,
}

impl Technique {
    /// All techniques.
    pub const ALL: [Technique; 11] = [
        Technique::Aspiration,
        Technique::Reductions,
        Technique::StandingHigh,
        Technique::Futility,
        Technique::LateMoves,
        Technique::NullMove,
        Technique::ProbCut,
        Technique::Singular,
        Technique::Unknown,
        Technique::Threats,
        Technique::Fading,
    ];

    /// The name on the console.
    pub const fn as_str(self) -> &'static str {
        match self {
            Technique::Aspiration => "aspiration",
            Technique::Reductions => "reductions",
            Technique::StandingHigh => "standing-high",
            Technique::Futility => "futility",
            Technique::LateMoves => "late-moves",
            Technique::NullMove => "null-move",
            Technique::ProbCut => "probcut",
            Technique::Singular => "singular",
            Technique::Unknown => "unknown",
            Technique::Threats => "threats",
            Technique::Fading => "fading",
        }
    }

    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// A set of techniques.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Techniques(u16);

impl Techniques {
    /// None: the search finds what a plain one finds.
    pub const NONE: Techniques = Techniques(0);
    /// All of them.
    pub const ALL: Techniques = Techniques((1 << Technique::ALL.len()) - 1);

    /// The set without a technique.
    #[must_use]
    pub const fn without(self, technique: Technique) -> Techniques {
        Techniques(self.0 & !technique.bit())
    }

    /// The techniques of both sets.
    #[must_use]
    pub const fn and(self, other: Techniques) -> Techniques {
        Techniques(self.0 & other.0)
    }

    /// Whether a technique is in the set.
    #[inline]
    pub const fn has(self, technique: Technique) -> bool {
        self.0 & technique.bit() != 0
    }
}

/// What the techniques must know of a game, in hundredths of a man or of a stone; found by matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Margins {
    /// The techniques that win in the game.
    pub techniques: Techniques,
    /// Half the width of the first window at the root.
    pub aspiration: i32,
    /// How far above its window a node stands, for each ply left, to be left.
    pub standing_high: i32,
    /// How far below, for each ply left, for its quiet moves to be left out.
    pub futility: i32,
    /// How far above its window a shallow search must be.
    pub probcut: i32,
    /// How much worse all others must be, for each ply left, for a move to be singular.
    pub singular: i32,
    /// From how many plies on nodes try a null move.
    pub null_depth: i32,
    /// In how many idle plies a judgement would fade to nothing.
    pub patience: i32,
}
