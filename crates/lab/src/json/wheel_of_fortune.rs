//! `tiles` (in the order in which they were placed, such as `F 0,-1e`), `wheelOnBoard`,
//! `followers` (`seat`, and either `cell` and `on` or `crown`), `features` (those with
//! followers: `kind`, `from` (the first cell), `tiles`, `followers` by seat, `pennants`,
//! `open` (open edges), `cities` (completed cities next to a field), `now` and `completed`
//! (points now and when completed)), `pig`, `sectors`, `active`, `phase`, `asked` (the seat
//! that returns a follower in the plague), `drawn`, `supply` and `given` (points scored so
//! far) by seat, `events` and `crownPoints` (points by seat and sector, in the order of
//! `sectors`), and `stack` (the remaining tiles).

use rules::Seat;
use rules::game::Game;
use rules::games::wheel_of_fortune::{
    FeatureView, FollowerSpot, Phase, PlacedTile, ScoreItem, Sector, WheelOfFortune,
};
use serde_json::{Value, json};

/// Points by sector, in the order of [`Sector::ALL`].
type BySector = [i32; Sector::ALL.len()];

pub(super) fn state(game: &WheelOfFortune) -> Value {
    let seats = || Seat::all(game.players());
    let (event_points, crown_points): (Vec<BySector>, Vec<BySector>) =
        seats().map(|seat| points_by_sector(game, seat)).unzip();
    json!({
        "tiles": game.tiles().filter_map(tile_text).collect::<Vec<_>>(),
        "wheelOnBoard": !game.variant().wheel_beside,
        "followers": game.followers().map(follower).collect::<Vec<_>>(),
        "features": game.claimed_features().map(feature).collect::<Vec<_>>(),
        "pig": game.wheel().pig(),
        "sectors": Sector::ALL,
        "active": game.active(),
        "phase": match game.phase() {
            Phase::Draw => "draw",
            Phase::Plague { .. } => "plague",
            Phase::Place => "place",
            Phase::Deploy => "deploy",
            Phase::End => "end",
        },
        "asked": match game.phase() {
            Phase::Plague { .. } => game.to_act(),
            _ => None,
        },
        "drawn": game.drawn(),
        "supply": seats().map(|seat| game.supply(seat)).collect::<Vec<_>>(),
        "given": seats().map(|seat| game.points(seat)).collect::<Vec<_>>(),
        "events": event_points,
        "crownPoints": crown_points,
        "stack": game.hidden_stack(),
    })
}

/// A tile and its place: `F 0,-1e`; nothing for a cell of the wheel.
fn tile_text(placed: PlacedTile) -> Option<String> {
    let PlacedTile { cell, rotation, .. } = placed;
    Some(format!("{} {cell}{rotation}", placed.tile?))
}

fn follower((seat, spot): (Seat, FollowerSpot)) -> Value {
    match spot {
        FollowerSpot::Tile { cell, segment } => {
            json!({ "seat": seat, "cell": cell, "on": segment.to_string() })
        }
        FollowerSpot::Crown { sector } => json!({ "seat": seat, "crown": sector }),
    }
}

fn feature(feature: FeatureView) -> Value {
    let cells = feature.cells.as_slice();
    json!({
        "kind": feature.kind,
        "from": cells.first(),
        "tiles": cells.len(),
        "followers": feature.followers.as_slice(),
        "pennants": feature.pennants,
        "open": feature.open,
        "cities": feature.cities,
        "now": feature.current_points,
        "completed": feature.completed_points,
    })
}

/// A seat's points from events, and from followers on crowns.
fn points_by_sector(game: &WheelOfFortune, seat: Seat) -> (BySector, BySector) {
    let (mut events, mut crowns) = (BySector::default(), BySector::default());
    for (_, points, item) in game
        .score_items()
        .into_iter()
        .filter(|(owner, ..)| *owner == seat)
    {
        match item {
            ScoreItem::Events { sector } => events[sector as usize] += points,
            ScoreItem::Crowns { sector } => crowns[sector as usize] += points,
            ScoreItem::Feature(_) => {}
        }
    }
    (events, crowns)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::wheel_of_fortune::{Event, Scenario, Tile};

    #[test]
    fn a_state_in_the_middle_of_a_game() {
        let tiles: Vec<Tile> = ["F", "U-1", "E"].map(|name| name.parse().unwrap()).to_vec();
        let mut game = WheelOfFortune::from_scenario(&Scenario {
            tiles,
            ..Scenario::default()
        });
        let mut events = Vec::new();
        for text in "draw 0,-1e city-E end 2,-1e crown-storm end 1,-1n".split(' ') {
            let action = game.parse_action(text).unwrap();
            game.apply(action, &mut events).unwrap();
        }
        let json = state(&game);
        assert_eq!(json["tiles"], json!(["F 0,-1e", "U-1 2,-1e", "E 1,-1n"]));
        assert_eq!(
            json["followers"],
            json!([
                { "seat": 0, "cell": [0, -1], "on": "city-E" },
                { "seat": 1, "crown": "storm" },
            ])
        );
        assert_eq!(json["pig"], "taxes");
        assert_eq!(json["wheelOnBoard"], true);
        assert_eq!(json["phase"], "deploy");
        assert_eq!(json["active"], 0);
        assert_eq!(json["supply"], json!([6, 6]));
        // The knight scored in the taxes: itself and a pennant.
        assert_eq!(json["given"], json!([2, 0]));
        assert_eq!(json["events"][0], json!([0, 2, 0, 0, 0, 0]));
        assert_eq!(
            json["crownPoints"],
            json!([[0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]])
        );
        let features = json["features"].as_array().unwrap();
        assert_eq!(features.len(), 1);
        assert_eq!(features[0]["kind"], "city");
        assert_eq!(features[0]["tiles"], 2);
        assert_eq!(features[0]["from"], json!([0, 0]));
        assert!(json["drawn"].is_null() && json["asked"].is_null());
        assert_eq!(json["stack"].as_array().map(Vec::len), Some(69));

        let gained = events
            .iter()
            .find(|event| matches!(event, Event::Gained { .. }));
        let gained = json!(gained);
        assert_eq!(gained["event"], "gained");
        assert_eq!(gained["points"], 2);
        assert_eq!(gained["gain"]["for"], "taxes");
        assert_eq!(gained["gain"]["feature"]["cells"], json!([[0, 0], [0, -1]]));
        let items = json!(game.score_items());
        assert_eq!(items[0][2]["source"], "feature");
        assert_eq!(items[0][2]["kind"], "city");
    }
}
