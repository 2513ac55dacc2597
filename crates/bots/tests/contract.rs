//! The contract of [`Search`], checked for every game, setup and level.

mod common;

use bots::{Candidate, Effort, Outlook, Search, is_solved, judge, level_spec, search};
use common::{every_setup, redetermined, some_setups, start_search, states_of, trials};
use rules::{Action, GameId, Level, Setup, State};
use std::collections::HashSet;

/// Positions of random games that a level can search in a test's time: the
/// stronger the level, the fewer and the later.
fn positions(level: Level) -> Vec<State> {
    let (seeds, per_game, from) = match level {
        Level::Beginner => (0..trials(1, 4), 12, 0.0),
        Level::Novice => (0..trials(1, 2), 6, 0.0),
        Level::Casual => (0..trials(1, 2), trials(3, 4), 0.2),
        Level::Skilled => (0..1, trials(2, 3), 0.4),
        Level::Veteran => (0..1, trials(1, 2), 0.5),
        Level::Expert => (0..1, 1, 0.6),
    };
    let mut positions = Vec::new();
    for setup in some_setups(seeds, level as usize) {
        let mut states = states_of(&setup, setup.seed() + 20);
        states.pop();
        // A single legal action needs no search.
        states.retain(|state| state.legal_actions().len() > 1);
        let first = (states.len() as f32 * from) as usize;
        let late = states.split_off(first);
        let step = late.len().div_ceil(per_game).max(1);
        positions.extend(late.into_iter().step_by(step));
    }
    assert!(!positions.is_empty());
    // The two strongest levels take longest: in the gate with some of the setups.
    let every = if level < Level::Veteran {
        1
    } else {
        trials(3, 1)
    };
    positions.into_iter().step_by(every).collect()
}

fn for_every_level(mut check: impl FnMut(&State, Level)) {
    for level in Level::ALL {
        for state in positions(level) {
            check(&state, level);
        }
    }
}

/// Choice, candidates and outlook.
type Answer = (Option<Action>, Vec<Candidate>, Outlook);

fn answer(search: &dyn Search) -> Answer {
    (
        search.choice(),
        search.candidates(usize::MAX),
        search.outlook(),
    )
}

fn finished_answer(state: &State, level: Level, seed: u64) -> Answer {
    let mut search = start_search(state, level, seed);
    let choice = search.finish();
    assert_eq!(choice, search.choice());
    let answer = answer(&*search);
    // Actions without simulations come last.
    assert!(answer.1.is_sorted_by_key(|candidate| candidate.visits == 0));
    answer
}

/// Checks the chances of seats and candidates at any time of a search.
fn check_outlook(search: &dyn Search, state: &State) {
    let outlook = search.outlook();
    let chances = outlook.chances.as_slice();
    assert_eq!(chances.len(), usize::from(state.players()));
    assert!(
        chances.iter().all(|chance| (0.0..=1.0).contains(chance)),
        "{outlook:?}"
    );
    let sum: f32 = chances.iter().sum();
    assert!(
        chances.len() == 1 || (sum - 1.0).abs() < 1e-3,
        "{outlook:?}"
    );
    let mut least = 1.0;
    for candidate in search.candidates(usize::MAX) {
        assert!((0.0..=least).contains(&candidate.chance), "{candidate:?}");
        least = candidate.chance;
    }
}

/// Checks choice and candidates at any time of a search.
fn check_answer(search: &dyn Search, state: &State, level: Level) {
    let legal = state.legal_actions();
    let choice = search.choice();
    assert!(choice.is_some_and(|choice| legal.contains(&choice)));
    let all = search.candidates(usize::MAX);
    assert_eq!(all.len(), legal.len());
    for limit in [0, 1, 3, legal.len()] {
        assert_eq!(search.candidates(limit), all[..limit.min(all.len())]);
    }
    let different: HashSet<Action> = all.iter().map(|candidate| candidate.action).collect();
    assert_eq!(different.len(), all.len());
    for candidate in &all {
        assert!(legal.contains(&candidate.action));
        assert!((0.0..=1.0).contains(&candidate.value), "{candidate:?}");
    }
    check_outlook(search, state);
    if level_spec(state, level).blunder_rate == 0 {
        assert_eq!(all.first().map(|first| first.action), choice);
    }
}

