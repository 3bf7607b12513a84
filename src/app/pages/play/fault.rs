//! Why a link cannot be followed, in words.

use crate::app::boards::GameUi;
use crate::app::i18n::{Lang, text};
use crate::app::route::ValueError;
use crate::app::session::TermError;
use crate::app::session::link::LinkFault;
use crate::app::session::result;
use crate::rules::{MoveTextError, Slip};

/// The reason as a sentence.
pub(super) fn words<P: GameUi>(fault: &LinkFault<P>, lang: Lang) -> String {
    match fault {
        LinkFault::Value(ValueError::Percent) => text::link_fault_percent(lang).to_owned(),
        LinkFault::Value(ValueError::Utf8) => text::link_fault_utf8(lang).to_owned(),
        LinkFault::Twice => text::link_fault_twice(lang).to_owned(),
        LinkFault::Version => text::link_fault_version(lang).to_owned(),
        LinkFault::Side => text::link_fault_side(lang).to_owned(),
        LinkFault::Level => text::link_fault_level(lang).to_owned(),
        LinkFault::Lang => text::link_fault_lang(lang, Lang::ALL.map(Lang::as_str).join(", ")),
        LinkFault::Variant(error) => text::link_fault_option(lang, error.allowed.join(", ")),
        LinkFault::Term(TermError::Allowed(names)) => text::link_fault_option(lang, names.join(", ")),
        LinkFault::Ply => text::link_fault_ply(lang).to_owned(),
        LinkFault::Term(TermError::Time) => text::link_fault_time(lang).to_owned(),
        LinkFault::Position(error) => P::explain_position(error, lang),
        LinkFault::Over { number, text: mv, outcome } => {
            text::link_fault_over(lang, number, mv, result(*outcome, lang))
        }
        LinkFault::Move { number, text: mv, error, before, variant } => {
            text::link_fault_move(lang, number, mv, move_words(error, &**before, *variant, lang))
        }
    }
}

fn move_words<P: GameUi>(error: &MoveTextError<P>, before: &P, variant: P::Variant, lang: Lang) -> String {
    match error {
        MoveTextError::Syntax { .. } => text::move_fault_syntax(lang).to_owned(),
        MoveTextError::Illegal { refusal } => P::explain(refusal, variant, lang),
        MoveTextError::Ambiguous { candidates } => {
            let moves: Vec<_> = candidates.iter().map(|word| before.write_move(word)).collect();
            text::move_fault_ambiguous(lang, moves.join(", "))
        }
        MoveTextError::WrongLanding { right } => text::move_fault_landing(lang, right),
        MoveTextError::WrongTotal { right } => text::move_fault_total(lang, right),
        MoveTextError::Slip(Slip::MissingTuzMark) => text::move_fault_missing_tuz(lang).to_owned(),
        MoveTextError::Slip(Slip::NeedlessTuzMark) => text::move_fault_needless_tuz(lang).to_owned(),
    }
}
