//! The facts of a position in words that a program reads: `explain`.

use super::clock::{chance, move_text, moves_text, score};
use super::session::Event;
use crate::ai::{
    Control, Evaluate, Explain, Fact, Features, Force, Limits, Line, OnlyMove, Opening, Search, Story, Table,
    Threat, TobitFact, TobitHaul, ToguzFact, ToguzHaul, Trade, drive, expected_treasuries, returnable,
};
use crate::games::tobit::Tobit;
use crate::games::toguz::{Pit, Toguz};
use crate::rules::{Notation, Record};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;

/// Bytes of the table of an explanation; it has its own, so that no later search is changed by it.
const TABLE: usize = 1 << 24;
/// Positions between two looks for `stop`.
const SLICE: u64 = 1_000;

/// A game whose facts the console can write down.
pub(super) trait Tell: Explain + Notation + Opening {
    /// A fact of the game alone.
    fn fact(fact: Self::Fact) -> String;
    /// What a side has won.
    fn haul(haul: Self::Haul) -> String;
    /// What an `info` line says of the game alone, with a space before it; may be empty.
    fn forecast(&self, line: &Line<Self>) -> String;
}

impl Tell for Tobit {
    fn fact(fact: TobitFact) -> String {
        match fact {
            TobitFact::Captures { men, tobits } => format!("captures men {men} tobits {tobits}"),
            TobitFact::Promotes { point } => format!("promotes {}", point.number()),
        }
    }

    fn haul(haul: TobitHaul) -> String {
        format!("men {} tobits {} promoted {}", haul.men, haul.tobits, haul.promoted)
    }

    fn forecast(&self, _: &Line<Self>) -> String {
        String::new()
    }
}

impl Tell for Toguz {
    fn fact(fact: ToguzFact) -> String {
        let name = |pit: Pit| format!("{} {}", pit.side(), pit.number());
        match fact {
            ToguzFact::FeedsTuz { pit, owner, stones } => {
                format!("feeds-tuz {} owner {owner} stones {stones}", name(pit))
            }
            ToguzFact::Captures { pit, stones } => format!("captures {} stones {stones}", name(pit)),
            ToguzFact::MakesTuz { pit } => format!("makes-tuz {}", name(pit)),
            ToguzFact::EmptiesOwnRow => "empties-own-row".to_owned(),
            ToguzFact::Sweeps { stones, to } => format!("sweeps stones {stones} to {to}"),
            ToguzFact::ReachesMajority { side } => format!("reaches-majority {side}"),
        }
    }

    fn haul(haul: ToguzHaul) -> String {
        format!("stones {}", haul.stones)
    }

    /// `treasuries W B`: the expected final treasuries.
    fn forecast(&self, line: &Line<Self>) -> String {
        let [white, black] = expected_treasuries(self, line);
        format!(" treasuries {white} {black}")
    }
}

/// Searches a position and the position in which nothing is done, and says what is to be said of them.
pub(super) struct Explainer {
    pub(super) nodes: u64,
    pub(super) stop: Arc<AtomicBool>,
    pub(super) events: Sender<Event>,
}

impl<P: Evaluate> Control<P> for Explainer {
    fn is_stopped(&mut self, _: &Search<P>) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn report(&mut self, _: &Search<P>) {}
}

impl Explainer {
    fn say(&self, text: &str) {
        // Nobody listens any more only when the program ends.
        let _ = self.events.send(Event::Say(format!("fact {text}")));
    }

    fn search<P: Explain>(&mut self, root: &P, earlier: &[P], lines: usize) -> Search<P> {
        let mut search = Search::new(Table::new(TABLE), Features::default());
        search.begin(root, earlier, Limits { nodes: self.nodes, lines, ..Limits::default() });
        drive(&mut search, SLICE, self);
        search
    }

    /// Says the facts of the position on the board.
    pub(super) fn explain<P: Tell>(&mut self, record: &Record<P>) {
        if let Some(outcome) = record.outcome() {
            return self.say(&format!("ends {outcome}"));
        }
        let root = record.position();
        let earlier = returnable(record);
        let search = self.search(root, earlier, 2);
        let Some(best) = search.lines().first() else { return };
        let (score, chance, forecast) = (score(best), chance(root, best), root.forecast(best));
        self.say(&format!("score {score} chance {chance}{forecast}"));
        let story = Story::tell(root, earlier, &best.moves);
        self.tell("", &story);
        if let Some(OnlyMove { mv, why, loss }) = OnlyMove::find(root, search.lines()) {
            self.say(&format!("only {} {} loss {loss}", move_text(root, mv), why.as_str()));
        }
        self.threat(root, best);
    }

    fn threat<P: Tell>(&mut self, root: &P, best: &Line<P>) {
        let question = match Threat::question(root) {
            Ok(question) => question,
            Err(why) => return self.say(&format!("no-threat {}", why.as_str())),
        };
        let search = self.search(&question, &[], 1);
        let threat = search.lines().first().and_then(|answer| Threat::read(best, &question, answer));
        let Some(Threat { story, loss, cost }) = threat else {
            return self.say("no-threat quiet");
        };
        let cost = cost.map_or_else(|| "game".to_owned(), |cost| cost.to_string());
        self.say(&format!("threat loss {loss} cost {cost}"));
        self.tell("threat ", &story);
    }

    fn tell<P: Tell>(&self, start: &str, story: &Story<P>) {
        let moves: Vec<P::Move> = story.events.iter().map(|event| event.mv).collect();
        let texts = moves_text(&story.root, &moves);
        self.say(&format!("{start}line {}", texts.join(" ")));
        for (nth, (event, text)) in story.events.iter().zip(&texts).enumerate() {
            for &fact in &event.facts {
                self.say(&format!("{start}move {} {text} {}", nth + 1, fact_text::<P>(fact)));
            }
        }
        let haul = P::haul;
        match story.trade() {
            Trade::Nothing => {}
            Trade::Wins(won) => self.say(&format!("{start}trade wins {}", haul(won))),
            Trade::Loses(lost) => self.say(&format!("{start}trade loses {}", haul(lost))),
            Trade::GivesBack { won, lost } => {
                self.say(&format!("{start}trade wins {} gives-back {}", haul(won), haul(lost)));
            }
            Trade::Offers { lost, won } => {
                self.say(&format!("{start}trade offers {} wins {}", haul(lost), haul(won)));
            }
        }
    }
}

fn fact_text<P: Tell>(fact: Fact<P::Fact>) -> String {
    match fact {
        Fact::Own(fact) => P::fact(fact),
        Fact::Repeats { times } => format!("repeats times {times}"),
        Fact::Forces(Force::OnlyReply) => "forces".to_owned(),
        Fact::Forces(Force::Compelled { ways }) => format!("compels ways {ways}"),
        Fact::RunsOut { side } => format!("runs-out {side}"),
        Fact::Ends(outcome) => format!("ends {outcome}"),
    }
}
