//! The contract of `rules::game::Game`, tested with random games of all registered
//! games and setups. It names no game.

use crate::common;

use common::{every_setup, is_long_run, some_setups, states_of, walk};
use rules::rng::Rng;
use rules::setup::SetupError;
use rules::{Action, GameId, Seat, Setup, State};
use std::collections::HashSet;

/// Up to 400 different actions from many states of a game.
fn actions_of(game: GameId) -> Vec<Action> {
    let mut seen = HashSet::new();
    let mut actions = Vec::new();
    for setup in Setup::all_combinations(game, 40) {
        for picks in 0..2 {
            walk(&setup, picks, |_, legal| {
                actions.extend(legal.iter().copied().filter(|a| seen.insert(*a)));
            });
        }
    }
    let mut rng = Rng::new(3, 7);
    rng.shuffle(&mut actions);
    actions.truncate(400);
    actions
}

/// Everything that a state reveals, for comparisons.
fn observe(state: &State) -> impl PartialEq + std::fmt::Debug + use<> {
    let public = (
        state.to_act(),
        state.turn(),
        state.end_reason(),
        state.score(),
    );
    (
        state.hash(),
        state.legal_actions(),
        state.score_items(),
        state.reveal_count(),
        state.clone(),
        public,
    )
}

#[test]
fn games_are_found_by_their_ids_and_codes() {
    let mut ids = HashSet::new();
    for &game in GameId::ALL {
        assert_eq!(GameId::from_id(game.id()), Some(game));
        assert_eq!(GameId::from_code(game.code()), Some(game));
        assert!(ids.insert(game.id()) && game.rules_version() > 0);
        assert_eq!(
            State::start(&Setup::all_combinations(game, 0)[0]).game(),
            game
        );
    }
    assert_eq!(GameId::from_id("no such game"), None);
    assert_eq!(GameId::from_code(0), None);
}

#[test]
fn setups_are_distinct_and_invalid_ones_are_rejected() {
    for &game in GameId::ALL {
        let rules = game.setup_rules();
        let all = Setup::all_combinations(game, 1);
        for (place, setup) in all.iter().enumerate() {
            assert!(!all[..place].contains(setup), "{setup:?}");
            let state = State::start(setup);
            assert_eq!((setup.game(), state.game()), (game, game));
            assert_eq!(state.players(), setup.players());
        }
        for players in 0..=u8::MAX {
            let min = *rules.players.start();
            let max = *rules.players.end();
            let expected = SetupError::PlayerCount {
                requested: players,
                min,
                max,
            };
            match Setup::new(game, players, 1) {
                Ok(setup) => {
                    assert!(rules.players.contains(&players) && all.contains(&setup));
                }
                Err(error) => assert_eq!(error, expected),
            }
        }
        for setup in all {
            let requested = "no such thing".to_owned();
            assert_eq!(
                setup.clone().with_choice(&requested, "yes"),
                Err(SetupError::UnknownOption {
                    requested: requested.clone()
                })
            );
            for option in rules.options {
                let other = setup.clone().with_choice(option.id, &requested);
                let expected = SetupError::InvalidChoice {
                    option: option.id,
                    requested: requested.clone(),
                };
                assert_eq!(other, Err(expected));
                for choice in option.choices {
                    let allowed = setup.clone().with_choice(option.id, choice).is_ok();
                    let is_valid =
                        option.applies_to(setup.players()) || *choice == option.choices[0];
                    assert_eq!(allowed, is_valid, "{setup:?} {choice}");
                }
            }
        }
    }
}

