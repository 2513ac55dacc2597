//! `lab`, a command line for rules and bots: plays and replays games, measures speed
//! and strength, solves and tunes. One module per command; `json` writes states, one
//! module per game.

mod commands;
mod games;
mod json;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Rules and bots at the command line
#[derive(Parser)]
#[command(name = "lab", version, about, long_about = None)]
struct Lab {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Counts sequences of legal actions from the initial state
    Perft(commands::perft::Args),
    /// Plays a game and prints its text record
    Play(commands::play::Args),
    /// Replays a record (text, save file or link), as text or as JSON
    Replay(commands::replay::Args),
    /// Measures random games per second, and the time of bots' turns
    Bench(commands::bench::Args),
    /// Measures the cost of an action in a session, early and late in a game
    BenchSession(commands::bench_session::Args),
    /// Plays each level against the one below it and prints win rates
    Ladder(commands::ladder::Args),
    /// Finds layouts of Wheels of Time that are even when bots play them
    Layouts(commands::layouts::Args),
    /// Reviews recorded games: the chances of every seat, and costly actions
    Review(commands::review::Args),
    /// Compares the chances that analyses find with how self-played games end
    Calibrate(commands::calibrate::Args),
    /// Measures how often a review calls an action costly that is not
    Verdicts(commands::verdicts::Args),
    /// Lets bots play a solo game many times and prints win rates
    Solo(commands::solo::Args),
    /// Generates puzzles and prints them with their proofs
    Puzzle(commands::puzzle::Args),
    /// Selects puzzles from a solved game and prints them in the app's format
    Puzzles(commands::puzzles::Args),
    /// Solves a game and verifies the result
    Solve(commands::solve::Args),
    /// Trains the networks of Wheels of Time by self-play
    Train(commands::train::Args),
    /// Tunes evaluation weights by self-play
    #[command(alias = "weigh")]
    Tune(commands::tune::Args),
}

fn main() -> ExitCode {
    let result = match Lab::parse().command {
        Command::Perft(args) => commands::perft::run(&args),
        Command::Play(args) => commands::play::run(&args),
        Command::Replay(args) => commands::replay::run(&args),
        Command::Bench(args) => commands::bench::run(&args),
        Command::BenchSession(args) => commands::bench_session::run(&args),
        Command::Ladder(args) => commands::ladder::run(&args),
        Command::Layouts(args) => commands::layouts::run(&args),
        Command::Review(args) => commands::review::run(&args),
        Command::Calibrate(args) => commands::calibrate::run(&args),
        Command::Verdicts(args) => commands::verdicts::run(&args),
        Command::Solo(args) => commands::solo::run(&args),
        Command::Puzzle(args) => commands::puzzle::run(&args),
        Command::Puzzles(args) => commands::puzzles::run(&args),
        Command::Solve(args) => commands::solve::run(&args),
        Command::Train(args) => commands::train::run(&args),
        Command::Tune(args) => commands::tune::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("lab: {message}");
            ExitCode::FAILURE
        }
    }
}
