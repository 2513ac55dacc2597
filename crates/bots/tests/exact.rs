//! The rest of a game, played exactly, against a full search written a second
//! time, as plainly as it can be: every way to the end, no way cut short, and
//! only what the rules say of the end.

mod common;

use bots::{Candidate, level_spec};
use common::{all_is_known, begin, decide, every_setup, states_of};
use rules::rng::Rng;
use rules::{GameId, Level, PerSeat, Seat, Setup, State};

/// How a game ends for a seat; more is better. The place counts first, then
/// the points: with two players those ahead of the other one.
type End = (i32, i32);

fn end_for(state: &State, seat: Seat) -> End {
    let score = state.score();
    let others = Seat::all(state.players()).filter(|other| *other != seat);
    let others: i32 = match state.players() {
        2 => others.map(|other| score.points[other]).sum(),
        _ => 0,
    };
    (-i32::from(score.places[seat]), score.points[seat] - others)
}

/// How the game ends when everybody takes what is best for themselves, of
/// equally good actions the first; nothing if that takes too long to find.
fn played_best(state: &State, left: &mut u32) -> Option<PerSeat<End>> {
    let Some(seat) = state.to_act() else {
        let players = state.players();
        return Some(PerSeat::from_fn(players, |seat| end_for(state, seat)));
    };
    let mut best: Option<PerSeat<End>> = None;
    for action in state.legal_actions() {
        *left = left.checked_sub(1)?;
        let mut next = state.clone();
        assert_eq!(next.apply_silent(action), Ok(()));
        let end = played_best(&next, left)?;
        if best.is_none_or(|best| end[seat] > best[seat]) {
            best = Some(end);
        }
    }
    best
}

/// How each candidate ends for the seat, if that is soon found.
fn ends_of(state: &State, seat: Seat, candidates: &[Candidate]) -> Option<Vec<End>> {
    let mut left = 600_000;
    let ends = candidates.iter().map(|candidate| {
        let mut next = state.clone();
        assert_eq!(next.apply_silent(candidate.action), Ok(()));
        Some(played_best(&next, &mut left)?[seat])
    });
    ends.collect()
}

/// The last decisions of random games in which nothing is hidden.
fn late_positions(setup: &Setup, picks: u64, at_most: usize) -> Vec<State> {
    let mut states = states_of(setup, picks);
    states.pop();
    let late = states.split_off(states.len().saturating_sub(at_most));
    late.into_iter().filter(all_is_known).collect()
}

#[test]
fn exact_worth_is_what_a_full_search_finds() {
    for game in GameId::ALL {
        let (mut exact, mut compared) = (0, 0);
        for seed in 0..40 {
            let setups = every_setup(seed..seed + 1).into_iter();
            for setup in setups.filter(|setup| setup.game() == *game) {
                for state in late_positions(&setup, seed + 50, 5) {
                    for level in Level::ALL {
                        // Who plays no end exactly hardly needs to be asked so often.
                        if seed > 0 && level_spec(&state, level).endgame_actions == 0 {
                            continue;
                        }
                        let candidates = exact_candidates(&state, level, seed);
                        exact += u32::from(candidates.is_some());
                        compared += u32::from(candidates.is_some_and(|c| is_as_found(&state, &c)));
                    }
                }
            }
        }
        // Where the full search takes too long, there is nothing to compare.
        assert!(compared * 4 >= exact * 3, "{game:?}: {compared} of {exact}");
    }
}

/// What a level thinks in the end, if that is exact. It does the best then.
fn exact_candidates(state: &State, level: Level, seed: u64) -> Option<Vec<Candidate>> {
    let mut thinking = begin(state, level, seed);
    let choice = thinking.finish();
    let candidates = thinking.candidates(usize::MAX);
    let exact = candidates.iter().filter(|c| c.exact).count();
    // Of a solved game the end is known from afar; its own tests prove that.
    if exact == 0 || candidates.iter().any(|c| c.forced.is_some()) {
        return None;
    }
    assert_eq!(exact, candidates.len());
    assert_eq!(choice, Some(candidates[0].action));
    Some(candidates)
}

/// Whether a full search could be made; it finds the same then.
fn is_as_found(state: &State, candidates: &[Candidate]) -> bool {
    let ends = state
        .to_act()
        .and_then(|seat| ends_of(state, seat, candidates));
    let Some(ends) = ends else { return false };
    let table = || {
        let worths = candidates.iter().map(|candidate| candidate.value);
        let pairs: Vec<_> = worths.zip(&ends).collect();
        format!("{pairs:?} {}", state.to_json())
    };
    assert_eq!(ends.iter().max(), ends.first(), "{}", table());
    let best = (candidates[0].value, ends[0]);
    for (candidate, end) in candidates.iter().zip(&ends) {
        assert_eq!(candidate.value < best.0, *end < best.1, "{}", table());
    }
    for (pair, ends) in candidates.windows(2).zip(ends.windows(2)) {
        let worse = pair[1].value < pair[0].value;
        assert_eq!(worse, ends[1] < ends[0], "{}", table());
        assert!(ends[1] <= ends[0], "{}", table());
    }
    true
}

/// With two players nobody can spoil what is found, and a lone player has
/// nobody who could.
#[test]
fn what_is_found_is_kept_to_the_end_whatever_the_other_one_does() {
    let two_at_most = |setup: &Setup| setup.players() <= 2;
    for setup in every_setup(0..12).into_iter().filter(two_at_most) {
        for start in late_positions(&setup, 80, 4) {
            let Some(seat) = start.to_act() else { continue };
            let thinking = &mut begin(&start, Level::Expert, 1);
            thinking.finish();
            if !thinking.candidates(1).iter().all(|best| best.exact) {
                continue;
            }
            let Some(found) = played_best(&start, &mut 600_000) else {
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
                assert!(end_for(&state, seat) >= found[seat]);
            }
        }
    }
}

/// In Turn of Time as many actions are left as cards.
#[test]
fn levels_decide_exactly_from_where_they_say() {
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
                let mut thinking = begin(state, level, 1);
                thinking.finish();
                let candidates = thinking.candidates(usize::MAX);
                let expected = left <= spec.endgame_actions;
                assert!(candidates.iter().all(|c| c.exact == expected));
                assert!(!expected || candidates.iter().all(|c| c.visits == 0));
            }
        }
    }
}
