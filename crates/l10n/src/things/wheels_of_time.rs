//! Wheels of Time.

use crate::wheels_of_time as words;
use crate::{Message, Thing};
use rules::games::wheels_of_time::{Development, Effect, Good, PlayerWheel};
pub use rules::games::wheels_of_time::{Die, Item, Link, LinkPair, Symbol, Wheel};

/// What a link does to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkEffect {
    /// As the link by itself.
    Of(Effect),
    /// A danger at the common link, in which the player takes the good from the other one.
    Take(Good),
    /// A danger at the common link, in which the player loses the good to the other one.
    Lose(Good),
}

impl Thing for Symbol {
    fn message(self) -> Message {
        match self {
            Self::Brick => words::SYMBOL_BRICK,
            Self::Wood => words::SYMBOL_WOOD,
            Self::Stone => words::SYMBOL_STONE,
            Self::Food => words::SYMBOL_FOOD,
            Self::Gold => words::SYMBOL_GOLD,
            Self::Skull => words::SYMBOL_SKULL,
        }
    }
}

impl Thing for Item {
    fn message(self) -> Message {
        match self {
            Self::Development(Development::FoodProduction) => words::ITEM_FOOD_PRODUCTION,
            Self::Development(Development::Population) => words::ITEM_POPULATION,
            Self::Development(Development::Wall) => words::ITEM_WALL,
            Self::Development(Development::Road) => words::ITEM_ROAD,
            Self::Development(Development::Building) => words::ITEM_BUILDING,
            Self::Good(Good::Brick) => words::ITEM_BRICK,
            Self::Good(Good::Wood) => words::ITEM_WOOD,
            Self::Good(Good::Stone) => words::ITEM_STONE,
            Self::Good(Good::Food) => words::ITEM_FOOD,
            Self::Good(Good::Worker) => words::ITEM_WORKER,
        }
    }
}

impl Thing for LinkEffect {
    fn message(self) -> Message {
        match self {
            Self::Of(Effect::Nothing) => words::LINK_EFFECT_NOTHING,
            Self::Of(Effect::HalfBuilding) => words::LINK_EFFECT_HALF_BUILDING,
            Self::Of(Effect::Gives(Item::Development(development))) => match development {
                Development::FoodProduction => words::LINK_EFFECT_FOOD_PRODUCTION,
                Development::Population => words::LINK_EFFECT_POPULATION,
                Development::Wall => words::LINK_EFFECT_WALL,
                Development::Road => words::LINK_EFFECT_ROAD,
                Development::Building => words::LINK_EFFECT_BUILDING,
            },
            Self::Of(Effect::Gives(Item::Good(good))) => match good {
                Good::Brick => words::LINK_EFFECT_BRICK,
                Good::Wood => words::LINK_EFFECT_WOOD,
                Good::Stone => words::LINK_EFFECT_STONE,
                Good::Food => words::LINK_EFFECT_FOOD,
                Good::Worker => words::LINK_EFFECT_WORKER,
            },
            Self::Of(Effect::Danger(good)) => match good {
                Good::Brick => words::LINK_EFFECT_DANGER_BRICK,
                Good::Wood => words::LINK_EFFECT_DANGER_WOOD,
                Good::Stone => words::LINK_EFFECT_DANGER_STONE,
                Good::Food => words::LINK_EFFECT_DANGER_FOOD,
                Good::Worker => words::LINK_EFFECT_DANGER_WORKER,
            },
            Self::Of(Effect::Disaster) => words::LINK_EFFECT_DISASTER,
            Self::Take(good) => match good {
                Good::Brick => words::LINK_EFFECT_TAKE_BRICK,
                Good::Wood => words::LINK_EFFECT_TAKE_WOOD,
                Good::Stone => words::LINK_EFFECT_TAKE_STONE,
                Good::Food => words::LINK_EFFECT_TAKE_FOOD,
                Good::Worker => words::LINK_EFFECT_TAKE_WORKER,
            },
            Self::Lose(good) => match good {
                Good::Brick => words::LINK_EFFECT_LOSE_BRICK,
                Good::Wood => words::LINK_EFFECT_LOSE_WOOD,
                Good::Stone => words::LINK_EFFECT_LOSE_STONE,
                Good::Food => words::LINK_EFFECT_LOSE_FOOD,
                Good::Worker => words::LINK_EFFECT_LOSE_WORKER,
            },
        }
    }
}

impl Thing for Wheel {
    fn message(self) -> Message {
        match self {
            Self::Player(PlayerWheel::One) => words::WHEEL_ONE,
            Self::Player(PlayerWheel::Two) => words::WHEEL_TWO,
            Self::A => words::WHEEL_A,
            Self::B => words::WHEEL_B,
        }
    }
}

impl Thing for Link {
    fn message(self) -> Message {
        match self {
            Self::A => words::LINK_A,
            Self::B => words::LINK_B,
            Self::Common => words::LINK_COMMON,
        }
    }
}

impl Thing for LinkPair {
    fn message(self) -> Message {
        match self {
            Self::AB => words::LINK_PAIR_AB,
            Self::AC => words::LINK_PAIR_AC,
            Self::BC => words::LINK_PAIR_BC,
        }
    }
}

impl Thing for Die {
    fn message(self) -> Message {
        match self.number() {
            1 => words::DIE_ONE,
            2 => words::DIE_TWO,
            3 => words::DIE_THREE,
            4 => words::DIE_FOUR,
            5 => words::DIE_FIVE,
            _ => words::DIE_SIX,
        }
    }
}
