//! What bots find in World Wonders: the best use of the last gold, a monument
//! before it is gone, and what beats the automaton.

mod common;
#[path = "../../rules/tests/typed/mod.rs"]
mod typed;
#[path = "../../rules/tests/world_wonders_help/mod.rs"]
mod world_wonders_help;

use bots::Search;
use bots::TurnModel as _;
use bots::world_wonders::Evaluation;
use rules::game::{Game, NullSink};
use rules::games::world_wonders::{
    Action, CityScenario, GOLD_PER_ROUND, Item, Kind, Objective, Phase, Scenario, Stack,
    WorldWonders,
};
use rules::{Level, Seat, State};
use world_wonders_help::{
    actions, after, city, monument, pieces, random_scenario, scenario_with, seat, states, tile,
};

fn state(game: &WorldWonders) -> State {
    State::WorldWonders(Box::new(game.clone()))
}

fn start_search(game: &WorldWonders, level: Level) -> Box<dyn Search> {
    common::start_search(&state(game), level, 1)
}

/// The notation of a level's best candidate, blunders aside.
fn choice(game: &WorldWonders, level: Level) -> String {
    let mut search = start_search(game, level);
    search.finish();
    match search.candidates(1).first().map(|first| first.action) {
        Some(rules::Action::WorldWonders(action)) => WorldWonders::notation(action),
        other => unreachable!("{other:?}"),
    }
}

/// The game after the running turn, played by a level.
fn after_turn(game: &WorldWonders, level: Level) -> WorldWonders {
    let mut game = game.clone();
    let turn = game.turn();
    while game.to_act().is_some() && game.turn() == turn {
        game = after(&game, &choice(&game, level));
    }
    game
}

/// The last turns of a game: the first player has `gold` left, the other none.
fn last_gold(city: CityScenario, gold: u8, tiles: &str, monuments: &str) -> WorldWonders {
    let finished = CityScenario {
        spent: GOLD_PER_ROUND,
        pieces: pieces("long a11"),
        ..CityScenario::default()
    };
    let mut scenario = scenario_with(CityScenario {
        spent: GOLD_PER_ROUND - gold,
        // A loan of this round cannot be repaid, and no other taken.
        loan: Some(1),
        ..city
    });
    scenario.last_round = 1;
    scenario.cities.push(finished);
    scenario.tiles = tiles.split_whitespace().map(tile).collect();
    scenario.monuments = monuments.split_whitespace().map(monument).collect();
    WorldWonders::from_scenario(&scenario)
}

/// The best final lead of the first player, by full search.
fn best_lead(game: &WorldWonders) -> i32 {
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
fn the_last_gold_is_spent_perfectly() {
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
        // The ends of a road reach natural resources too.
        "
        *...*
        .rMM.
        *...*",
    ];
    for drawing in cities {
        for gold in 1..=2 {
            let game = last_gold(city(drawing), gold, "I2-library-G", "petra theater giza");
            let best = best_lead(&game);
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
fn a_district_is_completed() {
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
    // Next to the road, green is left on one side of the tile only.
    for level in [Level::Skilled, Level::Expert] {
        let placed = after(&game, "buy-I2");
        let end = after_turn(&placed, level);
        let best = best_lead(&placed);
        let districts = |game: &WorldWonders| game.city(seat(1)).districts().count();
        assert!(districts(&end) >= districts(&game), "{level:?}");
        if level == Level::Expert {
            assert_eq!(lead(&end), best);
        }
    }
}

#[test]
fn the_last_gold_buys_a_monument() {
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
        assert!(built.any(|built| built == monument("colosseum")));
    }
}

#[test]
fn the_purchase_that_beats_the_automaton_is_found() {
    // One more natural resource wins.
    let mut tied = city(
        "
        rr.*...
        .......
        .......",
    );
    tied.spent = GOLD_PER_ROUND - 1;
    tied.loan = Some(1);
    tied.population = 4;
    tied.tracks = [0, 0, 0];
    let scenario = Scenario {
        players: 1,
        last_round: 1,
        cities: vec![tied],
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

/// After the last gold is spent.
#[test]
fn the_evaluation_of_the_end_is_the_score() {
    let mut checked = 0;
    for number in 0..60 {
        let mut scenario = random_scenario(number);
        scenario.last_round = 3;
        if scenario.players == 1 {
            continue;
        }
        let all = states(&scenario, number);
        // The last decision, which ends the last turn.
        let Some(last) = all.iter().rev().find(|game| game.to_act().is_some()) else {
            continue;
        };
        let spent = Seat::all(scenario.players).all(|seat| last.city(seat).gold() == 0);
        if !spent || last.phase() != Phase::End {
            continue;
        }
        checked += 1;
        let mut evaluation = Evaluation::tuned();
        evaluation.update(last);
        let points = last.score().points;
        for seat in Seat::all(scenario.players) {
            let others: Vec<f32> = points
                .iter()
                .filter(|(other, _)| *other != seat)
                .map(|(_, points)| *points as f32)
                .collect();
            let best = others.iter().copied().fold(f32::MIN, f32::max);
            let mean = others.iter().sum::<f32>() / others.len() as f32;
            let lead = points[seat] as f32 - 0.5 * (best + mean);
            let evaluated = evaluation.lead_now(last, seat);
            assert!(
                (evaluated - lead).abs() < 0.001,
                "{number}: {evaluated} {lead}"
            );
        }
    }
    assert!(checked > 10, "{checked}");
}

/// A state from the later part of a random game.
fn midway(number: u64, wanted: impl Fn(&WorldWonders) -> bool) -> Option<WorldWonders> {
    let all = states(&random_scenario(number), number);
    let late = all.len() / 3;
    all.into_iter().skip(late).find(|game| wanted(game))
}

#[test]
fn actions_without_simulations_come_last() {
    // The set of short roads, which has more pieces than any other purchase.
    let wanted = |game: &WorldWonders| matches!(game.phase(), Phase::Roads { doubles: 2, .. });
    let games = (0..20).filter_map(|number| midway(number, wanted));
    for game in games.take(2) {
        let mut search = start_search(&game, Level::Expert);
        search.finish();
        let all = search.candidates(usize::MAX);
        assert_eq!(all.len(), actions(&game).len());
        assert!(all.is_sorted_by_key(|candidate| candidate.visits == 0));
        assert!(all.is_sorted_by(|a, b| a.visits == 0 || a.value >= b.value || b.visits > 0));
    }
}

#[test]
fn a_winnable_objective_is_won() {
    // One more market than the other city; roads alone win nothing else.
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
