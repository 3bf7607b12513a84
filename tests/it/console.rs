//! The console engine from outside: the built binary, line by line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// A running engine. Lines are waited for with a limit, so that a silent engine fails a test and does not hang it.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

const PATIENCE: Duration = Duration::from_secs(60);

impl Engine {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_engine"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine starts");
        let output = child.stdout.take().expect("a pipe");
        let (send, lines) = channel();
        std::thread::spawn(move || {
            BufReader::new(output).lines().map_while(Result::ok).try_for_each(|line| send.send(line))
        });
        let input = child.stdin.take();
        Engine { child, input, lines }
    }

    fn say(&mut self, text: &str) {
        let input = self.input.as_mut().expect("an open input");
        writeln!(input, "{text}").expect("the engine listens");
        input.flush().expect("the engine listens");
    }

    fn hear(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("the engine answers")
    }

    fn hear_until(&self, start: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.hear());
            if lines.last().is_some_and(|line| line.starts_with(start)) {
                return lines;
            }
        }
    }

    /// Asks what is answered by one line.
    fn ask(&mut self, text: &str) -> String {
        self.say(text);
        self.hear()
    }

    /// Says what is answered by nothing.
    fn tell(&mut self, text: &str) {
        self.say(text);
        assert_eq!(self.ask("isready"), "readyok", "{text} is not silent");
    }

    fn end(mut self) -> Vec<String> {
        self.input = None;
        let rest: Vec<String> = std::iter::from_fn(|| self.lines.recv_timeout(PATIENCE).ok()).collect();
        assert!(self.child.wait().expect("an end").success());
        rest
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A script piped in at once; what is said to it.
fn script(lines: &[&str]) -> Vec<String> {
    let mut engine = Engine::start();
    for line in lines {
        engine.say(line);
    }
    engine.end()
}

const START: &str = "W:W1,2,3,4,5,6,7,8,9,10,11,12:B27,28,29,30,31,32,33,34,35,36,37,38";

#[test]
fn ugi_names_the_engine_and_its_options() {
    let answer = script(&["ugi"]);
    assert!(answer[0].starts_with("id name "));
    assert_eq!(answer.last().unwrap(), "ugiok");
    for option in ["Game", "Variant", "Tobit", "Hash", "Level", "MultiPV", "Seed", "Book"] {
        assert!(
            answer.iter().any(|line| line.starts_with(&format!("option name {option} type "))),
            "{option}"
        );
    }
    assert!(answer.contains(&"option name Game type combo default tobit var tobit var toguz".to_owned()));
}

#[test]
fn the_start_is_that_of_tobit_until_the_game_is_set() {
    let mut engine = Engine::start();
    assert_eq!(engine.ask("moves"), "7-14 8-15 9-16 10-17 11-18");
    engine.say("d");
    assert_eq!(engine.hear_until("W:").pop().unwrap(), START);
    engine.tell("position startpos moves 7-14");
    engine.tell("setoption name Game value toguz");
    assert_eq!(engine.ask("moves"), "19 21 32 43 54 65 76 87 98");
    engine.say("d");
    let picture = engine.hear_until("9S");
    assert_eq!(picture.last().unwrap(), "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1");
    engine.tell("setoption name Game value tobit");
    assert_eq!(engine.ask("moves"), "7-14 8-15 9-16 10-17 11-18");
}

#[test]
fn positions_are_set_by_text_and_moves() {
    let mut engine = Engine::start();
    engine.tell("position fen W:W1,7,9,17,19,25:B15,21,22,23,29,38 moves 25-32 38:25");
    engine.say("d");
    assert_eq!(engine.hear_until("W:").pop().unwrap(), "W:W1,7,9,17,19:B15,21,22,23,25,29");
    engine.tell("position fen W : W1-2, 9 : B30 .");
    engine.say("d");
    assert_eq!(engine.hear_until("W:").pop().unwrap(), "W:W1,2,9:B30");
    engine.tell("uginewgame");
    engine.tell("position startpos");
    assert_eq!(engine.ask("perft 1"), "nodes 5");
}

#[test]
fn options_change_the_rules() {
    let mut engine = Engine::start();
    engine.tell("setoption name Variant value 4x4");
    assert_eq!(engine.ask("perft 4"), "nodes 784");
    engine.tell("position fen W:WK8:BK6,K30");
    let short = engine.ask("moves");
    engine.tell("setoption name Tobit value long");
    let long = engine.ask("moves");
    assert!(long.len() > short.len(), "{short} / {long}");
    engine.tell("setoption name Variant value 5x4");
    engine.tell("position fen B:WK5:BK4,K11,K16,17,28,35");
    assert_eq!(engine.ask("perft 3"), "nodes 675");
    engine.tell("setoption name Tobit value flying");
    engine.tell("position fen B:WK22,33:B7,14,16,K28,K35");
    assert_eq!(engine.ask("perft 4"), "nodes 0");
}

#[test]
fn results_name_the_winner_and_the_reason() {
    let mut engine = Engine::start();
    assert_eq!(engine.ask("result"), "none");
    engine.tell("position fen W:W:B27");
    assert_eq!(engine.ask("result"), "black no-pieces");
    assert_eq!(engine.ask("moves"), "");
    assert_eq!(engine.ask("perft 3"), "nodes 0");
    assert_eq!(engine.ask("perft 0"), "nodes 1");
    assert_eq!(engine.ask("go depth 3"), "bestmove (none)");
    engine.tell("position fen B:W14,15:B13");
    assert_eq!(engine.ask("result"), "white no-moves");
    engine.tell("position fen W:WK9:BK30 moves 9-10 30-31 10-9 31-30 9-10 30-31 10-9 31-30");
    assert_eq!(engine.ask("result"), "draw repetition");
    engine.tell("setoption name Game value toguz");
    engine.tell("position fen 1S,7S,3,T,3/1,T,3S,1,3S,1S,2S,1,1S 62 82 N 1");
    assert_eq!(engine.ask("result"), "black majority");
    assert_eq!(engine.ask("moves"), "");
    engine.tell("position fen 9/4S,8 78 80 N 1");
    assert_eq!(engine.ask("result"), "white empty-row");
    engine.tell("position fen 9/9 81 81 N 1");
    assert_eq!(engine.ask("result"), "draw halves");
}

#[test]
fn a_line_that_cannot_be_read_changes_nothing() {
    let mut engine = Engine::start();
    engine.tell("position startpos moves 7-14");
    let before = engine.ask("moves");
    for bad in [
        "nonsense",
        "position",
        "position middle",
        "position startpos 7-14",
        "position startpos moves 7-15",
        "position startpos moves 7-14 7-14",
        "position fen",
        "position fen W:W1,1:B30",
        "position fen W:W99:B30",
        "go depth",
        "go depth x",
        "go depth 0",
        "go nodes -5",
        "go sideways",
        "perft",
        "perft x",
        "perft 4000000000",
        "perft 99999999999999999999",
        "setoption",
        "setoption name Game",
        "setoption name Game value chess",
        "setoption name Variant value 6x6",
        "setoption name Tobit value tall",
        "setoption name Hash value 0",
        "setoption name Level value 9",
        "setoption name Level value 0",
        "setoption name MultiPV value none",
        "setoption name Weather value fine",
        "isready now",
        "\u{0}\u{1}",
        "Ң",
    ] {
        let answer = engine.ask(bad);
        assert!(answer.starts_with("error: "), "{bad}: {answer}");
        assert_eq!(engine.ask("moves"), before, "{bad}");
    }
    engine.tell("");
    engine.tell("   ");
}

/// The words of an `info` line after a name.
fn field<'a>(info: &'a str, name: &str) -> Option<&'a str> {
    info.split(' ').skip_while(|&word| word != name).nth(1)
}

