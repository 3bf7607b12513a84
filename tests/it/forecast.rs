//! The expected final treasuries, and the end by K6.2 seen from afar.

use utys::ai::{
    Control, Features, Limits, Line, Score, Search, Story, Table, Unstopped, Verdict, drive,
    expected_treasuries, returnable,
};
use utys::games::toguz::{Toguz, ToguzVariant};
use utys::rules::{GameText, Outcome, Position, Reason, Record, Side};

use crate::tobit_support::Random;
use crate::toguz_support::at;

fn line(pos: &Toguz, score: Score) -> Line<Toguz> {
    Line { score, depth: 1, moves: vec![pos.legal_moves()[0]] }
}

#[test]
fn expected_treasuries_respect_what_is_held() {
    let start = Toguz::start(ToguzVariant::default());
    assert_eq!(expected_treasuries(&start, &line(&start, Score::DRAW)), [81, 81]);
    let of = |pos: &Toguz, score| expected_treasuries(pos, &line(pos, score));
    let white = at("1S,T,3S,1S,1S,3S,1S,2/2S,1S,4S,T,2S,4S,2,1S 71 67 S 1");
    let black = at("1S,T,3S,1S,1S,3S,1S,2/2S,1S,4S,T,2S,4S,2,1S 71 67 N 1");
    for value in (-30_000..=30_000).step_by(97) {
        let score = Score::judged(value);
        let [own, theirs] = of(&white, score);
        assert_eq!(own + theirs, 162);
        assert!(own >= 71 && theirs >= 67, "{value}: {own}:{theirs}");
        assert!(value < 200 || own > theirs);
        assert!(own >= of(&white, Score::judged(value - 50))[0]);
        assert!(of(&black, score)[1] >= 67 && of(&black, score)[0] >= 71);
        // What is good for one side is as bad for the other.
        assert_eq!(of(&black, score), of(&white, -score));
    }
    // A certain win shows a majority, whatever the judgement.
    assert!(of(&white, Score::win_in(9))[0] >= 82 && of(&white, Score::loss_in(9))[1] >= 82);
    assert!(of(&black, Score::win_in(9))[1] >= 82 && of(&black, Score::loss_in(9))[0] >= 82);
}

#[test]
fn a_line_to_the_end_shows_the_end() {
    let stuck = at("1S,1S,1S,1S,2S,1S,2S,3S,1/T,8 76 74 N 1");
    let found = search(&stuck, &[], 10_000, &mut Unstopped);
    assert_eq!(expected_treasuries(&stuck, &found.lines()[0]), [76, 86]);
    // 82 ends the game (K6.1); what is left on the board is shared out, the odd stone to the winner.
    let pos = at("1,1S,4S,3,T,2S,1/T,4,1S,1S,2S,1S 69 81 N 1");
    let found = search(&pos, &[], 10_000, &mut Unstopped);
    assert_eq!(expected_treasuries(&pos, &found.lines()[0]), [74, 88]);
}

fn search(root: &Toguz, earlier: &[Toguz], nodes: u64, control: &mut impl Control<Toguz>) -> Search<Toguz> {
    let mut search = Search::new(Table::new(1 << 24), Features::default());
    search.begin(root, earlier, Limits { nodes, ..Limits::default() });
    drive(&mut search, u64::MAX, control);
    search
}

/// A position of a game of the engine with itself.
struct Sample {
    pos: Toguz,
    line: Line<Toguz>,
    /// What White and Black had in the end, the rest of a majority shared out by halves.
    end: [f64; 2],
}

fn self_play(games: usize, nodes: u64) -> Vec<Sample> {
    let mut random = Random(7);
    let mut search = Search::<Toguz>::new(Table::new(1 << 20), Features::default());
    let mut samples = Vec::new();
    for _ in 0..games {
        let mut record = Record::<Toguz>::new(ToguzVariant::default());
        let first = samples.len();
        while record.outcome().is_none() {
            let pos = *record.position();
            let mv = if record.plies().len() < 8 {
                random.pick(&pos.legal_moves())
            } else {
                search.forget();
                search.begin(&pos, returnable(&record), Limits { nodes, ..Limits::default() });
                drive(&mut search, u64::MAX, &mut Unstopped);
                let line = search.lines()[0].clone();
                samples.push(Sample { pos, line, end: [0.0; 2] });
                samples[samples.len() - 1].line.moves[0]
            };
            record.append(&[mv]).unwrap();
        }
        let [white, black] = record.position().final_treasuries().map(f64::from);
        let left = 162.0 - white - black;
        for sample in &mut samples[first..] {
            sample.end = [white + left / 2.0, black + left / 2.0];
        }
    }
    samples
}

