//! The events of the sectors and the scoring of crowns.

use super::event::{Event, FollowerSpot, Gain};
use super::features::FeatureId;
use super::state::WheelOfFortune;
use super::tiles::Kind;
use super::wheel::Sector;
use crate::game::EventSink;
use crate::seat::Seat;

/// Points of the active player when the pig stops at Fortune.
pub(super) const FORTUNE_POINTS: u16 = 3;
/// Points of each monk in the inquisition.
const MONK_POINTS: u16 = 2;

impl WheelOfFortune {
    /// A seat's points for its followers on a feature when the pig stops at a
    /// sector, and the number of those followers. Rulebook: "Perform events".
    fn event_share(&self, sector: Sector, id: FeatureId, seat: Seat) -> (u16, u8) {
        let feature = self.board.features.get(id);
        let followers = feature.followers.count(seat);
        let points = match (sector, feature.kind) {
            (Sector::Taxes, Kind::City) => {
                u16::from(followers) * (u16::from(feature.pennants) + u16::from(followers))
            }
            (Sector::Famine, Kind::Field) => {
                if self.variant.majority_famine && !feature.followers.majority().contains(seat) {
                    0
                } else {
                    u16::from(followers)
                        * u16::from(self.board.features.completed_city_count(feature))
                }
            }
            (Sector::Inquisition, Kind::Cloister) => MONK_POINTS * u16::from(followers),
            _ => 0,
        };
        (points, followers)
    }

    /// A seat's points from the event of a sector if the pig stopped there now in
    /// the turn of `active`.
    pub(super) fn event_points(&self, sector: Sector, active: Seat, seat: Seat) -> u16 {
        match sector {
            Sector::Fortune if seat == active => FORTUNE_POINTS,
            Sector::Storm => u16::from(self.supply[seat.index()]),
            Sector::Taxes | Sector::Famine | Sector::Inquisition => self
                .board
                .features
                .iter()
                .filter(|(_, feature)| feature.followers.count(seat) > 0)
                .map(|(id, _)| self.event_share(sector, id, seat).0)
                .sum(),
            Sector::Fortune | Sector::Plague => 0,
        }
    }

    /// Scores the event of the pig's sector; the plague is a decision of the
    /// players and scores nothing. Rulebook: "Perform events".
    pub(super) fn resolve_event<S: EventSink<Event>>(&mut self, events: &mut S) {
        let sector = self.wheel.pig();
        match sector {
            Sector::Fortune => self.award(self.active(), FORTUNE_POINTS, Gain::Fortune, events),
            Sector::Storm => {
                for seat in Seat::all(self.players) {
                    let followers = self.supply[seat.index()];
                    let gain = Gain::Storm { followers };
                    self.award(seat, u16::from(followers), gain, events);
                }
            }
            Sector::Taxes | Sector::Famine | Sector::Inquisition => {
                for id in self.board.features.ids() {
                    let features = &self.board.features;
                    if features.is_current(id) && !features.get(id).followers.is_empty() {
                        self.award_event_shares(sector, id, events);
                    }
                }
            }
            Sector::Plague => {}
        }
    }

    fn award_event_shares<S: EventSink<Event>>(
        &mut self,
        sector: Sector,
        id: FeatureId,
        events: &mut S,
    ) {
        for seat in Seat::all(self.players) {
            let (points, followers) = self.event_share(sector, id, seat);
            if points == 0 {
                continue;
            }
            let feature = self.scored_feature_for::<S>(id);
            let gain = match sector {
                Sector::Taxes => Gain::Taxes {
                    feature,
                    knights: followers,
                },
                Sector::Famine => Gain::Famine {
                    feature,
                    farmers: followers,
                },
                _ => Gain::Inquisition { feature },
            };
            self.award(seat, points, gain, events);
        }
    }

    /// Scores and returns the followers on the crowns of the pig's sector.
    /// Rulebook: "Score followers on crown spaces".
    pub(super) fn score_crowns<S: EventSink<Event>>(&mut self, events: &mut S) {
        let sector = self.wheel.pig();
        let points = self.wheel.crown_points(sector);
        for seat in self.wheel.followers_on(sector) {
            self.award(seat, points, Gain::Crown { sector }, events);
            self.supply[seat.index()] += 1;
            let spot = FollowerSpot::Crown { sector };
            events.push(Event::WentHome { seat, spot });
        }
        self.wheel.crowns[sector as usize] = [0; 2];
    }
}
