//! `lab solve`: solves a game whole and checks what came out.

use crate::games::{Failed, game, say};
use bots::argonauts_wheel::{Solver, Table, Value};
use rules::GameId;
use rules::game::Game as _;
use rules::games::argonauts_wheel::{Action, ArgonautsWheel, TURNS_TO_RESURRECTION};
use rules::{Setup, State};
use std::collections::HashSet;
use std::time::Instant;

/// Gives every position of a game its value and its distance to the end.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: argonauts-wheel
    #[arg(value_parser = game)]
    game: GameId,
}

pub(crate) fn run(args: &Args) -> Result<(), Failed> {
    match args.game {
        GameId::ArgonautsWheel => argonauts_wheel(),
        game => Err(format!("{} is too large to be solved", game.id())),
    }
}

fn argonauts_wheel() -> Result<(), Failed> {
    let begun = Instant::now();
    let mut solver = Solver::new();
    while solver.step(u32::MAX) {}
    let table = solver.table().ok_or("the solver did not come to an end")?;
    let took = begun.elapsed();
    say(format!(
        "solved in {:.2} s: {} positions worked out, {} of them right after a moved piece",
        took.as_secs_f64(),
        solver.worked_out(),
        solver.roots()
    ))?;
    let counts = check(&solver, &table)?;
    say("every position agrees with what one turn more leads to")?;
    say(format!(
        "{} different positions: {} won, {} drawn, {} lost for the one to move",
        counts.won + counts.drawn + counts.lost,
        counts.won,
        counts.drawn,
        counts.lost
    ))?;
    say(format!(
        "longest win: {} turns of both sides, {} own turns",
        counts.longest,
        counts.longest.div_ceil(2)
    ))?;
    first_turns(&table)
}

/// How positions end; positions that several chains come to are counted once.
#[derive(Default)]
struct Counts {
    won: u32,
    drawn: u32,
    lost: u32,
    /// Turns of both sides.
    longest: u16,
}

/// Holds the value of every position against what one more turn leads to.
fn check(solver: &Solver, table: &Table) -> Result<Counts, Failed> {
    let mut counts = Counts::default();
    let mut shared = HashSet::new();
    let mut all = solver.all().peekable();
    while let Some((position, value)) = all.next() {
        // The chain goes on with a turn of the wheel, where it may be turned.
        let next = all.peek().filter(|(next, _)| next.idle > position.idle);
        let mut best = next.map(|(_, value)| value.before());
        if next.is_none() && position.may_turn() {
            best = Some(Value::Draw);
        }
        position.for_each_move(|moved| {
            best = best.max(Some(table.worth(&position, Action::Move(moved))));
        });
        if best != Some(value) {
            return Err(format!("{position:?} is worth {best:?}, not {value:?}"));
        }
        if position.idle >= TURNS_TO_RESURRECTION && !shared.insert(position) {
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

fn first_turns(table: &Table) -> Result<(), Failed> {
    let setup = Setup::new(GameId::ArgonautsWheel, 2, 0).map_err(|error| format!("{error:?}"))?;
    let State::ArgonautsWheel(start) = State::start(&setup) else {
        return Err("another game began".to_owned());
    };
    let position = start.position();
    say(format!("the start: {:?}", table.value(&position)))?;
    let mut legal = Vec::new();
    start.legal_actions(&mut legal);
    for action in legal {
        let worth = table.worth(&position, action);
        say(format!(
            "  {:<4} {worth:?}",
            ArgonautsWheel::notation(action)
        ))?;
    }
    Ok(())
}
