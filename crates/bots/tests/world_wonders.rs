//! What bots find in World Wonders: the most that the last gold can bring, a
//! monument before it is gone, what surpasses the automaton; and that what is
//! hidden is nothing to them.

#[path = "../../rules/tests/typed/mod.rs"]
mod typed;
#[path = "../../rules/tests/world_wonders_help/mod.rs"]
mod world_wonders_help;

use bots::world_wonders::{EvalWeights, Reader};
use bots::{Search, level_spec, search};
use rules::game::{Game, NullSink};
use rules::games::world_wonders::{
    Action, CityScenario, GOLD_PER_ROUND, Item, Kind, Objective, Phase, Scenario, Stack,
    WorldWonders,
};
use rules::rng::Rng;
use rules::{Level, Seat, State};
use world_wonders_help::{
    actions, after, city, monument, pieces, random_scene, scenario_with, seat, states, tile,
};

fn thinking(game: &WorldWonders, level: Level) -> Box<dyn Search> {
    let state = State::WorldWonders(Box::new(game.clone()));
    match search(&state, level, 1) {
        Some(thinking) => thinking,
        None => unreachable!("it is over"),
    }
}

/// What a level does, slips left aside, as it is written.
fn choice(game: &WorldWonders, level: Level) -> String {
    let mut thinking = thinking(game, level);
    thinking.finish();
    match thinking.candidates(1).first().map(|first| first.action) {
        Some(rules::Action::WorldWonders(action)) => WorldWonders::notation(action),
        other => unreachable!("{other:?}"),
    }
}

/// The game once the first player has taken this turn.
fn after_turn(game: &WorldWonders, level: Level) -> WorldWonders {
    let mut game = game.clone();
    let turn = game.turn();
    while game.to_act().is_some() && game.turn() == turn {
        game = after(&game, &choice(&game, level));
    }
    game
}

/// The last turns of a game: the first player has so much gold left, the other
/// one none.
fn last_gold(own: CityScenario, gold: u8, tiles: &str, monuments: &str) -> WorldWonders {
    let gone = CityScenario {
        spent: GOLD_PER_ROUND,
        pieces: pieces("long a11"),
        ..CityScenario::default()
    };
    let mut scenario = scenario_with(CityScenario {
        spent: GOLD_PER_ROUND - gold,
        // A loan of this round cannot be paid off, and no other taken.
        loan: Some(1),
        ..own
    });
    scenario.last_round = 1;
    scenario.cities.push(gone);
    scenario.tiles = tiles.split_whitespace().map(tile).collect();
    scenario.monuments = monuments.split_whitespace().map(monument).collect();
    WorldWonders::from_scenario(&scenario)
}

/// How far the first player can be ahead in the end.
fn best_end(game: &WorldWonders) -> i32 {
    let mut best = i32::MIN;
    let mut open = vec![game.clone()];
    while let Some(game) = open.pop() {
        if game.end_reason().is_some() {
            best = best.max(lead(&game));
        }
        for action in actions(&game) {
            let mut next = game.clone();
            next.apply_unchecked(action, &mut NullSink);
            open.push(next);
        }
    }
    best
}

fn lead(game: &WorldWonders) -> i32 {
    let points = game.score().points;
    points[seat(1)] - points[seat(2)]
}

#[test]
fn the_last_gold_brings_all_that_it_can() {
    let cities = [
        // A tile of two fills the hole and makes three districts.
        "
        LL#FF#
        r..r.r
        #HH#.#",
        // A road of one space reaches a natural resource.
        "
        rrFF.*
        ......
        TT.*..",
        // So do the ends of a road.
        "
        *...*
        .rMM.
        *...*",
    ];
    for drawing in cities {
        for gold in 1..=2 {
            let game = last_gold(city(drawing), gold, "I2-library-G", "petra theater giza");
            let best = best_end(&game);
            assert!(best > lead(&game), "{drawing}");
            let mut end = game.clone();
            while end.to_act().is_some() {
                end = after(&end, &choice(&end, Level::Expert));
            }
            assert_eq!(lead(&end), best, "{drawing} with {gold}");
        }
    }
}

#[test]
fn a_district_is_completed_rather_than_not() {
    let drawing = "
        r......
        rMM....
        .##....
        .......";
    let game = last_gold(
        city(drawing),
        2,
        "I2-market-C",
        "hippodrome angkor-wat moai",
    );
    // With the road's space taken the tile beside it has green on one side only.
    for level in [Level::Skilled, Level::Expert] {
        let placed = after(&game, "buy-I2");
        let end = after_turn(&placed, level);
        let best = best_end(&placed);
        let districts = |game: &WorldWonders| game.city(seat(1)).districts().count();
        assert!(districts(&end) >= districts(&game), "{level:?}");
        if level == Level::Expert {
            assert_eq!(lead(&end), best);
        }
    }
}

#[test]
fn a_monument_is_taken_for_the_last_gold() {
    let drawing = "
        rMM.....
        rrr.....
        .HH.....
        ........";
    let game = last_gold(city(drawing), 1, "I2-farm-F", "colosseum angkor-wat moai");
    for level in [Level::Skilled, Level::Expert] {
        assert_eq!(choice(&game, level), "buy-colosseum", "{level:?}");
        let end = after_turn(&game, level);
        let mut built = end.city(seat(1)).monuments();
        assert!(built.any(|own| own == monument("colosseum")));
    }
}

