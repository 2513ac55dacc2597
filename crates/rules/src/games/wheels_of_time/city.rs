//! A player's city: five developments and five goods, each counted on a track
//! from 0 to 4.

use super::notation::ParseError;
use core::fmt;
use core::str::FromStr;
use serde::Serialize;

/// The highest count of any development or good. Rulebook: "3. Production
/// Phase".
pub const MAX_TRACK: u8 = 4;

/// A development of the city. Rulebook: "Setup".
#[allow(missing_docs, reason = "the names of the variants say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Development {
    /// Food production: how many people are fed without using the supply.
    FoodProduction,
    /// Population: how many actions the player has in a turn.
    Population,
    Wall,
    Road,
    Building,
}

impl Development {
    /// All five developments.
    pub const ALL: [Self; 5] = [
        Self::FoodProduction,
        Self::Population,
        Self::Wall,
        Self::Road,
        Self::Building,
    ];
}

/// A good in the player's supply; the rulebook calls them resources.
/// Rulebook: "Setup".
#[allow(missing_docs, reason = "the names of the variants say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Good {
    Brick,
    Wood,
    Stone,
    Food,
    /// Hired workers; each gives one more action, once.
    Worker,
}

impl Good {
    /// All five goods.
    pub const ALL: [Self; 5] = [
        Self::Brick,
        Self::Wood,
        Self::Stone,
        Self::Food,
        Self::Worker,
    ];
}

/// A development or a good: anything that is gained and lost.
#[allow(missing_docs, reason = "the names of the variants say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(tag = "kind", content = "name", rename_all = "camelCase")]
pub enum Item {
    Development(Development),
    Good(Good),
}

/// A development that can be built from the supply, and that counts towards
/// winning.
#[allow(missing_docs, reason = "the names of the variants say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Structure {
    Wall,
    Road,
    /// A building, which needs a wall and a road of its own.
    Building,
}

impl Structure {
    /// All three structures.
    pub const ALL: [Self; 3] = [Self::Wall, Self::Road, Self::Building];

    /// The goods that building it takes, one of each.
    ///
    /// House ruling: the published costs are not known, except that a building
    /// takes three resources. Rulebook: "3. Production Phase".
    pub const fn cost(self) -> &'static [Good] {
        match self {
            Self::Wall => &[Good::Brick, Good::Stone],
            Self::Road => &[Good::Wood, Good::Stone],
            Self::Building => &[Good::Brick, Good::Wood, Good::Stone],
        }
    }

    /// The development that building it raises.
    pub const fn development(self) -> Development {
        match self {
            Self::Wall => Development::Wall,
            Self::Road => Development::Road,
            Self::Building => Development::Building,
        }
    }

    /// The structure as actions write it: `wall`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wall => "wall",
            Self::Road => "road",
            Self::Building => "building",
        }
    }
}

impl fmt::Display for Structure {
    /// The structure's [`name`](Self::name).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Structure {
    type Err = ParseError;

    /// Parses what `Display` writes, in upper or lower case.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let expected = "a structure (wall, road or building)";
        ParseError::find(&Self::ALL, Self::name, text, expected)
    }
}

/// A player's tracks. As text a city is ten digits, one for each of
/// [`tracks`](Self::tracks): `2200000000`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct City {
    developments: [u8; 5],
    goods: [u8; 5],
}

impl City {
    /// The city at the start of a game: food production and population 2, all
    /// else 0. Rulebook: "Setup".
    pub const START: Self = Self {
        developments: [2, 2, 0, 0, 0],
        goods: [0; 5],
    };

    /// The count of a development, from 0 to [`MAX_TRACK`].
    pub const fn development(&self, which: Development) -> u8 {
        self.developments[which as usize]
    }

    /// The count of a good, from 0 to [`MAX_TRACK`].
    pub const fn good(&self, which: Good) -> u8 {
        self.goods[which as usize]
    }

    /// How many people the food production does not feed. Rulebook: "1. Feeding
    /// Phase".
    pub const fn food_shortage(&self) -> u8 {
        self.development(Development::Population)
            .saturating_sub(self.development(Development::FoodProduction))
    }

    /// Whether the city has four walls, four roads and four buildings, which
    /// wins the game. Rulebook: "Object".
    pub const fn is_complete(&self) -> bool {
        self.development(Development::Wall) == MAX_TRACK
            && self.development(Development::Road) == MAX_TRACK
            && self.development(Development::Building) == MAX_TRACK
    }

    /// How many walls, roads and buildings the city has, taken together.
    pub const fn structures(&self) -> u8 {
        self.development(Development::Wall)
            + self.development(Development::Road)
            + self.development(Development::Building)
    }

    /// Whether the city has room for one more building, and enough walls and
    /// roads to support it. Rulebook: "2. Action Phase", B.
    pub const fn supports_building(&self) -> bool {
        let buildings = self.development(Development::Building);
        buildings < MAX_TRACK
            && self.development(Development::Wall) > buildings
            && self.development(Development::Road) > buildings
    }

    /// Whether one more of this structure can stand in the city.
    pub const fn has_room(&self, structure: Structure) -> bool {
        match structure {
            Structure::Building => self.supports_building(),
            _ => self.development(structure.development()) < MAX_TRACK,
        }
    }

    /// Whether the supply covers the structure's cost.
    pub fn can_pay(&self, structure: Structure) -> bool {
        structure.cost().iter().all(|good| self.good(*good) > 0)
    }

    const fn track_mut(&mut self, item: Item) -> &mut u8 {
        match item {
            Item::Development(which) => &mut self.developments[which as usize],
            Item::Good(which) => &mut self.goods[which as usize],
        }
    }

    /// Adds one; returns `false` if the track was full and the item is lost.
    /// Rulebook: "3. Production Phase".
    pub(super) const fn gain(&mut self, item: Item) -> bool {
        let track = self.track_mut(item);
        let has_room = *track < MAX_TRACK;
        if has_room {
            *track += 1;
        }
        has_room
    }

    /// Removes up to `count`; returns how many there were to remove. Rulebook:
    /// "4. Danger Phase", E.
    pub(super) const fn lose(&mut self, item: Item, count: u8) -> u8 {
        let track = self.track_mut(item);
        let lost = if *track < count { *track } else { count };
        *track -= lost;
        lost
    }

    /// All ten counts: the developments in the order of [`Development::ALL`],
    /// then the goods in the order of [`Good::ALL`].
    pub const fn tracks(&self) -> [u8; 10] {
        let [f, p, w, r, b] = self.developments;
        let [brick, wood, stone, food, worker] = self.goods;
        [f, p, w, r, b, brick, wood, stone, food, worker]
    }

    /// The city with these [`tracks`](Self::tracks), or `None` if one of them
    /// is higher than [`MAX_TRACK`].
    pub fn with_tracks(tracks: [u8; 10]) -> Option<Self> {
        let [f, p, w, r, b, brick, wood, stone, food, worker] = tracks;
        tracks
            .iter()
            .all(|track| *track <= MAX_TRACK)
            .then_some(Self {
                developments: [f, p, w, r, b],
                goods: [brick, wood, stone, food, worker],
            })
    }
}

impl fmt::Display for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tracks()
            .iter()
            .try_for_each(|track| write!(f, "{track}"))
    }
}

impl FromStr for City {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let digits: Option<&[u8; 10]> = text.as_bytes().try_into().ok();
        digits
            .map(|digits| digits.map(|digit| digit.wrapping_sub(b'0')))
            .and_then(Self::with_tracks)
            .ok_or(ParseError {
                expected: "a city (ten digits from 0 to 4)",
                at: 0,
            })
    }
}