#[test]
fn go_tells_what_it_finds_and_answers_with_a_legal_move() {
    for (game, limit) in
        [("tobit", "depth 5"), ("toguz", "depth 4"), ("tobit", "nodes 5000"), ("toguz", "movetime 50")]
    {
        let mut engine = Engine::start();
        engine.tell(&format!("setoption name Game value {game}"));
        engine.tell("setoption name Book value false");
        engine.say(&format!("go {limit}"));
        let answer = engine.hear_until("bestmove ");
        let (best, infos) = answer.split_last().unwrap();
        let best = best.strip_prefix("bestmove ").unwrap();
        let last = infos.last().unwrap();
        for (nth, info) in infos.iter().enumerate() {
            assert!(info.starts_with("info depth "), "{info}");
            assert_eq!(field(info, "depth").unwrap(), (nth + 1).to_string());
            for name in ["score", "nodes", "nps", "pv"] {
                assert!(field(info, name).is_some(), "{info}");
            }
        }
        if let Some(depth) = limit.strip_prefix("depth ") {
            assert_eq!(field(last, "depth"), Some(depth));
            assert_eq!(field(last, "pv"), Some(best));
        }
        assert!(engine.ask("moves").split(' ').any(|mv| mv == best), "{best}");
        engine.tell(&format!("position startpos moves {best}"));
    }
}

