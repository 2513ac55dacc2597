//! A player's city: five developments and five goods, each from 0 to 4.

use serde::Serialize;

/// No track goes higher (rulebook: Production Phase).
pub const MOST: u8 = 4;

/// What makes the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Development {
    /// How many people the fields feed.
    FoodProduction,
    /// The people; each gives an action a turn.
    Population,
    /// Walls.
    Wall,
    /// Roads.
    Road,
    /// Buildings.
    Building,
}

impl Development {
    /// All five.
    pub const ALL: [Self; 5] = [
        Self::FoodProduction,
        Self::Population,
        Self::Wall,
        Self::Road,
        Self::Building,
    ];
}

/// What is kept in store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Good {
    /// Bricks.
    Brick,
    /// Wood.
    Wood,
    /// Stones.
    Stone,
    /// Food.
    Food,
    /// Hired workers.
    Worker,
}

impl Good {
    /// All five.
    pub const ALL: [Self; 5] = [
        Self::Brick,
        Self::Wood,
        Self::Stone,
        Self::Food,
        Self::Worker,
    ];
}

/// Anything that can be gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(tag = "kind", content = "name", rename_all = "camelCase")]
pub enum Item {
    /// A development.
    Development(Development),
    /// A good.
    Good(Good),
}

/// What can be built from the store, and later pulled down by disasters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Work {
    /// A wall: brick and stone.
    Wall,
    /// A road: wood and stone.
    Road,
    /// A building: brick, wood and stone, on a wall and a road.
    Building,
}

impl Work {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Wall, Self::Road, Self::Building];

    /// What it costs.
    #[must_use]
    pub const fn cost(self) -> &'static [Good] {
        match self {
            Self::Wall => &[Good::Brick, Good::Stone],
            Self::Road => &[Good::Wood, Good::Stone],
            Self::Building => &[Good::Brick, Good::Wood, Good::Stone],
        }
    }

    /// What it is.
    #[must_use]
    pub const fn development(self) -> Development {
        match self {
            Self::Wall => Development::Wall,
            Self::Road => Development::Road,
            Self::Building => Development::Building,
        }
    }
}

/// A player's tracks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct City {
    developments: [u8; 5],
    goods: [u8; 5],
}

impl City {
    /// Food production and population 2, all else 0.
    pub const START: Self = Self {
        developments: [2, 2, 0, 0, 0],
        goods: [0; 5],
    };

    /// How high a development stands.
    #[must_use]
    pub const fn development(&self, which: Development) -> u8 {
        self.developments[which as usize]
    }

    /// How many of a good are in store.
    #[must_use]
    pub const fn good(&self, which: Good) -> u8 {
        self.goods[which as usize]
    }

    /// How many people the fields do not feed.
    #[must_use]
    pub const fn short(&self) -> u8 {
        self.development(Development::Population)
            .saturating_sub(self.development(Development::FoodProduction))
    }

    /// Whether there are as many walls, roads and buildings as there can be.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.development(Development::Wall) == MOST
            && self.development(Development::Road) == MOST
            && self.development(Development::Building) == MOST
    }

    /// Walls, roads and buildings together.
    #[must_use]
    pub const fn works(&self) -> u8 {
        self.development(Development::Wall)
            + self.development(Development::Road)
            + self.development(Development::Building)
    }

    /// Whether one more building stands on a wall and a road of its own, and
    /// there is room for it.
    #[must_use]
    pub const fn carries_building(&self) -> bool {
        let buildings = self.development(Development::Building);
        buildings < MOST
            && self.development(Development::Wall) > buildings
            && self.development(Development::Road) > buildings
    }

    /// Whether there is room for one more, and for a building what carries it.
    #[must_use]
    pub const fn has_room(&self, work: Work) -> bool {
        match work {
            Work::Building => self.carries_building(),
            _ => self.development(work.development()) < MOST,
        }
    }

    /// Whether the store has what it costs.
    #[must_use]
    pub fn can_pay(&self, work: Work) -> bool {
        work.cost().iter().all(|good| self.good(*good) > 0)
    }

    /// One more; tells whether there was room for it.
    pub(super) const fn gain(&mut self, item: Item) -> bool {
        let track = match item {
            Item::Development(which) => &mut self.developments[which as usize],
            Item::Good(which) => &mut self.goods[which as usize],
        };
        let room = *track < MOST;
        if room {
            *track += 1;
        }
        room
    }

    /// So many less, as far as there are any; tells how many went.
    pub(super) const fn lose(&mut self, item: Item, count: u8) -> u8 {
        let track = match item {
            Item::Development(which) => &mut self.developments[which as usize],
            Item::Good(which) => &mut self.goods[which as usize],
        };
        let lost = if *track < count { *track } else { count };
        *track -= lost;
        lost
    }

    /// The tracks, developments first, for fingerprints and tools.
    #[must_use]
    pub const fn tracks(&self) -> [u8; 10] {
        let [f, p, w, r, b] = self.developments;
        let [brick, wood, stone, food, worker] = self.goods;
        [f, p, w, r, b, brick, wood, stone, food, worker]
    }

    /// The city with these tracks; nothing if one is too high.
    #[must_use]
    pub fn with_tracks(tracks: [u8; 10]) -> Option<Self> {
        let [f, p, w, r, b, brick, wood, stone, food, worker] = tracks;
        tracks.iter().all(|track| *track <= MOST).then_some(Self {
            developments: [f, p, w, r, b],
            goods: [brick, wood, stone, food, worker],
        })
    }
}
