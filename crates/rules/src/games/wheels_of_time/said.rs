//! What can be done, what happens, why something cannot be done, and why a
//! game is over: the words that the game says, as data.

use super::city::{Development, Good, Item, Work};
use super::dice::Die;
use super::wheels::{Link, Mark, Wheel};
use crate::seat::Seat;
use serde::Serialize;

/// Two of a player's links that make a building together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Pair {
    /// The links with A and B.
    AB,
    /// The link with A and the common one.
    AC,
    /// The link with B and the common one.
    BC,
}

impl Pair {
    /// All three.
    pub const ALL: [Self; 3] = [Self::AB, Self::AC, Self::BC];

    /// Its links.
    #[must_use]
    pub const fn links(self) -> [Link; 2] {
        match self {
            Self::AB => [Link::A, Link::B],
            Self::AC => [Link::A, Link::Common],
            Self::BC => [Link::B, Link::Common],
        }
    }

    /// The link that is no part of it.
    #[must_use]
    pub const fn unused(self) -> Link {
        match self {
            Self::AB => Link::Common,
            Self::AC => Link::B,
            Self::BC => Link::A,
        }
    }

    /// Whether the common link is part of it.
    #[must_use]
    pub const fn has_common(self) -> bool {
        !matches!(self, Self::AB)
    }
}

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Lays out a wheel: this space at the place that tells how it lies.
    Place {
        /// Which.
        wheel: Wheel,
        /// Its space.
        space: u8,
    },
    /// Takes this player wheel; the other player has the other one.
    Take(Mark),
    /// Feeds so many of the hungry from the store; the others go.
    Feed(u8),
    /// Turns the own wheel or a production wheel clockwise by one space.
    Turn(Wheel),
    /// Builds from the store.
    Build(Work),
    /// Triggers a link.
    Trigger(Link),
    /// Makes a building of two links: as two actions, or in the production
    /// phase.
    Join(Pair),
    /// Spends a hired worker for one more action.
    Worker,
    /// Ends the action phase.
    End,
    /// Produces without a building of two links.
    Plain,
}

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

/// Why an action cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalAction {
    /// The game is over.
    Over,
    /// It is no part of this phase.
    OtherPhase,
    /// The wheels are laid out one after the other: this one is next.
    PlaceNext(Wheel),
    /// The wheel has no such space.
    NoSpace,
    /// Not so many are hungry, or there is not so much food.
    CannotFeed {
        /// The most that can be fed.
        most: u8,
    },
    /// No action is left.
    NoActions,
    /// A building of two links takes two actions.
    TwoActions,
    /// Nobody turns the opponent's wheel.
    NotYourWheel,
    /// The store does not have what it costs.
    CannotPay(Work),
    /// There are four already.
    Full(Work),
    /// One more building needs one more wall and road.
    NoSupport,
    /// The link does nothing.
    Idle(Link),
    /// These two links make no building.
    NoBuilding(Pair),
    /// No worker held since the start of the turn is left.
    NoWorker,
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
