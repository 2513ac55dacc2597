//! - `wheels`: the positions of 1, 2, A and B, see
//!   [`Wheels::space`](rules::games::wheels_of_time::Wheels::space);
//! - `links`: for each seat its links A, B and common (`link`), with the symbol of the
//!   player's `own` wheel, that of the `other` one, and the `effect`;
//! - `cities`: for each seat all ten tracks;
//! - `wheelOf`: for each seat the number of its player wheel;
//! - `phase`; `left`: the actions left; `workersToSpend`;
//! - `dice`: the listed rolls still to come;
//! - `round` and `rounds`, in a solitaire game.

use rules::Seat;
use rules::game::Game;
use rules::games::wheels_of_time::{City, Link, Phase, Wheel, WheelsOfTime};
use serde_json::{Value, json};

pub(super) fn state(game: &WheelsOfTime) -> Value {
    let seats = || Seat::all(game.players());
    let player_wheels: Vec<u8> = seats()
        .map(|seat| game.player_wheel(seat).number())
        .collect();
    let mut json = json!({
        "wheels": Wheel::ALL.map(|wheel| game.wheels().space(wheel)),
        "links": seats().map(|seat| links(game, seat)).collect::<Vec<_>>(),
        "cities": seats().map(|seat| city(game.city(seat))).collect::<Vec<_>>(),
        "wheelOf": player_wheels,
        "phase": match game.phase() {
            Phase::Place(_) => "place",
            Phase::Choose => "choose",
            Phase::Feeding => "feeding",
            Phase::Actions => "actions",
            Phase::Production => "production",
        },
        "left": game.actions_left(),
        "workersToSpend": game.spendable_workers(),
        "dice": game.hidden_rolls(),
    });
    if game.is_solo() {
        let (round, rounds) = game.round();
        json["round"] = json!(round);
        json["rounds"] = json!(rounds);
    }
    json
}

fn links(game: &WheelsOfTime, seat: Seat) -> [Value; 3] {
    Link::ALL.map(|link| {
        let (own, other) = game.wheels().link_symbols(game.player_wheel(seat), link);
        json!({
            "link": link,
            "own": own,
            "other": other,
            "effect": game.effect(seat, link),
        })
    })
}

/// The names of a city's tracks, in their order.
const TRACKS: [&str; 10] = [
    "foodProduction",
    "population",
    "walls",
    "roads",
    "buildings",
    "bricks",
    "wood",
    "stones",
    "food",
    "workers",
];

fn city(city: &City) -> Value {
    TRACKS.into_iter().zip(city.tracks()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::wheels_of_time::{Event, Scenario, Structure};

    fn game(scenario: Scenario) -> WheelsOfTime {
        WheelsOfTime::from_scenario(scenario)
    }

    #[test]
    fn a_game_of_two() {
        let scenario = "4,3,9,9 2200000201 2200000000".parse().unwrap();
        let json = state(&game(scenario));
        assert_eq!(json["wheels"], json!([4, 3, 9, 9]));
        assert_eq!(json["cities"][0]["stones"], 2);
        assert_eq!(json["cities"][1]["population"], 2);
        assert_eq!(json["left"], 2);
        assert_eq!(json["workersToSpend"], 1);
        assert_eq!(json["wheelOf"], json!([1, 2]));
        assert_eq!(json["phase"], "actions");
        assert_eq!(json["links"][0].as_array().map(Vec::len), Some(3));
        assert_eq!(json["links"][1][1]["own"], "wood");
        assert!(json["round"].is_null());
    }

    #[test]
    fn a_solitaire_game() {
        let scenario: Scenario = "4,3,9,9 2200000000 d3 d1".parse().unwrap();
        let mut game = game(Scenario {
            rounds: 7,
            ..scenario
        });
        let json = state(&game);
        assert_eq!((&json["round"], &json["rounds"]), (&json!(1), &json!(7)));
        assert_eq!(json["dice"], json!([3, 1]));
        let action = game.parse_action("end").unwrap();
        game.apply(action, &mut Vec::new()).unwrap();
        let json = state(&game);
        assert_eq!((&json["round"], &json["dice"]), (&json!(2), &json!([1])));
    }

    #[test]
    fn events_have_the_names_of_their_types() {
        let seat = Seat::FIRST;
        let structure = Structure::Wall;
        assert_eq!(
            json!(Event::Built { seat, structure }),
            json!({ "event": "built", "seat": 0, "structure": "wall" })
        );
    }
}
