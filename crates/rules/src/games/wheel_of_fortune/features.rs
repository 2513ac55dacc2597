//! Features: roads, cities, fields and cloisters that grow over many tiles. Each
//! segment gets a feature when its tile is placed. Where a tile connects two
//! features, one is merged into the other; a table of roots leads from each
//! feature to the one into which it was merged.

use super::cells::PlacedId;
use super::copies::copy_list;
use super::tiles::Kind;
use crate::grid::BitSet;
use crate::seat::{MAX_SEATS, Seat};
use serde::Serialize;

/// The wheel has 9 features and the 144 tiles 495 segments, of which at least one
/// on each tile joins an existing feature.
pub(super) const MAX_FEATURES: usize = 9 + 495 - 144;

/// Tiles and wheel have 101 city segments; a completed city has at least two.
const MAX_COMPLETED_CITIES: usize = 50;

/// Stands for no feature.
pub(super) const NO_FEATURE: u16 = u16::MAX;

/// Identifies a feature of the board. A feature can get another id when it is
/// merged with a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct FeatureId(pub(super) u16);

impl FeatureId {
    pub(super) const fn index(self) -> usize {
        self.0 as usize % MAX_FEATURES
    }
}

/// The number of each seat's followers on a feature, three bits each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FollowerCounts(u16);

impl FollowerCounts {
    pub(super) const NONE: Self = Self(0);

    pub(super) const fn count(self, seat: Seat) -> u8 {
        (self.0 >> (3 * seat.index()) & 7) as u8
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn add(&mut self, seat: Seat) {
        self.0 = self.0.wrapping_add(1 << (3 * seat.index()));
    }

    pub(super) const fn remove(&mut self, seat: Seat) {
        self.0 = self.0.wrapping_sub(1 << (3 * seat.index()));
    }

    /// The seats with the most followers; none if there are no followers.
    pub(super) fn majority(self) -> SeatSet {
        let mut most = 1;
        let mut seats = SeatSet::NONE;
        for seat in Seat::all(MAX_SEATS as u8) {
            let count = self.count(seat);
            if count > most {
                seats = SeatSet::NONE;
                most = count;
            }
            if count == most {
                seats.0 |= 1 << seat.index();
            }
        }
        seats
    }
}

/// Seats as bits, the first one lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SeatSet(pub(super) u8);

impl SeatSet {
    pub(super) const NONE: Self = Self(0);

    pub(super) const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// A set of placed tiles.
pub type PlacedSet = BitSet<PlacedId, 3>;

/// A road, city, field or cloister.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Feature {
    /// Its tiles; of a field only those on which it borders a city.
    pub(super) tiles: PlacedSet,
    pub(super) followers: FollowerCounts,
    pub(super) kind: Kind,
    /// Open edges of a road or city, or free cells around a cloister; 0 for a
    /// field.
    pub(super) open: u8,
    pub(super) pennants: u8,
    /// The seats that scored it; none before it is scored.
    pub(super) scored_by: SeatSet,
}

impl Feature {
    pub(super) const fn new(kind: Kind) -> Self {
        Self {
            tiles: PlacedSet::NONE,
            followers: FollowerCounts::NONE,
            kind,
            open: 0,
            pennants: 0,
            scored_by: SeatSet::NONE,
        }
    }

    pub(super) const fn is_complete(&self) -> bool {
        self.open == 0 && !matches!(self.kind, Kind::Field)
    }
}

/// All features of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Features {
    features: [Feature; MAX_FEATURES],
    /// The feature into which each one was merged, or itself.
    roots: [u16; MAX_FEATURES],
    count: u16,
    /// The completed cities, which cannot be merged any more.
    completed_cities: [FeatureId; MAX_COMPLETED_CITIES],
    completed_city_count: u8,
}

impl Features {
    pub(super) const NONE: Self = Self {
        features: [Feature::new(Kind::Field); MAX_FEATURES],
        roots: [0; MAX_FEATURES],
        count: 0,
        completed_cities: [FeatureId(0); MAX_COMPLETED_CITIES],
        completed_city_count: 0,
    };

