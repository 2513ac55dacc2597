//! Scoring of features, and the score of a state.

use super::cells::{Cells, PlacedId};
use super::event::{EndReason, Event, FollowerSpot, Gain, ScoreItem, ScoredFeature};
use super::features::{Feature, FeatureId, SeatSet};
use super::state::WheelOfFortune;
use super::tiles::Kind;
use super::wheel::Sector;
use crate::game::{EventSink, Score};
use crate::seat::{PerSeat, Seat};

/// Points for a feature when it is completed or the game ends, by the rules of
/// the base game, which the rulebook adopts ("General info and comments"): a road
/// 1 for each tile; a city 1, or 2 if completed, for each tile and pennant; a
/// cloister 1 for itself and for each tile around it; a field 3 for each
/// completed city next to it (`cities`). With `small`, a completed city of two
/// tiles scores 2.
pub(super) const fn feature_points(feature: &Feature, cities: u8, small: bool) -> u16 {
    let tiles = feature.tiles.len() as u16;
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

/// Whether an event sink keeps its events. One of size zero cannot, and random
/// games use such a sink to avoid collecting the tiles of features.
const fn keeps_events<S>() -> bool {
    size_of::<S>() > 0
}

impl WheelOfFortune {
    /// Points for a feature as it is completed, or if the game ended now.
    pub(super) fn current_points(&self, feature: &Feature) -> u16 {
        let cities = match feature.kind {
            Kind::Field => self.board.features.completed_city_count(feature),
            _ => 0,
        };
        feature_points(feature, cities, self.variant.small_cities)
    }

    /// The seats that scored a feature, or would if the game ended now.
    pub(super) fn scoring_seats(feature: &Feature) -> SeatSet {
        if feature.scored_by.is_empty() {
            feature.followers.majority()
        } else {
            feature.scored_by
        }
    }

    /// The feature in events; without its details if the sink drops
    /// events.
    pub(super) fn scored_feature_for<S>(&self, id: FeatureId) -> ScoredFeature {
        if keeps_events::<S>() {
            self.scored_feature(id)
        } else {
            ScoredFeature {
                kind: self.board.features.get(id).kind,
                cells: Cells::NONE,
                pennants: 0,
                cities: 0,
                complete: false,
            }
        }
    }

    /// The feature in events and score items.
    pub(super) fn scored_feature(&self, id: FeatureId) -> ScoredFeature {
        let feature = self.board.features.get(id);
        ScoredFeature {
            kind: feature.kind,
            cells: self.board.feature_cells(id),
            pennants: feature.pennants,
            cities: match feature.kind {
                Kind::Field => self.board.features.completed_city_count(feature),
                _ => 0,
            },
            complete: feature.is_complete(),
        }
    }

    /// Gives points to a seat, if there are any.
    pub(super) fn award<S: EventSink<Event>>(
        &mut self,
        seat: Seat,
        points: u16,
        gain: Gain,
        events: &mut S,
    ) {
        if points == 0 {
            return;
        }
        let total = &mut self.ledger.points[seat.index()];
        *total = total.saturating_add(points);
        let (subtotals, sector) = match gain {
            Gain::Completed { .. } | Gain::Final { .. } => (None, Sector::Fortune),
            Gain::Fortune => (Some(&mut self.ledger.events), Sector::Fortune),
            Gain::Taxes { .. } => (Some(&mut self.ledger.events), Sector::Taxes),
            Gain::Famine { .. } => (Some(&mut self.ledger.events), Sector::Famine),
            Gain::Storm { .. } => (Some(&mut self.ledger.events), Sector::Storm),
            Gain::Inquisition { .. } => (Some(&mut self.ledger.events), Sector::Inquisition),
            Gain::Crown { sector } => (Some(&mut self.ledger.crowns), sector),
        };
        if let Some(subtotals) = subtotals {
            let subtotal = &mut subtotals[seat.index()][sector as usize];
            *subtotal = subtotal.saturating_add(points);
        }
        if keeps_events::<S>() {
            events.push(Event::Gained { seat, points, gain });
        }
    }

    /// Gives the points for a feature to all seats with the majority of its
    /// followers, and records them (base game: tied players score in full).
    fn score_feature<S: EventSink<Event>>(&mut self, id: FeatureId, last: bool, events: &mut S) {
        let feature = *self.board.features.get(id);
        let winners = feature.followers.majority();
        let points = self.current_points(&feature);
        let scored = self.scored_feature_for::<S>(id);
        let gain = if last {
            Gain::Final { feature: scored }
        } else {
            Gain::Completed { feature: scored }
        };
        for seat in Seat::all(self.players).filter(|seat| winners.contains(*seat)) {
            self.award(seat, points, gain, events);
        }
        self.board.features.get_mut(id).scored_by = winners;
    }

    /// Returns the follower on a tile to its player's supply.
    pub(super) fn return_follower<S: EventSink<Event>>(&mut self, tile: PlacedId, events: &mut S) {
        let cell = self.board.cell(tile);
        let segment = self.follower_segment(tile);
        if let (Some(seat), Some(segment)) = (self.board.remove_follower(tile), segment) {
            self.supply[seat.index()] += 1;
            let spot = FollowerSpot::Tile { cell, segment };
            events.push(Event::WentHome { seat, spot });
        }
    }

    /// The features with followers that the current turn completed: those of the
    /// placed tile in the order of its segments, then cloisters.
    pub(super) fn completed_features(&self) -> impl Iterator<Item = FeatureId> {
        let board = &self.board;
        let cloisters = board.cloisters().map(|(_, id)| id);
        self.placed_features().chain(cloisters).filter(|id| {
            let feature = board.features.get(*id);
            feature.is_complete() && !feature.followers.is_empty()
        })
    }

    /// Scores the completed features and returns their followers (base game).
    pub(super) fn score_completed<S: EventSink<Event>>(&mut self, events: &mut S) {
        while let Some(id) = { self.completed_features().next() } {
            self.score_feature(id, false, events);
            while let Some(tile) = { self.board.occupied_tiles_of(id).next() } {
                self.return_follower(tile, events);
            }
        }
    }

    /// Ends the game with the final scoring of all features with followers (base
    /// game). Followers on crowns score nothing.
    pub(super) fn finish<S: EventSink<Event>>(&mut self, reason: EndReason, events: &mut S) {
        for id in self.board.features.ids() {
            let features = &self.board.features;
            if features.is_current(id) && !features.get(id).followers.is_empty() {
                self.score_feature(id, true, events);
            }
        }
        self.end = Some(reason);
    }

    /// Points and places as if the game ended now. Tied players share a place.
    pub(super) fn current_score(&self) -> Score {
        let mut all = self.ledger.points;
        if self.end.is_none() {
            for (_, feature) in self.board.features.iter() {
                if feature.followers.is_empty() {
                    continue;
                }
                let winners = feature.followers.majority();
                let points = self.current_points(feature);
                for seat in Seat::all(self.players).filter(|seat| winners.contains(*seat)) {
                    all[seat.index()] = all[seat.index()].saturating_add(points);
                }
            }
        }
        let points = PerSeat::from_fn(self.players, |seat| i32::from(all[seat.index()]));
        Score::ranked(points, |seat| points[seat])
    }

    /// The items of the score: features in the order in which they were started,
    /// then events and crowns by seat and sector.
    pub(super) fn score_breakdown(&self) -> Vec<(Seat, i32, ScoreItem)> {
        let mut items = Vec::new();
        for (id, feature) in self.board.features.iter() {
            let winners = Self::scoring_seats(feature);
            let points = self.current_points(feature);
            if winners.is_empty() || points == 0 {
                continue;
            }
            let item = ScoreItem::Feature(self.scored_feature(id));
            let seats = Seat::all(self.players).filter(|seat| winners.contains(*seat));
            items.extend(seats.map(|seat| (seat, i32::from(points), item)));
        }
        for seat in Seat::all(self.players) {
            for sector in Sector::ALL {
                for (ledger, item) in [
                    (&self.ledger.events, ScoreItem::Events { sector }),
                    (&self.ledger.crowns, ScoreItem::Crowns { sector }),
                ] {
                    let points = ledger[seat.index()][sector as usize];
                    if points > 0 {
                        items.push((seat, i32::from(points), item));
                    }
                }
            }
        }
        items
    }
}
