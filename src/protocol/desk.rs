//! The engine's desk: takes messages, works on one job at a time in slices, and says what there is to say.
//!
//! Knows no worker and no event loop, so that all of it is tested natively.

use super::{Ask, BookUse, Found, FromEngine, Go, JobId, ScoreText, ToEngine, Wire, build_name};
use crate::ai::{Book, Level, Line, Opening, Plan, Progress, Score, Search, Table, Verdict, returnable};
use crate::games::GameId;
use crate::rules::{Notation, Record};
use crate::with_game;
use std::fmt::Display;

/// One desk: at most one job lies on it.
#[derive(Default)]
pub struct Desk {
    job: Option<Box<dyn Job>>,
}

impl std::fmt::Debug for Desk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Desk").field("job", &self.job.as_ref().map(|job| job.id())).finish()
    }
}

impl Desk {
    /// Takes a message; answers at once what can be answered at once.
    pub fn receive(&mut self, wire: &Wire) -> Option<FromEngine> {
        match wire.read::<ToEngine>() {
            Err(error) => Some(FromEngine::Error { job: None, why: error.to_string() }),
            Ok(ToEngine::Hello { .. }) => Some(FromEngine::Hello { build: build_name().to_owned() }),
            Ok(ToEngine::Stop { job }) => self.stop(job),
            Ok(ToEngine::Go(go)) => match begin(&go, &mut self.job) {
                Ok(begun) => {
                    self.job = Some(begun);
                    None
                }
                Err(why) => Some(FromEngine::Error { job: Some(go.job), why }),
            },
        }
    }

    /// Works for a slice of about so many positions; what was found, if anything.
    pub fn work(&mut self, nodes: u64) -> Option<FromEngine> {
        self.job.as_mut().filter(|job| !job.is_done())?.work(nodes)
    }

    /// Whether there is something to work on.
    pub fn is_busy(&self) -> bool {
        self.job.as_ref().is_some_and(|job| !job.is_done())
    }

    fn stop(&mut self, id: JobId) -> Option<FromEngine> {
        let job = self.job.as_mut().filter(|job| !job.is_done() && job.id() == id)?;
        job.end();
        Some(FromEngine::Stopped { job: id })
    }
}

/// A question being worked on, whatever the game.
trait Job {
    fn id(&self) -> JobId;
    fn is_done(&self) -> bool;
    fn end(&mut self);
    fn work(&mut self, nodes: u64) -> Option<FromEngine>;
    /// Hands on to the next job, which stands on `ground`: an empty table, unless this one was there to prepare it.
    fn into_table(self: Box<Self>, ground: &Ground, bytes: usize) -> Table;
}

/// What two questions must share for the findings of one to be of use to the other.
#[derive(PartialEq)]
struct Ground {
    game: GameId,
    variant: Vec<(String, String)>,
    level: Level,
}

struct Question<P: Opening + Notation> {
    id: JobId,
    ground: Ground,
    search: Search<P>,
    plan: Plan,
    seed: u64,
    ask: Ask,
    /// How many were played before the position.
    plies: usize,
    /// What the book says: then nothing is searched.
    known: Option<Line<P>>,
    is_done: bool,
}

/// How many times the positions of a move the engine looks at while it is not its turn; then it rests, and so does the
/// battery.
const PONDERED: u64 = 8;

/// Reads a question and begins to search it in place of the last one. Every number and every text is checked here, before
/// anything happens to the last one.
fn begin(go: &Go, last: &mut Option<Box<dyn Job>>) -> Result<Box<dyn Job>, String> {
    let game = go.game_id().ok_or_else(|| format!("no game {:?}", go.game))?;
    let level = Level::new(go.level).ok_or_else(|| format!("level {} is not 1-8", go.level))?;
    if go.ask == Ask::Ponder && level != Level::FULL {
        return Err(format!("level {} does not ponder", go.level));
    }
    let ground = Ground { game, variant: go.variant.clone(), level };
    with_game!(game, Game => begin_in::<Game>(go, ground, last))
}

fn begin_in<P: Opening + Notation>(
    go: &Go,
    ground: Ground,
    last: &mut Option<Box<dyn Job>>,
) -> Result<Box<dyn Job>, String> {
    let record = read_record::<P>(go)?;
    if let Some(outcome) = record.outcome() {
        return Err(format!("the game is over: {outcome}"));
    }
    let plan = ground.level.plan::<P>();
    let table = match last.take() {
        Some(job) => job.into_table(&ground, plan.table),
        None => Table::new(plan.table),
    };
    let mut search = Search::<P>::new(table, plan.features());
    let mut limits = plan.limits();
    match go.ask {
        Ask::Move if record.position().count_moves() == 1 => limits.depth = 1, // nothing to choose
        Ask::Move | Ask::Draw => {}
        Ask::Ponder => limits.nodes = limits.nodes.saturating_mul(PONDERED),
    }
    search.begin(record.position(), returnable(&record), limits);
    let opens = go.ask == Ask::Move && go.book == BookUse::Known && ground.level.knows_book();
    let known = opens.then(|| Book::own().choose(&record, go.seed)).flatten();
    let known = known.map(|known| Line { score: known.score, depth: 0, moves: vec![known.mv] });
    Ok(Box::new(Question {
        id: go.job,
        ground,
        search,
        plan,
        seed: go.seed,
        ask: go.ask,
        plies: record.plies().len(),
        known,
        is_done: false,
    }))
}