#[test]
fn node_limits_are_kept_and_repeat_themselves() {
    let go = |nodes: u64| script(&["position startpos moves 7-14 28-21", &format!("go nodes {nodes}")]);
    let without_speed = |lines: Vec<String>| -> Vec<String> {
        lines.iter().map(|line| line.split(" nps ").next().unwrap().to_owned()).collect()
    };
    let first = without_speed(go(20_000));
    assert_eq!(first, without_speed(go(20_000)));
    for info in &first {
        assert!(field(info, "nodes").is_none_or(|nodes| nodes.parse::<u64>().unwrap() <= 20_000));
    }
    assert!(go(1).last().unwrap().starts_with("bestmove "));
    // In one session too: what was found before does not count.
    let twice = script(&["go nodes 30000", "go nodes 30000"]);
    let best: Vec<_> = twice.iter().filter(|line| line.starts_with("bestmove")).collect();
    assert_eq!(best.len(), 2);
    assert_eq!(
        without_speed(twice[..twice.len() / 2].to_vec()),
        without_speed(twice[twice.len() / 2..].to_vec())
    );
}

#[test]
fn several_lines_are_shown_when_asked_for() {
    let mut engine = Engine::start();
    engine.tell("setoption name MultiPV value 3");
    engine.say("go depth 3");
    let answer = engine.hear_until("bestmove ");
    assert_eq!(answer.len(), 3 * 3 + 1);
    let firsts: Vec<_> = answer[6..9].iter().map(|info| field(info, "pv").unwrap()).collect();
    assert_eq!(answer[9], format!("bestmove {}", firsts[0]));
    assert!(firsts[0] != firsts[1] && firsts[1] != firsts[2]);
}

#[test]
fn an_infinite_search_ends_when_told_and_not_before() {
    let mut engine = Engine::start();
    engine.say("go infinite");
    engine.hear_until("info depth 3 ");
    engine.say("isready");
    engine.hear_until("readyok");
    engine.say("position startpos moves 7-14");
    assert!(engine.hear_until("error: ").pop().unwrap().contains("running"));
    engine.say("moves");
    engine.hear_until("7-14 8-15 9-16 10-17 11-18");
    let told = Instant::now();
    engine.say("stop");
    let answer = engine.hear_until("bestmove ");
    // Ten milliseconds on an idle machine; the tests share theirs.
    assert!(told.elapsed() < Duration::from_millis(500), "{:?}", told.elapsed());
    assert!(!answer.last().unwrap().contains("none"));
    engine.tell("stop");
    // A search that is through with everything waits as well.
    engine.tell("position fen W:W1,9:BK3");
    engine.say("go infinite");
    std::thread::sleep(Duration::from_millis(300));
    engine.say("isready");
    assert!(engine.hear_until("readyok").iter().all(|line| !line.starts_with("bestmove")));
    engine.say("stop");
    engine.hear_until("bestmove ");
}

#[test]
fn a_search_keeps_to_its_time() {
    let mut engine = Engine::start();
    for go in ["go movetime 100", "go wtime 2000 btime 2000 winc 10 binc 10", "go wtime 100 btime 100"] {
        let begun = Instant::now();
        engine.say(go);
        engine.hear_until("bestmove ");
        assert!(begun.elapsed() < Duration::from_secs(1), "{go}: {:?}", begun.elapsed());
    }
}

#[test]
fn a_script_waits_for_its_searches() {
    let answer = script(&[
        "go depth 6",
        "position startpos moves 7-14",
        "moves",
        "go depth 2",
        "nonsense",
        "quit",
        "moves",
    ]);
    let kinds: Vec<_> = answer.iter().filter(|line| !line.starts_with("info ")).cloned().collect();
    assert_eq!(kinds.len(), 4, "{kinds:?}");
    assert!(kinds[0].starts_with("bestmove "));
    assert!(kinds[1].starts_with("27-20 ") || kinds[1].contains("28-21"), "{kinds:?}");
    assert!(kinds[2].starts_with("bestmove "));
    assert!(kinds[3].starts_with("error: "));
    assert!(answer.iter().any(|line| line.starts_with("info depth 6 ")));
}

#[test]
fn the_end_of_the_input_ends_everything() {
    assert!(script(&["go infinite"]).last().unwrap().starts_with("bestmove "));
    assert!(script(&["go depth 7"]).last().unwrap().starts_with("bestmove "));
    assert!(script(&[]).is_empty());
}

#[test]
fn bench_counts_the_same_nodes_every_time() {
    let first = script(&["bench"]);
    assert!(first.last().unwrap().starts_with("nodes "));
    assert_eq!(first, script(&["setoption name Hash value 1", "go depth 3", "bench"])[4..]);
}

