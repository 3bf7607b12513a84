//! From tokens to games.

use super::error::{GameTextError, GameTextProblem, GameTextWarning, Place, WarningKind};
use super::tokens::{Token, Tokens};
use super::{Comment, GameReading, GameText, Line, Tags, TextMove};
use crate::rules::{MoveTextError, Notation, Outcome, Reason, Side};
use std::collections::HashMap;

/// How deep variations may lie in one another: no writer goes so deep, and the stack of a browser's worker bears it.
const DEEPEST: usize = 50;

/// The ways a game ends by word of the players, or by a claim; what a termination tag may say.
const TERMINATIONS: [Reason; 4] = [Reason::Resignation, Reason::Agreement, Reason::Time, Reason::Repetition];

/// What PGN calls the end by the clock.
const TIME_FORFEIT: &str = "time forfeit";

/// Every game of a text.
pub(super) fn read_all<P: Notation>(text: &str) -> Vec<Result<GameReading<P>, GameTextError<P>>> {
    let mut tokens = Tokens::new(text);
    let mut games = Vec::new();
    while tokens.skip_spaces() {
        let mut reader = Reader::new(tokens.clone());
        let game = reader.game();
        tokens = reader.tokens;
        match game {
            Ok(game) => games.push(Ok(game)),
            Err(problem) => {
                games.push(Err(GameTextError { place: reader.place, problem }));
                tokens.skip_to_next_game(reader.in_tags);
            }
        }
    }
    games
}

/// A result as it is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Written {
    Win(Side),
    Draw,
    Open,
}

impl Written {
    fn parse<P: Notation>(word: &str) -> Option<Self> {
        let kinds = [Written::Win(Side::White), Written::Draw, Written::Win(Side::Black), Written::Open];
        let words = P::RESULTS.into_iter().chain(["*"]);
        words.zip(kinds).find(|(result, _)| *result == word).map(|(_, kind)| kind)
    }

    fn fits(self, outcome: Outcome) -> bool {
        match self {
            Written::Win(side) => outcome.winner() == Some(side),
            Written::Draw => outcome.winner().is_none(),
            Written::Open => true,
        }
    }
}

/// The tags that the fields of a game stand for, as they were found.
struct Header<P: Notation> {
    variant: P::Variant,
    start: P,
    result: Option<Written>,
    termination: Option<Reason>,
}

/// One game in the making.
struct Reader<'a, P: Notation> {
    tokens: Tokens<'a>,
    /// Where the token in hand begins.
    place: Place,
    /// Whether the tags are not all read yet.
    in_tags: bool,
    warnings: Vec<GameTextWarning>,
    places: Vec<Place>,
    first_number: Option<u32>,
    result: Option<(Written, Place)>,
    /// How often the positions of the main line occurred.
    seen: HashMap<P, u32>,
}

impl<'a, P: Notation> Reader<'a, P> {
    fn new(tokens: Tokens<'a>) -> Self {
        Reader {
            place: tokens.place(),
            tokens,
            in_tags: true,
            warnings: Vec::new(),
            places: Vec::new(),
            first_number: None,
            result: None,
            seen: HashMap::new(),
        }
    }

    fn warn(&mut self, kind: WarningKind) {
        self.warnings.push(GameTextWarning { place: self.place, kind });
    }

