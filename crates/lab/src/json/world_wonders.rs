//! `round`, `order`, `active`, `phase`; `cities` by seat (`map` row by row, `.` green land,
//! `*` a natural resource, `~` water; `pieces` as `long-road a11`, `O4-farm-FFG c3e`,
//! `petra d4`; `tracks`, `population`, `gold`, `loan` (the round in which it was taken),
//! `monuments`, `districts`); `stacks` (`slot`, `tile` while it is for sale, `toCome`),
//! `forSale`, `longRoads`, `shortSets`, `pedestals` (their buyers), `row` and `deck` of
//! monuments, `objectives` (`objective`, `values` and `points` by seat), `automaton`
//! (`toCome`, `revealed`, `monuments`, `target`), `over`.

use rules::Seat;
use rules::game::Game;
use rules::games::world_wonders::{
    Action, Automaton, COLUMNS, Cell, City, Market, Phase, Piece, PlacedPiece, ROWS, Stack,
    WorldWonders,
};
use serde_json::{Value, json};

pub(super) fn state(game: &WorldWonders) -> Value {
    let seats = || Seat::all(game.players());
    let market = game.market();
    let for_sale: Vec<&str> = game
        .market_items()
        .filter(|item| game.is_for_sale(*item))
        .map(|item| item.id())
        .collect();
    let objectives: Vec<Value> = game
        .objectives()
        .map(|(objective, values, awards)| {
            json!({
                "objective": objective,
                "values": values.as_slice(),
                "points": awards.as_slice(),
            })
        })
        .collect();
    json!({
        "round": game.round(),
        "order": game.order(),
        "active": game.active(),
        "phase": match game.phase() {
            Phase::Begin => "begin",
            Phase::Start => "start",
            Phase::Buy => "buy",
            Phase::Place { .. } => "place",
            Phase::Roads { .. } => "roads",
            Phase::End => "end",
        },
        "cities": seats().map(|seat| city(game.city(seat))).collect::<Vec<_>>(),
        "stacks": market.stacks().map(|slot| stack(market, slot)).collect::<Vec<_>>(),
        "forSale": for_sale,
        "longRoads": market.long_roads(),
        "shortSets": market.short_sets(),
        "pedestals": market.pedestals(),
        "row": market.monument_row(),
        "deck": market.hidden_deck(),
        "objectives": objectives,
        "automaton": game.automaton().map(|opponent| automaton(opponent, game.target())),
        "over": game.end_reason(),
    })
}

fn city(city: &City) -> Value {
    let map: Vec<String> = (0..ROWS)
        .map(|row| {
            (0..COLUMNS)
                .filter_map(|column| Cell::new(column, row))
                .map(|cell| city.map().symbol(cell))
                .collect()
        })
        .collect();
    json!({
        "map": map,
        "pieces": city.pieces().map(piece_text).collect::<Vec<_>>(),
        "tracks": city.tracks(),
        "population": city.population(),
        "gold": city.gold(),
        "loan": city.loan(),
        "monuments": city.monuments().collect::<Vec<_>>(),
        "districts": city.districts().count(),
    })
}

/// A piece and its position: `petra d4`.
fn piece_text(placed: PlacedPiece) -> String {
    let PlacedPiece {
        piece,
        at,
        rotation,
    } = placed;
    let position = Action::Place { at, rotation };
    match piece {
        Piece::LongRoad => format!("long-road {position}"),
        Piece::DoubleRoad => format!("double-road {position}"),
        Piece::SingleRoad => format!("single-road {position}"),
        Piece::Tower => format!("tower {position}"),
        Piece::Tile(tile) => format!("{tile} {position}"),
        Piece::Monument(monument) => format!("{monument} {position}"),
    }
}

fn stack(market: &Market, stack: Stack) -> Value {
    json!({
        "slot": stack,
        "tile": market.tile(stack),
        "toCome": market.hidden_stack(stack),
    })
}

fn automaton(automaton: &Automaton, target: i32) -> Value {
    json!({
        "toCome": automaton.hidden_cards(),
        "revealed": automaton.revealed(),
        "monuments": automaton.monuments().collect::<Vec<_>>(),
        "target": target,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::game::NullSink;
    use rules::games::world_wonders::Scenario;

    #[test]
    fn a_state_in_the_middle_of_a_turn() {
        let mut game = WorldWonders::from_scenario(&Scenario {
            order: vec![Seat::FIRST],
            monuments: vec!["petra".parse().unwrap()],
            tiles: vec!["I2-farm-F".parse().unwrap()],
            ..Scenario::default()
        });
        for text in ["f11", "loan", "buy-I2", "f10"] {
            let action = game.parse_action(text).unwrap();
            game.apply(action, &mut NullSink).unwrap();
        }
        let json = state(&game);
        assert_eq!((&json["round"], &json["phase"]), (&json!(1), &json!("end")));
        assert_eq!(
            (&json["active"], &json["order"]),
            (&json!(0), &json!([0, 1]))
        );
        let city = &json["cities"][0];
        assert_eq!((&city["gold"], &city["loan"]), (&json!(7), &json!(1)));
        assert_eq!(city["map"][1], ".*.......*..");
        assert_eq!(city["pieces"], json!(["long-road f11", "I2-farm-F f10"]));
        assert_eq!(json["row"][0], "petra");
        assert!(json["stacks"][0]["tile"].is_null() && json["over"].is_null());
        assert!(
            json["forSale"]
                .as_array()
                .is_some_and(|all| all.contains(&json!("long-road")))
        );
        assert!(json["automaton"].is_null());
        for key in ["deck", "pedestals", "longRoads", "shortSets", "objectives"] {
            assert!(!json[key].is_null(), "{key}");
        }
    }
}
