//! What links do. The table is reconstructed; the published game has it on its
//! own sheet.

use super::city::{Development, Good, Item};
use super::wheels::Symbol;
use serde::Serialize;

/// What a link of two symbols does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "does", content = "what", rename_all = "camelCase")]
pub enum Effect {
    /// Nothing.
    Nothing,
    /// Nothing alone; half of a building.
    Pair,
    /// Gives something.
    Gives(Item),
    /// One skull: endangers something.
    Danger(Good),
    /// Two skulls.
    Disaster,
}

impl Effect {
    /// What these two symbols do together, in either order.
    #[must_use]
    pub const fn of(one: Symbol, other: Symbol) -> Self {
        use Symbol::{Brick, Food, Gold, Skull, Stone, Wood};
        match (one, other) {
            (Skull, Skull) => Self::Disaster,
            (Skull, with) | (with, Skull) => Self::Danger(good(with)),
            (Gold, with) | (with, Gold) => Self::Gives(Item::Good(good(with))),
            (Brick, Wood) | (Wood, Brick) => Self::Pair,
            (Brick, Stone) | (Stone, Brick) => Self::Gives(Item::Development(Development::Wall)),
            (Wood, Stone) | (Stone, Wood) => Self::Gives(Item::Development(Development::Road)),
            (Brick, Food) | (Food, Brick) => {
                Self::Gives(Item::Development(Development::Population))
            }
            (Wood, Food) | (Food, Wood) => {
                Self::Gives(Item::Development(Development::FoodProduction))
            }
            (Brick, Brick)
            | (Wood, Wood)
            | (Stone, Stone)
            | (Food, Food)
            | (Stone, Food)
            | (Food, Stone) => Self::Nothing,
        }
    }

    /// What it gives, if it gives something.
    #[must_use]
    pub const fn gives(self) -> Option<Item> {
        match self {
            Self::Gives(item) => Some(item),
            _ => None,
        }
    }
}

/// What gold fetches, and what a skull endangers, with a symbol; with gold it
/// is a worker.
const fn good(with: Symbol) -> Good {
    match with {
        Symbol::Brick => Good::Brick,
        Symbol::Wood => Good::Wood,
        Symbol::Stone => Good::Stone,
        Symbol::Food => Good::Food,
        Symbol::Gold | Symbol::Skull => Good::Worker,
    }
}

/// Whether two links make a building together: one shows two different ones of
/// brick, wood and stone, the other one gold and the third.
#[must_use]
pub const fn make_building(one: (Symbol, Symbol), other: (Symbol, Symbol)) -> bool {
    matches!((materials(one), third(other)), (Some(missing), Some(fetched)) if missing as u8 == fetched as u8)
        || matches!((materials(other), third(one)), (Some(missing), Some(fetched)) if missing as u8 == fetched as u8)
}

/// Which material is missing beside two different ones.
const fn materials(link: (Symbol, Symbol)) -> Option<Symbol> {
    use Symbol::{Brick, Stone, Wood};
    match link {
        (Brick, Wood) | (Wood, Brick) => Some(Stone),
        (Brick, Stone) | (Stone, Brick) => Some(Wood),
        (Wood, Stone) | (Stone, Wood) => Some(Brick),
        _ => None,
    }
}

/// Which material gold fetches.
const fn third(link: (Symbol, Symbol)) -> Option<Symbol> {
    use Symbol::{Brick, Gold, Stone, Wood};
    match link {
        (Gold, with @ (Brick | Wood | Stone)) | (with @ (Brick | Wood | Stone), Gold) => Some(with),
        _ => None,
    }
}
