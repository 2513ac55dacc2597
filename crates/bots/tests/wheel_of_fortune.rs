//! What bots find in The Wheel of Fortune: the most valuable feature, what the pig
//! brings, and which follower to remove.

#[path = "../../rules/tests/typed/mod.rs"]
mod typed;
#[path = "../../rules/tests/wheel_of_fortune_help/mod.rs"]
mod wheel_of_fortune_help;

use bots::TurnModel as _;
use bots::wheel_of_fortune::Evaluation;
use bots::{LevelSpec, Search, level_spec, search_with};
use rules::game::{Game, NullSink};
use rules::games::wheel_of_fortune::{Phase, Scenario, WheelOfFortune};
use rules::rng::Rng;
use rules::{Level, Seat, State};
use wheel_of_fortune_help::{after, play, play_in, scenario};

/// The evaluation alone, and with simulations; both without the level's noise.
const EVALUATING_LEVELS: [Level; 2] = [Level::Skilled, Level::Expert];

fn state(game: &WheelOfFortune) -> State {
    State::WheelOfFortune(Box::new(game.clone()))
}

fn start_search(game: &WheelOfFortune, level: Level) -> Box<dyn Search> {
    let state = state(game);
    let spec = LevelSpec {
        noise: 0.0,
        ..level_spec(&state, level)
    };
    match search_with(&state, spec, 1) {
        Some(search) => search,
        None => unreachable!("the game goes on"),
    }
}

/// The notation of a level's best candidate, blunders aside.
fn choice(game: &WheelOfFortune, level: Level) -> String {
    let mut search = start_search(game, level);
    search.finish();
    match search.candidates(1).first().map(|first| first.action) {
        Some(rules::Action::WheelOfFortune(action)) => WheelOfFortune::notation(action),
        other => unreachable!("{other:?}"),
    }
}

/// A game without any tiles after those of a script.
fn without_more_tiles(players: u8, script: &str) -> WheelOfFortune {
    let mut scenario = scenario(players, script);
    scenario.tile_limit = scenario.tiles.len();
    play_in(&scenario, script).0
}

#[test]
fn the_most_valuable_city_is_completed() {
    let script = "
        F 0,-1e city-E
        V 2,-1n road-S
        E";
    let game = play(2, script);
    for level in EVALUATING_LEVELS {
        assert_eq!(choice(&game, level), "0,-2s", "{level:?}");
        let placed = after(&game, "0,-2s");
        // The completed city has a knight already.
        assert!(!choice(&placed, level).starts_with("city"), "{level:?}");
    }
}

#[test]
fn a_knight_is_placed_on_a_city_that_scores_at_once() {
    let game = after(&play(2, "E"), "0,-1s");
    for level in EVALUATING_LEVELS {
        assert_eq!(choice(&game, level), "city-N", "{level:?}");
    }
}

#[test]
fn a_crown_is_taken_where_the_pig_stops_next() {
    // The only tile to come moves the pig one sector ahead, to Taxes.
    let scenario = Scenario {
        tile_limit: 2,
        ..scenario(2, "V 2,-1n\nU-1")
    };
    let game = play_in(&scenario, "V").0;
    for level in EVALUATING_LEVELS {
        let place = choice(&game, level);
        let game = after(&game, &place);
        assert_eq!(choice(&game, level), "crown-taxes", "{level:?}");
    }
}

#[test]
fn a_crown_that_the_pig_no_longer_reaches_is_not_taken() {
    let game = without_more_tiles(2, "V 2,-1n");
    for level in EVALUATING_LEVELS {
        assert_eq!(choice(&game, level), "road-S", "{level:?}");
    }
}

#[test]
fn the_least_valuable_follower_is_lost_to_the_plague() {
    let script = "
        F 0,-1e city-E
        U-2 2,-1e
        V 2,-2n road-S
        U-3";
    let game = play(2, script);
    assert_eq!(game.phase(), Phase::Plague { offset: 1 });
    for level in EVALUATING_LEVELS {
        assert_eq!(choice(&game, level), "home-2,-2", "{level:?}");
    }
}

/// A game after random play until a condition holds.
fn random_game(
    scenario: &Scenario,
    seed: u64,
    mut until: impl FnMut(&WheelOfFortune) -> bool,
) -> WheelOfFortune {
    let mut rng = Rng::new(seed, 5);
    let mut game = WheelOfFortune::from_scenario(scenario);
    let mut legal = Vec::new();
    while game.to_act().is_some() && !until(&game) {
        legal.clear();
        game.legal_actions(&mut legal);
        if let Some(action) = rng.pick(&legal) {
            game.apply_unchecked(*action, &mut NullSink);
        }
    }
    game
}

/// The best final lead of a seat that has the last turn, by full search.
fn best_lead(game: &WheelOfFortune, seat: Seat) -> i32 {
    let mut best = i32::MIN;
    let mut open = vec![game.clone()];
    while let Some(game) = open.pop() {
        if game.end_reason().is_some() {
            best = best.max(lead(&game, seat));
        }
        let mut legal = Vec::new();
        game.legal_actions(&mut legal);
        for action in legal {
            let mut next = game.clone();
            next.apply_unchecked(action, &mut NullSink);
            open.push(next);
        }
    }
    best
}

fn lead(game: &WheelOfFortune, seat: Seat) -> i32 {
    let points = game.score().points;
    let others = points.iter().filter(|(other, _)| *other != seat);
    points[seat] - others.map(|(_, points)| *points).max().unwrap_or(0)
}

#[test]
fn the_last_turn_is_played_perfectly() {
    let mut checked = 0;
    for seed in 0..12 {
        let scenario = Scenario {
            tile_limit: 25 + seed as usize,
            seed,
            ..Scenario::default()
        };
        let game = random_game(&scenario, seed, |game| {
            game.remaining_count() == 0 && game.phase() == Phase::Place
        });
        let Some(seat) = game.to_act() else { continue };
        checked += 1;
        let best = best_lead(&game, seat);
        let mut game = game.clone();
        while game.to_act().is_some() {
            game = after(&game, &choice(&game, Level::Expert));
        }
        assert_eq!(lead(&game, seat), best, "in game {seed}");
    }
    assert!(checked > 6);
}

/// At the end of the last turn.
#[test]
fn the_evaluation_of_the_end_is_the_score() {
    for seed in 0..8 {
        for players in 2..=5 {
            let scenario = Scenario {
                players,
                tile_limit: 30,
                seed,
                ..Scenario::default()
            };
            let game = random_game(&scenario, seed, |game| {
                game.remaining_count() == 0 && game.phase() == Phase::Deploy
            });
            if game.to_act().is_none() {
                continue;
            }
            let mut evaluation = Evaluation::tuned();
            evaluation.update(&game);
            let expectation = evaluation.evaluate(&game);
            let ended = after(&game, "end");
            for (seat, points) in ended.score().points.iter() {
                assert_eq!(
                    evaluation.expected_points(&expectation, seat),
                    *points as f32,
                    "{seed} {players}"
                );
            }
        }
    }
}