#[test]
fn setups_are_of_the_latest_rules_or_of_earlier_ones() {
    for &game in GameId::ALL {
        let latest = game.rules_version();
        let refused = |requested| Err(SetupError::RulesVersion { requested, latest });
        for setup in Setup::all_combinations(game, 1) {
            assert_eq!(setup.rules_version(), latest);
            let of_version = |version| setup.clone().with_rules_version(version);
            assert_eq!(of_version(latest), Ok(setup.clone()));
            for requested in [0, latest + 1, u16::MAX] {
                assert_eq!(of_version(requested), refused(requested));
            }
            for version in 1..latest {
                let later_choice = setup
                    .choices()
                    .find(|(option, choice)| !option.choices_of(version).contains(choice));
                match (of_version(version), later_choice) {
                    (Ok(earlier), None) => {
                        assert_eq!(earlier.rules_version(), version);
                        assert!(earlier != setup && earlier.is_same_deal(&setup));
                        for (option, _) in setup.choices() {
                            for choice in option.choices {
                                let chosen = earlier.clone().with_choice(option.id, choice);
                                let known = option.choices_of(version).contains(choice);
                                assert_eq!(chosen.is_ok(), known, "{choice}");
                            }
                        }
                        assert_eq!(earlier.with_latest_rules(), setup);
                    }
                    (Err(error), Some((option, choice))) => {
                        let requested = choice.to_owned();
                        let option = option.id;
                        assert_eq!(error, SetupError::InvalidChoice { option, requested });
                    }
                    (other, later_choice) => panic!("{other:?} {later_choice:?}"),
                }
            }
        }
    }
}

#[test]
fn equal_setups_and_equal_actions_give_equal_games() {
    for setup in some_setups(0..3, 1) {
        let mut second = State::start(&setup);
        let mut third = State::start(&setup);
        let mut rng = Rng::new(5, 7);
        loop {
            assert_eq!(observe(&second), observe(&third));
            let legal = second.legal_actions();
            let Some(&action) = rng.pick(&legal) else {
                break;
            };
            let events = second.apply(action);
            assert!(events.is_ok());
            assert_eq!(events, third.clone().apply(action));
            assert_eq!(third.apply_silent(action), Ok(()));
        }
    }
}

#[test]
fn seeds_matter_exactly_in_seeded_games() {
    for &game in GameId::ALL {
        let hashes = |setup: &Setup, seed| {
            let states = states_of(&setup.clone().with_seed(seed), 1);
            states.iter().map(State::hash).collect::<Vec<_>>()
        };
        let mut setups = Setup::all_combinations(game, 0);
        if !is_long_run() {
            setups.truncate(30);
        }
        let ends: HashSet<_> = (0..20)
            .flat_map(|seed| setups.iter().map(move |setup| (setup, seed)))
            .map(|(setup, seed)| hashes(setup, seed).pop())
            .collect();
        if game.setup_rules().seeded {
            assert!(ends.len() > setups.len() * 10, "{game:?}");
            for setup in setups {
                let first = hashes(&setup, 0);
                assert!((1..20).any(|seed| hashes(&setup, seed) != first));
            }
        } else {
            assert!(ends.len() <= setups.len(), "{game:?}");
            for setup in setups {
                let start = State::start(&setup);
                let first = hashes(&setup, 0);
                for seed in (1..20).chain([u64::MAX]) {
                    assert_eq!(State::start(&setup.clone().with_seed(seed)), start);
                    assert_eq!(hashes(&setup, seed), first, "{setup:?} {seed}");
                }
            }
        }
    }
}

#[test]
fn clones_are_independent() {
    for setup in some_setups(0..2, 3) {
        for state in states_of(&setup, 2) {
            let before = observe(&state);
            let mut clone = state.clone();
            assert_eq!(observe(&clone), before);
            let taken = clone.random_playout(&mut Rng::new(1, 7));
            assert_eq!(observe(&state), before);
            assert_eq!(taken == 0, state.to_act().is_none());
        }
    }
}

#[test]
fn a_playout_picks_from_the_legal_actions() {
    for setup in every_setup(0..10) {
        let mut ends = Vec::new();
        let taken = walk(&setup, 9, |state, _| ends.push(state.hash()));
        let mut state = State::start(&setup);
        assert_eq!(state.random_playout(&mut Rng::new(9, 7)), taken);
        assert_eq!(Some(&state.hash()), ends.last());
        assert!(state.end_reason().is_some());
    }
}

