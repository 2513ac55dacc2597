//! Wheels of Time: turns of games between weak bots in which the city can be
//! completed before the turn is over, whatever the dice are. All sequences of
//! actions of the turn are searched; actions that roll the dice are left out.

use super::bot_game::{self, BotGame, BotGames};
use super::generator::{FoundPuzzle, PuzzleSearch};
use super::{Puzzle, TooManyStates, Verdict};
use crate::look_ahead::LookAhead as _;
use crate::wheels_of_time::turn_plans::{KeySet, state_key};
use rules::game::{Game, NullSink};
use rules::games::wheels_of_time::{Action, Phase, WheelsOfTime};
use rules::registry::RegisteredGame;
use rules::rng::Rng;
use rules::{GameId, Seat, Setup};
use std::collections::VecDeque;

/// Turns of which a search reaches more states than this are passed over.
const MAX_STATES: usize = 2000;
/// The fewest structures of a city for which a turn is searched.
const MIN_STRUCTURES: u8 = 6;
/// The fewest actions to choose from at first.
const MIN_CHOICES: usize = 4;
/// How often a solution turns a wheel at most.
const MAX_TURNS_OF_A_WHEEL: usize = 2;

/// Plays games and tests each turn.
pub(super) struct LastTurnSearch {
    /// Counted actions that it takes to complete the city.
    actions: usize,
    rng: Rng,
    games: BotGames<WheelsOfTime>,
    candidate: Option<Candidate>,
}

/// A position of which some first actions are tested already.
struct Candidate {
    game: BotGame<WheelsOfTime>,
    seat: Seat,
    solution: Vec<Action>,
    legal: Vec<Action>,
    tested: usize,
    /// How many of them are right.
    right: usize,
}

impl LastTurnSearch {
    pub(super) fn new(actions: u8, rng: Rng) -> Self {
        Self {
            actions: usize::from(actions),
            rng,
            games: BotGames::new(),
            candidate: None,
        }
    }

    /// The candidate of a turn in which the city can be completed with the wanted
    /// number of actions or more: after the first actions of a shortest finish if
    /// there are more.
    fn candidate_of_turn(&self, mut game: BotGame<WheelsOfTime>, seat: Seat) -> Option<Candidate> {
        let finish = shortest_finish(&game.state, seat, MAX_STATES).ok()??;
        let too_many = finish.count.checked_sub(self.actions)?;
        let mut solution = finish.actions.into_iter();
        let mut counted = 0;
        while counted < too_many {
            let action = solution.next()?;
            counted += usize::from(counts(&game.state, action));
            game.state.apply_unchecked(action, &mut NullSink);
            game.actions.push(action);
        }
        let solution: Vec<Action> = solution.collect();
        let legal = game.state.legal_list();
        if legal.len() < MIN_CHOICES || is_tedious(&solution) || greedy_finishes(&game.state, seat)
        {
            return None;
        }
        Some(Candidate {
            game,
            seat,
            solution,
            legal,
            tested: 0,
            right: 0,
        })
    }

    /// Tests one more first action of a candidate. At least half of them have to
    /// be wrong.
    fn test(&mut self, mut candidate: Candidate) -> Option<FoundPuzzle> {
        let Some(action) = candidate.legal.get(candidate.tested).copied() else {
            return Some(candidate.game.puzzle(&candidate.solution));
        };
        candidate.tested += 1;
        let state = &candidate.game.state;
        if let Some(next) = after(state, action) {
            let turn = state.turn();
            let is_right = finishes(&next, candidate.seat, turn, MAX_STATES).ok()?;
            candidate.right += usize::from(is_right);
        }
        if 2 * candidate.right <= candidate.legal.len() {
            self.candidate = Some(candidate);
        }
        None
    }
}

impl PuzzleSearch for LastTurnSearch {
    /// Tests an action of a candidate, begins a game, looks for a candidate in a
    /// turn, or works on the next action of the game.
    fn step(&mut self) -> Option<FoundPuzzle> {
        if let Some(candidate) = self.candidate.take() {
            return self.test(candidate);
        }
        let is_wanted = |state: &WheelsOfTime, _| state.phase() == Phase::Actions;
        let (game, seat) = self.games.step(&mut self.rng, random_setup, is_wanted)?;
        if game.state.city(seat).structures() >= MIN_STRUCTURES {
            self.candidate = self.candidate_of_turn(game, seat);
        }
        None
    }
}

fn random_setup(rng: &mut Rng) -> Option<Setup> {
    let setup = Setup::new(GameId::WheelsOfTime, 2, rng.next_u64()).ok()?;
    setup.with_choice("layout", "random").ok()
}

/// Whether a wheel is turned more than twice.
fn is_tedious(line: &[Action]) -> bool {
    line.iter().any(|action| {
        let same = line.iter().filter(|other| *other == action);
        matches!(action, Action::Turn(_)) && same.count() > MAX_TURNS_OF_A_WHEEL
    })
}

/// Whether an action is counted: it is if it takes one of the turn's actions. A
/// worker gives one, and the rest ends the turn.
fn counts(state: &WheelsOfTime, action: Action) -> bool {
    state.phase() == Phase::Actions && !matches!(action, Action::SpendWorker | Action::EndActions)
}

/// The state after an action, or `None` if the action rolled the dice.
fn after(state: &WheelsOfTime, action: Action) -> Option<WheelsOfTime> {
    let next = state.after(action);
    (next.reveal_count() == state.reveal_count()).then_some(next)
}

