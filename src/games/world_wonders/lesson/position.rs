//! The text of a lesson's position: what is drawn, then the cities of all seats.
//!
//! `I2-farm-F petra round=3 | long-road@d11 I2-farm-F@d10 spent=2 | long-road@a11`
//!
//! The first part has draws as in a setup, and optionally `round` and `seed`. A city has
//! its pieces (`@`, space and rotation as in the notation), and optionally `tracks` (food,
//! ceramics and gears), `population` and `spent`, the gold spent this round.

use rules::games::world_wonders::{
    Action, CityScenario, Piece, PlacedPiece, Scenario, WorldWonders,
};
use rules::{Seat, State};

/// The state with this text of a position.
pub fn parse_position(text: &str) -> Option<State> {
    let mut parts = text.split('|');
    let mut scenario = Scenario::default();
    let mut draws = Vec::new();
    for word in parts.next()?.split_whitespace() {
        match word.split_once('=') {
            Some(("round", round)) => scenario.round = round.parse().ok()?,
            Some(("seed", seed)) => scenario.seed = seed.parse().ok()?,
            Some(_) => return None,
            None => draws.push(word.to_owned()),
        }
    }
    scenario.cities = parts.map(parse_city).collect::<Option<_>>()?;
    scenario.players = u8::try_from(scenario.cities.len()).ok()?;
    scenario.order = Seat::all(scenario.players).collect();
    scenario.add_draws(&draws);
    let is_complete = scenario.tiles.len() + scenario.monuments.len() == draws.len();
    is_complete.then(|| WorldWonders::from_scenario(&scenario).into())
}

/// A city with its pieces and markers.
fn parse_city(text: &str) -> Option<CityScenario> {
    let mut city = CityScenario::default();
    for word in text.split_whitespace() {
        if let Some((piece, place)) = word.split_once('@') {
            city.pieces.push(parse_piece(piece, place)?);
            continue;
        }
        match word.split_once('=')? {
            ("tracks", tracks) => {
                let spaces = tracks.split(',').map(|space| space.parse().ok());
                city.tracks = spaces.collect::<Option<Vec<u8>>>()?.try_into().ok()?;
            }
            ("population", population) => city.population = population.parse().ok()?,
            ("spent", gold) => city.spent = gold.parse().ok()?,
            _ => return None,
        }
    }
    Some(city)
}

/// A piece in its place, such as `long-road` and `f8e`.
fn parse_piece(piece: &str, place: &str) -> Option<PlacedPiece> {
    let Action::Place { at, rotation } = place.parse().ok()? else {
        return None;
    };
    let piece = match piece {
        "long-road" => Piece::LongRoad,
        "double-road" => Piece::DoubleRoad,
        "single-road" => Piece::SingleRoad,
        "tower" => Piece::Tower,
        name => name.parse().map(Piece::Tile).ok()?,
    };
    Some(PlacedPiece {
        piece,
        at,
        rotation,
    })
}
