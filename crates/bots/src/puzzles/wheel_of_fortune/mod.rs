//! The Wheel of Fortune: sprints between weak bots, with the most points of the last
//! tiles or of a turn. All ways to play the tiles are searched.

mod last_tiles;
mod most_points;

pub(super) use last_tiles::LastTilesSearch;
pub(super) use most_points::MostPointsSearch;

use super::bot_game::state_after;
use super::generator::wrap;
use super::{Goal, Puzzle, PuzzleKind, Verdict};
use crate::look_ahead::LookAhead as _;
use core::ops::ControlFlow;
use last_tiles::Prover;
use rules::game::{Game as _, NullSink};
use rules::games::wheel_of_fortune::{Action, Event, Gain, Phase, WheelOfFortune};
use rules::registry::RegisteredGame as _;
use rules::rng::Rng;
use rules::{GameId, Seat, Setup, State};

/// A sprint of two.
fn random_setup(rng: &mut Rng) -> Option<Setup> {
    let setup = Setup::new(GameId::WheelOfFortune, 2, rng.next_u64()).ok()?;
    setup.with_choice("tiles", "24").ok()
}

/// The goal that a solution reaches.
pub(super) fn goal(kind: PuzzleKind, start: &State, end: &State, solver: Seat) -> Option<Goal> {
    let end = WheelOfFortune::from_state(end)?;
    let is_over = match kind {
        PuzzleKind::LastTiles => end.to_act().is_none(),
        _ => end.turn() == start.turn() + 1,
    };
    is_over.then(|| Goal::Points(end.points(solver)))
}

fn target(puzzle: &Puzzle) -> u16 {
    match puzzle.goal() {
        Goal::Points(points) => points,
        _ => 0,
    }
}

