//! The solved game, held against the rules, and its perfect player.

mod common;

use bots::argonauts_wheel::{Solver, Table, Value};
use bots::{Forced, search};
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

static TABLE: LazyLock<Table> = LazyLock::new(|| match SOLVER.table() {
    Some(table) => table,
    None => unreachable!("the solver came to its end"),
});

fn start(begins: &str) -> ArgonautsWheel {
    let setup = Setup::new(GameId::ArgonautsWheel, 2, 0);
    let setup = setup.and_then(|setup| setup.with_choice("begins", begins));
    match setup.map(|setup| State::start(&setup)) {
        Ok(State::ArgonautsWheel(state)) => state,
        other => unreachable!("{other:?}"),
    }
}

/// The same seen from the other side, as the rules tell of it.
fn mirrored(position: &Position) -> Position {
    Position {
        wheel: position.wheel.swapped(),
        to_move: position.to_move.other(),
        ..*position
    }
}

#[test]
fn the_one_who_begins_wins_in_38_turns_and_only_by_turning_the_wheel() {
    for begins in ["black", "white"] {
        let start = start(begins);
        assert_eq!(TABLE.value(&start.position()), Value::Win(75));
        let mut legal = Vec::new();
        start.legal_actions(&mut legal);
        let worth = |action| TABLE.worth(&start.position(), action);
        let others = legal.iter().filter(|action| **action != Action::Turn);
        assert_eq!(worth(Action::Turn), Value::Win(75));
        assert!(
            others.clone().count() == 2 && others.copied().map(worth).all(|v| v == Value::Loss(14))
        );
    }
}

#[test]
fn every_position_agrees_with_what_one_more_turn_leads_to() {
    let mut seen = 0;
    let mut longest = 0;
    // All of them is the lab's affair; every thirteenth meets all chains.
    for (position, value) in SOLVER.all().step_by(13) {
        assert_eq!(TABLE.value(&position), value, "{position:?}");
        assert_eq!(TABLE.best(&position), value, "{position:?}");
        assert_eq!(TABLE.value(&mirrored(&position)), value, "{position:?}");
        if let Value::Win(turns) | Value::Loss(turns) = value {
            longest = longest.max(turns);
        }
        seen += 1;
    }
    assert!(seen > 200_000 && longest > 100, "{seen} {longest}");
}

/// What the best play leads to within so many turns, found by trying all.
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
            // Nothing is decided so soon.
            _ if turns == 1 => Value::Draw,
            _ => minimax(&next, turns - 1).before(),
        };
        best = best.max(value);
    }
    best
}

#[test]
fn near_ends_are_found_by_trying_everything_too() {
    let (mut won, mut lost) = (0, 0);
    for (position, value) in SOLVER.all().step_by(1013) {
        let found = minimax(&ArgonautsWheel::from_position(position), 5);
        assert_eq!(found, value.within(5), "{position:?}");
        won += u32::from(matches!(found, Value::Win(_)));
        lost += u32::from(matches!(found, Value::Loss(_)));
    }
    assert!(won > 300 && lost > 100, "{won} {lost}");
}

/// How a game ended for the perfect player.
fn result(state: &ArgonautsWheel, side: Side) -> i32 {
    match state.winner() {
        Some(winner) if winner == side => 1,
        Some(_) => -1,
        None => 0,
    }
}

const fn promised(value: Value) -> i32 {
    match value {
        Value::Win(_) => 1,
        Value::Draw => 0,
        Value::Loss(_) => -1,
    }
}

/// The perfect player against another one, both sides by turns. What the table
/// promised at any of its turns it has to keep.
fn plays_perfectly(games: u64, other: impl Fn(&State, &mut Rng) -> Option<rules::Action>) {
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
                    "game {game}: {best} was promised"
                );
                break;
            };
            let action = if mover == side {
                let value = TABLE
                    .value(&inner.position())
                    .within(inner.turns_remaining());
                best = best.max(promised(value));
                search(&state, Level::Expert, game).and_then(|mut search| search.finish())
            } else {
                other(&state, &mut rng)
            };
            let Some(action) = action else {
                unreachable!("nothing was decided")
            };
            assert_eq!(state.apply_silent(action), Ok(()));
        }
    }
}

#[test]
fn the_perfect_player_keeps_what_the_table_promises_against_random_play() {
    plays_perfectly(600, |state, rng| rng.pick(&state.legal_actions()).copied());
}

#[test]
fn the_perfect_player_keeps_what_the_table_promises_against_the_skilled_one() {
    plays_perfectly(200, |state, rng| {
        search(state, Level::Skilled, rng.next_u64())?.finish()
    });
}

#[test]
fn the_perfect_player_keeps_what_the_table_promises_against_itself() {
    plays_perfectly(200, |state, rng| {
        search(state, Level::Expert, rng.next_u64())?.finish()
    });
}

#[test]
fn perfect_play_takes_just_as_long_as_the_table_says() {
    for (place, (position, value)) in SOLVER.all().step_by(4001).enumerate() {
        let (Value::Win(turns) | Value::Loss(turns)) = value else {
            continue;
        };
        let mut state = State::ArgonautsWheel(ArgonautsWheel::from_position(position));
        let mut taken = 0;
        while let Some(mut search) = search(&state, Level::Expert, place as u64) {
            let Some(action) = search.finish() else {
                unreachable!("nothing was decided")
            };
            assert_eq!(state.apply_silent(action), Ok(()));
            taken += 1;
        }
        assert_eq!(taken, turns, "{position:?}");
    }
}

#[test]
fn every_legal_action_is_told_with_the_end_that_it_leads_to() {
    let state = State::ArgonautsWheel(start("black"));
    let Some(mut search) = search(&state, Level::Expert, 3) else {
        unreachable!("it is somebody's turn")
    };
    search.finish();
    let told: Vec<_> = search
        .candidates(9)
        .into_iter()
        .map(|candidate| (candidate.action.to_string(), candidate.forced))
        .collect();
    assert_eq!(told.len(), 3);
    assert_eq!(told[0], ("R".to_owned(), Some(Forced::Wins(38))));
    assert!(
        told[1..]
            .iter()
            .all(|(_, forced)| *forced == Some(Forced::Loses(7)))
    );
}

#[test]
fn when_too_few_turns_are_left_a_win_is_a_draw() {
    assert_eq!(Value::Win(75).within(75), Value::Win(75));
    assert_eq!(Value::Win(75).within(74), Value::Draw);
    assert_eq!(Value::Loss(14).within(13), Value::Draw);
    const { assert!(MAX_TURNS > 187) };
}

/// Where nobody can win, the perfect player goes round in circles with itself;
/// the turn that brings a position for the third time is told as a draw.
#[test]
fn drawn_games_between_perfect_players_are_drawn() {
    let mut repeated = 0;
    for (position, value) in SOLVER.all().step_by(20_011) {
        if value != Value::Draw {
            continue;
        }
        let mut state = State::ArgonautsWheel(ArgonautsWheel::from_position(position));
        while let Some(mut search) = search(&state, Level::Expert, 5) {
            search.finish();
            let Some(best) = search.candidates(1).first().copied() else {
                unreachable!("nothing was decided")
            };
            assert_eq!(best.forced, Some(Forced::Draws));
            assert_eq!(state.apply_silent(best.action), Ok(()));
        }
        assert_eq!(state.score().places.as_slice(), [1, 1]);
        let repetition = rules::EndReason::ArgonautsWheel(EndReason::Repetition);
        repeated += u32::from(state.end_reason() == Some(repetition));
    }
    assert!(repeated > 5, "{repeated}");
}
