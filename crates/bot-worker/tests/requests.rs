//! What the page sends, against a real worker.

use app_core::requests::{Reaction, Requests};
use bot_worker::Worker;
use bots::puzzles::{Puzzle, PuzzleKind};
use protocol::{
    Answer, LineUpdate, Outlook, PageMessage, RequestId, Task, WorkerEvent, WorkerMessage,
};
use records::{Entry, Match, Name, Player, SeatConfig};
use rules::{GameId, Level, Seat, Setup, StateHash};

fn begin(seed: u64) -> Match {
    let seat = SeatConfig {
        name: Name::default(),
        player: Player::Human,
    };
    Setup::new(GameId::TurnOfTime, 2, seed)
        .ok()
        .and_then(|setup| Match::new(setup, vec![seat; 2]).ok())
        .unwrap_or_else(|| unreachable!("two can play"))
}

/// Plays the first legal action several times.
fn play(record: &mut Match, picks: &[usize]) {
    for pick in picks {
        let legal = record.state().legal_actions();
        assert!(record.apply(legal[pick % legal.len()]).is_ok());
    }
}

/// A sent request: `keep` (`None` for a whole line), number of actions, and ply.
fn sent(message: &PageMessage) -> (Option<u32>, usize, u32) {
    let PageMessage::Search(request) = message else {
        unreachable!("{message:?}");
    };
    match &request.line {
        LineUpdate::Replace { actions, .. } => (None, actions.len(), request.ply),
        LineUpdate::Extend { keep, actions } => (Some(*keep), actions.len(), request.ply),
    }
}

/// Sends a request, lets the worker answer, and returns what was sent.
fn search(
    requests: &mut Requests,
    worker: &mut Worker,
    record: &Match,
) -> (Option<u32>, usize, u32) {
    let id = requests.search(record, Task::Decide(Level::Novice), 5);
    let message = requests
        .message()
        .unwrap_or_else(|| unreachable!("something is open"));
    let answer = answer_of(worker, message.clone());
    let reaction = requests.receive(answer);
    let Reaction::Event(WorkerEvent::Answer(answer)) = reaction else {
        unreachable!("{reaction:?}");
    };
    assert_eq!((answer.request, answer.hash), (id, record.state().hash()));
    let first = answer.suggestions.first();
    assert!(first.is_some_and(|first| record.state().parse_action(&first.action).is_ok()));
    assert_eq!(requests.open_id(), None);
    sent(&message)
}

/// The worker's final answer to a message.
fn answer_of(worker: &mut Worker, message: PageMessage) -> WorkerMessage {
    let mut answer = worker.handle(message, 0.0);
    while worker.is_busy() {
        answer = worker.run_slice(|| 0.0).or(answer);
    }
    answer.unwrap_or_else(|| unreachable!("the worker says something"))
}

#[test]
fn a_line_is_sent_once_and_then_extended() {
    let (mut requests, mut worker) = (Requests::default(), Worker::default());
    let mut record = begin(1);
    play(&mut record, &[0, 1, 2]);
    assert_eq!(search(&mut requests, &mut worker, &record), (None, 3, 3));
    assert_eq!(search(&mut requests, &mut worker, &record), (Some(3), 0, 3));
    play(&mut record, &[3]);
    assert_eq!(search(&mut requests, &mut worker, &record), (Some(3), 1, 4));
    play(&mut record, &[0, 0]);
    assert_eq!(search(&mut requests, &mut worker, &record), (Some(4), 2, 6));
}

#[test]
fn any_position_of_the_line_needs_no_new_actions() {
    let (mut requests, mut worker) = (Requests::default(), Worker::default());
    let mut record = begin(2);
    play(&mut record, &[0, 1, 2, 3, 0, 1]);
    search(&mut requests, &mut worker, &record);
    for ply in [0, 1, 5, 3, 6] {
        record.go_to(ply);
        let expected = (Some(6), 0, ply as u32);
        assert_eq!(search(&mut requests, &mut worker, &record), expected);
    }
}

