//! What happens when the pig comes to a sector, and the crowns.

use super::WheelOfFortune;
use super::event::{Event, FollowerSpot, Gain};
use super::features::{FeatureId, MOST_FEATURES};
use super::fortune::Sector;
use super::tiles::Kind;
use crate::game::EventSink;
use crate::seat::Seat;

/// What Fortune gives.
pub(super) const FORTUNE: u16 = 3;
/// What a monk gets in the inquisition.
const MONK: u16 = 2;

impl WheelOfFortune {
    /// What a seat gets for a feature when the pig comes to a sector, and for
    /// how many followers.
    fn due(&self, sector: Sector, id: FeatureId, seat: Seat) -> (u16, u8) {
        let feature = self.board.features().get(id);
        let own = feature.crowd.of(seat);
        let points = match (sector, feature.kind) {
            (Sector::Taxes, Kind::City) => {
                u16::from(own) * (u16::from(feature.pennants) + u16::from(own))
            }
            (Sector::Famine, Kind::Field) => {
                if self.variant.majority_famine && !feature.crowd.most().has(seat) {
                    0
                } else {
                    u16::from(own) * u16::from(self.board.features().cities_at(feature))
                }
            }
            (Sector::Inquisition, Kind::Cloister) => MONK * u16::from(own),
            _ => 0,
        };
        (points, own)
    }

    /// What a seat gets by the event of a sector if the pig came there now and
    /// it were this player's turn.
    pub(super) fn event_points(&self, sector: Sector, active: Seat, seat: Seat) -> u16 {
        match sector {
            Sector::Fortune if seat == active => FORTUNE,
            Sector::Storm => u16::from(self.supply[seat.index()]),
            Sector::Taxes | Sector::Famine | Sector::Inquisition => {
                let features = self.board.features().iter();
                let crowded = features.filter(|(_, feature)| feature.crowd.of(seat) > 0);
                crowded.map(|(id, _)| self.due(sector, id, seat).0).sum()
            }
            Sector::Fortune | Sector::Plague => 0,
        }
    }

    /// The event of the pig's sector, but for the plague.
    pub(super) fn happen<S: EventSink<Event>>(&mut self, events: &mut S) {
        let sector = self.wheel.pig();
        match sector {
            Sector::Fortune => self.gain(self.active(), FORTUNE, Gain::Fortune, events),
            Sector::Storm => {
                for seat in Seat::all(self.players) {
                    let followers = self.supply[seat.index()];
                    let gain = Gain::Storm { followers };
                    self.gain(seat, u16::from(followers), gain, events);
                }
            }
            Sector::Taxes | Sector::Famine | Sector::Inquisition => {
                for id in (0..MOST_FEATURES as u8).map(FeatureId) {
                    let features = self.board.features();
                    if features.root(id.0) == id && !features.get(id).crowd.is_empty() {
                        self.visit(sector, id, events);
                    }
                }
            }
            Sector::Plague => {}
        }
    }

    fn visit<S: EventSink<Event>>(&mut self, sector: Sector, id: FeatureId, events: &mut S) {
        for seat in Seat::all(self.players) {
            let (points, own) = self.due(sector, id, seat);
            if points == 0 {
                continue;
            }
            let area = self.told::<S>(id);
            let gain = match sector {
                Sector::Taxes => Gain::Taxes { area, knights: own },
                Sector::Famine => Gain::Famine { area, farmers: own },
                _ => Gain::Inquisition { area },
            };
            self.gain(seat, points, gain, events);
        }
    }

    /// Followers on the crowns of the pig's sector score and go home.
    pub(super) fn score_crowns<S: EventSink<Event>>(&mut self, events: &mut S) {
        let sector = self.wheel.pig();
        let points = self.wheel.crown_points(sector);
        for seat in self.wheel.crowned(sector) {
            self.gain(seat, points, Gain::Crown { sector }, events);
            self.supply[seat.index()] += 1;
            let post = FollowerSpot::Crown { sector };
            events.push(Event::WentHome { seat, post });
        }
        self.wheel.clear(sector);
    }
}
