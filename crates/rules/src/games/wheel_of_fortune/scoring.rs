//! What features are worth, who gets it, and where all points come from.

use super::WheelOfFortune;
use super::board::PlacedTile;
use super::cells::Cells;
use super::event::{Area, EndReason, Event, FollowerSpot, Gain, ScoreItem};
use super::features::{Feature, FeatureId, Seats};
use super::fortune::{SECTORS, Sector};
use super::tiles::Kind;
use crate::game::{EventSink, Score};
use crate::seat::{MAX_SEATS, PerSeat, Seat};

/// Points given so far, by seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ledger {
    pub(super) points: [u16; MAX_SEATS],
    /// What of them came from events, by sector.
    pub(super) events: [[u16; SECTORS]; MAX_SEATS],
    /// What of them came from crowns, by sector.
    pub(super) crowns: [[u16; SECTORS]; MAX_SEATS],
}

impl Ledger {
    pub(super) const NONE: Self = Self {
        points: [0; MAX_SEATS],
        events: [[0; SECTORS]; MAX_SEATS],
        crowns: [[0; SECTORS]; MAX_SEATS],
    };
}

/// What a feature is worth when it is completed or the game ends. `cities` are
/// the completed ones at a field.
pub(super) const fn worth(feature: &Feature, cities: u8, small: bool) -> u16 {
    let tiles = feature.tiles.count() as u16;
    match feature.kind {
        Kind::Road => tiles,
        Kind::City => {
            let each = if feature.open == 0 && !(small && tiles == 2) {
                2
            } else {
                1
            };
            each * (tiles + feature.pennants as u16)
        }
        Kind::Field => 3 * cities as u16,
        Kind::Cloister => 9 - feature.open as u16,
    }
}

/// Whether a sink can keep what it takes. Random games push their points into
/// one that cannot, and need not look for the tiles of features.
const fn is_heard<S>() -> bool {
    size_of::<S>() > 0
}

impl WheelOfFortune {
    /// What a feature is worth if it is completed or the game ends now.
    pub(super) fn worth_now(&self, feature: &Feature) -> u16 {
        let cities = match feature.kind {
            Kind::Field => self.board.features().cities_at(feature),
            _ => 0,
        };
        worth(feature, cities, self.variant.small_cities)
    }

    /// Who got points for a feature, or would if the game ended now.
    fn winners(feature: &Feature) -> Seats {
        if feature.won.is_empty() {
            feature.crowd.most()
        } else {
            feature.won
        }
    }

    /// A feature with its tiles, if anybody hears of it.
    pub(super) fn told<S>(&self, id: FeatureId) -> Area {
        if is_heard::<S>() {
            self.area(id)
        } else {
            Area {
                kind: self.board.features().get(id).kind,
                cells: Cells::NONE,
                pennants: 0,
                cities: 0,
                complete: false,
            }
        }
    }

    /// A feature with its tiles.
    pub(super) fn area(&self, id: FeatureId) -> Area {
        let feature = self.board.features().get(id);
        Area {
            kind: feature.kind,
            cells: self.board.cells_of(id),
            pennants: feature.pennants,
            cities: match feature.kind {
                Kind::Field => self.board.features().cities_at(feature),
                _ => 0,
            },
            complete: feature.is_complete(),
        }
    }

    pub(super) fn gain<S: EventSink<Event>>(
        &mut self,
        seat: Seat,
        points: u16,
        gain: Gain,
        events: &mut S,
    ) {
        if points == 0 {
            return;
        }
        let all = &mut self.ledger.points[seat.index()];
        *all = all.saturating_add(points);
        let (part, sector) = match gain {
            Gain::Completed { .. } | Gain::Final { .. } => (None, Sector::Fortune),
            Gain::Fortune => (Some(&mut self.ledger.events), Sector::Fortune),
            Gain::Taxes { .. } => (Some(&mut self.ledger.events), Sector::Taxes),
            Gain::Famine { .. } => (Some(&mut self.ledger.events), Sector::Famine),
            Gain::Storm { .. } => (Some(&mut self.ledger.events), Sector::Storm),
            Gain::Inquisition { .. } => (Some(&mut self.ledger.events), Sector::Inquisition),
            Gain::Crown { sector } => (Some(&mut self.ledger.crowns), sector),
        };
        if let Some(part) = part {
            let part = &mut part[seat.index()][sector as usize];
            *part = part.saturating_add(points);
        }
        if is_heard::<S>() {
            events.push(Event::Gained { seat, points, gain });
        }
    }

