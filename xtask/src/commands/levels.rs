//! `cargo xtask levels`: how far the levels are apart, measured by matches of neighbours and kept in `docs/levels.md`.

use super::duel::{program, referee};
use crate::flags;
use crate::project::Project;
use anyhow::{Context, Result, bail, ensure};
use std::ffi::OsString;
use std::fmt::{Display, Formatter};
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

const DOCUMENT: &str = "docs/levels.md";
const BEGIN: &str = "<!-- written by cargo xtask levels: begin -->";
const END: &str = "<!-- written by cargo xtask levels: end -->";
const HEAD: &str = "| game | level | against | games | won/drawn/lost | score | Elo |\n| --- | --- | --- | --- | --- | --- | --- |";

/// A longer game counts as drawn.
const LONGEST: u32 = 200;

const GAMES: [&str; 2] = ["tobit", "toguz"];
const HIGHEST: u8 = 8;
/// The least and the most that neighbours should differ by, in Elo.
const STEP: (f64, f64) = (100.0, 250.0);
/// The least and the most that level 1 should score against lots, in percent.
const FIRST: (f64, f64) = (60.0, 85.0);

/// A level and the player below it: the next lower level, or the one that draws lots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Step {
    level: u8,
}

/// What the matches are played with.
#[derive(Debug)]
struct Programs {
    referee: PathBuf,
    engine: PathBuf,
    random: PathBuf,
}

/// What a match brought.
#[derive(Clone, PartialEq, Debug)]
struct Row {
    game: String,
    level: String,
    against: String,
    games: String,
    results: String,
    score: f64,
    elo: String,
}

/// Plays the matches, one after the other, and notes each in the document.
///
/// # Errors
/// When a match fails, or a step misses its aim.
pub(crate) fn levels(project: &Project, flags: &flags::Levels) -> Result<()> {
    let shell = project.shell()?;
    let games: Vec<&str> =
        GAMES.into_iter().filter(|game| flags.game.as_deref().is_none_or(|wanted| wanted == *game)).collect();
    ensure!(!games.is_empty(), "there is no such game");
    let all = (1..=HIGHEST).map(|level| Step { level });
    let steps: Vec<Step> =
        all.filter(|step| flags.only.as_ref().is_none_or(|only| *only == step.to_string())).collect();
    ensure!(!steps.is_empty(), "--only names a step: random-1, 1-2 .. {}-{HIGHEST}", HIGHEST - 1);
    // Built once: the tree may change while the games go on.
    let programs = Programs {
        referee: referee(project, &shell)?,
        engine: program(project, &shell, ".")?,
        random: program(project, &shell, "random")?,
    };
    let mut missed = Vec::new();
    for game in games {
        for step in &steps {
            let row = play(&programs, game, *step, flags)?;
            println!("{row}\n");
            note(project, &row)?;
            missed.extend(step.miss(&row));
        }
    }
    if missed.is_empty() { Ok(()) } else { bail!("aims are missed:\n{}", missed.join("\n")) }
}

impl Display for Step {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self.level {
            1 => f.write_str("random-1"),
            level => write!(f, "{}-{level}", level - 1),
        }
    }
}

impl Step {
    /// The level and its opponent, as `cargo xtask duel` names players.
    fn players(self) -> [String; 2] {
        let player = |level: u8| format!(".,Level={level},go,Seed=*");
        let below = if self.level == 1 { "random,Seed=*".to_owned() } else { player(self.level - 1) };
        [player(self.level), below]
    }

    /// What is wrong with a result; the highest step is what it is.
    fn miss(self, row: &Row) -> Option<String> {
        let (value, (least, most)) = match self.level {
            1 => (row.score, FIRST),
            HIGHEST => return None,
            _ => (row.elo.split(' ').next().and_then(|elo| elo.parse().ok()).unwrap_or(f64::INFINITY), STEP),
        };
        (!(least..=most).contains(&value))
            .then(|| format!("{} {self}: {value:.1} is not between {least} and {most}", row.game))
    }
}

fn play(programs: &Programs, game: &str, step: Step, flags: &flags::Levels) -> Result<Row> {
    let [level, below] = step.players();
    let opponent = if step.level == 1 { &programs.random } else { &programs.engine };
    let mut words: Vec<OsString> =
        vec![level.into(), programs.engine.clone().into(), below.into(), opponent.clone().into()];
    let options = [
        ("--game", Some(game.to_owned())),
        ("--pairs", Some((flags.games.unwrap_or(200).div_ceil(2)).to_string())),
        ("--max-plies", Some(LONGEST.to_string())),
        ("--threads", flags.threads.map(|threads| threads.to_string())),
        ("--seed", flags.seed.map(|seed| seed.to_string())),
    ];
    for (name, value) in options {
        words.extend(value.map(|value| [name.into(), value.into()]).into_iter().flatten());
    }
    // Not by xshell: a long match shall be seen while it goes on.
    let mut duel = Command::new(&programs.referee).args(words).stdout(Stdio::piped()).spawn()?;
    let mut last = String::new();
    for line in BufReader::new(duel.stdout.take().context("a match has no output")?).lines() {
        let line = line?;
        if line.starts_with("| ") {
            last = line;
        } else {
            println!("{line}");
        }
    }
    ensure!(duel.wait()?.success(), "the match {step} failed");
    row(step, &last).with_context(|| format!("the match {step} ended in {last:?}"))
}

