//! Facts for people: what lines do, which move is the only one, what is threatened.

use utys::ai::{
    Evaluate, Explain, Fact, Features, Force, Limits, Line, NoThreat, OnlyMove, OnlyWhy, Score, Search,
    Story, Table, Threat, TobitFact, TobitHaul, ToguzFact, ToguzHaul, Trade, Unstopped, Verdict, WinChance,
    drive,
};
use utys::games::tobit::{Tobit, TobitVariant};
use utys::games::toguz::{Pit, Toguz, ToguzVariant};
use utys::rules::{GameText, Notation, Outcome, Position, Reason, Side};

use crate::tobit_support::{Random, short, variants};
use crate::toguz_support::at;

/// The moves that are written, from `root` on.
fn moves<P: Notation>(root: &P, written: &str) -> Vec<P::Move> {
    let mut pos = root.clone();
    let played = written.split_whitespace().map(|text| {
        let word = pos.read_move_in_play(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let mv = pos.move_of(&word).unwrap();
        pos.play_unchecked(mv);
        mv
    });
    played.collect()
}

fn story<P: Explain + Notation>(root: &P, written: &str) -> Story<P> {
    let line = moves(root, written);
    let story = Story::tell(root, [], &line);
    assert_eq!(story.events.len(), line.len(), "{written}");
    story
}

fn last_facts<P: Explain + Notation>(root: &P, written: &str) -> Vec<Fact<P::Fact>> {
    story(root, written).events.pop().unwrap().facts
}

fn search<P: Evaluate>(root: &P, nodes: u64, lines: usize) -> Search<P> {
    let mut search = Search::new(Table::new(1 << 22), Features::default());
    search.begin(root, [], Limits { nodes, lines, ..Limits::default() });
    drive(&mut search, u64::MAX, &mut Unstopped);
    search
}

const fn captures(men: u8, tobits: u8) -> Fact<TobitFact> {
    Fact::Own(TobitFact::Captures { men, tobits })
}

const fn compelled(ways: u64) -> Fact<TobitFact> {
    Fact::Forces(Force::Compelled { ways })
}

const fn won_by<F>(side: Side, reason: Reason) -> Fact<F> {
    Fact::Ends(Outcome::Win { side, reason })
}

#[test]
fn moves_of_tobit_do_what_is_said_of_them() {
    let point = |number| TobitVariant::default().grid.point(number).unwrap();
    let table: [(&str, &str, Vec<Fact<TobitFact>>); 9] = [
        ("W:W7:B30", "7-8", vec![]),
        // T4.2: the opponent must take, in one way or in two.
        ("W:W6,7,10,15:B18,21,23,K3", "7-14", vec![compelled(1)]),
        ("W:W8,16:B22,23,30", "8-15", vec![compelled(2)]),
        ("W:W14:B6,8", "14-13", vec![]),
        ("W:W15:B22,31", "15:29", vec![captures(1, 0)]),
        ("W:W15:BK22,31", "15:29", vec![captures(0, 1)]),
        // T5.1, T5.2
        ("W:W29:B7", "29-35", vec![Fact::Own(TobitFact::Promotes { point: point(35) })]),
        ("W:W22:B29,7", "22:35", vec![captures(1, 0), Fact::Own(TobitFact::Promotes { point: point(35) })]),
        // T6.1: nothing is left, and nothing can move.
        (
            "W:W15:B22",
            "15:29",
            vec![captures(1, 0), Fact::RunsOut { side: Side::Black }, won_by(Side::White, Reason::NoPieces)],
        ),
    ];
    for (text, mv, facts) in &table {
        assert_eq!(last_facts(&short(text), mv), *facts, "{text} {mv}");
    }
}

#[test]
fn a_combination_is_told_as_the_exchange_it_is() {
    // The published combination: five men are given and five are taken in the end (games.txt, analysis 1).
    let root = short("W:W1,7,9,17,19,25:B15,21,22,23,29,38");
    let story = story(&root, "25-32 38:25 19-18 25:11 9-10 11:9 17-16 15:17 7-8 9:7 1:28:30:16:18");
    let men = |men| TobitHaul { men, ..TobitHaul::default() };
    assert_eq!(story.hauls, [men(5), men(5)]);
    assert_eq!(story.trade(), Trade::Offers { lost: men(5), won: men(5) });
    let exchange = story.exchange().unwrap();
    assert_eq!((exchange.first, exchange.count), (1, 10));
    for event in story.events.iter().take(10).step_by(2) {
        assert_eq!(event.facts, [compelled(1)]);
    }
    assert_eq!(story.runs_out(), None);
}

#[test]
fn moves_of_toguz_do_what_is_said_of_them() {
    let pit = |side, number| Pit::new(side, number).unwrap();
    let (white, black) = (Side::White, Side::Black);
    let own = Fact::Own;
    let stuck = |stones, to, side| vec![own(ToguzFact::Sweeps { stones, to }), Fact::RunsOut { side }];
    let endings = "1S,3S,1S,2,T,2S,1S,1/2,T,6 81 73 N 1";
    let halves = Fact::Ends(Outcome::Draw { reason: Reason::Halves });
    let rows = "1S,1S,1S,1S,2S,1S,2S,3S,1/T,8 76 74 N 1";
    let start = "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1";
    let table = [
        // K4.1; an odd heap stays.
        (start, "7", vec![own(ToguzFact::Captures { pit: pit(black, 6), stones: 10 })]),
        (start, "1", vec![]),
        // K5.3, and the stone that the opponent's move brings is the 82nd (K6.1).
        (
            endings,
            "34",
            vec![
                own(ToguzFact::FeedsTuz { pit: pit(black, 4), owner: white, stones: 1 }),
                own(ToguzFact::ReachesMajority { side: white }),
                won_by(white, Reason::Majority),
            ],
        ),
        // K6.2
        (endings, "23", [stuck(8, black, white), vec![halves]].concat()),
        (rows, "24", [stuck(12, black, white), vec![won_by(black, Reason::EmptyRow)]].concat()),
        (endings, "81", vec![Fact::Forces(Force::OnlyReply)]),
    ];
    for (text, moves, facts) in &table {
        assert_eq!(last_facts(&at(text), moves), *facts, "{text} {moves}");
    }
}

#[test]
fn a_tuz_and_an_emptied_row_are_told() {
    // White's single stone makes three in Black's pit 1 and leaves White's row empty (K5.1, K6.3).
    let root = at("7,20S,2S/8,1S 70 69 S 1");
    let facts = last_facts(&root, "9");
    let pit = Pit::new(Side::Black, 1).unwrap();
    assert_eq!(
        facts,
        [
            Fact::Own(ToguzFact::MakesTuz { pit }),
            Fact::Own(ToguzFact::EmptiesOwnRow),
            Fact::Forces(Force::OnlyReply)
        ]
    );
    // In a complete game (games.txt) the tuz comes where its X stands.
    let game = toguz_game("[complete game ending by K6.2");
    let makes = |event: &utys::ai::Event<Toguz>| {
        event.facts.iter().any(|fact| matches!(fact, Fact::Own(ToguzFact::MakesTuz { .. })))
    };
    let tuz: Vec<usize> = (0..game.events.len()).filter(|&ply| makes(&game.events[ply])).collect();
    assert_eq!(tuz, [3]);
    assert_eq!(game.runs_out(), Some((Side::White, 126)));
    assert_eq!(game.hauls.map(|haul| haul.stones), [76, 86]);
}

/// A whole game of `games.txt`, told.
fn toguz_game(start: &str) -> Story<Toguz> {
    let games = include_str!("../data/toguz/games.txt");
    let text = games.lines().skip_while(|line| !line.starts_with(start)).nth(1).unwrap();
    let record = GameText::<Toguz>::read(text).unwrap().game.to_record();
    let moves: Vec<Pit> = record.plies().iter().map(|ply| ply.mv).collect();
    Story::tell(record.start(), [], &moves)
}

#[test]
fn a_return_is_told_and_the_third_one_ends_the_game() {
    let root = short("W:WK9:BK30,K38");
    let steps = "9-10 30-31 10-9 31-30";
    let twice = story(&root, &[steps; 2].join(" "));
    let times: Vec<_> = twice.events.iter().map(|event| event.facts.clone()).collect();
    assert_eq!(times[3], [Fact::Repeats { times: 2 }]);
    let draw = Outcome::Draw { reason: Reason::Repetition };
    assert_eq!(times[7], [Fact::Repeats { times: 3 }, Fact::Ends(draw)]);
    assert_eq!(twice.end, Some(draw));
    // What the game has seen counts as well, and nothing is told beyond the end.
    let line = moves(&root, &[steps; 3].join(" "));
    let mut game = vec![root];
    for &mv in &line[..3] {
        let mut next = *game.last().unwrap();
        next.play_unchecked(mv);
        game.push(next);
    }
    let rest = Story::tell(&game[3], &game[..3], &line[3..]);
    assert_eq!(rest.events[0].facts, [Fact::Repeats { times: 2 }]);
    assert_eq!(rest.events.len(), 5);
}

/// What the steps of a word bring the mover and the opponent.
trait Steps: Explain {
    fn hauls_by_steps(&self, mv: Self::Move) -> [Self::Haul; 2];
}

impl Steps for Tobit {
    fn hauls_by_steps(&self, mv: Self::Move) -> [TobitHaul; 2] {
        use utys::games::tobit::{Rank, TobitStep};
        let mut hauls = [TobitHaul::default(); 2];
        let won = &mut hauls[self.turn().index()];
        for step in self.steps(&self.words(mv)[0]) {
            match step {
                TobitStep::Remove { piece, .. } if piece.rank == Rank::Man => won.men += 1,
                TobitStep::Remove { .. } => won.tobits += 1,
                TobitStep::Promote { .. } => won.promoted += 1,
                TobitStep::Slide { .. } | TobitStep::Jump { .. } => {}
            }
        }
        hauls
    }
}

impl Steps for Toguz {
    fn hauls_by_steps(&self, mv: Pit) -> [ToguzHaul; 2] {
        use utys::games::toguz::ToguzStep;
        let mut hauls = [ToguzHaul::default(); 2];
        for step in self.steps(&[mv]) {
            let (side, stones) = match step {
                ToguzStep::SowIntoTuz { owner, .. } => (owner, 1),
                ToguzStep::Capture { count, by, .. } => (by, count),
                ToguzStep::MakeTuz { by, .. } => (by, 3),
                ToguzStep::Sweep { count, to } => (to, count),
                ToguzStep::Lift { .. } | ToguzStep::Sow { .. } => continue,
            };
            hauls[side.index()] += ToguzHaul { stones };
        }
        hauls
    }
}

/// Facts agree with the steps, the rules and the record in random games.
fn stories_agree_with_the_record<P: Steps + Notation>(variant: P::Variant, games: usize) {
    let mut random = Random(11);
    for _ in 0..games {
        let mut record = utys::rules::Record::<P>::new(variant);
        while record.outcome().is_none() && record.plies().len() < 250 {
            let moves = record.position().legal_moves();
            let mv = moves[random.below(moves.len())];
            record.append(&record.position().words(mv)[0].clone()).unwrap();
        }
        let plies = record.plies().len();
        let from = random.below(plies.min(40) + 1);
        let pos_at = |ply| record.position_at(ply).unwrap();
        let moves: Vec<P::Move> = record.plies()[from..].iter().map(|ply| ply.mv).collect();
        let story = Story::tell(pos_at(from), (0..from).map(pos_at), &moves);
        assert_eq!((story.events.len(), story.end), (moves.len(), record.outcome()));
        assert_eq!(&story.last, record.position());
        let mut sum = [P::Haul::default(); 2];
        for (ply, event) in (from..).zip(&story.events) {
            let (pos, next) = (pos_at(ply), pos_at(ply + 1));
            let what = format!("{} {:?}", pos.write_position(), event.mv);
            assert_eq!(event.by, pos.turn(), "{what}");
            assert_eq!(event.hauls, pos.hauls_by_steps(event.mv), "{what}");
            for side in Side::ALL {
                sum[side.index()] += event.hauls[side.index()];
            }
            let is_last = ply + 1 == plies && record.outcome().is_some();
            let is_forced = !is_last && (next.count_moves() == 1 || next.is_compelled());
            let has = |wanted: fn(&Fact<P::Fact>) -> bool| event.facts.iter().any(wanted);
            assert_eq!(has(|fact| matches!(fact, Fact::Forces(_))), is_forced, "{what}");
            assert_eq!(has(|fact| matches!(fact, Fact::Ends(_))), is_last, "{what}");
            let times = record.repetitions_at(ply + 1);
            assert_eq!(has(|fact| matches!(fact, Fact::Repeats { .. })), times > 1, "{what}");
            let is_stuck =
                next.count_moves() == 0 && next.outcome().map(Outcome::reason) != Some(Reason::Majority);
            assert_eq!(has(|fact| matches!(fact, Fact::RunsOut { .. })), is_stuck, "{what}");
        }
        assert_eq!(story.hauls, sum);
    }
}

#[test]
fn facts_agree_with_the_steps_and_the_record() {
    for variant in variants() {
        stories_agree_with_the_record::<Tobit>(variant, 60);
    }
    stories_agree_with_the_record::<Toguz>(ToguzVariant::default(), 150);
}

#[test]
fn a_move_that_is_not_legal_ends_the_story() {
    let root = short("W:W7:B30");
    let line = moves(&root, "7-8");
    let after = short("B:W8:B30");
    assert!(Story::tell(&after, [], &line).events.is_empty());
    assert!(after.facts(line[0]).is_empty());
    assert!(at("1,3S,6,5S/T,5,1S,5S,3S 72 73 S 1").facts(Pit::new(Side::White, 1).unwrap()).is_empty());
}

#[test]
fn the_only_move_keeps_what_there_is() {
    let root = short("W:W7,12:B30");
    let moves = root.legal_moves();
    let lines = |scores: &[Score]| -> Vec<Line<Tobit>> {
        let line = |(nth, &score): (usize, &Score)| Line { score, depth: 9, moves: vec![moves[nth]] };
        scores.iter().enumerate().map(line).collect()
    };
    let (win, loss, about) = (Score::win_in, Score::loss_in, Score::judged);
    let table = [
        (vec![win(9), about(0)], Some((OnlyWhy::Wins, 500))),
        (vec![win(9), loss(8)], Some((OnlyWhy::Wins, 1000))),
        (vec![win(9), win(31)], None),
        (vec![win(9), about(20_000)], None),
        (vec![about(0), loss(8)], Some((OnlyWhy::Saves, 500))),
        (vec![loss(20), loss(8)], None),
        (vec![about(0), about(-20)], None),
        (vec![about(30)], None),
    ];
    for (scores, expected) in table {
        let found = OnlyMove::find(&root, &lines(&scores));
        assert_eq!(found.map(|only| (only.why, only.loss)), expected, "{scores:?}");
        assert!(found.is_none_or(|only| only.mv == moves[0]));
    }
    let keeps = OnlyMove::find(&root, &lines(&[about(100), about(-200)])).unwrap();
    let chance = |score| WinChance::of(&root, score).per_mille();
    assert_eq!((keeps.why, keeps.loss), (OnlyWhy::Keeps, chance(about(100)) - chance(about(-200))));
    let forced = short("W:W15:B22,38");
    let found = search(&forced, 1_000, 2);
    assert_eq!(OnlyMove::find(&forced, found.lines()).unwrap().why, OnlyWhy::Legal);
}

#[test]
fn certain_wins_and_only_moves_are_those_of_the_exact_table() {
    use crate::tobit_solver::{Endgames, Value};
    let variant = TobitVariant::default();
    let endgames = Endgames::solve(variant, 2);
    let mut random = Random(5);
    let (mut certain, mut several) = (0, 0);
    let mut search = Search::new(Table::new(1 << 16), Features::default());
    let alone = |pos: &Tobit| Side::ALL.into_iter().all(|side| pos.board().count(side) == 1);
    let placed = std::iter::repeat_with(|| crate::tobit_support::placed(variant, &mut random));
    for pos in placed.filter(|pos| alone(pos) && pos.count_moves() > 1).take(150) {
        search.forget();
        search.begin(&pos, [], Limits { nodes: 5_000, lines: 2, ..Limits::default() });
        drive(&mut search, u64::MAX, &mut Unstopped);
        let found = &search;
        let wins = |mv: &_| {
            let mut next = pos;
            next.play_unchecked(*mv);
            matches!(endgames.value(&next), Value::Loss(_))
        };
        let winning: Vec<_> = pos.legal_moves().into_iter().filter(wins).collect();
        let verdicts = [0, 1].map(|nth: usize| found.lines()[nth].score.verdict());
        let what = pos.write_position();
        if let [Verdict::Win(_), _] = verdicts {
            assert!(winning.contains(&found.lines()[0].moves[0]), "{what}");
            certain += 1;
        }
        match (OnlyMove::find(&pos, found.lines()), verdicts) {
            (only, [Verdict::Win(_), Verdict::Loss(_)]) => {
                let only = only.unwrap();
                assert_eq!((only.why, winning), (OnlyWhy::Wins, vec![only.mv]), "{what}");
            }
            (only, [Verdict::Win(_), Verdict::Win(_)]) => {
                assert_eq!(only, None, "{what}");
                assert!(winning.len() > 1, "{what}");
                several += 1;
            }
            _ => {}
        }
    }
    assert!(certain > several && several > 0, "{certain}, {several}");
}

fn threat<P: Explain>(root: &P) -> Option<Threat<P>> {
    let best = search(root, 20_000, 1).lines()[0].clone();
    let question = Threat::question(root).unwrap();
    Threat::read(&best, &question, &search(&question, 20_000, 1).lines()[0])
}

#[test]
fn nothing_is_threatened_where_nothing_can_be_left_undone() {
    let question = |text: &str| Threat::question(&short(text)).unwrap_err();
    assert_eq!(question("W:W:B27"), NoThreat::Over);
    assert_eq!(question("W:W15:B22,38"), NoThreat::Compelled);
    assert_eq!(question("W:W14,15:B13"), NoThreat::OpponentStuck);
    assert_eq!(Threat::question(&at("9/4S,8 78 80 S 1")).unwrap_err(), NoThreat::OpponentStuck);
    assert_eq!(Threat::question(&at("9/4S,8 78 80 N 1")).unwrap_err(), NoThreat::Over);
    for pos in variants().map(Tobit::start) {
        assert_eq!(threat(&pos), None, "{}", pos.write_position());
    }
}

#[test]
fn a_threat_tells_what_it_gains() {
    // Black's 23 takes 16 when White does nothing.
    let root = short("W:W1,5,16:B23,30,34");
    let found = threat(&root).unwrap();
    assert_eq!(found.story.root, root.passed());
    assert_eq!(found.story.events[0].facts[0], captures(1, 0));
    assert!(found.loss >= 50 && found.cost.is_some_and(|cost| cost > 0), "{found:?}");
    // Black could take ten stones if White did nothing.
    let pos = Toguz::start(ToguzVariant::default());
    let question = Threat::question(&pos).unwrap();
    let best = Line { score: Score::DRAW, depth: 9, moves: vec![pos.legal_moves()[0]] };
    let answer = Line { score: Score::judged(1_500), depth: 9, moves: moves(&question, "32") };
    let found = Threat::read(&best, &question, &answer).unwrap();
    let pit = Pit::new(Side::White, 2).unwrap();
    assert_eq!(found.story.events[0].facts, [Fact::Own(ToguzFact::Captures { pit, stones: 10 })]);
    assert_eq!((found.cost, found.story.trade()), (Some(1_500), Trade::Wins(ToguzHaul { stones: 10 })));
    assert!(found.loss >= 50, "{found:?}");
}

#[test]
fn a_threat_is_never_worth_a_word_when_the_game_is_lost_anyway() {
    let root = short("W:W16:B23,30");
    let (question, mv) = (Threat::question(&root).unwrap(), root.legal_moves()[0]);
    let line = |score, mv| Line { score, depth: 5, moves: vec![mv] };
    let answer = line(Score::win_in(3), question.legal_moves()[0]);
    assert_eq!(Threat::read(&line(Score::loss_in(8), mv), &question, &answer), None);
    assert_eq!(Threat::read(&line(Score::DRAW, mv), &question, &answer).unwrap().cost, None);
    let small = line(Score::judged(2), question.legal_moves()[0]);
    assert_eq!(Threat::read(&line(Score::judged(2), mv), &question, &small), None);
}

/// Facts are read off lines: whoever asks for them on the way finds the same afterwards.
#[test]
fn asking_for_facts_does_not_change_what_is_found() {
    fn same<P: Explain>(root: &P) {
        let mut search = Search::new(Table::new(1 << 20), Features::default());
        let limits = Limits { nodes: 20_000, lines: 2, ..Limits::default() };
        let mut found = Vec::new();
        for asks in [false, true, false] {
            search.forget();
            search.begin(root, [], limits);
            while search.run(500) != utys::ai::Progress::Done {
                if asks {
                    let best = &search.lines()[0];
                    let question = Threat::question(search.root()).unwrap();
                    let _ = Threat::read(best, &question, best);
                    let _ = OnlyMove::find(search.root(), search.lines());
                    let _ = Story::tell(search.root(), [], &best.moves);
                }
            }
            found.push((search.nodes(), search.lines().to_vec()));
        }
        assert!(found.iter().all(|other| *other == found[0]));
    }
    same(&short("W:W2,3,5,6,8,9,11,12,15,17:B20,27,29,30,31,32,33,35,37,38"));
    same(&at("1S,T,3S,1S,1S,3S,1S,2/2S,1S,4S,T,2S,4S,2,1S 71 67 S 1"));
}