pub(super) fn read_record<P: Notation>(go: &Go) -> Result<Record<P>, String> {
    let fields: Vec<_> = go.variant.iter().map(|(field, value)| (field.as_str(), value.as_str())).collect();
    let variant = P::read_variant(&fields).map_err(text)?;
    let mut record = match &go.start {
        None => Record::new(variant),
        Some(start) => Record::from_position(variant, P::read_position(start, variant).map_err(text)?),
    };
    for (ply, mv) in go.moves.iter().enumerate() {
        let at = |why: String| format!("move {} {mv:?}: {why}", ply + 1);
        let word = record.position().read_move_in_play(mv).map_err(|error| at(error.to_string()))?;
        record.append(&word).map_err(|error| at(error.to_string()))?;
    }
    Ok(record)
}

fn text(error: impl Display) -> String {
    error.to_string()
}

impl<P: Opening + Notation> Question<P> {
    fn found(&self, line: &Line<P>) -> Found {
        let mut pos = self.search.root().clone();
        let mut texts = Vec::with_capacity(line.moves.len());
        for &mv in &line.moves {
            let Some(word) = pos.words(mv).into_iter().next() else { break };
            texts.push(pos.write_move_bare(&word));
            pos.play_unchecked(mv);
        }
        Found {
            job: self.id,
            depth: line.depth,
            score: score_text(line.score),
            nodes: self.search.nodes(),
            line: texts,
        }
    }

    /// Whether the side to move would give the game up, did it not hope for an error: by its best move, not by the one that it
    /// picks.
    fn is_hopeless(&self) -> bool {
        let resignation = self.ground.level.manners().resignation;
        let best = self.search.lines().first();
        resignation.zip(best).is_some_and(|(when, best)| when.is_hopeless(self.search.root(), best.score))
    }

    fn answer(&self) -> FromEngine {
        let line = match self.ask {
            Ask::Move => self.known.as_ref().or_else(|| self.plan.choose(&self.search, self.seed)),
            Ask::Draw | Ask::Ponder => self.search.lines().first(),
        };
        match (line, self.ask) {
            (None, _) => FromEngine::Error { job: Some(self.id), why: "no legal move".to_owned() },
            (Some(line), Ask::Move) if self.is_hopeless() => FromEngine::Hopeless(self.found(line)),
            (Some(line), Ask::Move | Ask::Ponder) => FromEngine::Best(self.found(line)),
            // The offer comes from the side to move.
            (Some(line), Ask::Draw) => {
                let manners = self.ground.level.manners().draw;
                let accepted = manners.agrees(self.search.root(), line.score, self.plies);
                FromEngine::Draw { job: self.id, accepted }
            }
        }
    }
}

impl<P: Opening + Notation> Job for Question<P> {
    fn id(&self) -> JobId {
        self.id
    }

    fn is_done(&self) -> bool {
        self.is_done
    }

    fn end(&mut self) {
        self.is_done = true;
    }

    fn work(&mut self, nodes: u64) -> Option<FromEngine> {
        let progress = if self.known.is_some() { Progress::Done } else { self.search.run(nodes) };
        match progress {
            Progress::Paused => None,
            Progress::Deepened => self
                .search
                .lines()
                .first()
                .filter(|_| self.ask == Ask::Move)
                .map(|line| FromEngine::Info(self.found(line))),
            Progress::Done => {
                self.is_done = true;
                Some(self.answer())
            }
        }
    }

    fn into_table(self: Box<Self>, ground: &Ground, bytes: usize) -> Table {
        let has_prepared = self.ask == Ask::Ponder && self.ground == *ground;
        let mut table = self.search.into_table();
        // Else what was found is forgotten: the answer depends on the question alone, also after a reload or an undone move.
        if !has_prepared {
            table.refit(bytes);
        }
        table
    }
}

fn score_text(score: Score) -> ScoreText {
    match score.verdict() {
        Verdict::About(value) => ScoreText::About(value),
        Verdict::Win(plies) => ScoreText::Win(plies),
        Verdict::Loss(plies) => ScoreText::Loss(plies),
    }
}
