//! The solved game, checked against the rules, and the perfect player.

mod common;

use bots::argonauts_wheel::{Solver, Tablebase, Value};
use bots::{Forced, search};
use common::trials;
use rules::game::{Game, NullSink};
use rules::games::argonauts_wheel::{Action, ArgonautsWheel, EndReason, MAX_TURNS, Position, Side};
use rules::rng::Rng;
use rules::{GameId, Level, Setup, State};
use std::sync::LazyLock;

static SOLVER: LazyLock<Solver> = LazyLock::new(|| {
    let mut solver = Solver::new();
    while solver.step(100_000) {}
    solver
});

static TABLEBASE: LazyLock<Tablebase> = LazyLock::new(|| match SOLVER.tablebase() {
    Some(tablebase) => tablebase,
    None => unreachable!("the solver has finished"),
});

fn start(first_player: &str) -> ArgonautsWheel {
    let setup = Setup::new(GameId::ArgonautsWheel, 2, 0);
    let setup = setup.and_then(|setup| setup.with_choice("begins", first_player));
    match setup.map(|setup| State::start(&setup)) {
        Ok(State::ArgonautsWheel(state)) => state,
        other => unreachable!("{other:?}"),
    }
}

/// The same position with the sides swapped.
fn mirrored(position: &Position) -> Position {
    Position {
        wheel: position.wheel.swapped(),
        to_move: position.to_move.other(),
        ..*position
    }
}

#[test]
fn the_first_player_wins_in_38_turns_and_only_by_turning_the_wheel() {
    for first_player in ["black", "white"] {
        let start = start(first_player);
        assert_eq!(TABLEBASE.value(&start.position()), Value::Win(75));
        let mut legal = Vec::new();
        start.legal_actions(&mut legal);
        let value = |action| TABLEBASE.action_value(&start.position(), action);
        let others = legal.iter().filter(|action| **action != Action::Turn);
        assert_eq!(value(Action::Turn), Value::Win(75));
        assert!(
            others.clone().count() == 2 && others.copied().map(value).all(|v| v == Value::Loss(14))
        );
    }
}

#[test]
fn every_value_agrees_with_the_values_one_turn_later() {
    let mut checked = 0;
    let mut longest = 0;
    // The lab checks all of them; every 13th covers all chains.
    for (position, value) in SOLVER.nodes().step_by(13) {
        assert_eq!(TABLEBASE.value(&position), value, "{position:?}");
        assert_eq!(TABLEBASE.search_value(&position), value, "{position:?}");
        assert_eq!(TABLEBASE.value(&mirrored(&position)), value, "{position:?}");
        if let Value::Win(turns) | Value::Loss(turns) = value {
            longest = longest.max(turns);
        }
        checked += 1;
    }
    assert!(checked > 200_000 && longest > 100, "{checked} {longest}");
}

/// The value within a number of turns, by full search.
fn minimax(state: &ArgonautsWheel, turns: u16) -> Value {
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    let mut best = Value::Loss(0);
    for action in legal {
        let mut next = state.clone();
        next.apply_unchecked(action, &mut NullSink);
        let value = match (next.winner(), next.to_act()) {
            (Some(_), _) => Value::Win(1),
            (None, None) => Value::Draw,
            // The horizon.
            _ if turns == 1 => Value::Draw,
            _ => minimax(&next, turns - 1).backed_up(),
        };
        best = best.max(value);
    }
    best
}

#[test]
fn short_wins_and_losses_agree_with_a_full_search() {
    let (mut won, mut lost) = (0, 0);
    for (position, value) in SOLVER.nodes().step_by(1013) {
        let found = minimax(&ArgonautsWheel::from_position(position), 5);
        assert_eq!(found, value.within(5), "{position:?}");
        won += u32::from(matches!(found, Value::Win(_)));
        lost += u32::from(matches!(found, Value::Loss(_)));
    }
    assert!(won > 300 && lost > 100, "{won} {lost}");
}

/// The result of a game for a side.
fn result(state: &ArgonautsWheel, side: Side) -> i32 {
    match state.winner() {
        Some(winner) if winner == side => 1,
        Some(_) => -1,
        None => 0,
    }
}

const fn expected_result(value: Value) -> i32 {
    match value {
        Value::Win(_) => 1,
        Value::Draw => 0,
        Value::Loss(_) => -1,
    }
}

