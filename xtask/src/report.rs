//! The table at the end of a long run: what was done, how long it took, how it ended.

use anyhow::{Result, bail};
use std::fmt::{Display, Formatter};
use std::time::{Duration, Instant};

/// How a step ended.
#[derive(Debug)]
enum End {
    Passed,
    Failed(String),
    Skipped(String),
}

/// The steps of a run so far.
#[derive(Debug, Default)]
pub(crate) struct Report {
    steps: Vec<(String, Duration, End)>,
}

impl Report {
    /// Runs a step, tells what it is, and remembers how it ended; a failure does not stop the run.
    pub(crate) fn step(&mut self, name: &str, run: impl FnOnce() -> Result<()>) -> Passed {
        println!("\n==> {name}");
        let start = Instant::now();
        let end = match run() {
            Ok(()) => End::Passed,
            Err(error) => {
                eprintln!("failed: {name}: {error:#}");
                End::Failed(format!("{error:#}"))
            }
        };
        let passed = Passed(matches!(end, End::Passed));
        self.steps.push((name.to_owned(), start.elapsed(), end));
        passed
    }

    /// Notes a step that was not run, and why.
    pub(crate) fn skip(&mut self, name: &str, why: &str) {
        println!("\n==> {name}: skipped, {why}");
        self.steps.push((name.to_owned(), Duration::ZERO, End::Skipped(why.to_owned())));
    }

    /// Prints the table.
    ///
    /// # Errors
    /// When a step failed.
    pub(crate) fn close(self) -> Result<()> {
        println!("\n{self}");
        let failed = self.steps.iter().filter(|(_, _, end)| matches!(end, End::Failed(_))).count();
        if failed > 0 {
            bail!("{failed} of {} steps failed", self.steps.len());
        }
        Ok(())
    }
}

/// Whether a step that others build on went well.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Passed(pub(crate) bool);

impl Display for Report {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let width = self.steps.iter().map(|(name, ..)| name.len()).max().unwrap_or(0);
        let mut total = Duration::ZERO;
        for (name, took, end) in &self.steps {
            total += *took;
            let (word, why) = match end {
                End::Passed => ("ok", ""),
                End::Failed(why) => ("FAILED", why.lines().next().unwrap_or("")),
                End::Skipped(why) => ("skipped", why.as_str()),
            };
            let line = format!("{name:width$}  {:>6.1} s  {word:7}  {why}", took.as_secs_f64());
            writeln!(f, "{}", line.trim_end())?;
        }
        write!(f, "{:width$}  {:>6.1} s", "total", total.as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::Report;

    #[test]
    fn a_failed_step_fails_the_run_and_the_steps_after_it_still_run() {
        let mut report = Report::default();
        let mut ran = Vec::new();
        assert!(!report.step("first", || anyhow::bail!("no luck")).0);
        assert!(
            report
                .step("second", || {
                    ran.push("second");
                    Ok(())
                })
                .0
        );
        report.skip("third", "nothing there");
        assert_eq!(ran, ["second"]);
        let table = report.to_string();
        assert!(
            table.contains("FAILED") && table.contains("no luck") && table.contains("nothing there"),
            "{table}"
        );
        assert!(report.close().is_err());
    }

    #[test]
    fn a_run_without_failures_passes() {
        let mut report = Report::default();
        report.step("only", || Ok(()));
        assert!(report.close().is_ok());
    }
}
