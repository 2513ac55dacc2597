//! Generated puzzles, proved again by searches that are as plain as possible and
//! know only the rules.

// A test may panic where something is missing.
#![allow(clippy::unwrap_used)]

mod common;

use bots::argonauts_wheel::{Solver, Tablebase, Value};
use bots::puzzles::{Generator, InvalidPuzzle, NoSuchDifficulty, Puzzle, PuzzleKind, Verdict};
use common::trials;
use rules::games::wheels_of_time::{Action as WheelAction, Phase, Wheel, WheelsOfTime};
use rules::registry::RegisteredGame;
use rules::{Action, GameId, Seat, Setup, State};
use std::collections::HashMap;

/// The units of work within which every puzzle of these tests is found.
const MAX_STEPS: u32 = 60_000;

fn generate(kind: PuzzleKind, difficulty: u8, seed: u64) -> Puzzle {
    let mut generator = Generator::new(kind, difficulty, seed).unwrap();
    let mut steps = 0;
    while generator.step(1) {
        steps += 1;
        assert!(steps < MAX_STEPS, "{kind} {difficulty}, seed {seed}");
    }
    generator.puzzle().unwrap().clone()
}

/// Puzzles of every difficulty of a kind.
fn puzzles(kind: PuzzleKind, seeds: u64) -> impl Iterator<Item = Puzzle> {
    let difficulties = kind.difficulties();
    difficulties
        .flat_map(move |difficulty| (0..seeds).map(move |seed| generate(kind, difficulty, seed)))
}

fn after(state: &State, action: Action) -> State {
    let mut next = state.clone();
    assert_eq!(next.apply_silent(action), Ok(()));
    next
}

/// Whether the game is over and this seat alone has won.
fn is_won(state: &State, seat: Seat) -> bool {
    let ranks = state.score().ranks;
    let first = Seat::all(state.players()).filter(|other| ranks[*other] == 1);
    state.to_act().is_none() && first.collect::<Vec<_>>() == [seat]
}

/// Whether a seat wins within this many of its own turns, whatever the other does,
/// where the seats take turns with one action each.
fn wins_within(state: &State, seat: Seat, turns: u32) -> bool {
    match state.to_act() {
        None => is_won(state, seat),
        Some(mover) if mover == seat => {
            let mut legal = state.legal_actions().into_iter();
            turns > 0 && legal.any(|action| wins_within(&after(state, action), seat, turns - 1))
        }
        Some(_) => {
            let mut legal = state.legal_actions().into_iter();
            // Without turns left only a finished game is won.
            turns > 0 && legal.all(|reply| wins_within(&after(state, reply), seat, turns))
                || turns == 0 && legal.all(|reply| is_won(&after(state, reply), seat))
        }
    }
}

/// Goes through the line of a puzzle with one right action at each turn: with every
/// state in which the solver is to act, calls `check` with the right action and the
/// wrong ones.
fn follow_line(puzzle: &Puzzle, mut check: impl FnMut(usize, &State, Action, &[Action])) {
    let line = puzzle.solution();
    for index in (0..line.len()).step_by(2) {
        let (played, right) = (&line[..index], line[index]);
        let state = puzzle.state_after(played).unwrap();
        assert_eq!(state.to_act(), Some(puzzle.solver()));
        assert_eq!(puzzle.hint(played), Some(right));
        let mut wrong = state.legal_actions();
        wrong.retain(|action| *action != right);
        assert!(wrong.len() + 1 == state.legal_actions().len());
        for action in &wrong {
            assert_eq!(puzzle.judge(played, *action), Verdict::Wrong);
        }
        let replies = line.get(index + 1).copied().into_iter().collect();
        let verdict = if index + 2 < line.len() {
            Verdict::Right { replies }
        } else {
            Verdict::Solved { replies }
        };
        assert_eq!(puzzle.judge(played, right), verdict);
        check(index / 2, &state, right, &wrong);
    }
    let end = puzzle.state_after(line).unwrap();
    assert!(is_won(&end, puzzle.solver()));
    assert_eq!(puzzle.hint(line), None);
}