#[test]
fn exactly_the_listed_actions_are_accepted_and_illegal_ones_change_nothing() {
    let pool: Vec<Action> = GameId::ALL
        .iter()
        .flat_map(|game| actions_of(*game))
        .collect();
    let mut rejected = 0;
    for setup in some_setups(0..2, 2) {
        walk(&setup, 3, |state, legal| {
            let before = state.hash();
            for &action in legal {
                let mut with_events = state.clone();
                let mut silent = state.clone();
                assert!(with_events.apply(action).is_ok(), "{action} is listed");
                assert_eq!(silent.apply_silent(action), Ok(()));
                let after = with_events.hash();
                assert_eq!(after, silent.hash());
                assert_ne!(after, before, "{action} does nothing");
            }
            let mut sorted = legal.to_vec();
            sorted.sort_unstable();
            let listed = |action: &Action| sorted.binary_search(action).is_ok();
            let mut tried = state.clone();
            for action in pool.iter().filter(|action| !listed(action)) {
                assert!(tried.apply(*action).is_err(), "{action} is not listed");
                assert!(tried.apply_silent(*action).is_err());
                assert!(state.parse_action(&action.to_string()).ok() != Some(*action));
                rejected += 1;
            }
            assert_eq!(tried.hash(), before, "an illegal action changes something");
            assert_eq!(state.legal_actions(), legal);
        });
    }
    assert!(rejected > 1000);
}

#[test]
fn a_game_has_a_player_to_act_or_an_end_reason() {
    for setup in every_setup(0..10) {
        let taken = walk(&setup, 4, |state, legal| {
            assert_eq!(state.to_act().is_none(), state.end_reason().is_some());
            assert_eq!(state.to_act().is_none(), legal.is_empty());
            let is_seated = |seat: Seat| seat.index() < usize::from(setup.players());
            assert!(state.to_act().is_none_or(is_seated));
        });
        assert!(taken > 0);
    }
}

#[test]
fn turn_numbers_and_reveal_counts_never_decrease() {
    for setup in every_setup(0..10) {
        let states = states_of(&setup, 5);
        assert_eq!(states[0].turn(), 1);
        for pair in states.windows(2) {
            assert!(pair[0].turn() <= pair[1].turn());
            assert!(pair[0].reveal_count() <= pair[1].reveal_count());
        }
    }
}

#[test]
fn games_stay_within_max_actions_and_max_legal_actions() {
    for setup in every_setup(0..30) {
        let taken = walk(&setup, 6, |_, legal| {
            assert!(legal.len() <= setup.game().max_legal_actions());
            let different: HashSet<_> = legal.iter().collect();
            assert_eq!(different.len(), legal.len(), "an action is listed twice");
        });
        assert!(taken <= setup.game().max_actions());
    }
}

#[test]
fn score_items_add_up_and_places_are_consistent() {
    for setup in every_setup(0..10) {
        let players = setup.players();
        walk(&setup, 7, |state, _| {
            let score = state.score();
            assert_eq!(score.points.players(), players);
            assert_eq!(score.ranks.players(), players);
            for seat in Seat::all(players) {
                let items = state.score_items();
                let sum: i32 = items
                    .iter()
                    .filter(|(owner, _, _)| *owner == seat)
                    .map(|(_, points, _)| points)
                    .sum();
                assert_eq!(sum, score.points[seat]);
                // A solitaire player who misses the goal has place 2.
                assert!((1..=players.max(2)).contains(&score.ranks[seat]));
                // A place is one more than the number of better seats.
                let before = score.ranks.iter().filter(|(_, p)| **p < score.ranks[seat]);
                assert!(players == 1 || before.count() + 1 == usize::from(score.ranks[seat]));
            }
        });
    }
}

#[test]
fn notation_is_unique_and_round_trips_in_any_case() {
    for setup in every_setup(0..3) {
        walk(&setup, 8, |state, legal| {
            let mut texts = HashSet::new();
            for &action in legal {
                let text = action.to_string();
                assert!(!text.is_empty() && text.is_ascii(), "{text:?}");
                assert!(!text.contains(|c: char| c.is_whitespace()), "{text:?}");
                // These would start comments and hashes in a text record.
                assert!(!text.starts_with(['#', '=']), "{text:?}");
                for written in [&text, &text.to_uppercase(), &text.to_lowercase()] {
                    assert_eq!(state.parse_action(written), Ok(action), "{written}");
                }
                assert!(texts.insert(text.to_lowercase()), "{text} is there twice");
            }
        });
    }
}
