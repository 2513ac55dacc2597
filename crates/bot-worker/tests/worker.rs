//! The worker without the web: it keeps lines, works in slices, answers early and
//! in time, and reports when it is out of sync.

use bot_worker::{SLICE_MS, Worker};
use bots::puzzles::{Generator, Puzzle, PuzzleKind};
use protocol::{
    Answer, LineUpdate, MatchSetup, PageMessage, PuzzleAnswer, PuzzleRequest, RequestId,
    SearchRequest, Task, WorkerEvent, WorkerMessage,
};
use rules::{GameId, Level, Setup, State, StateHash};
use std::cell::Cell;

/// A line of a game: its setup, actions in notation, and all states.
struct Game {
    setup: Setup,
    actions: Vec<String>,
    states: Vec<State>,
}

/// The beginning of a game in which the first legal action is always taken.
fn play_game(id: GameId, seed: u64, actions: usize) -> Game {
    let setup =
        Setup::new(id, 2, seed).unwrap_or_else(|_| unreachable!("every game allows two players"));
    let mut game = Game {
        states: vec![State::start(&setup)],
        setup,
        actions: Vec::new(),
    };
    while game.actions.len() < actions {
        let Some(mut state) = game.states.last().cloned() else {
            break;
        };
        let Some(&action) = state.legal_actions().first() else {
            break;
        };
        assert!(state.apply(action).is_ok());
        game.actions.push(action.to_string());
        game.states.push(state);
    }
    game
}

fn whole_line(game: &Game) -> LineUpdate {
    LineUpdate::Replace {
        setup: MatchSetup::from(&game.setup),
        actions: game.actions.clone(),
    }
}

fn request(number: u32, line: LineUpdate, ply: usize, hash: StateHash) -> SearchRequest {
    SearchRequest {
        request: RequestId(number),
        line,
        ply: ply as u32,
        hash,
        task: Task::Decide(Level::Novice),
        seed: 3,
    }
}

/// Runs the search to its end.
fn finish(worker: &mut Worker) -> Answer {
    while worker.is_busy() {
        if let Some(WorkerMessage::Event(WorkerEvent::Answer(answer))) = worker.run_slice(|| 0.0) {
            return *answer;
        }
    }
    unreachable!("a search ends with an answer")
}

#[test]
fn every_position_of_a_line_can_be_searched() {
    for &id in GameId::ALL {
        let game = play_game(id, 4, 40);
        let mut worker = Worker::default();
        let mut line = whole_line(&game);
        for ply in (0..game.states.len()).step_by(7).rev() {
            let state = &game.states[ply];
            if state.to_act().is_none() {
                continue;
            }
            let search_request = request(ply as u32, line, ply, state.hash());
            assert_eq!(
                worker.handle(PageMessage::Search(search_request), 0.0),
                None
            );
            let answer = finish(&mut worker);
            assert_eq!(answer.hash, state.hash());
            assert!(
                answer
                    .suggestions
                    .iter()
                    .all(|suggestion| state.parse_action(&suggestion.action).is_ok())
            );
            line = LineUpdate::Extend {
                keep: game.actions.len() as u32,
                actions: Vec::new(),
            };
        }
    }
}

#[test]
fn a_line_that_does_not_fit_is_out_of_sync_and_dropped() {
    let game = play_game(GameId::TurnOfTime, 5, 6);
    let last = game.states[6].hash();
    let extend = |keep, actions: &[&str]| LineUpdate::Extend {
        keep,
        actions: actions.iter().map(ToString::to_string).collect(),
    };
    let unknown = MatchSetup {
        game: "backgammon".to_owned(),
        ..MatchSetup::from(&game.setup)
    };
    let bad_requests = [
        (extend(7, &[]), 6, last),
        (extend(6, &["nonsense"]), 6, last),
        (extend(6, &[]), 7, last),
        (extend(6, &[]), 6, StateHash(last.0 ^ 1)),
        (
            LineUpdate::Replace {
                setup: unknown,
                actions: Vec::new(),
            },
            0,
            last,
        ),
    ];
    for (line, ply, hash) in bad_requests {
        let mut worker = Worker::default();
        let first = request(1, whole_line(&game), 6, last);
        assert_eq!(worker.handle(PageMessage::Search(first), 0.0), None);
        let out_of_sync = |number| Some(WorkerMessage::OutOfSync(RequestId(number)));
        let second = request(2, line, ply, hash);
        assert_eq!(
            worker.handle(PageMessage::Search(second), 0.0),
            out_of_sync(2)
        );
        assert!(!worker.is_busy());
        let third = request(3, extend(6, &[]), 6, last);
        assert_eq!(
            worker.handle(PageMessage::Search(third), 0.0),
            out_of_sync(3)
        );
        let fourth = request(4, whole_line(&game), 6, last);
        assert_eq!(worker.handle(PageMessage::Search(fourth), 0.0), None);
        assert_eq!(finish(&mut worker).request, RequestId(4));
    }
}

