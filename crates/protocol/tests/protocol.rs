//! Messages survive a round trip through bytes; any other bytes are rejected.

use bots::Forced;
use bots::puzzles::{Generator, InvalidPuzzle, Puzzle, PuzzleKind};
use proptest::collection::vec;
use proptest::prelude::*;
use protocol::{
    Answer, Judgement, LineUpdate, MatchSetup, Outlook, PageMessage, PuzzleAnswer, PuzzleMismatch,
    PuzzleRecord, PuzzleRequest, RequestId, SearchRequest, SetupMismatch, Suggestion, Task,
    TurnHint, WorkerEvent, WorkerMessage,
};
use rules::{GameId, Level, Setup, StateHash};

fn match_setup() -> impl Strategy<Value = MatchSetup> {
    let parts = (
        any::<String>(),
        any::<u16>(),
        any::<u8>(),
        vec(any::<(String, String)>(), 0..4),
        any::<u64>(),
        vec(any::<String>(), 0..4),
        any::<Option<String>>(),
    );
    parts.prop_map(
        |(game, rules, players, options, seed, draws, position)| MatchSetup {
            game,
            rules,
            players,
            options,
            seed,
            draws,
            position,
        },
    )
}

fn line_update() -> impl Strategy<Value = LineUpdate> {
    let actions = || vec(any::<String>(), 0..8);
    prop_oneof![
        (match_setup(), actions())
            .prop_map(|(setup, actions)| LineUpdate::Replace { setup, actions }),
        (any::<u32>(), actions()).prop_map(|(keep, actions)| LineUpdate::Extend { keep, actions }),
    ]
}

fn task() -> impl Strategy<Value = Task> {
    prop_oneof![
        proptest::sample::select(&Level::ALL[..]).prop_map(Task::Decide),
        Just(Task::Hint),
        Just(Task::Evaluate),
        any::<Option<String>>().prop_map(|played| Task::Review { played }),
    ]
}

fn search_request() -> impl Strategy<Value = SearchRequest> {
    let parts = (
        any::<u32>(),
        line_update(),
        any::<u32>(),
        any::<u32>(),
        task(),
        any::<u64>(),
    );
    parts.prop_map(|(request, line, ply, hash, task, seed)| SearchRequest {
        request: RequestId(request),
        line,
        ply,
        hash: StateHash(hash),
        task,
        seed,
    })
}

fn puzzle_kind() -> impl Strategy<Value = PuzzleKind> {
    proptest::sample::select(&PuzzleKind::ALL[..])
}

fn puzzle_request() -> impl Strategy<Value = PuzzleRequest> {
    let parts = (any::<u32>(), puzzle_kind(), any::<u8>(), any::<u64>());
    parts.prop_map(|(request, kind, difficulty, seed)| PuzzleRequest {
        request: RequestId(request),
        kind,
        difficulty,
        seed,
    })
}

fn puzzle_record() -> impl Strategy<Value = PuzzleRecord> {
    let actions = || vec(any::<String>(), 0..8);
    let parts = (
        puzzle_kind(),
        any::<u8>(),
        match_setup(),
        actions(),
        actions(),
        vec(vec(any::<u8>(), 0..4), 0..4),
    );
    parts.prop_map(
        |(kind, difficulty, setup, actions, solution, draws)| PuzzleRecord {
            kind,
            difficulty,
            setup,
            actions,
            solution,
            draws: draws.into_boxed_slice(),
        },
    )
}

fn page_message() -> impl Strategy<Value = PageMessage> {
    prop_oneof![
        search_request().prop_map(PageMessage::Search),
        any::<u32>().prop_map(|id| PageMessage::MoveNow(RequestId(id))),
        any::<u32>().prop_map(|id| PageMessage::Cancel(RequestId(id))),
        puzzle_request().prop_map(PageMessage::Puzzle),
    ]
}