#[test]
fn what_surpasses_the_automaton_is_bought() {
    // Level with it: one more natural resource wins.
    let mut own = city(
        "
        rr.*...
        .......
        .......",
    );
    own.spent = GOLD_PER_ROUND - 1;
    own.loan = Some(1);
    own.population = 4;
    own.tracks = [0, 0, 0];
    let scenario = Scenario {
        players: 1,
        last_round: 1,
        cities: vec![own],
        monuments: ["angkor-wat", "parthenon"].map(monument).to_vec(),
        ..Scenario::default()
    };
    for seed in 0..4 {
        let scenario = Scenario {
            seed,
            ..scenario.clone()
        };
        let mut game = after(&WorldWonders::from_scenario(&scenario), "begin");
        let before = game.score().points[Seat::FIRST];
        if !game.is_for_sale(Item::LongRoad) && !game.is_for_sale(Item::ShortRoads) {
            continue;
        }
        while game.to_act().is_some() {
            game = after(&game, &choice(&game, Level::Expert));
        }
        assert!(game.score().points[Seat::FIRST] > before, "{seed}");
    }
}

/// Read when the last gold is spent, a state is worth its points.
#[test]
fn at_the_end_a_state_is_worth_its_points() {
    let mut seen = 0;
    for number in 0..60 {
        let mut scenario = random_scene(number);
        scenario.last_round = 3;
        if scenario.players == 1 {
            continue;
        }
        let all = states(&scenario, number);
        // Before the last turn is ended all is spent.
        let Some(last) = all.iter().rev().find(|game| game.to_act().is_some()) else {
            continue;
        };
        let spent = Seat::all(scenario.players).all(|seat| last.city(seat).gold() == 0);
        if !spent || last.phase() != Phase::End {
            continue;
        }
        seen += 1;
        let mut reader = Reader::new(EvalWeights::HOUSE);
        reader.see(last);
        let points = last.score().points;
        for own in Seat::all(scenario.players) {
            let others = points.iter().filter(|(other, _)| *other != own);
            let others: Vec<f32> = others.map(|(_, points)| *points as f32).collect();
            let best = others.iter().copied().fold(f32::MIN, f32::max);
            let mean = others.iter().sum::<f32>() / others.len() as f32;
            let ahead = points[own] as f32 - 0.5 * (best + mean);
            let read = reader.lead_now(last, own);
            assert!((read - ahead).abs() < 0.001, "{number}: {read} {ahead}");
        }
    }
    assert!(seen > 10, "{seen}");
}

/// A state of a random game in which much is to be decided.
fn midway(number: u64, wanted: impl Fn(&WorldWonders) -> bool) -> Option<WorldWonders> {
    let all = states(&random_scene(number), number);
    let late = all.len() / 3;
    all.into_iter().skip(late).find(|game| wanted(game))
}

fn buys(game: &WorldWonders) -> bool {
    game.phase() == Phase::Buy && actions(game).len() > 5
}

#[test]
fn what_is_hidden_is_nothing_to_bots() {
    for number in [5, 6, 7] {
        let Some(game) = midway(number, buys) else {
            unreachable!("nothing is bought in game {number}");
        };
        let Some(seat) = game.to_act() else { continue };
        let mut other = game.clone();
        other.determinize(seat, &mut Rng::new(number, 8));
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
    let Some(game) = midway(11, buys) else {
        unreachable!("nothing is bought");
    };
    let state = State::WorldWonders(Box::new(game.clone()));
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
    // The set of short roads, of which each decision is weighed by itself.
    let wanted = |game: &WorldWonders| matches!(game.phase(), Phase::Roads { doubles: 2, .. });
    let games = (0..20).filter_map(|number| midway(number, wanted));
    for game in games.take(2) {
        let mut thinking = thinking(&game, Level::Expert);
        thinking.finish();
        let all = thinking.candidates(usize::MAX);
        assert_eq!(all.len(), actions(&game).len());
        assert!(all.is_sorted_by_key(|candidate| candidate.visits == 0));
        assert!(all.is_sorted_by(|one, other| one.visits == 0
            || one.value >= other.value
            || other.visits > 0));
    }
}

#[test]
fn an_objective_that_can_be_won_is_won() {
    // One Market more than the other one has; roads reach as much.
    let mut scenario = scenario_with(CityScenario {
        spent: GOLD_PER_ROUND - 2,
        loan: Some(1),
        ..city(
            "
            rMM*.
            r..*.
            r..#.",
        )
    });
    scenario.variant.objectives = true;
    scenario.objectives = vec![
        Objective::Most(Kind::Market),
        Objective::AtWater,
        Objective::Green,
    ];
    scenario.last_round = 1;
    scenario.cities.push(CityScenario {
        spent: GOLD_PER_ROUND,
        pieces: pieces("long a11, I2-market b11"),
        ..CityScenario::default()
    });
    scenario.tiles = vec![tile("I2-market-C")];
    scenario.monuments = ["angkor-wat", "parthenon", "moai"].map(monument).to_vec();
    let game = WorldWonders::from_scenario(&scenario);
    assert!(actions(&game).contains(&Action::Buy(Item::Tile(Stack::I2))));
    for level in [Level::Skilled, Level::Expert] {
        assert_eq!(choice(&game, level), "buy-I2", "{level:?}");
    }
}
