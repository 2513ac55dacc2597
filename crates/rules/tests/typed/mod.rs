//! Helpers for tests of a single game, generic over its types.

// Each of the two test programs uses only some of them.
#![allow(dead_code)]

use rules::game::{Game, NullSink};
use rules::rng::Rng;
use rules::{ParseActionError, Seat};
use std::collections::BTreeSet;

/// The seat with this number, from 1.
pub fn seat(number: u8) -> Seat {
    match number.checked_sub(1).and_then(Seat::new) {
        Some(seat) => seat,
        None => unreachable!("seat {number}"),
    }
}

/// The legal actions in canonical order.
pub fn actions<G: Game>(game: &G) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    actions
}

/// The legal actions in canonical order, as one text.
pub fn legal_text<G: Game>(game: &G) -> String {
    actions(game)
        .into_iter()
        .map(G::notation)
        .collect::<Vec<_>>()
        .join(" ")
}

/// Applies actions, separated by spaces, and returns the events.
pub fn take<G: Game>(game: &mut G, texts: &str) -> Vec<G::Event> {
    let mut events = Vec::new();
    for text in texts.split_whitespace() {
        match game.parse_action(text) {
            Ok(action) => assert_eq!(game.apply(action, &mut events), Ok(())),
            Err(error) => unreachable!("{text}: {error:?}; legal: {}", legal_text(game)),
        }
    }
    events
}

/// The game after these actions.
pub fn after<G: Game>(game: &G, texts: &str) -> G {
    let mut game = game.clone();
    take(&mut game, texts);
    game
}

/// Why an action is illegal, if it is.
pub fn illegal<G: Game>(game: &G, text: &str) -> Option<G::IllegalAction> {
    match game.parse_action(text) {
        Err(ParseActionError::Illegal(illegal)) => Some(illegal),
        _ => None,
    }
}

/// Points as if the game ended now, by seat.
pub fn points<G: Game>(game: &G) -> Vec<i32> {
    game.score().points.as_slice().to_vec()
}

/// The sum of a seat's score items, each of a kind that the game lists.
pub fn score_item_sum<G: Game>(game: &G, of_seat: Seat) -> i32 {
    let is_listed = |item: &G::ScoreItem| {
        G::score_kind(item).is_some_and(|kind| G::SCORE_KINDS.contains(&kind))
    };
    game.score_items()
        .into_iter()
        .filter(|(seat, _, _)| *seat == of_seat)
        .inspect(|(_, _, item)| assert!(is_listed(item), "{item:?}"))
        .map(|(_, points, _)| points)
        .sum()
}

/// All states of a game in which `pick` chooses the actions.
pub fn game_states<G: Game>(
    mut game: G,
    picks: u64,
    pick: impl Fn(&[G::Action], &mut Rng) -> Option<G::Action>,
) -> Vec<G> {
    let mut rng = Rng::new(picks, 7);
    let mut states = vec![game.clone()];
    while let Some(action) = pick(&actions(&game), &mut rng) {
        game.apply_unchecked(action, &mut NullSink);
        states.push(game.clone());
    }
    states
}

/// Checks that legal actions are unique, within the bound, and empty exactly when
/// the game is over. Returns their number.
pub fn check_legal_actions<G: Game>(state: &G) -> usize {
    let legal = actions(state);
    assert!(legal.len() <= G::MAX_LEGAL_ACTIONS);
    let different: BTreeSet<_> = legal.iter().collect();
    assert_eq!(different.len(), legal.len());
    assert_eq!(legal.is_empty(), state.end_reason().is_some());
    assert_eq!(state.to_act().is_none(), state.end_reason().is_some());
    legal.len()
}

/// Checks that exactly the legal actions among `every` are accepted and change the
/// state. Of the others one in `step` is applied too, which must change nothing.
pub fn check_accepts_only_listed<G: Game>(state: &G, every: &[G::Action], step: usize) {
    let legal: BTreeSet<_> = actions(state).into_iter().collect();
    for &action in &legal {
        let mut tried = state.clone();
        let mut events = Vec::new();
        assert_eq!(tried.apply(action, &mut events), Ok(()));
        assert_ne!(tried.hash(), state.hash(), "{action:?} does nothing");
        // The sink makes no difference.
        let mut silent = state.clone();
        silent.apply_unchecked(action, &mut NullSink);
        assert_eq!(silent, tried);
    }
    let others = every.iter().filter(|action| !legal.contains(action));
    for (number, &action) in others.enumerate() {
        assert!(state.check_action(action).is_err(), "{action:?}");
        if number % step == 0 {
            let mut tried = state.clone();
            assert!(tried.apply(action, &mut Vec::new()).is_err());
            tried.apply_unchecked(action, &mut NullSink);
            assert_eq!(tried, *state);
        }
    }
}

/// Checks that the redacted state does not depend on what is hidden from the
/// viewer. Returns the redacted state.
pub fn check_redaction<G: Game>(state: &G, viewer: Seat) -> G {
    let redacted = |state: &G| {
        let mut view = state.clone();
        view.redact(viewer);
        view
    };
    let view = redacted(state);
    assert_eq!(redacted(&view), view);
    for shuffle in 0..3 {
        let mut shuffled = state.clone();
        shuffled.determinize(viewer, &mut Rng::new(shuffle, 3));
        assert_eq!(redacted(&shuffled), view);
        assert_eq!(actions(&shuffled), actions(state));
        assert_eq!(shuffled.score(), state.score());
        assert_eq!(shuffled.score_items(), state.score_items());
        assert_eq!(shuffled.reveal_count(), state.reveal_count());
        // The result does not depend on the hidden order before.
        let mut again = view.clone();
        again.determinize(viewer, &mut Rng::new(shuffle, 3));
        assert_eq!(again, shuffled);
    }
    view
}

/// Checks that actions which reveal nothing lead to the same redacted state
/// whatever is hidden. Returns the actions that reveal something.
pub fn check_reveals<G: Game>(state: &G, viewer: Seat, seed: u64) -> Vec<G::Action> {
    let mut other = state.clone();
    other.determinize(viewer, &mut Rng::new(seed, 3));
    let mut revealing = Vec::new();
    for action in actions(state) {
        let (mut here, mut there) = (state.clone(), other.clone());
        let (mut one, mut two) = (Vec::new(), Vec::new());
        here.apply_unchecked(action, &mut one);
        there.apply_unchecked(action, &mut two);
        let reveals = here.reveal_count() != state.reveal_count();
        assert_eq!(reveals, there.reveal_count() != state.reveal_count());
        assert_eq!(reveals, one.iter().any(G::is_chance));
        if reveals {
            revealing.push(action);
        } else {
            assert_eq!(one, two);
            here.redact(viewer);
            there.redact(viewer);
            assert_eq!(here, there);
        }
    }
    revealing
}