fn forced() -> impl Strategy<Value = Option<Forced>> {
    prop_oneof![
        Just(None),
        Just(Some(Forced::Draws)),
        any::<u16>().prop_map(|turns| Some(Forced::Wins(turns))),
        any::<u16>().prop_map(|turns| Some(Forced::Loses(turns))),
    ]
}

fn outlook() -> impl Strategy<Value = Outlook> {
    let points = proptest::option::of(vec(any::<i16>(), 0..6));
    let parts = (vec(any::<u16>(), 0..6), points, any::<bool>());
    parts.prop_map(|(chances, points, exact)| Outlook {
        chances,
        points,
        exact,
    })
}

fn judgement() -> impl Strategy<Value = Judgement> {
    let parts = (any::<u16>(), vec(any::<String>(), 0..4), forced(), forced());
    parts.prop_map(|(loss, line, best, played)| Judgement {
        loss,
        line,
        best,
        played,
    })
}

fn turn_hint() -> impl Strategy<Value = TurnHint> {
    let line = || vec(any::<String>(), 0..4);
    (line(), line(), line()).prop_map(|(line, alternative, reply)| TurnHint {
        line,
        alternative,
        reply,
    })
}

fn suggestion() -> impl Strategy<Value = Suggestion> {
    let parts = (any::<String>(), any::<u32>(), any::<bool>(), forced());
    parts.prop_map(|(action, value, exact, forced)| Suggestion {
        action,
        value,
        exact,
        forced,
    })
}

fn worker_message() -> impl Strategy<Value = WorkerMessage> {
    let answer = (
        any::<u32>(),
        any::<u32>(),
        vec(suggestion(), 0..9),
        outlook(),
        proptest::option::of((judgement(), proptest::option::of(outlook()))),
        proptest::option::of(turn_hint()),
    );
    prop_oneof![
        any::<(u32, u32)>().prop_map(|(id, percent)| WorkerMessage::Event(WorkerEvent::Progress {
            request: RequestId(id),
            percent,
        })),
        answer.prop_map(|(id, hash, suggestions, outlook, judged, turn)| {
            let (judgement, after) = judged.unzip();
            WorkerMessage::Event(WorkerEvent::Answer(Box::new(Answer {
                request: RequestId(id),
                hash: StateHash(hash),
                suggestions,
                outlook,
                judgement,
                after: after.flatten(),
                turn,
            })))
        }),
        any::<u32>().prop_map(|id| WorkerMessage::Event(WorkerEvent::Failed(RequestId(id)))),
        any::<u32>().prop_map(|id| WorkerMessage::OutOfSync(RequestId(id))),
        (any::<u32>(), puzzle_record()).prop_map(|(id, puzzle)| {
            WorkerMessage::Event(WorkerEvent::Puzzle(PuzzleAnswer {
                request: RequestId(id),
                puzzle,
            }))
        }),
    ]
}

/// Checks that bytes which decode to a message decode to the same one after another
/// round trip.
fn check_decoding(bytes: &[u8]) -> Result<(), TestCaseError> {
    if let Ok(message) = PageMessage::decode(bytes) {
        let decoded = message
            .encode()
            .and_then(|bytes| PageMessage::decode(&bytes));
        prop_assert_eq!(decoded, Ok(message));
    }
    if let Ok(message) = WorkerMessage::decode(bytes) {
        let decoded = message
            .encode()
            .and_then(|bytes| WorkerMessage::decode(&bytes));
        prop_assert_eq!(decoded, Ok(message));
    }
    Ok(())
}

