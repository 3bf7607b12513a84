//! From games to text.

use super::{Comment, GameText, Line};
use crate::rules::{Notation, Outcome, Side};

/// Where lines are wrapped, as PGN export does.
const COLUMNS: usize = 80;

/// Tags, an empty line, the moves, the result.
pub(super) fn write<P: Notation>(game: &GameText<P>) -> String {
    let (roster, others): (Vec<_>, Vec<_>) =
        game.tags.iter().partition(|(name, _)| super::tags::is_roster(name));
    let last = last_position(&game.line, &game.start);
    let result = result::<P>(game.outcome);
    let mut text = String::new();
    for (name, value) in roster {
        push_tag(&mut text, name, value);
    }
    push_tag(&mut text, "Result", result);
    push_tag(&mut text, "GameType", P::NAME);
    for (field, value) in P::write_variant(game.variant) {
        push_tag(&mut text, &capitalised(field), value);
    }
    if game.start != P::start(game.variant) {
        push_tag(&mut text, "FEN", &game.start.write_position());
    }
    if let Some(outcome) = game.outcome
        && last.outcome() != Some(outcome)
    {
        push_tag(&mut text, "Termination", outcome.reason().as_str());
    }
    for (name, value) in others {
        push_tag(&mut text, name, value);
    }
    text.push('\n');
    let mut writer = Writer { words: Vec::new(), first_number: game.first_number };
    writer.line(&game.line, &game.start, 0);
    writer.words.push(result.to_owned());
    if let Some(note) = last.result_note().filter(|_| game.outcome.is_some()) {
        writer.words.push(format!("{{{note}}}"));
    }
    push_wrapped(&mut text, &writer.words);
    text
}

/// The position after the words of a line that are legal one after the other.
fn last_position<P: Notation>(line: &Line<P>, start: &P) -> P {
    let mut pos = start.clone();
    for mv in &line.moves {
        match pos.play(&mv.word) {
            Ok(after) => pos = after,
            Err(error) => return *error.position,
        }
    }
    pos
}

/// The word of a result.
fn result<P: Notation>(outcome: Option<Outcome>) -> &'static str {
    let [white, draw, black] = P::RESULTS;
    match outcome.map(Outcome::winner) {
        None => "*",
        Some(None) => draw,
        Some(Some(Side::White)) => white,
        Some(Some(Side::Black)) => black,
    }
}

fn push_tag(text: &mut String, name: &str, value: &str) {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    text.push_str(&format!("[{name} \"{value}\"]\n"));
}

/// `variant` as the name of a tag: `Variant`.
fn capitalised(field: &str) -> String {
    let mut chars = field.chars();
    chars.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(chars).collect()
}

/// Joins words with spaces, and with line feeds where a line would grow too long.
fn push_wrapped(text: &mut String, words: &[String]) {
    let mut column = 0;
    for word in words {
        let width = word.chars().count();
        if column > 0 && column + 1 + width > COLUMNS {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += width;
    }
    text.push('\n');
}

/// Collects the words between which a text may be wrapped.
struct Writer {
    words: Vec<String>,
    first_number: u32,
}

impl Writer {
    /// Writes a line that begins `ply` moves after the start of the game.
    fn line<P: Notation>(&mut self, line: &Line<P>, start: &P, ply: usize) {
        self.comments(&line.comments);
        // Where Black moves first, its move is the second half of a pair.
        let shift = usize::from((start.turn() == Side::Black) != (ply % 2 == 1));
        let mut pos = start.clone();
        let mut needs_number = true;
        for (i, mv) in line.moves.iter().enumerate() {
            let number = u64::from(self.first_number) + ((ply + i + shift) / 2) as u64;
            match pos.turn() {
                Side::White => self.words.push(format!("{number}.")),
                Side::Black if needs_number => self.words.push(format!("{number}...")),
                Side::Black => {}
            }
            self.words.push(pos.write_move(&mv.word));
            self.comments(&mv.comments);
            for variation in &mv.variations {
                let begin = self.words.len();
                self.line(variation, &pos, ply + i);
                match self.words.get_mut(begin) {
                    Some(first) => first.insert(0, '('),
                    None => self.words.push("(".to_owned()),
                }
                if let Some(last) = self.words.last_mut() {
                    last.push(')');
                }
            }
            needs_number = !mv.comments.is_empty() || !mv.variations.is_empty();
            match pos.play(&mv.word) {
                Ok(after) => pos = after,
                Err(_) => return,
            }
        }
    }

    fn comments(&mut self, comments: &[Comment]) {
        for comment in comments {
            self.words.extend(format!("{{{comment}}}").split(' ').map(str::to_owned));
        }
    }
}
