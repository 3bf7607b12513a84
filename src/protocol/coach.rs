//! The coach's desk: looks at a position for a person and says what is best, why, and what threatens.
//!
//! A program of its own, fetched when somebody first asks for a hint, so that the engine's worker stays small. It hears the same
//! messages as the engine and answers with [`FromCoach`]. Like the engine's desk it knows no worker and no event loop.

use super::advice::{Advice, Deed, FromCoach, Goods, Menace, Prize, Why};
use super::desk::read_record;
use super::{Go, JobId, ToEngine, Wire, build_name};
use crate::ai::{
    Explain, Features, Limits, Line, OnlyMove, OnlyWhy, Opening, Progress, Search, Story, Table, Threat,
    TobitFact, TobitHaul, ToguzFact, ToguzHaul, Trade, WinChance, returnable,
};
use crate::games::tobit::Tobit;
use crate::games::toguz::Toguz;
use crate::rules::{Notation, Outcome, Side};
use crate::with_game;

/// Bytes of the table.
const TABLE: usize = 1 << 22;
/// Positions that are looked at for the best moves, and for what threatens: a second or two on a phone.
const NODES: u64 = 400_000;
const THREAT_NODES: u64 = 100_000;
/// How many moves of a line are told: further ahead a hint is no help.
const TOLD: usize = 6;

/// What a game tells besides.
pub(super) trait Tell: Explain + Notation + Opening {
    /// What a side has won.
    fn prize(haul: Self::Haul) -> Prize;
    /// What a move does in this game alone, where that is worth a sentence.
    fn deed(fact: Self::Fact, mover: Side) -> Option<Deed>;
}

impl Tell for Tobit {
    fn prize(haul: TobitHaul) -> Prize {
        let goods = [(Goods::Tobits, haul.tobits), (Goods::Men, haul.men)];
        goods.into_iter().filter(|(_, count)| *count > 0).collect()
    }

    fn deed(fact: TobitFact, _: Side) -> Option<Deed> {
        match fact {
            TobitFact::Promotes { .. } => Some(Deed::Promotes),
            TobitFact::Captures { .. } => None,
        }
    }
}

impl Tell for Toguz {
    fn prize(haul: ToguzHaul) -> Prize {
        if haul.stones > 0 { vec![(Goods::Stones, haul.stones)] } else { Vec::new() }
    }

    fn deed(fact: ToguzFact, mover: Side) -> Option<Deed> {
        match fact {
            ToguzFact::MakesTuz { .. } => Some(Deed::MakesTuz),
            ToguzFact::ReachesMajority { side } if side == mover => Some(Deed::Majority),
            _ => None,
        }
    }
}

/// One desk: at most one question lies on it.
#[derive(Default)]
pub struct Coach {
    job: Option<Box<dyn Lesson>>,
}

impl std::fmt::Debug for Coach {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Coach").field("is_busy", &self.job.is_some()).finish()
    }
}

impl Coach {
    /// Takes a message; answers at once what can be answered at once.
    pub fn receive(&mut self, wire: &Wire) -> Option<FromCoach> {
        match wire.read::<ToEngine>() {
            Err(_) => Some(FromCoach::Error { job: None }),
            Ok(ToEngine::Hello { .. }) => Some(FromCoach::Hello { build: build_name().to_owned() }),
            Ok(ToEngine::Stop { job }) => {
                self.job.take_if(|lesson| lesson.id() == job);
                None
            }
            // A question that cannot be answered leaves the one before on the desk.
            Ok(ToEngine::Go(go)) => match begin(&go) {
                Some(lesson) => {
                    self.job = Some(lesson);
                    None
                }
                None => Some(FromCoach::Error { job: Some(go.job) }),
            },
        }
    }

    /// Looks at about so many positions; what was found, once there is something.
    pub fn work(&mut self, nodes: u64) -> Option<FromCoach> {
        let advice = self.job.as_mut()?.work(nodes)?;
        self.job = None;
        Some(FromCoach::Advice(advice))
    }

    /// Whether there is something to look at.
    pub fn is_busy(&self) -> bool {
        self.job.is_some()
    }
}

/// A position that is being looked at, whatever the game.
trait Lesson {
    fn id(&self) -> JobId;
    fn work(&mut self, nodes: u64) -> Option<Advice>;
}

fn begin(go: &Go) -> Option<Box<dyn Lesson>> {
    let game = go.game_id()?;
    with_game!(game, Game => begin_in::<Game>(go))
}

fn begin_in<P: Tell>(go: &Go) -> Option<Box<dyn Lesson>> {
    let record = read_record::<P>(go).ok()?;
    if record.outcome().is_some() {
        return None;
    }
    let earlier = returnable(&record).to_vec();
    let limits = Limits { nodes: NODES, lines: 2, ..Limits::default() };
    let search = search(record.position(), &earlier, limits);
    let question = Threat::question(record.position()).ok();
    Some(Box::new(Study::<P> { id: go.job, earlier, search, question, threat: None }))
}

