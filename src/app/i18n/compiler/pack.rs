//! Writes the packs: the patterns of each language as [`code`](super::code) has them.

use super::code::{ARGS, ARM, END, KEY, NEXT, SELECT, SHOW};
use super::digest::digest;
use super::lower::{Lowered, Message, Piece};
use super::{BASE, Pack};

/// One pack a set and language, in this order.
///
/// # Errors
/// Texts that hold control characters, and messages with too many arguments.
pub(super) fn packs(langs: &[&str], lowered: &Lowered) -> Result<Vec<Pack>, Vec<String>> {
    let mut errors = Vec::new();
    for message in &lowered.messages {
        if message.args.len() > usize::from(ARGS) {
            errors.push(format!("`{}` has more than {ARGS} arguments", message.id));
        }
        if message.texts.iter().flatten().any(|pieces| has_control(pieces)) {
            errors.push(format!("`{}` holds a control character", message.id));
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let mut packs = Vec::new();
    for messages in lowered.messages.chunk_by(|a, b| a.set == b.set) {
        for (at, lang) in langs.iter().enumerate() {
            packs.push(pack(messages, at, lang));
        }
    }
    Ok(packs)
}

fn pack(messages: &[Message], at: usize, lang: &str) -> Pack {
    let mut text = String::new();
    for (number, message) in messages.iter().enumerate() {
        if number > 0 {
            text.push(NEXT);
        }
        if let Some(pieces) = &message.texts[at] {
            push(&mut text, pieces, message);
        }
    }
    // English is built in and has no file; the others are named by what they hold, which depends on the order of English too.
    let order: String =
        messages.iter().map(|message| format!("{} {:?};", message.id, message.args)).collect();
    if lang != BASE {
        text.push(NEXT);
        text.push_str(&format!("{:016x}", digest(&order)));
    }
    let (set, digest) = (messages[0].set.clone(), digest(&text));
    let stem = if set.is_empty() { lang.to_owned() } else { format!("{lang}-{set}") };
    Pack { lang: lang.to_owned(), set, file: format!("lang/{stem}-{digest:016x}.txt"), digest, text }
}

fn push(out: &mut String, pieces: &[Piece], message: &Message) {
    // There is no piece with an argument that the message does not have: its arguments were gathered from its pieces.
    let number =
        |name: &String| message.args.iter().position(|(known, _)| known == name).unwrap_or_default() as u8;
    for piece in pieces {
        match piece {
            Piece::Text(text) => out.push_str(text),
            Piece::Show(name) => out.push(char::from(SHOW + number(name))),
            Piece::Select { arg, arms, default, .. } => {
                out.push(char::from(SELECT + number(arg)));
                // Exact numbers win over plural categories, as Fluent has it.
                let (exact, rest): (Vec<_>, Vec<_>) =
                    arms.iter().partition(|(key, _)| key.parse::<u32>().is_ok());
                for (key, arm) in exact.into_iter().chain(rest) {
                    out.push_str(key);
                    out.push(KEY);
                    push(out, arm, message);
                    out.push(ARM);
                }
                out.push(KEY);
                push(out, default, message);
                out.push(END);
            }
        }
    }
}

fn has_control(pieces: &[Piece]) -> bool {
    pieces.iter().any(|piece| match piece {
        Piece::Text(text) => text.chars().any(|letter| letter < ' ' && letter != '\n'),
        Piece::Show(_) => false,
        Piece::Select { arms, default, .. } => {
            arms.iter().any(|(_, arm)| has_control(arm)) || has_control(default)
        }
    })
}
