//! Carcassonne: The Wheel of Fortune.

use crate::wheel_of_fortune as words;
use crate::{Message, Thing};
use rules::games::wheel_of_fortune::Side;
pub use rules::games::wheel_of_fortune::{Kind as Feature, Sector, Tile};

/// A side of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Direction(pub Side);

/// Where in the land something is, as seen from its middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    /// Straight ahead to this side.
    Side(Side),
    /// Between this side and the next one clockwise.
    After(Side),
}

/// Where on a tile one of several segments of a kind is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Position {
    /// At a side or in a corner.
    In(Region),
    /// In three corners; that after this side, clockwise, is in the middle.
    Around(Side),
    /// From the north-west to the south-east.
    Falling,
    /// From the north-east to the south-west.
    Rising,
    /// In all four corners.
    Everywhere,
}

impl Thing for Feature {
    fn message(self) -> Message {
        match self {
            Self::City => words::FEATURE_CITY,
            Self::Road => words::FEATURE_ROAD,
            Self::Field => words::FEATURE_FIELD,
            Self::Cloister => words::FEATURE_CLOISTER,
        }
    }
}

impl Thing for Sector {
    fn message(self) -> Message {
        match self {
            Self::Fortune => words::SECTOR_FORTUNE,
            Self::Taxes => words::SECTOR_TAXES,
            Self::Famine => words::SECTOR_FAMINE,
            Self::Storm => words::SECTOR_STORM,
            Self::Inquisition => words::SECTOR_INQUISITION,
            Self::Plague => words::SECTOR_PLAGUE,
        }
    }
}

impl Thing for Direction {
    fn message(self) -> Message {
        match self.0 {
            Side::North => words::DIRECTION_NORTH,
            Side::East => words::DIRECTION_EAST,
            Side::South => words::DIRECTION_SOUTH,
            Side::West => words::DIRECTION_WEST,
        }
    }
}

impl Thing for Region {
    fn message(self) -> Message {
        match self {
            Self::Side(Side::North) => words::REGION_NORTH,
            Self::After(Side::North) => words::REGION_NORTHEAST,
            Self::Side(Side::East) => words::REGION_EAST,
            Self::After(Side::East) => words::REGION_SOUTHEAST,
            Self::Side(Side::South) => words::REGION_SOUTH,
            Self::After(Side::South) => words::REGION_SOUTHWEST,
            Self::Side(Side::West) => words::REGION_WEST,
            Self::After(Side::West) => words::REGION_NORTHWEST,
        }
    }
}

impl Thing for Position {
    fn message(self) -> Message {
        match self {
            Self::In(Region::Side(Side::North)) => words::POSITION_NORTH,
            Self::In(Region::After(Side::North)) => words::POSITION_NORTHEAST,
            Self::In(Region::Side(Side::East)) => words::POSITION_EAST,
            Self::In(Region::After(Side::East)) => words::POSITION_SOUTHEAST,
            Self::In(Region::Side(Side::South)) => words::POSITION_SOUTH,
            Self::In(Region::After(Side::South)) => words::POSITION_SOUTHWEST,
            Self::In(Region::Side(Side::West)) => words::POSITION_WEST,
            Self::In(Region::After(Side::West)) => words::POSITION_NORTHWEST,
            Self::Around(Side::North) => words::POSITION_AROUND_NORTHEAST,
            Self::Around(Side::East) => words::POSITION_AROUND_SOUTHEAST,
            Self::Around(Side::South) => words::POSITION_AROUND_SOUTHWEST,
            Self::Around(Side::West) => words::POSITION_AROUND_NORTHWEST,
            Self::Falling => words::POSITION_FALLING,
            Self::Rising => words::POSITION_RISING,
            Self::Everywhere => words::POSITION_EVERYWHERE,
        }
    }
}

impl Thing for Tile {
    fn message(self) -> Message {
        match self.design().name {
            "A" => words::TILE_CLOISTER_ROAD,
            "B" => words::TILE_CLOISTER,
            "C" => words::TILE_FULL,
            "D" => words::TILE_CITY_STRAIGHT,
            "E" => words::TILE_CITY,
            "F" => words::TILE_PASSAGE_PENNANT,
            "G" => words::TILE_PASSAGE,
            "H" => words::TILE_CITIES_OPPOSITE,
            "I" => words::TILE_CITIES_ADJACENT,
            "J" | "K" => words::TILE_CITY_BEND,
            "L" => words::TILE_CITY_JUNCTION,
            "M" => words::TILE_CORNER_PENNANT,
            "N" => words::TILE_CORNER,
            "O" => words::TILE_CORNER_BEND_PENNANT,
            "P" => words::TILE_CORNER_BEND,
            "Q" => words::TILE_LARGE_PENNANT,
            "R" => words::TILE_LARGE,
            "S" => words::TILE_LARGE_ROAD_PENNANT,
            "T" => words::TILE_LARGE_ROAD,
            "U" => words::TILE_STRAIGHT,
            "V" => words::TILE_BEND,
            "W" => words::TILE_JUNCTION,
            "X" => words::TILE_CROSSROADS,
            "IC2" | "IC5" => words::TILE_CORNER_ROAD,
            "IC3" => words::TILE_CITIES_THREE,
            "IC4" => words::TILE_CLOISTER_ROADS,
            "IC6" => words::TILE_BENDS,
            "KR2" => words::TILE_CITY_ROADS,
            // IC1, TB1, KR1.
            _ => words::TILE_CITY_ROAD,
        }
    }
}