#[test]
fn searching_a_finished_game_fails() {
    let game = play_game(GameId::TurnOfTime, 5, usize::MAX);
    let ply = game.actions.len();
    let search_request = request(9, whole_line(&game), ply, game.states[ply].hash());
    let mut worker = Worker::default();
    assert_eq!(
        worker.handle(PageMessage::Search(search_request), 0.0),
        Some(WorkerMessage::Event(WorkerEvent::Failed(RequestId(9))))
    );
    assert!(!worker.is_busy());
}

#[test]
fn searches_run_in_slices_and_can_end_early() {
    let game = play_game(GameId::TurnOfTime, 6, 2);
    let search_request = SearchRequest {
        task: Task::Decide(Level::Expert),
        ..request(1, whole_line(&game), 2, game.states[2].hash())
    };
    let mut worker = Worker::default();
    // Reading the clock takes two milliseconds.
    let time = Cell::new(0.0);
    let clock = || {
        time.set(time.get() + 2.0);
        time.get()
    };
    assert_eq!(
        worker.handle(PageMessage::Search(search_request), 0.0),
        None
    );
    let mut progress_events = 0;
    for _ in 0..30 {
        let slice_start = time.get();
        match worker.run_slice(clock) {
            Some(WorkerMessage::Event(WorkerEvent::Progress { request, percent })) => {
                assert_eq!(request, RequestId(1));
                assert!(percent < 100);
                progress_events += 1;
            }
            other => assert_eq!(other, None),
        }
        assert!(time.get() - slice_start <= SLICE_MS);
    }
    assert!((1..30).contains(&progress_events), "{progress_events}");
    // The id of another request stops nothing.
    let other = RequestId(2);
    assert_eq!(worker.handle(PageMessage::MoveNow(other), 0.0), None);
    assert_eq!(worker.handle(PageMessage::Cancel(other), 0.0), None);
    assert!(worker.is_busy());
    let answer = worker.handle(PageMessage::MoveNow(RequestId(1)), 0.0);
    assert!(matches!(
        answer,
        Some(WorkerMessage::Event(WorkerEvent::Answer(answer))) if !answer.suggestions.is_empty()
    ));
    assert!(!worker.is_busy());
    assert_eq!(worker.run_slice(|| 0.0), None);
}

#[test]
fn a_cancelled_search_is_not_answered() {
    let game = play_game(GameId::TurnOfTime, 7, 1);
    let mut worker = Worker::default();
    let search_request = request(1, whole_line(&game), 1, game.states[1].hash());
    assert_eq!(
        worker.handle(PageMessage::Search(search_request), 0.0),
        None
    );
    assert_eq!(worker.handle(PageMessage::Cancel(RequestId(1)), 0.0), None);
    assert!(!worker.is_busy());
}

fn puzzle_request(number: u32, kind: PuzzleKind) -> PageMessage {
    PageMessage::Puzzle(PuzzleRequest {
        request: RequestId(number),
        kind,
        difficulty: 2,
        seed: 8,
    })
}

