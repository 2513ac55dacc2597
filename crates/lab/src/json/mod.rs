//! States as JSON, hidden parts included: one module a game, which documents its keys.

mod argonauts_wheel;
mod noughts;
mod turn_of_time;
mod wheel_of_fortune;
mod wheels_of_time;
mod world_wonders;

use rules::State;
use serde_json::{Value, json};

/// A state: the keys of its game, and those that all games have.
pub(crate) fn state(state: &State) -> Value {
    let mut json = match state {
        State::TurnOfTime(game) => turn_of_time::state(game),
        State::ArgonautsWheel(game) => argonauts_wheel::state(game),
        State::WheelsOfTime(game) => wheels_of_time::state(game),
        State::WheelOfFortune(game) => wheel_of_fortune::state(game),
        State::WorldWonders(game) => world_wonders::state(game),
        State::Noughts(game) => noughts::state(game),
    };
    json["toAct"] = json!(state.to_act());
    json["turn"] = json!(state.turn());
    json["points"] = json!(state.score().points.as_slice());
    json["places"] = json!(state.score().ranks.as_slice());
    json["hash"] = json!(state.hash().to_string());
    json
}
