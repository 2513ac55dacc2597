//! The whole state as JSON, for tools; the game's module says what is in it.

use super::WorldWonders;
use super::action::{Action, Item};
use super::cells::{COLUMNS, Cell, ROWS};
use super::city::{City, Piece};
use super::notation;
use super::tiles::Slot;
use crate::game::Game;
use crate::seat::Seat;
use serde_json::{Value, json};

impl City {
    fn as_json(&self) -> Value {
        let pieces: Vec<String> = self
            .pieces()
            .map(|lying| {
                let (at, turn) = (lying.at, lying.turn);
                let place = notation::write(Action::Place { at, turn });
                let name = match lying.piece {
                    Piece::LongRoad => "long-road",
                    Piece::DoubleRoad => "double-road",
                    Piece::SingleRoad => "single-road",
                    Piece::Tower => "tower",
                    Piece::Tile(tile) => return format!("{tile} {place}"),
                    Piece::Monument(monument) => monument.id(),
                };
                [name, " ", &place].concat()
            })
            .collect();
        let map: Vec<String> = (0..ROWS)
            .map(|row| {
                let cells = (0..COLUMNS).filter_map(|column| Cell::new(column, row));
                cells.map(|cell| self.map.letter(cell)).collect()
            })
            .collect();
        json!({
            "map": map,
            "pieces": pieces,
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
        let offer = &self.offer;
        let there = |slot: &Slot| offer.tile(*slot);
        let stacks: Vec<Value> = offer
            .slots()
            .map(|slot| json!({ "slot": slot, "tile": there(&slot), "toCome": offer.stack_to_come(slot) }))
            .collect();
        let goods = self.goods().filter(|item| self.is_for_sale(*item));
        let goods: Vec<&str> = goods.map(|item: Item| notation::item(item)).collect();
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
        let automaton = self.automaton().map(|own| {
            json!({
                "toCome": own.to_come(),
                "revealed": own.revealed(),
                "monuments": own.monuments().collect::<Vec<_>>(),
                "target": self.target(),
            })
        });
        json!({
            "round": self.round,
            "order": self.order,
            "active": self.active(),
            "phase": self.phase.name(),
            "cities": seats().map(|seat| self.city(seat).as_json()).collect::<Vec<_>>(),
            "stacks": stacks,
            "forSale": goods,
            "longRoads": offer.long_roads(),
            "shortSets": offer.short_sets(),
            "pedestals": offer.pedestals(),
            "row": offer.row(),
            "deck": offer.deck_to_come(),
            "objectives": objectives,
            "automaton": automaton,
            "over": self.end_reason(),
        })
    }
}
