//! The terms of a Tobit position and how they are counted.

use super::chance_table::LOGIT;
use super::view::{ROWS_0_AND_5, ROWS_1_TO_4, ROWS_2_AND_3, View, counts_by_row};
use super::weights_table::WEIGHTS;
use crate::ai::terms::terms;
use crate::ai::{Sign, Tally, Terms, Weight};
use crate::games::tobit::{Tobit, TobitReach};
use crate::rules::{Position, Side};

terms! {
    /// Men: the measure of all others.
    Man = "man" Good,
    /// Tobits where they move one point.
    TobitShort = "tobit-short" Good,
    /// Tobits where they move far and capture near.
    TobitLong = "tobit-long" Good,
    /// Tobits that rule whole lines.
    TobitFlying = "tobit-flying" Good,
    /// Men on the home row, on the outermost longitudinal lines.
    ManOuter0 = "man-outer-0" Either,
    /// Men on the home row, between those.
    ManInner0 = "man-inner-0" Either,
    /// Men on the first transverse line, at its ends: there they cannot be captured, and have one way to go.
    ManEnd1 = "man-end-1" Either,
    /// Men on the first transverse line, on the outermost longitudinal lines.
    ManOuter1 = "man-outer-1" Either,
    /// Men on the first transverse line, between those.
    ManInner1 = "man-inner-1" Either,
    /// Men on the second transverse line, at its ends: there they cannot be captured, and have one way to go.
    ManEnd2 = "man-end-2" Either,
    /// Men on the second transverse line, on the outermost longitudinal lines.
    ManOuter2 = "man-outer-2" Either,
    /// Men on the second transverse line, between those.
    ManInner2 = "man-inner-2" Either,
    /// Men on the third transverse line, at its ends: there they cannot be captured, and have one way to go.
    ManEnd3 = "man-end-3" Either,
    /// Men on the third transverse line, on the outermost longitudinal lines.
    ManOuter3 = "man-outer-3" Either,
    /// Men on the third transverse line, between those.
    ManInner3 = "man-inner-3" Either,
    /// Men on the fourth transverse line, at its ends: there they cannot be captured, and have one way to go.
    ManEnd4 = "man-end-4" Either,
    /// Men on the fourth transverse line, on the outermost longitudinal lines.
    ManOuter4 = "man-outer-4" Either,
    /// Men on the fourth transverse line, between those.
    ManInner4 = "man-inner-4" Either,
    /// Tobits on the ends of longitudinal lines, where they are safe and shut in.
    TobitFar = "tobit-far" Either,
    /// Tobits on the ends of transverse lines.
    TobitEnd = "tobit-end" Either,
    /// Tobits on the outermost longitudinal lines.
    TobitOuter = "tobit-outer" Either,
    /// Tobits on the first and the fourth transverse line, further in.
    TobitRim = "tobit-rim" Either,
    /// Tobits in the middle.
    TobitCentre = "tobit-centre" Either,
    /// The share of all pieces, in sixty-fourths: being ahead counts for more among few.
    Share = "share" Good,
    /// Having more tobits than the other.
    MoreTobits = "more-tobits" Either,
    /// Steps ahead that men can make.
    Ahead = "ahead" Either,
    /// Steps ahead to where the man cannot be captured at once.
    SafeAhead = "safe-ahead" Either,
    /// Steps sideways that men can make.
    Aside = "aside" Either,
    /// Steps sideways to where the man cannot be captured at once.
    SafeAside = "safe-aside" Either,
    /// No tobit, and no safe step sideways: whoever can only go ahead runs out of moves.
    Spent = "spent" Bad,
    /// No tobit, and one or two such steps.
    Scarce = "scarce" Bad,
    /// Men at home, on the first two rows, while the other has more tobits, which can wait for ever.
    Penned = "penned" Either,
    /// Men at home while the other has none there: they hold the enemy off no longer and have no room left.
    Outgrown = "outgrown" Either,
    /// The right to move.
    Tempo = "tempo" Either,
    /// Pieces of the side to move that the other would capture if nothing were done.
    Hanging = "hanging" Bad,
    /// The opposition, where all pieces move one step at a time: every step turns the sum of all distances from even to odd
    /// or back, so that nothing but a capture changes who must give way. For equal numbers of pieces.
    Opposition = "opposition" Either,
    /// The same for unequal even numbers.
    UnequalOpposition = "unequal-opposition" Either,
}

