//! The whole state as JSON, for tools; the game's module says what is in it.

use super::WheelOfFortune;
use super::action::Action;
use super::event::FollowerSpot;
use super::fortune::Sector;
use super::notation;
use crate::seat::Seat;
use serde_json::{Value, json};

impl WheelOfFortune {
    pub(super) fn as_json(&self) -> Value {
        let seats = || Seat::all(self.players);
        let tiles: Vec<String> = self
            .tiles()
            .filter_map(|placed| {
                let (cell, rotation) = (placed.cell, placed.rotation);
                let place = notation::write(Action::Place { cell, rotation });
                Some(format!("{} {place}", placed.tile?))
            })
            .collect();
        let followers: Vec<Value> = self
            .followers()
            .map(|(seat, post)| match post {
                FollowerSpot::Tile { cell, part } => {
                    json!({ "seat": seat, "cell": cell, "on": notation::part(part) })
                }
                FollowerSpot::Crown { sector } => json!({ "seat": seat, "crown": sector }),
            })
            .collect();
        let features: Vec<Value> = self
            .claimed()
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
                    "now": feature.now,
                    "completed": feature.completed,
                })
            })
            .collect();
        let given = |ledger: &[[u16; 6]; 5]| -> Vec<[u16; 6]> {
            seats().map(|seat| ledger[seat.index()]).collect()
        };
        json!({
            "tiles": tiles,
            "wheelOnBoard": !self.variant.beside,
            "followers": followers,
            "features": features,
            "pig": self.wheel.pig(),
            "sectors": Sector::ALL,
            "active": self.active(),
            "phase": self.phase.name(),
            "asked": self.asked(),
            "drawn": self.drawn,
            "supply": seats().map(|seat| self.supply(seat)).collect::<Vec<_>>(),
            "given": seats().map(|seat| self.given(seat)).collect::<Vec<_>>(),
            "events": given(&self.ledger.events),
            "crownPoints": given(&self.ledger.crowns),
            "stack": self.stack.to_come(),
        })
    }
}
