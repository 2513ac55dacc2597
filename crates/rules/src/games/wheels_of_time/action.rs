//! The actions of the game, and why an action is illegal.

use super::city::Work;
use super::wheels::{Link, Mark, Wheel};
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