#[test]
fn the_same_seed_gives_the_same_puzzle_and_other_seeds_others() {
    for kind in PuzzleKind::ALL {
        for difficulty in kind.difficulties().take(trials(1, 3)) {
            let puzzle = generate(kind, difficulty, 11);
            let mut generator = Generator::new(kind, difficulty, 11).unwrap();
            while generator.step(1000) {}
            assert_eq!(generator.puzzle(), Some(&puzzle));
            assert_ne!(generate(kind, difficulty, 12).start(), puzzle.start());
            assert_eq!((puzzle.kind(), puzzle.difficulty()), (kind, difficulty));
            assert_eq!(puzzle.start().game(), kind.game());
        }
    }
}

/// A setup of another game than a kind's.
fn other_game(kind: PuzzleKind) -> Setup {
    let mut games = GameId::ALL.iter().filter(|game| **game != kind.game());
    Setup::new(*games.next().unwrap(), 2, 0).unwrap()
}

#[test]
fn puzzles_survive_their_notation() {
    for kind in PuzzleKind::ALL {
        let puzzle = generate(kind, 1, 4);
        let texts = |actions: &[Action]| -> Vec<String> {
            actions.iter().map(ToString::to_string).collect()
        };
        let (actions, solution) = (texts(puzzle.actions()), texts(puzzle.solution()));
        let solution_actions = puzzle.solution().to_vec();
        let setup = || puzzle.setup().clone();
        let again = Puzzle::from_notation(kind, 1, setup(), &actions, &solution);
        let again = again.map(|again| again.with_draws(puzzle.draws().to_vec()));
        assert_eq!(again.as_ref(), Ok(&puzzle));
        let read = |difficulty, setup, actions: &[String], solution: &[String]| {
            Puzzle::from_notation(kind, difficulty, setup, actions, solution).err()
        };
        let none: [String; 0] = [];
        let mut wrong = solution.clone();
        wrong[0] = "?".to_owned();
        for (error, expected) in [
            (
                read(0, setup(), &actions, &solution),
                InvalidPuzzle::Difficulty,
            ),
            (read(1, setup(), &actions, &none), InvalidPuzzle::Unsolved),
            (
                read(1, setup(), &actions, &wrong),
                InvalidPuzzle::Solution(0),
            ),
            (
                read(1, setup(), &wrong, &solution),
                InvalidPuzzle::Action(0),
            ),
            (
                read(
                    1,
                    setup(),
                    &[actions.clone(), solution.clone()].concat(),
                    &none,
                ),
                match puzzle.state_after(&solution_actions).unwrap().to_act() {
                    None => InvalidPuzzle::Over,
                    // The game goes on after the turn, or the round.
                    Some(_) => InvalidPuzzle::Unsolved,
                },
            ),
            (read(1, other_game(kind), &none, &none), InvalidPuzzle::Game),
        ] {
            // The opponent's last card may be part of the solution.
            assert_eq!(error, Some(expected), "{kind}");
        }
    }
}

#[test]
fn kinds_have_names_and_difficulties() {
    for kind in PuzzleKind::ALL {
        assert_eq!(PuzzleKind::from_id(kind.id()), Some(kind));
        assert!(PuzzleKind::of_game(kind.game()).any(|other| other == kind));
        let too_high = kind.difficulties().end() + 1;
        for requested in [0, too_high, u8::MAX] {
            let error = Generator::new(kind, requested, 0).err();
            assert_eq!(error, Some(NoSuchDifficulty { kind, requested }));
        }
    }
    assert_eq!(PuzzleKind::from_id("chess"), None);
    let error = NoSuchDifficulty {
        kind: PuzzleKind::LastCard,
        requested: 9,
    };
    let sentence = "the difficulty of last-card is from 1 to 5, not 9";
    assert_eq!(error.to_string(), sentence);
}

fn tablebase() -> Tablebase {
    let mut solver = Solver::new();
    while solver.step(u32::MAX) {}
    solver.tablebase().unwrap()
}

