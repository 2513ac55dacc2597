//! World Wonders.

use crate::world_wonders as words;
use crate::{Message, Thing};
use rules::games::world_wonders::{Item, Kind, Monument, Need, Piece};
pub use rules::games::world_wonders::{Kind as Building, Resource, Stack};

/// What can be on a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// Of four spaces.
    LongRoad,
    /// Of two spaces.
    DoubleRoad,
    /// Of one space.
    SingleRoad,
    /// Of any length.
    Road,
    /// A long road over water.
    Bridge,
    /// A tower.
    Tower,
    /// The south edge.
    Sidewalk,
    /// A building of a type.
    Building(Kind),
    /// Two buildings that a monument needs.
    TwoFarms,
    /// A whole monument.
    Monument(Monument),
    /// A piece of a monument of several pieces.
    PartOf(Monument),
    /// Water.
    Water,
    /// Water on which nothing is built.
    OpenWater,
    /// A natural resource.
    Resource,
    /// A natural resource on which nothing is built.
    OpenResource,
    /// Land with nothing on it.
    Green,
}

impl From<Piece> for Feature {
    fn from(piece: Piece) -> Self {
        match piece {
            Piece::LongRoad => Self::LongRoad,
            Piece::DoubleRoad => Self::DoubleRoad,
            Piece::SingleRoad => Self::SingleRoad,
            Piece::Tower => Self::Tower,
            Piece::Tile(tile) => Self::Building(tile.kind()),
            Piece::Monument(monument) if monument.card().pieces > 1 => Self::PartOf(monument),
            Piece::Monument(monument) => Self::Monument(monument),
        }
    }
}

impl From<Need> for Feature {
    fn from(need: Need) -> Self {
        match need {
            Need::Building(kind) => Self::Building(kind),
            Need::TwoFarms => Self::TwoFarms,
            Need::Road => Self::Road,
            Need::Water => Self::OpenWater,
            Need::Resource => Self::OpenResource,
        }
    }
}

impl Thing for Feature {
    fn message(self) -> Message {
        match self {
            Self::LongRoad => words::FEATURE_LONG_ROAD,
            Self::DoubleRoad => words::FEATURE_DOUBLE_ROAD,
            Self::SingleRoad => words::FEATURE_SINGLE_ROAD,
            Self::Road => words::FEATURE_ROAD,
            Self::Bridge => words::FEATURE_BRIDGE,
            Self::Tower => words::FEATURE_TOWER,
            Self::Sidewalk => words::FEATURE_SIDEWALK,
            Self::Building(Kind::Library) => words::FEATURE_LIBRARY,
            Self::Building(Kind::Farm) => words::FEATURE_FARM,
            Self::Building(Kind::Habitation) => words::FEATURE_HABITATION,
            Self::Building(Kind::Market) => words::FEATURE_MARKET,
            Self::Building(Kind::Temple) => words::FEATURE_TEMPLE,
            Self::TwoFarms => words::FEATURE_TWO_FARMS,
            Self::PartOf(Monument::Giza) => words::FEATURE_PART_OF_GIZA,
            Self::PartOf(Monument::Obelisks) => words::FEATURE_PART_OF_OBELISKS,
            Self::PartOf(Monument::GreatWall) => words::FEATURE_PART_OF_GREAT_WALL,
            Self::PartOf(Monument::Moai) => words::FEATURE_PART_OF_MOAI,
            // The others have one piece.
            Self::Monument(monument) | Self::PartOf(monument) => whole(monument),
            Self::Water => words::FEATURE_WATER,
            Self::OpenWater => words::FEATURE_OPEN_WATER,
            Self::Resource => words::FEATURE_RESOURCE,
            Self::OpenResource => words::FEATURE_OPEN_RESOURCE,
            Self::Green => words::FEATURE_GREEN,
        }
    }
}

