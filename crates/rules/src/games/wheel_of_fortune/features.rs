//! Roads, cities, fields and cloisters as they grow over many tiles. A segment
//! gets its feature when its tile is placed; where two features meet, all that
//! belonged to the one belongs to the other.

use super::tiles::Kind;
use crate::seat::{MAX_SEATS, Seat};
use serde::Serialize;

/// The wheel has nine features; 252 segments follow, and one of every tile
/// joins a feature that is there.
pub(super) const MOST_FEATURES: usize = 192;

/// Tiles and wheel have 52 city segments, and a completed city has at least two.
const MOST_CITIES: usize = 26;

/// A feature of the board. What it is called changes when it meets another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct FeatureId(pub(super) u8);

impl FeatureId {
    pub(super) const fn index(self) -> usize {
        self.0 as usize % MOST_FEATURES
    }
}

/// Followers of each seat on a feature: three bits a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FollowerCounts(u16);

impl FollowerCounts {
    pub(super) const NOBODY: Self = Self(0);

    pub(super) const fn of(self, seat: Seat) -> u8 {
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

    /// The seats with the most followers, if there are any.
    pub(super) fn most(self) -> Seats {
        let mut most = 1;
        let mut seats = Seats::NONE;
        for seat in Seat::all(MAX_SEATS as u8) {
            let count = self.of(seat);
            if count > most {
                seats = Seats::NONE;
                most = count;
            }
            if count == most {
                seats.0 |= 1 << seat.index();
            }
        }
        seats
    }
}

/// Some seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Seats(pub(super) u8);

impl Seats {
    pub(super) const NONE: Self = Self(0);

    pub(super) const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// Some of the placed tiles, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TileBits([u64; 2]);

impl TileBits {
    pub(super) const NONE: Self = Self([0; 2]);

    pub(super) const fn add(&mut self, tile: usize) {
        self.0[tile / 64 % 2] |= 1 << (tile % 64);
    }

    const fn join(&mut self, other: Self) {
        self.0[0] |= other.0[0];
        self.0[1] |= other.0[1];
    }

    pub(super) const fn meets(self, other: Self) -> bool {
        (self.0[0] & other.0[0]) | (self.0[1] & other.0[1]) != 0
    }

    pub(super) const fn count(self) -> u8 {
        (self.0[0].count_ones() + self.0[1].count_ones()) as u8
    }

    pub(super) const fn bits(self) -> u128 {
        self.0[0] as u128 | (self.0[1] as u128) << 64
    }
}

impl Iterator for TileBits {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        for half in 0..2 {
            if self.0[half] != 0 {
                let bit = self.0[half].trailing_zeros() as usize;
                self.0[half] &= self.0[half] - 1;
                return Some(64 * half + bit);
            }
        }
        None
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Feature {
    /// The tiles on which it lies; of a field those where it borders cities.
    pub(super) tiles: TileBits,
    pub(super) crowd: FollowerCounts,
    pub(super) kind: Kind,
    /// Ends of a road or city at which nothing lies yet, cells around a
    /// cloister that are free.
    pub(super) open: u8,
    pub(super) pennants: u8,
    /// Who got points for it, once it was scored.
    pub(super) won: Seats,
}

impl Feature {
    pub(super) const fn new(kind: Kind) -> Self {
        Self {
            tiles: TileBits::NONE,
            crowd: FollowerCounts::NOBODY,
            kind,
            open: 0,
            pennants: 0,
            won: Seats::NONE,
        }
    }

    pub(super) const fn is_complete(&self) -> bool {
        self.open == 0 && !matches!(self.kind, Kind::Field)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Features {
    features: [Feature; MOST_FEATURES],
    /// What each feature belongs to now; itself, if it is still one of its own.
    roots: [u8; MOST_FEATURES],
    count: u8,
    /// The completed cities: they meet no other feature any more.
    cities: [FeatureId; MOST_CITIES],
    city_count: u8,
}

impl Features {
    pub(super) const NONE: Self = Self {
        features: [Feature::new(Kind::Field); MOST_FEATURES],
        roots: [0; MOST_FEATURES],
        count: 0,
        cities: [FeatureId(0); MOST_CITIES],
        city_count: 0,
    };

    pub(super) fn add(&mut self, kind: Kind) -> u8 {
        let id = self.count;
        if usize::from(id) < MOST_FEATURES - 1 {
            self.count += 1;
        }
        self.roots[usize::from(id)] = id;
        self.features[usize::from(id)] = Feature::new(kind);
        id
    }

    /// What a segment's feature belongs to now.
    pub(super) const fn root(&self, id: u8) -> FeatureId {
        FeatureId(self.roots[id as usize % MOST_FEATURES])
    }

    pub(super) const fn get(&self, id: FeatureId) -> &Feature {
        &self.features[id.index()]
    }

    pub(super) const fn get_mut(&mut self, id: FeatureId) -> &mut Feature {
        &mut self.features[id.index()]
    }

    /// Makes one feature of two; tells which.
    pub(super) fn join(&mut self, one: FeatureId, other: FeatureId) -> FeatureId {
        if one == other {
            return one;
        }
        let gone = self.features[other.index()];
        let kept = &mut self.features[one.index()];
        kept.tiles.join(gone.tiles);
        kept.crowd.0 = kept.crowd.0.wrapping_add(gone.crowd.0);
        kept.open = kept.open.wrapping_add(gone.open);
        kept.pennants = kept.pennants.wrapping_add(gone.pennants);
        for root in &mut self.roots {
            if *root == other.0 {
                *root = one.0;
            }
        }
        one
    }

    /// All that are not part of another one.
    pub(super) fn iter(&self) -> impl Iterator<Item = (FeatureId, &Feature)> {
        let all = self.roots.iter().zip(&self.features).enumerate();
        all.take(usize::from(self.count))
            .filter(|(id, (root, _))| *id == usize::from(**root))
            .map(|(id, (_, feature))| (FeatureId(id as u8), feature))
    }

    /// Notes a city that has just been completed.
    pub(super) fn complete(&mut self, city: FeatureId) {
        let count = usize::from(self.city_count);
        if !self.completed_cities().contains(&city)
            && let Some(place) = self.cities.get_mut(count)
        {
            *place = city;
            self.city_count += 1;
        }
    }

    /// The completed cities.
    pub(super) fn completed_cities(&self) -> &[FeatureId] {
        let count = usize::from(self.city_count);
        self.cities.get(..count).unwrap_or(&self.cities)
    }

    /// How many completed cities a field borders.
    pub(super) fn cities_at(&self, field: &Feature) -> u8 {
        let cities = self.completed_cities().iter();
        let bordering = cities.filter(|city| self.get(**city).tiles.meets(field.tiles));
        bordering.count() as u8
    }

    /// How many cities a field borders, completed or not.
    pub(super) fn all_cities_at(&self, field: &Feature) -> u8 {
        let cities = self.iter().filter(|(_, f)| f.kind == Kind::City);
        cities.filter(|(_, c)| c.tiles.meets(field.tiles)).count() as u8
    }
}