/// Searches in slices and checks the answer in between.
fn answer_in_slices(state: &State, level: Level, seed: u64, slices: &[u32]) -> Answer {
    let mut search = start_search(state, level, seed);
    let mut slices = slices.iter().cycle();
    let mut progress = search.progress();
    let mut steps = 0_u32;
    loop {
        // A check after each of thousands of steps would take too long.
        if steps < 8 || steps.is_power_of_two() {
            check_answer(&*search, state, level);
        }
        let more = search.step(slices.next().copied().unwrap_or(1));
        let now = search.progress();
        assert!((progress..=1.0).contains(&now), "{progress} then {now}");
        assert_eq!(more, now < 1.0);
        progress = now;
        steps += 1;
        if !more {
            break;
        }
    }
    check_answer(&*search, state, level);
    let end = answer(&*search);
    assert!(!search.step(7));
    assert_eq!(answer(&*search), end);
    end
}

/// The first search of a solved game has to solve it; later ones answer at once.
fn solve_solved_games() {
    for setup in every_setup(0..1) {
        if is_solved(setup.game()) {
            start_search(&State::start(&setup), Level::Expert, 1).finish();
        }
    }
}

#[test]
fn there_is_a_search_until_the_game_is_over() {
    solve_solved_games();
    for setup in some_setups(0..3, 1) {
        let states = states_of(&setup, 5);
        // Only some of the decisions of a long game, and the last.
        let step = states.len() / 40 + 1;
        for state in states.iter().rev().step_by(step) {
            for level in Level::ALL {
                let search = search(state, level, 1);
                assert_eq!(search.is_none(), state.to_act().is_none());
                // There is an answer before the first step.
                if let Some(search) = search {
                    check_answer(&*search, state, level);
                    assert!([0.0, 1.0].contains(&search.progress()));
                }
            }
        }
    }
}

#[test]
fn a_single_legal_action_is_taken_at_once() {
    solve_solved_games();
    for setup in some_setups(0..3, 2) {
        for state in states_of(&setup, 6) {
            if let [only] = state.legal_actions()[..] {
                for level in Level::ALL {
                    let search = start_search(&state, level, 1);
                    assert_eq!(search.progress(), 1.0);
                    assert_eq!(search.choice(), Some(only));
                }
            }
        }
    }
}

/// A finished search depends on nothing but the seed and what the seat to act knows: not on the
/// slices of time, not on hidden information. It changes no state.
#[test]
fn answers_depend_only_on_the_seed_and_on_what_is_known() {
    // One kind of slices for each position: there are many positions and each
    // search takes long.
    let mut kinds = [&[1][..], &[7], &[1, 0, 100, 3, 1000]].into_iter().cycle();
    let mut hidden = 0;
    for_every_level(|state, level| {
        let before = state.clone();
        let known = finished_answer(state, level, 4);
        assert_eq!(*state, before);
        let slices = kinds.next().unwrap_or(&[1]);
        assert_eq!(
            answer_in_slices(state, level, 4, slices),
            known,
            "{slices:?}"
        );
        let mut others = vec![redetermined(state, 0)];
        others.extend(state.to_act().map(|seat| state.redacted_for(seat)));
        for other in others.iter().filter(|other| other.hash() != state.hash()) {
            hidden += 1;
            assert_eq!(finished_answer(other, level, 4), known);
        }
    });
    assert!(hidden > 0);
}

/// Hidden information does not influence the answer before a search is finished either.
#[test]
fn hidden_information_does_not_influence_an_early_answer() {
    for_every_level(|state, level| {
        let other = redetermined(state, 5);
        let (mut one, mut two) = (
            start_search(state, level, 4),
            start_search(&other, level, 4),
        );
        for slice in [0, 1, 5, 20] {
            one.step(slice);
            two.step(slice);
            assert_eq!(answer(&*one), answer(&*two));
        }
    });
}

