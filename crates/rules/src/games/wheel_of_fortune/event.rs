//! What happens when an action is applied, where points come from, and why the
//! game ends.

use super::cells::{Cell, Cells, Rotation};
use super::fortune::Sector;
use super::tiles::{Kind, Part, Tile};
use crate::seat::Seat;
use serde::Serialize;

/// A feature as it is when points are given for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Area {
    /// What it is.
    pub kind: Kind,
    /// Where its tiles lie. A cloister comes first, then what lies around it.
    pub cells: Cells,
    /// Pennants of a city.
    pub pennants: u8,
    /// Completed cities at a field.
    pub cities: u8,
    /// Whether it is completed; a field never is.
    pub complete: bool,
}

/// What points were given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "for", rename_all = "camelCase")]
pub enum Gain {
    /// A road, city or cloister was completed.
    Completed {
        /// Which.
        area: Area,
    },
    /// The game is over, and this feature counts.
    Final {
        /// Which.
        area: Area,
    },
    /// The pig came to Fortune.
    Fortune,
    /// Knights in the taxes.
    Taxes {
        /// The city.
        area: Area,
        /// The seat's knights in it.
        knights: u8,
    },
    /// Farmers in the famine.
    Famine {
        /// The field.
        area: Area,
        /// The seat's farmers on it.
        farmers: u8,
    },
    /// Followers at home in the storm.
    Storm {
        /// How many.
        followers: u8,
    },
    /// A monk in the inquisition.
    Inquisition {
        /// The cloister.
        area: Area,
    },
    /// A follower on a crown.
    Crown {
        /// Of which sector.
        sector: Sector,
    },
}

/// Where a follower stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "on", rename_all = "camelCase")]
pub enum FollowerSpot {
    /// On a tile.
    Tile {
        /// Where it lies.
        cell: Cell,
        /// The segment.
        part: Part,
    },
    /// On a crown.
    Crown {
        /// Of which sector.
        sector: Sector,
    },
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "camelCase")]
pub enum Event {
    /// A tile was drawn.
    Drawn {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tile,
    },
    /// The drawn tile fits nowhere and is out of the game.
    FitsNowhere {
        /// Which.
        tile: Tile,
    },
    /// A tile was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tile,
        /// Where.
        cell: Cell,
        /// How it is turned.
        rotation: Rotation,
    },
    /// A follower was deployed.
    Deployed {
        /// Whose.
        seat: Seat,
        /// Where to.
        post: FollowerSpot,
    },
    /// A follower went home to its player.
    WentHome {
        /// Whose.
        seat: Seat,
        /// Where it stood.
        post: FollowerSpot,
    },
    /// Somebody got points; always more than none.
    Gained {
        /// Who.
        seat: Seat,
        /// How many.
        points: u16,
        /// What for.
        gain: Gain,
    },
    /// The pig moved, and what this sector says happens.
    PigMoved {
        /// By how many sectors.
        steps: u8,
        /// Where it ended.
        sector: Sector,
    },
    /// The plague finds no follower of this player on a tile.
    Spared {
        /// Who.
        seat: Seat,
    },
}

/// Why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum EndReason {
    /// The last tile was placed.
    LastTile,
    /// The last tile that was drawn fits nowhere.
    LastTileFitsNowhere,
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "source", rename_all = "camelCase")]
pub enum ScoreItem {
    /// A feature: scored, or as it would be if the game ended now.
    Area(Area),
    /// All that the events of this sector gave.
    Events {
        /// Which sector.
        sector: Sector,
    },
    /// All that followers on crowns of this sector gave.
    Crowns {
        /// Which sector.
        sector: Sector,
    },
}
