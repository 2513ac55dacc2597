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
        TABLE[one as usize][other as usize]
    }

    const fn by_rule(one: Symbol, other: Symbol) -> Self {
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

/// What each two symbols do: random games look it up all the time.
const TABLE: [[Effect; Symbol::ALL.len()]; Symbol::ALL.len()] = {
    let mut table = [[Effect::Nothing; Symbol::ALL.len()]; Symbol::ALL.len()];
    let mut one = 0;
    while one < Symbol::ALL.len() {
        let mut other = 0;
        while other < Symbol::ALL.len() {
            table[one][other] = Effect::by_rule(Symbol::ALL[one], Symbol::ALL[other]);
            other += 1;
        }
        one += 1;
    }
    table
};

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
    // Each of brick, wood, stone and gold is in one of the two, and in one only.
    part(one) ^ part(other) == BRICK | WOOD | STONE | GOLD
}

const BRICK: u8 = 1;
const WOOD: u8 = 2;
const STONE: u8 = 4;
const GOLD: u8 = 8;

/// What a link can bring to a building; nothing if only one of its symbols can
/// bring something, or both the same.
const fn part(link: (Symbol, Symbol)) -> u8 {
    let (one, other) = (material(link.0), material(link.1));
    if one == 0 || other == 0 || one == other {
        0
    } else {
        one | other
    }
}

const fn material(symbol: Symbol) -> u8 {
    match symbol {
        Symbol::Brick => BRICK,
        Symbol::Wood => WOOD,
        Symbol::Stone => STONE,
        Symbol::Gold => GOLD,
        Symbol::Food | Symbol::Skull => 0,
    }
}
