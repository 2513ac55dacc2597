//! The state as JSON, documented in the [game's module](super).

use super::action::Action;
use super::cells::{COLUMNS, Cell, ROWS};
use super::city::{City, Piece, PlacedPiece};
use super::state::WorldWonders;
use super::tiles::Stack;
use crate::game::Game;
use crate::seat::Seat;
use serde_json::{Value, json};

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

impl City {
    fn as_json(&self) -> Value {
        let map: Vec<String> = (0..ROWS)
            .map(|row| {
                let cells = (0..COLUMNS).filter_map(|column| Cell::new(column, row));
                cells.map(|cell| self.map.symbol(cell)).collect()
            })
            .collect();
        json!({
            "map": map,
            "pieces": self.pieces().map(piece_text).collect::<Vec<_>>(),
            "tracks": self.tracks,
            "population": self.population,
            "gold": self.gold,
            "loan": self.loan(),
            "monuments": self.monuments().collect::<Vec<_>>(),
            "districts": self.districts().count(),
        })
    }
}

impl WorldWonders {
    pub(super) fn as_json(&self) -> Value {
        let seats = || Seat::all(self.players);
        let market = &self.market;
        let stack = |stack: Stack| {
            json!({
                "slot": stack,
                "tile": market.tile(stack),
                "toCome": market.remaining_stack(stack),
            })
        };
        let for_sale = self.market_items().filter(|item| self.is_for_sale(*item));
        let objectives: Vec<Value> = self
            .objectives()
            .map(|(objective, values, awards)| {
                json!({
                    "objective": objective,
                    "values": values.as_slice(),
                    "points": awards.as_slice(),
                })
            })
            .collect();
        let automaton = self.automaton().map(|automaton| {
            json!({
                "toCome": automaton.remaining(),
                "revealed": automaton.revealed(),
                "monuments": automaton.monuments().collect::<Vec<_>>(),
                "target": self.target(),
            })
        });
        json!({
            "round": self.round,
            "order": self.order,
            "active": self.active(),
            "phase": self.phase.name(),
            "cities": seats().map(|seat| self.city(seat).as_json()).collect::<Vec<_>>(),
            "stacks": market.stacks().map(stack).collect::<Vec<_>>(),
            "forSale": for_sale.map(|item| item.id()).collect::<Vec<_>>(),
            "longRoads": market.long_roads(),
            "shortSets": market.short_sets(),
            "pedestals": market.pedestals(),
            "row": market.monument_row(),
            "deck": market.remaining_deck(),
            "objectives": objectives,
            "automaton": automaton,
            "over": self.end_reason(),
        })
    }
}