/// Whether the points of the goal can still be made sure of.
fn is_right(puzzle: &Puzzle, state: &WheelOfFortune) -> bool {
    let (solver, target) = (puzzle.solver(), target(puzzle));
    if puzzle.kind() == PuzzleKind::LastTiles {
        return Prover::new(solver).is_sure(state, target);
    }
    let turn = puzzle.start().turn();
    if state.turn() != turn {
        return state.points(solver) >= target;
    }
    for_each_turn(state, &mut |_, next| {
        if next.points(solver) >= target {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })
    .is_break()
}

/// Whether nothing is left to do for the solver.
fn is_solved(puzzle: &Puzzle, state: &WheelOfFortune) -> bool {
    match puzzle.kind() {
        PuzzleKind::LastTiles => state.to_act().is_none(),
        _ => state.turn() != puzzle.start().turn(),
    }
}

/// Judges an action; see [`Puzzle::judge`].
pub(super) fn judge(puzzle: &Puzzle, played: &[rules::Action], action: rules::Action) -> Verdict {
    let next = state_after::<WheelOfFortune>(puzzle, played).and_then(|mut state| {
        if is_solved(puzzle, &state) || state.to_act() != Some(puzzle.solver()) {
            return None;
        }
        let action = WheelOfFortune::from_action(action)?;
        state.apply(action, &mut NullSink).ok()?;
        Some(state)
    });
    let Some(mut next) = next.filter(|next| is_right(puzzle, next)) else {
        return Verdict::Wrong;
    };
    let mut replies = Vec::new();
    if !is_solved(puzzle, &next) {
        let line = [played, &[action]].concat();
        replies = replies_to(puzzle, &line, &mut next);
    }
    if is_solved(puzzle, &next) {
        Verdict::Solved { replies }
    } else {
        Verdict::Right { replies }
    }
}

/// The next action of the solution, or of another way that is right; see [`Puzzle::hint`].
pub(super) fn hint(puzzle: &Puzzle, played: &[rules::Action]) -> Option<rules::Action> {
    if let Some(expected) = puzzle.expected(played) {
        return Some(expected);
    }
    let mut state = state_after::<WheelOfFortune>(puzzle, played)?;
    if is_solved(puzzle, &state) || !is_right(puzzle, &state) {
        return None;
    }
    if state.to_act() != Some(puzzle.solver()) {
        return replies_to(puzzle, played, &mut state).first().copied();
    }
    let legal = state.legal_list();
    let mut legal = wrap::<WheelOfFortune>(&legal).into_iter();
    legal.find(|action| puzzle.judge(played, *action) != Verdict::Wrong)
}

/// What the opponent plays until the solver is to act again: the solution's replies while it is
/// followed, or else the tile that scores most.
fn replies_to(
    puzzle: &Puzzle,
    line: &[rules::Action],
    state: &mut WheelOfFortune,
) -> Vec<rules::Action> {
    let mut replies = Vec::new();
    let rest = puzzle.solution().strip_prefix(line).unwrap_or_default();
    let mut known = rest
        .iter()
        .filter_map(|action| WheelOfFortune::from_action(*action));
    while let Some(opponent) = state.to_act().filter(|seat| *seat != puzzle.solver()) {
        let turn = match known.next() {
            Some(action) => vec![action],
            None => best_at_once(state, opponent),
        };
        if turn.is_empty() {
            break;
        }
        *state = state.after_all(&turn);
        replies.extend(wrap::<WheelOfFortune>(&turn));
    }
    replies
}

/// The rest of a turn after which a seat has the most points, with what its followers would score
/// now.
fn best_at_once(state: &WheelOfFortune, seat: Seat) -> Vec<Action> {
    let mut best: Option<(i32, Vec<Action>)> = None;
    let _ = for_each_turn(state, &mut |turn, next| {
        let points = next.score().points[seat];
        if best.as_ref().is_none_or(|(most, _)| points > *most) {
            best = Some((points, turn.to_vec()));
        }
        ControlFlow::Continue(())
    });
    best.map(|(_, turn)| turn).unwrap_or_default()
}

/// What a seat gains in a line of play.
fn gains(
    state: &WheelOfFortune,
    line: &[Action],
    seat: Seat,
) -> impl Iterator<Item = Gain> + use<> {
    let mut state = state.clone();
    let mut events = Vec::new();
    for action in line {
        state.apply_unchecked(*action, &mut events);
    }
    events.into_iter().filter_map(move |event| match event {
        Event::Gained {
            seat: own, gain, ..
        } if own == seat => Some(gain),
        _ => None,
    })
}

/// Calls `visit` with every way to play the rest of the turn, and the state after it, until
/// it breaks. Followers that can change no points are left at home: on a crown where no pig will
/// come.
fn for_each_turn(
    state: &WheelOfFortune,
    visit: &mut dyn FnMut(&[Action], &WheelOfFortune) -> ControlFlow<()>,
) -> ControlFlow<()> {
    continue_turn(state, state.turn(), &mut Vec::new(), visit)
}

fn continue_turn(
    state: &WheelOfFortune,
    turn: u32,
    played: &mut Vec<Action>,
    visit: &mut dyn FnMut(&[Action], &WheelOfFortune) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if state.turn() != turn || state.to_act().is_none() {
        return visit(played, state);
    }
    let mut legal = state.legal_list();
    if state.phase() == Phase::Deploy && !pig_may_move(state) {
        legal.retain(|action| !matches!(action, Action::Crown(_)));
    }
    let mut next = state.clone();
    for action in legal {
        next.copy_from(state);
        next.apply_unchecked(action, &mut NullSink);
        played.push(action);
        continue_turn(&next, turn, played, visit)?;
        played.pop();
    }
    ControlFlow::Continue(())
}

/// Whether a tile with a number is still to be drawn.
fn pig_may_move(state: &WheelOfFortune) -> bool {
    let mut tiles = state.hidden_stack().iter();
    tiles.any(|tile| tile.number().is_some())
}
