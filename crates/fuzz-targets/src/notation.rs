//! Typed notation of each game.

use rules::game::ParseActionError;
use rules::{GameId, Setup, State};

/// The bytes are lines. The first says how the game is set up and which actions lead to a
/// position, a byte each; every further line is typed there. What is legal is played.
pub fn read(game: GameId, data: &[u8]) {
    let mut lines = data.split(|&byte| byte == b'\n');
    let Some((&setup, path)) = lines.next().and_then(<[u8]>::split_first) else {
        return;
    };
    let rules = game.setup_rules();
    let counts = rules.players.clone().count().max(1);
    let players = rules.players.clone().nth(usize::from(setup) % counts);
    let Some(Ok(setup)) = players.map(|players| Setup::new(game, players, u64::from(setup))) else {
        return;
    };
    let mut state = State::start(&setup);
    for &byte in path {
        let legal = state.legal_actions();
        let Some(&action) = legal.get(usize::from(byte) % legal.len().max(1)) else {
            break;
        };
        state.apply(action).expect("a listed action is legal");
    }
    for line in lines {
        type_line(&mut state, &String::from_utf8_lossy(line));
    }
}

fn type_line(state: &mut State, typed: &str) {
    match state.parse_action(typed) {
        Ok(action) => {
            assert!(
                state.legal_actions().contains(&action),
                "{typed} is not listed"
            );
            let written = action.to_string();
            assert_eq!(
                state.parse_action(&written),
                Ok(action),
                "{typed} means {written}"
            );
            let before = state.hash();
            state
                .apply(action)
                .expect("an action that was read is legal");
            assert_ne!(state.hash(), before, "{typed} changes nothing");
        }
        Err(ParseActionError::Malformed { at }) => {
            assert!(at <= typed.len(), "{typed}: the fault is at {at}");
        }
        Err(ParseActionError::Illegal(illegal)) => assert!(!illegal.to_string().is_empty()),
    }
}
