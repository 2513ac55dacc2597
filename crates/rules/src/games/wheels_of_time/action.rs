//! The decisions of the game, and why one is illegal.

use super::city::Structure;
use super::notation::ParseError;
use super::wheels::{Link, PlayerWheel, Wheel};
use core::fmt;
use core::str::FromStr;
use serde::Serialize;

/// Two of a player's links, which may form a building together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum LinkPair {
    /// The links with A and B.
    AB,
    /// The link with A and the common link.
    AC,
    /// The link with B and the common link.
    BC,
}

impl LinkPair {
    /// All three pairs.
    pub const ALL: [Self; 3] = [Self::AB, Self::AC, Self::BC];

    /// Both links, in the order in which they are resolved.
    pub const fn links(self) -> [Link; 2] {
        match self {
            Self::AB => [Link::A, Link::B],
            Self::AC => [Link::A, Link::Common],
            Self::BC => [Link::B, Link::Common],
        }
    }

    /// The link that is not in the pair.
    pub const fn unused(self) -> Link {
        match self {
            Self::AB => Link::Common,
            Self::AC => Link::B,
            Self::BC => Link::A,
        }
    }

    /// Whether the common link is one of the two.
    pub const fn has_common(self) -> bool {
        !matches!(self, Self::AB)
    }

    const fn code(self) -> &'static str {
        match self {
            Self::AB => "AB",
            Self::AC => "AC",
            Self::BC => "BC",
        }
    }
}

impl fmt::Display for LinkPair {
    /// The pair as actions write it: `AB`, `AC` or `BC`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for LinkPair {
    type Err = ParseError;

    /// Parses what `Display` writes, in upper or lower case.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        ParseError::find(&Self::ALL, Self::code, text, "two links (AB, AC or BC)")
    }
}

/// A decision of the player to act. As text it is written in the game's
/// notation, which the [module](super) describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Places a wheel with this space at its reference contact, before a game
    /// with cut and choose.
    Place {
        /// Wheels are placed in the order of [`Wheel::ALL`].
        wheel: Wheel,
        /// The space, from 0; see [`Wheels::space`](super::Wheels::space).
        space: u8,
    },
    /// Takes this player wheel; the other player gets the other one.
    Take(PlayerWheel),
    /// Feeds this many hungry people from the food supply; the rest are lost.
    Feed(u8),
    /// Turns the player's own wheel or a production wheel one space clockwise.
    Turn(Wheel),
    /// Builds from the player's supply.
    Build(Structure),
    /// Triggers one of the player's links.
    Trigger(Link),
    /// Combines two links into a building: for two actions, or during
    /// production.
    Join(LinkPair),
    /// Spends a hired worker for one more action.
    SpendWorker,
    /// Ends the action phase.
    EndActions,
    /// Lets each link produce separately, although two of them could form a
    /// building.
    ProduceSeparately,
}

/// Why an action cannot be taken, as data.
#[allow(missing_docs, reason = "the names of the variants say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum IllegalAction {
    GameOver,
    WrongPhase,
    /// The wheels are placed in a fixed order, and this one is next.
    PlaceNext(Wheel),
    NoSuchSpace,
    /// There are not that many hungry people, or there is not that much food.
    CannotFeed {
        /// The most people that can be fed.
        max: u8,
    },
    NoActionsLeft,
    /// Combining two links takes two actions, and only one is left.
    NeedsTwoActions,
    NotYourWheel,
    /// The supply does not cover the cost.
    CannotPay(Structure),
    /// The city has four of these already.
    TrackFull(Structure),
    /// One more building needs one more wall and road.
    NoSupport,
    /// The link does nothing when triggered.
    NoEffect(Link),
    /// The two links do not form a building.
    NoBuilding(LinkPair),
    /// The player has no worker left that was held when the turn began.
    NoSpendableWorker,
}
