//! The chores of the project, run as `cargo xtask <command>`. One file a command in `commands`; what a machine
//! needs in `setup`; the finished page in `site`. It knows how the app is built and served, never how it plays.

mod commands;
mod flags;
mod project;
mod report;
mod setup;
mod site;

use flags::XtaskCmd;
use project::Project;
use std::process::ExitCode;

fn main() -> ExitCode {
    let flags = flags::Xtask::from_env_or_exit();
    match run(flags.subcommand) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: XtaskCmd) -> anyhow::Result<()> {
    let project = Project::find()?;
    match command {
        XtaskCmd::Setup(_) => setup::everything(&project),
        XtaskCmd::Serve(flags) => commands::serve(&project, &flags),
        XtaskCmd::Build(_) => commands::build(&project),
        XtaskCmd::Test(flags) => commands::test(&project, &flags),
        XtaskCmd::E2e(flags) => commands::e2e(&project, &flags),
        XtaskCmd::Browsers(_) => commands::browsers(&project),
        XtaskCmd::Bench(flags) => commands::bench(&project, &flags.args),
        XtaskCmd::Duel(flags) => commands::duel(&project, &flags),
        XtaskCmd::Levels(flags) => commands::levels(&project, &flags),
        XtaskCmd::Tune(flags) => commands::tune(&project, &flags),
        XtaskCmd::Book(flags) => commands::book(&project, &flags),
        XtaskCmd::Size(_) => commands::size(&project),
        XtaskCmd::Shots(_) => commands::shots(&project),
        XtaskCmd::Vitals(_) => commands::vitals(&project),
        XtaskCmd::Licences(_) => site::list_licences(&project),
        XtaskCmd::Hook(flags) => commands::hook(&project, &flags.stage),
    }
}
