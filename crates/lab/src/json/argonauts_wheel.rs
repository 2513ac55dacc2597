//! `stations` (the text of each from 0 to 7, as in [`Wheel`](rules::games::argonauts_wheel::Wheel)),
//! `toMove` (`black` or `white`, null when the game is over), `battle` (whether cones can be
//! killed), `turnsOfTheWheel` (since a piece was moved), `taken` (turns taken so far), `seen`
//! (how often this position has come about, or 0 unless a piece was just moved).

use rules::game::Game;
use rules::games::argonauts_wheel::{ArgonautsWheel, Side, Station};
use serde_json::{Value, json};

pub(super) fn state(game: &ArgonautsWheel) -> Value {
    let stations: Vec<String> = Station::all()
        .map(|station| game.wheel().occupants(station).to_string())
        .collect();
    json!({
        "stations": stations,
        "toMove": game.side_to_move().map(Side::name),
        "battle": game.battle(),
        "turnsOfTheWheel": game.idle(),
        "taken": game.turn() - 1,
        "seen": game.repetition_count(),
    })
}