fn is_won(state: &WheelsOfTime, seat: Seat) -> bool {
    state.to_act().is_none() && state.city(seat).is_complete() && state.score().ranks[seat] == 1
}

struct Finish {
    actions: Vec<Action>,
    /// How many of them are counted.
    count: usize,
}

/// A finish to complete the city in the running turn with the fewest counted actions,
/// or `None` if there is none. Breadth first, so that no shorter finish is missed;
/// states that were reached before are not searched again.
fn shortest_finish(
    state: &WheelsOfTime,
    seat: Seat,
    max_states: usize,
) -> Result<Option<Finish>, TooManyStates> {
    let turn = state.turn();
    // Each state with the state before, by index, and the action that led to it.
    let mut reached: Vec<(WheelsOfTime, Option<(usize, Action)>)> = vec![(state.clone(), None)];
    let mut visited = KeySet::default();
    let mut legal = Vec::new();
    // The states that take `count` actions, and those that take one more.
    let mut layer = VecDeque::from([0]);
    let mut next_layer = VecDeque::new();
    let mut count = 0;
    // A finish to complete the city with `count` + 1 actions.
    let mut next_finish = None;
    loop {
        while let Some(index) = layer.pop_front() {
            let Some((now, _)) = reached.get(index).cloned() else {
                continue;
            };
            legal.clear();
            now.legal_actions(&mut legal);
            for &action in &legal {
                let Some(next) = after(&now, action) else {
                    continue;
                };
                let counts = counts(&now, action);
                if is_won(&next, seat) {
                    if !counts {
                        return Ok(Some(finish_through(&reached, index, action, count)));
                    }
                    next_finish = next_finish.or(Some((index, action)));
                    continue;
                }
                let continues = next.to_act() == Some(seat) && next.turn() == turn;
                if continues && visited.insert(state_key(&next, false)) {
                    if reached.len() >= max_states {
                        return Err(TooManyStates);
                    }
                    let list = if counts { &mut next_layer } else { &mut layer };
                    list.push_back(reached.len());
                    reached.push((next, Some((index, action))));
                }
            }
        }
        count += 1;
        if let Some((index, action)) = next_finish {
            return Ok(Some(finish_through(&reached, index, action, count)));
        }
        if next_layer.is_empty() {
            return Ok(None);
        }
        core::mem::swap(&mut layer, &mut next_layer);
    }
}

/// Whether the city is complete, or can still be completed in this turn.
fn finishes(
    state: &WheelsOfTime,
    seat: Seat,
    turn: u32,
    max_states: usize,
) -> Result<bool, TooManyStates> {
    if state.to_act() != Some(seat) || state.turn() != turn {
        return Ok(is_won(state, seat));
    }
    Ok(shortest_finish(state, seat, max_states)?.is_some())
}

/// The finish to a state, and an action there.
fn finish_through(
    reached: &[(WheelsOfTime, Option<(usize, Action)>)],
    mut index: usize,
    last: Action,
    count: usize,
) -> Finish {
    let mut actions = vec![last];
    while let Some((_, Some((before, action)))) = reached.get(index) {
        actions.push(*action);
        index = *before;
    }
    actions.reverse();
    Finish { actions, count }
}

/// Whether a player completes the city who takes any structure at hand, the first
/// one in canonical order; without one, spends a worker, or ends the turn.
fn greedy_finishes(state: &WheelsOfTime, seat: Seat) -> bool {
    let mut now = state.clone();
    let turn = now.turn();
    let mut legal = Vec::new();
    while now.to_act() == Some(seat) && now.turn() == turn {
        legal.clear();
        now.legal_actions(&mut legal);
        let structures = now.city(seat).structures();
        let taken = legal.iter().find_map(|action| {
            after(&now, *action).filter(|next| next.city(seat).structures() > structures)
        });
        let free = || {
            let first = legal.iter().find(|action| !counts(&now, **action))?;
            after(&now, *first)
        };
        match taken.or_else(free) {
            Some(next) => now = next,
            None => return false,
        }
    }
    is_won(&now, seat)
}

/// Judges an action; see [`Puzzle::judge`].
pub(super) fn judge(puzzle: &Puzzle, played: &[rules::Action], action: rules::Action) -> Verdict {
    let solver = puzzle.solver();
    let turn = puzzle.start().turn();
    let next = bot_game::state_after::<WheelsOfTime>(puzzle, played).and_then(|state| {
        let action = WheelsOfTime::from_action(action)?;
        state.check_action(action).ok()?;
        after(&state, action)
    });
    let replies = Vec::new();
    match next {
        Some(next) if is_won(&next, solver) => Verdict::Solved { replies },
        Some(next) if finishes(&next, solver, turn, usize::MAX).unwrap_or(false) => {
            Verdict::Right { replies }
        }
        _ => Verdict::Wrong,
    }
}

/// The next action of a shortest finish; see [`Puzzle::hint`].
pub(super) fn hint(puzzle: &Puzzle, played: &[rules::Action]) -> Option<rules::Action> {
    let state: WheelsOfTime = bot_game::state_after(puzzle, played)?;
    if state.turn() != puzzle.start().turn() {
        return None;
    }
    let finish = shortest_finish(&state, puzzle.solver(), usize::MAX).ok()??;
    let next = finish.actions.first().copied();
    next.map(rules::Action::WheelsOfTime)
}