/// Whether the engine answers `go` from the book, with `options` set.
fn opens(options: &[&str], go: &str) -> bool {
    let mut lines: Vec<String> = options.iter().map(|option| format!("setoption name {option}")).collect();
    lines.push(go.to_owned());
    let answer = script(&lines.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(answer.last().unwrap().starts_with("bestmove "), "{answer:?}");
    let is_known = answer.iter().any(|line| line == "info string book");
    assert_eq!(is_known, answer.iter().all(|line| !line.starts_with("info depth")), "{answer:?}");
    is_known
}

#[test]
fn strong_levels_open_from_the_book_unless_told_otherwise() {
    for game in ["Game value tobit", "Game value toguz"] {
        assert!(opens(&[game, "Level value 6"], "go"));
        assert!(opens(&[game], "go movetime 100"));
        assert!(opens(&[game], "go wtime 1000 btime 1000"));
        assert!(!opens(&[game, "Level value 5"], "go"));
        assert!(!opens(&[game, "Book value false"], "go movetime 50"));
        assert!(opens(&[game, "Book value false", "Book value true"], "go"));
        assert!(!opens(&[game, "MultiPV value 2"], "go movetime 50"));
        // Fixed searches stay what they are.
        for go in ["go nodes 500", "go depth 2", "go nodes 500 movetime 50", "go infinite"] {
            assert!(!opens(&[game], go), "{go}");
        }
    }
    assert!(!opens(&["Variant value 4x4"], "go movetime 50"));
    assert!(!opens(&["Tobit value long"], "go movetime 50"));
    assert!(script(&["setoption name Book value yes"])[0].starts_with("error: Book cannot be"));
}

#[test]
fn the_seed_chooses_among_the_moves_of_the_book() {
    let first = |seed: u64| script(&[&format!("setoption name Seed value {seed}"), "go"]).pop().unwrap();
    let moves: Vec<_> = (0..12).map(first).collect();
    assert_eq!(moves, (0..12).map(first).collect::<Vec<_>>());
    assert!(moves.iter().any(|mv| *mv != moves[0]), "{moves:?}");
}

#[test]
fn lower_levels_look_less_far() {
    let depths = |level: u8| {
        let lines = script(&[&format!("setoption name Level value {level}"), "go depth 8"]);
        lines.iter().filter(|line| line.starts_with("info ")).count()
    };
    assert_eq!(depths(1), 2);
    assert_eq!(depths(4), 3);
    assert_eq!(depths(8), 8);
}

#[test]
fn explain_tells_facts_and_changes_nothing() {
    let go = ["position fen W:W1,5,16:B23,30,34", "go nodes 5000"];
    let without_speed = |lines: &[String]| -> Vec<String> {
        lines.iter().map(|line| line.split(" nps ").next().unwrap().to_owned()).collect()
    };
    let plain = without_speed(&script(&go));
    let answer = script(&[go[0], "explain nodes 5000", go[1]]);
    let end = answer.iter().position(|line| line == "explainok").unwrap();
    assert_eq!(without_speed(&answer[end + 1..]), plain);
    let facts = &answer[..end];
    assert!(facts.iter().all(|line| line.starts_with("fact ")), "{facts:?}");
    assert!(facts[0].starts_with("fact score cp ") && field(&facts[0], "chance").is_some(), "{facts:?}");
    for start in ["fact line ", "fact threat loss ", "fact threat move 1 23:9 captures men 1 tobits 0"] {
        assert!(facts.iter().any(|line| line.starts_with(start)), "{start}: {facts:?}");
    }
    assert_eq!(script(&["position fen W:W:B27", "explain"]), ["fact ends black no-pieces", "explainok"]);
    let toguz = script(&[
        "setoption name Game value toguz",
        "position fen 1S,1S,1S,1S,2S,1S,2S,3S,1/T,8 76 74 N 1",
        "explain nodes 1000",
        "go depth 1",
    ]);
    assert!(toguz[0].ends_with(" chance 1000 treasuries 76 86"), "{toguz:?}");
    assert!(toguz.contains(&"fact move 1 24 ends black empty-row".to_owned()), "{toguz:?}");
    assert!(toguz.iter().any(|line| line.starts_with("info ") && line.contains(" treasuries 76 86 pv ")));
    for bad in ["explain depth 3", "explain nodes", "explain nodes 0", "explain nodes 5 now"] {
        assert!(script(&[bad])[0].starts_with("error: "), "{bad}");
    }
}
