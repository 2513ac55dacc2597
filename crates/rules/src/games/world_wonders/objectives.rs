//! The public objectives.
//!
//! Rulebook: "Advanced Play". House ruling: the rulebook describes ten kinds of
//! objective; the number of cards of each kind, the types and resources on them,
//! and most points are a reconstruction.

use super::notation::UnknownName;
use super::tiles::{Kind, Resource};
use crate::seat::PerSeat;
use core::fmt;
use core::str::FromStr;
use serde::{Serialize, Serializer};

/// A public objective: the players with the highest value score. See
/// [`City::objective_value`](super::City::objective_value) for the values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Objective {
    /// The largest enclosed green area.
    Green,
    /// The most connected spaces of road.
    LongestRoad,
    /// The most monuments.
    Monuments,
    /// The most building tiles adjacent to uncovered natural resources.
    AtResources,
    /// The most building tiles adjacent to uncovered water.
    AtWater,
    /// The most building tiles of a type.
    Most(Kind),
    /// The highest value on a resource track.
    Track(Resource),
    /// The largest connected group of building tiles of a type.
    Group(Kind),
    /// The most building tiles at the edge of the map, not counting the sidewalk.
    AtEdge,
    /// A city district of every type.
    EveryDistrict,
}

/// The number of objective cards.
pub const OBJECTIVE_COUNT: usize = 15;
/// The number of objectives in a game with objectives.
pub const OBJECTIVES_IN_PLAY: usize = 3;

impl Objective {
    /// All objectives, in the order in which they are shuffled.
    pub const ALL: [Self; OBJECTIVE_COUNT] = [
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

    /// The name in notation: `longest-road`.
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

    /// The points for first and for second place. Those of
    /// [`Self::EveryDistrict`] are shared by everybody who completes it.
    pub const fn points(self) -> (u8, u8) {
        match self {
            Self::Most(_) | Self::Track(_) | Self::Group(_) => (3, 1),
            Self::EveryDistrict => (4, 0),
            _ => (4, 2),
        }
    }

    /// The points each seat gets, given the values of all seats. Players tied
    /// for first place share the points of both places, rounded up; players
    /// tied for second place get 1 point each. House ruling: a value of 0 scores
    /// nothing, and after a tie for first place there is no second place.
    ///
    /// Rulebook: "Advanced Play".
    pub fn awards(self, values: &PerSeat<u8>) -> PerSeat<u8> {
        let (first, second) = self.points();
        let all = values.as_slice();
        let best = all.iter().copied().max().unwrap_or(0);
        let others = all.iter().copied().filter(|value| *value < best);
        let next = others.max().unwrap_or(0);
        let count = |value| all.iter().filter(|other| **other == value).count() as u8;
        let winners = count(best);
        let (for_best, for_next) = match self {
            // Everybody who completes this objective is in first place.
            Self::EveryDistrict => (first.div_ceil(winners.max(1)), 0),
            _ if winners > 1 => ((first + second).div_ceil(winners), 0),
            _ if count(next) > 1 => (first, 1),
            _ => (first, second),
        };
        PerSeat::from_fn(values.players(), |seat| match values[seat] {
            0 => 0,
            value if value == best => for_best,
            value if value == next => for_next,
            _ => 0,
        })
    }
}

impl fmt::Display for Objective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Parses [`Objective::id`], ignoring case.
impl FromStr for Objective {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        UnknownName::find(&Self::ALL, Self::id, text)
    }
}

impl Serialize for Objective {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}
