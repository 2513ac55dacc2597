//! Why an action is illegal, as data.

use super::action::LinkPair;
use super::city::Structure;
use super::wheels::{Link, Wheel};

/// Why an action cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum IllegalAction {
    /// No action is legal once the game is over.
    GameOver,
    /// The action belongs to another phase.
    WrongPhase,
    /// The wheels are placed in a fixed order, and this one is next.
    PlaceNext(Wheel),
    /// The wheel does not have that many spaces.
    NoSuchSpace,
    /// There are not that many hungry people, or there is not that much food.
    CannotFeed {
        /// The most people that can be fed.
        max: u8,
    },
    /// The player has no actions left.
    NoActionsLeft,
    /// Combining two links takes two actions, and only one is left.
    NeedsTwoActions,
    /// The wheel is the opponent's.
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