#[test]
fn wins_are_forced_in_as_many_turns_by_one_action_each() {
    let tablebase = tablebase();
    for puzzle in puzzles(PuzzleKind::Win, trials(2, 6)) {
        let turns = u32::from(puzzle.difficulty());
        assert_eq!(puzzle.solution().len() as u32, 2 * turns - 1);
        follow_line(&puzzle, |turn, state, right, wrong| {
            assert!(turn > 0 || !wrong.is_empty());
            let left = turns - turn as u32;
            // A full search is quick enough for the last turns.
            if left <= 3 {
                let seat = puzzle.solver();
                assert!(!wins_within(state, seat, left - 1));
                assert!(wins_within(&after(state, right), seat, left - 1));
                for action in wrong {
                    assert!(!wins_within(&after(state, *action), seat, left - 1));
                }
            }
            // No other action wins later either, by the solved game.
            let State::ArgonautsWheel(game) = state else {
                unreachable!("another game")
            };
            for action in wrong.iter().chain([&right]) {
                let Action::ArgonautsWheel(typed) = action else {
                    unreachable!("another game")
                };
                let value = tablebase.action_value(&game.position(), *typed);
                let expected = Value::Win(2 * left as u16 - 1);
                let played = &puzzle.solution()[..2 * turn];
                assert_eq!(puzzle.only_draws(played, *action), value == Value::Draw);
                assert_eq!(value == expected, *action == right);
                assert_eq!(matches!(value, Value::Win(_)), *action == right);
            }
        });
    }
}

/// The opponent holds out as long as possible: every reply of the line delays the win
/// to the last turn.
#[test]
fn replies_hold_out_longest() {
    for puzzle in puzzles(PuzzleKind::Win, 2).filter(|puzzle| puzzle.difficulty() <= 4) {
        for replied in (2..puzzle.solution().len()).step_by(2) {
            let left = u32::from(puzzle.difficulty()) - replied as u32 / 2;
            if left <= 3 {
                let state = puzzle.state_after(&puzzle.solution()[..replied]).unwrap();
                assert!(!wins_within(&state, puzzle.solver(), left - 1));
            }
        }
    }
}

#[test]
fn last_cards_win_in_one_way() {
    for kind in [PuzzleKind::LastCard, PuzzleKind::FindTheOrder] {
        for puzzle in puzzles(kind, trials(2, 4)) {
            let State::TurnOfTime(game) = puzzle.start() else {
                unreachable!("another game")
            };
            let cards = puzzle.difficulty();
            assert_eq!(game.cards_on_table() + cards, 16);
            assert_eq!(puzzle.solution().len(), usize::from(cards));
            assert!(puzzle.start().legal_actions().len() >= 4);
            follow_line(&puzzle, |turn, state, right, wrong| {
                // All cards are played within these turns.
                let left = u32::from(cards).div_ceil(2) - turn as u32 - 1;
                let seat = puzzle.solver();
                assert!(wins_within(&after(state, right), seat, left));
                assert!(!wrong.is_empty());
                for action in wrong {
                    assert!(!wins_within(&after(state, *action), seat, left), "{action}");
                }
            });
        }
    }
}

#[test]
fn the_order_has_to_be_found_among_several() {
    for puzzle in puzzles(PuzzleKind::FindTheOrder, 4) {
        let right = puzzle.solution()[0].to_string();
        let (placement, order) = right.split_once(':').unwrap();
        let others = puzzle.start().legal_actions();
        let others = others.iter().map(ToString::to_string).filter(|other| {
            other
                .split_once(':')
                .is_some_and(|(at, letters)| at == placement && letters != order)
        });
        let wanted = if puzzle.difficulty() == 1 { 2 } else { 1 };
        assert!(others.count() >= wanted, "{right}");
    }
}

/// What distinguishes the states of one turn.
type TurnKey = ([u8; 4], [[u8; 10]; 2], u8, u8, bool);

/// The fewest counted actions with which a seat completes its city in this turn
/// without rolling dice.
struct TurnProof {
    seat: Seat,
    turn: u32,
    known: HashMap<TurnKey, Option<u32>>,
}

fn wheels(state: &State) -> &WheelsOfTime {
    WheelsOfTime::from_state(state).unwrap()
}