#[test]
fn puzzles_are_made_in_slices() {
    for kind in PuzzleKind::ALL {
        let mut worker = Worker::default();
        assert_eq!(worker.handle(puzzle_request(4, kind), 0.0), None);
        // Nothing can be answered before the puzzle is found.
        let move_now = PageMessage::MoveNow(RequestId(4));
        assert_eq!(worker.handle(move_now, 0.0), None);
        let answer = loop {
            assert!(worker.is_busy());
            // Reading the clock takes two milliseconds.
            let time = Cell::new(0.0);
            let message = worker.run_slice(|| {
                time.set(time.get() + 2.0);
                time.get()
            });
            assert!(time.get() <= SLICE_MS);
            if let Some(message) = message {
                break message;
            }
        };
        assert!(!worker.is_busy());
        let WorkerMessage::Event(WorkerEvent::Puzzle(PuzzleAnswer { request, puzzle })) = answer
        else {
            unreachable!("{kind}: {answer:?}")
        };
        assert_eq!(request, RequestId(4));
        let generator = Generator::new(kind, 2, 8);
        let expected = generator.ok().and_then(|mut generator| {
            while generator.step(100) {}
            generator.puzzle().cloned()
        });
        assert_eq!(Puzzle::try_from(puzzle).ok(), expected);
    }
}

#[test]
fn a_cancelled_puzzle_is_not_answered() {
    let mut worker = Worker::default();
    let puzzle = || puzzle_request(1, PuzzleKind::FinishTheCity);
    assert_eq!(worker.handle(puzzle(), 0.0), None);
    let cancel = |number| PageMessage::Cancel(RequestId(number));
    assert_eq!(worker.handle(cancel(2), 0.0), None);
    assert!(worker.is_busy());
    assert_eq!(worker.handle(cancel(1), 0.0), None);
    assert!(!worker.is_busy());
    assert_eq!(worker.run_slice(|| 0.0), None);
}

#[test]
fn a_puzzle_of_no_such_difficulty_fails() {
    let mut worker = Worker::default();
    let puzzle = PuzzleRequest {
        request: RequestId(3),
        kind: PuzzleKind::Win,
        difficulty: 0,
        seed: 1,
    };
    let failed = WorkerMessage::Event(WorkerEvent::Failed(RequestId(3)));
    let answer = worker.handle(PageMessage::Puzzle(puzzle), 0.0);
    assert_eq!(answer, Some(failed));
    assert!(!worker.is_busy());
}

/// A puzzle takes the place of a search and the other way round; the line stays.
#[test]
fn the_last_request_replaces_the_one_before() {
    let game = play_game(GameId::TurnOfTime, 5, 6);
    let last = game.states[6].hash();
    let mut worker = Worker::default();
    let first = request(1, whole_line(&game), 6, last);
    assert_eq!(worker.handle(PageMessage::Search(first), 0.0), None);
    assert_eq!(
        worker.handle(puzzle_request(2, PuzzleKind::LastCard), 0.0),
        None
    );
    let first = PageMessage::MoveNow(RequestId(1));
    assert_eq!(worker.handle(first, 0.0), None);
    let unchanged = LineUpdate::Extend {
        keep: 6,
        actions: Vec::new(),
    };
    let third = request(3, unchanged, 6, last);
    assert_eq!(worker.handle(PageMessage::Search(third), 0.0), None);
    assert_eq!(finish(&mut worker).request, RequestId(3));
}

#[test]
fn a_played_action_is_judged() {
    for &id in GameId::ALL {
        if bots::is_solved(id) {
            continue;
        }
        let game = play_game(id, 4, 12);
        for ply in [0, 6, 11] {
            // Short games end before.
            let (Some(state), Some(played)) = (game.states.get(ply), game.actions.get(ply)) else {
                continue;
            };
            let mut worker = Worker::default();
            let search_request = SearchRequest {
                task: Task::Review {
                    played: Some(played.clone()),
                },
                ..request(1, whole_line(&game), ply, state.hash())
            };
            worker.handle(PageMessage::Search(search_request), 0.0);
            let answer = finish(&mut worker);
            let sum: u16 = answer.outlook.chances.iter().sum();
            assert!((995..=1005).contains(&sum), "{:?}", answer.outlook);
            let judgement = answer.judgement.unwrap_or_default();
            assert!(judgement.loss <= 1000);
            if judgement.is_costly() {
                // The line can be played.
                let mut state = state.clone();
                for action in &judgement.line {
                    let action = state.parse_action(action).ok();
                    assert!(action.is_some_and(|action| state.apply(action).is_ok()));
                }
            }
        }
    }
}
