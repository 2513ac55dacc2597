//! The endgame solver, compared with a second implementation that is as simple as
//! possible: a full search without pruning that knows only how the rules rank the
//! end of a game.

mod common;

use bots::{Candidate, level_spec};
use common::{decide, every_setup, is_fully_known, start_search, states_of, trials};
use rules::rng::Rng;
use rules::{GameId, Level, PerSeat, Seat, Setup, State};

/// The result of a game for a seat, greater is better: the place first, then the
/// points, with two players the lead in points.
type GameResult = (i32, i32);

fn result_for(state: &State, seat: Seat) -> GameResult {
    let score = state.score();
    let others = Seat::all(state.players()).filter(|other| *other != seat);
    let others: i32 = match state.players() {
        2 => others.map(|other| score.points[other]).sum(),
        _ => 0,
    };
    (-i32::from(score.ranks[seat]), score.points[seat] - others)
}

/// The result when every seat maximizes its own, taking the first of equally good
/// actions. `None` if that takes more than `budget` actions to find.
fn best_result(state: &State, budget: &mut u32) -> Option<PerSeat<GameResult>> {
    let Some(seat) = state.to_act() else {
        let players = state.players();
        return Some(PerSeat::from_fn(players, |seat| result_for(state, seat)));
    };
    let mut best: Option<PerSeat<GameResult>> = None;
    for action in state.legal_actions() {
        *budget = budget.checked_sub(1)?;
        let mut next = state.clone();
        assert_eq!(next.apply_silent(action), Ok(()));
        let result = best_result(&next, budget)?;
        if best.is_none_or(|best| result[seat] > best[seat]) {
            best = Some(result);
        }
    }
    best
}

/// The result of each candidate for the seat, if it is found soon.
fn candidate_results(
    state: &State,
    seat: Seat,
    candidates: &[Candidate],
) -> Option<Vec<GameResult>> {
    let mut budget = 600_000;
    candidates
        .iter()
        .map(|candidate| {
            let mut next = state.clone();
            assert_eq!(next.apply_silent(candidate.action), Ok(()));
            Some(best_result(&next, &mut budget)?[seat])
        })
        .collect()
}

/// The last decisions of random games in which nothing is hidden.
fn late_positions(setup: &Setup, picks: u64, at_most: usize) -> Vec<State> {
    let mut states = states_of(setup, picks);
    states.pop();
    let late = states.split_off(states.len().saturating_sub(at_most));
    late.into_iter().filter(is_fully_known).collect()
}

#[test]
fn exact_values_agree_with_a_full_search() {
    for game in GameId::ALL {
        let (mut exact, mut compared) = (0, 0);
        for seed in 0..trials(2, 40) {
            let setups = every_setup(seed..seed + 1).into_iter();
            for setup in setups.filter(|setup| setup.game() == *game) {
                for state in late_positions(&setup, seed + 50, 5) {
                    for level in Level::ALL {
                        // Once is enough for levels without the solver.
                        if seed > 0 && level_spec(&state, level).endgame_actions == 0 {
                            continue;
                        }
                        let candidates = exact_candidates(&state, level, seed);
                        exact += u32::from(candidates.is_some());
                        compared += u32::from(
                            candidates.is_some_and(|c| agrees_with_full_search(&state, &c)),
                        );
                    }
                }
            }
        }
        // The full search takes too long for some of them.
        assert!(compared * 4 >= exact * 3, "{game:?}: {compared} of {exact}");
    }
}

/// The candidates of a level, if they are exact; the choice is the best of them.
fn exact_candidates(state: &State, level: Level, seed: u64) -> Option<Vec<Candidate>> {
    let mut search = start_search(state, level, seed);
    let choice = search.finish();
    let candidates = search.candidates(usize::MAX);
    let exact = candidates.iter().filter(|c| c.exact).count();
    // A solved game has tests of its own.
    if exact == 0 || candidates.iter().any(|c| c.forced.is_some()) {
        return None;
    }
    assert_eq!(exact, candidates.len());
    assert_eq!(choice, Some(candidates[0].action));
    Some(candidates)
}

/// Returns whether a full search was possible, and checks the candidates against
/// it.
fn agrees_with_full_search(state: &State, candidates: &[Candidate]) -> bool {
    let results = state
        .to_act()
        .and_then(|seat| candidate_results(state, seat, candidates));
    let Some(results) = results else { return false };
    let table = || {
        let pairs: Vec<_> = candidates
            .iter()
            .map(|candidate| candidate.value)
            .zip(&results)
            .collect();
        format!("{pairs:?} {state:?}")
    };
    assert_eq!(results.iter().max(), results.first(), "{}", table());
    let best = (candidates[0].value, results[0]);
    for (candidate, result) in candidates.iter().zip(&results) {
        assert_eq!(candidate.value < best.0, *result < best.1, "{}", table());
    }
    for (pair, results) in candidates.windows(2).zip(results.windows(2)) {
        let worse = pair[1].value < pair[0].value;
        assert_eq!(worse, results[1] < results[0], "{}", table());
        assert!(results[1] <= results[0], "{}", table());
    }
    true
}

/// With one or two players no opponent can spoil an exact result.
#[test]
fn exact_results_are_reached_whatever_the_opponent_does() {
    let has_at_most_two_players = |setup: &Setup| setup.players() <= 2;
    for setup in every_setup(0..trials(1, 12))
        .into_iter()
        .filter(has_at_most_two_players)
    {
        for start in late_positions(&setup, 80, 4) {
            let Some(seat) = start.to_act() else { continue };
            let search = &mut start_search(&start, Level::Expert, 1);
            search.finish();
            if !search.candidates(1).iter().all(|best| best.exact) {
                continue;
            }
            let Some(best) = best_result(&start, &mut 600_000) else {
                continue;
            };
            let mut rng = Rng::new(setup.seed(), 12);
            for _ in 0..4 {
                let mut state = start.clone();
                while let Some(next) = state.to_act() {
                    let action = if next == seat {
                        Some(decide(&state, Level::Expert, 2))
                    } else {
                        rng.pick(&state.legal_actions()).copied()
                    };
                    let taken = action.map(|action| state.apply_silent(action));
                    assert_eq!(taken, Some(Ok(())));
                }
                assert!(result_for(&state, seat) >= best[seat]);
            }
        }
    }
}

/// In Turn of Time the number of cards left is the number of actions left.
#[test]
fn the_solver_takes_over_at_the_level_s_number_of_actions() {
    for setup in Setup::all_combinations(GameId::TurnOfTime, 3) {
        if setup.players() == 1 {
            continue;
        }
        let mut states = states_of(&setup, 4);
        states.pop();
        for (state, left) in states.iter().rev().zip(1..=7) {
            for level in Level::ALL {
                let spec = level_spec(state, level);
                if spec.blunder_rate > 0
                    || state.legal_actions().len() < 2
                    || left > 5 && spec.simulations > 1000
                {
                    continue;
                }
                let mut search = start_search(state, level, 1);
                search.finish();
                let candidates = search.candidates(usize::MAX);
                let expected = left <= spec.endgame_actions;
                assert!(candidates.iter().all(|c| c.exact == expected));
                assert!(!expected || candidates.iter().all(|c| c.visits == 0));
            }
        }
    }
}
