//! One game between two engines. The crate's own record is the referee.

use super::player::{Fault, Player};
use super::settings::{Limit, Settings};
use std::time::Duration;
use utys::rules::{GameText, Notation, Record, Side};

/// What a player spent in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Spent {
    pub(crate) moves: u64,
    pub(crate) nodes: u64,
    pub(crate) time: Duration,
    /// The longest thought about one move.
    pub(crate) longest: Duration,
}

/// A finished game. The first player is the one with index 0.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    /// Half points of the first player: 0, 1 or 2.
    pub(crate) halves: usize,
    pub(crate) plies: usize,
    /// Whether it was cut off as too long.
    pub(crate) is_cut: bool,
    /// Who failed, and how; that player has lost.
    pub(crate) fault: Option<(usize, Fault)>,
    pub(crate) spent: [Spent; 2],
    /// The record.
    pub(crate) text: String,
}

/// Plays on from an opening; `white` is the index of the player with the white pieces.
pub(crate) fn play<P: Notation>(
    players: &mut [Player; 2],
    white: usize,
    opening: &Record<P>,
    round: &str,
    settings: &Settings,
) -> Played {
    let mut record = opening.clone();
    let mut spent = [Spent::default(); 2];
    let mut fault = None;
    let mut line = "position startpos moves".to_owned();
    for (ply, played) in record.plies().iter().enumerate() {
        if let Some(pos) = record.position_at(ply) {
            line.push(' ');
            line.push_str(&pos.write_move_bare(&played.word));
        }
    }
    while record.outcome().is_none() && record.plies().len() < settings.max_plies && fault.is_none() {
        let turn = record.position().turn();
        let mover = if turn == Side::White { white } else { 1 - white };
        let limit = settings.players[mover].limit.unwrap_or(settings.limit);
        let moved = advance(&mut record, &mut line, &mut players[mover], limit, &mut spent[mover]);
        if let Err(failed) = moved {
            // No reason of the records says that a program failed: it gives the game up.
            let _ = record.resign(turn);
            fault = Some((mover, failed));
        }
    }
    let is_cut = record.outcome().is_none();
    if is_cut {
        let _ = record.agree_draw();
    }
    let halves = match record.outcome().and_then(utys::rules::Outcome::winner) {
        None => 1,
        Some(side) if (side == Side::White) == (white == 0) => 2,
        Some(_) => 0,
    };
    let mut game = GameText::from_record(&record);
    for (name, player) in [("White", white), ("Black", 1 - white)] {
        game.tags.insert(name, &settings.players[player].name);
    }
    game.tags.insert("Round", round);
    if let Some((player, fault)) = &fault {
        game.tags.insert("Fault", &format!("{}: {fault}", settings.players[*player].name));
    }
    Played { halves, plies: record.plies().len(), is_cut, fault, spent, text: game.write() }
}

/// One move.
fn advance<P: Notation>(
    record: &mut Record<P>,
    line: &mut String,
    player: &mut Player,
    limit: Limit,
    spent: &mut Spent,
) -> Result<(), Fault> {
    let time = if let Limit::Time(millis) = limit { Duration::from_millis(millis) } else { Duration::ZERO };
    let answer = player.ask(line, &limit.go(), time)?;
    spent.moves += 1;
    spent.nodes += answer.nodes;
    spent.time += answer.took;
    spent.longest = spent.longest.max(answer.took);
    let pos = record.position();
    let illegal = |why: String| Fault::Illegal(format!("{:?} after {:?}: {why}", answer.mv, *line));
    let word = pos.read_move_in_play(&answer.mv).map_err(|error| illegal(error.to_string()))?;
    let text = pos.write_move_bare(&word);
    record.play(&word).map_err(|error| illegal(error.to_string()))?;
    line.push(' ');
    line.push_str(&text);
    Ok(())
}
