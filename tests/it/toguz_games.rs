//! Whole games of Toguz Korgool with what is claimed about them.

use utys::games::toguz::{SheetError, Toguz, read_sheet};
use utys::rules::{GameText, Outcome, Position, Reason, Side};

const GAMES: &str = include_str!("../data/toguz/games.txt");

/// The sections of the file: heading and moves.
fn sections() -> Vec<(&'static str, &'static str)> {
    let lines: Vec<_> = GAMES.lines().filter(|line| !line.is_empty()).collect();
    lines.chunks(2).map(|pair| (pair[0], pair[1])).collect()
}

fn section(start: &str) -> (&'static str, &'static str) {
    sections().into_iter().find(|(heading, _)| heading.starts_with(start)).unwrap()
}

/// The moves alone, as they are written without numbers and result.
fn written_moves(text: &str) -> Vec<&str> {
    text.split(' ')
        .filter(|word| word.starts_with(|c: char| ('1'..='9').contains(&c)) && !word.ends_with('.'))
        .filter(|word| !["1-0", "0-1", "1/2-1/2"].contains(word))
        .collect()
}

fn treasuries(pos: &Toguz) -> [u8; 2] {
    Side::ALL.map(|side| pos.treasury(side))
}

#[test]
fn every_section_replays_and_is_written_again_as_it_was() {
    assert_eq!(sections().len(), 6);
    for (heading, text) in sections() {
        let reading = GameText::<Toguz>::read(text).unwrap_or_else(|error| panic!("{heading}: {error}"));
        assert_eq!(reading.warnings, [], "{heading}");
        let record = reading.game.to_record();
        let written = written_moves(text);
        assert_eq!(record.plies().len(), written.len(), "{heading}");
        if heading.contains("scoresheet") {
            continue;
        }
        for (i, ply) in record.plies().iter().enumerate() {
            let again = utys::rules::Notation::write_move(record.position_at(i).unwrap(), &ply.word);
            assert_eq!(again, written[i], "{heading}, ply {i}");
        }
    }
}

/// The two pairs of treasuries that a heading claims.
fn claims(heading: &str) -> Vec<[u8; 2]> {
    let pairs = heading.split([' ', ',', ']']).filter_map(|word| word.split_once(':'));
    pairs.filter_map(|(white, black)| Some([white.parse().ok()?, black.parse().ok()?])).collect()
}

#[test]
fn the_complete_games_end_with_the_claimed_treasuries_and_results() {
    let win = |side, reason| Outcome::Win { side, reason };
    let expected = [
        ("[complete game ending at 82", win(Side::Black, Reason::Majority)),
        ("[complete drawn game", Outcome::Draw { reason: Reason::Halves }),
        ("[complete game ending by K6.2", win(Side::Black, Reason::EmptyRow)),
    ];
    for (start, outcome) in expected {
        let (heading, text) = section(start);
        let game = GameText::<Toguz>::read(text).unwrap().game;
        let last = *game.to_record().position();
        assert_eq!(claims(heading), [treasuries(&last), last.final_treasuries()], "{heading}");
        assert_eq!((last.outcome(), game.outcome), (Some(outcome), Some(outcome)), "{heading}");
        let again = game.write();
        let ending =
            text.rsplit_once(char::is_whitespace).map(|_| text.split(' ').filter(|w| !w.ends_with('.')));
        let wanted: Vec<_> = ending.unwrap().collect();
        let moves: Vec<_> =
            again.split_whitespace().skip_while(|word| *word != "1.").filter(|w| !w.ends_with('.')).collect();
        assert_eq!(moves, wanted, "{heading}");
    }
}

/// The sheet of the Kazakhstan championship with the diagram that its book prints (K8.5).
fn sheet(black: &str, white: &str) -> String {
    let moves = section("[scoresheet").1.replace(" 2.", "\n2.").replace(" 5.", "\n5.");
    format!("[White \"?\"]\n\n{moves}\n{black}\n{white}\n11. 78\n")
}

const BLACK_LINE: &str = "24 | 1 1 5 7 6 18 6 - X";
const WHITE_LINE: &str = "1 2 20 7 19 x 1 2 - | 42";

#[test]
fn a_score_sheet_agrees_with_its_diagram() {
    let moves = section("[scoresheet").1;
    let reading = read_sheet(&format!("{moves}\n{BLACK_LINE}\n{WHITE_LINE}\n")).unwrap();
    assert_eq!(reading.game.line.moves.len(), 20);
    assert_eq!(treasuries(reading.game.to_record().position()), [42, 24]);
    assert_eq!(reading.warnings, []);
}

#[test]
fn a_diagram_that_disagrees_is_an_error_at_its_line() {
    let wrong_black = BLACK_LINE.replace("18", "17");
    let wrong_white = WHITE_LINE.replace("42", "43");
    let no_tuz = WHITE_LINE.replace('x', "-");
    for (black, white, bad) in
        [(&*wrong_black, WHITE_LINE, 6), (BLACK_LINE, &*wrong_white, 7), (BLACK_LINE, &*no_tuz, 7)]
    {
        match read_sheet(&sheet(black, white)) {
            Err(SheetError::WrongDiagram { line, right }) => {
                assert_eq!(line, bad);
                let wanted = if bad == 6 { BLACK_LINE.to_owned() } else { WHITE_LINE.replace('x', "X") };
                assert_eq!(right, wanted);
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(read_sheet(&sheet(BLACK_LINE, WHITE_LINE)).is_ok());
}

#[test]
fn half_a_diagram_and_a_line_that_is_none_are_errors_at_their_line() {
    let moves = section("[scoresheet").1;
    let half = read_sheet(&format!("{moves}\n{BLACK_LINE}\n"));
    assert_eq!(half, Err(SheetError::HalfDiagram { line: 2 }));
    let short = read_sheet(&format!("{moves}\n24 | 1 1 5\n{WHITE_LINE}\n"));
    assert_eq!(short, Err(SheetError::NoDiagram { line: 2 }));
}

#[test]
fn a_wrong_move_on_a_sheet_is_an_error_at_its_line_and_column() {
    let error = read_sheet("1. 76 98\n2. 66 87\n3. 13").unwrap_err().to_string();
    assert_eq!(error, "line 3, column 4: \"13\": the last stone falls in pit 2");
}
