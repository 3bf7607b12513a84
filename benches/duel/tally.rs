//! The standing of a contest, and how it is told.

use crate::game::{Played, Spent};
use crate::settings::Settings;
use crate::stats::{Estimate, Pairs, Sprt, elo, score, superiority};

/// What was played so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    /// Pairs by the half points of the first player.
    pub(crate) pairs: Pairs,
    /// Games that the first player lost, drew, won.
    games: [u32; 3],
    /// Moves of all games.
    plies: usize,
    cut: u32,
    faults: [u32; 2],
    spent: [Spent; 2],
}

impl Tally {
    /// Counts a pair.
    pub(crate) fn add(&mut self, pair: &[Played; 2]) {
        self.pairs[pair[0].halves + pair[1].halves] += 1;
        for played in pair {
            self.games[played.halves] += 1;
            self.plies += played.plies;
            self.cut += u32::from(played.is_cut);
            if let Some((player, _)) = &played.fault {
                self.faults[*player] += 1;
            }
            for (sum, spent) in self.spent.iter_mut().zip(played.spent) {
                sum.moves += spent.moves;
                sum.nodes += spent.nodes;
                sum.time += spent.time;
                sum.longest = sum.longest.max(spent.longest);
            }
        }
    }

    /// Whether a player failed in a game.
    pub(crate) fn has_faults(&self) -> bool {
        self.faults != [0, 0]
    }

    fn count(&self) -> u32 {
        self.games.iter().sum()
    }

    /// One line while the games go on.
    pub(crate) fn progress(&self, settings: &Settings) -> String {
        let [lost, drawn, won] = self.games;
        let (low, high) = Sprt::bounds();
        format!(
            "{:>5} of {} games: +{won} ={drawn} -{lost}  Elo {}  LLR {:.2} [{low:.2}, {high:.2}]",
            self.count(),
            2 * settings.pairs,
            elo(&self.pairs).map_or_else(|| "?".to_owned(), show),
            settings.sprt.ratio(&self.pairs),
        )
    }

    /// Everything, at the end.
    pub(crate) fn report(&self, settings: &Settings, game: &str) -> String {
        let Some((elo, score)) = elo(&self.pairs).zip(score(&self.pairs)) else {
            return "no pair was played".to_owned();
        };
        let [lost, drawn, won] = self.games;
        let [a, b] = &settings.players;
        let count = self.count();
        let (low, high) = Sprt::bounds();
        let sprt = settings.sprt;
        let limit = settings.limits();
        let pairs = self.pairs.map(|pairs| pairs.to_string()).join(" ");
        let mut text = format!(
            "{game}: {} against {}, {count} games, {}\n  won {won}, drawn {drawn}, lost {lost}: {:.1} % [{:.1}, {:.1}]   pairs by half points {pairs}\n",
            a.name,
            b.name,
            limit,
            100.0 * score.value,
            100.0 * score.low,
            100.0 * score.high,
        );
        text.push_str(&format!(
            "  Elo {}   stronger with {:.1} %   SPRT {}:{} {} (LLR {:.2} in [{low:.2}, {high:.2}])\n",
            show(elo),
            100.0 * superiority(&self.pairs),
            sprt.elo0,
            sprt.elo1,
            sprt.decision(&self.pairs).as_str(),
            sprt.ratio(&self.pairs),
        ));
        for (spec, spent) in settings.players.iter().zip(self.spent) {
            let moves = spent.moves.max(1);
            text.push_str(&format!(
                "  {}: {} nodes and {:.2} ms a move, {:.0} ms at most\n",
                spec.name,
                spent.nodes / moves,
                spent.time.as_secs_f64() * 1e3 / moves as f64,
                spent.longest.as_secs_f64() * 1e3,
            ));
        }
        text.push_str(&format!(
            "  {:.1} plies a game; cut off after {} plies and counted as drawn: {}\n",
            self.plies as f64 / f64::from(count.max(1)),
            settings.max_plies,
            self.cut,
        ));
        if self.has_faults() {
            let [a_failed, b_failed] = self.faults;
            text.push_str(&format!(
                "  FAULTS, counted as lost: {} {a_failed}, {} {b_failed}\n",
                a.name, b.name
            ));
        }
        text.push_str(&format!(
            "| {} - {} | {game} | {count} | {} | {won}/{drawn}/{lost} | {} | {} |\n",
            a.name,
            b.name,
            limit,
            show(elo),
            sprt.decision(&self.pairs).as_str(),
        ));
        text
    }
}

/// `+12.3 [+4.1, +20.6]`.
fn show(estimate: Estimate) -> String {
    format!("{:+.1} [{:+.1}, {:+.1}]", estimate.value, estimate.low, estimate.high)
}