/// Plays the perfect player against another one, alternating sides, and checks
/// that it reaches the best result that the tablebase gave at any of its turns.
fn check_perfect_play(games: u64, other: impl Fn(&State, &mut Rng) -> Option<rules::Action>) {
    for game in 0..games {
        let side = Side::BOTH[game as usize % 2];
        let mut rng = Rng::new(game, 21);
        let mut state = State::ArgonautsWheel(start("black"));
        let mut best = -1;
        loop {
            let State::ArgonautsWheel(inner) = &state else {
                unreachable!("the game is the same")
            };
            let Some(mover) = inner.side_to_move() else {
                assert!(
                    result(inner, side) >= best,
                    "game {game}: {best} was expected"
                );
                break;
            };
            let action = if mover == side {
                let value = TABLEBASE
                    .value(&inner.position())
                    .within(inner.turns_remaining());
                best = best.max(expected_result(value));
                search(&state, Level::Expert, game).and_then(|mut search| search.finish())
            } else {
                other(&state, &mut rng)
            };
            let Some(action) = action else {
                unreachable!("the game is over")
            };
            assert_eq!(state.apply_silent(action), Ok(()));
        }
    }
}

#[test]
fn the_perfect_player_gives_nothing_away_against_random_play() {
    check_perfect_play(600, |state, rng| rng.pick(&state.legal_actions()).copied());
}

#[test]
fn the_perfect_player_gives_nothing_away_against_the_skilled_level() {
    let games = trials(40, 200);
    check_perfect_play(games, |state, rng| {
        search(state, Level::Skilled, rng.next_u64())?.finish()
    });
}

#[test]
fn the_perfect_player_gives_nothing_away_against_itself() {
    check_perfect_play(200, |state, rng| {
        search(state, Level::Expert, rng.next_u64())?.finish()
    });
}

#[test]
fn perfect_play_takes_the_turns_of_the_tablebase() {
    for (seed, (position, value)) in SOLVER.nodes().step_by(4001).enumerate() {
        let (Value::Win(turns) | Value::Loss(turns)) = value else {
            continue;
        };
        let mut state = State::ArgonautsWheel(ArgonautsWheel::from_position(position));
        let mut taken = 0;
        while let Some(mut search) = search(&state, Level::Expert, seed as u64) {
            let Some(action) = search.finish() else {
                unreachable!("the game is over")
            };
            assert_eq!(state.apply_silent(action), Ok(()));
            taken += 1;
        }
        assert_eq!(taken, turns, "{position:?}");
    }
}

#[test]
fn candidates_come_with_their_forced_results() {
    let state = State::ArgonautsWheel(start("black"));
    let Some(mut search) = search(&state, Level::Expert, 3) else {
        unreachable!("the game has just begun")
    };
    search.finish();
    let candidates: Vec<_> = search
        .candidates(9)
        .into_iter()
        .map(|candidate| (candidate.action.to_string(), candidate.forced))
        .collect();
    assert_eq!(candidates.len(), 3);
    assert_eq!(candidates[0], ("R".to_owned(), Some(Forced::Wins(38))));
    assert!(
        candidates[1..]
            .iter()
            .all(|(_, forced)| *forced == Some(Forced::Loses(7)))
    );
}

#[test]
fn a_win_is_a_draw_when_too_few_turns_are_left() {
    assert_eq!(Value::Win(75).within(75), Value::Win(75));
    assert_eq!(Value::Win(75).within(74), Value::Draw);
    assert_eq!(Value::Loss(14).within(13), Value::Draw);
    const { assert!(MAX_TURNS > 187) };
}

/// In drawn positions the perfect player repeats positions against itself, and
/// the turn that repeats one for the third time is valued as a draw.
#[test]
fn drawn_games_between_perfect_players_are_drawn() {
    let mut repeated = 0;
    for (position, value) in SOLVER.nodes().step_by(20_011) {
        if value != Value::Draw {
            continue;
        }
        let mut state = State::ArgonautsWheel(ArgonautsWheel::from_position(position));
        while let Some(mut search) = search(&state, Level::Expert, 5) {
            search.finish();
            let Some(best) = search.candidates(1).first().copied() else {
                unreachable!("the game is over")
            };
            assert_eq!(best.forced, Some(Forced::Draws));
            assert_eq!(state.apply_silent(best.action), Ok(()));
        }
        assert_eq!(state.score().ranks.as_slice(), [1, 1]);
        let repetition = rules::EndReason::ArgonautsWheel(EndReason::Repetition);
        repeated += u32::from(state.end_reason() == Some(repetition));
    }
    assert!(repeated > 5, "{repeated}");
}