/// The tobits of a variant.
const fn tobit(reach: TobitReach) -> Term {
    match reach {
        TobitReach::Short => Term::TobitShort,
        TobitReach::Long => Term::TobitLong,
        TobitReach::Flying => Term::TobitFlying,
    }
}

/// Where men stand, by row and kind of point; no end of a transverse line stands in the first row.
const MEN: [[Option<Term>; 3]; 5] = [
    [None, Some(Term::ManOuter0), Some(Term::ManInner0)],
    [Some(Term::ManEnd1), Some(Term::ManOuter1), Some(Term::ManInner1)],
    [Some(Term::ManEnd2), Some(Term::ManOuter2), Some(Term::ManInner2)],
    [Some(Term::ManEnd3), Some(Term::ManOuter3), Some(Term::ManInner3)],
    [Some(Term::ManEnd4), Some(Term::ManOuter4), Some(Term::ManInner4)],
];

/// Every other point, as on a chessboard: a step leads from these to the others and back.
const ODD: u64 = 0x55aa_55aa_55aa;

pub(super) const fn count(bits: u64) -> i32 {
    bits.count_ones() as i32
}

/// Tells one term.
#[inline(always)]
fn tell(tally: &mut impl Tally, term: Term, own: i32, theirs: i32) {
    tally.add(term as usize, own, theirs);
}

/// How many men stand on the ends of transverse lines, on the outermost longitudinal lines and between, row by row.
#[inline(always)]
fn men_by_row(view: &View) -> [u64; 3] {
    let (men, places) = (view.men, view.places);
    [men & places.ends, men & places.outer, men & places.inner].map(counts_by_row)
}

/// Where the men of a row stand. The row is part of the type, so that every weight is a constant of the code.
#[inline(always)]
fn tell_row<const ROW: usize>(tally: &mut impl Tally, [own, theirs]: &[View; 2], counts: &[[u64; 3]; 2]) {
    let mut tell_kind = |kind: usize| {
        if let Some(term) = MEN[ROW][kind] {
            let row = ROW as u32;
            tell(tally, term, own.in_row(counts[0][kind], row), theirs.in_row(counts[1][kind], row));
        }
    };
    tell_kind(0);
    tell_kind(1);
    tell_kind(2);
}

/// Where the tobits stand.
#[inline(always)]
fn tell_tobits(tally: &mut impl Tally, [own, theirs]: &[View; 2]) {
    let places = own.places;
    let mut tell_kind = |term, kind| tell(tally, term, count(own.tobits & kind), count(theirs.tobits & kind));
    tell_kind(Term::TobitFar, ROWS_0_AND_5);
    tell_kind(Term::TobitEnd, places.ends);
    tell_kind(Term::TobitOuter, places.outer & ROWS_1_TO_4);
    tell_kind(Term::TobitRim, places.inner & ROWS_1_TO_4 & !ROWS_2_AND_3);
    tell_kind(Term::TobitCentre, places.inner & ROWS_2_AND_3);
}

/// The steps of men: ahead, those of them that are safe, aside, those of them that are safe. A step is not safe towards
/// an enemy right in front, since it leaves an empty point behind, nor between an enemy and an empty point.
#[inline(always)]
fn steps(view: &View) -> [i32; 4] {
    let ahead = view.ahead(view.men) & view.empty;
    let left = view.left(view.men) & view.empty;
    let right = view.right(view.men) & view.empty;
    let (across, along) = (view.struck_across(), view.struck_along());
    let safe_left = left & !(along | view.right(view.theirs));
    let safe_right = right & !(along | view.left(view.theirs));
    [
        count(ahead),
        count(ahead & !(across | view.back(view.theirs))),
        count(left) + count(right),
        count(safe_left) + count(safe_right),
    ]
}

