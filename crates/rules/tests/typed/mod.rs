//! What the tests of any one game do with its own types.

// Every test file uses some of it, none uses all.
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
pub fn legal<G: Game>(game: &G) -> String {
    let texts = actions(game).into_iter().map(G::notation);
    texts.collect::<Vec<_>>().join(" ")
}

/// Takes actions, separated by spaces, and tells what happened.
pub fn take<G: Game>(game: &mut G, texts: &str) -> Vec<G::Event> {
    let mut events = Vec::new();
    for text in texts.split_whitespace() {
        match game.parse_action(text) {
            Ok(action) => assert_eq!(game.apply(action, &mut events), Ok(())),
            Err(error) => unreachable!("{text}: {error:?}; legal: {}", legal(game)),
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

/// Why an action is refused.
pub fn refused<G: Game>(game: &G, text: &str) -> Option<G::IllegalAction> {
    match game.parse_action(text) {
        Err(ParseActionError::Illegal(refusal)) => Some(refusal),
        _ => None,
    }
}

/// Points as if the game ended now, by seat.
pub fn points<G: Game>(game: &G) -> Vec<i32> {
    game.score().points.as_slice().to_vec()
}

/// What the sources of a seat's points sum up to.
pub fn source_sum<G: Game>(game: &G, of: Seat) -> i32 {
    let own = game.score_items().into_iter();
    let own = own.filter(|(seat, _, _)| *seat == of);
    own.map(|(_, points, _)| points).sum()
}

/// All states of a game in which actions are picked so.
pub fn states_by<G: Game>(
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

/// As many actions as are listed are legal, each once, and none when the game is
/// over.
pub fn lists_well<G: Game>(state: &G) -> usize {
    let legal = actions(state);
    assert!(legal.len() <= G::MAX_LEGAL_ACTIONS);
    let different: BTreeSet<_> = legal.iter().collect();
    assert_eq!(different.len(), legal.len());
    assert_eq!(legal.is_empty(), state.end_reason().is_some());
    assert_eq!(state.to_act().is_none(), state.end_reason().is_some());
    legal.len()
}

/// Of all actions exactly the listed ones are accepted, and change something;
/// a refusal changes nothing (of those that are refused, one in `step` is also
/// played).
pub fn accepts_what_it_lists<G: Game>(state: &G, every: &[G::Action], step: usize) {
    let legal: BTreeSet<_> = actions(state).into_iter().collect();
    for &action in &legal {
        let mut tried = state.clone();
        let mut events = Vec::new();
        assert_eq!(tried.apply(action, &mut events), Ok(()));
        assert_ne!(tried.hash(), state.hash(), "{action:?} does nothing");
        // Heard or not, it is the same.
        let mut unheard = state.clone();
        unheard.apply_unchecked(action, &mut NullSink);
        assert_eq!(unheard, tried);
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

/// What a seat sees of a state does not depend on what is hidden from it.
/// Returns what it sees.
pub fn hides<G: Game>(state: &G, viewer: Seat) -> G {
    let concealed = |state: &G| {
        let mut seen = state.clone();
        seen.redact(viewer);
        seen
    };
    let seen = concealed(state);
    assert_eq!(concealed(&seen), seen);
    for shuffle in 0..3 {
        let mut shuffled = state.clone();
        shuffled.determinize(viewer, &mut Rng::new(shuffle, 3));
        assert_eq!(concealed(&shuffled), seen);
        assert_eq!(actions(&shuffled), actions(state));
        assert_eq!(shuffled.score(), state.score());
        assert_eq!(shuffled.score_items(), state.score_items());
        assert_eq!(shuffled.reveal_count(), state.reveal_count());
        // It does not depend on what was there before.
        let mut again = seen.clone();
        again.determinize(viewer, &mut Rng::new(shuffle, 3));
        assert_eq!(again, shuffled);
    }
    seen
}

/// An action that reveals nothing leads to what looks the same to a seat,
/// whatever is to come. Tells which actions reveal something.
pub fn reveals_only_by_chance<G: Game>(state: &G, viewer: Seat, seed: u64) -> Vec<G::Action> {
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