    /// Makes this list equal to another one.
    pub(super) fn copy_from(&mut self, other: &Self) {
        let counts = (usize::from(self.count), usize::from(other.count));
        let empty = Feature::new(Kind::Field);
        copy_list(&mut self.features, &other.features, counts, empty);
        copy_list(&mut self.roots, &other.roots, counts, 0);
        self.count = other.count;
        self.completed_cities = other.completed_cities;
        self.completed_city_count = other.completed_city_count;
    }

    /// Adds an empty feature; returns its number.
    pub(super) fn add(&mut self, kind: Kind) -> u16 {
        let id = self.count;
        if usize::from(id) < MAX_FEATURES - 1 {
            self.count += 1;
        }
        self.roots[usize::from(id)] = id;
        self.features[usize::from(id)] = Feature::new(kind);
        id
    }

    /// The current feature of a segment that was given this feature number.
    pub(super) const fn root(&self, id: u16) -> FeatureId {
        FeatureId(self.roots[id as usize % MAX_FEATURES])
    }

    pub(super) const fn get(&self, id: FeatureId) -> &Feature {
        &self.features[id.index()]
    }

    pub(super) const fn get_mut(&mut self, id: FeatureId) -> &mut Feature {
        &mut self.features[id.index()]
    }

    /// Merges two features; returns the one that remains.
    pub(super) fn join(&mut self, one: FeatureId, other: FeatureId) -> FeatureId {
        if one == other {
            return one;
        }
        let absorbed = self.features[other.index()];
        let merged = &mut self.features[one.index()];
        merged.tiles |= absorbed.tiles;
        merged.followers.0 = merged.followers.0.wrapping_add(absorbed.followers.0);
        merged.open = merged.open.wrapping_add(absorbed.open);
        merged.pennants = merged.pennants.wrapping_add(absorbed.pennants);
        let count = usize::from(self.count);
        for root in &mut self.roots[..count] {
            if *root == other.0 {
                *root = one.0;
            }
        }
        one
    }

    /// All features, without those that were merged into others.
    pub(super) fn iter(&self) -> impl Iterator<Item = (FeatureId, &Feature)> {
        self.roots
            .iter()
            .zip(&self.features)
            .enumerate()
            .take(usize::from(self.count))
            .filter(|(id, (root, _))| *id == usize::from(**root))
            .map(|(id, (_, feature))| (FeatureId(id as u16), feature))
    }

    /// The numbers given to features so far, those merged into others included.
    pub(super) fn ids(&self) -> impl ExactSizeIterator<Item = FeatureId> + use<> {
        (0..self.count).map(FeatureId)
    }

    /// Whether a feature was not merged into another one.
    pub(super) fn is_current(&self, id: FeatureId) -> bool {
        self.root(id.0) == id
    }

    /// Records a city that has just been completed.
    pub(super) fn record_completed_city(&mut self, city: FeatureId) {
        let count = usize::from(self.completed_city_count);
        if !self.completed_cities().contains(&city)
            && let Some(free) = self.completed_cities.get_mut(count)
        {
            *free = city;
            self.completed_city_count += 1;
        }
    }

    /// The completed cities, in the order of completion.
    pub(super) fn completed_cities(&self) -> &[FeatureId] {
        let count = usize::from(self.completed_city_count);
        self.completed_cities
            .get(..count)
            .unwrap_or(&self.completed_cities)
    }

    /// The number of completed cities next to a field.
    pub(super) fn completed_city_count(&self, field: &Feature) -> u8 {
        self.completed_cities()
            .iter()
            .filter(|city| self.get(**city).tiles.meets(field.tiles))
            .count() as u8
    }

    /// The number of cities next to a field, completed or not.
    pub(super) fn city_count(&self, field: &Feature) -> u8 {
        self.iter()
            .filter(|(_, f)| f.kind == Kind::City)
            .filter(|(_, c)| c.tiles.meets(field.tiles))
            .count() as u8
    }
}