    /// Gives the points for a feature and notes who got them.
    fn pay<S: EventSink<Event>>(&mut self, id: FeatureId, last: bool, events: &mut S) {
        let feature = *self.board.features().get(id);
        let won = feature.crowd.most();
        let points = self.worth_now(&feature);
        let area = self.told::<S>(id);
        let gain = if last {
            Gain::Final { area }
        } else {
            Gain::Completed { area }
        };
        for seat in Seat::all(self.players).filter(|seat| won.has(*seat)) {
            self.gain(seat, points, gain, events);
        }
        self.board.features_mut().get_mut(id).won = won;
    }

    /// Takes the follower on a tile home.
    pub(super) fn send_home<S: EventSink<Event>>(&mut self, lying: PlacedTile, events: &mut S) {
        let cell = self.board.cell(lying);
        let part = self.part_stood_on(lying);
        if let (Some(seat), Some(part)) = (self.board.leave(lying), part) {
            self.supply[seat.index()] += 1;
            let post = FollowerSpot::Tile { cell, part };
            events.push(Event::WentHome { seat, post });
        }
    }

    /// The features that the running turn has completed and somebody stands on:
    /// those of the placed tile in the order of its segments, then cloisters.
    pub(super) fn completed(&self) -> impl Iterator<Item = FeatureId> {
        let board = &self.board;
        let own = self.placed.into_iter().flat_map(move |lying| {
            let segments = board.segments(lying);
            segments.map(move |segment| board.feature_at(lying, segment))
        });
        let cloisters = board.cloisters().map(|(_, id)| id);
        own.chain(cloisters).filter(|id| {
            let feature = board.features().get(*id);
            feature.is_complete() && !feature.crowd.is_empty()
        })
    }

    /// Scores what is completed; its followers go home.
    pub(super) fn settle<S: EventSink<Event>>(&mut self, events: &mut S) {
        while let Some(id) = { self.completed().next() } {
            self.pay(id, false, events);
            while let Some(lying) = { self.board.standing(id).next() } {
                self.send_home(lying, events);
            }
        }
    }

    /// The final scoring.
    pub(super) fn finish<S: EventSink<Event>>(&mut self, reason: EndReason, events: &mut S) {
        for id in (0..super::features::MOST_FEATURES as u8).map(FeatureId) {
            let features = self.board.features();
            let own = features.root(id.0) == id;
            if own && !features.get(id).crowd.is_empty() {
                self.pay(id, true, events);
            }
        }
        self.end = Some(reason);
    }

    /// Points and places as if the game ended now.
    pub(super) fn standing(&self) -> Score {
        let mut all = self.ledger.points;
        if self.end.is_none() {
            for (_, feature) in self.board.features().iter() {
                if feature.crowd.is_empty() {
                    continue;
                }
                let won = feature.crowd.most();
                let points = self.worth_now(feature);
                for seat in Seat::all(self.players).filter(|seat| won.has(*seat)) {
                    all[seat.index()] = all[seat.index()].saturating_add(points);
                }
            }
        }
        let points = PerSeat::from_fn(self.players, |seat| i32::from(all[seat.index()]));
        let places = PerSeat::from_fn(self.players, |seat| {
            let before = points.iter().filter(|(_, other)| **other > points[seat]);
            1 + before.count() as u8
        });
        Score { points, places }
    }

    /// Where the points come from: features as they were begun, then events and
    /// crowns by sector.
    pub(super) fn origins(&self) -> Vec<(Seat, i32, ScoreItem)> {
        let mut origins = Vec::new();
        for (id, feature) in self.board.features().iter() {
            let won = Self::winners(feature);
            let points = self.worth_now(feature);
            if won.is_empty() || points == 0 {
                continue;
            }
            let source = ScoreItem::Area(self.area(id));
            let seats = Seat::all(self.players).filter(|seat| won.has(*seat));
            origins.extend(seats.map(|seat| (seat, i32::from(points), source)));
        }
        for seat in Seat::all(self.players) {
            for sector in Sector::ALL {
                for (ledger, source) in [
                    (&self.ledger.events, ScoreItem::Events { sector }),
                    (&self.ledger.crowns, ScoreItem::Crowns { sector }),
                ] {
                    let points = ledger[seat.index()][sector as usize];
                    if points > 0 {
                        origins.push((seat, i32::from(points), source));
                    }
                }
            }
        }
        origins
    }
}
