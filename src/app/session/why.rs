//! What a hint says, as sentences.

use super::{HintStage, Session};
use crate::app::boards::GameUi;
use crate::app::i18n::{Lang, text};
use crate::protocol::{Prize, Why};

impl<P: GameUi> Session<P> {
    /// A stage of the hint as sentences.
    pub(super) fn hint_words(&self, stage: HintStage, lang: Lang) -> String {
        let Some(word) = self.hinted() else { return String::new() };
        let mv = self.record.position().write_move(&word);
        match stage {
            HintStage::Where => {
                let first = word.first().map_or_else(String::new, |spot| P::spot_name(*spot, lang));
                text::hint_where(lang, first)
            }
            HintStage::What => text::hint_what(lang, mv),
            HintStage::Why => {
                let why = self.advice().map(|advice| advice.why.as_slice()).unwrap_or_default();
                let reasons = why.iter().take(REASONS).map(|why| reason(why, lang));
                [text::hint_why(lang, mv)].into_iter().chain(reasons).collect::<Vec<_>>().join(" ")
            }
        }
    }
}

/// How many reasons are told: more are not remembered.
const REASONS: usize = 3;

/// A reason as a sentence.
fn reason(why: &Why, lang: Lang) -> String {
    match why {
        Why::OnlyLegal => text::why_only(lang, "legal"),
        Why::OnlyWins => text::why_only(lang, "wins"),
        Why::OnlySaves => text::why_only(lang, "saves"),
        Why::OnlyKeeps => text::why_only(lang, "keeps"),
        Why::EndsTheGame { moves } => text::why_ends(lang, u32::from(*moves)),
        Why::Does(deed) => text::why_does(lang, deed.as_str()),
        Why::Wins(won) => text::why_wins(lang, prize(won, lang)),
        Why::Loses(lost) => text::why_loses(lang, prize(lost, lang)),
        Why::GivesBack { won, lost } => text::why_gives_back(lang, prize(won, lang), prize(lost, lang)),
        Why::Offers { lost, won } => text::why_offers(lang, prize(lost, lang), prize(won, lang)),
        Why::Meets(prize_of) => text::why_meets(lang, prize(prize_of, lang)),
        Why::Quiet => text::why_quiet(lang).to_owned(),
    }
}

/// What is won or lost: `2 men and 1 tobit`.
fn prize(prize: &Prize, lang: Lang) -> String {
    let goods = prize.iter().map(|(goods, count)| text::goods(lang, goods.as_str(), u32::from(*count)));
    goods.reduce(|first, second| text::list_and(lang, first, second)).unwrap_or_default()
}
