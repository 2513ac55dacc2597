//! The worker without the web: it follows lines, works in slices, answers
//! early and late, and says where it cannot follow.

use bot_worker::{SLICE_MS, Worker};
use protocol::{
    Answer, LineUpdate, MatchSetup, PageMessage, RequestId, SearchRequest, WorkerEvent,
    WorkerMessage,
};
use rules::{GameId, Level, Setup, State, StateHash};
use std::cell::Cell;

/// A line of a game: its setup, actions in notation, and all states.
struct Game {
    setup: Setup,
    actions: Vec<String>,
    states: Vec<State>,
}

/// The first actions of a game, always the first legal one.
fn game(id: GameId, seed: u64, actions: usize) -> Game {
    let setup = Setup::new(id, 2, seed).unwrap_or_else(|_| unreachable!("two can play"));
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

fn whole(game: &Game) -> LineUpdate {
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
        level: Level::Novice,
        seed: 3,
    }
}

/// Works to the end.
fn answer(worker: &mut Worker) -> Answer {
    while worker.is_busy() {
        if let Some(WorkerMessage::Event(WorkerEvent::Answer(answer))) = worker.run_slice(|| 0.0) {
            return answer;
        }
    }
    unreachable!("a search ends with an answer")
}

#[test]
fn every_position_of_a_line_is_found() {
    for &id in GameId::ALL {
        let game = game(id, 4, 40);
        let mut worker = Worker::default();
        let mut line = whole(&game);
        for ply in (0..game.states.len()).step_by(7).rev() {
            let state = &game.states[ply];
            if state.to_act().is_none() {
                continue;
            }
            let asked = request(ply as u32, line, ply, state.hash());
            assert_eq!(worker.handle(PageMessage::Search(asked), 0.0), None);
            let answer = answer(&mut worker);
            assert_eq!(answer.hash, state.hash());
            assert!(
                answer
                    .suggestions
                    .iter()
                    .all(|one| state.parse_action(&one.action).is_ok())
            );
            line = LineUpdate::Extend {
                keep: game.actions.len() as u32,
                actions: Vec::new(),
            };
        }
    }
}

#[test]
fn what_does_not_fit_is_out_of_sync_and_forgotten() {
    let game = game(GameId::TurnOfTime, 5, 6);
    let last = game.states[6].hash();
    let extend = |keep, actions: &[&str]| LineUpdate::Extend {
        keep,
        actions: actions.iter().map(ToString::to_string).collect(),
    };
    let unknown = MatchSetup {
        game: "backgammon".to_owned(),
        ..MatchSetup::from(&game.setup)
    };
    let bad = [
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
    for (line, ply, hash) in bad {
        let mut worker = Worker::default();
        let first = request(1, whole(&game), 6, last);
        assert_eq!(worker.handle(PageMessage::Search(first), 0.0), None);
        let out = |number| Some(WorkerMessage::OutOfSync(RequestId(number)));
        let second = request(2, line, ply, hash);
        assert_eq!(worker.handle(PageMessage::Search(second), 0.0), out(2));
        assert!(!worker.is_busy());
        let third = request(3, extend(6, &[]), 6, last);
        assert_eq!(worker.handle(PageMessage::Search(third), 0.0), out(3));
        let again = request(4, whole(&game), 6, last);
        assert_eq!(worker.handle(PageMessage::Search(again), 0.0), None);
        assert_eq!(answer(&mut worker).request, RequestId(4));
    }
}

#[test]
fn a_game_that_is_over_fails() {
    let game = game(GameId::TurnOfTime, 5, usize::MAX);
    let ply = game.actions.len();
    let asked = request(9, whole(&game), ply, game.states[ply].hash());
    let mut worker = Worker::default();
    assert_eq!(
        worker.handle(PageMessage::Search(asked), 0.0),
        Some(WorkerMessage::Event(WorkerEvent::Failed(RequestId(9))))
    );
    assert!(!worker.is_busy());
}

#[test]
fn work_comes_in_slices_and_can_end_early() {
    let game = game(GameId::TurnOfTime, 6, 2);
    let asked = SearchRequest {
        level: Level::Expert,
        ..request(1, whole(&game), 2, game.states[2].hash())
    };
    let mut worker = Worker::default();
    // Every look at the clock takes two milliseconds.
    let time = Cell::new(0.0);
    let clock = || {
        time.set(time.get() + 2.0);
        time.get()
    };
    assert_eq!(worker.handle(PageMessage::Search(asked), 0.0), None);
    let mut told = 0;
    for _ in 0..30 {
        let begun = time.get();
        match worker.run_slice(clock) {
            Some(WorkerMessage::Event(WorkerEvent::Progress { request, percent })) => {
                assert_eq!(request, RequestId(1));
                assert!(percent < 100);
                told += 1;
            }
            other => assert_eq!(other, None),
        }
        assert!(time.get() - begun <= SLICE_MS);
    }
    assert!((1..30).contains(&told), "{told}");
    // Another request's number stops nothing.
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
fn what_is_cancelled_is_not_answered() {
    let game = game(GameId::TurnOfTime, 7, 1);
    let mut worker = Worker::default();
    let asked = request(1, whole(&game), 1, game.states[1].hash());
    assert_eq!(worker.handle(PageMessage::Search(asked), 0.0), None);
    assert_eq!(worker.handle(PageMessage::Cancel(RequestId(1)), 0.0), None);
    assert!(!worker.is_busy());
}
