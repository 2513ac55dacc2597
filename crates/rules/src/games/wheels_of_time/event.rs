//! What happens when an action is applied, where points come from, and why the
//! game ends.

use super::action::Pair;
use super::city::{Development, Good, Item, Work};
use super::dice::Die;
use super::wheels::{Link, Mark, Wheel};
use crate::seat::Seat;
use serde::Serialize;

/// What a loss comes of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Why {
    /// Nobody fed them.
    Hunger,
    /// A danger at this link.
    Danger(Link),
    /// A disaster.
    Disaster,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "camelCase")]
pub enum Event {
    /// A wheel was laid out.
    Placed {
        /// Which.
        wheel: Wheel,
        /// Its space at the place that tells how it lies.
        space: u8,
    },
    /// A player took a wheel.
    Took {
        /// Who.
        seat: Seat,
        /// Which.
        mark: Mark,
    },
    /// Food from the store fed people.
    Fed {
        /// Whose.
        seat: Seat,
        /// How much food.
        food: u8,
    },
    /// A wheel was turned by one space.
    Turned {
        /// By whom.
        seat: Seat,
        /// Which.
        wheel: Wheel,
    },
    /// Something was built from the store.
    Built {
        /// By whom.
        seat: Seat,
        /// What.
        work: Work,
    },
    /// A link was triggered.
    Triggered {
        /// By whom.
        seat: Seat,
        /// Which.
        link: Link,
    },
    /// A hired worker gave one more action.
    Worked {
        /// Whose.
        seat: Seat,
    },
    /// Two links made a building.
    Joined {
        /// Whose.
        seat: Seat,
        /// Which.
        pair: Pair,
    },
    /// The action phase is over.
    Ended {
        /// Whose.
        seat: Seat,
    },
    /// A link gave something.
    Gained {
        /// To whom.
        seat: Seat,
        /// Which link, as the active player calls it.
        link: Link,
        /// What.
        item: Item,
        /// Whether there was room for it.
        kept: bool,
    },
    /// Something was lost.
    Lost {
        /// Whose.
        seat: Seat,
        /// What.
        item: Item,
        /// How many; 0 if there was none to lose.
        count: u8,
        /// What it comes of.
        why: Why,
    },
    /// The common danger took something from one player for the other.
    Stolen {
        /// From whom.
        from: Seat,
        /// For whom.
        to: Seat,
        /// What.
        good: Good,
        /// Whether there was one to take.
        taken: bool,
        /// Whether there was room for it.
        kept: bool,
    },
    /// The die was thrown for a disaster.
    Disaster {
        /// Who suffers.
        seat: Seat,
        /// Where the skulls met.
        link: Link,
        /// The die.
        die: Die,
    },
    /// After a disaster all wheels turned by one space.
    AllTurned,
    /// The die was thrown for the wheels at the end of a round alone.
    Rotated {
        /// The die.
        die: Die,
    },
    /// A round alone is over.
    RoundOver {
        /// Which, from 1.
        round: u8,
    },
}

/// Why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum EndReason {
    /// A city is complete.
    CityComplete,
    /// Both cities were completed by the same link: the active player's counts.
    BothComplete,
    /// A city has no people left.
    NoPeople,
    /// A lone player's rounds are used up.
    RoundsUsedUp,
    /// Three hundred turns were taken: a draw (ours).
    TooLong,
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "source", rename_all = "camelCase")]
pub enum ScoreItem {
    /// Walls, roads or buildings.
    Works {
        /// Which.
        which: Development,
        /// How many.
        count: u8,
    },
}