/// The slope of the forecast is fitted by `UTYS_FIT=250 cargo test --no-default-features --release --test it forecast --
/// --nocapture`: so many games of 2000 nodes a move.
#[test]
fn forecasts_come_nearer_to_the_end_than_the_treasuries_do() {
    let wanted = std::env::var("UTYS_FIT").ok().map(|games| games.parse().unwrap());
    let samples = self_play(wanted.unwrap_or(12), if wanted.is_some() { 2_000 } else { 300 });
    let own = |sample: &Sample| sample.end[sample.pos.turn().index()];
    if wanted.is_some() {
        let (mut up, mut down) = (0.0, 0.0);
        for sample in &samples {
            if let Verdict::About(value) = sample.line.score.verdict() {
                let (stones, end) = (f64::from(value) / 100.0, 2.0 * own(sample) - 162.0);
                up += stones * end;
                down += stones * stones;
            }
        }
        println!("slope {:.3} from {} positions", up / down, samples.len());
    }
    let mean = |error: &dyn Fn(&Sample) -> f64| samples.iter().map(error).sum::<f64>() / samples.len() as f64;
    let forecast = |sample: &Sample| {
        f64::from(expected_treasuries(&sample.pos, &sample.line)[sample.pos.turn().index()]) - own(sample)
    };
    let held = |sample: &Sample| {
        let [own_now, theirs] =
            [sample.pos.turn(), sample.pos.turn().other()].map(|side| f64::from(sample.pos.treasury(side)));
        81.0 + (own_now - theirs) / 2.0 - own(sample)
    };
    let (error, naive) = (mean(&|sample| forecast(sample).abs()), mean(&|sample| held(sample).abs()));
    let bias = mean(&forecast);
    println!("forecast off by {error:.2}, treasuries by {naive:.2}, bias {bias:.2}");
    assert!(error < 0.95 * naive, "{error} against {naive}");
    assert!(bias.abs() < 1.5, "{bias}");
}

/// Stops when the best line runs to an end by K6.2.
struct UntilSeen;

fn sees_the_end(search: &Search<Toguz>) -> bool {
    search
        .lines()
        .first()
        .is_some_and(|line| Story::tell(search.root(), [], &line.moves).runs_out().is_some())
}

impl Control<Toguz> for UntilSeen {
    fn is_stopped(&mut self, search: &Search<Toguz>) -> bool {
        sees_the_end(search)
    }

    fn report(&mut self, _: &Search<Toguz>) {}
}

/// In the complete games that end by K6.2 the end is seen coming twelve plies ahead and more, with its result.
#[test]
fn the_end_of_the_complete_games_is_seen_twelve_plies_ahead() {
    let games = include_str!("../data/toguz/games.txt");
    let lines: Vec<_> = games.lines().filter(|line| !line.is_empty()).collect();
    let mut ended = 0;
    for pair in lines.chunks(2).filter(|pair| pair[0].starts_with("[complete")) {
        let record = GameText::<Toguz>::read(pair[1]).unwrap().game.to_record();
        let outcome = record.outcome().unwrap();
        if outcome.reason() == Reason::Majority {
            continue;
        }
        ended += 1;
        for ahead in 12..=14 {
            let ply = record.plies().len() - ahead;
            let earlier: Vec<Toguz> = (0..ply).filter_map(|ply| record.position_at(ply)).copied().collect();
            let root = record.position_at(ply).unwrap();
            let found = search(root, &earlier, NODES, &mut UntilSeen);
            let (best, what) = (&found.lines()[0], format!("{}, {ahead} plies ahead", pair[0]));
            println!("{what}: {:?} after {} nodes", best.score.verdict(), found.nodes());
            assert!(sees_the_end(&found), "{what}: {best:?}");
            match (outcome, best.score.verdict()) {
                (Outcome::Draw { .. }, verdict) => assert_eq!(verdict, Verdict::About(0), "{what}"),
                (Outcome::Win { side, .. }, Verdict::Win(_)) => assert_eq!(side, root.turn(), "{what}"),
                (Outcome::Win { side, .. }, Verdict::Loss(_)) => assert_ne!(side, root.turn(), "{what}"),
                (Outcome::Win { .. }, Verdict::About(_)) => panic!("{what}: {best:?}"),
            }
        }
    }
    assert_eq!(ended, 2);
}

/// Positions that such a search may visit: about a second.
const NODES: u64 = 3_000_000;

#[test]
fn the_sides_of_a_forecast_are_white_and_black() {
    let pos = at("1S,T,3S,1S,1S,3S,1S,2/2S,1S,4S,T,2S,4S,2,1S 71 67 N 1");
    let [white, black] = expected_treasuries(&pos, &line(&pos, Score::judged(800)));
    assert!(black > white);
    assert_eq!(pos.turn(), Side::Black);
}
