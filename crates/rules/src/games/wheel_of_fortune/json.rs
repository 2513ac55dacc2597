//! The state as JSON, for tools; the module of the game lists the fields.

use super::event::FollowerSpot;
use super::state::WheelOfFortune;
use super::wheel::Sector;
use crate::seat::Seat;
use serde_json::{Value, json};

impl WheelOfFortune {
    pub(super) fn state_json(&self) -> Value {
        let seats = || Seat::all(self.players);
        let tiles: Vec<String> = self
            .tiles()
            .filter_map(|placed| {
                let (cell, rotation) = (placed.cell, placed.rotation);
                Some(format!("{} {cell}{rotation}", placed.tile?))
            })
            .collect();
        let followers: Vec<Value> = self
            .followers()
            .map(|(seat, spot)| match spot {
                FollowerSpot::Tile { cell, segment } => {
                    json!({ "seat": seat, "cell": cell, "on": segment.to_string() })
                }
                FollowerSpot::Crown { sector } => json!({ "seat": seat, "crown": sector }),
            })
            .collect();
        let features: Vec<Value> = self
            .claimed_features()
            .map(|feature| {
                let cell = feature.cells.as_slice().first();
                json!({
                    "kind": feature.kind,
                    "from": cell,
                    "tiles": feature.cells.as_slice().len(),
                    "followers": feature.followers.as_slice(),
                    "pennants": feature.pennants,
                    "open": feature.open,
                    "cities": feature.cities,
                    "now": feature.current_points,
                    "completed": feature.completed_points,
                })
            })
            .collect();
        let by_sector = |ledger: &[[u16; 6]; 5]| -> Vec<[u16; 6]> {
            seats().map(|seat| ledger[seat.index()]).collect()
        };
        json!({
            "tiles": tiles,
            "wheelOnBoard": !self.variant.wheel_beside,
            "followers": followers,
            "features": features,
            "pig": self.wheel.pig(),
            "sectors": Sector::ALL,
            "active": self.active(),
            "phase": self.phase.name(),
            "asked": self.plague_seat(),
            "drawn": self.drawn,
            "supply": seats().map(|seat| self.supply(seat)).collect::<Vec<_>>(),
            "given": seats().map(|seat| self.points(seat)).collect::<Vec<_>>(),
            "events": by_sector(&self.ledger.events),
            "crownPoints": by_sector(&self.ledger.crowns),
            "stack": self.stack.remaining(),
        })
    }
}
