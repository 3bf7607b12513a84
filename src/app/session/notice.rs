//! What a session says, and the sentences it becomes.

use super::{Help, HintStage, Players, Pressure, Session, Sharing};
use crate::app::boards::GameUi;
use crate::app::i18n::{Lang, text};
use crate::rules::{Outcome, Side};

/// Something to tell.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice<P: GameUi> {
    /// A new game has begun.
    Began,
    /// The ply of this index was played.
    Moved(usize),
    /// A piece was taken up, or a move has begun: what is possible now.
    Chosen,
    /// The touched spots were given up.
    PutBack,
    /// A touch was refused.
    Refused(P::Refusal),
    /// The game was taken back to an earlier decision.
    TakenBack,
    /// A stored game was taken up again.
    TakenUp,
    /// The board was turned: this side is at the bottom.
    Turned(Side),
    /// A side offers a draw to the other person.
    Offered(Side),
    /// The offer was not accepted.
    Declined,
    /// The game is over.
    Ended(Outcome),
    /// The computer cannot move.
    Trouble(Trouble),
    /// A move waits to be confirmed.
    Waiting,
    /// A move was chosen before its turn, or begun.
    Premove,
    /// It was given up.
    PremoveGone,
    /// It is not possible now that its turn has come.
    PremoveRefused(P::Refusal),
    /// The position after so many moves is looked at.
    Looking(usize),
    /// The game as it stands is looked at again.
    Back,
    /// The judge's last refused entry was struck out.
    Struck,
    /// The link of the game was put somewhere.
    Shared(Sharing),
    /// A hint, or more of it.
    Hint(HintStage),
    /// The coach could not be reached.
    NoHint,
    /// Little time is left to a side.
    Low(Side, Pressure),
    /// The clock was stopped.
    Paused,
    /// The device slept; the clock stands.
    Slept,
    /// The game goes on after a pause.
    WentOn,
}

/// What keeps the computer from moving.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Trouble {
    /// It could not be started, or it stops again and again.
    Unreachable,
    /// It is of another build than the page.
    Stale,
    /// It could not answer the question, or its answer cannot be played.
    Answer,
}

impl<P: GameUi> Session<P> {
    /// A notice as a sentence.
    pub fn words(&self, notice: &Notice<P>, lang: Lang) -> String {
        match notice {
            Notice::Began => text::say_began(lang, self.turn().as_str()),
            Notice::Moved(ply) => self.sentence(*ply, lang),
            Notice::Chosen => self.possible(lang),
            Notice::Refused(refusal) => P::explain(refusal, self.setup.variant, lang),
            Notice::PutBack => text::say_put_back(lang).to_owned(),
            Notice::TakenBack => text::say_taken_back(lang, self.turn().as_str()),
            Notice::TakenUp => text::say_taken_up(lang, self.turn().as_str()),
            Notice::Turned(side) => text::say_turned(lang, side.as_str()),
            Notice::Offered(side) => text::draw_offered(lang, side.as_str()),
            Notice::Declined => text::draw_declined(lang).to_owned(),
            Notice::Ended(outcome) => result(*outcome, lang),
            Notice::Trouble(trouble) => trouble.words(lang).to_owned(),
            Notice::Waiting => self.waiting_line(lang),
            Notice::Premove => self.premove_line(lang),
            Notice::PremoveGone => text::say_premove_gone(lang).to_owned(),
            Notice::PremoveRefused(refusal) => {
                text::say_premove_refused(lang, P::explain(refusal, self.setup.variant, lang))
            }
            Notice::Looking(ply) => self.leaf_line(*ply, lang),
            Notice::Back => text::say_back(lang, self.turn().as_str()),
            Notice::Struck => text::say_struck(lang).to_owned(),
            Notice::Shared(sharing) => match sharing {
                Sharing::Copied => text::say_copied(lang).to_owned(),
                Sharing::InAddress => text::say_in_address(lang).to_owned(),
            },
            Notice::Hint(stage) => self.hint_words(*stage, lang),
            Notice::NoHint => text::say_no_hint(lang).to_owned(),
            Notice::Low(side, pressure) => {
                let last = if *pressure == Pressure::Low { "low" } else { "last" };
                text::say_time_low(lang, side.as_str(), last)
            }
            Notice::Paused => text::say_paused(lang).to_owned(),
            Notice::Slept => text::say_slept(lang).to_owned(),
            Notice::WentOn => text::say_went_on(lang, self.turn().as_str()),
        }
    }

    /// What is possible with the spots touched, or with the spot that is looked at.
    fn possible(&self, lang: Lang) -> String {
        if self.setup.terms.help == Help::None {
            return String::new();
        }
        P::possible(self.record.position(), &self.touched, self.hover, self.setup.variant, lang)
    }