const fn whole(monument: Monument) -> Message {
    match monument {
        Monument::Ziggurat => words::FEATURE_ZIGGURAT,
        Monument::Giza => words::FEATURE_GIZA,
        Monument::Obelisks => words::FEATURE_OBELISKS,
        Monument::TrojanHorse => words::FEATURE_TROJAN_HORSE,
        Monument::IshtarGate => words::FEATURE_ISHTAR_GATE,
        Monument::Theater => words::FEATURE_THEATER,
        Monument::Parthenon => words::FEATURE_PARTHENON,
        Monument::Port => words::FEATURE_PORT,
        Monument::Aqueduct => words::FEATURE_AQUEDUCT,
        Monument::Petra => words::FEATURE_PETRA,
        Monument::Lighthouse => words::FEATURE_LIGHTHOUSE,
        Monument::GreatWall => words::FEATURE_GREAT_WALL,
        Monument::RomanBridge => words::FEATURE_ROMAN_BRIDGE,
        Monument::Colosseum => words::FEATURE_COLOSSEUM,
        Monument::Hippodrome => words::FEATURE_HIPPODROME,
        Monument::ElCastillo => words::FEATURE_EL_CASTILLO,
        Monument::ShitennoJi => words::FEATURE_SHITENNO_JI,
        Monument::AngkorWat => words::FEATURE_ANGKOR_WAT,
        Monument::Moai => words::FEATURE_MOAI,
        Monument::MachuPicchu => words::FEATURE_MACHU_PICCHU,
        Monument::ThienMu => words::FEATURE_THIEN_MU,
    }
}

impl Thing for Building {
    fn message(self) -> Message {
        match self {
            Self::Library => words::BUILDING_LIBRARY,
            Self::Farm => words::BUILDING_FARM,
            Self::Habitation => words::BUILDING_HABITATION,
            Self::Market => words::BUILDING_MARKET,
            Self::Temple => words::BUILDING_TEMPLE,
        }
    }
}

impl Thing for Stack {
    fn message(self) -> Message {
        match self {
            Self::I2 => words::STACK_SHORT_LINE,
            Self::I3 => words::STACK_LINE,
            Self::L3 => words::STACK_CORNER,
            Self::O4 => words::STACK_SQUARE,
            Self::L4 => words::STACK_ELL,
            Self::P5 => words::STACK_BLOCK,
            Self::T4 => words::STACK_TEE,
            Self::S4 => words::STACK_ZIGZAG,
        }
    }
}

impl Thing for Resource {
    fn message(self) -> Message {
        match self {
            Self::Food => words::RESOURCE_FOOD,
            Self::Ceramics => words::RESOURCE_CERAMICS,
            Self::Gears => words::RESOURCE_GEARS,
        }
    }
}

/// What the market has besides buildings and monuments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ware {
    /// A road of four spaces.
    LongRoad,
    /// Three roads.
    ShortRoads,
    /// The tower.
    Tower,
    /// To go first next round.
    FirstPedestal,
    /// To go second next round.
    SecondPedestal,
}

impl Ware {
    /// What an item of the market is, unless it is a building or a monument.
    pub const fn of(item: Item) -> Option<Self> {
        match item {
            Item::LongRoad => Some(Self::LongRoad),
            Item::ShortRoads => Some(Self::ShortRoads),
            Item::Tower => Some(Self::Tower),
            Item::FirstPedestal => Some(Self::FirstPedestal),
            Item::SecondPedestal => Some(Self::SecondPedestal),
            Item::Tile(_) | Item::Monument(_) => None,
        }
    }
}

impl Thing for Ware {
    fn message(self) -> Message {
        match self {
            Self::LongRoad => words::WARE_LONG_ROAD,
            Self::ShortRoads => words::WARE_SHORT_ROADS,
            Self::Tower => words::WARE_TOWER,
            Self::FirstPedestal => words::WARE_FIRST_PEDESTAL,
            Self::SecondPedestal => words::WARE_SECOND_PEDESTAL,
        }
    }
}