fn search<P: Tell>(root: &P, earlier: &[P], limits: Limits) -> Search<P> {
    let mut search = Search::new(Table::new(TABLE), Features::default());
    search.begin(root, earlier, limits);
    search
}

/// First the best moves are looked for, then what happens if nothing is done.
struct Study<P: Tell> {
    id: JobId,
    earlier: Vec<P>,
    search: Search<P>,
    question: Option<P>,
    threat: Option<Search<P>>,
}

impl<P: Tell> Lesson for Study<P> {
    fn id(&self) -> JobId {
        self.id
    }

    fn work(&mut self, nodes: u64) -> Option<Advice> {
        if let Some(threat) = &mut self.threat {
            return (threat.run(nodes) == Progress::Done).then(|| self.advice());
        }
        if self.search.run(nodes) != Progress::Done {
            return None;
        }
        match &self.question {
            None => Some(self.advice()),
            Some(question) => {
                let limits = Limits { nodes: THREAT_NODES, ..Limits::default() };
                self.threat = Some(search(question, &[], limits));
                None
            }
        }
    }
}

impl<P: Tell> Study<P> {
    fn advice(&self) -> Advice {
        let root = self.search.root();
        let lines = self.search.lines();
        let best = lines.first();
        let threat = self.menace(best);
        Advice {
            job: self.id,
            chance: best.map_or(500, |best| WinChance::of(root, best.score).per_mille()),
            lines: lines.iter().map(|line| texts(root, &line.moves)).collect(),
            why: best.map_or_else(Vec::new, |best| self.why(best, threat.as_ref())),
            threat: threat.and_then(|threat| {
                let first = texts(&threat.story.root, &[threat.story.events.first()?.mv]).pop()?;
                Some(Menace { position: threat.story.root.write_position(), first })
            }),
        }
    }

    fn menace(&self, best: Option<&Line<P>>) -> Option<Threat<P>> {
        let (question, answer) = (self.question.as_ref()?, self.threat.as_ref()?.lines().first()?);
        Threat::read(best?, question, answer)
    }

    /// The reasons, the weightiest first.
    fn why(&self, best: &Line<P>, threat: Option<&Threat<P>>) -> Vec<Why> {
        let root = self.search.root();
        let story = Story::tell(root, &self.earlier, &best.moves[..best.moves.len().min(TOLD)]);
        let mover = root.turn();
        let mut why = Vec::new();
        if let Some(only) = OnlyMove::find(root, self.search.lines()) {
            why.push(match only.why {
                OnlyWhy::Legal => Why::OnlyLegal,
                OnlyWhy::Wins => Why::OnlyWins,
                OnlyWhy::Saves => Why::OnlySaves,
                OnlyWhy::Keeps => Why::OnlyKeeps,
            });
        }
        if story.end.and_then(Outcome::winner) == Some(mover) {
            why.push(Why::EndsTheGame { moves: story.events.len().div_ceil(2) as u16 });
        }
        let first = story.events.first().map(|event| event.facts.as_slice()).unwrap_or_default();
        why.extend(first.iter().filter_map(|fact| match fact {
            crate::ai::Fact::Own(fact) => P::deed(*fact, mover).map(Why::Does),
            _ => None,
        }));
        why.extend(match story.trade() {
            Trade::Nothing => None,
            Trade::Wins(won) => Some(Why::Wins(P::prize(won))),
            Trade::Loses(lost) => Some(Why::Loses(P::prize(lost))),
            Trade::GivesBack { won, lost } => {
                Some(Why::GivesBack { won: P::prize(won), lost: P::prize(lost) })
            }
            Trade::Offers { lost, won } => Some(Why::Offers { lost: P::prize(lost), won: P::prize(won) }),
        });
        why.extend(threat.and_then(|threat| match threat.story.trade() {
            Trade::Wins(won) => Some(Why::Meets(P::prize(won))),
            _ => None,
        }));
        // A prize in goods that are not counted, such as a promotion alone, is told by the deed.
        why.retain(|why| !matches!(why, Why::Wins(prize) | Why::Loses(prize) | Why::Meets(prize) if prize.is_empty()));
        if why.is_empty() {
            why.push(Why::Quiet);
        }
        why
    }
}

fn texts<P: Notation>(root: &P, moves: &[P::Move]) -> Vec<String> {
    let mut pos = root.clone();
    let mut texts = Vec::new();
    for &mv in moves.iter().take(TOLD) {
        let Some(word) = pos.words(mv).into_iter().next() else { break };
        texts.push(pos.write_move_bare(&word));
        pos.play_unchecked(mv);
    }
    texts
}
