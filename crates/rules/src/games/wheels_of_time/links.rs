//! What links do.
//!
//! House ruling: the table is a reconstruction; the published game has it on
//! its own sheet. What the rulebook fixes: one skull is a danger, two are a
//! disaster, stone and gold produce a stone, and wood-brick combines with
//! stone-gold into a building.

use super::city::{Development, Good, Item};
use super::wheels::Symbol;
use serde::Serialize;

/// What a link of two symbols does. Rulebook: "3. Production Phase" and
/// "4. Danger Phase".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "does", content = "what", rename_all = "camelCase")]
pub enum Effect {
    /// The two symbols do nothing together.
    Nothing,
    /// Nothing by itself, but it can be combined into a building: brick and
    /// wood.
    HalfBuilding,
    /// Gives one of this item.
    Gives(Item),
    /// A danger (one skull) to this good.
    Danger(Good),
    /// A disaster (two skulls).
    Disaster,
}

impl Effect {
    /// What two symbols do together, in either order.
    pub const fn of(one: Symbol, other: Symbol) -> Self {
        TABLE[one as usize][other as usize]
    }

    const fn compute(one: Symbol, other: Symbol) -> Self {
        use Symbol::{Brick, Food, Gold, Skull, Stone, Wood};
        match (one, other) {
            (Skull, Skull) => Self::Disaster,
            (Skull, symbol) | (symbol, Skull) => Self::Danger(linked_good(symbol)),
            (Gold, symbol) | (symbol, Gold) => Self::Gives(Item::Good(linked_good(symbol))),
            (Brick, Wood) | (Wood, Brick) => Self::HalfBuilding,
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

    /// The item that the link gives, if any.
    pub const fn gives(self) -> Option<Item> {
        match self {
            Self::Gives(item) => Some(item),
            _ => None,
        }
    }
}

/// [`Effect::compute`] for every two symbols: playouts spend much of their time
/// on this lookup.
const TABLE: [[Effect; Symbol::ALL.len()]; Symbol::ALL.len()] = {
    let mut table = [[Effect::Nothing; Symbol::ALL.len()]; Symbol::ALL.len()];
    let mut one = 0;
    while one < Symbol::ALL.len() {
        let mut other = 0;
        while other < Symbol::ALL.len() {
            table[one][other] = Effect::compute(Symbol::ALL[one], Symbol::ALL[other]);
            other += 1;
        }
        one += 1;
    }
    table
};

/// The good that gold produces and a skull endangers when linked with this
/// symbol: a worker for gold itself.
const fn linked_good(symbol: Symbol) -> Good {
    match symbol {
        Symbol::Brick => Good::Brick,
        Symbol::Wood => Good::Wood,
        Symbol::Stone => Good::Stone,
        Symbol::Food => Good::Food,
        Symbol::Gold | Symbol::Skull => Good::Worker,
    }
}

/// Whether two links, each given by its two symbols, combine into a building:
/// one shows two different symbols of brick, wood and stone, the other shows
/// gold and the third. Rulebook: "3. Production Phase".
pub const fn forms_building(one: (Symbol, Symbol), other: (Symbol, Symbol)) -> bool {
    // Each of brick, wood, stone and gold is in exactly one of the two links.
    materials(one) ^ materials(other) == BRICK | WOOD | STONE | GOLD
}

const BRICK: u8 = 1;
const WOOD: u8 = 2;
const STONE: u8 = 4;
const GOLD: u8 = 8;

/// The two materials of a link as bits, or 0 unless both symbols are different
/// materials.
const fn materials(link: (Symbol, Symbol)) -> u8 {
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
