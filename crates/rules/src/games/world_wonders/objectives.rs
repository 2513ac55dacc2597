//! The public objectives. Their kinds and ties are the rulebook's; how many of
//! which and their points are reconstructed.

use super::tiles::{Kind, Resource};
use crate::seat::{MAX_SEATS, PerSeat};
use serde::{Serialize, Serializer};

/// Something to be the best at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Objective {
    /// The largest closed green area.
    Green,
    /// The longest road.
    LongestRoad,
    /// The most monuments.
    Monuments,
    /// The most building tiles at natural resources.
    AtResources,
    /// The most building tiles at water.
    AtWater,
    /// The most building tiles of a type.
    Most(Kind),
    /// The highest value on a resource track.
    Track(Resource),
    /// The most building tiles of a type that hang together.
    Group(Kind),
    /// The most building tiles at the edge of the map.
    AtEdge,
    /// A city district of every type.
    EveryDistrict,
}

/// How many objectives there are.
pub const OBJECTIVES: usize = 15;
/// How many of them are in a game.
pub const IN_PLAY: usize = 3;

impl Objective {
    /// All objectives.
    pub const ALL: [Self; OBJECTIVES] = [
        Self::Green,
        Self::LongestRoad,
        Self::Monuments,
        Self::AtResources,
        Self::AtWater,
        Self::Most(Kind::Habitation),
        Self::Most(Kind::Market),
        Self::Most(Kind::Library),
        Self::Track(Resource::Food),
        Self::Track(Resource::Ceramics),
        Self::Track(Resource::Gears),
        Self::Group(Kind::Farm),
        Self::Group(Kind::Temple),
        Self::AtEdge,
        Self::EveryDistrict,
    ];

    /// Its lasting name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Green => "green",
            Self::LongestRoad => "longest-road",
            Self::Monuments => "most-monuments",
            Self::AtResources => "at-resources",
            Self::AtWater => "at-water",
            Self::Most(Kind::Library) => "most-libraries",
            Self::Most(Kind::Farm) => "most-farms",
            Self::Most(Kind::Habitation) => "most-habitations",
            Self::Most(Kind::Market) => "most-markets",
            Self::Most(Kind::Temple) => "most-temples",
            Self::Track(Resource::Food) => "food",
            Self::Track(Resource::Ceramics) => "ceramics",
            Self::Track(Resource::Gears) => "gears",
            Self::Group(Kind::Library) => "library-group",
            Self::Group(Kind::Farm) => "farm-group",
            Self::Group(Kind::Habitation) => "habitation-group",
            Self::Group(Kind::Market) => "market-group",
            Self::Group(Kind::Temple) => "temple-group",
            Self::AtEdge => "at-edge",
            Self::EveryDistrict => "every-district",
        }
    }

    /// The points of the best and of the second; those of the city districts
    /// are shared by all who have them.
    #[must_use]
    pub const fn points(self) -> (u8, u8) {
        match self {
            Self::Most(_) | Self::Track(_) | Self::Group(_) => (3, 1),
            Self::EveryDistrict => (4, 0),
            _ => (4, 2),
        }
    }

    pub(super) fn named(text: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|objective| objective.id().eq_ignore_ascii_case(text))
    }

    /// What it gives to each seat that has so much of it.
    #[must_use]
    pub fn awards(self, values: &PerSeat<u8>) -> PerSeat<u8> {
        let (first, second) = self.points();
        let mut awards = PerSeat::new(values.players());
        let values = values.as_slice();
        let best = values.iter().copied().max().unwrap_or(0);
        if best == 0 {
            return awards;
        }
        let count = |value| values.iter().filter(|other| **other == value).count() as u8;
        let winners = count(best);
        let others = values.iter().copied().filter(|value| *value < best);
        let next = others.max().unwrap_or(0);
        let shares: [u8; 2] = if winners > 1 {
            [(first + second).div_ceil(winners), 0]
        } else if count(next) > 1 {
            [first, 1]
        } else {
            [first, second]
        };
        // Districts of every type: all who have them are first.
        let shares = match self {
            Self::EveryDistrict => [first.div_ceil(winners), 0],
            _ => shares,
        };
        for seat in crate::seat::Seat::all(MAX_SEATS as u8).take(values.len()) {
            let value = values.get(seat.index()).copied().unwrap_or(0);
            if value == best {
                awards[seat] = shares[0];
            } else if value == next && next > 0 {
                awards[seat] = shares[1];
            }
        }
        awards
    }
}

impl Serialize for Objective {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}