impl TurnProof {
    fn new(puzzle: &Puzzle) -> Self {
        Self {
            seat: puzzle.solver(),
            turn: puzzle.start().turn(),
            known: HashMap::new(),
        }
    }

    fn least(&mut self, state: &State) -> Option<u32> {
        if is_won(state, self.seat) {
            return Some(0);
        }
        if state.to_act() != Some(self.seat) || state.turn() != self.turn {
            return None;
        }
        let game = wheels(state);
        let key = (
            Wheel::ALL.map(|wheel| game.wheels().space(wheel)),
            [0, 1].map(|seat| game.city(Seat::new(seat).unwrap()).tracks()),
            game.actions_left(),
            game.spendable_workers(),
            game.phase() == Phase::Actions,
        );
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let mut least: Option<u32> = None;
        for action in state.legal_actions() {
            if let Some(count) = self.least_after(state, action) {
                least = Some(least.map_or(count, |least| least.min(count)));
            }
        }
        self.known.insert(key, least);
        least
    }

    fn least_after(&mut self, state: &State, action: Action) -> Option<u32> {
        let next = after(state, action);
        let is_free = match WheelsOfTime::from_action(action).unwrap() {
            WheelAction::SpendWorker | WheelAction::EndActions => true,
            _ => wheels(state).phase() != Phase::Actions,
        };
        let rolled = next.reveal_count() != state.reveal_count();
        let rest = if rolled { None } else { self.least(&next) };
        rest.map(|count| count + u32::from(!is_free))
    }
}

#[test]
fn cities_can_be_finished_this_turn_with_as_many_actions_and_no_luck() {
    for puzzle in puzzles(PuzzleKind::FinishTheCity, trials(1, 3)) {
        let mut proof = TurnProof::new(&puzzle);
        let least = proof.least(puzzle.start());
        assert_eq!(least, Some(u32::from(puzzle.difficulty())));
        let mut played = Vec::new();
        loop {
            let state = puzzle.state_after(&played).unwrap();
            let least = proof.least(&state).unwrap();
            let mut right = 0;
            let legal = state.legal_actions();
            for action in &legal {
                let verdict = puzzle.judge(&played, *action);
                let expected = proof.least_after(&state, *action);
                assert_eq!(verdict != Verdict::Wrong, expected.is_some());
                right += usize::from(expected.is_some());
                let solved = is_won(&after(&state, *action), puzzle.solver());
                assert_eq!(matches!(verdict, Verdict::Solved { .. }), solved);
            }
            assert!(right > 0);
            if played.is_empty() {
                assert!(legal.len() >= 4 && 2 * right <= legal.len());
            }
            // The hint is part of a shortest solution.
            let hint = puzzle.hint(&played).unwrap();
            assert_eq!(proof.least_after(&state, hint), Some(least));
            let verdict = puzzle.judge(&played, hint);
            played.push(hint);
            if matches!(verdict, Verdict::Solved { .. }) {
                break;
            }
        }
        assert_eq!(puzzle.hint(&played), None);
        assert_eq!(played.len(), puzzle.solution().len());
    }
}

/// After a wrong action nothing is right any more.
#[test]
fn nothing_is_right_after_a_wrong_action() {
    for kind in PuzzleKind::ALL {
        let difficulty = *kind.difficulties().end();
        let puzzle = generate(kind, difficulty, 2);
        let legal = puzzle.start().legal_actions();
        let is_wrong = |action: &&Action| puzzle.judge(&[], **action) == Verdict::Wrong;
        let wrong = *legal.iter().find(is_wrong).unwrap();
        assert_eq!(puzzle.hint(&[wrong]), None, "{kind}");
        for action in after(puzzle.start(), wrong).legal_actions() {
            assert_eq!(puzzle.judge(&[wrong], action), Verdict::Wrong);
        }
        // Illegal actions, such as those of another game, are wrong too.
        let other = State::start(&other_game(kind));
        assert_eq!(puzzle.judge(&[], other.legal_actions()[0]), Verdict::Wrong);
        assert_eq!(puzzle.judge(&other.legal_actions(), wrong), Verdict::Wrong);
    }
}
