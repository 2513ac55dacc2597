//! Events of applied actions, the sources of points, and the reasons for which
//! the game ends.

use super::cells::{Cell, Cells};
use super::tiles::{Kind, SegmentName, Tile};
use super::wheel::Sector;
use crate::grid::Rotation;
use crate::seat::Seat;
use serde::Serialize;

/// A feature at the moment it scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ScoredFeature {
    /// City, road, field or cloister.
    pub kind: Kind,
    /// The cells of its tiles. Of a cloister: its own cell, then the occupied
    /// cells around it.
    pub cells: Cells,
    /// Pennants of a city.
    pub pennants: u8,
    /// Completed cities next to a field.
    pub cities: u8,
    /// Whether it is completed. A field never is.
    pub complete: bool,
}

/// The reason for which a seat scored points.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "for", rename_all = "camelCase")]
pub enum Gain {
    /// A road, city or cloister was completed.
    Completed { feature: ScoredFeature },
    /// An incomplete feature or a field in the final scoring.
    Final { feature: ScoredFeature },
    /// The active player's points when the pig stops at Fortune.
    Fortune,
    /// Knights in a city, when the pig stops at Taxes.
    Taxes {
        feature: ScoredFeature,
        /// The seat's knights in it.
        knights: u8,
    },
    /// Farmers in a field, when the pig stops at Famine.
    Famine {
        feature: ScoredFeature,
        /// The seat's farmers in it.
        farmers: u8,
    },
    /// Followers in supply, when the pig stops at Storm.
    Storm {
        /// The seat's followers in supply.
        followers: u8,
    },
    /// A monk in a cloister, when the pig stops at Inquisition.
    Inquisition { feature: ScoredFeature },
    /// A follower on a crown, when the pig stops at its sector.
    Crown { sector: Sector },
}

/// The place of a deployed follower.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "on", rename_all = "camelCase")]
pub enum FollowerSpot {
    /// A segment of a tile.
    Tile { cell: Cell, segment: SegmentName },
    /// A crown of the wheel.
    Crown { sector: Sector },
}

/// A consequence of an action.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[expect(
    clippy::large_enum_variant,
    reason = "without a list on the heap, a search allocates nothing"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "camelCase")]
pub enum Event {
    /// A tile was drawn.
    Drawn {
        /// The active player.
        seat: Seat,
        tile: Tile,
    },
    /// The drawn tile fits nowhere and is removed from the game.
    FitsNowhere { tile: Tile },
    /// A tile was placed.
    Placed {
        /// The active player.
        seat: Seat,
        tile: Tile,
        cell: Cell,
        rotation: Rotation,
    },
    /// A follower was deployed.
    Deployed {
        /// The owner of the follower.
        seat: Seat,
        spot: FollowerSpot,
    },
    /// A follower was returned to its player's supply.
    WentHome {
        /// The owner of the follower.
        seat: Seat,
        /// The place that it left.
        spot: FollowerSpot,
    },
    /// A seat scored points.
    Gained {
        seat: Seat,
        /// At least 1.
        points: u16,
        gain: Gain,
    },
    /// The pig moved; the event of its new sector follows.
    PigMoved {
        /// Sectors moved clockwise, from 1 to 3.
        steps: u8,
        sector: Sector,
    },
    /// A player has no follower on a tile and returns none in the plague.
    Spared { seat: Seat },
}

/// Why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum EndReason {
    /// The last tile was placed.
    LastTile,
    /// The last drawn tile fits nowhere.
    LastTileFitsNowhere,
}

/// An item of a seat's score.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[expect(
    clippy::large_enum_variant,
    reason = "without a list on the heap, a search allocates nothing"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "source", rename_all = "camelCase")]
pub enum ScoreItem {
    /// A feature that has scored, or would score if the game ended now.
    Feature(ScoredFeature),
    /// All points from the events of one sector.
    Events { sector: Sector },
    /// All points of followers on the crowns of one sector.
    Crowns { sector: Sector },
}

impl ScoreItem {
    /// The kind of the item.
    pub const fn kind(&self) -> ScoreKind {
        match self {
            Self::Feature(feature) => ScoreKind::Feature(feature.kind),
            Self::Events { .. } => ScoreKind::Events,
            Self::Crowns { .. } => ScoreKind::Crowns,
        }
    }
}

/// A kind of items of the score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreKind {
    /// Features of one kind.
    Feature(Kind),
    /// Events of the wheel.
    Events,
    /// Followers on crowns.
    Crowns,
}

impl ScoreKind {
    /// All kinds, in the order of a score sheet.
    pub const ALL: [Self; 6] = [
        Self::Feature(Kind::City),
        Self::Feature(Kind::Road),
        Self::Feature(Kind::Cloister),
        Self::Feature(Kind::Field),
        Self::Events,
        Self::Crowns,
    ];
}