/// In the middle of games with hidden information, where the strongest levels have most to
/// search: it does not influence the answer, which takes no more than the level's simulations.
#[test]
fn hidden_information_does_not_influence_an_answer_in_midgame() {
    let mut compared = HashSet::new();
    for (game, seed) in GameId::ALL
        .iter()
        .flat_map(|game| (0..3).map(move |seed| (*game, seed)))
    {
        let setup = Setup::new(game, 3, seed).or_else(|_| Setup::new(game, 2, seed));
        let states = setup.map_or_else(|_| Vec::new(), |setup| states_of(&setup, seed));
        let midgame = states.iter().skip(states.len() / 3);
        let Some(state) = midgame
            .clone()
            .find(|state| state.legal_actions().len() > 5)
        else {
            continue;
        };
        let other = redetermined(state, seed);
        if other == *state {
            continue;
        }
        compared.insert((game, seed));
        for level in Level::ALL {
            let simulations = level_spec(state, level).simulations;
            let [known, other] = [state, &other].map(|state| {
                let mut search = start_search(state, level, 1);
                for _ in 0..simulations {
                    search.step(1);
                }
                assert!(!search.step(0), "{game:?} {level:?}");
                assert_eq!(search.progress(), 1.0);
                answer(&*search)
            });
            assert_eq!(known, other, "{game:?} {level:?}");
            let visits: u32 = known.1.iter().map(|candidate| candidate.visits).sum();
            assert!(visits <= simulations, "{game:?} {level:?}");
        }
    }
    assert!(compared.len() >= 7, "{compared:?}");
}

#[test]
fn levels_blunder_at_their_rate() {
    for setup in some_setups(0..1, 3) {
        let states = states_of(&setup, 3);
        let Some(state) = states[states.len() / 3..]
            .iter()
            .find(|state| state.legal_actions().len() > 8)
        else {
            continue;
        };
        for level in [Level::Beginner, Level::Novice] {
            let rate = u32::from(level_spec(state, level).blunder_rate);
            let tries = trials(64, 256);
            let blunders = (0..tries)
                .filter(|&seed| {
                    let (choice, candidates, _) = finished_answer(state, level, seed);
                    candidates.first().map(|first| first.action) != choice
                })
                .count() as u32
                * 256
                / tries as u32;
            assert!(
                (rate / 2..=rate + rate / 2).contains(&blunders),
                "{blunders} blunders, not {rate}"
            );
        }
    }
}

#[test]
fn higher_levels_search_more_and_blunder_less() {
    for setup in every_setup(0..2) {
        for state in states_of(&setup, 7) {
            let specs = Level::ALL.map(|level| level_spec(&state, level));
            for pair in specs.windows(2) {
                let (low, high) = (pair[0], pair[1]);
                assert_ne!(low, high);
                assert!(low.knowledge <= high.knowledge, "{low:?} {high:?}");
                assert!(low.simulations <= high.simulations, "{low:?} {high:?}");
                assert!(low.endgame_actions <= high.endgame_actions);
                if low.knowledge == high.knowledge {
                    assert!(low.blunder_rate >= high.blunder_rate, "{low:?} {high:?}");
                }
                if low.simulations == high.simulations {
                    assert!(low.noise >= high.noise, "{low:?} {high:?}");
                }
            }
            let [.., strongest] = specs;
            assert_eq!((strongest.blunder_rate, strongest.noise), (0, 0.0));
        }
    }
}

/// An analysis never blunders, tells who is winning even where there is no choice, and examines the
/// played action whatever it is.
#[test]
fn an_analysis_judges_any_action() {
    solve_solved_games();
    for state in positions(Level::Expert) {
        let legal = state.legal_actions();
        for &played in legal.iter().step_by(legal.len().div_ceil(3)) {
            let analysis = bots::analyse(&state, Effort::Reviews(1), Some(played), 5);
            let review = bots::review(&state, Some(played), 5);
            for search in [analysis, review] {
                let mut search = search.unwrap_or_else(|| unreachable!("the game goes on"));
                assert!(
                    search
                        .finish()
                        .is_some_and(|choice| legal.contains(&choice))
                );
                assert_eq!(search.progress(), 1.0);
                let judged = judge(&*search, played);
                assert!(judged.is_some_and(|(best, judged)| {
                    judged.action == played
                        && best.chance >= judged.chance
                        && legal.contains(&best.action)
                }));
            }
            let line = bots::continuation(&state, played, 3);
            assert!((1..=3).contains(&line.len()) && line[0] == played);
        }
    }
}

/// An analysis chooses what the strongest level would.
#[test]
fn a_full_analysis_agrees_with_the_strongest_level() {
    for state in positions(Level::Expert) {
        let mut expert = start_search(&state, Level::Expert, 3);
        let analysis = bots::analyse(&state, Effort::Full, None, 3);
        let choice = analysis.and_then(|mut search| search.finish());
        assert_eq!(choice, expert.finish());
    }
}