    /// The sentence of a ply. The last one goes on with the result when the game ended there by itself, or with what the
    /// person to move is bound to do: who does not see the board hears it before touching anything.
    fn sentence(&self, ply: usize, lang: Lang) -> String {
        let mut sentence = self.told(ply, lang);
        let then = match self.outcome() {
            _ if ply + 1 < self.record.plies().len() => String::new(),
            Some(outcome) => result(outcome, lang),
            None if self.is_persons_turn() && self.setup.terms.help != Help::None => {
                P::possible(self.record.position(), &[], None, self.setup.variant, lang)
            }
            None => String::new(),
        };
        if !then.is_empty() {
            sentence.push(' ');
            sentence.push_str(&then);
        }
        sentence
    }

    /// The sentence of a ply alone.
    fn told(&self, ply: usize, lang: Lang) -> String {
        let played = self.record.position_at(ply).zip(self.record.plies().get(ply));
        played.map_or_else(String::new, |(before, played)| {
            P::announce(before, &played.word, self.setup.variant, lang)
        })
    }

    /// The move that waits, with the question whether it is meant.
    fn waiting_line(&self, lang: Lang) -> String {
        self.waiting_text().map_or_else(String::new, |mv| text::say_waiting(lang, mv))
    }

    /// What was chosen before its turn.
    fn premove_line(&self, lang: Lang) -> String {
        let stage = if self.is_premove_whole() { "whole" } else { "begun" };
        text::say_premove(lang, stage)
    }

    /// Where in the game the picture is, and the move that led there.
    fn leaf_line(&self, ply: usize, lang: Lang) -> String {
        match ply.checked_sub(1) {
            None => text::say_at_start(lang).to_owned(),
            Some(last) => text::say_looking(lang, ply, self.record.plies().len(), self.told(last, lang)),
        }
    }

    /// The refusal that is being explained.
    pub fn refusal(&self) -> Option<&P::Refusal> {
        match self.last_word() {
            Some(Notice::Refused(refusal)) => Some(refusal),
            _ => None,
        }
    }

    /// What was said last, save what the clock threw in.
    fn last_word(&self) -> Option<&Notice<P>> {
        self.said.iter().rev().map(|(_, notice)| notice).find(|notice| !matches!(notice, Notice::Low(..)))
    }

    /// The clause of the rules that stands behind [`Session::line`], where it speaks of a duty or a refusal.
    pub fn clause(&self) -> Option<&'static str> {
        if self.showing().is_some() || self.looking.is_some() || self.outcome().is_some() {
            return None;
        }
        match self.last_word() {
            Some(Notice::Refused(refusal)) => P::clause(refusal),
            _ if self.is_persons_turn() && self.offer.is_none() => P::duty(self.record.position()),
            _ => None,
        }
    }

    /// The one line beside the board: the move that is being shown, what happened amiss, who is awaited, or what is possible.
    pub fn line(&self, lang: Lang) -> String {
        if let Some(ply) = self.looking {
            return self.leaf_line(ply, lang);
        }
        if let Some(ply) = self.showing() {
            return self.told(ply, lang);
        }
        if let Some(outcome) = self.outcome() {
            let shared = self.last_word().filter(|notice| matches!(notice, Notice::Shared(_)));
            let shared = shared.map(|notice| self.words(notice, lang));
            return [result(outcome, lang)].into_iter().chain(shared).collect::<Vec<_>>().join(" ");
        }
        if self.is_halted() {
            return text::paused_line(lang).to_owned();
        }
        if let Some(
            notice @ (Notice::Refused(_)
            | Notice::NoHint
            | Notice::PremoveRefused(_)
            | Notice::Declined
            | Notice::Shared(_)),
        ) = self.last_word()
        {
            return self.words(notice, lang);
        }
        if let Some(trouble) = self.trouble {
            return trouble.words(lang).to_owned();
        }
        if let Some(side) = self.offer {
            return text::draw_offered(lang, side.as_str());
        }
        if self.waiting.is_some() {
            return self.waiting_line(lang);
        }
        if !self.premove.is_empty() {
            return self.premove_line(lang);
        }
        if !self.is_persons_turn() {
            return text::computer_thinks(lang).to_owned();
        }
        if self.awaits_hint() {
            return text::coach_thinks(lang).to_owned();
        }
        if let Some(stage) = self.hint_stage().filter(|_| self.touched.is_empty()) {
            return self.hint_words(stage, lang);
        }
        let possible = self.possible(lang);
        if !possible.is_empty() {
            return possible;
        }
        match self.setup.players {
            Players::Two => text::side_to_move(lang, self.turn().as_str()),
            Players::Computer { .. } => text::your_move(lang, self.turn().as_str()),
        }
    }
}

/// The result with its reason.
pub fn result(outcome: Outcome, lang: Lang) -> String {
    let reason = outcome.reason().as_str();
    match outcome.winner() {
        Some(winner) => text::result_win(lang, winner.as_str(), reason),
        None => text::result_draw(lang, reason),
    }
}

impl Trouble {
    /// What is wrong, as a sentence.
    pub fn words(self, lang: Lang) -> &'static str {
        match self {
            Trouble::Unreachable => text::trouble_unreachable(lang),
            Trouble::Stale => text::trouble_stale(lang),
            Trouble::Answer => text::trouble_answer(lang),
        }
    }
}
