//! The actions of the game, and why an action is illegal.

use super::cells::{Cell, Turn};
use super::monuments::{Monument, Need, Terrain};
use super::tiles::{Kind, Slot};

/// Something that can be bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Item {
    /// The tile of this stack.
    Tile(Slot),
    /// A long road.
    LongRoad,
    /// A set of short roads: two of two spaces, one of one.
    ShortRoads,
    /// The tower.
    Tower,
    /// The pedestal of the first player.
    First,
    /// The pedestal of the second player.
    Second,
    /// A monument, for all gold that is left.
    Monument(Monument),
}

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Begins a game alone: the automaton reveals its first card.
    Begin,
    /// Buys something.
    Buy(Item),
    /// Takes a loan.
    Loan,
    /// Pays the loan off.
    Repay,
    /// Leaves the round, as nothing can be bought.
    Out,
    /// Places the piece under way; of a short set, a road of two spaces.
    Place {
        /// The corner of its bounding box.
        at: Cell,
        /// How it is turned.
        turn: Turn,
    },
    /// Places the road of one space of a short set.
    Single {
        /// Where.
        at: Cell,
    },
    /// Ends the turn.
    End,
}

/// Why an action cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalAction {
    /// The game is over.
    Over,
    /// It is not what is to be decided now.
    OtherPhase,
    /// It is not for sale (any more).
    NotForSale,
    /// There is not gold enough.
    TooDear {
        /// What it costs.
        cost: u8,
        /// The gold there is.
        gold: u8,
    },
    /// It can be placed nowhere.
    NoPlace,
    /// The player has a pedestal in this round.
    HasPedestal,
    /// There was a loan taken or paid off in this turn.
    OneLoanATurn,
    /// The player has an unpaid loan.
    HasLoan,
    /// Even two more gold buy nothing.
    LoanInVain,
    /// The player has no loan.
    NoLoan,
    /// The loan was taken in this round.
    LoanTooYoung,
    /// Something can be bought, so something must be.
    MustBuy,
    /// The shape, turned so, is the same as with fewer turns.
    NoSuchTurn,
    /// It reaches beyond the map.
    OffMap,
    /// Something lies there.
    Taken {
        /// On the first such space.
        cell: Cell,
    },
    /// It cannot lie on water.
    OnWater {
        /// The first such space.
        cell: Cell,
    },
    /// It must lie on water.
    OnLand {
        /// The first such space.
        cell: Cell,
    },
    /// Land and water are not where it needs them.
    WrongTerrain {
        /// What it needs.
        terrain: Terrain,
    },
    /// The first road must be at the sidewalk.
    NotAtSidewalk,
    /// A road must be at another one, at the sidewalk or at a tower.
    NotAtRoad,
    /// A tower must be at something.
    Apart,
    /// A building must be at a road or at a building of its type.
    NotAtRoadOrOwn {
        /// Its type.
        kind: Kind,
    },
    /// A monument is not next to what it needs.
    Lacks {
        /// The first thing.
        need: Need,
    },
    /// The monument's other pieces would fit nowhere.
    Unfinished,
    /// There is no such road left in the set.
    NoneLeft,
}
