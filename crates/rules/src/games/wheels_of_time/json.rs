//! A state as JSON; the game's module describes it.

use super::state::{Phase, WheelsOfTime};
use super::wheels::{Link, Wheel};
use crate::seat::Seat;
use serde_json::{Value, json};

impl WheelsOfTime {
    pub(super) fn state_json(&self) -> Value {
        let seats = || Seat::all(self.players);
        let player_wheels: Vec<_> = seats()
            .map(|seat| self.player_wheel(seat).number())
            .collect();
        let mut json = json!({
            "wheels": Wheel::ALL.map(|wheel| self.wheels.space(wheel)),
            "links": seats().map(|seat| self.links_json(seat)).collect::<Vec<_>>(),
            "cities": seats().map(|seat| self.city_json(seat)).collect::<Vec<_>>(),
            "wheelOf": player_wheels,
            "phase": match self.phase {
                Phase::Place(_) => "place",
                Phase::Choose => "choose",
                Phase::Feeding => "feeding",
                Phase::Actions => "actions",
                Phase::Production => "production",
            },
            "left": self.actions_left,
            "workersToSpend": self.spendable_workers,
            "dice": self.dice.remaining(),
        });
        if self.is_solo() {
            let (round, rounds) = self.round();
            json["round"] = json!(round);
            json["rounds"] = json!(rounds);
        }
        json
    }

    fn links_json(&self, seat: Seat) -> [Value; 3] {
        Link::ALL.map(|link| {
            let (own, other) = self.wheels.link_symbols(self.player_wheel(seat), link);
            json!({
                "link": link,
                "own": own,
                "other": other,
                "effect": self.effect(seat, link),
            })
        })
    }

    fn city_json(&self, seat: Seat) -> Value {
        let [f, p, w, r, b, brick, wood, stone, food, worker] = self.city(seat).tracks();
        json!({
            "foodProduction": f, "population": p, "walls": w, "roads": r, "buildings": b,
            "bricks": brick, "wood": wood, "stones": stone, "food": food, "workers": worker,
        })
    }
}
