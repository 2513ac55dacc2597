//! `lab puzzle`: generated puzzles as text records, with their proofs as comments.

use crate::commands::{replay, solve};
use crate::games::{CommandError, game, join, print_line};
use bots::argonauts_wheel::Tablebase;
use bots::puzzles::{Generator, Puzzle, PuzzleKind, Verdict};
use records::{Match, Player, SeatConfig};
use rules::{Action, GameId, Seat, State};

/// Generates puzzles and prints them with their proofs.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, such as turn-of-time
    #[arg(value_parser = game)]
    game: GameId,
    /// The kind of puzzle, such as last-card
    kind: String,
    /// The difficulty, from 1
    #[arg(long, default_value_t = 1)]
    difficulty: u8,
    /// The seed of the first puzzle; each further one takes the next seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many puzzles
    #[arg(long, default_value_t = 1)]
    count: u64,
}

pub(crate) fn run(args: &Args) -> Result<(), CommandError> {
    let kind = find_kind(args.game, &args.kind)?;
    let tablebase = match kind {
        PuzzleKind::Win => Some(solve::solve()?.1),
        _ => None,
    };
    for seed in (0..args.count).map(|index| args.seed.wrapping_add(index)) {
        let mut generator = Generator::new(kind, args.difficulty, seed)?;
        while generator.step(1000) {}
        let puzzle = generator.puzzle().ok_or("no puzzle was found")?;
        let (game, difficulty) = (args.game.id(), args.difficulty);
        print_line(format!(
            "# {game} {kind}, difficulty {difficulty}, seed {seed}"
        ))?;
        print_record(puzzle)?;
        print_proof(puzzle, tablebase.as_ref())?;
    }
    Ok(())
}

fn find_kind(game: GameId, id: &str) -> Result<PuzzleKind, CommandError> {
    PuzzleKind::of_game(game)
        .find(|kind| kind.id() == id)
        .ok_or_else(|| {
            let kinds: Vec<&str> = PuzzleKind::of_game(game).map(PuzzleKind::id).collect();
            match kinds.as_slice() {
                [] => format!("there are no puzzles of {}", game.id()).into(),
                kinds => format!("no such kind of puzzle; there are: {}", kinds.join(", ")).into(),
            }
        })
}

/// The game up to the position.
fn print_record(puzzle: &Puzzle) -> Result<(), CommandError> {
    let setup = puzzle.setup().clone();
    let seats = vec![SeatConfig::unnamed(Player::Human); usize::from(setup.players())];
    let mut record = Match::new(setup, seats)?;
    for action in puzzle.actions() {
        record.apply(*action)?;
    }
    replay::print_text(&record)
}

/// What is right and wrong at each of the solver's decisions of the solution, and why.
fn print_proof(puzzle: &Puzzle, tablebase: Option<&Tablebase>) -> Result<(), CommandError> {
    print_line(format!("# Solution: {}", join(puzzle.solution(), " ")))?;
    let solution = puzzle.solution();
    for (index, action) in solution.iter().enumerate() {
        let played = solution.get(..index).unwrap_or_default();
        let state = puzzle.state_after(played).ok_or("an action is illegal")?;
        if state.to_act() != Some(puzzle.solver()) {
            continue;
        }
        let is_right = |action: &Action| puzzle.judge(played, *action) != Verdict::Wrong;
        let (right, wrong): (Vec<Action>, Vec<Action>) =
            state.legal_actions().into_iter().partition(is_right);
        print_line(format!("# before {action}: right {}", join(&right, " ")))?;
        let wrong: Vec<String> = wrong
            .iter()
            .map(|action| match reason(puzzle, &state, *action, tablebase) {
                Some(reason) => format!("{action} ({reason})"),
                None => action.to_string(),
            })
            .collect();
        if !wrong.is_empty() {
            print_line(format!("#   wrong: {}", wrong.join(", ")))?;
        }
    }
    print_line("")
}

/// Why an action is wrong: its value in a solved game, or the reply or the result that
/// refutes it.
fn reason(
    puzzle: &Puzzle,
    state: &State,
    action: Action,
    tablebase: Option<&Tablebase>,
) -> Option<String> {
    if let (Some(tablebase), State::ArgonautsWheel(game), Action::ArgonautsWheel(typed)) =
        (tablebase, state, action)
    {
        return Some(tablebase.action_value(&game.position(), typed).to_string());
    }
    if puzzle.setup().game() != GameId::TurnOfTime {
        return None;
    }
    let mut next = state.clone();
    next.apply_silent(action).ok()?;
    if next.to_act().is_none() {
        return Some("loses".to_owned());
    }
    let refutes = |reply: &Action| {
        let mut replied = next.clone();
        replied.apply_silent(*reply).is_ok() && !can_win(&replied, puzzle.solver())
    };
    let reply = next.legal_actions().into_iter().find(refutes)?;
    Some(format!("refuted by {reply}"))
}

/// Whether a seat of two that take turns can force the win, by a full search.
fn can_win(state: &State, seat: Seat) -> bool {
    let Some(mover) = state.to_act() else {
        return state.score().ranks[seat] == 1;
    };
    let wins_with = |action: Action| {
        let mut next = state.clone();
        next.apply_silent(action).is_ok() && can_win(&next, seat)
    };
    let mut legal = state.legal_actions().into_iter();
    if mover == seat {
        legal.any(wins_with)
    } else {
        legal.all(wins_with)
    }
}