#[test]
fn other_lines_are_sent_from_the_fork() {
    let (mut requests, mut worker) = (Requests::default(), Worker::default());
    let mut record = begin(3);
    play(&mut record, &[0, 0, 0, 0]);
    search(&mut requests, &mut worker, &record);
    // Undone, then another action.
    record.go_to(2);
    play(&mut record, &[1]);
    assert_eq!(search(&mut requests, &mut worker, &record), (Some(2), 1, 3));
    // A variation.
    record.go_to(1);
    assert!(record.start_variation());
    play(&mut record, &[2, 2, 2]);
    assert_eq!(search(&mut requests, &mut worker, &record), (Some(1), 3, 4));
    record.switch_to_line(0);
    record.go_to(3);
    assert_eq!(search(&mut requests, &mut worker, &record), (Some(1), 2, 3));
}

#[test]
fn resignations_are_not_sent_to_the_worker() {
    let (mut requests, mut worker) = (Requests::default(), Worker::default());
    let setup = Setup::new(GameId::TurnOfTime, 3, 1);
    let seat = SeatConfig {
        name: Name::default(),
        player: Player::Human,
    };
    let mut record = setup
        .ok()
        .and_then(|setup| Match::new(setup, vec![seat; 3]).ok())
        .unwrap_or_else(|| unreachable!("three can play"));
    play(&mut record, &[0]);
    assert!(record.apply_entry(Entry::Resign(Seat::FIRST)).is_ok());
    play(&mut record, &[0]);
    assert_eq!(search(&mut requests, &mut worker, &record), (None, 2, 2));
}

#[test]
fn a_different_match_is_sent_whole() {
    let (mut requests, mut worker) = (Requests::default(), Worker::default());
    search(&mut requests, &mut worker, &begin(1));
    assert_eq!(search(&mut requests, &mut worker, &begin(2)), (None, 0, 0));
}

#[test]
fn a_new_worker_receives_the_whole_line() {
    let (mut requests, mut worker) = (Requests::default(), Worker::default());
    let mut record = begin(4);
    play(&mut record, &[0, 1]);
    search(&mut requests, &mut worker, &record);
    play(&mut record, &[2]);
    requests.search(&record, Task::Decide(Level::Novice), 0);
    assert_eq!(requests.message().as_ref().map(sent), Some((Some(2), 1, 3)));
    // The worker dies; the request goes to the next one.
    requests.worker_lost();
    let message = requests.message();
    assert_eq!(message.as_ref().map(sent), Some((None, 3, 3)));
    let mut worker = Worker::default();
    let answer = message.map(|message| answer_of(&mut worker, message));
    assert!(matches!(
        answer.map(|answer| requests.receive(answer)),
        Some(Reaction::Event(WorkerEvent::Answer(_)))
    ));
}

#[test]
fn an_out_of_sync_worker_receives_the_whole_line_once() {
    let (mut requests, mut worker) = (Requests::default(), Worker::default());
    let mut record = begin(5);
    play(&mut record, &[0, 1]);
    search(&mut requests, &mut worker, &record);
    play(&mut record, &[2]);
    let id = requests.search(&record, Task::Decide(Level::Novice), 0);
    let message = requests.message();
    // The worker has lost its line.
    let answer = message.map(|message| answer_of(&mut Worker::default(), message));
    assert_eq!(answer, Some(WorkerMessage::OutOfSync(id)));
    assert_eq!(
        requests.receive(WorkerMessage::OutOfSync(id)),
        Reaction::Resend
    );
    assert_eq!(requests.message().as_ref().map(sent), Some((None, 3, 3)));
    // The second attempt fails too: the worker has other rules.
    assert_eq!(
        requests.receive(WorkerMessage::OutOfSync(id)),
        Reaction::Event(WorkerEvent::Failed(id))
    );
    assert_eq!(requests.open_id(), None);
    assert_eq!(search(&mut requests, &mut worker, &record), (None, 3, 3));
}

