//! What happens when an action is applied, what the score consists of, and why
//! the game ends.

use super::action::LinkPair;
use super::city::{Development, Good, Item, Structure};
use super::dice::Die;
use super::wheels::{Link, PlayerWheel, Wheel};
use crate::seat::Seat;
use serde::Serialize;

/// What caused a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum LossCause {
    /// People were not fed.
    Hunger,
    /// A danger at this link.
    Danger(Link),
    /// A disaster, which the die decides.
    Disaster,
}

/// Something that happened.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "camelCase")]
pub enum Event {
    /// A wheel was placed before the game.
    Placed {
        wheel: Wheel,
        /// The space at its reference contact, from 0.
        space: u8,
    },
    /// A player chose a player wheel.
    Took { seat: Seat, wheel: PlayerWheel },
    /// A player fed people from the food supply.
    Fed {
        seat: Seat,
        /// How much food was spent: one for each person.
        food: u8,
    },
    /// A player turned a wheel one space.
    Turned { seat: Seat, wheel: Wheel },
    /// A player built something from the supply.
    Built { seat: Seat, structure: Structure },
    /// A player triggered a link.
    Triggered { seat: Seat, link: Link },
    /// A player spent a hired worker for one more action.
    Worked { seat: Seat },
    /// A player combined two links into a building.
    Joined { seat: Seat, pair: LinkPair },
    /// A player ended the action phase.
    Ended { seat: Seat },
    /// A link gave something.
    Gained {
        seat: Seat,
        /// The link, as the active player calls it.
        link: Link,
        item: Item,
        /// Whether there was room for it; otherwise it is lost.
        kept: bool,
    },
    /// A player lost something.
    Lost {
        seat: Seat,
        item: Item,
        /// How many; 0 if there were none to lose.
        count: u8,
        cause: LossCause,
    },
    /// A danger at the common link took a good from one player for the other.
    Stolen {
        /// The player who loses it.
        from: Seat,
        /// The player who takes it.
        to: Seat,
        /// What was to be taken.
        good: Good,
        /// Whether there was one to take.
        taken: bool,
        /// Whether the taker had room for it; otherwise it is lost.
        kept: bool,
    },
    /// A die was rolled for a disaster.
    Disaster {
        /// The player who is struck.
        seat: Seat,
        /// The link with the two skulls.
        link: Link,
        die: Die,
    },
    /// All four wheels turned one space after a disaster.
    AllTurned,
    /// A die was rolled for the wheels at the end of a solitaire round.
    Rotated { die: Die },
    /// A solitaire round is over.
    RoundOver {
        /// The round, from 1.
        round: u8,
    },
}

/// Why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum EndReason {
    /// A city has four walls, four roads and four buildings.
    CityComplete,
    /// A common link completed both cities at once; the active player wins.
    BothComplete,
    /// A city has no population left.
    NoPeople,
    /// The rounds of a solitaire game have been played.
    RoundsUsedUp,
    /// [`MAX_TURNS`](super::MAX_TURNS) turns have been played: a draw. House
    /// ruling.
    TooLong,
}

/// A part of a seat's score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "source", rename_all = "camelCase")]
pub enum ScoreItem {
    /// One point for each wall, road or building.
    Structures {
        /// Walls, roads or buildings.
        which: Development,
        /// How many the city has.
        count: u8,
    },
}
