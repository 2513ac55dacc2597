//! What bots find in Wheel of Fortune: what is worth most at once, what the pig
//! brings, whom to take home; and that the order of the tiles is nothing to
//! them.

#[path = "../../rules/tests/typed/mod.rs"]
mod typed;
#[path = "../../rules/tests/wheel_of_fortune_help/mod.rs"]
mod wheel_of_fortune_help;

use bots::wheel_of_fortune::{EvalWeights, Reader};
use bots::{Search, level_spec, search};
use rules::game::{Game, NullSink};
use rules::games::wheel_of_fortune::{Action, Phase, Scenario, WheelOfFortune};
use rules::rng::Rng;
use rules::{Level, Seat, State};
use wheel_of_fortune_help::{after, play, play_in, scenario};

const KNOWING: [Level; 2] = [Level::Skilled, Level::Expert];

fn thinking(game: &WheelOfFortune, level: Level) -> Box<dyn Search> {
    let state = State::WheelOfFortune(Box::new(game.clone()));
    match search(&state, level, 1) {
        Some(thinking) => thinking,
        None => unreachable!("it is over"),
    }
}

/// What a level does, slips left aside, as it is written.
fn choice(game: &WheelOfFortune, level: Level) -> String {
    let mut thinking = thinking(game, level);
    thinking.finish();
    match thinking.candidates(1).first().map(|first| first.action) {
        Some(rules::Action::WheelOfFortune(action)) => WheelOfFortune::notation(action),
        other => unreachable!("{other:?}"),
    }
}

/// The game in which nothing comes after a script's tiles.
fn nothing_more(players: u8, script: &str) -> WheelOfFortune {
    let mut scenario = scenario(players, script);
    scenario.tile_limit = scenario.tiles.len();
    play_in(&scenario, script).0
}

#[test]
fn the_city_that_is_worth_most_is_completed() {
    let script = "
        F 0,-1e city-E
        V 2,-1n road-S
        E";
    let game = play(2, script);
    for level in KNOWING {
        assert_eq!(choice(&game, level), "0,-2s", "{level:?}");
        let placed = after(&game, "0,-2s");
        // On a completed city stands the own knight; nobody else can.
        assert!(!choice(&placed, level).starts_with("city"), "{level:?}");
    }
}

#[test]
fn a_knight_comes_to_a_city_that_scores_at_once() {
    let game = after(&play(2, "E"), "0,-1s");
    for level in KNOWING {
        assert_eq!(choice(&game, level), "city-N", "{level:?}");
    }
}

#[test]
fn a_crown_is_taken_where_the_pig_comes_next() {
    // The only tile to come takes the pig one sector on, to Taxes.
    let scenario = Scenario {
        tile_limit: 2,
        ..scenario(2, "V 2,-1n\nU-1")
    };
    let game = play_in(&scenario, "V").0;
    for level in KNOWING {
        let place = choice(&game, level);
        let game = after(&game, &place);
        assert_eq!(choice(&game, level), "crown-taxes", "{level:?}");
    }
}

#[test]
fn a_crown_to_which_the_pig_comes_no_more_is_left() {
    let game = nothing_more(2, "V 2,-1n");
    for level in KNOWING {
        assert_eq!(choice(&game, level), "road-S", "{level:?}");
    }
}

#[test]
fn in_the_plague_the_follower_worth_least_goes_home() {
    let script = "
        F 0,-1e city-E
        U-2 2,-1e
        V 2,-2n road-S
        U-3";
    let game = play(2, script);
    assert_eq!(game.phase(), Phase::Plague { offset: 1 });
    for level in KNOWING {
        assert_eq!(choice(&game, level), "home-2,-2", "{level:?}");
    }
}

/// Any game up to some turn of random play.
fn at_random(
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

/// How far a seat can be ahead in the end, if it has the last turn.
fn best_end(game: &WheelOfFortune, seat: Seat) -> i32 {
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
fn the_last_tile_brings_all_that_it_can() {
    let mut seen = 0;
    for seed in 0..12 {
        let scenario = Scenario {
            tile_limit: 25 + seed as usize,
            seed,
            ..Scenario::default()
        };
        let game = at_random(&scenario, seed, |game| {
            game.remaining_count() == 0 && game.phase() == Phase::Place
        });
        let Some(seat) = game.to_act() else { continue };
        seen += 1;
        let best = best_end(&game, seat);
        let mut game = game.clone();
        while game.to_act().is_some() {
            game = after(&game, &choice(&game, Level::Expert));
        }
        assert_eq!(lead(&game, seat), best, "in game {seed}");
    }
    assert!(seen > 6);
}

/// Read as the last turn ends, a land is worth its points.
#[test]
fn at_the_end_a_land_is_worth_its_points() {
    for seed in 0..8 {
        for players in 2..=5 {
            let scenario = Scenario {
                players,
                tile_limit: 30,
                seed,
                ..Scenario::default()
            };
            let game = at_random(&scenario, seed, |game| {
                game.remaining_count() == 0 && game.phase() == Phase::Deploy
            });
            if game.to_act().is_none() {
                continue;
            }
            let mut reader = Reader::new(EvalWeights::HOUSE);
            reader.see(&game);
            let sums = reader.read(&game);
            let ended = after(&game, "end");
            for (seat, points) in ended.score().points.iter() {
                assert_eq!(
                    reader.hopes(&sums, seat),
                    *points as f32,
                    "{seed} {players}"
                );
            }
        }
    }
}

#[test]
fn the_order_of_the_tiles_is_nothing_to_bots() {
    for seed in 0..3 {
        let scenario = Scenario {
            players: 3,
            seed,
            ..Scenario::default()
        };
        let game = at_random(&scenario, seed, |game| {
            game.turn() == 12 && game.phase() == Phase::Place
        });
        let Some(seat) = game.to_act() else { continue };
        let mut other = game.clone();
        other.determinize(seat, &mut Rng::new(seed, 8));
        assert_ne!(game, other);
        for level in Level::ALL {
            let (mut one, mut two) = (thinking(&game, level), thinking(&other, level));
            assert_eq!(one.finish(), two.finish(), "{level:?}");
            assert_eq!(one.candidates(usize::MAX), two.candidates(usize::MAX));
        }
    }
}

#[test]
fn answers_come_with_the_looks_that_a_level_has() {
    let game = at_random(&Scenario::default(), 3, |game| {
        game.turn() == 20 && game.phase() == Phase::Place
    });
    let state = State::WheelOfFortune(Box::new(game.clone()));
    for level in Level::ALL {
        let mut thinking = thinking(&game, level);
        for _ in 0..level_spec(&state, level).simulations {
            thinking.step(1);
        }
        assert!(!thinking.step(0), "{level:?}");
        assert_eq!(thinking.progress(), 1.0, "{level:?}");
        let visits = thinking.candidates(usize::MAX);
        let visits: u32 = visits.iter().map(|candidate| candidate.visits).sum();
        assert!(visits <= level_spec(&state, level).simulations);
    }
}

#[test]
fn what_is_not_looked_into_comes_last() {
    let game = at_random(&Scenario::default(), 4, |game| {
        game.turn() == 20 && game.phase() == Phase::Place
    });
    let mut thinking = thinking(&game, Level::Expert);
    thinking.finish();
    let all = thinking.candidates(usize::MAX);
    assert!(all.is_sorted_by_key(|candidate| candidate.visits == 0));
    let deploys = all.iter().any(|candidate| {
        !matches!(
            candidate.action,
            rules::Action::WheelOfFortune(Action::Place { .. })
        )
    });
    assert!(!deploys);
}
