//! The long searches. Each is written down as soon as it is done, so that a run can be broken off and taken up; each
//! begins with an empty table, so that it finds the same whenever it is run.

use super::journal;
use super::settings::Settings;
use std::collections::HashMap;
use std::fs::File;
use std::io::Write;
use std::time::Instant;
use utys::ai::{Features, Limits, Opening, Search, Table, Unstopped, drive};
use utys::rules::Notation;

/// Bytes of the table for each position visited.
const BYTES: u64 = 24;
/// Where there is one move alone, its value is found by so small a part of a search.
const FORCED: u64 = 10;
/// Positions between two looks at whether to stop; nobody looks.
const SLICE: u64 = 100_000;

/// A move by its place among the legal ones, and its value for the side to move.
pub(crate) type Finding = (usize, i32);

/// What was searched, and what searches.
pub(crate) struct Study<P: Opening> {
    known: HashMap<String, Vec<Finding>>,
    search: Search<P>,
    file: File,
    nodes: u64,
    lines: usize,
    begun: Instant,
    searched: usize,
}

impl<P: Opening + Notation> Study<P> {
    /// Reads what the file has already.
    ///
    /// # Errors
    /// It cannot be read or written, or was made in another way.
    pub(crate) fn open(settings: &Settings) -> Result<Study<P>, String> {
        let path = &settings.data;
        let head = format!("# {} nodes {} lines {}", P::NAME, settings.nodes, settings.lines);
        let (file, lines) = journal::open(path, &head)?;
        let known = lines
            .iter()
            .map(|line| read(line).ok_or_else(|| format!("{}: {line:?} is no search", path.display())))
            .collect::<Result<_, _>>()?;
        let table = Table::new((settings.nodes * BYTES) as usize);
        Ok(Study {
            known,
            search: Search::new(table, Features::default()),
            file,
            nodes: settings.nodes,
            lines: settings.lines,
            begun: Instant::now(),
            searched: 0,
        })
    }

    /// The best moves of a position that is not finished, best first.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(crate) fn look(&mut self, pos: &P) -> Result<Vec<Finding>, String> {
        let name = pos.write_position();
        if let Some(known) = self.known.get(&name) {
            return Ok(known.clone());
        }
        let legal = pos.legal_moves();
        let nodes = if legal.len() == 1 { self.nodes.div_ceil(FORCED) } else { self.nodes };
        // Where the position is its own mirror image, every move is found twice.
        let lines = if pos.reflected().as_ref() == Some(pos) { 2 * self.lines } else { self.lines };
        self.search.forget();
        self.search.begin(pos, [], Limits { nodes, lines, ..Limits::default() });
        drive(&mut self.search, SLICE, &mut Unstopped);
        let place = |mv| legal.iter().position(|&other| other == mv);
        let lines = self.search.lines().iter();
        let found: Vec<Finding> =
            lines.filter_map(|line| Some((place(line.moves[0])?, line.score.value()))).collect();
        writeln!(self.file, "{}", write(&name, &found)).map_err(|error| error.to_string())?;
        self.searched += 1;
        Ok(found)
    }

    /// How fast it goes.
    pub(crate) fn pace(&self) -> String {
        let seconds = self.begun.elapsed().as_secs_f64();
        format!("{} searched in {seconds:.0} s", self.searched)
    }
}

/// A line of the file.
pub(crate) fn write(name: &str, found: &[Finding]) -> String {
    let found: Vec<String> = found.iter().map(|(place, score)| format!("{place}:{score}")).collect();
    format!("{name}\t{}", found.join(" "))
}

/// Reads what [`write`] writes.
pub(crate) fn read(line: &str) -> Option<(String, Vec<Finding>)> {
    let (name, found) = line.split_once('\t')?;
    let finding = |text: &str| {
        let (place, score) = text.split_once(':')?;
        Some((place.parse().ok()?, score.parse().ok()?))
    };
    Some((name.to_owned(), found.split(' ').map(finding).collect::<Option<_>>()?))
}