proptest! {
    #[test]
    fn page_messages_survive_a_round_trip(message in page_message()) {
        let bytes = message.encode().unwrap_or_default();
        prop_assert_eq!(PageMessage::decode(&bytes), Ok(message));
    }

    #[test]
    fn worker_messages_survive_a_round_trip(message in worker_message()) {
        let bytes = message.encode().unwrap_or_default();
        prop_assert_eq!(WorkerMessage::decode(&bytes), Ok(message));
    }

    #[test]
    fn arbitrary_bytes_never_panic(bytes in vec(any::<u8>(), 0..200)) {
        check_decoding(&bytes)?;
    }

    #[test]
    fn truncated_and_changed_messages_never_panic(
        page in page_message(),
        worker in worker_message(),
        index in any::<proptest::sample::Index>(),
        byte in any::<u8>(),
    ) {
        for mut bytes in [page.encode().unwrap_or_default(), worker.encode().unwrap_or_default()] {
            let index = index.index(bytes.len());
            check_decoding(&bytes[..index])?;
            bytes[index] = byte;
            check_decoding(&bytes)?;
            bytes.push(byte);
            check_decoding(&bytes)?;
        }
    }

    #[test]
    fn arbitrary_setups_never_panic(sent in match_setup(), game in 0..GameId::ALL.len()) {
        let game = GameId::ALL[game].id().to_owned();
        let _ = Setup::try_from(MatchSetup { game, ..sent.clone() });
        let _ = Setup::try_from(sent);
    }

    #[test]
    fn arbitrary_puzzles_never_panic(sent in puzzle_record(), index in 0..GameId::ALL.len()) {
        let setup = Setup::new(GameId::ALL[index], 2, 1).unwrap_or_else(|_| unreachable!());
        let setup = MatchSetup::from(&setup);
        let with_setup = PuzzleRecord { setup, ..sent.clone() };
        prop_assert!(Puzzle::try_from(with_setup).is_err());
        prop_assert!(Puzzle::try_from(sent).is_err());
    }
}

#[test]
fn every_public_error_type_implements_error() {
    fn check<E: core::error::Error + Send + Sync + 'static>() {}

    check::<protocol::CodecError>();
    check::<SetupMismatch>();
    check::<PuzzleMismatch>();
}

#[test]
fn trailing_bytes_are_rejected() {
    let mut bytes = PageMessage::MoveNow(RequestId(1))
        .encode()
        .unwrap_or_default();
    bytes.push(0);
    assert!(PageMessage::decode(&bytes).is_err());
    assert!(PageMessage::decode(&[]).is_err());
}

#[test]
fn setups_survive_a_round_trip() {
    for &game in GameId::ALL {
        for setup in Setup::all_combinations(game, 99) {
            for version in 1..=game.rules_version() {
                if let Ok(setup) = setup.clone().with_rules_version(version) {
                    let sent = MatchSetup::from(&setup);
                    assert_eq!(Setup::try_from(sent), Ok(setup));
                }
            }
        }
    }
    let position = "b B . w xW w . ., white battle r3";
    let setup = Setup::new(GameId::ArgonautsWheel, 2, 0).and_then(|s| s.with_position(position));
    let sent = setup.as_ref().ok().map(MatchSetup::from);
    assert!(sent.is_some());
    assert_eq!(sent.map(Setup::try_from), setup.ok().map(Ok));
}

#[test]
fn puzzles_survive_a_round_trip() {
    for kind in PuzzleKind::ALL {
        let Ok(mut generator) = Generator::new(kind, 1, 5) else {
            unreachable!("every kind has this difficulty")
        };
        while generator.step(100) {}
        let puzzle = generator.puzzle().cloned();
        let sent = puzzle.as_ref().map(PuzzleRecord::from);
        assert_eq!(sent.clone().map(Puzzle::try_from), puzzle.map(Ok));
        let Some(sent) = sent else {
            unreachable!("it was found")
        };
        let unsolved = PuzzleRecord {
            solution: Vec::new(),
            ..sent.clone()
        };
        let error = PuzzleMismatch::Puzzle(InvalidPuzzle::Unsolved);
        assert_eq!(Puzzle::try_from(unsolved), Err(error));
        let unknown = PuzzleRecord {
            setup: MatchSetup {
                game: "chess".to_owned(),
                ..sent.setup.clone()
            },
            ..sent
        };
        let error = PuzzleMismatch::Setup(SetupMismatch::UnknownGame);
        assert_eq!(Puzzle::try_from(unknown), Err(error));
    }
}