/// How much room is left: `waits` are safe steps sideways, which men can take back.
#[inline(always)]
fn tell_room(tally: &mut impl Tally, views: &[View; 2], tobits: [i32; 2], waits: [i32; 2]) {
    let is = |side: usize, least: i32, most: i32| {
        i32::from(tobits[side] == 0) & i32::from(waits[side] >= least) & i32::from(waits[side] <= most)
    };
    tell(tally, Term::Spent, is(0, 0, 0), is(1, 0, 0));
    tell(tally, Term::Scarce, is(0, 1, 2), is(1, 1, 2));
    let home = [count(views[0].at_home()), count(views[1].at_home())];
    let while_so = |side: usize, is_so: bool| home[side] * i32::from(is_so);
    tell(tally, Term::Penned, while_so(0, tobits[1] > tobits[0]), while_so(1, tobits[0] > tobits[1]));
    tell(tally, Term::Outgrown, while_so(0, home[1] == 0), while_so(1, home[0] == 0));
}

/// A share in sixty-fourths, rounded to the nearest.
#[inline(always)]
const fn share(part: i32, whole: i32) -> i32 {
    (128 * part + whole) / (2 * whole)
}

impl Terms for Tobit {
    const NAMES: &'static [&'static str] = &Term::NAMES;

    const SIGNS: &'static [Sign] = &Term::SIGNS;

    const WEIGHTS: &'static [Weight] = &WEIGHTS;

    const LOGIT: Weight = LOGIT;

    /// Both sides' pieces on the larger grid (T2.1).
    const FULL: i32 = 24;

    #[inline]
    fn stage(&self) -> i32 {
        Side::ALL.into_iter().map(|side| count(self.all(side))).sum()
    }

    #[inline]
    fn tell(&self, tally: &mut impl Tally) {
        let views = [View::new(self, self.turn()), View::new(self, self.turn().other())];
        let [own, theirs] = &views;
        let pieces = [count(own.men | own.tobits), count(theirs.men | theirs.tobits)];
        let tobits = [count(own.tobits), count(theirs.tobits)];
        let whole = pieces[0] + pieces[1];
        tell(tally, Term::Man, count(own.men), count(theirs.men));
        tell(tally, tobit(self.variant().reach), tobits[0], tobits[1]);
        let counts = [men_by_row(own), men_by_row(theirs)];
        tell_row::<0>(tally, &views, &counts);
        tell_row::<1>(tally, &views, &counts);
        tell_row::<2>(tally, &views, &counts);
        tell_row::<3>(tally, &views, &counts);
        tell_row::<4>(tally, &views, &counts);
        if (own.tobits | theirs.tobits) != 0 {
            tell_tobits(tally, &views);
        }
        tell(tally, Term::Share, share(pieces[0], whole), share(pieces[1], whole));
        tell(tally, Term::MoreTobits, (tobits[0] > tobits[1]).into(), (tobits[1] > tobits[0]).into());
        let terms = [Term::Ahead, Term::SafeAhead, Term::Aside, Term::SafeAside];
        let steps = [steps(own), steps(theirs)];
        for (place, term) in terms.into_iter().enumerate() {
            tell(tally, term, steps[0][place], steps[1][place]);
        }
        tell_room(tally, &views, tobits, [steps[0][3], steps[1][3]]);
        tell(tally, Term::Tempo, 1, 0);
        let hanging = (own.men | own.tobits) & (own.struck_across() | own.struck_along());
        tell(tally, Term::Hanging, count(hanging), 0);
        let all_step = self.variant().reach == TobitReach::Short || tobits == [0, 0];
        // Pairs of pieces that have met would have an odd distance: every second pair turns the sum round.
        let odd = (count((own.theirs | theirs.theirs) & ODD) + whole / 2) & 1;
        let opposition = i32::from(all_step && whole % 2 == 0) * (1 - 2 * odd);
        let is_equal = i32::from(pieces[0] == pieces[1]);
        tell(tally, Term::Opposition, opposition * is_equal, 0);
        tell(tally, Term::UnequalOpposition, opposition * (1 - is_equal), 0);
    }
}

/// What a man is worth.
pub(super) const MAN: i32 = WEIGHTS[Term::Man as usize].early();

/// What a tobit is worth more than a man when moves are put in order. With `short` it only gains the way back; with
/// longer moves it rules lines.
pub(super) const fn promotion(reach: TobitReach) -> i32 {
    match reach {
        TobitReach::Short => 90,
        TobitReach::Long => 140,
        TobitReach::Flying => 220,
    }
}