    /// The next token; its place becomes the place of whatever is wrong with it.
    fn next(&mut self) -> Result<Option<Token<'a>>, GameTextProblem<P>> {
        self.tokens.skip_spaces();
        self.place = self.tokens.place();
        self.tokens.next()
    }

    /// The next token, left in place.
    fn peek(&self) -> Option<Token<'a>> {
        self.tokens.clone().next::<P>().ok().flatten()
    }

    fn game(&mut self) -> Result<GameReading<P>, GameTextProblem<P>> {
        let mut tags = Tags::default();
        let header = self.header(&mut tags)?;
        self.in_tags = false;
        let (line, last) = self.line(&header.start, 0)?;
        let outcome = self.outcome(&header, &last)?;
        let game = GameText {
            tags,
            variant: header.variant,
            start: header.start,
            first_number: self.first_number.filter(|_| !line.moves.is_empty()).unwrap_or(1),
            line,
            outcome,
        };
        let (warnings, places) = (std::mem::take(&mut self.warnings), std::mem::take(&mut self.places));
        Ok(GameReading { game, warnings, places })
    }

    /// The tags. A start position is read once all tags are known, since the options belong to it.
    fn header(&mut self, tags: &mut Tags) -> Result<Header<P>, GameTextProblem<P>> {
        let mut found: Vec<(&str, String, Place)> = Vec::new();
        while let Some(Token::Tag { .. }) = self.peek_tag()? {
            if let Some(Token::Tag { name, value }) = self.next()? {
                if found.iter().any(|(other, ..)| *other == name) {
                    return Err(GameTextProblem::RepeatedTag { name: name.to_owned() });
                }
                found.push((name, value, self.place));
            }
        }
        let lower: Vec<_> = found.iter().map(|(name, ..)| name.to_ascii_lowercase()).collect();
        let fields: Vec<_> =
            lower.iter().zip(&found).map(|(name, tag)| (name.as_str(), tag.1.as_str())).collect();
        let after_tags = self.place;
        let variant = P::read_variant(&fields).map_err(|error| {
            let tag = lower.iter().zip(&found).find(|(name, _)| *name == error.field);
            self.place = tag.map_or(after_tags, |(_, found)| found.2);
            GameTextProblem::Variant(error)
        })?;
        let mut header = Header { variant, start: P::start(variant), result: None, termination: None };
        let options = P::write_variant(variant);
        for ((name, value, place), lower) in found.into_iter().zip(&lower) {
            self.place = place;
            match lower.as_str() {
                "fen" => {
                    header.start = P::read_position(&value, variant).map_err(GameTextProblem::Position)?;
                }
                "result" => match Written::parse::<P>(&value) {
                    Some(result) => header.result = Some(result),
                    None => return Err(GameTextProblem::BadResult { value }),
                },
                "gametype" if value.eq_ignore_ascii_case(P::NAME) => {}
                "gametype" => self.warn(WarningKind::OtherGameType),
                "termination" => {
                    let reason = match value.as_str() {
                        TIME_FORFEIT => Some(Reason::Time),
                        name => Reason::from_name(name).filter(|reason| TERMINATIONS.contains(reason)),
                    };
                    header.termination = reason;
                    if reason.is_none() {
                        self.warn(WarningKind::UnknownTermination);
                    }
                }
                field if options.iter().any(|(option, _)| *option == field) => {}
                _ => tags.insert(name, &value),
            }
        }
        Ok(header)
    }

    /// A tag that comes next; one that cannot be read is an error here and now.
    fn peek_tag(&mut self) -> Result<Option<Token<'a>>, GameTextProblem<P>> {
        self.tokens.skip_spaces();
        self.place = self.tokens.place();
        match self.tokens.clone().next::<P>() {
            Ok(token) => Ok(token.filter(|token| matches!(token, Token::Tag { .. }))),
            Err(problem) => Err(problem),
        }
    }

    /// A line from `start` on, and the position in which it ends. The main line ends at a result, at the tags of the next game or
    /// with the text; a variation, at its parenthesis.
    fn line(&mut self, start: &P, depth: usize) -> Result<(Line<P>, P), GameTextProblem<P>> {
        let mut line = Line::default();
        let mut before = start.clone();
        let mut pos = start.clone();
        let mut surplus: Vec<&str> = Vec::new();
        if depth == 0 {
            self.seen.insert(start.clone(), 1);
        }
        loop {
            if depth == 0 && matches!(self.peek(), Some(Token::Tag { .. })) {
                break;
            }
            let token = self.next()?;
            match token {
                None if depth == 0 => break,
                None => return Err(GameTextProblem::OpenVariation),
                Some(Token::Tag { .. }) => return Err(GameTextProblem::NotInVariation),
                Some(Token::Comment(text)) => comments(&mut line).extend(Comment::new(text)),
                Some(Token::Number(number)) => {
                    if depth == 0 && self.places.is_empty() {
                        self.first_number.get_or_insert(number);
                    }
                }
                Some(Token::Open) if depth == DEEPEST => return Err(GameTextProblem::TooDeep),
                Some(Token::Open) if line.moves.is_empty() => {
                    return Err(GameTextProblem::VariationWithoutMove);
                }
                Some(Token::Open) => {
                    let (variation, _) = self.line(&before, depth + 1)?;
                    if let Some(mv) = line.moves.last_mut() {
                        mv.variations.push(variation);
                    }
                }
                Some(Token::Close) if depth > 0 => break,
                Some(Token::Close) => return Err(GameTextProblem::StrayClose),
                Some(Token::Word(word)) => {
                    if let Some(result) = Written::parse::<P>(word) {
                        if depth > 0 {
                            return Err(GameTextProblem::NotInVariation);
                        }
                        self.result = Some((result, self.place));
                        self.notes(&mut line, &pos)?;
                        break;
                    }
                    if let Some((_, meaning)) = P::MARKS.iter().find(|(mark, _)| *mark == word) {
                        comments(&mut line).extend(Comment::new(meaning));
                        continue;
                    }
                    match self.mv(&pos, word)? {
                        None => {
                            if surplus.is_empty() {
                                self.warn(WarningKind::MovesAfterEnd);
                            }
                            surplus.push(word);
                        }
                        Some((mv, after)) => {
                            line.moves.push(mv);
                            before = std::mem::replace(&mut pos, after);
                            if depth == 0 {
                                self.count(&pos);
                            }
                        }
                    }
                }
            }
        }
        comments(&mut line).extend(Comment::new(&surplus.join(" ")));
        Ok((line, pos))
    }

    /// A move and the position after it; `None` for a move after the end of the game.
    fn mv(&mut self, pos: &P, text: &str) -> Result<Option<(TextMove<P>, P)>, GameTextProblem<P>> {
        let mut comments = Vec::new();
        let mut unmarked = text;
        for (mark, meaning) in P::MARKS {
            // A mark may stand tight behind a move (T7.1).
            if let Some(rest) = text.strip_suffix(mark) {
                unmarked = rest;
                comments.extend(Comment::new(meaning));
            }
        }
        let reading = match pos.read_move_in_record(unmarked) {
            Ok(reading) => reading,
            Err(MoveTextError::Illegal { .. }) if pos.outcome().is_some() => return Ok(None),
            Err(error) => return Err(GameTextProblem::Move { text: text.to_owned(), error }),
        };
        if let Some(slip) = reading.slip {
            self.warn(WarningKind::Slip(slip));
        }
        let mv = TextMove { word: reading.word, comments, variations: Vec::new() };
        match pos.clone().play(&mv.word) {
            Ok(after) => Ok(Some((mv, after))),
            Err(error) => {
                let error = MoveTextError::Illegal { refusal: error.refusal };
                Err(GameTextProblem::Move { text: text.to_owned(), error })
            }
        }
    }

    /// Notes a position of the main line.
    fn count(&mut self, pos: &P) {
        self.places.push(self.place);
        let times = self.seen.entry(pos.clone()).or_insert(0);
        *times += 1;
        if *times == 3 {
            self.warn(WarningKind::ThirdRepetition);
        }
    }

    /// The comments behind the result; the note of K8.3 is checked and not kept.
    fn notes(&mut self, line: &mut Line<P>, last: &P) -> Result<(), GameTextProblem<P>> {
        while let Some(Token::Comment(_)) = self.peek() {
            let Some(Token::Comment(text)) = self.next()? else { break };
            if P::RESULT_NOTES.contains(&text.trim()) {
                if last.result_note() != Some(text.trim()) {
                    self.warn(WarningKind::WrongResultNote);
                }
            } else {
                comments(line).extend(Comment::new(text));
            }
        }
        Ok(())
    }

    /// The result: what the last position decides, else what is written.
    fn outcome(&mut self, header: &Header<P>, last: &P) -> Result<Option<Outcome>, GameTextProblem<P>> {
        let mut written = header.result;
        if let Some((result, place)) = self.result {
            self.place = place;
            if written.is_some_and(|tag| tag != result && tag != Written::Open) {
                return Err(GameTextProblem::TwoResults);
            }
            written = Some(result);
        }
        if let Some(right) = last.outcome() {
            if written.is_some_and(|written| !written.fits(right)) {
                return Err(GameTextProblem::WrongResult { right });
            }
            return Ok(Some(right));
        }
        let repeated = self.seen.get(last).is_some_and(|&times| times >= 3);
        Ok(match written {
            None | Some(Written::Open) => None,
            Some(Written::Win(side)) => {
                Some(Outcome::Win { side, reason: header.termination.unwrap_or(Reason::Resignation) })
            }
            Some(Written::Draw) => {
                let usual = if repeated { Reason::Repetition } else { Reason::Agreement };
                Some(Outcome::Draw { reason: header.termination.unwrap_or(usual) })
            }
        })
    }
}

/// Where a comment belongs that stands at the end of `line` so far.
fn comments<P: Notation>(line: &mut Line<P>) -> &mut Vec<Comment> {
    match line.moves.last_mut() {
        Some(mv) => &mut mv.comments,
        None => &mut line.comments,
    }
}
