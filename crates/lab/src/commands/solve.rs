//! `lab solve`: solves a game and verifies the result.

use crate::games::{CommandError, game, print_line};
use bots::argonauts_wheel::{Solver, Tablebase, Value};
use rules::GameId;
use rules::game::Game as _;
use rules::games::argonauts_wheel::{Action, ArgonautsWheel, TURNS_TO_RESURRECTION};
use rules::{Setup, State};
use std::collections::HashSet;
use std::time::Instant;

/// Finds the value of every position of a game and its distance to the end.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: argonauts-wheel
    #[arg(value_parser = game)]
    game: GameId,
}

pub(crate) fn run(args: &Args) -> Result<(), CommandError> {
    match args.game {
        GameId::ArgonautsWheel => argonauts_wheel(),
        game => Err(format!("{} is too large to be solved", game.id()).into()),
    }
}

pub(crate) fn solve() -> Result<(Solver, Tablebase), CommandError> {
    let mut solver = Solver::new();
    while solver.step(u32::MAX) {}
    let tablebase = solver.tablebase().ok_or("the solver did not finish")?;
    Ok((solver, tablebase))
}

fn argonauts_wheel() -> Result<(), CommandError> {
    let started = Instant::now();
    let (solver, tablebase) = solve()?;
    let elapsed = started.elapsed();
    print_line(format!(
        "solved in {:.2} s: {} positions worked out, {} of them right after a moved piece",
        elapsed.as_secs_f64(),
        solver.node_count(),
        solver.root_count()
    ))?;
    let counts = verify(&solver, &tablebase)?;
    print_line("every position agrees with what one turn more leads to")?;
    print_line(format!(
        "{} different positions: {} won, {} drawn, {} lost for the one to move",
        counts.won + counts.drawn + counts.lost,
        counts.won,
        counts.drawn,
        counts.lost
    ))?;
    print_line(format!(
        "longest win: {} turns of both sides, {} own turns",
        counts.longest,
        counts.longest.div_ceil(2)
    ))?;
    print_first_turns(&tablebase)
}

/// How many positions have which result; a position of several chains counts once.
#[derive(Default)]
struct Counts {
    won: u32,
    drawn: u32,
    lost: u32,
    /// Turns of both sides.
    longest: u16,
}

/// Compares the value of every position with the values one turn later.
fn verify(solver: &Solver, tablebase: &Tablebase) -> Result<Counts, CommandError> {
    let mut counts = Counts::default();
    let mut counted = HashSet::new();
    let mut nodes = solver.nodes().peekable();
    while let Some((position, value)) = nodes.next() {
        // The chain continues with a turn of the wheel where that is legal.
        let next = nodes.peek().filter(|(next, _)| next.idle > position.idle);
        let mut best = next.map(|(_, value)| value.backed_up());
        if next.is_none() && position.may_turn() {
            best = Some(Value::Draw);
        }
        position.for_each_move(|moved| {
            best = best.max(Some(tablebase.action_value(&position, Action::Move(moved))));
        });
        if best != Some(value) {
            let best = best.map_or_else(|| "unknown".to_owned(), |best| best.to_string());
            return Err(format!("{position} has the value {best}, not {value}").into());
        }
        if position.idle >= TURNS_TO_RESURRECTION && !counted.insert(position) {
            continue;
        }
        match value {
            Value::Win(turns) => {
                counts.longest = counts.longest.max(turns);
                counts.won += 1;
            }
            Value::Draw => counts.drawn += 1,
            Value::Loss(_) => counts.lost += 1,
        }
    }
    Ok(counts)
}

fn print_first_turns(tablebase: &Tablebase) -> Result<(), CommandError> {
    let setup = Setup::new(GameId::ArgonautsWheel, 2, 0)?;
    let State::ArgonautsWheel(start) = State::start(&setup) else {
        return Err("the state is of another game".into());
    };
    let position = start.position();
    print_line(format!("the start: {}", tablebase.value(&position)))?;
    let mut legal = Vec::new();
    start.legal_actions(&mut legal);
    for action in legal {
        let value = tablebase.action_value(&position, action);
        print_line(format!("  {:<4} {value}", ArgonautsWheel::notation(action)))?;
    }
    Ok(())
}