/// Reads the last line of a match.
fn row(step: Step, line: &str) -> Option<Row> {
    let cells: Vec<&str> = line.split('|').map(str::trim).collect();
    let [_, _, game, games, _, results, elo, ..] = cells[..] else { return None };
    let counts: Vec<f64> = results.split('/').filter_map(|count| count.parse().ok()).collect();
    let [won, drawn, lost] = counts[..] else { return None };
    Some(Row {
        game: game.to_owned(),
        level: step.level.to_string(),
        against: if step.level == 1 { "random".to_owned() } else { (step.level - 1).to_string() },
        games: games.to_owned(),
        results: results.to_owned(),
        score: 100.0 * (won + drawn / 2.0) / (won + drawn + lost),
        elo: elo.to_owned(),
    })
}

impl Display for Row {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let Row { game, level, against, games, results, score, elo } = self;
        write!(f, "| {game} | {level} | {against} | {games} | {results} | {score:.1} % | {elo} |")
    }
}

/// Puts a row in its place in the document.
fn note(project: &Project, row: &Row) -> Result<()> {
    let path = project.path(DOCUMENT);
    let text = fs::read_to_string(&path).with_context(|| format!("{DOCUMENT} cannot be read"))?;
    Ok(fs::write(&path, noted(&text, row)?)?)
}

/// The document with a row in place of an older one about the same step.
fn noted(text: &str, row: &Row) -> Result<String> {
    let (before, rest) = text.split_once(BEGIN).with_context(|| format!("{DOCUMENT} lacks {BEGIN}"))?;
    let (table, after) = rest.split_once(END).with_context(|| format!("{DOCUMENT} lacks {END}"))?;
    let own = format!("| {} | {} |", row.game, row.level);
    let kept = table.lines().filter(|line| {
        GAMES.iter().any(|game| line.starts_with(&format!("| {game} |"))) && !line.starts_with(&own)
    });
    let mut rows: Vec<String> = kept.map(str::to_owned).chain([row.to_string()]).collect();
    rows.sort();
    Ok(format!("{before}{BEGIN}\n\n{HEAD}\n{}\n\n{END}{after}", rows.join("\n")))
}

#[cfg(test)]
mod tests {
    use super::{BEGIN, END, HEAD, Step, noted, row};

    const LINE: &str = "| .,Level=3,go,Seed=* - .,Level=2,go,Seed=* | toguz | 200 | own | 120/30/50 | +127.0 [+80.1, +176.9] | open |";

    #[test]
    fn a_match_becomes_a_row() {
        let row = row(Step { level: 3 }, LINE).expect("a row");
        assert_eq!(row.to_string(), "| toguz | 3 | 2 | 200 | 120/30/50 | 67.5 % | +127.0 [+80.1, +176.9] |");
        assert_eq!(super::row(Step { level: 3 }, "no pair was played"), None);
    }

    #[test]
    fn a_row_replaces_the_older_one_of_its_step_alone() {
        let row = row(Step { level: 3 }, LINE).expect("a row");
        let old = "| tobit | 3 | 2 | 9 |\n| toguz | 2 | 1 | 9 |\n| toguz | 3 | 2 | 9 |";
        let text = noted(&format!("a\n{BEGIN}\n\n{HEAD}\n{old}\n\n{END}\nb\n"), &row).expect("a document");
        let new = format!("| tobit | 3 | 2 | 9 |\n| toguz | 2 | 1 | 9 |\n{row}");
        assert_eq!(text, format!("a\n{BEGIN}\n\n{HEAD}\n{new}\n\n{END}\nb\n"));
        assert!(noted("no marks", &row).is_err());
    }

    #[test]
    fn a_step_outside_of_its_aim_is_told_except_the_highest() {
        let near = row(Step { level: 3 }, &LINE.replace("+127.0", "+27.0")).expect("a row");
        assert!(Step { level: 3 }.miss(&near).is_some_and(|told| told.contains("toguz 2-3: 27.0")));
        assert_eq!(Step { level: 8 }.miss(&near), None);
        assert_eq!(Step { level: 1 }.miss(&near), None, "67.5 % against lots");
        let far = row(Step { level: 3 }, &LINE.replace("+127.0", "+inf")).expect("a row");
        assert!(Step { level: 3 }.miss(&far).is_some());
    }
}