#[test]
fn messages_about_closed_requests_are_ignored() {
    let mut requests = Requests::default();
    let record = begin(6);
    let old = requests.search(&record, Task::Decide(Level::Novice), 0);
    assert_eq!(requests.close(), Some(old));
    let new = requests.search(&record, Task::Decide(Level::Novice), 0);
    assert_ne!(old, new);
    let answer = |request: RequestId| {
        WorkerMessage::Event(WorkerEvent::Answer(Box::new(Answer {
            request,
            hash: StateHash(0),
            suggestions: Vec::new(),
            outlook: Outlook::default(),
            judgement: None,
            after: None,
            turn: None,
        })))
    };
    assert_eq!(requests.receive(answer(old)), Reaction::Ignore);
    assert_eq!(
        requests.receive(WorkerMessage::OutOfSync(old)),
        Reaction::Ignore
    );
    let progress = WorkerEvent::Progress {
        request: new,
        percent: 50,
    };
    let reaction = requests.receive(WorkerMessage::Event(progress.clone()));
    assert_eq!(reaction, Reaction::Event(progress));
    assert!(matches!(requests.receive(answer(new)), Reaction::Event(_)));
    assert_eq!(requests.receive(answer(new)), Reaction::Ignore);
}

/// Lets the worker make the puzzle of the open request.
fn puzzle_event(requests: &mut Requests, worker: &mut Worker) -> Option<WorkerEvent> {
    let answer = answer_of(worker, requests.message()?);
    match requests.receive(answer) {
        Reaction::Event(event) => Some(event),
        Reaction::Ignore | Reaction::Resend => None,
    }
}

#[test]
fn puzzles_are_made_by_the_worker() {
    let (mut requests, mut worker) = (Requests::default(), Worker::default());
    let id = requests.puzzle(PuzzleKind::LastCard, 1, 7);
    let event = puzzle_event(&mut requests, &mut worker);
    let Some(WorkerEvent::Puzzle(answer)) = event else {
        unreachable!("{event:?}");
    };
    assert_eq!(answer.request, id);
    let puzzle = Puzzle::try_from(answer.puzzle);
    assert!(puzzle.is_ok_and(|puzzle| puzzle.difficulty() == 1));
    assert_eq!(requests.open_id(), None);
    // There is no such difficulty.
    let id = requests.puzzle(PuzzleKind::LastCard, 99, 7);
    let event = puzzle_event(&mut requests, &mut worker);
    assert_eq!(event, Some(WorkerEvent::Failed(id)));
}

#[test]
fn a_puzzle_that_is_no_longer_wanted_is_dropped() {
    let (mut requests, mut worker) = (Requests::default(), Worker::default());
    requests.puzzle(PuzzleKind::LastCard, 1, 1);
    let old = requests
        .message()
        .unwrap_or_else(|| unreachable!("something is open"));
    let old = answer_of(&mut worker, old);
    let new = requests.puzzle(PuzzleKind::LastCard, 1, 2);
    assert_eq!(requests.receive(old), Reaction::Ignore);
    assert_eq!(requests.open_id(), Some(new));
    // The next worker is sent the same request.
    let sent = requests.message();
    requests.worker_lost();
    assert_eq!(requests.message(), sent);
    // A puzzle needs no line, so the request can never be out of sync.
    let reaction = requests.receive(WorkerMessage::OutOfSync(new));
    assert_eq!(reaction, Reaction::Event(WorkerEvent::Failed(new)));
}

#[test]
fn a_search_after_a_puzzle_extends_the_line() {
    let (mut requests, mut worker) = (Requests::default(), Worker::default());
    let mut record = begin(1);
    play(&mut record, &[0, 1]);
    assert_eq!(search(&mut requests, &mut worker, &record), (None, 2, 2));
    requests.puzzle(PuzzleKind::LastCard, 1, 7);
    assert!(puzzle_event(&mut requests, &mut worker).is_some());
    play(&mut record, &[0]);
    assert_eq!(search(&mut requests, &mut worker, &record), (Some(2), 1, 3));
}
