//! Why an action is illegal, as data and as a sentence.

use super::action::LinkPair;
use super::city::Structure;
use super::wheels::{Link, Wheel};
use core::fmt;

/// Why an action cannot be taken. `Display` gives a sentence for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl fmt::Display for IllegalAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::GameOver => f.write_str("The game is over."),
            Self::WrongPhase => f.write_str("You cannot do that now."),
            Self::PlaceNext(wheel) => write!(f, "Set {} first.", wheel.name()),
            Self::NoSuchSpace => f.write_str("The wheel has no such space."),
            Self::CannotFeed { max } => write!(f, "You can feed at most {max}."),
            Self::NoActionsLeft => f.write_str("You have no actions left."),
            Self::NeedsTwoActions => f.write_str("A building of two links takes two actions."),
            Self::NotYourWheel => f.write_str("You can only turn your own wheel, A and B."),
            Self::CannotPay(structure) => {
                let cost = match structure {
                    Structure::Wall => "a brick and a stone",
                    Structure::Road => "a wood and a stone",
                    Structure::Building => "a brick, a wood and a stone",
                };
                write!(
                    f,
                    "A {structure} costs {cost}, and you do not have them all."
                )
            }
            Self::TrackFull(structure) => {
                write!(f, "You already have four {structure}s, the maximum.")
            }
            Self::NoSupport => f.write_str(
                "Each building needs a wall and a road of its own, and you do not have enough.",
            ),
            Self::NoEffect(link) => {
                let link = match link {
                    Link::A => "Link A",
                    Link::B => "Link B",
                    Link::Common => "The common link",
                };
                write!(f, "{link} gives nothing right now.")
            }
            Self::NoBuilding(pair) => {
                let pair = match pair {
                    LinkPair::AB => "Links A and B",
                    LinkPair::AC => "Link A and the common link",
                    LinkPair::BC => "Link B and the common link",
                };
                write!(f, "{pair} do not make a building.")
            }
            Self::NoSpendableWorker => f.write_str("You have no hired worker to spend this turn."),
        }
    }
}

impl core::error::Error for IllegalAction {}
